"""The eight Curses: each lies on a Hero until it ends by its own line (WA-135, WA-136).

A downed Hero keeps them; until the Hero stands again they do no harm and are not rolled against (WA-268).
"""

from __future__ import annotations

from questboard.games.adventure.content import HEROES
from questboard.games.adventure.cues.figures import gone
from questboard.games.adventure.hooks import EncounterCard, Order, Verb, at
from questboard.games.adventure.rules.actions import Act, can_attack, take_attack
from questboard.games.adventure.rules.combat import check, take_damage
from questboard.games.adventure.rules.damage import end_curse
from questboard.games.adventure.rules.distance import closest_figures, figures_on
from questboard.games.adventure.rules.encounters import CURSE_ENDS, shake_off
from questboard.games.adventure.rules.exploring import spawn
from questboard.games.adventure.rules.movement import NO_WAY
from questboard.games.adventure.rules.places import OnSquares
from questboard.games.adventure.rules.placing import place_hero, put_beside
from questboard.games.adventure.rules.talk import emit, settle_tie
from questboard.games.adventure.state import OFF, AdventurePosition, AdventureState, AdventureView


class AGapInTheArmor(EncounterCard, id="a-gap-in-the-armor"):
    """-4 AC, until the Hero, standing or not, spends no movement in a Hero Phase (WA-268)."""

    def armor(self, s: AdventurePosition, seat: int) -> int:
        return -4

    @at(Order.CURSES)
    async def end_of_hero_phase(self, s: AdventureState, seat: int) -> None:
        if not s.turn.moved:
            end_curse(s, seat, self.id, "WA-135")


class BadLuck(EncounterCard, id="bad-luck"):
    """One more Encounter card in each of the Hero's Villain Phases, before step 1; a roll at its end."""

    async def before_encounter_step(self, s: AdventureState, seat: int) -> None:
        if not s.heroes[seat].escaped:  # standing or not (WA-268, WA-270)
            s.agenda.append(("encounter", seat))

    @at(Order.CURSES)
    async def end_of_villain_phase(self, s: AdventureState, seat: int) -> None:
        if not s.heroes[seat].escaped:
            await shake_off(s, seat, self.id)


class Bloodlust(EncounterCard, id="bloodlust"):
    """1 damage at the start of each of the Hero's Hero Phases, until the Hero defeats a Monster."""

    ended_by_defeat = True

    @at(Order.CURSES)
    async def start_of_hero_phase(self, s: AdventureState, seat: int) -> None:
        if s.heroes[seat].hp > 0:
            await take_damage(s, seat, 1, "WA-227")


class Cage(EncounterCard, id="cage"):
    """-2 AC, and no moving, until somebody opens the cage."""

    def armor(self, s: AdventurePosition, seat: int) -> int:
        return -2

    def speed(self, s: AdventurePosition, seat: int) -> int:
        return NO_WAY


class OpenCage(Verb, id="cage"):
    """Roll to open the cage of a Hero on the tile, downed ones and the Hero among them (WA-269).

    That is done instead of attacking; it is no attack and disables no Trap (WA-234).
    """

    label, of = "open the cage of {} instead of attacking", "hero"
    says = {"tried_cage": "{hero} tries to open {target}'s cage."}

    def options(self, s: AdventurePosition, seat: int) -> list[Act]:
        caged = [hero for hero in s.heroes if "cage" in hero.curses]
        if not caged or not can_attack(s, seat):
            return []
        tile = s.heroes[seat].tile
        return [("cage", hero.name) for hero in caged if hero.tile == tile]

    def missed(self, view: AdventureView, seat: int) -> dict[str, tuple[str, str]]:
        """Heroes who are in no cage or on another tile, if anybody is in one."""
        if not any("cage" in hero.curses for hero in view.heroes):
            return {}
        tile, found = view.heroes[seat].tile, dict[str, tuple[str, str]]()
        for hero in view.heroes:
            if "cage" not in hero.curses:
                found[hero.name] = f"{HEROES[hero.name].name} is in no cage", "WA-269"
            elif hero.tile != tile:
                found[hero.name] = f"{HEROES[hero.name].name} is on another tile", "WA-269"
            else:
                found[hero.name] = "there is no attack left to take instead", "WA-269"
        return found

    async def do(self, s: AdventureState, seat: int, thing: str) -> None:
        take_attack(s)
        emit(s, "tried_cage", "WA-135", hero=seat, target=thing)
        if (await check(s, seat, CURSE_ENDS, "WA-135")).success:
            end_curse(s, s.seat_of(thing), "cage", "WA-135")


class DragonFear(EncounterCard, id="dragon-fear"):
    """1 damage for each tile that the Hero moves onto, before Volcanic Vapors (WA-272); a roll ends it."""

    async def moved_onto_tile(self, s: AdventureState, seat: int) -> None:
        if s.heroes[seat].hp > 0:
            await take_damage(s, seat, 1, "WA-135")

    @at(Order.CURSES)
    async def end_of_hero_phase(self, s: AdventureState, seat: int) -> None:
        await shake_off(s, seat, self.id)


class TerrifyingRoar(EncounterCard, id="terrifying-roar"):
    """-4 to attack rolls; a roll at the end of the Hero Phase ends it."""

    def attack_bonus(self, s: AdventurePosition, seat: int) -> int:
        return -4

    @at(Order.CURSES)
    async def end_of_hero_phase(self, s: AdventureState, seat: int) -> None:
        await shake_off(s, seat, self.id)


class TimeLeap(EncounterCard, id="time-leap"):
    """The Hero leaves the board, and a new Monster takes exactly that square.

    When its next Hero Phase begins the Hero is back, on any free square of the dungeon.
    """

    says = {"leapt_in_time": "{hero} is gone from the dungeon."}
    shows = {"leapt_in_time": gone}

    async def resolve(self, s: AdventureState, seat: int) -> None:
        hero = s.heroes[seat]
        square, hero.square, hero.away = hero.square, OFF, self.id
        emit(s, "leapt_in_time", "WA-188", hero=seat)
        await spawn(s, seat, OnSquares([square]))

    @at(Order.POWERS)
    async def start_of_hero_phase(self, s: AdventureState, seat: int) -> None:
        hero = s.heroes[seat]
        if hero.away == self.id and await place_hero(s, seat, s.board.floor, "WA-227"):
            hero.away = ""
            if self.id in hero.curses:
                end_curse(s, seat, self.id, "WA-135")


class WrathOfTheEnemy(EncounterCard, id="wrath-of-the-enemy"):
    """The closest Monster that is not on the Hero's tile is placed next to the Hero; then the roll."""

    @at(Order.CURSES)
    async def end_of_exploration_phase(self, s: AdventureState, seat: int) -> None:
        hero = s.heroes[seat]
        if hero.hp <= 0:
            return
        if hero.on_board:
            here = figures_on(s, s.board.tile_squares(hero.tile))
            others = [figure for figure in s.figures if figure not in here]
            if nearest := closest_figures(s, 1 << hero.square, others):
                figure = await settle_tie(
                    s, "Wrath of the Enemy: which Monster comes?", nearest, "figure to act", "WA-131"
                )
                await put_beside(s, figure, 1 << hero.square, hero.tile, told="shifted")
        await shake_off(s, seat, self.id)
