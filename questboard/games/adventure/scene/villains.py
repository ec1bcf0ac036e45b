"""The plates of Villains: a card each, with hit points as a track and what is special about it now."""

from __future__ import annotations

from questboard.games.adventure.content import MONSTERS
from questboard.games.adventure.nodes import villain_id
from questboard.games.adventure.rules.combat import armor_of
from questboard.games.adventure.scene import outlook
from questboard.games.adventure.scene.cards import PLATE, face
from questboard.games.adventure.scene.figures import mark_tokens, signs
from questboard.games.adventure.scene.symbols import ARMOR
from questboard.games.adventure.state import AdventureView
from questboard.games.adventure.words import figure as figure_word
from questboard.games.adventure.words import short_name
from questboard.scene import Node, badge, hit_points


def villains(view: AdventureView) -> list[Node]:
    """A plate for each Villain on the board."""
    return [plate(view, name) for name, figure in view.figures.items() if MONSTERS[figure.name].villain]


def plate(view: AdventureView, name: str) -> Node:
    """The card of a Villain, who acts in every Villain Phase (WA-070)."""
    figure, id = view.figures[name], villain_id(name)
    left = outlook.left(view, name)
    of, acts = left + figure.damage, view.turn.card == name
    acted = view.turn.phase == "villain" and figure.acted and not acts
    armor, words = str(armor_of(view, name)), figure_word(name)
    marked = "".join(f", {sign.words}" for sign in signs(figure.notes).values())
    state = " and acting" if acts else ", has acted" if acted else ""
    card = face(id, figure.name, size=PLATE, where=f", Villain, {left} of {of} HP left{marked}{state}")
    card.text = short_name(figure.name)
    card.lines = ("Villain · has acted" if acted else "Villain · acts in every turn", *card.lines)
    card.glow = acts
    card.children = [
        hit_points(f"{id}:bar", left, of, f"{words}: {left} of {of} HP."),
        badge(f"{id}:ac", ARMOR, "slate", armor, f"Armor Class of {words}: {armor}.", "WA-053"),
        *mark_tokens(id, figure.notes),
    ]
    return Node(
        id=f"{id}:plate", kind="tray", area="party", label=f"{words}, a Villain:", glow=acts, children=[card]
    )
