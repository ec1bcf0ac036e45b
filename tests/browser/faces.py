"""Cards of all decks as a browser lays them out, and what is wrong with their faces."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any, Literal

import msgspec

from questboard.games import load_rules
from questboard.games.adventure import content
from questboard.games.adventure.scene import cards
from questboard.games.dragonfire import content as df_content
from questboard.games.dragonfire.scene import cards as dragonfire
from questboard.games.dragonfire.scene import offer_cards
from questboard.games.fantasy import content as fa_content
from questboard.games.fantasy.scene import cards as fantasy
from questboard.games.portal import content as po_content
from questboard.games.portal.scene import cards as portal
from questboard.scene import Node, Scene
from tests.browser.person import Person

HELD = ("deck:", "hero:", "solo:")
"""What the ids of cards begin with that come into a crowded hand."""

FULL = 7
"""So many cards of a hand have full faces."""

SPELLED_OUT = 3
"""So many cards before the active player are seen with their text on a large screen."""

LISTEN = """
    const Real = WebSocket;
    window.WebSocket = class extends Real {
        constructor(...given) {
            super(...given);
            window.line = this;
        }
    };
"""
"""Makes the line to the table known to the test, which then says what comes over it."""

TELL = "(message) => window.line.onmessage({ data: message })"

AUDIT = """(wanted) => {
    const found = [], plain = (text) => text.replace(/\\s+/g, ""), slack = 1.2;
    const meets = (a, b) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;
    const boxOf = (each) => each.getBoundingClientRect();
    // The light around a symbol may shine beyond a card.
    const solid = (art) => {
        const boxes = [...art.querySelectorAll(".token > :not(.halo), .badge > *")].map(boxOf);
        if (!boxes.length) return boxOf(art);
        const least = (side) => Math.min(...boxes.map((box) => box[side]));
        const most = (side) => Math.max(...boxes.map((box) => box[side]));
        return { left: least("left"), top: least("top"), right: most("right"), bottom: most("bottom") };
    };
    const drawn = (image, face) => {
        const clip = document.getElementById(image.getAttribute("clip-path").slice(5, -1)).firstElementChild;
        const { x, y, width, height } = clip.getBBox(), { a, d, e, f } = face.getScreenCTM();
        return { left: e + x * a, top: f + y * d, right: e + (x + width) * a, bottom: f + (y + height) * d };
    };
    for (const face of document.querySelectorAll("svg .face.card")) {
        const holder = face.closest("[data-id]"), id = holder.dataset.id, want = wanted[id];
        const card = face.querySelector("rect").getBoundingClientRect();
        if (!want || !card.width) continue;
        const scale = face.getScreenCTM().a, texts = [...face.querySelectorAll(":scope > text")];
        const said = plain(texts.map((text) => text.textContent).join(""));
        const words = texts.map((text) => {
            const size = parseFloat(text.getAttribute("font-size")) * scale;
            const { left, right, bottom, height } = text.getBoundingClientRect();
            const base = bottom - height * 0.24;
            return { text: text.textContent, size, left, right, top: base - size * 0.7, bottom: base };
        });
        const size = `${Math.round(card.width)} by ${Math.round(card.height)}`;
        const report = (trouble) => found.push(`${id}: ${trouble} (${size})`);
        const small = holder.closest("#board") && (card.width < 150 || card.height < 140);
        const plate = face.closest(".party, .supply") !== null;
        // Where plates are many, the cards of others are their drawings.
        const chip = plate && !said && card.width < 34 && face.querySelector("image, use") !== null;
        const above = plain(holder.closest("[data-seat]")?.querySelector(".line")?.textContent ?? "");
        const named = (said + above).includes(plain(want.name));
        if (!named && !(small && !said) && !chip) report(`no name, but ${said}`);
        const told = want.texts.length === 0 || want.texts.some((text) => said.includes(plain(text)));
        if (!told && !small && (!plate || want.spelled)) report("its text is missing");
        for (const word of words) {
            if (word.size < 11.95) report(`${word.text} in ${word.size.toFixed(1)} px`);
            if (/…$/.test(word.text)) report(`${word.text} is cut`);
            const across = word.left < card.left - slack || word.right > card.right + slack;
            if (across || word.bottom > card.bottom + slack) report(`${word.text} leaves the card`);
        }
        const symbols = [
            ...[...holder.querySelectorAll(":scope > [data-id] > .art")].map(solid),
            ...[...face.querySelectorAll(":scope > .sign, :scope > .emblem")].map(boxOf),
            ...[...face.querySelectorAll(":scope > image[clip-path]")].map((each) => drawn(each, face)),
        ];
        for (const symbol of symbols) {
            const inside = symbol.bottom <= card.bottom + 2 && symbol.right <= card.right + 3;
            if (!inside) report("a symbol leaves the card");
            for (const word of words) if (meets(word, symbol)) report(`${word.text} lies on a symbol`);
        }
    }
    return found;
}"""
"""What is wrong with the faces on a page: by the ids of cards, their names and the texts that would do."""


def adventure_deck() -> Iterator[Node]:
    """Every card of the Adventure System."""
    for box in ("ashardalon", "drizzt"):
        load_rules(box)
    for card in (*content.POWERS, *content.TREASURES):
        yield cards.face(f"deck:{card}", card)
    for drawn in (*content.ENCOUNTERS, *content.CHAMBERS, *content.BOONS):
        yield cards.face(f"drawn:{drawn}", drawn)
    for acting in (*content.MONSTERS, *content.ENCOUNTERS, *content.FRIENDS):
        yield cards.face(f"row:{acting}", acting, size=cards.ROW)
    yield from (cards.hero_on_offer(hero, 0) for hero in content.HEROES)


def dragonfire_deck() -> Iterator[Node]:
    """Every card of Dragonfire that comes into a hand or is offered."""
    load_rules("dragonfire")
    yield from (dragonfire.card_node(f"deck:{card}", card) for card in df_content.CARDS)
    yield from (offer_cards.feature_card(f"feature:{card}", card) for card in df_content.FEATURES)
    yield from (offer_cards.adventure_card(f"adventure:{card}", card) for card in df_content.ADVENTURES)
    yield from (offer_cards.screen_card(f"screen:{card}", card) for card in df_content.SCREENS)
    for card in df_content.DRAGONFIRE:
        node = dragonfire.dragonfire_node(card, printed=False)
        node.id = f"fire:{card}"
        yield node


def fantasy_deck() -> Iterator[Node]:
    """Every card of the Fantasy Adventure Board Game."""
    load_rules("fantasy")
    yield from (fantasy.item_card(f"deck:{card}", card) for card in fa_content.ITEMS)
    yield from (fantasy.monster_card(f"kind:{card}", card, size=fantasy.CARD) for card in fa_content.MONSTERS)
    yield from (fantasy.monster_card(f"row:{card}", card) for card in fa_content.MONSTERS)
    yield from (fantasy.hero_card(f"figure:{card}", card) for card in fa_content.HEROES)


def portal_deck() -> Iterator[Node]:
    """Every Hero of The Yawning Portal, also as in solo."""
    load_rules("portal")
    yield from (portal.hero_card(hero, solo=False) for hero in po_content.HEROES)
    for hero in po_content.HEROES:
        node = portal.hero_card(hero, solo=True)
        node.id = f"solo:{hero}"
        yield node


DECKS = {
    "adventure": adventure_deck,
    "dragonfire": dragonfire_deck,
    "fantasy": fantasy_deck,
    "portal": portal_deck,
}


def is_plate(node: Node) -> bool:
    """Whether a card lies before a player and not in a hand."""
    return node.size is not None and node.size[0] > 2.4 * node.size[1]


def hands(nodes: Sequence[Node], many: int) -> Iterator[tuple[Node, ...]]:
    """Cards dealt in hands; nobody holds many cards that are not for hands."""
    held = [node for node in nodes if not is_plate(node) and (many <= FULL or node.id.startswith(HELD))]
    return batched(held, many)


def rows(nodes: Sequence[Node]) -> Iterator[tuple[Node, ...]]:
    """Cards that lie before players, so many as are spelled out together."""
    return batched([node for node in nodes if is_plate(node)], SPELLED_OUT)


def batched(nodes: Sequence[Node], many: int) -> Iterator[tuple[Node, ...]]:
    """Nodes in groups of that size, but for the last one."""
    return (tuple(nodes[first : first + many]) for first in range(0, len(nodes), many))


def wanted(nodes: Sequence[Node], spelled: bool) -> dict[str, Any]:
    """What has to stand on each face: its name, and its full text or its short one."""
    found = {}
    for node in nodes:
        for each in node.walk():
            if each.kind == "card" and not each.face_down:
                full = "".join(each.lines[1 if each.icon else 0 :])
                texts = [text for text in (full, each.short) if text]
                found[each.id] = {"name": each.text, "texts": texts, "spelled": spelled}
    return found


def show(ada: Person, nodes: tuple[Node, ...], area: Literal["hand", "party"] = "hand") -> None:
    """Have a table show a hand, or what lies before the active player, as if it had come over the line."""
    tray = Node(id="hand", kind="tray", area=area, label="Cards:", glow=area == "party", children=list(nodes))
    show_scene(ada, Scene(game="portal", title="Cards", seat=0, status="", nodes=[tray]))


def show_scene(ada: Person, scene: Scene) -> None:
    """Have a table show a scene, as if it had come over the line."""
    ada.page.evaluate(TELL, json.dumps({**ada.shown, "scene": msgspec.to_builtins(scene), "lines": []}))


def troubles(ada: Person, nodes: Sequence[Node], spelled: bool = False) -> list[str]:
    """What is wrong with the faces that are seen now."""
    return list(ada.page.evaluate(AUDIT, wanted(nodes, spelled)))
