"""Requests to Discord that failed: which are sent again, and after which wait."""

import asyncio
import errno
import json
import logging
import math
from collections.abc import Awaitable, Callable, Generator, Iterable
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, TypeVar, cast

import aiohttp
import discord

from bot.errors import UserError

T = TypeVar("T")

FAILURES = (discord.HTTPException, aiohttp.ClientError, OSError)
"""The errors of a request to Discord. A TimeoutError is an OSError."""

LONGEST_REQUEST_S = 60.0
"""Seconds after which a request to Discord is given up."""

PASSING = (408, 429)
"""Statuses below 500 of requests that may succeed later. A proxy answers 408 if Discord gives it no answer."""

RESETS = (errno.ECONNRESET, errno.EPIPE, errno.ECONNABORTED)
"""Error numbers of lost connections. discord.py retries only those of macOS and Windows."""

RESET_PAUSES_S = (0.1, 0.4)
"""Seconds before a request whose connection was lost is sent again."""

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


async def again(request: Callable[[], Awaitable[T]], resent: Callable[[], None] | None = None) -> T:
    """Send a request and return its result. Send it again after a lost connection.

    Use this only for requests that may be sent twice without harm. `resent`: called before it is sent again.
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
            if resent is not None:
                resent()
            await asyncio.sleep(pause)
        return await request()


def passing(error: Exception) -> bool:
    """Return whether the same request may succeed later, because Discord, a proxy, the connection or a save failed."""
    if isinstance(error, UserError):
        return error.unsaved
    if isinstance(error, discord.HTTPException):
        return error.status >= 500 or error.status in PASSING
    return isinstance(error, (aiohttp.ClientError, OSError))


@contextmanager
def refusals(log: logging.Logger, message: str, *args: object) -> Generator[list[Exception]]:
    """Log that Discord refuses a request in the body of the `with`, and add the error to the list that it yields.

    `message`, `args`: what was not done, for `log`. Raises one of FAILURES if the same request may succeed later.
    """
    refused: list[Exception] = []
    try:
        yield refused
    except FAILURES as error:
        if passing(error):
            raise
        log.info(f"{message}: %s", *args, error)
        refused.append(error)


async def each_guild(
    guilds: Awaitable[Iterable[int]], look_at: Callable[[int], Awaitable[None]], log: logging.Logger, what: str
) -> None:
    """Call `look_at` with each guild. Log what fails, because a later call tries again.

    `guilds`: raises UserError if the database can't be read. `what`: what is posted, for `log`.
    """
    try:
        for guild in await guilds:
            try:
                await look_at(guild)
            except (UserError, *FAILURES) as error:
                log.info("%s not posted yet on server %d; will retry: %r", what, guild, error)
    except UserError as refused:
        log.info("%s not posted yet (%s); will retry.", what, refused.key)


class Pauses:
    """Growing pauses in seconds between retries: 1, 2, 4, 8, 16, 20, 20 ..."""

    LONGEST = 20.0
    _next = 1.0

    def next(self) -> float:
        pause, self._next = self._next, min(2 * self._next, self.LONGEST)
        return pause


async def tried(
    request: Callable[[], Awaitable[object]], tries: int, log: logging.Logger, message: str, *args: object
) -> None:
    """Send a request, again and again while Discord fails, but at most `tries` times. Raise none of FAILURES.

    `message`, `args`: what was not done, for `log`.
    """
    pauses = Pauses()
    for _ in range(tries):
        try:
            await request()
        except FAILURES as error:
            log.info(f"{message}: %s", *args, error)
            if not passing(error):
                return
            await asyncio.sleep(pauses.next())
        else:
            return


def nonce_of(*what: object) -> str:
    """Return a nonce for a new message, computed from `what`. Discord creates no second message with the same nonce."""
    return sha256(repr(what).encode()).hexdigest()[:24]
