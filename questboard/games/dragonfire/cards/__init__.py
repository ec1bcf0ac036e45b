"""What cards do, a file for each deck or kind. Importing this package enters them all."""
