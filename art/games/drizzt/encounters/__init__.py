"""Encounters of The Legend of Drizzt: the Underdark, its dwellers and its traps."""
