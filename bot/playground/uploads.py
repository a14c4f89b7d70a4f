"""Files that people hand to the bot, with a form or as an option: kept for a while, and only for the bot."""

import base64
import binascii
import re
from typing import Any, cast

from aiohttp import web

from bot.playground.commands import NotPossible
from bot.playground.files import image_size
from bot.playground.payloads import ATTACHMENT_LIMIT
from bot.playground.refusal import JSON
from bot.playground.shapes import snowflake
from bot.playground.world import Attachment, World

KEPT = 20
"""So many of the latest are kept."""


def is_upload(value: Any) -> bool:
    """Whether this is a file as the control routes take it: {name, type, data}, the data in base64."""
    held = cast(JSON, value) if isinstance(value, dict) else {}
    return set(held) == {"name", "type", "data"} and all(isinstance(each, str) for each in held.values())


def uploaded(world: World, value: Any, resolved: JSON) -> str:
    """The id of a new file; what the bot is told of it goes into `resolved`. Raises NotPossible."""
    if not is_upload(value):
        raise NotPossible("a file is needed here")
    try:
        data = base64.b64decode(value["data"], validate=True)
    except binascii.Error:
        raise NotPossible("a file comes in base64") from None
    if len(data) > ATTACHMENT_LIMIT:
        raise NotPossible("a file has at most 10 MiB")
    name = re.sub(r"[^A-Za-z0-9_.-]", "_", value["name"])[-100:].strip(".") or "unknown"
    kind = value["type"] if re.fullmatch(r"[a-z]+/[a-z0-9.+-]+", value["type"]) else "application/octet-stream"
    file = Attachment(world.next_id(), name, data, None, kind, image_size(data))
    world.uploads[file.id] = file
    while len(world.uploads) > KEPT:
        del world.uploads[next(iter(world.uploads))]
    resolved.setdefault("attachments", {})[str(file.id)] = _form(world, file)
    return str(file.id)


def _form(world: World, file: Attachment) -> JSON:
    url = f"{world.cdn}/ephemeral-attachments/{file.id}/{file.filename}"
    form: JSON = {"id": str(file.id), "filename": file.filename, "size": len(file.data), "url": url, "proxy_url": url}
    size = dict(zip(("width", "height"), file.size, strict=True)) if file.size else {}
    return form | {"content_type": file.content_type, "ephemeral": True} | size


def routes(world: World, app: web.Application) -> None:
    """Adds the route by which the bot reads such a file."""

    async def serve(request: web.Request) -> web.StreamResponse:
        file = world.uploads.get(snowflake(request.match_info["file"]) or 0)
        if file is None:
            raise web.HTTPNotFound
        kind = {"Content-Disposition": "attachment", "X-Content-Type-Options": "nosniff"}
        return web.Response(body=file.data, content_type=file.content_type, headers=kind)

    app.router.add_get("/cdn/ephemeral-attachments/{file}/{name}", serve)
