"""Creatures: the heads and limbs of monsters, a module for each family."""
