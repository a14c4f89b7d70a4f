"""The assembled stand-in for Discord: gateway, REST, control routes and page on one loopback port."""

import asyncio
from collections.abc import Awaitable
from pathlib import Path
from types import TracebackType
from typing import Self

from aiohttp import web

from bot.playground.api.accounts import Accounts
from bot.playground.api.channels import Channels
from bot.playground.api.commands import Commands
from bot.playground.api.events import Events
from bot.playground.api.faults import Trouble
from bot.playground.api.gateway import PATH, RESUME_PATH, Gateway
from bot.playground.api.guesses import Guesses
from bot.playground.api.interactions import Interactions
from bot.playground.api.ratelimits import RateLimits
from bot.playground.api.rest import Call, Inspect, Request, Rest
from bot.playground.api.roles import MemberRoles
from bot.playground.api.threads import Threads, archive_idle
from bot.playground.api.uploads import Uploads
from bot.playground.keeping import Keep
from bot.playground.limits.bodies import LONGEST_BODY
from bot.playground.limits.refusal import JSON
from bot.playground.limits.shown import STYLES
from bot.playground.people.cdn import Files
from bot.playground.people.doors import Doors
from bot.playground.people.live import Live
from bot.playground.people.people import Lobby
from bot.playground.people.person import Person
from bot.playground.people.porch import GuestRunner
from bot.playground.people.recorder import Recorder
from bot.playground.people.sessions import Sessions
from bot.playground.people.staging import Stage
from bot.playground.people.switches import Switches
from bot.playground.people.welcome import Greet, Greeting, Welcome
from bot.playground.world.clock import Clock
from bot.playground.world.history import History
from bot.playground.world.world import Ears, Message, Notice, User, World

NO_WELCOME = Welcome("Playground", (), (), "", ())
PAGE = Path(__file__).parent / "page"


class Playground(Stage, Trouble):
    """A Discord on this machine for one bot. `violations` lists what the bot does wrong.

    `remember`: number of the latest requests that `requests` keeps, with their files.
    `history`: maximum number of messages, and of bytes of files on them.
    `greet`: returns the page's greeting for a browser's locale.
    `typeface`: font file for letters that a machine may not have.
    """

    def __init__(
        self,
        token: str = "playground",
        port: int = 0,
        inspect: Inspect | None = None,
        *,
        bot_name: str = "Hanapai",
        remember: int = 1_000_000,
        history: tuple[int, int] | None = None,
        greet: Greet = lambda _locale: NO_WELCOME,
        typeface: Path | None = None,
    ) -> None:
        clock = Clock()
        ears = Ears(self._tell, self._channel_changed, self._changed, self._save, self._trim)
        world = World(clock, bot_name, ears)
        Stage.__init__(self, world, Gateway(world, token, lambda: self.gateway.removesuffix(PATH)), clock)
        self.violations: list[str] = []
        self.limits = RateLimits(self.clock)
        self.sessions = Sessions()
        self._recorder = Recorder(self.gateway_sessions, self.sessions, self.violations)
        now, save, note = self.clock.now, self._save, self._recorder.note
        self.rest = Rest(token, self.limits, now, inspect, self.violations, remember, save, note)
        guesses = Guesses()
        Trouble.__init__(self, self.rest.faults, self.gateway_sessions, self.limits, guesses)
        self.commands = Commands(self.world)
        self.interactions = Interactions(self.world, self.limits, guesses)
        self._history = History(world, *history) if history else None
        self._uploads = Uploads(self.world)
        self._greeting = Greeting(greet, self.commands)
        self._doors = Doors(self.sessions)
        self._typeface = typeface
        self._port = port
        self._runners: list[web.AppRunner] = []
        self._keep: Keep | None = None
        self._archiving: asyncio.Task[None] | None = None
        self.token = token

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()

    def keep_in(self, file: Path) -> bool:
        """Load the world from a file, and save it there from now on. Return False for a new file.

        Call this before `start`, and before anything is added. Raises NotKept if the file can't be used.
        """
        keep = Keep(file, self.world, self.commands)
        found, self._keep = keep.open(), keep
        for user in self.world.users.values() if found else ():
            if user is not self.world.bot:
                self.meet(user)
        return found

    def _tell(self, notice: Notice) -> None:
        self.gateway_sessions.tell(notice)

    def _changed(self, message: Message) -> None:
        if self._keep:
            self._keep.note(message)

    def _save(self) -> None:
        if self._keep:
            self._keep.save()

    def _trim(self) -> None:
        if self._history:
            self._history.trim()

    async def start(self) -> None:
        """Listen on 127.0.0.1. Raises OSError if the port is taken."""
        _, self._port = await self._listen(web.AppRunner, self._app(), "127.0.0.1", self._port)
        if self._keep and self.world.cdn:
            self._keep.moved(self.cdn)
        self.world.cdn = self.cdn
        self._save()
        self._archiving = asyncio.create_task(archive_idle(self.world))

    async def let_in(self, address: str, port: int = 0) -> int:
        """Listen for guests too, on an address of this machine (0.0.0.0: all), and return the port.

        Guests need a code from `invite`. Raises OSError if it can't listen there.
        """
        return (await self._listen(GuestRunner, self._guest_app(), address, port))[1]

    def invite(self, person: Person | User) -> str:
        """Return a new code by which a guest becomes this person."""
        return self.sessions.invite(person.id)

    async def _listen(
        self, kind: type[web.AppRunner], app: web.Application, address: str, port: int
    ) -> tuple[str, int]:
        runner = kind(app, handler_cancellation=True, shutdown_timeout=0.2, access_log=None)
        self._runners.append(runner)
        await runner.setup()
        await web.TCPSite(runner, address, port).start()
        found = runner.addresses[0]
        return found[0], found[1]

    async def stop(self) -> None:
        """Close every connection and the ports."""
        self.mend()
        if self._archiving is not None:
            self._archiving.cancel()
        self.interactions.stop()
        await self.gateway_sessions.stop()
        for person in self.people:
            await person.close()
        while self._runners:
            await self._runners.pop().cleanup()
        if self._keep:
            self._keep.close()

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
        return f"ws://127.0.0.1:{self._port}{PATH}"

    @property
    def cdn(self) -> str:
        """The value for DISCORD_CDN."""
        return f"{self.url}/cdn"

    @property
    def application_id(self) -> int:
        """The application's ID, which is also its bot user's."""
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
        """Wait until a bot is READY on all its shards. Raises TimeoutError."""
        return self.gateway_sessions.connected(timeout)

    def synced(self, timeout: float = 10.0) -> Awaitable[None]:
        """Wait until a bot has registered commands. Raises TimeoutError."""
        return asyncio.wait_for(self._synced(), timeout)

    async def _synced(self) -> None:
        while not self.commands.registered:
            await self.world.change(self.world.version, 60)

    def _app(self) -> web.Application:
        """Return the app for this machine only: the bot's side, and that of all people."""
        app = web.Application(middlewares=[self._doors.home], client_max_size=64 << 20)
        for path in (PATH, RESUME_PATH):
            app.router.add_get(path, self.gateway_sessions.serve)
        self.rest.add(app, "GET", "/gateway", self._where, public=True)
        self.rest.add(app, "GET", "/gateway/bot", self._where_for_bots)
        Accounts(self.world).routes(self.rest, app)
        MemberRoles(self.world).routes(self.rest, app)
        Channels(self.world, self.limits).routes(self.rest, app)
        Threads(self.world).routes(self.rest, app)
        Events(self.world).routes(self.rest, app)
        self.commands.routes(self.rest, app)
        self.interactions.routes(self.rest, app)
        self.rest.add_rest(app)
        self._recorder.routes(app)
        Switches(self).routes(app)
        self._uploads.bot_routes(app)
        self._add_clients(app, guests=False)
        return app

    def _guest_app(self) -> web.Application:
        """Return the app for guests from a local network: the page, and what it needs."""
        app = web.Application(middlewares=[self._doors.guests], client_max_size=LONGEST_BODY)
        self._add_clients(app, guests=True)
        return app

    def _add_clients(self, app: web.Application, *, guests: bool) -> None:
        """Add what people's clients need: the page itself, the control routes, and files."""
        lobby = Lobby(self.world, self.gateway_sessions, self.commands, self.interactions, self._add_by_form)
        lobby.routes(app, guests=guests)
        Live(self.world, self.gateway_sessions, self.sessions).routes(app)
        self._doors.routes(app, guests=guests)
        Files(self.world, self.sessions).routes(app)
        self._uploads.routes(app, guests=guests)
        self._greeting.routes(app)
        app.router.add_get("/", self._page)
        app.router.add_get("/shown.css", self._shown)
        app.router.add_get("/typeface", self._font)
        app.router.add_static("/page", PAGE)

    def _add_by_form(self, body: JSON) -> JSON:
        name, locale = str(body.get("name") or "Somebody")[:32], str(body.get("locale") or "en-US")
        person = self.add_person(name, locale, admin=bool(body.get("admin")))
        return {"id": str(person.id), "name": name, "locale": locale, "bot": False}

    async def _where(self, call: Call) -> JSON:
        return {"url": self.gateway}

    async def _where_for_bots(self, call: Call) -> JSON:
        sessions = self.gateway_sessions
        limit = {"total": 1000, "remaining": 1000 - sessions.identified, "reset_after": 86_400_000}
        limit["max_concurrency"] = sessions.at_once
        return {"url": self.gateway, "shards": sessions.shards, "session_start_limit": limit}

    async def _page(self, request: web.Request) -> web.StreamResponse:
        return web.FileResponse(PAGE / "index.html")

    async def _shown(self, request: web.Request) -> web.StreamResponse:
        return web.Response(text=STYLES, content_type="text/css")

    async def _font(self, request: web.Request) -> web.StreamResponse:
        if self._typeface is None:
            raise web.HTTPNotFound
        return web.FileResponse(self._typeface, headers={"Content-Type": "font/sfnt", "Cache-Control": "max-age=86400"})
