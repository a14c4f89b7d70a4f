"""The time that Discord asks to wait when it refuses a request, always as a finite number."""

from __future__ import annotations

import json
import math
from dataclasses import dataclass
from typing import Any, cast

import aiohttp

USUAL_S = 1.0
"""Seconds to wait after a refusal that names no time."""

LONGEST_S = 3600.0
"""Maximum number of seconds to wait, even if Discord asks for more. A Cloudflare ban lasts as long.

The next request may be refused again.
"""


@dataclass(frozen=True, slots=True)
class Wait:
    """The wait that a 429 asks for: its seconds, and whether it applies to all requests."""

    seconds: float
    everywhere: bool


async def refused(response: aiohttp.ClientResponse) -> Wait:
    """Return the wait that a 429 asks for. The body is preferred, because it is more exact than the header.

    Other code can still read the body afterwards, because aiohttp keeps it.
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
    """Return the number of seconds in a header or body, limited to 0 to LONGEST_S.

    Return None if it is not a finite number.
    """
    try:
        seconds = float(said)
    except (TypeError, ValueError, OverflowError):
        return None
    return min(max(0.0, seconds), LONGEST_S) if math.isfinite(seconds) else None
