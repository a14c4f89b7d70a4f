"""The recorder: the bot's requests and their answers, rate limits and violations, reported as they happen."""

import asyncio
import contextlib
import re
from collections import deque
from collections.abc import Sequence
from typing import Any

from aiohttp import web

from bot.playground.api.gateway import Gateway
from bot.playground.api.rest import Request
from bot.playground.limits.bodies import served
from bot.playground.limits.refusal import JSON, inner
from bot.playground.people.people import wait_of
from bot.playground.people.sessions import Sessions
from bot.playground.world.payloads import moment

KEPT = 300
"""Maximum number of latest requests that a newly opened recorder shows."""
TOKEN = re.compile(r"[\w-]{100,}")
"""Pattern for an interaction's token in a path."""
LATEST = 50
"""Maximum number of latest violations in every answer."""


class Recorder:
    """The bot's latest requests, only for this machine."""

    def __init__(self, gateway: Gateway, sessions: Sessions, violations: Sequence[str]) -> None:
        self._gateway, self._sessions, self._violations = gateway, sessions, violations
        self._kept: deque[tuple[int, Request]] = deque(maxlen=KEPT)
        self._version = 0
        self._turned = asyncio.Event()

    def routes(self, app: web.Application) -> None:
        """Add the recorder's route to `app`."""
        app.router.add_get("/recorder", served(self._tell))

    def note(self, request: Request) -> None:
        """Report a request that was answered."""
        self._version += 1
        self._kept.append((self._version, request))
        self._turned.set()
        self._turned = asyncio.Event()

    async def _tell(self, request: web.Request, body: JSON) -> JSON:
        """Return the requests answered after version `since`, oldest first: `GET /recorder?since=&timeout=`.

        If there are none, wait for one for up to `timeout` seconds. The answer contains the new version.
        """
        since, seconds = wait_of(request)
        if since == self._version and seconds:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._turned.wait(), seconds)
        return {
            "version": self._version,
            "requests": self._since(since),
            "violations": self._violations[-LATEST:],
            "gateway": {"sessions": len(self._gateway.sessions)},
        }

    def _since(self, since: int) -> list[JSON]:
        known = since if since <= self._version else -1
        bare = bool(self._sessions.joined)
        return [_form(number, each, bare=bare) for number, each in self._kept if number > known]


def _form(number: int, request: Request, *, bare: bool) -> JSON:
    """Return a request as it is reported.

    `bare`: whether to omit the bodies. They could show the hand of a person that a guest has joined as.
    """
    code: Any = inner({"reply": request.reply}, "reply").get("code")
    return {
        "number": number,
        "at": moment(request.at),
        "ms": round(request.took * 1000, 1),
        "method": request.method,
        "path": TOKEN.sub("TOKEN", request.path),
        "status": request.status,
        "code": code if request.status >= 400 else None,
        "body": None if bare else request.body,
        "files": [{"name": file.filename, "size": len(file.data)} for file in request.files],
        "reply": None if bare else request.reply,
        "violations": request.wrong,
        **_limit(request),
    }


def _limit(request: Request) -> JSON:
    """Return the state of the request's bucket, which is named after its route.

    For a 429, this includes how long to wait, and the scope of the limit.
    """
    told = request.limit
    return {
        "bucket": request.route,
        "limit": int(told["X-RateLimit-Limit"]) if "X-RateLimit-Limit" in told else None,
        "remaining": int(told["X-RateLimit-Remaining"]) if "X-RateLimit-Remaining" in told else None,
        "reset_after": float(told["X-RateLimit-Reset-After"]) if "X-RateLimit-Reset-After" in told else None,
        "retry_after": float(told["Retry-After"]) if "Retry-After" in told else None,
        "scope": told.get("X-RateLimit-Scope"),
    }
