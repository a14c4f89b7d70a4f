"""The playground with our bot in it: where both are kept, who is there, and who is told what."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import sys
import time
import webbrowser
from collections.abc import AsyncGenerator, Generator, Mapping
from dataclasses import replace
from pathlib import Path

from bot.app.client import run
from bot.config import Arguments, Config, ConfigError
from bot.greeting import welcome
from bot.playground import NotKept, Person, Playground, addresses
from bot.store import DatabaseDamaged, Store
from bot.store.claim import Claim
from bot.words import Words

WORLD, DATABASE = "world.sqlite3", "hanapai.sqlite3"
"""The two files of a playground: people and messages; tables. One is worth nothing without the other."""

LAST_REQUESTS = 200
HISTORY = (2000, 64 << 20)
"""So many messages there are at most, and so many bytes of files on them: more than an evening's worth."""

PATIENCE_S = 3.0
"""Seconds to wait for a playground in the same folder that is just ending."""


def data_folder(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Where the playground is kept, by the custom of the platform."""
    home = Path.home()
    if platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Hanapai" / "playground"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "Hanapai" / "playground"
    given = Path(environment.get("XDG_DATA_HOME", ""))
    return (given if given.is_absolute() else home / ".local" / "share") / "hanapai" / "playground"


async def play_at_home(config: Config, arguments: Arguments) -> None:
    """Bot and stand-in in one process, until it is cancelled. Raises ConfigError or StoreError."""
    folder = config.playground_folder or data_folder()
    with _claimed(folder):
        if arguments.fresh:
            for file in _files(folder):
                file.unlink()
        playground, store, known = await _opened(folder, config)
        try:
            people = _people(playground) if known else _new_people(playground)
            async with _served(playground, config.playground_port):
                print("\n  There is no DISCORD_TOKEN in .env, so this is the playground.")
                print(f"  Open {playground.url} and play as two people; Ctrl+C ends it.")
                print(f"  {'It goes on where it was' if known else 'It is kept'}, in {folder}; --fresh begins anew.\n")
                if arguments.host:
                    await _let_in(playground, arguments.host, config.playground_port, people)
                opening = asyncio.create_task(_open_page(playground)) if arguments.opens and has_desktop() else None
                here = replace(
                    config,
                    token=playground.token,
                    database=folder / DATABASE,
                    api=playground.api,
                    gateway=playground.gateway,
                    cdn=playground.cdn,
                )
                try:
                    await run(here, store)
                finally:
                    if opening:
                        opening.cancel()
        finally:
            await store.close()
            await playground.stop()


@contextlib.contextmanager
def _claimed(folder: Path) -> Generator[None]:
    """Make the folder, open to its owner alone, and keep a second playground from it."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        folder.chmod(0o700)
    except OSError as error:
        raise ConfigError(f"The playground cannot be kept in {folder} ({error.strerror}).") from error
    claim = Claim(folder / WORLD)
    claim.take(PATIENCE_S)
    try:
        yield
    finally:
        claim.release()


async def _opened(folder: Path, config: Config) -> tuple[Playground, Store, bool]:
    """Stand-in and database as they were kept, and whether they were. What is damaged is set aside, both together,
    because tables would point to messages that are gone."""
    files = [folder / WORLD, folder / DATABASE]
    if len({file.exists() for file in files}) > 1:
        _set_aside(folder)
    for last in (False, True):
        playground = Playground(
            port=config.playground_port, remember=LAST_REQUESTS, history=HISTORY, welcome=welcome(Words().translator())
        )
        try:
            known = playground.keep_in(folder / WORLD)
            return playground, await Store.open(folder / DATABASE), known
        except (NotKept, DatabaseDamaged) as error:
            await playground.stop()
            if last or not (isinstance(error, DatabaseDamaged) or error.damaged):
                raise ConfigError(str(error)) from error
            _set_aside(folder)
        except BaseException:
            await playground.stop()
            raise
    raise AssertionError


def _files(folder: Path) -> list[Path]:
    """The files of a playground, with what SQLite keeps beside them; locks stay where they are."""
    found = [file for name in (WORLD, DATABASE) for file in folder.glob(f"{name}*")]
    return [file for file in found if file.suffix != ".lock"]


def _set_aside(folder: Path) -> None:
    """Move both files away, and say so."""
    aside = folder / time.strftime("damaged-%Y%m%d-%H%M%S")
    aside.mkdir(mode=0o700, exist_ok=True)
    for file in _files(folder):
        shutil.move(file, aside / file.name)
    said = f"What was kept of the playground is damaged: it lies in {aside} now, and a new one begins."
    print(f"\n  {said}", file=sys.stderr)


@contextlib.asynccontextmanager
async def _served(playground: Playground, port: int) -> AsyncGenerator[None]:
    """Let the stand-in listen. Raises ConfigError when it cannot listen there."""
    try:
        await playground.start()
    except OSError as error:
        raise ConfigError(
            f"PLAYGROUND_PORT {port} cannot be used ({_reason(error)}): set another one in .env."
        ) from error
    yield


def _reason(error: OSError) -> str:
    return os.strerror(error.errno) if error.errno else " ".join(str(error).split())


def _people(playground: Playground) -> list[Person]:
    return [person for person in playground.people if not person.bot]


def _new_people(playground: Playground) -> list[Person]:
    guild = playground.add_guild("Hanapai Playground")
    for name in ("table", "lounge"):
        playground.add_channel(guild, name)
    people = [playground.add_person(name) for name in ("Anna", "Ben", "Chie")]
    playground.grant(guild, people[0], "MANAGE_GUILD")  # somebody has to have /settings
    return people


async def _let_in(playground: Playground, host: str, port: int, people: list[Person]) -> None:
    """Open the second door, and print whom each code makes."""
    try:
        port = await playground.let_in(host, port + 1 if port else 0)
    except OSError as error:
        raise ConfigError(
            f"--host {host} cannot be used ({_reason(error)}): name an address of this machine."
        ) from error
    print("  Others on your network join by these links, one person each, or by the code at their end:")
    for person in people:
        code = playground.invite(person)
        print(f"    {person.name}: {'  '.join(f'http://{address}:{port}/?join={code}' for address in addresses(host))}")
    print("  There are no accounts and no TLS: do this only on a network that you trust.\n")


def has_desktop(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Whether somebody at a terminal of this very machine sees a browser open."""
    if any(environment.get(name) for name in ("SSH_CONNECTION", "SSH_CLIENT", "SSH_TTY")) or not sys.stdout.isatty():
        return False
    return platform in ("win32", "darwin") or bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


async def _open_page(playground: Playground) -> None:
    """Open the page once the bot is there, so that what is pressed first is answered."""
    await playground.synced(60)
    await asyncio.to_thread(webbrowser.open, playground.url)
