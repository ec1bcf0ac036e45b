"""The rulebook of the Adventure System, chapter by chapter."""
