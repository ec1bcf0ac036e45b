"""The pictures, a folder for each game and a module for each kind."""
