"""The eight Curses: each lies on a Hero until it ends by its own line (WA-135, WA-136).

A downed Hero keeps them; until the Hero stands again they do no harm and are not rolled against (WA-268).
"""

from __future__ import annotations

from questboard.games.adventure import words
from questboard.games.adventure.rules.actions import VERBS, Act, Verb, can_attack, take_attack
from questboard.games.adventure.rules.combat import ENDED_BY_DEFEAT, check, end_curse, take_damage
from questboard.games.adventure.rules.distance import closest_figures, figures_on
from questboard.games.adventure.rules.encounters import CURSE_ENDS, shake_off
from questboard.games.adventure.rules.exploring import spawn
from questboard.games.adventure.rules.movement import NO_WAY
from questboard.games.adventure.rules.placing import place_hero, put_beside
from questboard.games.adventure.rules.registry import ARMOR, ATTACK, HINDERED, at, encounter
from questboard.games.adventure.rules.talk import settle_tie, tell
from questboard.games.adventure.state import OFF, AdventureState

words.EVENTS["tried_cage"] = "{hero} tries to open the cage of {target}."
words.EVENTS["leapt_in_time"] = "{hero} is gone from the dungeon."
words.ACTS["cage"] = ("open the cage of {} instead of attacking", "hero")


# ---- A Gap in the Armor

ARMOR["a-gap-in-the-armor"] = lambda s, seat: -4


@at("end of hero phase", 40, under="a-gap-in-the-armor")
async def a_gap_in_the_armor(s: AdventureState, seat: int) -> None:
    """-4 AC, until the Hero, standing or not, spends no movement in a Hero Phase (WA-268)."""
    if not s.turn.moved:
        end_curse(s, seat, "a-gap-in-the-armor", "WA-135")


# ---- Bad Luck


@at("before the encounter step", 10, under="bad-luck")
async def bad_luck(s: AdventureState, seat: int) -> None:
    """One more Encounter card in each own Villain Phase, before step 1."""
    if not s.heroes[seat].escaped:  # standing or not (WA-268, WA-270)
        s.agenda.append(("encounter", seat))


@at("end of villain phase", 20, under="bad-luck")
async def end_bad_luck(s: AdventureState, seat: int) -> None:
    """The roll against Bad Luck."""
    if not s.heroes[seat].escaped:
        await shake_off(s, seat, "bad-luck")


# ---- Bloodlust

ENDED_BY_DEFEAT.append("bloodlust")


@at("start of hero phase", 40, under="bloodlust")
async def bloodlust(s: AdventureState, seat: int) -> None:
    """1 damage at the start of each own Hero Phase, until the Hero defeats a Monster."""
    if s.heroes[seat].hp > 0:
        await take_damage(s, seat, 1, "WA-227")


# ---- Cage

ARMOR["cage"] = lambda s, seat: -2
HINDERED["cage"] = lambda s, seat: NO_WAY


def cages(s: AdventureState, seat: int) -> list[Act]:
    """The caged Heroes on a Hero's tile, downed ones and the Hero among them (WA-269)."""
    if not can_attack(s, seat):
        return []
    tile = s.heroes[seat].tile
    return [("cage", hero.name) for hero in s.heroes if "cage" in hero.curses and hero.tile == tile]


async def open_cage(s: AdventureState, seat: int, caged: str) -> None:
    """Roll to open the cage instead of attacking; that is no attack and disables no Trap (WA-234)."""
    take_attack(s)
    tell(s, "tried_cage", "WA-135", hero=seat, target=caged)
    if (await check(s, seat, CURSE_ENDS, "WA-135")).success:
        end_curse(s, s.seat_of(caged), "cage", "WA-135")


VERBS["cage"] = Verb(cages, open_cage)


# ---- Dragon Fear


@at("moved onto a tile", 10, under="dragon-fear")
async def dragon_fear(s: AdventureState, seat: int) -> None:
    """1 damage for each tile that the Hero moves onto, before Volcanic Vapors (WA-272)."""
    if s.heroes[seat].hp > 0:
        await take_damage(s, seat, 1, "WA-135")


@at("end of hero phase", 40, under="dragon-fear")
async def end_dragon_fear(s: AdventureState, seat: int) -> None:
    """The roll against Dragon Fear."""
    await shake_off(s, seat, "dragon-fear")


# ---- Terrifying Roar

ATTACK["terrifying-roar"] = lambda s, seat: -4


@at("end of hero phase", 40, under="terrifying-roar")
async def end_terrifying_roar(s: AdventureState, seat: int) -> None:
    """The roll against Terrifying Roar, which takes 4 from attack rolls."""
    await shake_off(s, seat, "terrifying-roar")


# ---- Time Leap


@encounter("time-leap")
async def time_leap(s: AdventureState, seat: int) -> None:
    """The Hero leaves the board, and a new Monster takes exactly that square."""
    hero = s.heroes[seat]
    square, hero.square, hero.away = hero.square, OFF, "time-leap"
    tell(s, "leapt_in_time", "WA-188", hero=seat)
    await spawn(s, seat, [square])


@at("start of hero phase", 10, under="time-leap")
async def end_time_leap(s: AdventureState, seat: int) -> None:
    """The Hero is back, on any free square of the dungeon."""
    hero = s.heroes[seat]
    if hero.away == "time-leap" and await place_hero(s, seat, s.board.floor, "WA-227"):
        hero.away = ""
        if "time-leap" in hero.curses:
            end_curse(s, seat, "time-leap", "WA-135")


# ---- Wrath of the Enemy


@at("end of exploration phase", 20, under="wrath-of-the-enemy")
async def wrath_of_the_enemy(s: AdventureState, seat: int) -> None:
    """The closest Monster that is not on the Hero's tile is placed next to the Hero; then the roll."""
    hero = s.heroes[seat]
    if hero.hp <= 0:
        return
    if hero.on_board:
        here = figures_on(s, s.board.tile_squares(hero.tile))
        others = [figure for figure in s.figures if figure not in here]
        if nearest := closest_figures(s, 1 << hero.square, others):
            figure = await settle_tie(s, "Which Monster comes?", nearest, "figure", "WA-131")
            await put_beside(s, figure, 1 << hero.square, hero.tile)
    await shake_off(s, seat, "wrath-of-the-enemy")
