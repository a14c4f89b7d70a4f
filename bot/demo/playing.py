"""Start of the playground with our bot: saved data, people, guests, and the page that opens."""

import asyncio
import contextlib
import errno
import os
import sys
import webbrowser
from collections.abc import AsyncGenerator, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path

from bot.app.client import run
from bot.app.command_line import Arguments
from bot.config import Config, ConfigError
from bot.decks.emoji_pack import names
from bot.demo.folder import DATABASE, WORLD, claimed, data_folder, files, set_aside
from bot.demo.greeting import greet
from bot.playground import NotKept, Person, Playground, addresses
from bot.render.fonts import NAMES
from bot.store import DatabaseDamaged, Store
from bot.store.opening import open_store

LAST_REQUESTS = 200
HISTORY = (2000, 64 << 20)
"""Maximum number of messages, and of bytes of files on them. Both are enough for more than an evening."""

say = partial(print, flush=True)
"""Print and flush immediately, also into a file or a pipe."""


async def play_at_home(config: Config, arguments: Arguments) -> None:
    """Run the bot and the stand-in for Discord in one process, until this is cancelled.

    Raises ConfigError or StoreError.
    """
    folder = config.playground_folder or data_folder()
    with claimed(folder):
        if arguments.fresh:
            for file in files(folder):
                file.unlink()
        playground, store, known = await _opened(folder, config)
        try:
            people = [person for person in playground.people if not person.bot] if known else _new_people(playground)
            playground.go_elsewhere(people)
            if config.emoji and not known:
                _bring_emoji(playground)
            async with _served(playground, config.playground_port):
                say("\n  There is no DISCORD_TOKEN in .env, so this is the playground.")
                say(f"  Open {playground.url} and play everyone on the page. Press Ctrl+C to stop.")
                saved = "It continues from what was saved in" if known else "It is saved in"
                say(f"  {saved} {folder}; --fresh starts empty.\n")
                if arguments.host:
                    await _let_in(playground, arguments.host, config.playground_port, people)
                opening = asyncio.create_task(_open_page(playground)) if arguments.opens and has_desktop() else None
                here = replace(
                    config,
                    token=playground.token,
                    database=folder / DATABASE,
                    shards=None,
                    api=playground.api,
                    gateway=playground.gateway,
                    cdn=playground.cdn,
                )
                try:
                    await run(here, store, at_home=True)
                finally:
                    if opening:
                        opening.cancel()
        finally:
            await store.close()
            await playground.stop()


async def _opened(folder: Path, config: Config) -> tuple[Playground, Store, bool]:
    """Open the stand-in and the database. Return both, and whether they existed before.

    If one of them is damaged, set both aside, because tables would point to messages that are gone.

    Raises ConfigError if they can't be opened.
    """
    if (folder / WORLD).exists() != (folder / DATABASE).exists():
        set_aside(folder)
    for last in (False, True):
        playground = Playground(
            port=config.playground_port,
            remember=LAST_REQUESTS,
            history=HISTORY,
            greet=greet,
            typeface=NAMES,
        )
        try:
            known = playground.keep_in(folder / WORLD)
            return playground, await open_store(folder / DATABASE), known
        except (NotKept, DatabaseDamaged) as error:
            await playground.stop()
            if last or not (isinstance(error, DatabaseDamaged) or error.damaged):
                raise ConfigError(str(error)) from error
            set_aside(folder)
        except BaseException:
            await playground.stop()
            raise
    raise AssertionError


@contextlib.asynccontextmanager
async def _served(playground: Playground, port: int) -> AsyncGenerator[None]:
    """Let the stand-in listen on the port within the `with` block. Raises ConfigError if it can't."""
    try:
        await playground.start()
    except OSError as error:
        raise ConfigError(
            f"PLAYGROUND_PORT {port} can't be used ({_reason(error)}): set another port in .env, or 0 for any free one."
        ) from error
    yield


def _reason(error: OSError) -> str:
    return os.strerror(error.errno) if error.errno else " ".join(str(error).split())


def _new_people(playground: Playground) -> list[Person]:
    guild = playground.add_guild("Hanapai Playground")
    for name in ("table", "lounge"):
        playground.add_channel(guild, name)
    people = [playground.add_person(name) for name in ("Anna", "Ben", "Chie")]
    # so that someone can use /server-settings and /moderate
    playground.grant(guild, people[0], "MANAGE_GUILD", "MANAGE_MESSAGES")
    return people


def _bring_emoji(playground: Playground) -> None:
    """Add the application's emoji to the stand-in without uploading them.

    An upload by the bot takes minutes, and the first hand is dealt before that.
    """
    for name, square in names().items():
        playground.add_emoji(name, square.file.read_bytes())


async def _let_in(playground: Playground, host: str, port: int, people: list[Person]) -> None:
    """Listen for guests. Print one link for each person in `people`, with which a guest can play as this person."""
    wanted = port + 1 if port else 0
    try:
        port = await playground.let_in(host, wanted)
    except OSError as error:
        fix = "give an address of this machine" if error.errno != errno.EADDRINUSE else "set another PLAYGROUND_PORT"
        raise ConfigError(f"--host {host} can't be used on port {wanted} ({_reason(error)}): {fix}.") from error
    say("  Others on your network join with these links, one person each, or with the code at their end:")
    for person in people:
        code = playground.invite(person)
        say(f"    {person.name}: {'  '.join(f'http://{address}:{port}/?join={code}' for address in addresses(host))}")
    say("  There are no accounts and no TLS: use this only on a network that you trust.\n")


def has_desktop(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Return whether a user at a terminal of this machine would see a browser open."""
    if any(environment.get(name) for name in ("SSH_CONNECTION", "SSH_CLIENT", "SSH_TTY")) or not sys.stdout.isatty():
        return False
    return platform in ("win32", "darwin") or bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


async def _open_page(playground: Playground) -> None:
    """Open the page once the bot has registered its commands, so that the first press is answered."""
    await playground.synced(60)
    await asyncio.to_thread(webbrowser.open, playground.url)
