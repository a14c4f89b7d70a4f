"""Files of messages (only for users who see the message), emoji and avatars."""

from aiohttp import web

from bot.playground.limits.shapes import snowflake
from bot.playground.people.doors import guest_of
from bot.playground.people.sessions import Sessions
from bot.playground.world.files import default_avatar
from bot.playground.world.world import Attachment, Message, World

SHOWN = ("image/png", "image/jpeg", "image/gif", "image/webp", "image/avif")
"""Types that a browser displays. All others are only downloaded."""
HARMLESS = "default-src 'none'; sandbox"


class Files:
    """The routes below /cdn."""

    def __init__(self, world: World, sessions: Sessions) -> None:
        self._world, self._sessions = world, sessions

    def routes(self, app: web.Application) -> None:
        """Add the routes below /cdn to `app`."""
        app.router.add_get("/cdn/attachments/{channel}/{attachment}/{name}", self._file)
        app.router.add_get("/cdn/emojis/{name}", self._emoji)
        app.router.add_get("/cdn/embed/avatars/{name}", self._avatar)

    async def _file(self, request: web.Request) -> web.StreamResponse:
        path = request.match_info
        channel = self._world.channels.get(snowflake(path["channel"]) or 0)
        for message in channel.all_messages() if channel else ():
            for file in message.attachments:
                if str(file.id) == path["attachment"] and file.filename == path["name"]:
                    self._check(request, message)
                    return _served(file)
        raise web.HTTPNotFound

    def _check(self, request: web.Request, message: Message) -> None:
        """Check access to a message's file. Raises 403.

        A guest must see the message. A request from this machine is refused if only one person sees the message, and a
        guest has joined as that person.
        """
        guest = guest_of(request, self._world)
        mine = guest is None or (message.seen_by(guest) and message.channel.visible_to(guest))
        theirs = guest is None and message.audience is not None and message.audience.id in self._sessions.joined
        if not mine or theirs:
            raise web.HTTPForbidden(text="this file is somebody else's")

    async def _emoji(self, request: web.Request) -> web.StreamResponse:
        found = self._world.emoji_images.get(snowflake(request.match_info["name"].partition(".")[0]) or 0)
        if found is None:
            raise web.HTTPNotFound
        return web.Response(body=found, content_type="image/png")

    async def _avatar(self, request: web.Request) -> web.StreamResponse:
        return web.Response(body=default_avatar(request.match_info["name"]), content_type="image/png")


def _served(file: Attachment) -> web.Response:
    headers = {"Content-Security-Policy": HARMLESS, "Cache-Control": "private"}
    if file.content_type not in SHOWN:
        headers["Content-Disposition"] = f'attachment; filename="{file.filename}"'
    return web.Response(body=file.data, content_type=file.content_type.partition(";")[0], headers=headers)
