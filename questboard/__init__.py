"""Questboard: five D&D board games on one table, complete and rules-enforced.

>>> from questboard import new_table
>>> table = new_table("portal", seats=2, seed=7)
>>> table.rules.prompt(table.ask)
'Lay which food on slot 9?'
"""

from questboard.games import load_rules, new_table

__all__ = ["__version__", "load_rules", "new_table"]

__version__ = "0.2.0"
