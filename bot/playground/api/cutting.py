"""Cutting a connection as a failing network does: RST instead of an answer."""

import socket
import struct

from aiohttp import web

NO_LINGER = struct.pack("ii", 1, 0)
"""SO_LINGER with no time at all: closing such a socket sends RST, not FIN."""


def reset(request: web.Request) -> None:
    """Resets the connection of a request; nothing that is sent afterwards arrives."""
    if transport := request.transport:
        wire: socket.socket = transport.get_extra_info("socket")
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, NO_LINGER)
        transport.abort()
