"""The rulebook chapter by chapter; `registry` and `moments` are how cards join in."""
