"""Connections of aiohttp to a server of the same loop: what one end sends has arrived at the other at once.

Loopback TCP delivers a moment later on a busy machine, when the virtual clock may have moved on.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Sequence
from contextlib import suppress
from contextvars import Context
from typing import Any

import aiohappyeyeballs

_CONNECT = aiohappyeyeballs.start_connection
_HERE = "127.0.0.1"


class _End(socket.socket):
    """One end of a pair, which has the addresses that an end of a TCP connection would have."""

    def __init__(self, pair: socket.socket, own: tuple[str, int], other: tuple[str, int]) -> None:
        super().__init__(fileno=pair.detach())
        self._own, self._other = own, other
        self.opposite: _End | None = None
        self.setblocking(False)

    def getsockname(self) -> tuple[str, int]:
        return self._own

    def getpeername(self) -> tuple[str, int]:
        return self._other

    def setsockopt(self, level: int, name: int, *value: Any) -> None:
        """Set an option; SO_LINGER: a pair is reset, not closed, where its end leaves something unread."""
        super().setsockopt(level, name, *value)
        if name == socket.SO_LINGER and self.opposite is not None:
            with suppress(OSError):  # it has closed its end already
                self.opposite.send(b"\0")


class Servers:
    """The servers of a loop, by their port."""

    def __init__(self) -> None:
        self._servers: dict[int, tuple[asyncio.Server, Callable[[], asyncio.BaseProtocol]]] = {}
        self._connections = 0

    def add(self, server: asyncio.Server, protocol: Callable[[], asyncio.BaseProtocol]) -> None:
        for each in server.sockets:
            self._servers[each.getsockname()[1]] = server, protocol

    async def connect(self, address: tuple[Any, ...], local: str = _HERE) -> _End | None:
        """Return the client's end of a new connection, or None where no server of this loop listens."""
        server, protocol = self._servers.get(address[1], (None, None))
        if server is None or protocol is None or not server.is_serving():
            return None
        self._connections += 1
        client = local, 50_000 + self._connections
        one, other = socket.socketpair()
        here, there = _End(one, client, address[:2]), _End(other, address[:2], client)
        here.opposite, there.opposite = there, here
        loop = asyncio.get_running_loop()
        try:
            # in a context of its own, because a server knows nothing of its client's
            await loop.create_task(loop.connect_accepted_socket(protocol, there), context=Context())
        except asyncio.CancelledError:
            here.close()
            raise
        return here


async def _start_connection(addr_infos: Sequence[Any], **options: Any) -> socket.socket:
    servers: Servers | None = getattr(asyncio.get_running_loop(), "servers", None)
    local = options.get("local_addr_infos")
    if servers is not None:
        for *_, address in addr_infos:
            end = await servers.connect(address, local[0][-1][0] if local else _HERE)
            if end is not None:
                return end
    return await _CONNECT(addr_infos, **options)


def install() -> None:
    """Connect clients of aiohttp to servers of their own loop in this way, where the loop knows its `servers`."""
    aiohappyeyeballs.start_connection = _start_connection
