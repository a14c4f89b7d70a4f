"""Cutting of connections, as on a failing network: RST instead of an answer."""

import socket
import struct

from aiohttp import web

NO_LINGER = struct.pack("ii", 1, 0)
"""Value of SO_LINGER with zero seconds: closing such a socket sends RST, not FIN."""


def reset(request: web.Request) -> None:
    """Reset the connection of a request. Nothing sent afterwards arrives."""
    if transport := request.transport:
        wire: socket.socket = transport.get_extra_info("socket")
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, NO_LINGER)
        transport.abort()
