"""The wait that Discord asks for in a refusal, always as a finite time."""

from __future__ import annotations

import json
import math
from dataclasses import dataclass
from typing import Any, cast

import aiohttp

USUAL_S = 1.0
"""Seconds of wait for a refusal that names no time."""

LONGEST_S = 3600.0
"""Seconds of the longest wait that is believed, as long as a Cloudflare ban.

A request after it may be refused again.
"""


@dataclass(frozen=True, slots=True)
class Wait:
    """The wait of a 429: its seconds, and whether it holds for all requests."""

    seconds: float
    everywhere: bool


async def refused(response: aiohttp.ClientResponse) -> Wait:
    """Return the wait of a 429. The body is more exact than the header.

    Reading the body does not take it from others, because aiohttp keeps it.
    """
    try:
        told: Any = json.loads(await response.read())
    except (aiohttp.ClientError, ValueError, RecursionError):
        told = None
    body: dict[str, Any] = cast("dict[str, Any]", told) if isinstance(told, dict) else {}
    found = (wait_s(body.get("retry_after")), wait_s(response.headers.get("Retry-After")))
    seconds = next((each for each in found if each is not None), USUAL_S)
    return Wait(seconds, bool(body.get("global")) or "X-RateLimit-Global" in response.headers)


def wait_s(said: Any) -> float | None:
    """Return the seconds in a header or body, from 0 to LONGEST_S. None if it is not a finite number."""
    try:
        seconds = float(said)
    except (TypeError, ValueError, OverflowError):
        return None
    return min(max(0.0, seconds), LONGEST_S) if math.isfinite(seconds) else None
