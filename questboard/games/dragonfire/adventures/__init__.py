"""What each Adventure changes. Importing this package enters them all."""
