"""Encounters of Wrath of Ashardalon. Curses share a ring of thorns, lairs a cave with eyes in it."""
