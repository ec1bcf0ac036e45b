"""The Treasure cards: Fortunes, which take effect at once (LD-154), and Items that do more than their
figures say (LD-155, LD-156).

Where teams fight each other, "each Hero" means those of the same team.
"""

from __future__ import annotations

from functools import partial

from questboard.games.adventure.cards.families import KeenWeapon
from questboard.games.adventure.content import POWERS, TILES, TREASURES
from questboard.games.adventure.cues.cards import looked_at
from questboard.games.adventure.cues.fights import surges_gained
from questboard.games.adventure.hooks import Look, TreasureCard, reaction
from questboard.games.adventure.rules.actions import AT_WILL, at_wills, use_at_will
from questboard.games.adventure.rules.combat import check, heal, relieve, roll_again, strike
from questboard.games.adventure.rules.damage import end_curse, harm
from questboard.games.adventure.rules.decks import bring_up, look, top_cards
from questboard.games.adventure.rules.distance import (
    figures_on,
    foes_on,
    heroes_near,
    in_reach,
    rivals_on,
)
from questboard.games.adventure.rules.marks import TOKENS, WEAKENED, bearer, weaken, weakened
from questboard.games.adventure.rules.moments import Attacked, HeroPhase, Roll
from questboard.games.adventure.rules.movement import move_up_to, speed
from questboard.games.adventure.rules.placing import place_hero
from questboard.games.adventure.rules.quest import quest
from questboard.games.adventure.rules.reactions import (
    discard_item,
    flip_up,
    keeps,
    return_token,
    tokens_spent,
)
from questboard.games.adventure.rules.rewards import draw_and_keep, level_up, settle
from questboard.games.adventure.rules.talk import choose_hero, emit
from questboard.games.adventure.rules.volleys import choose_tile_among, is_there
from questboard.games.adventure.state import AdventurePosition, AdventureState, Foe
from questboard.games.adventure.words import together
from questboard.kernel import choose, may_choose, order

MOST_SURGES = 5
"""How many Healing Surge tokens there are (LD-012)."""
SENSED = 3
"""How many tiles Underdark Sense shows."""
WAND_HOLDS = 6
"""What the roll needs after which the Wand of Magic Missiles is kept."""


def comrades(s: AdventurePosition, seat: int) -> list[int]:
    """All Heroes on the tiles whom a Hero can't fight, the Hero first (LD-191)."""
    rivals = quest(s).rivals(s, seat) if len(s.teams) > 1 else []
    return [other for other in s.clockwise(seat) if s.heroes[other].on_board and other not in rivals]


def monsters_on(s: AdventurePosition, seat: int, mask: int) -> list[Foe]:
    """The Monsters on some squares, and the Heroes whom a Hero may fight as if they were Monsters."""
    return [*figures_on(s, mask), *rivals_on(s, seat, mask)]


# ---- Fortunes: levels, healing and powers


class BattlefieldPromotion(TreasureCard, id="battlefield-promotion"):
    """A Hero of level 1 reaches level 2 and spends no Experience (LD-164, LD-202)."""

    idle = "no Hero is of 1st level"

    async def found(self, s: AdventureState, seat: int) -> None:
        seats = [other for other in comrades(s, seat) if s.heroes[other].level == 1]
        if seats:
            await level_up(
                s,
                await choose_hero(s, seat, "Battlefield Promotion: who reaches level 2?", seats, "LD-164"),
                "LD-164",
            )


class BriefRest(TreasureCard, id="brief-rest"):
    """The Hero regains 2 HP."""

    idle = "the Hero is down or has all Hit Points"

    async def found(self, s: AdventureState, seat: int) -> None:
        await heal(s, seat, 2, "LD-154")


class SharedCourage(TreasureCard, id="shared-courage"):
    """Each Hero on the board regains 1 HP."""

    idle = "no Hero who stands has lost Hit Points"

    async def found(self, s: AdventureState, seat: int) -> None:
        for other in comrades(s, seat):
            await heal(s, other, 1, "LD-154")


class MielikkisFavor(TreasureCard, id="mielikkis-favor"):
    """The Hero and each other Hero within 1 tile discard all Curses and conditions."""

    idle = "no Hero within one tile has a Curse or a condition"

    async def found(self, s: AdventureState, seat: int) -> None:
        for other in [seat, *heroes_near(s, seat, "within 1")]:
            hero = s.heroes[other]
            for curse in list(hero.curses):
                end_curse(s, other, curse, "LD-154")
            for condition in list(hero.conditions):
                relieve(s, other, condition, "LD-154")


class FreshHope(TreasureCard, id="fresh-hope"):
    """One more Healing Surge for the group, while there are tokens."""

    idle = "there are five healing surges already"

    says = {"surge_found": "{hero} brings fresh hope; {surges} left."}
    shows = {"surge_found": surges_gained}

    async def found(self, s: AdventureState, seat: int) -> None:
        if sum([team.surges for team in s.teams]) < MOST_SURGES:
            s.team(seat).surges += 1
            emit(s, "surge_found", "LD-154", hero=seat, surges=s.team(seat).surges)


class SecondBreath(TreasureCard, id="second-breath"):
    """A used Utility power is flipped up, or a spent token is put back on one."""

    idle = "the Hero has used no Utility power and has spent no token"

    async def found(self, s: AdventureState, seat: int) -> None:
        hero = s.heroes[seat]
        utilities = [card for card in hero.powers if POWERS[card].type == "utility"]
        used = [card for card in utilities if card in hero.used or tokens_spent(card).get(hero)]
        if not used:
            return
        card = await choose(seat, "Second Breath renews which Utility power?", used, "card", "LD-154")
        if POWERS[card].tokens:
            return_token(s, seat, card)
        else:
            flip_up(s, seat, card)


class HeroicResolve(TreasureCard, id="heroic-resolve"):
    """A used Daily power of a Hero on the tile is flipped up."""

    idle = "no Hero on the tile has used a Daily power"

    async def found(self, s: AdventureState, seat: int) -> None:
        owners = {
            card: other
            for other in [seat, *heroes_near(s, seat, "tile")]
            for card in s.heroes[other].used
            if card in POWERS and POWERS[card].type == "daily"
        }
        if owners:
            card = await choose(
                seat, "Heroic Resolve turns which Daily power face up?", list(owners), "card", "LD-154"
            )
            flip_up(s, owners[card], card)


# ---- Fortunes: moving, fighting and finding


class BurstOfSpeed(TreasureCard, id="burst-of-speed"):
    """The Hero may move up to its Speed."""

    idle = "the Hero can't move"

    async def found(self, s: AdventureState, seat: int) -> None:
        await move_up_to(s, seat, speed(s, seat), "LD-154")


class HiddenShortcut(TreasureCard, id="hidden-shortcut"):
    """The Hero may be placed on a free square within 2 tiles."""

    idle = "there is no free square within two tiles"

    async def found(self, s: AdventureState, seat: int) -> None:
        hero = s.heroes[seat]
        if hero.on_board:
            await place_hero(s, seat, in_reach(s, hero.square, "within 2"), "LD-154")


class QuickStrike(TreasureCard, id="quick-strike"):
    """The Hero may make an At-Will attack, in whatever phase."""

    idle = "no At-Will attack reaches anybody"

    async def found(self, s: AdventureState, seat: int) -> None:
        await another_attack(s, seat)


async def another_attack(s: AdventureState, seat: int) -> None:
    """A standing Hero may make an At-Will attack."""
    powers = at_wills(s, seat) if s.heroes[seat].standing else []
    card = await may_choose(seat, AT_WILL, powers, "card", "LD-154", hero=s.heroes[seat].name)
    if card is not None:
        await use_at_will(s, seat, card)


class TurnTheAmbush(TreasureCard, id="turn-the-ambush"):
    """1 damage for each Monster on the Hero's tile."""

    idle = "no Monster is on the Hero's tile"

    async def found(self, s: AdventureState, seat: int) -> None:
        hero = s.heroes[seat]
        if hero.on_board:
            for foe in monsters_on(s, seat, s.board.tile_squares(hero.tile)):
                harm(s, foe, 1, seat, "LD-154")
            await settle(s)


class FindTheWeakness(TreasureCard, id="find-the-weakness"):
    """A -4 AC token on each Monster of a tile within 1 tile, as far as the tokens go."""

    idle = "no Monster is within one tile, or no token is left"

    async def found(self, s: AdventureState, seat: int) -> None:
        hero = s.heroes[seat]
        if not hero.on_board:
            return
        reach = s.tiles_of(in_reach(s, hero.square, "within 1"))
        tiles = [slot for slot in reach if monsters_on(s, seat, s.board.tile_squares(slot))]
        if not tiles:
            return
        slot = await choose(
            seat,
            "Find the Weakness: put -4 AC tokens on the Monsters of which tile?",
            tiles,
            "tile of foes",
            "LD-154",
        )
        foes = monsters_on(s, seat, s.board.tile_squares(slot))
        fresh = [foe for foe in foes if not WEAKENED.is_set(bearer(s, foe))]
        if len(fresh) > TOKENS - len(weakened(s)):
            foes = await order(
                seat, "Find the Weakness: which Monster gets a -4 AC token first?", foes, "foe", "LD-154"
            )
        for foe in foes:
            weaken(s, seat, foe)


class LuckyFind(TreasureCard, id="lucky-find"):
    """Two Treasure cards, of which one is kept (LD-239)."""

    idle = "no Treasure card is left"

    async def found(self, s: AdventureState, seat: int) -> None:
        await draw_and_keep(s, seat, 2)


class UnderdarkSense(TreasureCard, id="underdark-sense"):
    """The player looks at the top three tiles and puts them back in any order, which nobody else sees."""

    idle = "no tile is left in the stack"

    says = {"looked_ahead": "{hero} looks at the top tiles of the stack{tiles}."}
    shows = {"looked_ahead": looked_at("stack")}

    async def found(self, s: AdventureState, seat: int) -> None:
        count = look(s.stack, seat, SENSED)
        if not count:
            return
        names = together([TILES[tile].name for tile in top_cards(s.stack, count)])
        emit(s, "looked_ahead", "LD-292", hero=seat, tiles="", secret={"tiles": f": {names}"}, to=(seat,))
        for depth in range(count - 1):
            tiles = partial(tiles_from, s, depth, count)
            tile = await choose(
                seat, "Underdark Sense: which of these tiles comes next?", tiles, "tilename", "LD-292"
            )
            bring_up(s.stack, tile, depth)


def tiles_from(s: AdventurePosition, depth: int, count: int) -> list[str]:
    """The tiles of a look that have no place yet."""
    return top_cards(s.stack, count)[depth:]


# ---- Items: weapons, armor and tools


class BeltOfStormGiantStrength(KeenWeapon, id="belt-of-storm-giant-strength"):
    """A hit on an adjacent target with 15 or more on the die deals 1 more damage."""

    look = Look("belt", "brass")
    keen = 15


class MithralDagger(KeenWeapon, id="mithral-dagger"):
    """A hit on an adjacent target with a 20 on the die deals 1 more damage."""

    look = Look("plain-dagger", "diamond")
    keen = 20


class CavernThievesTools(TreasureCard, id="cavern-thieves-tools"):
    """+5 to rolls that disable Traps."""

    look = Look("lockpicks", "brass")
    disabling = 5


class Piwafwi(TreasureCard, id="piwafwi"):
    """The printed bonus, and 1 more while no Monster is on the owner's tile."""

    look = Look("cape", "slate")

    def armor(self, s: AdventurePosition, seat: int) -> int:
        hero = s.heroes[seat]
        alone = not hero.on_board or not figures_on(s, s.board.tile_squares(hero.tile))
        return TREASURES[self.id].armor_class + int(alone)


class BracersOfTheBlindingStrike(TreasureCard, id="bracers-of-the-blinding-strike"):
    """One more At-Will attack after an attack in the owner's own Hero Phase."""

    look = Look("bracer", "brass")

    @reaction(
        Attacked,
        "Make another At-Will attack with {card_used}?",
        "LD-156",
        when=lambda s, seat, attacked: (
            attacked.seat == seat and attacked.card in POWERS and bool(at_wills(s, seat))
        ),
    )
    async def react(self, s: AdventureState, seat: int, attacked: Attacked) -> None:
        card = await choose(seat, AT_WILL, at_wills(s, seat), "card", "LD-156", hero=s.heroes[seat].name)
        await use_at_will(s, seat, card)


class FlaskOfOil(TreasureCard, id="flask-of-oil"):
    """Attack everything on a tile within 1 tile instead of attacking."""

    look = Look("fire-bottle", "danger")

    async def use(self, s: AdventureState, seat: int) -> None:
        item = TREASURES[self.id]
        assert item.attack is not None
        assert item.range is not None
        slot = await choose_tile_among(s, seat, in_reach(s, s.heroes[seat].square, item.range))
        for foe in foes_on(s, seat, s.board.tile_squares(slot)):
            if is_there(s, foe):
                await strike(s, seat, foe, item.attack.bonus, item.attack.damage, card=item.id)


def missile_targets(s: AdventurePosition, seat: int) -> list[Foe]:
    """The Monsters within 2 tiles."""
    reach = TREASURES["wand-of-magic-missiles"].range
    assert reach is not None
    return monsters_on(s, seat, in_reach(s, s.heroes[seat].square, reach))


class WandOfMagicMissiles(TreasureCard, id="wand-of-magic-missiles"):
    """1 damage for a Monster within 2 tiles, without an attack roll; then the wand may be used up."""

    look = Look("crystal-wand", "arcane")

    def can_use(self, s: AdventurePosition, seat: int) -> bool:
        return bool(missile_targets(s, seat))

    async def use(self, s: AdventureState, seat: int) -> None:
        wand = self.id
        foe = await choose(
            seat,
            "Wand of Magic Missiles deals 1 damage to which Monster?",
            missile_targets(s, seat),
            "foe",
            "LD-156",
        )
        harm(s, foe, 1, seat, "LD-156")
        if not (await check(s, seat, WAND_HOLDS, "LD-156")).success and not await keeps(s, seat, wand):
            discard_item(s, seat, wand)
            emit(s, "lost_item", "LD-156", hero=seat, card=wand)


# ---- Items: potions and charms


def patients(s: AdventurePosition, seat: int) -> list[int]:
    """The owner and the other Heroes on the owner's tile, standing or not, as far as they are hurt."""
    here = [seat, *heroes_near(s, seat, "tile")]
    return [other for other in here if s.heroes[other].hp < s.heroes[other].card.hit_points]


class CavernPotionOfHealing(TreasureCard, id="cavern-potion-of-healing"):
    """The owner or another Hero on the tile regains 2 HP."""

    look = Look("health-potion", "ruby")
    heals = True

    def can_use(self, s: AdventurePosition, seat: int) -> bool:
        return bool(patients(s, seat))

    async def use(self, s: AdventureState, seat: int) -> None:
        other = await choose_hero(
            s, seat, "Who drinks Potion of Healing and regains 2 HP?", patients(s, seat), "LD-156"
        )
        await heal(s, other, 2, "LD-156")


def ailing(s: AdventurePosition, seat: int) -> list[int]:
    """The owner and the other Heroes on the tile who are hurt or have conditions."""
    here = [seat, *heroes_near(s, seat, "tile")]
    return [other for other in here if s.heroes[other].conditions or other in patients(s, seat)]


class CurePotion(TreasureCard, id="cure-potion"):
    """At the start of the owner's Hero Phase a Hero on the tile regains 1 HP and discards all conditions."""

    look = Look("bubbling-flask", "emerald")

    @reaction(
        HeroPhase,
        "Give {card_used} to a Hero on your tile?",
        "LD-156",
        when=lambda s, seat, phase: phase.seat == seat and bool(ailing(s, seat)),
    )
    async def react(self, s: AdventureState, seat: int, phase: HeroPhase) -> None:
        other = await choose_hero(
            s,
            seat,
            "Who drinks Cure Potion, regains 1 HP and ends all conditions?",
            ailing(s, seat),
            "LD-156",
        )
        await heal(s, other, 1, "LD-156")
        for condition in list(s.heroes[other].conditions):
            relieve(s, other, condition, "LD-156")


class ScrimshawCharm(TreasureCard, id="scrimshaw-charm"):
    """Roll a die of the owner's again, whatever it was rolled for; the new result stands."""

    look = Look("crossed-bones", "bone")

    @reaction(
        Roll,
        "Roll it again with {card_used}?",
        "LD-291",
        when=lambda s, seat, die: die.roller(s) == seat and "scrimshaw-charm" not in die.rerolled,
    )
    async def react(self, s: AdventureState, seat: int, die: Roll) -> None:
        roll_again(s, die, self.id, "LD-291")


# ---- Items: only figures


class BroochOfShielding(TreasureCard, id="brooch-of-shielding"):
    """+1 AC."""

    look = Look("gem-pendant", "brass")


class CatsEyeHeadband(TreasureCard, id="cats-eye-headband"):
    """+1 to attack rolls."""

    look = Look("beast-eye", "brass")


class DwarvenPlate(TreasureCard, id="dwarven-plate"):
    """+2 AC, and -1 Speed even while another Item gives the AC bonus."""

    look = Look("breastplate", "brass")


class NecklaceOfSpeed(TreasureCard, id="necklace-of-speed"):
    """+1 Speed."""

    look = Look("pearl-necklace", "brass")
