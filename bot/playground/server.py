"""The stand-in for Discord, put together: gateway, REST, control routes and page on one loopback port."""

import asyncio
from collections.abc import Awaitable
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from aiohttp import web

from bot.playground.accounts import Accounts
from bot.playground.channels import Channels
from bot.playground.clock import Clock
from bot.playground.commands import Commands
from bot.playground.faults import Trouble
from bot.playground.files import default_avatar
from bot.playground.gateway import Gateway
from bot.playground.interactions import Interactions
from bot.playground.people import Lobby
from bot.playground.ratelimits import RateLimits
from bot.playground.refusal import JSON
from bot.playground.rest import Call, Inspect, Request, Rest
from bot.playground.shapes import snowflake
from bot.playground.staging import Stage
from bot.playground.threads import Threads
from bot.playground.world import User, World

PAGE = Path(__file__).parent / "page"
CONTENT_POLICY = "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"


class Playground(Stage, Trouble):
    """A Discord on this machine for one bot; what the bot does wrong is listed in `violations`.

    `remember` is how many of the latest requests, with their files, are kept in `requests`.
    """

    def __init__(
        self,
        token: str = "playground",
        port: int = 0,
        inspect: Inspect | None = None,
        *,
        bot_name: str = "Hanapai",
        remember: int = 1_000_000,
    ) -> None:
        clock = Clock()
        world = World(clock, bot_name)
        Stage.__init__(self, world, Gateway(world, token, lambda: self.gateway), clock)
        self.violations: list[str] = []
        self.limits = RateLimits(self.clock)
        self.rest = Rest(token, self.limits, self.clock.now, inspect, self.violations)
        self.rest.remember = remember
        Trouble.__init__(self, self.rest.faults, self.gateway_sessions, self.limits)
        self.commands = Commands(self.world)
        self.interactions = Interactions(self.world, self.limits)
        self.world.tell = self.gateway_sessions.tell
        self._port = port
        self._runner: web.AppRunner | None = None

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()

    async def start(self) -> None:
        """Listens on 127.0.0.1; raises OSError when the port is taken."""
        self._runner = web.AppRunner(self._app(), handler_cancellation=True, shutdown_timeout=0.2, access_log=None)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", self._port).start()
        self._port = self._runner.addresses[0][1]
        self.world.cdn = self.cdn

    async def stop(self) -> None:
        """Closes every connection and the port."""
        self.mend()
        self.interactions.stop()
        await self.gateway_sessions.stop()
        for person in self.people:
            await person.close()
        if self._runner:
            await self._runner.cleanup()
            self._runner = None

    @property
    def url(self) -> str:
        """The address of the page and of the control routes."""
        return f"http://127.0.0.1:{self._port}"

    @property
    def api(self) -> str:
        """The value for DISCORD_API."""
        return f"{self.url}/api/v10"

    @property
    def gateway(self) -> str:
        """The value for DISCORD_GATEWAY."""
        return f"ws://127.0.0.1:{self._port}/gateway"

    @property
    def cdn(self) -> str:
        """The value for DISCORD_CDN."""
        return f"{self.url}/cdn"

    @property
    def application_id(self) -> int:
        """The application's id, which is its bot user's too."""
        return self.world.bot.id

    @property
    def bot_user(self) -> User:
        """The bot's account."""
        return self.world.bot

    @property
    def requests(self) -> list[Request]:
        """Every REST request so far, oldest first."""
        return self.rest.requests

    def connected(self, timeout: float = 10.0) -> Awaitable[None]:
        """Waits until a bot is READY on all its shards; raises TimeoutError."""
        return self.gateway_sessions.connected(timeout)

    def synced(self, timeout: float = 10.0) -> Awaitable[None]:
        """Waits until a bot has registered commands; raises TimeoutError."""
        return asyncio.wait_for(self._synced(), timeout)

    async def _synced(self) -> None:
        while not self.commands.registered:
            await self.world.change(self.world.version, 60)

    def _app(self) -> web.Application:
        app = web.Application(middlewares=[self._guard], client_max_size=64 << 20)
        app.router.add_get("/gateway", self.gateway_sessions.serve)
        app.router.add_get("/cdn/attachments/{channel}/{attachment}/{name}", self._file)
        app.router.add_get("/cdn/embed/avatars/{name}", self._avatar)
        self.rest.add(app, "GET", "/gateway", self._where, public=True)
        self.rest.add(app, "GET", "/gateway/bot", self._where_for_bots)
        Accounts(self.world).routes(self.rest, app)
        Channels(self.world, self.limits).routes(self.rest, app)
        Threads(self.world).routes(self.rest, app)
        self.commands.routes(self.rest, app)
        self.interactions.routes(self.rest, app)
        self.rest.add_rest(app)
        Lobby(self.world, self.gateway_sessions, self.commands, self.interactions, self._add_by_form).routes(app)
        app.router.add_get("/", self._page)
        app.router.add_static("/page", PAGE)
        return app

    @web.middleware
    async def _guard(self, request: web.Request, handler: Any) -> web.StreamResponse:
        """Lets in only this machine by its own names, and no page of another site."""
        hosts = {f"{name}:{self._port}" for name in ("127.0.0.1", "localhost", "[::1]")}
        origin = request.headers.get("Origin")
        if request.host not in hosts or (origin and origin not in {f"http://{host}" for host in hosts}):
            raise web.HTTPForbidden(text="only this machine, by its own name")
        if request.headers.get("Sec-Fetch-Site", "same-origin") not in ("same-origin", "none"):
            raise web.HTTPForbidden(text="not from another site")
        response: web.StreamResponse = await handler(request)
        if not response.prepared:
            response.headers["Content-Security-Policy"] = CONTENT_POLICY
            response.headers["X-Content-Type-Options"] = "nosniff"
        return response

    def _add_by_form(self, body: JSON) -> JSON:
        name, locale = str(body.get("name") or "Somebody")[:32], str(body.get("locale") or "en-US")
        person = self.add_person(name, locale, admin=bool(body.get("admin")))
        return {"id": str(person.id), "name": name, "locale": locale, "bot": False}

    async def _where(self, call: Call) -> JSON:
        return {"url": self.gateway}

    async def _where_for_bots(self, call: Call) -> JSON:
        limit = {"total": 1000, "remaining": 1000 - self.gateway_sessions.identified, "reset_after": 86_400_000}
        shards = self.gateway_sessions.shards
        return {"url": self.gateway, "shards": shards, "session_start_limit": limit | {"max_concurrency": 1}}

    async def _file(self, request: web.Request) -> web.StreamResponse:
        channel = self.world.channels.get(snowflake(request.match_info["channel"]) or 0)
        for message in channel.all_messages() if channel else ():
            for attachment in message.attachments:
                if str(attachment.id) == request.match_info["attachment"]:
                    return web.Response(body=attachment.data, content_type=attachment.content_type)
        raise web.HTTPNotFound

    async def _avatar(self, request: web.Request) -> web.StreamResponse:
        return web.Response(body=default_avatar(request.match_info["name"]), content_type="image/png")

    async def _page(self, request: web.Request) -> web.StreamResponse:
        return web.FileResponse(PAGE / "index.html")
