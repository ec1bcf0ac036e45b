"""Pictures of Dragonfire."""
