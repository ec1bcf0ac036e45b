"""`python -m questboard` is the same as `questboard`."""

from questboard.cli import app

if __name__ == "__main__":
    app(prog_name="questboard")
