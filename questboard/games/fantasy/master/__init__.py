"""The automatic Dungeon Master: what each monster would rather do, worked out exactly.

`position` is what he sees, `worth` what an attack is worth to him, `plans` are the attacks that a monster
could make and `moves` where it goes without one; `policy` decides, and gives advice to a person.
"""
