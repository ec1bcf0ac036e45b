"""The rulebook, chapter by chapter: the table's geometry, setup, turns, actions, matches, scoring."""
