"""Steps that a REST request passes through: body, injected faults, token, rate limit, rule, answer.

Every request is recorded.
"""

import asyncio
import json
import logging
import re
import time
import zlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, cast

from aiohttp import BodyPartReader, MultipartReader, StreamReader, web
from aiohttp.base_protocol import BaseProtocol

from bot.playground.api.faults import Fault, Gone, Injected
from bot.playground.api.ratelimits import Limit, Limited, RateLimits
from bot.playground.limits.refusal import JSON, Refusal, refuse_field
from bot.playground.limits.shapes import check_shape, parse, snowflake
from bot.playground.world.files import REQUEST_LIMIT, Upload

PREFIX = "/api/v10"
EASY = Limit(50, 1)
# Refusals that a well-made bot never causes.
FAULTS = {50006, 50035, 50109, 30008, 30015, 30032, 40005}

SHOWN_HEADERS = (
    *("X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset-After", "X-RateLimit-Scope"),
    "Retry-After",
)
"""Headers of an answer that are recorded with its body."""

Inspect = Callable[[str, str, Any], list[str]]


@dataclass
class Call:
    """A request as a route's rule sees it. `ids`: the IDs and names in its path."""

    method: str
    path: str
    ids: dict[str, str]
    query: dict[str, str]
    body: Any
    files: list[Upload]

    @property
    def form(self) -> JSON:
        """The body as an object, or {} if there is none."""
        body: Any = self.body
        return cast(JSON, body) if isinstance(body, dict) else {}

    def id(self, name: str) -> int:
        """Return a snowflake from the path. Raises Refusal if it isn't one."""
        if (found := snowflake(self.ids[name])) is None:
            raise refuse_field((name,), "NUMBER_TYPE_COERCE", f'Value "{self.ids[name]}" is not snowflake.')
        return found

    def number(self, name: str, default: int) -> int:
        """Return a whole number from the query. Raises Refusal if it isn't one."""
        found = snowflake(self.query.get(name, default))
        if found is None:
            raise refuse_field((name,), "NUMBER_TYPE_COERCE", f'Value "{self.query[name]}" is not int.')
        return found


@dataclass
class Request:
    """A recorded request.

    `body`: its JSON (that of `payload_json` if there are files).
    `took`: seconds until its answer.
    `route`: its bucket.
    `limit`: its rate limit headers.
    `wrong`: the bot's violations found in it.
    """

    method: str
    path: str
    body: Any
    files: list[Upload]
    at: float
    status: int = 0
    reply: Any = None
    route: str = ""
    took: float = 0.0
    limit: dict[str, str] = field(default_factory=dict[str, str])
    wrong: list[str] = field(default_factory=list[str])


@dataclass
class Created:
    """An answer with a status other than 200."""

    body: JSON
    status: int = 201


Rule = Callable[[Call], Awaitable[Any]]


@dataclass
class Rest:
    """All REST routes, and the record of requests."""

    token: str
    limits: RateLimits
    now: Callable[[], float]
    inspect: Inspect | None
    violations: list[str]
    remember: int = 1_000_000
    save: Callable[[], None] = lambda: None
    answered: Callable[[Request], None] = lambda noted: None
    requests: list[Request] = field(default_factory=list[Request], init=False)
    faults: list[Fault] = field(default_factory=list[Fault], init=False)

    def add(
        self, app: web.Application, method: str, path: str, rule: Rule, limit: Limit = EASY, *, public: bool = False
    ) -> None:
        """Serve a route. `public` routes carry their token in the path and are exempt from the global limit."""

        async def serve(request: web.Request) -> web.StreamResponse:
            return await self._serve(request, rule, f"{method} {path}", limit, public=public)

        app.router.add_route(method, PREFIX + path, serve)

    def add_rest(self, app: web.Application) -> None:
        """Refuse every other path under the prefix, and record it as a violation by the bot."""

        async def unknown(call: Call) -> Any:
            self.violations.append(f"{call.method} {call.path}: no such route in the stand-in")
            raise Refusal(0)

        self.add(app, "*", "/{rest:.*}", unknown)

    async def _serve(
        self, request: web.Request, rule: Rule, route: str, limit: Limit, *, public: bool
    ) -> web.StreamResponse:
        noted = Request(request.method, request.path.removeprefix(PREFIX), None, [], self.now())
        noted.route, before, began = route, len(self.violations), time.monotonic()
        self.requests.append(noted)
        del self.requests[: -self.remember]
        answer = await self._heard(request, noted, rule, route, limit, public=public)
        noted.took, noted.wrong = time.monotonic() - began, self.violations[before:]
        noted.limit = {name: value for name, value in answer.headers.items() if name in SHOWN_HEADERS}
        self.answered(noted)
        return answer

    async def _heard(
        self, request: web.Request, noted: Request, rule: Rule, route: str, limit: Limit, *, public: bool
    ) -> web.StreamResponse:
        path = noted.path
        headers: dict[str, str] = {}
        try:
            raw = await _received(request)
            noted.body, noted.files = await _read(request, raw)
            early = self._fault(noted, late=False)
            if early:
                await early.suffer(request)
            if not public:
                self._check_token(request)
            main = next((f"{key}={request.match_info[key]}" for key in _MAIN if key in request.match_info), "")
            if "token" in request.match_info:
                main += request.match_info["token"]
            headers = self.limits.take(route, main, limit, counted=not public)
            if len(raw) > REQUEST_LIMIT:
                raise Refusal(40005)
            check_shape(noted.body)
            self._inspect(noted)
            ids = dict(request.match_info)
            call = Call(request.method, path, ids, dict(request.query), noted.body, noted.files)
            answer = await rule(call)
            self.save()  # save before answering, so that a kill loses nothing that the client was told
            if late := self._fault(noted, late=True):
                await late.suffer(request)
            return self._answer(noted, answer, headers)
        except Gone:
            return web.Response(status=400)  # never read, because the client is gone
        except Refusal as refusal:
            return self._refused(noted, refusal, headers)
        except Exception as error:
            logging.getLogger(__name__).exception("%s %s broke the stand-in", request.method, path)
            self.violations.append(f"{noted.method} {noted.path}: the stand-in broke: {error!r}")
            return self._refused(noted, Refusal(0, status=500, message="500: Internal Server Error"), headers)

    def _check_token(self, request: web.Request) -> None:
        if self.limits.banned:
            raise Limited(3600, {}, "global")
        if request.headers.get("Authorization") != f"Bot {self.token}":
            raise Refusal(0, status=401, message="401: Unauthorized")

    def _inspect(self, noted: Request) -> None:
        if self.inspect and noted.method != "GET":
            for problem in self.inspect(noted.method, noted.path, noted.body):
                self.violations.append(f"{noted.method} {noted.path}: {problem}")

    def _fault(self, noted: Request, *, late: bool) -> Fault | None:
        for fault in self.faults:
            meets = fault.method in ("*", noted.method) and fault.path.fullmatch(noted.path)
            if fault.late == late and meets and fault.picks(noted.body):
                fault.times -= 1
                if fault.times <= 0:
                    self.faults.remove(fault)
                return fault
        return None

    def _answer(self, noted: Request, answer: Any, headers: dict[str, str]) -> web.StreamResponse:
        noted.status, noted.reply = 200, answer
        if isinstance(answer, Created):
            noted.status, noted.reply = answer.status, answer.body
        if noted.reply is None:
            noted.status = 204
            return web.Response(status=204, headers=headers)
        return _json(noted.status, noted.reply, headers)

    def _refused(self, noted: Request, refusal: Refusal, headers: dict[str, str]) -> web.StreamResponse:
        noted.status, noted.reply = refusal.status, refusal.body()
        if refusal.code in FAULTS and not isinstance(refusal, Injected):
            errors = json.dumps(refusal.errors, ensure_ascii=False) if refusal.errors else ""
            self.violations.append(f"{noted.method} {noted.path}: {refusal.code} {refusal.message} {errors}".rstrip())
        if isinstance(refusal, Limited):
            headers = headers | refusal.headers
        if refusal.status in (401, 403, 429):
            self.limits.note_invalid()
        return _json(refusal.status, noted.reply, headers)


_MAIN = ("channel", "guild", "webhook", "application", "interaction")


def _json(status: int, body: Any, headers: dict[str, str]) -> web.Response:
    # discord.py parses JSON only if the content type is exactly this, without a charset.
    return web.Response(
        status=status, body=json.dumps(body).encode(), headers=headers | {"Content-Type": "application/json"}
    )


async def _received(request: web.Request) -> bytes:
    """Return the whole body. Raises Gone if the bot dies or hangs up while sending it."""
    try:
        return await request.read()
    except OSError as error:
        raise Gone from error
    except web.HTTPRequestEntityTooLarge:
        raise Refusal(40005) from None


async def _read(request: web.Request, raw: bytes) -> tuple[Any, list[Upload]]:
    if request.content_type == "multipart/form-data":
        try:
            return await _read_multipart(request, raw)
        except (ValueError, LookupError, AssertionError, RuntimeError, zlib.error):
            # These are aiohttp's errors for malformed parts.
            raise Refusal(50109) from None
    if not raw:
        return None, []
    if request.content_type != "application/json":
        raise refuse_field((), "CONTENT_TYPE_INVALID", "Expected application/json or multipart/form-data.")
    return parse(raw), []


async def _read_multipart(request: web.Request, raw: bytes) -> tuple[Any, list[Upload]]:
    # Parsed from a whole body: with a body in small chunks, aiohttp runs into a deprecation of its own.
    loop = asyncio.get_running_loop()
    stream = StreamReader(BaseProtocol(loop), len(raw) + 1, loop=loop)
    stream.feed_data(raw)
    stream.feed_eof()
    body: Any = {}
    files: list[Upload] = []
    async for part in MultipartReader(request.headers, stream, client_max_size=request.client_max_size):
        part = cast(BodyPartReader, part)
        data = bytes(await part.read())
        if part.name == "payload_json":
            body = parse(data)
        elif part.name and (number := re.fullmatch(r"files\[(\d+)\]", part.name)):
            kind = part.headers.get("Content-Type", "")
            files.append(Upload(int(number[1]), part.filename or "unknown", data, kind))
        else:
            raise refuse_field((part.name or "",), "PART_UNKNOWN", "Expected payload_json or files[n].")
    return body, files
