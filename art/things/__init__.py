"""Things: what a card shows besides people, creatures and places, with a module for each kind.

Every thing is drawn around (x, y), about 100 to 130 units high at a size of 1. Most can be turned; the light
stays where it is. Put the subject into the band from y = 30 to y = 170: a card shows no more.
"""
