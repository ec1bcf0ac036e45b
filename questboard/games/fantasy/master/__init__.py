"""The automatic Dungeon Master: what each monster would rather do, worked out exactly."""
