"""The process that `tests.bench.press` measures, `python -m tests.bench.subject NAME`.

NAME is `bot`, or one of two small clients to compare it with.

`bare` changes the pressed message. `floor` also writes a row for each press.

Both write to the file LAG how late their event loop was (seconds, by time.monotonic()). PROFILE names a file for
cProfile.
"""

import asyncio
import cProfile
import os
import sys
import time
from pathlib import Path
from typing import Any

import aiosqlite
import discord

from bot.__main__ import main
from bot.app import client as app
from bot.app.logins import point_at
from bot.config import load

BEAT_S, NOTE_S = 0.02, 0.5


async def meter() -> None:
    """Write a line for every half second: when it ended, and the longest time that the loop was late in it."""
    with Path(os.environ["LAG"]).open("a", buffering=1) as file:
        while True:
            end, worst = time.monotonic() + NOTE_S, 0.0
            while (began := time.monotonic()) < end:
                await asyncio.sleep(BEAT_S)
                worst = max(worst, time.monotonic() - began - BEAT_S)
            file.write(f"{time.monotonic():.3f} {worst:.4f}\n")


class Floor(discord.Client):
    """A client with a message in every channel. A press on its button changes the message.

    `database`: the file in which each press becomes a row, or None.
    """

    def __init__(self, database: Path | None) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None, chunk_guilds_at_startup=False)
        self._path, self._presses = database, 0
        self._tasks: list[asyncio.Task[None]] = []

    async def setup_hook(self) -> None:
        if self._path is not None:
            self._database = await aiosqlite.connect(self._path)
            await self._database.executescript(
                "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE presses (user INTEGER, said TEXT);"
            )
        self._tasks.append(asyncio.create_task(meter()))

    async def on_ready(self) -> None:
        for guild in self.guilds:
            for channel in guild.text_channels:
                await channel.send(view=self._view())
        print("Ready as the floor", flush=True)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        said: Any = interaction.data
        if self._path is not None:
            await self._database.execute("INSERT INTO presses VALUES (?, ?)", (interaction.user.id, said["custom_id"]))
            await self._database.commit()
        self._presses += 1
        await interaction.response.edit_message(view=self._view())

    def _view(self) -> discord.ui.LayoutView:
        view = discord.ui.LayoutView(timeout=None)
        view.add_item(discord.ui.TextDisplay(f"{self._presses} presses"))
        view.add_item(discord.ui.ActionRow(discord.ui.Button(label="Press", custom_id="floor")))
        view.stop()
        return view


def bot() -> None:
    """The bot as it always is, with a meter in its loop."""
    ready, close, profile = app.Hanapai.on_ready, app.Hanapai.close, cProfile.Profile()
    tasks: list[asyncio.Task[None]] = []

    async def on_ready(self: app.Hanapai) -> None:
        await ready(self)
        tasks.append(asyncio.create_task(meter()))
        if os.environ.get("PROFILE"):
            profile.enable()

    async def closed(self: app.Hanapai) -> None:
        if os.environ.get("PROFILE"):
            profile.disable()
            profile.dump_stats(os.environ["PROFILE"])
        for task in tasks:
            task.cancel()
        await close(self)

    app.Hanapai.on_ready, app.Hanapai.close = on_ready, closed
    main()


def floor(*, rows: bool) -> None:
    config = load()
    point_at(config)
    client: Any = Floor(Path(config.database) if rows else None)
    asyncio.run(client.start(config.token))


if __name__ == "__main__":
    what = sys.argv.pop()  # the bot reads what is left
    bot() if what == "bot" else floor(rows=what == "floor")
