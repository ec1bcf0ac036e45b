"""The rulebook chapter by chapter; `registry` is how cards, monsters and traps join in."""
