"""Worlds: what the ground of each game is made of, as patterns, and what lies around it.

`palettes` has the colours, `grounds` the floors and walls, `afar` the dark around the tiles, `lamps` what
gives light on walls, `weave` the tools for patterns that can be laid side by side, `sheets` the files.
"""
