"""What a player in a hurry thinks of the cards and powers at hand in Play Cards."""

from __future__ import annotations

from functools import cached_property

from questboard.games.dragonfire.appraisal import keep_worth, worth_of
from questboard.games.dragonfire.content import CARDS, FEATURES
from questboard.games.dragonfire.foresight import Prospect, blows, prospect
from questboard.games.dragonfire.hooks import CARD_TEXTS, GUARDS, power
from questboard.games.dragonfire.options.base import NEVER
from questboard.games.dragonfire.rules.attack import forecast
from questboard.games.dragonfire.rules.damage import need
from questboard.games.dragonfire.rules.foes import at_place, shielded
from questboard.games.dragonfire.rules.health import may_be_healed
from questboard.games.dragonfire.state import CardId, DragonfirePosition, DragonfireState

FULL_HAND = 3
"""With more cards in hand nothing is drawn in Replenish (DF-245)."""
NEEDED = 12.0
"""What it is worth to play a card that is needed for the damage ahead."""
DRAWS = 8.0
"""What it is worth to play a card that brings other cards."""
WORKS_IN_PLAY = 6.0
"""What it is worth to play a card that remains in play."""
HEALS = 5.0
"""What it is worth to play a card that heals, if somebody needs it badly."""
SAVES = 2.0
"""What a point of damage is worth that a card keeps off its player."""
SAVES_FROM_FALLING = 4.0
"""What it is worth besides if the player would fall otherwise."""
POWER_HEALS = 6.0
"""What it is worth to use a power that heals, if somebody needs it badly."""
BADLY_HURT = 0.4
"""With less need of healing no power is used for it."""
CALMS = 4.0
"""What it is worth to use a power against attacks, if they matter."""
MOVES = 0.05
"""What it is worth to use a power that moves somebody or buries cards."""
EXCHANGES = 1.5
"""What it is worth to use a power that discards and draws."""
USEFUL = 3.0
"""What it is worth to use any other power."""
RESCUE = 10.0
"""What an Assist is worth by which the active player keeps standing."""
HEALING_RESCUE = 8.0
"""The same of an Assist that heals."""
HEALED = 2
"""How many HP an Assist that heals is taken to heal."""
ASSIST_HEALS = 4.0
"""What an Assist that heals is worth otherwise, if somebody needs it badly."""
ASSIST_SAVES, ASSIST_SAVES_GLADLY = 0.3, 0.8
"""What a point of damage is worth that an Assist keeps off; more if it is much or cards are plenty."""
ASSIST_DEALS, ASSIST_DEALS_GLADLY = 1.4, 2.0
"""What damage is worth that an Assist deals; more if cards are plenty."""
MUCH_SAVED = 2
"""That much damage is worth a card to keep off."""
TOO_FEW_HP = 3
"""With no more HP than that nobody pays HP for an Assist."""
CROWDED = 4
"""With more cards in hand a player helps more gladly."""


class Plan:
    """What the cards and powers of a player are worth now, given what would come of the damage ahead."""

    def __init__(self, s: DragonfireState, seat: int, ahead: Prospect) -> None:
        self.s, self.seat, self.ahead = s, seat, ahead

    # ---- cards

    @cached_property
    def spare(self) -> list[CardId]:
        """Cards to get rid of, so that others are drawn."""
        s, seat, character = self.s, self.seat, self.s.characters[self.seat]
        left = character.hand[:]
        for card in self.ahead.used:
            if card in left:
                left.remove(card)
        over = len(left) - FULL_HAND
        if over <= 0:
            return []
        left.sort(key=lambda card: keep_worth(s, seat, card))
        least = left[:over]
        if not self.ahead.used and not s.turn.plays:
            return least  # a turn without anything to do is for new cards
        draws = 1 if character.exhausted else 2
        worthwhile = over < draws or (over == draws and all(CARDS[card].basic for card in least))
        return least if worthwhile else []

    @cached_property
    def hopes(self) -> list[CardId]:
        """Cards for levels that their player could never clear alone: if they are played, others may help."""
        s, seat, character = self.s, self.seat, self.s.characters[self.seat]
        if self.ahead.gain or not any(other.hand for at, other in enumerate(s.characters) if at != seat):
            return []
        played = [play.card for play in s.turn.plays]
        everything = [*character.deck, *character.hand, *character.discard, *played]
        colors = "".join(CARDS[card].damage for card in everything if card in CARDS)
        foes = [foe for foe in at_place(s, character.place) if not shielded(s, foe)]
        tops = [need(s, foe, foe.uncleared[0]) for foe in foes]
        wanted = [level.color for level in tops if level.color and colors.count(level.color) < level.amount]
        return [card for card in character.hand if any(color in wanted for color in CARDS[card].damage)]

    def playing(self, card: CardId) -> float:
        """What it is worth to play a card now."""
        s, seat, ahead = self.s, self.seat, self.ahead
        weight = NEEDED if card in ahead.used else 0.0
        printed = CARDS[card]
        if printed.heals:
            weight += HEALS * healing_needed(s, seat)
        if CARD_TEXTS[card].draws:
            weight += DRAWS
        if printed.works_in_play:
            weight += WORKS_IN_PLAY
        if card in GUARDS:
            coming = ahead.coming if seat == s.turn.seat else 0
            saved = GUARDS[card](s, seat, blows(s, seat, ahead.fallen))
            falls = 0 < s.characters[seat].hp <= coming
            weight += SAVES * saved + (SAVES_FROM_FALLING if saved and falls else 0.0)
        return weight

    # ---- powers

    def using(self, name: str) -> float:
        """What it is worth to use a Feature, an ability or a card in play."""
        coming = self.ahead.coming
        weight = power(name).use_weight(coming)
        if weight is not None:
            return weight
        text = printed_text(name).lower()
        if "heal" in text:
            needed = healing_needed(self.s, self.seat)
            return POWER_HEALS * needed if needed > BADLY_HURT else NEVER
        if "attack" in text:
            return CALMS if coming >= MUCH_SAVED else NEVER
        if "move" in text or "bury any number" in text:
            return MOVES
        if "discard" in text and "draw" in text:
            return EXCHANGES
        return USEFUL

    # ---- Assists

    def assisting(self, card: CardId) -> float:
        """What it is worth to Assist the active player with a card."""
        return self._healing(card) + self._protecting(card) + self._dealing(card)

    @cached_property
    def _active_falls(self) -> bool:
        """Whether the active player would fall by the damage that is coming."""
        return 0 < self.s.characters[self.s.turn.seat].hp <= self.ahead.coming

    @cached_property
    def _crowded(self) -> bool:
        """Whether the player has cards enough."""
        return len(self.s.characters[self.seat].hand) > CROWDED

    def _healing(self, card: CardId) -> float:
        """What the healing of an Assist is worth."""
        if not CARDS[card].heals:
            return 0.0
        stands = self._active_falls and self.s.characters[self.s.turn.seat].hp + HEALED > self.ahead.coming
        return HEALING_RESCUE if stands else ASSIST_HEALS * healing_needed(self.s, self.seat)

    def _protecting(self, card: CardId) -> float:
        """What an Assist is worth that keeps damage off the active player."""
        s, text, coming = self.s, CARD_TEXTS[card], self.ahead.coming
        if not text.assist_saves or not coming:
            return 0.0
        hits = blows(s, s.turn.seat, self.ahead.fallen)
        saved = min(text.assist_saves, hits[0] if text.saves_one_blow and hits else coming)
        if text.assist_costs_hp and s.characters[self.seat].hp <= TOO_FEW_HP:
            saved = 0
        if self._active_falls and coming - saved < s.characters[s.turn.seat].hp:
            return RESCUE
        gladly = saved >= MUCH_SAVED or self._crowded
        return (ASSIST_SAVES_GLADLY if gladly else ASSIST_SAVES) * saved

    def _dealing(self, card: CardId) -> float:
        """What the damage of an Assist is worth, measured by what the card would be worth later."""
        s, text = self.s, CARD_TEXTS[card]
        if text.assist_deals is None and not text.assist_choices:
            return 0.0
        choices = text.assist_choices or [""]
        more = max(prospect(s, self.seat, [card], "assist", each).gain - self.ahead.gain for each in choices)
        weight = ASSIST_DEALS_GLADLY if self._crowded else ASSIST_DEALS
        return weight * max(0.0, more) / (0.5 + 1.4 * worth_of(s, self.seat, card))


def printed_text(name: str) -> str:
    """What a Feature or a card in play says; the ability of a screen says nothing."""
    if name in FEATURES:
        return FEATURES[name].text
    return CARDS[name].text if name in CARDS else ""


# ---- healing


def healing_needed(s: DragonfirePosition, by: int) -> float:
    """How badly somebody needs healing whom a player may heal: 0 to 2."""
    worst = 0.0
    for seat, character in enumerate(s.characters):
        if character.hp < character.max_hp and may_be_healed(s, seat, by):
            worst = max(worst, wounds(s, seat))
    return worst


STUNNED = 2.0
"""How badly a Stunned character needs healing."""
ABOUT_TO_FALL = 0.6
"""How badly a character needs healing who would fall by the next attacks."""
LOST_HP = 0.6
"""How badly a character would need healing who has lost all HP, for that reason alone."""


def wounds(s: DragonfirePosition, seat: int) -> float:
    """How badly a character needs healing."""
    character = s.characters[seat]
    if character.stunned:
        return STUNNED
    low = ABOUT_TO_FALL if forecast(s, seat) >= character.hp else 0.0
    return low + LOST_HP * (1 - character.hp / character.max_hp)
