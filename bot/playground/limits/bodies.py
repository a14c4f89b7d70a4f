"""Bodies of the control routes. They are read, limited in size, and checked. An error is answered with a sentence."""

from collections.abc import Awaitable, Callable
from typing import Any, cast

from aiohttp import web

from bot.playground.limits.refusal import JSON, Gone, NotPossible, Refusal, refuse_field
from bot.playground.limits.shapes import is_scalar, is_text, parse, snowflake

LONGEST_BODY = 1 << 18
"""Maximum number of bytes in a body.

The largest possible form has 240,000: five texts of 4000 emoji, each written as two escapes.
"""

Act = Callable[[web.Request, JSON], Awaitable[Any]]

_BODY: dict[str, Callable[[Any], bool]] = {
    **dict.fromkeys(("name", "locale", "content", "command", "kind", "option", "custom_id", "code", "fault"), is_text),
    **dict.fromkeys(("admin", "raw", "ping", "on"), lambda value: isinstance(value, bool)),
    **dict.fromkeys(("target", "message", "channel", "reply", "friend"), lambda value: snowflake(value) is not None),
    "options": lambda value: isinstance(value, dict) and all(map(_plain, cast(JSON, value).values())),
    "values": lambda value: _plain(value) or (isinstance(value, dict) and all(map(_plain, cast(JSON, value).values()))),
}
"""Checks of a body's values, by field name."""


def _plain(value: Any) -> bool:
    items = cast("list[Any]", value) if isinstance(value, list) else [value]
    return all(item is None or is_scalar(item) for item in items)


async def read(request: web.Request, longest: int = LONGEST_BODY) -> bytes:
    """Return the bytes of a body. Raises 413 if it is too long, without reading the rest."""
    raw = bytearray()
    async for piece in request.content.iter_any():
        raw += piece
        if len(raw) > longest:
            raise web.HTTPRequestEntityTooLarge(longest, len(raw), text="this body is too long")
    return bytes(raw)


async def _body(request: web.Request) -> JSON:
    """Return the body of a POST. Raises Refusal if it isn't a JSON object or has fields of the wrong kind."""
    body = parse(await read(request) or b"{}")
    if not isinstance(body, dict):
        raise refuse_field((), "MODEL_TYPE_CONVERT", "An object is needed.")
    for name, value in (found := cast(JSON, body)).items():
        if name in _BODY and value is not None and not _BODY[name](value):
            raise refuse_field((name,), "BASE_TYPE_CONVERT", f"{name} is of the wrong kind.")
    return found


def served(act: Act, save: Callable[[], None] = lambda: None) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    """Return a handler for a control route.

    The handler passes the body to `act`, calls `save`, and answers with the result of `act`.
    """

    async def serve(request: web.Request) -> web.StreamResponse:
        if request.method == "POST" and request.content_type != "application/json":
            return web.json_response({"error": "JSON only"}, status=415)
        try:
            body = await _body(request) if request.method == "POST" else {}
            answer = await act(request, body)
            save()
            return answer if isinstance(answer, web.StreamResponse) else web.json_response(answer)
        except (NotPossible, Refusal) as reason:
            gone = {"gone": True} if isinstance(reason, Gone) else {}
            odd = isinstance(reason, Refusal) and reason.code in (50035, 50109)
            return web.json_response({"error": str(reason)} | gone, status=400 if odd else 409)

    return serve
