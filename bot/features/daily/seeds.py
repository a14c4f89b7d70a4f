"""Seeds of dailies, derived from the bot's own key. Users can later check a seed against its published seal."""

import hashlib
import hmac
import secrets

from bot.features.daily.days import written

BYTES = 32


def new_key() -> str:
    return secrets.token_hex(BYTES)


def read_key(text: str | None) -> bytes | None:
    """Return the stored key as bytes, or None if it is missing or invalid."""
    try:
        key = bytes.fromhex(text or "")
    except ValueError:
        return None
    return key if len(key) == BYTES else None


def seed_of(key: bytes, game: str, day: int) -> bytes:
    """Return the seed of a day: the HMAC-SHA256, under the key, of a text such as `koikoi 2026-11-24`."""
    return hmac.digest(key, f"{game} {written(day)}".encode(), "sha256")


def seal_of(seed: bytes) -> str:
    """Return the seal of a seed, which is its SHA-256 in hex."""
    return hashlib.sha256(seed).hexdigest()
