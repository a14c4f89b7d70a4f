"""Files that people give to the bot, with a form or as an option.

The files are kept for a while. Only their sender and the bot can use them.
"""

import re

from aiohttp import web

from bot.playground.limits.bodies import read
from bot.playground.limits.refusal import JSON, NotPossible
from bot.playground.limits.shapes import snowflake
from bot.playground.world.files import image_size
from bot.playground.world.payloads import ATTACHMENT_LIMIT, MIB
from bot.playground.world.world import Attachment, User, World

KEPT, KEPT_BYTES = 20, 25 * MIB
"""Maximum number of files kept for each person, and maximum total size in bytes. The oldest are dropped first."""
GUEST_LIMIT = MIB
"""Maximum size in bytes of a guest's file."""


class Uploads:
    """The routes by which people upload files and the bot reads them."""

    def __init__(self, world: World) -> None:
        self._world = world

    def routes(self, app: web.Application, *, guests: bool) -> None:
        """Add the upload route."""
        limit = GUEST_LIMIT if guests else ATTACHMENT_LIMIT

        async def take(request: web.Request) -> web.StreamResponse:
            if request.content_type != "application/octet-stream":
                return web.json_response({"error": "a file comes as application/octet-stream"}, status=415)
            user = self._world.users.get(snowflake(request.match_info["person"]) or 0)
            if user is None or user.bot:
                raise web.HTTPNotFound(text="there is no such person")
            try:
                data = await read(request, limit)
            except web.HTTPRequestEntityTooLarge:
                return web.json_response({"error": f"a file has at most {limit // MIB} MiB here"}, status=413)
            file = self._keep(user, request.query.get("name", ""), request.query.get("type", ""), data)
            return web.json_response({"id": str(file.id)})

        app.router.add_post("/people/{person}/uploads", take)

    def bot_routes(self, app: web.Application) -> None:
        """Add the route by which the bot reads uploaded files."""
        app.router.add_get("/cdn/ephemeral-attachments/{file}/{name}", self._serve)

    def _keep(self, user: User, name: str, kind: str, data: bytes) -> Attachment:
        name = re.sub(r"[^A-Za-z0-9_.-]", "_", name)[-100:].strip(".") or "unknown"
        kind = kind if re.fullmatch(r"[a-z]+/[a-z0-9.+-]+", kind) else "application/octet-stream"
        file = Attachment(self._world.next_id(), name, data, None, kind, image_size(data))
        mine = self._world.uploads.setdefault(user.id, {})
        mine[file.id] = file
        while len(mine) > KEPT or sum(len(each.data) for each in mine.values()) > KEPT_BYTES:
            del mine[next(iter(mine))]
        return file

    async def _serve(self, request: web.Request) -> web.StreamResponse:
        number = snowflake(request.match_info["file"]) or 0
        file = next((mine[number] for mine in self._world.uploads.values() if number in mine), None)
        if file is None:
            raise web.HTTPNotFound
        kind = {"Content-Disposition": "attachment", "X-Content-Type-Options": "nosniff"}
        return web.Response(body=file.data, content_type=file.content_type, headers=kind)


def uploaded(world: World, user: User, number: int) -> JSON:
    """Return what the bot is told about a file that this person has uploaded.

    Raises NotPossible if there is no such file, or if another person uploaded it.
    """
    file = world.uploads.get(user.id, {}).get(number)
    if file is None:
        raise NotPossible(f"{user.name} has uploaded no file {number}")
    url = f"{world.cdn}/ephemeral-attachments/{file.id}/{file.filename}"
    form: JSON = {"id": str(file.id), "filename": file.filename, "size": len(file.data), "url": url, "proxy_url": url}
    size = dict(zip(("width", "height"), file.size, strict=True)) if file.size else {}
    return form | {"content_type": file.content_type, "ephemeral": True} | size
