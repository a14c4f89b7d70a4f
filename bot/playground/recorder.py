"""The recorder: what the bot asks, what it is answered, its limits and its mistakes, told as they happen."""

import asyncio
import contextlib
import re
from collections import deque
from typing import Any

from aiohttp import web

from bot.playground.bodies import served
from bot.playground.people import wait_of
from bot.playground.refusal import JSON, inner
from bot.playground.rest import Request, Rest
from bot.playground.sessions import Sessions

KEPT = 300
"""So many of the latest requests are told to whoever opens the recorder."""
TOKEN = re.compile(r"[\w-]{100,}")
"""A token of an interaction, in a path."""
HEADERS = {
    "X-RateLimit-Limit": "limit",
    "X-RateLimit-Remaining": "remaining",
    "X-RateLimit-Reset-After": "reset_after",
    "X-RateLimit-Bucket": "bucket",
    "X-RateLimit-Scope": "scope",
    "Retry-After": "retry_after",
}


class Recorder:
    """The latest requests of the bot; for this machine alone."""

    def __init__(self, rest: Rest, sessions: Sessions) -> None:
        self._rest, self._sessions = rest, sessions
        self._entries: deque[tuple[int, Request]] = deque(maxlen=KEPT)
        self._version = 0
        self._turned = asyncio.Event()
        rest.answered = self._note

    def routes(self, app: web.Application) -> None:
        """Adds the route."""
        app.router.add_get("/recorder", served(self._tell))

    def _note(self, request: Request) -> None:
        self._version += 1
        self._entries.append((self._version, request))
        self._turned.set()
        self._turned = asyncio.Event()

    async def _tell(self, request: web.Request, body: JSON) -> JSON:
        """`GET /recorder?since=&timeout=`: what was answered since that version, oldest first."""
        since, seconds = wait_of(request)
        if since == self._version and seconds:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._turned.wait(), seconds)
        return {"version": self._version, "violations": len(self._rest.violations), "entries": self._since(since)}

    def _since(self, since: int) -> list[JSON]:
        known = since if since <= self._version else -1
        bare = bool(self._sessions.joined)
        return [_form(each, bare=bare) for version, each in self._entries if version > known]


def _form(request: Request, *, bare: bool) -> JSON:
    """A request as it is told; `bare` without bodies, while somebody has joined whose hand would stand in them."""
    code: Any = inner({"reply": request.reply}, "reply").get("code")
    return {
        "number": request.number,
        "at": request.at,
        "ms": round(request.took * 1000, 1),
        "method": request.method,
        "path": TOKEN.sub("TOKEN", request.path),
        "status": request.status,
        "code": code if request.status >= 400 else None,
        "body": None if bare else request.body,
        "files": [{"name": file.filename, "size": len(file.data)} for file in request.files],
        "reply": None if bare else request.reply,
        "limit": {name: request.limit[header] for header, name in HEADERS.items() if header in request.limit},
        "violations": request.wrong,
    }
