"""Live updates for clients.

Each client has one WebSocket, because a browser opens only six connections of other kinds.
"""

import asyncio
import contextlib
from typing import Any, cast

from aiohttp import WSCloseCode, WSMsgType, web

from bot.playground.api.gateway import Gateway
from bot.playground.limits.refusal import JSON, Refusal
from bot.playground.limits.shapes import parse, snowflake
from bot.playground.people.doors import GUEST, TAKEN
from bot.playground.people.sessions import Sessions, TooOften, Visitor
from bot.playground.people.sights import newest, places_form, seen_form
from bot.playground.world.world import User, World

TOGETHER_S = 0.03
"""Seconds for which changes are collected into one update."""

PATIENCE_S = 5.0
"""Seconds between two checks whether a person has stopped typing."""

PAGE, MOST = 50, 1000
"""Number of messages shown at first, and maximum number."""

LONGEST_WORD = 4096

LEFT = 4001
"""Close code of a socket whose guest's session is over."""


class Client:
    """One open client: the channel that it shows, and the data that was sent to it."""

    def __init__(self, world: World, gateway: Gateway, user: User) -> None:
        self._world, self._gateway, self.user = world, gateway, user
        self.channel, self.count = 0, PAGE
        self._told: JSON = {}
        self._messages: dict[int, JSON] = {}

    def hear(self, word: JSON) -> None:
        """Handle a message from the client.

        {channel, count} selects the messages to show. {typing: true} reports typing.
        """
        if "channel" in word:
            channel, count = snowflake(word["channel"]) or 0, word.get("count")
            if channel != self.channel:
                self._messages, self._told = {}, {name: told for name, told in self._told.items() if name == "places"}
            self.channel = channel
            self.count = min(max(count, 1), MOST) if isinstance(count, int) else PAGE
        channel = self._world.channels.get(self.channel)
        if word.get("typing") is True and channel and channel.visible_to(self.user):
            self._world.type_in(channel, self.user)

    def news(self) -> JSON:
        """Return what has changed for the client since the last call.

        `places`: the servers and channels. The other fields are about the channel that the client shows. `order`: the
        IDs of its messages. `older`: whether there are more messages before them. `messages`: new and changed messages.
        `typing`: the IDs of other users who are typing.
        """
        now: JSON = {"places": places_form(self._world, self._gateway, self.user)} | self._seen()
        news = {name: value for name, value in now.items() if name not in self._told or self._told[name] != value}
        self._told = now
        changed = self._changed
        if changed or "order" in news:
            news |= {"channel": str(self.channel), "order": now["order"], "messages": changed}
        return news

    def _seen(self) -> JSON:
        channel = self._world.channels.get(self.channel)
        self._changed: list[JSON] = []
        if channel is None or not channel.visible_to(self.user):
            return {}
        forms = {each.id: seen_form(each) for each in newest(channel, self.user, self.count + 1)}
        older = len(forms) > self.count
        if older:
            del forms[min(forms)]
        self._changed = [form for number, form in forms.items() if self._messages.get(number) != form]
        self._messages = forms
        typing = [str(user) for user in self._world.typing_in(channel) if user != self.user.id]
        return {"order": [str(number) for number in forms], "older": older, "typing": typing}


def _word(text: str) -> Any:
    """Parse a message from the client. Return None if it isn't JSON."""
    with contextlib.suppress(Refusal):
        return parse(text.encode())
    return None


async def _listen(socket: web.WebSocketResponse, client: Client, turned: asyncio.Event, guest: Visitor | None) -> None:
    """Handle a client's messages until it hangs up or sends invalid JSON, or a guest sends too many."""
    async for message in socket:
        if message.type != WSMsgType.TEXT or not isinstance(word := _word(message.data), dict):
            return
        try:
            if guest:
                guest.words.take()
        except TooOften as reason:
            await socket.close(code=WSCloseCode.POLICY_VIOLATION, message=str(reason).encode())
            return
        client.hear(cast(JSON, word))
        turned.set()


async def _end_with(guest: Visitor, socket: web.WebSocketResponse) -> None:
    """Close a guest's socket as soon as their session is over."""
    await guest.over.wait()
    await socket.close(code=LEFT)


class Live:
    """The route of the WebSockets for live updates."""

    def __init__(self, world: World, gateway: Gateway, sessions: Sessions) -> None:
        self._world, self._gateway, self._sessions = world, gateway, sessions
        self._open: set[web.WebSocketResponse] = set()

    def routes(self, app: web.Application) -> None:
        """Add the route of the live updates to `app`."""
        app.router.add_get("/people/{person}/live", self._serve)
        app.on_shutdown.append(self._close)

    async def _close(self, app: web.Application) -> None:
        for socket in [*self._open]:
            await socket.close()

    async def _serve(self, request: web.Request) -> web.WebSocketResponse:
        user = self._world.users.get(snowflake(request.match_info["person"]) or 0)
        if user is None or user.bot:
            raise web.HTTPNotFound(text="there is no such person")
        socket = web.WebSocketResponse(heartbeat=20, max_msg_size=LONGEST_WORD, compress=False)
        try:
            await socket.prepare(request)
        except ConnectionError:  # the page has been closed already
            return socket
        self._open.add(socket)
        guest = request.get(GUEST)
        client, turned = Client(self._world, self._gateway, user), asyncio.Event()
        tasks = [asyncio.create_task(self._tell(socket, client, turned, guest))]
        if guest:
            tasks.append(asyncio.create_task(_end_with(guest, socket)))
        try:
            await _listen(socket, client, turned, guest)
        finally:
            self._open.discard(socket)
            for task in tasks:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
        return socket

    async def _tell(
        self, socket: web.WebSocketResponse, client: Client, turned: asyncio.Event, guest: Visitor | None
    ) -> None:
        """Send every change to the client until it hangs up.

        On this machine's own page, stop once a guest has joined as this person.
        """
        with contextlib.suppress(ConnectionError):
            while not socket.closed:
                if guest is None and client.user.id in self._sessions.joined:
                    await socket.close(code=WSCloseCode.POLICY_VIOLATION, message=TAKEN.encode())
                    return
                version = self._world.version_of(client.user)
                turned.clear()
                if news := client.news():
                    await socket.send_json(news)
                waits = [
                    asyncio.ensure_future(self._world.change(version, PATIENCE_S, client.user)),
                    asyncio.ensure_future(turned.wait()),
                ]
                try:
                    await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
                finally:
                    for wait in waits:
                        wait.cancel()
                if not turned.is_set():
                    await asyncio.sleep(TOGETHER_S)
