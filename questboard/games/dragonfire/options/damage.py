"""Damage: which to deal, and where; and the places and levels of encounters."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import exp

from questboard.games.dragonfire.content import ENCOUNTERS
from questboard.games.dragonfire.foresight import prospect
from questboard.games.dragonfire.hooks import STARTS
from questboard.games.dragonfire.options.base import NEVER, DragonfireOption, in_brief, sentences
from questboard.games.dragonfire.rules.dealing import AGAIN, DEAL, TOPMOST, Aim
from questboard.games.dragonfire.rules.foes import shielded, strength
from questboard.games.dragonfire.rules.play import may_play
from questboard.games.dragonfire.scene.ids import level_id, place_id, shot_id
from questboard.games.dragonfire.scene.outlook import in_words, levels_in_words, outlook, would_fall
from questboard.games.dragonfire.state import MAIN, DragonfireState, Foe
from questboard.games.dragonfire.words import encounter_name, points_in_words, power_name

LIKING = 0.5
"""How much more gladly the better of two damages is dealt."""
PULL = 0.4
"""How much more gladly a player goes where the hand does more."""
EFFORT = 0.1
"""What a move costs."""
RISK = 2.0
"""What it costs to be in a Location, for each point of its Attack Strength."""
BAD_START = 2.0
"""What it costs to be in a Location that does something at the start of turns."""


class Assignment(DragonfireOption, id="aim"):
    """Where damage goes (DF-165)."""

    noun = "where damage goes"

    def name(self, aim: Aim) -> str:
        """The card and its damage, and where it goes."""
        if aim == DEAL:
            return "deal it as proposed"
        if aim == AGAIN:
            return "assign it all again"
        what, whose = points_in_words(aim.points, aim.levels), ""
        if aim.seat != self.ask.seat:
            whose = f" of {self.rules.called('player', aim.seat, self.names)}"
        where = encounter_name(aim.foe) + (f", level {aim.level + 1}" if aim.level != TOPMOST else "")
        return f"{power_name(aim.card)}{whose} ({what}): {where}"

    def shot(self, aim: Aim) -> int | None:
        """The index of the first shot of this kind that is not assigned."""
        for index, shot in enumerate(self.view.turn.shots):
            play = self.view.play(shot.play)
            if play is None or shot.aim:
                continue
            if (play.card, play.seat, shot.points, shot.levels) == aim[:4]:
                return index
        return None

    def is_end(self, aim: Aim) -> bool:
        """To deal what is proposed ends it, at the place of the button that has led here."""
        return aim == DEAL

    def nodes(self, aim: Aim) -> tuple[str, ...]:
        """The damage, and the encounter or the level that it would go to."""
        if aim in (DEAL, AGAIN):
            return ()
        index = self.shot(aim)
        nodes = [] if index is None else [shot_id(index)]
        if self.view.encounter(aim.foe) is not None:
            nodes.append(aim.foe if aim.level == TOPMOST else level_id(aim.foe, aim.level))
        return tuple(nodes)

    def outlook(self, aim: Aim) -> str:
        """What an assignment would clear."""
        if aim == DEAL:
            return self.proposal
        target = self.view.encounter(aim.foe)
        if aim.level != TOPMOST or target is None:
            return ""
        if shielded(self.view, target):
            return "its tokens must fall first"
        index = self.shot(aim)
        fallen = [] if index is None else would_fall(self.view, index, aim.foe)
        if not fallen:
            return "clears no level by itself"
        if len(fallen) == len(target.uncleared):
            return f"defeats {encounter_name(aim.foe)}"
        return f"clears {levels_in_words(fallen)} of {encounter_name(aim.foe)}"

    def explanation(self) -> str:
        """What the proposal comes to."""
        return f"As proposed, {self.proposal}."

    @cached_property
    def proposal(self) -> str:
        """What the player would take if damage were dealt as proposed, and what would fall."""
        return in_words(outlook(self.view))

    def prior(self, s: DragonfireState, aim: Aim) -> float:
        """The proposal is good."""
        return 1.0 if aim == DEAL else NEVER


class Damage(DragonfireOption, id="damage"):
    """Which damage a card deals: points and levels."""

    noun = "which damage to deal"

    def prior(self, s: DragonfireState, damage: tuple[str, int]) -> float:
        """Preferably what does most."""
        trial = s.clone()
        if trial.turn.plays:
            trial.turn.plays[-1].damage, trial.turn.plays[-1].levels = damage
        return exp(LIKING * prospect(trial, s.turn.seat).gain)


class TrackLevel(DragonfireOption, id="level"):
    """A level of an encounter's damage track, counted from 1."""

    noun = "a level"

    def nodes(self, level: int) -> tuple[str, ...]:
        """The level on the track."""
        return (level_id(self.ask.about["encounter"], level - 1),)


class Place(DragonfireOption, id="place"):
    """A Location to enter, or the main area (DF-116)."""

    noun = "a place"

    def outlook(self, place: Foe) -> str:
        """What attacks there, and what it does."""
        location = self.view.encounter(place)
        if location is None:
            return ""
        hits = f"Attack Strength {strength(self.view, location)}."
        return sentences(hits, in_brief(ENCOUNTERS[location.name].text))

    def nodes(self, place: Foe) -> tuple[str, ...]:
        """The place."""
        return (place_id(MAIN) if place == MAIN else place,)

    def priors(self, s: DragonfireState) -> Sequence[float]:
        """Go where the hand does most."""
        stays = s.characters[self.ask.seat].place
        return [self.prior(s, stays if place is None else place) for place in self.ask.options]

    def prior(self, s: DragonfireState, place: Foe) -> float:
        """What a hand could do at a place, less what it costs to be there."""
        seat, trial = self.ask.seat, s.clone()
        trial.characters[seat].place = place
        location = trial.encounter(place)
        cost = 0.0
        if location is not None:
            cost = RISK * strength(trial, location) + BAD_START * (location.name in STARTS)
        cards = [card for card in trial.characters[seat].hand if may_play(trial, seat, card)]
        return exp(PULL * (prospect(trial, seat, cards).gain - cost) - EFFORT)
