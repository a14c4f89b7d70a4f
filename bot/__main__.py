"""The command `hanapai`: the bot on Discord with a token, or the playground on this machine without one.

Other commands are `hanapai backup`, `hanapai check`, `hanapai emoji sync`, `hanapai invite`, `hanapai languages`,
`hanapai move`, `hanapai puzzles`, `hanapai ratings rebuild` and `hanapai replay FILE`.
"""

from __future__ import annotations

import signal

# let Ctrl+C end the process without a traceback even while the imports below run
before = signal.signal(signal.SIGINT, signal.SIG_DFL)

import asyncio
import gc
import logging
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import aiohttp
import discord
from tqdm import tqdm

from bot.app.check import machine, on_discord
from bot.app.client import add_emoji, invitation, point_at, run
from bot.app.health import forget_note, note_beside
from bot.app.log_deduplicator import LogDeduplicator
from bot.app.process_setup import TEXT, keep, spare_memory
from bot.app.shutdown import SignalRunner
from bot.app.terminal import asking, locale, replay
from bot.config import Arguments, Config, ConfigError, load, said
from bot.demo.playing import play_at_home
from bot.features.puzzles.making import puzzles
from bot.history.backfill import catch_up
from bot.history.drill import drill
from bot.history.rating_refresh import weigh
from bot.i18n import Words, faults
from bot.i18n.progress import progress
from bot.store import StoreError
from bot.store.copies.backup import backup
from bot.store.copies.moving import move
from bot.store.opening import SCHEMES, open_store

signal.signal(signal.SIGINT, before)

log = logging.getLogger(__name__)

KEPT = 14
"""Default number of backups to keep."""
YOUNG = 10_000
"""Number of new objects after which Python runs its garbage collector.

With Python's default of 700, the collector took a twelfth of the process's time, and sometimes blocked the event loop
for 0.1 s.
"""
FILE = "sqlite:"
"""Prefix that marks a database file in `hanapai move`."""


def main() -> None:
    """Run the given command, or the bot. On failure, exit with code 1 and one sentence that says why."""
    logging.basicConfig(level=logging.INFO, format=TEXT)
    for handler in logging.getLogger().handlers:
        LogDeduplicator(handler).listen()
    arguments = said(sys.argv[1:])
    at_once = {"languages": _languages, "move": _move, "puzzles": _puzzles, "replay": _replay}
    if arguments.command in at_once:
        at_once[arguments.command](arguments.words)
        return
    runner = SignalRunner()
    spare_memory()
    gc.set_threshold(YOUNG)
    try:
        config = load()
        keep(config.log_level, config.log_format)
        for fault in faults():
            log.warning("Words are broken: %s.", fault)
        if arguments.command:
            work = {"backup": _backup, "check": _check, "emoji": _emoji, "invite": _invite, "ratings": _ratings}
            unfinished = f"hanapai {arguments.command} was interrupted before it was done."
            runner.run(work[arguments.command](config, arguments.words), unfinished)
        elif arguments.takes_over and (config.shards is None or not config.token):
            raise ConfigError(
                "--take-over is for a bot on Discord with SHARDS: any other is stopped and started again."
            )
        elif not config.token:
            runner.run(play_at_home(config, arguments))
        elif arguments == Arguments(takes_over=True):
            runner.run(_on_discord(config, succeeds=True))
        elif arguments != Arguments():
            raise ConfigError(
                "There is a DISCORD_TOKEN in .env, and --host, --fresh and --no-open are for the playground."
            )
        else:
            runner.run(_on_discord(config))
    except (ConfigError, StoreError) as error:
        sys.exit(str(error))
    except discord.LoginFailure:
        sys.exit("Discord does not know this token: copy DISCORD_TOKEN again from the developer portal (Bot > Reset).")
    except discord.DiscordServerError as error:
        sys.exit(f"Discord cannot be reached: it answers {error.status}.")
    except discord.HTTPException as error:
        sys.exit(f"Discord refuses the bot with {error.status} (code {error.code}): {_hint(error.status)}.")
    except (discord.ClientException, discord.GatewayNotFound) as error:
        sys.exit(f"Discord ended the connection: {_line(error)}.")
    except (aiohttp.InvalidURL, aiohttp.NonHttpUrlClientError):
        sys.exit("Discord cannot be reached: DISCORD_API or DISCORD_GATEWAY is no address.")
    except (aiohttp.ClientError, OSError) as error:
        sys.exit(f"Discord cannot be reached: {_line(error)}.")


def _hint(status: int) -> str:
    """Return advice for the owner after Discord refused a request with this HTTP status."""
    if status == 429:
        return "too many requests came from here, so try again in an hour"
    if status == 404:
        return "what it asked for is not there, so check DISCORD_API"
    return "see whether the application in the developer portal is still there and allowed"


def _line(error: Exception) -> str:
    """Return the text of an error in one line."""
    return " ".join(str(error).split()).rstrip(".") or type(error).__name__


def _languages(words: Sequence[str]) -> None:
    """Print how complete each language is. If a language file has faults, print them and exit with code 1."""
    if words:
        sys.exit("The command is: hanapai languages.")
    print(*progress(), sep="\n")
    if broken := faults():
        sys.exit("\n".join(f"{each}." for each in broken))


def _move(words: Sequence[str]) -> None:
    """Copy a database from its file to a database server. Ctrl+C discards what was copied."""
    try:
        source, target = words
        if not (source.startswith(FILE) and target.startswith(SCHEMES)):
            raise ValueError
    except ValueError:
        sys.exit(f"The command is: hanapai move {FILE}hanapai.sqlite3 {SCHEMES[0]}user@host/name.")
    bars: list[tqdm[Any]] = []  # created with the first row: no bar appears if the move is refused

    def show_progress(table: str, done: int, steps: int) -> None:
        bar = bars[0] if bars else tqdm(unit="row")
        bars[:] = [bar]
        if bar.desc != table:
            bar.set_description_str(table, refresh=False)
            bar.reset(steps)
        bar.update(done - bar.n)

    try:
        counts = move(Path(source.removeprefix(FILE)), target, show_progress)
    except StoreError as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        sys.exit("Nothing was moved.")
    finally:
        for bar in bars:
            bar.close()
    tables, moves = counts["tables"], counts["moves"]
    print(f"{tables} tables with {moves} moves are on the server, and were compared. Let DATABASE name it from now on.")


def _puzzles(words: Sequence[str]) -> None:
    """Make new puzzles, or judge existing ones again. Ctrl+C keeps the puzzles made so far."""
    try:
        puzzles(words)
    except ValueError as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        print()


def _replay(words: Sequence[str]) -> None:
    """Show a match from its file. End quietly on Ctrl+C, or when the output is no longer read."""
    try:
        replay(words, sys.stdout, asking(), Words().translator(locale(os.environ)))
        sys.stdout.flush()
    except ConfigError as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        print()
    except BrokenPipeError:
        # discard output that Python would still write when it exits
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


async def _backup(config: Config, words: Sequence[str]) -> None:
    """Back up the database. Print how many of its matches were replayed as a test."""
    if len(words) not in (1, 2) or not all(each.isdecimal() and int(each) for each in words[1:]):
        raise ConfigError("The command is: hanapai backup FOLDER [HOW MANY TO KEEP].")
    if not isinstance(config.database, Path):
        raise ConfigError("The database is on a server: pg_dump makes its backups (.deploy/README.md).")
    played: list[tuple[int, list[int]]] = []

    def tried(scratch: Path) -> None:
        played.append(asyncio.run(drill(scratch)))

    keep = int(words[1]) if len(words) == 2 else KEPT
    made = await asyncio.to_thread(backup, config.database, Path(words[0]), keep, tried)
    well, otherwise = played[0]
    print(f"{made}: restored, and {well} of its matches played again.")
    if otherwise:
        print(f"Over, and not to be played again as they were kept: tables {', '.join(map(str, otherwise))}.")


async def _check(config: Config, words: Sequence[str]) -> None:
    """Print a report on everything that the bot needs. Raises ConfigError with the number of problems, if any."""
    if words:
        raise ConfigError("The command is: hanapai check.")
    found = await machine(config)
    if config.token:
        point_at(config)
        found += await on_discord(config)
    print(*found, sep="\n")
    if not config.token:
        print("There is no DISCORD_TOKEN in .env: Discord was not asked.")
    if wrong := sum(not each.well for each in found):
        raise ConfigError(f"{wrong} of {len(found)} have to be mended.")


async def _emoji(config: Config, words: Sequence[str]) -> None:
    """Upload cards and tiles as emoji now, and print what was done."""
    if [*words] != ["sync"]:
        raise ConfigError("Of emoji there is one command: hanapai emoji sync.")
    if not config.token:
        raise ConfigError("There is no DISCORD_TOKEN in .env: emoji are added to its application.")
    print("Cards and tiles become emoji of the application: up to two minutes.", flush=True)
    print(f"{await add_emoji(config)}.")


async def _invite(config: Config, words: Sequence[str]) -> None:
    """Print the link that adds the bot to a server."""
    if words:
        raise ConfigError("The command is: hanapai invite.")
    if not config.token:
        raise ConfigError("There is no DISCORD_TOKEN in .env: the link is of its application.")
    print(await invitation(config))


async def _ratings(config: Config, words: Sequence[str]) -> None:
    """Recalculate totals and ratings from all results. Print the number of people and of rated matches."""
    if [*words] != ["rebuild"]:
        raise ConfigError("Of ratings there is one command: hanapai ratings rebuild.")
    if isinstance(config.database, Path) and not config.database.exists():
        raise ConfigError(f"There is no database {config.database}: nothing to rate.")
    store = await open_store(config.database, config.process)
    try:
        await catch_up(store)
        await weigh(store)
        matches, persons = await store.records.rebuild()
    finally:
        await store.close()
    print(f"Ratings made anew: {persons} persons, {matches} rated matches.")


async def _on_discord(config: Config, *, succeeds: bool = False) -> None:
    forget_note(note_beside(config.beside))
    lease_s = config.timing.lease_s
    store = await open_store(config.database, config.process, None, lease_s, leased=not succeeds)
    await run(config, store, succeeds=succeeds)


if __name__ == "__main__":
    main()
