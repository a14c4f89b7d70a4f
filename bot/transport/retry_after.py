"""How long Discord tells us to wait, as its answers name it: always a finite time, whatever stands there."""

from __future__ import annotations

import json
import math
from dataclasses import dataclass
from typing import Any, cast

import aiohttp

USUAL_S = 1.0
"""Seconds for which a refusal holds that names no time."""

LONGEST_S = 3600.0
"""Seconds of the longest wait that is believed, as long as Cloudflare shuts somebody out: whoever is refused after it
is told again."""


@dataclass(frozen=True, slots=True)
class Wait:
    """What a 429 names: how many seconds, and whether they hold for all requests."""

    seconds: float
    everywhere: bool


async def refused(response: aiohttp.ClientResponse) -> Wait:
    """The wait of a 429. The body says it more exactly than the header.

    Reading that takes it from nobody: aiohttp keeps it.
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
    """The seconds that a header or body says, from 0 to LONGEST_S; None where it is no finite number."""
    try:
        seconds = float(said)
    except (TypeError, ValueError, OverflowError):
        return None
    return min(max(0.0, seconds), LONGEST_S) if math.isfinite(seconds) else None
