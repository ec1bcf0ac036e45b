"""The drawing kit: it makes the pictures in questboard/art when the project is built, and is not shipped.

Start with `pen` (forms and light), `people` (portraits from fields) and `gallery` (how a picture gets its
file). `games/` holds the pictures, a folder for each game; docs/art.md tells how to add one.
"""
