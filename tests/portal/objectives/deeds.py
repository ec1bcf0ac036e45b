"""How Objectives are put to the test: one deed or one whole turn, and whether the card was claimed."""

from questboard.testing import Driver, position

SLIP = ". . B10 . ."
"""Slip Eelhand at near seat 3 orders B-R-; the bonus is a Sapphire and two cards."""


def deed(
    objective: str,
    *actions: str,
    one: str = "",
    two: str = "",
    row: str = ".... .... RYGB .... ....",
    near: str = ". . . . .",
    far: str = ". . . . .",
    more: str = "",
) -> Driver:
    """Player 1 is about to perform actions in the middle of a turn, with one Objective face up."""
    return position(
        "portal",
        f"far {far}\nrow {row}\nnear {near}\n1 {one}\n2 {two}\nopen {objective}\n{more}",
        *(("act", 0, action) for action in actions),
    )


def whole_turn(objective: str, one: str, *, row: str = ".... .... RYGB .... ....", near: str = "") -> Driver:
    """Player 1 is about to begin a turn."""
    return position("portal", f"row {row}\nnear {near}\n1 {one}\n2\nopen {objective}")


def claimed(table: Driver, player: int = 0) -> bool:
    """Whether a player has the Objective."""
    return bool(table.state.players[player].objectives)
