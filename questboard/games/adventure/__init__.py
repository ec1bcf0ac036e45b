"""The Adventure System: what Wrath of Ashardalon and The Legend of Drizzt have in common.

`content` is what a box holds, `state` what a game is, `board` the dungeon's geometry, `rules/`
the rulebook chapter by chapter. A box adds its content, its cards and its adventures.
"""
