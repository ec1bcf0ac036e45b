"""Pictures that several games show."""
