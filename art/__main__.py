"""Draws all pictures and contact sheets: `python -m art`, or a part: `python -m art --only drizzt`."""

from __future__ import annotations

import argparse
import re

from art.gallery import GAMES, load
from art.output import write
from art.sheets import SHEETS, SIZES, sheet
from art.tokens import on_board, report


def main() -> None:
    """Write the files that have changed, then the sheets; worlds belong to no game."""
    parser = argparse.ArgumentParser(prog="python -m art", description="Draw the pictures of all games.")
    parser.add_argument("--only", choices=GAMES, default="", metavar="GAME", help="one game alone")
    parser.add_argument("--match", default="", metavar="PATTERN", help="sheets of files that match alone")
    parser.add_argument("--size", type=int, choices=SIZES, action="append", help="sheets of this size alone")
    parser.add_argument(
        "--closest", action="store_true", help="name the tokens that are hardest to tell apart"
    )
    parser.add_argument("--no-sheets", action="store_true", help="write no contact sheets")
    asked = parser.parse_args()
    for said in write(asked.only):
        print(said)
    games = (asked.only,) if asked.only else GAMES
    for game in games if asked.closest else ():
        for pair in report(on_board(game, load(game))):
            print(f"{pair.first} and {pair.second}: {pair.colour:.0f} in colour, {pair.grey:.0f} in grey")
    for game in games if not asked.no_sheets else ():
        pictures = [picture for picture in load(game) if re.search(asked.match, picture.file)]
        for size in asked.size or SIZES:
            if pictures:
                print(
                    sheet(game if not asked.match else "match", pictures, size).relative_to(SHEETS.parents[1])
                )


if __name__ == "__main__":
    main()
