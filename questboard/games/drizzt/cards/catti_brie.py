"""Catti-brie, the archer: Steady Aim and the powers 46 to 51 and 140 to 143.

Taulmaril and Silver Streak are all in their figures.
"""

from __future__ import annotations

from questboard.games.adventure.content import POWERS
from questboard.games.adventure.rules.combat import AIM, DAMAGE, HITS, MISSES, heal, take_damage, wound
from questboard.games.adventure.rules.distance import targets
from questboard.games.adventure.rules.marks import LASTING
from questboard.games.adventure.rules.moments import Assailant, HeroAttack, Wound
from questboard.games.adventure.rules.registry import FARTHER, at, power, reaction
from questboard.games.adventure.rules.volleys import attack_some, blast
from questboard.games.adventure.state import AdventureState

# ---- Steady Aim


@at("start of hero phase", 60)
async def stand_still(s: AdventureState, seat: int) -> None:
    """Where Catti-brie stands when her Hero Phase begins is remembered."""
    hero = s.heroes[seat]
    if hero.name == "catti-brie":
        hero.marks["steady-aim"] = hero.square


@at("end of hero phase", 70, under="steady-aim")
async def forget(s: AdventureState, seat: int) -> None:
    """Who has moved, though back to the same square, has no Steady Aim until the next Hero Phase."""
    if s.turn.moved:
        del s.heroes[seat].marks["steady-aim"]


def steady_aim(s: AdventureState, seat: int, card: str) -> int:
    """1 tile farther for a Hero who has not moved since its Hero Phase began."""
    hero, printed = s.heroes[seat], POWERS[card]
    shot = card == "taulmaril" or (printed.hero == hero.name and printed.type == "daily")
    moved = s.turn.moved and seat == s.active
    return 1 if shot and not moved and hero.marks.get("steady-aim") == hero.square else 0


FARTHER["catti-brie"] = steady_aim


# ---- 46, 48 and 142, attacks


@power("khazidhea")
async def khazidhea(s: AdventureState, seat: int) -> None:
    """Attack one adjacent target or two; when all is settled Catti-brie takes 1 damage (LD-200)."""
    await attack_some(s, seat, "khazidhea", 2)
    await take_damage(s, seat, 1, "LD-200")


@power("massive-volley")
async def massive_volley(s: AdventureState, seat: int) -> None:
    """Attack everything on one tile in reach."""
    await blast(s, seat, "massive-volley")


@power("storm-of-arrows")
async def storm_of_arrows(s: AdventureState, seat: int) -> None:
    """Attack up to three different targets in reach."""
    await attack_some(s, seat, "storm-of-arrows", 3)


def well_aimed(s: AdventureState, attack: HeroAttack) -> int:
    """A hit of Storm of Arrows with 15 or more on the die deals 1 more damage."""
    return 1 if attack.card == "storm-of-arrows" and attack.die >= 15 else 0


DAMAGE["catti-brie"] = well_aimed


# ---- 50, 51 and 140, stances


def with_taulmaril(attack: HeroAttack) -> bool:
    """Whether an attack is made with the bow itself."""
    return attack.card == "taulmaril"


AIM["falling-hail-stance"] = lambda s, attack: 4 if with_taulmaril(attack) else 0
DAMAGE["heartseeker-stance"] = lambda s, attack: 1 if with_taulmaril(attack) else 0


async def answer_with_stance(s: AdventureState, seat: int, by: Assailant) -> None:
    """A Monster in reach of the stance whose attack has missed takes 1 damage (dossier, section 11)."""
    hero = s.heroes[seat]
    reach = POWERS[hero.stance].reach
    assert reach is not None
    if hero.standing and by.figure in targets(s, seat, reach):
        await wound(s, by.figure, 1, seat)


MISSES["adders-strike-stance"] = answer_with_stance


# ---- 141 and 143


@power("battle-trance", can=lambda s, seat: s.turn.actions == 0)
async def battle_trance(s: AdventureState, seat: int) -> None:
    """At the start of the Hero Phase: until Catti-brie's next turn her hits heal her."""
    s.heroes[seat].marks["battle-trance"] = 1


async def draw_strength(s: AdventureState, attack: HeroAttack) -> None:
    """Each attack roll that hits gives Catti-brie 1 HP."""
    await heal(s, attack.seat, 1, "LD-200")


HITS["battle-trance"] = draw_strength
LASTING.append("battle-trance")


@reaction(
    "raised-by-dwarves",
    Wound,
    when=lambda s, seat, wound: (
        wound.seat == seat and wound.amount and wound.kind in ("trap", "event-attack")
    ),
    prompt="Take no damage from this?",
    rule="LD-102",
)
async def raised_by_dwarves(s: AdventureState, seat: int, wound: Wound) -> None:
    """Damage from a Trap or an Event-Attack is 0; what else it does still counts."""
    wound.amount = 0
