"""Pictures of Wrath of Ashardalon."""
