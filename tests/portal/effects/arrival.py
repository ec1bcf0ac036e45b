"""What the tests of Hero effects share: a Hero about to arrive, and short words for what one sees."""

from questboard.testing import Driver, position


def arrival(text: str, *then: tuple[str | int, ...]) -> Driver:
    """A table at which player 1 is about to play a Hero; other steps may follow."""
    return position("portal", text, ("act", 0, "play"), *then)


def gems(table: Driver, player: int = 0) -> str:
    """The standard Gems of a player, red, yellow, green, blue."""
    held = table.state.players[player].gems
    return "".join(color * held[color] for color in "RYGB")


def sitting(table: Driver, seat: str) -> str:
    """Who sits at a seat: "~" face down, "!" with a Potion, "." nobody."""
    side, _, column = seat.split()
    at = table.state.seats[2 * (int(column) - 1) + (side == "far")]
    return "." if at is None else ("" if at.face_up else "~") + at.hero + ("!" if at.potion else "")


def all_cards_but(*kept: str) -> str:
    """Every Hero card except a few, to be put on the discard pile of a position."""
    return " ".join(card for color in "RYGB" for n in range(1, 18) if (card := f"{color}{n:02}") not in kept)
