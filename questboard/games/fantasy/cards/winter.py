"""The Item cards of Eternal Winter: what they do besides their dice.

What its monsters do stands in the rules: `breath`, `flight` and `walking`. The Bow of the North is where
towers raise AC (rules/combat.py), and Wall of Fire and Sunburst are entered with all lines and bursts
(cards/spells.py).
"""

from __future__ import annotations

from questboard.games.fantasy.cards.potions import dead_at_hand, hurt, life
from questboard.games.fantasy.cards.spells import lay_on, self_or_adjacent, without
from questboard.games.fantasy.rules.figures import figures_within, has, sees
from questboard.games.fantasy.rules.flight import has_wings
from questboard.games.fantasy.rules.health import discard, heal, lose, root
from questboard.games.fantasy.rules.registry import (
    ABILITIES,
    Assault,
    after,
    armor,
    bonus,
    booby_trap,
    potion,
    repel,
    spell,
    ward,
)
from questboard.games.fantasy.state import FantasyState, Hero

ABILITIES |= {
    "ice-axe": ("climb",),
    "fly": ("flight",),
    "wings-of-flying": ("flight",),
    "snow-shoes": ("snow",),
    "warmth": ("snow",),
}

# ---- weapons


@ward("frost-brand")
def frost_brand(s: FantasyState, hero: Hero, assault: Assault) -> int:
    """Breath and aura attacks have 1 sword less."""
    return int(assault.kind in ("breath", "aura"))


@after("sunfire-javelin")
async def sunfire_javelin(s: FantasyState, assault: Assault, target: str, lost: int) -> None:
    """It is discarded after the attack."""
    discard(s, s.hero(assault.by), "sunfire-javelin", "FA-203")


# ---- spells


def without_flight(s: FantasyState, hero: Hero) -> list[str]:
    """The caster and the heroes beside him, as far as they can't fly already."""
    return [each.name for each in self_or_adjacent(s, hero) if not has(s, each, "flight")]


@spell("fly", without_flight, "hero")
async def fly(s: FantasyState, hero: Hero, target: str) -> None:
    """The caster or a hero beside him may fly outdoors until the caster's next turn."""
    lay_on(s, "fly", target, hero.name)


@spell("fire-shield", lambda s, hero: without(s, "fire-shield", hero, [hero]), "hero")
async def fire_shield(s: FantasyState, hero: Hero, target: str) -> None:
    """Until the caster's next turn: fewer swords from afar, and a monster that hurts him is burnt."""
    lay_on(s, "fire-shield", target, hero.name)


@ward("fire-shield", "winter-fur-cloak")
def warm_cover(s: FantasyState, hero: Hero, assault: Assault) -> int:
    """Ranged, breath and aura attacks have 2 swords less."""
    return 2 if assault.from_afar else 0


@repel("fire-shield")
def burns(s: FantasyState, hero: Hero, monster: str) -> None:
    """A monster whose melee attack cost the caster HP loses 1 HP."""
    lose(s, monster, 1, "FA-028")


@after("wall-of-fire")
async def wall_of_fire(s: FantasyState, assault: Assault, target: str, lost: int) -> None:
    """A monster that lost HP can't move on its next turn."""
    if lost and s.monster(target) is not None:
        root(s, target, "FA-028")


def in_sight(s: FantasyState, hero: Hero) -> list[Hero]:
    """The caster and every hero in sight."""
    return [each for each in s.living if each is hero or sees(s, hero.square, each.square)]


def wounded_in_sight(s: FantasyState, hero: Hero) -> list[str]:
    """No target to choose, but somebody to heal."""
    return [""] if any(each.hp < each.card.hp for each in in_sight(s, hero)) else []


@spell("mass-restoration", wounded_in_sight)
async def mass_restoration(s: FantasyState, hero: Hero, target: str) -> None:
    """The caster and every hero in sight regain 2 HP."""
    for each in in_sight(s, hero):
        heal(s, each, 2, "FA-028")


@spell("warmth", lambda s, hero: without(s, "warmth", hero, in_sight(s, hero)), "hero")
async def warmth(s: FantasyState, hero: Hero, target: str) -> None:
    """Until the caster's next turn a hero ignores snow and is warded from breath and aura."""
    lay_on(s, "warmth", target, hero.name)


@ward("warmth")
def warm_inside(s: FantasyState, hero: Hero, assault: Assault) -> int:
    """Breath and aura attacks have 2 swords less."""
    return 2 if assault.kind in ("breath", "aura") else 0


# ---- artifacts


@armor("dragonscale-shield")
def dragonscale(s: FantasyState, hero: Hero, assault: Assault) -> int:
    """AC is 1 more."""
    return 1


@ward("dragonscale-shield")
def dragonscale_ward(s: FantasyState, hero: Hero, assault: Assault) -> int:
    """Breath attacks have 1 sword less."""
    return int(assault.kind == "breath")


@bonus("circlet-of-flame")
def circlet_of_flame(s: FantasyState, hero: Hero, assault: Assault, target: str) -> int:
    """Spell attacks have 1 sword more."""
    return int(assault.source == "spell")


# ---- potions


@potion("flight", lambda s, hero: s.turn.actions > 0 and not has_wings(s, hero), own_turn=True)
async def flight(s: FantasyState, hero: Hero) -> None:
    """The drinker may fly outdoors in this turn."""
    s.turn.flight = True


def may_still_strike(s: FantasyState, hero: Hero) -> bool:
    """Whether a hero has an action for another attack in this turn."""
    return s.turn.actions > 0 and s.turn.attacks < int(s.options.hero_attacks)


@potion("fire-draught", may_still_strike, own_turn=True)
async def fire_draught(s: FantasyState, hero: Hero) -> None:
    """The next melee weapon attack of this turn has 3 swords more."""
    s.turn.fury += 3


@potion("warm-brew", hurt, when_attacked=True)
async def warm_brew(s: FantasyState, hero: Hero) -> None:
    """The drinker regains 3 HP."""
    heal(s, hero, 3, "FA-093")


potion("elixir-of-life", lambda s, hero: bool(dead_at_hand(s, hero)))(life)

# ---- booby trap


@booby_trap("ice-burst")
async def ice_burst(s: FantasyState, hero: Hero) -> None:
    """Every figure within 1 square of the opener loses 1 HP, and so does he."""
    for name in figures_within(s, hero.square, 1):
        lose(s, name, 1, "FA-043")
