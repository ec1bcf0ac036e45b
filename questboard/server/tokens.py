"""Tokens: how devices and invite links prove who they are."""

from __future__ import annotations

import secrets
from hashlib import sha256


def new_token() -> str:
    """A random token. It is sent once; the server keeps only its digest."""
    return secrets.token_urlsafe(24)


def digest(token: str) -> str:
    """The part of a token that the server keeps."""
    return sha256(token.encode()).hexdigest()
