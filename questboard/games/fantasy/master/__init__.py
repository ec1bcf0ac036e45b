"""The automatic Dungeon Master: a procedure that decides what each monster does, worked out exactly.

It is a rule of the game. `position` is what he sees, `worth` what an attack is worth to him, `plans` are the
attacks that a monster could make and `moves` where it goes without one; `decisions` and `places` are what the
rules ask for. `policy` and `strategies` are for bots and for people who want advice; no rule imports them.
"""
