"""Cues of attacks, dice, damage, healing and conditions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from questboard.cues import AnyCue, Attack, Condition, Defeat, Die, Gain, Health, Roll
from questboard.games.adventure import nodes
from questboard.games.adventure.content import POWERS, TREASURES
from questboard.games.adventure.cues.base import anybody, hero, hero_card, seat
from questboard.games.adventure.hooks import Seen, Show
from questboard.games.adventure.scene.symbols import EXPERIENCE, HEALING
from questboard.games.adventure.state import AdventureView
from questboard.games.adventure.words import CONDITIONS
from questboard.games.adventure.words import card as card_word

# ---- attacks and dice


def hero_attacks(seen: Seen) -> Sequence[AnyCue]:
    """A Hero attacks, or a Monster that a Hero controls."""
    who = anybody(seen.view, seen.event.facts.get("figure") or seen("hero"))
    return [Attack((foe(seen),), who, card_word(seen("card")), reaches_far(seen("card")))]


def reaches_far(card: str) -> bool:
    """Whether a power or an item attacks from afar."""
    if card in POWERS:
        return POWERS[card].reach not in ("adjacent", None)
    return card in TREASURES and TREASURES[card].range not in ("adjacent", None)


def attacked(seen: Seen) -> Sequence[AnyCue]:
    """A Monster or a card attacks somebody, and why."""
    source, target = anybody(seen.view, seen("source")), anybody(seen.view, seen("target"))
    far = not beside(seen.view, seen("source"), seen("target"))
    return [Attack((target,), source, card_word(seen("attack")), far, seen("reason"))]


def beside(view: AdventureView, figure: str, target: str) -> bool:
    """Whether a Monster attacks somebody next to it."""
    if figure not in view.figures:
        return False
    square = (
        view.friends[target].square if target in view.friends else view.heroes[view.seat_of(target)].square
    )
    return bool(square >= 0 and view.board.around(view.base(figure)) >> square & 1)


def friend_attacks(seen: Seen) -> Sequence[AnyCue]:
    """A Villager or an Ally attacks."""
    return [Attack((foe(seen),), nodes.friend_id(seen("villager")))]


def dropped_on(seen: Seen) -> Sequence[AnyCue]:
    """A Trap attacks a Monster."""
    return [Attack((foe(seen),), anybody(seen.view, seen("encounter")), card_word(seen("encounter")), True)]


def rolled(seen: Seen) -> Sequence[AnyCue]:
    """A die, what is added to it, and what it comes to; a card may change that."""
    verdict, at = seen("verdict"), seen("at")
    roll = Roll((Die(str(seen("die"))),), anybody(seen.view, seen("by")), anybody(seen.view, at))
    if verdict:
        roll.bonus, roll.total, roll.verdict = seen("bonus"), seen("total"), verdict
        roll.against = f"AC {seen('goal')}" if at else f"{seen('goal')} or more"
    return [roll]


def foe(seen: Seen) -> str:
    """Whoever is attacked or hurt."""
    return nodes.foe_id(seen.view, seen("foe"))


# ---- damage and healing


def damaged(seen: Seen) -> Sequence[AnyCue]:
    """A Monster or an object takes damage."""
    return [Health(foe(seen), -seen("amount"), seen("left"))]


def hero_damaged(seen: Seen) -> Sequence[AnyCue]:
    """A Hero takes damage, or none."""
    return [Health(hero(seen), -seen.event.facts.get("amount", 0), seen("left"))]


def friend_damaged(seen: Seen) -> Sequence[AnyCue]:
    """A Villager or an Ally takes damage."""
    return [Health(nodes.friend_id(seen("villager")), -seen("amount"), seen("left"))]


def hero_healed(seen: Seen) -> Sequence[AnyCue]:
    """A Hero regains Hit Points."""
    return [Health(hero(seen), seen("amount"), seen("left"))]


def foe_healed(seen: Seen) -> Sequence[AnyCue]:
    """A Monster regains Hit Points."""
    name = seen.event.facts.get("foe") or seen("figure")
    return [Health(nodes.figure_id(name), seen("amount"), seen("left"))]


def surge(seen: Seen) -> Sequence[AnyCue]:
    """A healing surge goes to a Hero."""
    team = seen.view.heroes[seat(seen)].team
    start = nodes.shared_id(seen.view, "surges", team)
    return [Gain(HEALING.icon, HEALING.color, "1 healing surge", start, hero_card(seen))]


def surges_gained(seen: Seen) -> Sequence[AnyCue]:
    """Healing surges come to a team."""
    end = nodes.shared_id(seen.view, "surges", seen.view.heroes[seat(seen)].team)
    return [Gain(HEALING.icon, HEALING.color, "1 healing surge", end=end)]


def defeated(seen: Seen) -> Sequence[AnyCue]:
    """A Monster falls, and its card becomes Experience."""
    figure = nodes.figure_id(seen("foe"))
    cues: list[AnyCue] = [Defeat(figure)]
    if worth := seen("experience"):
        pile = nodes.shared_id(seen.view, "experience", seen.view.heroes[seat(seen)].team)
        cues.append(Gain(EXPERIENCE, "emerald", f"{worth} Experience", figure, pile))
    return cues


def destroyed(seen: Seen) -> Sequence[AnyCue]:
    """An object is there no longer."""
    return [Defeat(nodes.object_id(seen("foe")))]


def downed(seen: Seen) -> Sequence[AnyCue]:
    """A Hero falls."""
    return [Defeat(hero(seen))]


def friend_killed(seen: Seen) -> Sequence[AnyCue]:
    """A Villager or an Ally falls."""
    return [Defeat(nodes.friend_id(seen("villager")))]


# ---- conditions and the like


def afflicted(seen: Seen) -> Sequence[AnyCue]:
    """A Hero gets a condition or is rid of one."""
    return [Condition(hero(seen), CONDITIONS[seen("condition")], seen.event.kind == "afflicted")]


def cursed(seen: Seen) -> Sequence[AnyCue]:
    """A Hero gets a curse or a stance, or is rid of it."""
    return [Condition(hero(seen), card_word(seen("card")), seen.event.kind != "curse_ended")]


def on_foe(name: str, gained: bool = True) -> Show:
    """Something that a Monster, or whoever was attacked like one, gets or is rid of."""

    def show(seen: Seen) -> Sequence[AnyCue]:
        return [Condition(anybody(seen.view, seen.event.facts.get("foe") or seen("figure")), name, gained)]

    return show


def on_hero(name: str, gained: bool = True) -> Show:
    """Something that a Hero gets or is rid of."""

    def show(seen: Seen) -> Sequence[AnyCue]:
        return [Condition(hero(seen), name, gained)]

    return show


def counted(name: str) -> Show:
    """Something of which a Hero has some, until none are left."""

    def show(seen: Seen) -> Sequence[AnyCue]:
        left = seen("left")
        return [Condition(hero(seen), f"{name}: {left}" if left else name, left > 0)]

    return show


FIGHTS: Mapping[str, Show] = MappingProxyType({
    "attacks": hero_attacks,
    "attacked": attacked,
    "rolled": rolled,
    "overruled": rolled,
    "damaged": damaged,
    "took_damage": hero_damaged,
    "unharmed": hero_damaged,
    "villager_hurt": friend_damaged,
    "healed": hero_healed,
    "whole_again": foe_healed,
    "surge": surge,
    "defeated": defeated,
    "destroyed": destroyed,
    "downed": downed,
    "villager_killed": friend_killed,
    "afflicted": afflicted,
    "relieved": afflicted,
    "wore_off": afflicted,
    "cursed": cursed,
    "curse_ended": cursed,
    "took_stance": cursed,
    "in_effect": cursed,
    "enraged": on_foe("Enraged"),
    "weakened": on_foe("-4 AC"),
    "strong_again": on_foe("-4 AC", gained=False),
    "will_skip": on_foe("Skips its next activation"),
    "skipped": on_foe("Skips its next activation", gained=False),
})  # fmt: skip
