"""Limits for guests' connections: how many there may be, and how long they may take to send a request."""

import asyncio
import ipaddress
import logging
from collections import Counter
from collections.abc import Callable
from typing import Any

from aiohttp import web

log = logging.getLogger(__name__)

ALL, EACH = 200, 40
"""Maximum number of connections for all guests together, and for one address or household.

A page needs about ten. Connections of this machine are not counted.
"""
HEADERS_S = 10.0
"""Maximum number of seconds until all headers of a request have arrived.

The time starts with the request's first byte. For the first request, it starts with the connection.
"""
IDLE_S = 75.0
"""Seconds for which a connection is kept for the next request."""

Address = str


def home_of(address: str) -> Address:
    """Return the key under which an address is counted.

    For IPv6 this is the 64-bit network, the smallest that a household gets and may use freely.
    """
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    return str(found.ipv4_mapped or ipaddress.IPv6Network((int(found) >> 64 << 64, 64)))


class Porch:
    """A factory of the protocol for each connection. It also counts the open connections."""

    def __init__(self, inner: Callable[[], Any]) -> None:
        self._inner = inner
        self._here: Counter[Address] = Counter()

    def __call__(self) -> asyncio.Protocol:
        return Knock(self, self._inner())

    def enter(self, address: Address) -> bool:
        """Count one more connection of that address, and return True. If there is no room for it, only return False.

        After True, the connection must call `leave` when it ends.
        """
        if self._here.total() >= ALL or self._here[address] >= EACH:
            log.warning("Too many connections of guests at once; new ones are closed.")
            return False
        self._here[address] += 1
        return True

    def leave(self, address: Address) -> None:
        self._here[address] -= 1
        if not self._here[address]:
            del self._here[address]


class Knock(asyncio.Protocol):
    """A guest's connection.

    It is closed immediately if there are too many, or after HEADERS_S if a request's headers are incomplete.
    """

    def __init__(self, porch: Porch, inner: Any) -> None:
        self._porch, self._inner = porch, inner
        self._transport: asyncio.Transport | None = None
        self._address: Address | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._heard = False

    def connection_made(self, transport: Any) -> None:
        address = home_of(str((transport.get_extra_info("peername") or ("",))[0]))
        if not self._porch.enter(address):
            transport.abort()
            return
        self._transport, self._address = transport, address
        self._wait()
        self._inner.connection_made(transport)

    def data_received(self, data: bytes) -> None:
        if self._address is not None:
            if self._timer is None and not self._heard:
                self._wait()
            self._inner.data_received(data)

    def heard(self, *, yes: bool) -> None:
        """Note that a request's headers are complete (`yes`), or that the request is answered."""
        self._heard = yes
        self._stop()

    def eof_received(self) -> bool | None:
        return self._inner.eof_received() if self._address is not None else None

    def pause_writing(self) -> None:
        self._inner.pause_writing()

    def resume_writing(self) -> None:
        self._inner.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        if self._address is not None:
            self._porch.leave(self._address)
            self._inner.connection_lost(exc)

    def _wait(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(HEADERS_S, self._give_up)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _give_up(self) -> None:
        if self._transport is not None:
            self._transport.abort()


class GuestRunner(web.AppRunner):
    """A runner of a web application that puts a `Porch` before its connections."""

    def __init__(self, app: web.Application, **more: Any) -> None:
        app.middlewares.insert(0, _heard)
        super().__init__(app, keepalive_timeout=IDLE_S, **more)

    @property
    def server(self) -> Any:
        server = super().server
        return server and Porch(server)


@web.middleware
async def _heard(request: web.Request, handler: Callable[[web.Request], Any]) -> web.StreamResponse:
    """Tell the connection when its request begins and when the request is answered."""
    knock = request.transport and request.transport.get_protocol()
    if not isinstance(knock, Knock):
        return await handler(request)
    knock.heard(yes=True)
    try:
        return await handler(request)
    finally:
        knock.heard(yes=False)
