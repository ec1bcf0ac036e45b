"""Logs: one JSON object per line."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from typing import Any

import msgspec

STANDARD_FIELDS = frozenset(
    {*logging.makeLogRecord({}).__dict__, "message", "asctime", "taskName", "color_message"}
)


class JsonLines(logging.Formatter):
    """Formats a log record as JSON: time, level, logger, message, and any extra fields."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
            **{name: fact for name, fact in vars(record).items() if name not in STANDARD_FIELDS},
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


COLOURS = {"debug": "2", "info": "32", "warning": "33", "error": "31", "critical": "31"}


class PlainLines(logging.Formatter):
    """Formats a log record for somebody at a terminal: time, level, message, and any extra fields."""

    def format(self, record: logging.LogRecord) -> str:
        """One line, and below it how an error came about."""
        level = record.levelname.lower()
        facts = {name: fact for name, fact in vars(record).items() if name not in STANDARD_FIELDS}
        at = datetime.fromtimestamp(record.created).strftime("%H:%M:%S")
        told = " ".join(f"{name}={fact}" for name, fact in facts.items())
        line = (
            f"{at} \x1b[{COLOURS.get(level, '0')}m{level:7}\x1b[0m {record.getMessage()} \x1b[2m{told}\x1b[0m"
        )
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def set_up(level: str) -> None:
    """Log to the error stream: in colours at a terminal, and elsewhere as lines of JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(PlainLines() if sys.stderr.isatty() else JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("questboard").setLevel(level.upper())
    # At debug level the web server logs headers, and with them tokens.
    logging.getLogger("uvicorn").setLevel(max(logging.INFO, logging.getLogger("questboard").level))
