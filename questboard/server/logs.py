"""Logs: one JSON object a line, for people and programs alike."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from typing import Any

import msgspec

ORDINARY = frozenset({*logging.makeLogRecord({}).__dict__, "message", "asctime", "taskName", "color_message"})


class JsonLines(logging.Formatter):
    """A log record as a line of JSON: when, how grave, who says it, what, and whatever facts it has."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
            **{name: fact for name, fact in vars(record).items() if name not in ORDINARY},
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def set_up(level: str) -> None:
    """Have everything logged as lines of JSON on the error stream."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("questboard").setLevel(level.upper())
    # At its most talkative the web server writes down headers, and the tokens in them.
    logging.getLogger("uvicorn").setLevel(max(logging.INFO, logging.getLogger("questboard").level))
