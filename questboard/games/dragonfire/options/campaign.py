"""What is chosen before an Adventure and in a Long Rest: screens, Features, Adventures, decks."""

from __future__ import annotations

from questboard.games.dragonfire.content import ADVENTURES, FEATURES, SCREENS
from questboard.games.dragonfire.options.base import DragonfireOption, sentences
from questboard.games.dragonfire.rules.advancements import missing, open_to, slots_for, spent_xp
from questboard.games.dragonfire.rules.campaign import suggested
from questboard.games.dragonfire.rules.quest import quest
from questboard.games.dragonfire.scene.cards import screen_text
from questboard.games.dragonfire.scene.ids import offer_id, slot_id
from questboard.games.dragonfire.state import DragonfireState
from questboard.games.dragonfire.words import listed, points_in_words
from questboard.scene import NotOffered


class LaidOut(DragonfireOption):
    """Something that is laid out to be chosen."""

    def nodes(self, option: str) -> tuple[str, ...]:
        """Where it is laid out."""
        return (offer_id(option),)


class Screen(LaidOut, id="screen"):
    """A Character screen (DF-060)."""

    noun = "a character"
    repeated = 0.1
    """The weight of a Class Type that somebody plays already; one that nobody plays weighs 1."""

    def outlook(self, screen: str) -> str:
        """Its figures as they are in this Adventure, its Equipment Pack, what it can do and carry."""
        card = SCREENS[screen]
        pack = ", ".join(f"{count} {points_in_words(color)[2:]}" for color, count in card.pack.items())
        if quick := quest(self.view).starting_stats:
            hand, gold, hp = quick
            return f"{hp + quest(self.view).more_hp(self.view)} HP, {gold} gold, hand of {hand}; {pack}"
        return f"{card.hp} HP, {card.gold} gold, hand of {card.hand}; {pack}. {screen_text(screen)}"

    def prior(self, s: DragonfireState, screen: str) -> float:
        """Rather a Class Type that nobody has."""
        taken = [SCREENS[sheet.screen].class_type for sheet in s.sheets if sheet.screen]
        return self.repeated if SCREENS[screen].class_type in taken else 1.0


class FeatureToTake(LaidOut, id="feature"):
    """A Feature to buy (DF-300)."""

    noun = "a Feature"
    thing = "feature"
    idle = 0.1
    ends = True

    def outlook(self, feature: str) -> str:
        """Its cost and its text, and what it would cover if no slot is free for it."""
        return sentences(f"{FEATURES[feature].xp} XP.", FEATURES[feature].text, self.warning(feature))

    def warning(self, feature: str) -> str:
        """What it would cover, if it can't lie anywhere else."""
        sheet = self.view.sheets[self.ask.seat]
        covered = [sheet.slots[slot] for slot in slots_for(sheet, feature)]
        if not covered or "" in covered:
            return ""
        names = [FEATURES[each].name + (" (free)" if each == sheet.free else "") for each in covered]
        return f"It would cover {listed(names, 'or')}."

    def not_offered(self) -> list[NotOffered]:
        """What the character could have one day, and what is missing."""
        sheet, offered = self.view.sheets[self.ask.seat], set(self.ask.options)
        names = [name for name in FEATURES if name not in offered and open_to(sheet, name)]
        return [
            NotOffered(label=FEATURES[name].name, reason=why, rule="DF-300", nodes=(offer_id(name),))
            for name in names
            if name not in sheet.slots and (why := missing(sheet, name))
        ]

    def prior(self, s: DragonfireState, feature: str) -> float:
        """The dearest."""
        return 1.0 + FEATURES[feature].xp


class Background(FeatureToTake, id="background"):
    """The Background that a new character gets for nothing (DF-280)."""

    def warning(self, feature: str) -> str:
        """It comes into the first slot, which is empty."""
        return ""

    def not_offered(self) -> list[NotOffered]:
        """All Backgrounds are offered."""
        return []

    suggestion = 6.0
    """The weight of the Background that is suggested for the class; any other weighs 1."""

    def prior(self, s: DragonfireState, feature: str) -> float:
        """The one that is suggested."""
        return self.suggestion if feature == suggested(s.sheets[self.ask.seat])[0] else 1.0


class FeatureSlot(DragonfireOption, id="slot"):
    """A slot for a Feature, by its number, with the Feature that it would cover (DF-294)."""

    noun = "a Feature slot"

    def outlook(self, slot: tuple[int, str]) -> str:
        """What it costs to put the Feature there, and what is covered by it."""
        number, covered = slot
        sheet, feature = self.view.sheets[self.ask.seat], self.ask.about["feature"]
        after = [*sheet.slots[: number - 1], feature, *sheet.slots[number:]]
        left = sheet.xp - spent_xp(after, "" if covered == sheet.free else sheet.free)
        free = ", which was free" if covered == sheet.free else ""
        over = f"It covers {FEATURES[covered].name}{free}." if covered else ""
        return sentences(over, f"{left} XP left after that.")

    def nodes(self, slot: tuple[int, str]) -> tuple[str, ...]:
        """The slot on the sheet."""
        return (slot_id(slot[0]),)


class AdventureToPlay(LaidOut, id="adventure"):
    """The Adventure to play next (DF-388)."""

    noun = "an Adventure"

    def outlook(self, adventure: str) -> str:
        """What it is about."""
        return ADVENTURES[adventure].story


class Deck(LaidOut, id="deck"):
    """A deck of encounters or Magic Items (DF-321)."""

    noun = "a deck"


class ClassType(DragonfireOption, id="color"):
    """A Class Type that a card counts as."""

    noun = "a Class"


class Number(DragonfireOption, id="number"):
    """How many of something."""

    noun = "a number"
