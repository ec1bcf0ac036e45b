"""Pictures of the Fantasy Adventure Board Game."""
