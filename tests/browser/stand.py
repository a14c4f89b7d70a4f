"""A stand-in with a bot of raw requests and Anna at its page: what a bot may send, without ours."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from types import SimpleNamespace
from typing import Any

from bot.playground import Playground
from tests.bot.playground.wire import Wire


class Stand:
    """In a thread of its own, with a loop; `does` runs something there.

    `place` has `discord`, `channel`, `anna`, `ben`, `wire` and the bot's `line`.
    """

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        threading.Thread(target=self._loop.run_forever, daemon=True).start()
        self.place = self.does(self._start())

    def does(self, asked: Coroutine[Any, Any, Any]) -> Any:
        """The result of a coroutine, run in that loop."""
        return asyncio.run_coroutine_threadsafe(asked, self._loop).result(20)

    async def _start(self) -> SimpleNamespace:
        discord = Playground("secret")
        await discord.start()
        guild = discord.add_guild("Hanami Club")
        channel = discord.add_channel(guild, "games")
        anna, ben = discord.add_person("Anna"), discord.add_person("Ben")
        discord.add_role(guild, "Dealers")
        wire = Wire(discord)
        await wire.__aenter__()
        line = await wire.online()
        return SimpleNamespace(discord=discord, channel=channel, anna=anna, ben=ben, wire=wire, line=line)

    def post(self, body: Any, files: dict[str, bytes] | None = None) -> str:
        """The id of a message that the bot writes."""
        answer = self.does(self.place.wire.post(self.place.channel, body, files))
        assert answer.status == 200, answer.body
        return answer.body["id"]

    def answer(self, kind: int, data: Any = None) -> Any:
        """The data of the next interaction that the bot hears, which it answers so."""
        return self.does(self._answered(kind, data))

    async def _answered(self, kind: int, data: Any) -> Any:
        interaction = await self.place.line.event("INTERACTION_CREATE")
        reply = await self.place.wire.callback(interaction, kind, data)
        assert reply.status in (200, 204), reply.body
        return interaction["data"]

    def end(self) -> None:
        """Close all of it."""
        self.does(self._stop())
        self._loop.call_soon_threadsafe(self._loop.stop)

    async def _stop(self) -> None:
        await self.place.line.socket.close()
        await self.place.wire.__aexit__(None, None, None)
        await self.place.discord.stop()
