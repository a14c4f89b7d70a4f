"""Repetition of requests to Discord after a failure."""

from __future__ import annotations

import asyncio
import errno
from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import TypeVar

import aiohttp
import discord

T = TypeVar("T")

FAILURES = (discord.HTTPException, aiohttp.ClientError, OSError)
"""The errors of a request to Discord. A TimeoutError is an OSError."""

LONGEST_REQUEST_S = 60.0
"""Seconds after which a request to Discord is given up."""

RESETS = (errno.ECONNRESET, errno.EPIPE, errno.ECONNABORTED)
"""Error numbers of lost connections. discord.py retries only those of macOS and Windows."""

RESET_PAUSES_S = (0.1, 0.4)
"""Seconds before a request whose connection was lost is sent again."""


def nonce_of(*what: object) -> str:
    """Return a nonce for a new message, computed from `what`. Discord creates no second message with the same nonce."""
    return sha256(repr(what).encode()).hexdigest()[:24]


async def again(request: Callable[[], Awaitable[T]]) -> T:
    """Send a request and return its result. Send it again after a lost connection.

    Use this only for requests that may be sent twice without harm.
    """
    async with asyncio.timeout(LONGEST_REQUEST_S):
        for pause in RESET_PAUSES_S:
            try:
                return await request()
            except aiohttp.ServerDisconnectedError:
                pass
            except OSError as error:
                if error.errno not in RESETS:
                    raise
            await asyncio.sleep(pause)
        return await request()


def passing(error: Exception) -> bool:
    """Return whether the same request may succeed later, because Discord or the connection failed."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500 or error.status == 429
    return isinstance(error, (aiohttp.ClientError, OSError))


class Pauses:
    """Growing pauses in seconds between retries: 1, 2, 4, 8, 16, 20, 20 ..."""

    FIRST, LONGEST = 1.0, 20.0

    def __init__(self) -> None:
        self._next = self.FIRST

    def next(self) -> float:
        pause, self._next = self._next, min(2 * self._next, self.LONGEST)
        return pause

    def reset(self) -> None:
        self._next = self.FIRST
