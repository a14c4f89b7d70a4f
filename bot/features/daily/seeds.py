"""Seeds of dailies: made from a key of the bot's own, so that whoever has a seal can check them once they are shown."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from bot.features.daily.days import written

BYTES = 32


def new_key() -> str:
    return secrets.token_hex(BYTES)


def read_key(text: str | None) -> bytes | None:
    """The key that was kept; None where there is none, or what is there is none."""
    try:
        key = bytes.fromhex(text or "")
    except ValueError:
        return None
    return key if len(key) == BYTES else None


def seed_of(key: bytes, game: str, day: int) -> bytes:
    """HMAC-SHA256 of the key over `koikoi 2026-11-24`."""
    return hmac.digest(key, f"{game} {written(day)}".encode(), "sha256")


def seal_of(seed: bytes) -> str:
    """sha256 of a seed, in hex."""
    return hashlib.sha256(seed).hexdigest()
