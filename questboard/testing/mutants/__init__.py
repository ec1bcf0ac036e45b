"""Mutation testing: break a rule in a small way, and see whether a test fails.

    python -m questboard.testing.mutants portal --n 200

A mutant is one change to the code or to a figure of a game (`code`, `figures`). A recorded run of the game's
tests knows which of them could notice (`record`), and each mutant is tried in a process of its own (`trial`).
The working tree is never written to.
"""
