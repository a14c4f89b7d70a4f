"""The two doors of the stand-in: one for this machine, which may do anything, and one for guests.

The second door is open to a local network only on request. Each door is an application of its own, so that guests reach
only routes that were added for guests.
"""

import contextlib
import ipaddress
import socket
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import web

from bot.playground.limits.bodies import served
from bot.playground.limits.refusal import JSON
from bot.playground.people.sessions import WAITING, Sessions, TooOften, Visitor
from bot.playground.world.world import User, World

COOKIE = "playground-session"
CONTENT_POLICY = "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
LOOPBACK = ("127.0.0.1", "localhost", "[::1]")
OPEN = ("/", "/session", "/join", "/leave", "/words")
"""Paths open to guests before they have joined, besides everything below /page/."""
TAKEN = "Somebody has joined as this person: what they see is theirs alone."
GUEST = web.RequestKey("guest", Visitor)
"""The session of a guest who has joined. Requests from this machine have none."""
HOME = web.RequestKey("home", bool)
"""A mark for requests from this machine."""

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Doors:
    """The access rules of both doors: which requests pass, and as which person."""

    def __init__(self, sessions: Sessions) -> None:
        self.sessions = sessions

    @web.middleware
    async def home(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Let in only requests from this machine, under its own names.

        Requests from pages of other sites are refused. So are requests that act for a person if a guest has joined as
        this person.
        """
        _check_source(request, {f"{name}:{_port(request)}" for name in LOOPBACK})
        if self._taken(request):
            return _refused(403, TAKEN)
        request[HOME] = True
        response = await handler(request)
        if self._taken(request) and not response.prepared:
            return _refused(403, TAKEN)
        return _sealed(response)

    @web.middleware
    async def guests(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Let in guests within the rate limits. Each guest may act only as the person they have joined as."""
        _check_source(request, {_own_name(request)})
        session = self.sessions.of(request.cookies.get(COOKIE, ""))
        visitor = session or self.sessions.address(request.remote or "")
        try:
            (visitor.reads if request.method in ("GET", "HEAD") else visitor.acts).take()
            if session is None or session.person is None:
                if request.path not in OPEN and not request.path.startswith("/page/"):
                    return _refused(401, "Join first: the code was printed where this playground runs.")
            else:
                request[GUEST] = session
                if request.match_info.get("person", str(session.person)) != str(session.person):
                    return _refused(403, "You have joined as somebody else.")
            response = await _one_of_few(visitor, request, handler)
            if visitor.over.is_set() and not response.prepared and request.path not in OPEN:
                return _refused(401, "You have left.")
            return _sealed(response)
        except TooOften as reason:
            return _too_often(reason)

    def _taken(self, request: web.Request) -> bool:
        """Return whether a guest has joined as the person in a request. This can happen while the request waits."""
        return request.match_info.get("person", "") in map(str, self.sessions.joined)

    def routes(self, app: web.Application, *, guests: bool) -> None:
        """Add the routes of sessions."""
        app.router.add_get("/session", served(self._session))
        if guests:
            app.router.add_post("/join", served(self._join))
            app.router.add_post("/leave", served(self._leave))

    async def _session(self, request: web.Request, body: JSON) -> JSON:
        """Return whether the request comes from this machine (`home`), and the guest's person (`person`), if any."""
        return {"home": HOME in request, "person": str(request[GUEST].person) if GUEST in request else None}

    async def _join(self, request: web.Request, body: JSON) -> web.StreamResponse:
        """Exchange a code for a session: `POST /join`.

        The session's cookie can't be read by scripts or sent by other sites.
        """
        try:
            found = self.sessions.join(str(body.get("code") or ""), request.remote or "")
        except TooOften as reason:
            return _too_often(reason)
        if found is None:
            return _refused(403, "This code is wrong.")
        response = web.json_response({"person": str(found[0])})
        # without `secure`, because a local network has no TLS
        response.set_cookie(COOKIE, found[1], httponly=True, samesite="Strict", path="/")
        return response

    async def _leave(self, request: web.Request, body: JSON) -> web.StreamResponse:
        """End a session: `POST /leave`."""
        self.sessions.leave(request.cookies.get(COOKIE, ""))
        response = web.json_response({})
        response.del_cookie(COOKIE, path="/")
        return response


def guest_of(request: web.Request, world: World) -> User | None:
    """Return the person that a guest has joined as, or None for this machine."""
    return world.users.get(request[GUEST].person or 0) if GUEST in request else None


def addresses(bound: str) -> list[str]:
    """Return this machine's addresses, in URL form, under which others reach a server that listens at `bound`."""
    if not ipaddress.ip_address(bound).is_unspecified:
        return [f"[{bound}]" if ":" in bound else bound]
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking, contextlib.suppress(OSError):
        asking.connect(("192.0.2.1", 9))  # sends nothing, and only selects a route
        return [asking.getsockname()[0]]
    return ["127.0.0.1"]


async def _one_of_few(visitor: Visitor, request: web.Request, handler: Handler) -> web.StreamResponse:
    """Answer a request, unless too many requests of this visitor are already waiting."""
    if visitor.waiting >= WAITING:
        raise TooOften(1)
    visitor.waiting += 1
    try:
        return await handler(request)
    finally:
        visitor.waiting -= 1


def _check_source(request: web.Request, hosts: set[str]) -> None:
    """Refuse a request whose host is not in `hosts`, or that comes from a page of another site.

    The host is checked because another site may point its own name at this machine.
    """
    origin = request.headers.get("Origin")
    if request.host not in hosts or (origin is not None and origin != f"http://{request.host}"):
        raise web.HTTPForbidden(text="only by this machine's own address")
    if request.headers.get("Sec-Fetch-Site", "same-origin") not in ("same-origin", "none"):
        raise web.HTTPForbidden(text="not from another site")


def _port(request: web.Request) -> int:
    return _local(request)[1]


def _own_name(request: web.Request) -> str:
    """Return the address and port at which a connection arrived, as a browser writes them.

    It is never a host name.
    """
    address, port = _local(request)
    number = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(number, ipaddress.IPv6Address):
        mapped = number.ipv4_mapped
        return f"{mapped}:{port}" if mapped else f"[{number}]:{port}"
    return f"{number}:{port}"


def _local(request: web.Request) -> tuple[str, int]:
    found: Any = request.transport and request.transport.get_extra_info("sockname")
    if not found:
        raise web.HTTPForbidden(text="this connection is gone")
    return found[0], found[1]


def _sealed(response: web.StreamResponse) -> web.StreamResponse:
    if not response.prepared:
        response.headers.setdefault("Content-Security-Policy", CONTENT_POLICY)
        response.headers["X-Content-Type-Options"] = "nosniff"
        response.headers["Referrer-Policy"] = "no-referrer"
    return response


def _refused(status: int, sentence: str) -> web.Response:
    return web.json_response({"error": sentence}, status=status)


def _too_often(reason: TooOften) -> web.Response:
    headers = {"Retry-After": str(reason.seconds)}
    return web.json_response({"error": str(reason), "retry_after": reason.seconds}, status=429, headers=headers)
