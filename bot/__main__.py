"""The command `hanapai`: the bot on Discord with a token, or the playground on this machine without one.

`bot/app/command_line.py` lists the other commands. The exit code is 0 for success, 1 for a failure, and 2 if the
command line is wrong.
"""

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
from typing import Any, NoReturn

import aiohttp
import discord
from tqdm import tqdm

from bot.app.check import machine, on_discord
from bot.app.client import run
from bot.app.command_line import FILE, KEPT, Arguments, UsageError, said
from bot.app.health import forget_note, note_beside
from bot.app.log_deduplicator import LogDeduplicator
from bot.app.logins import add_emoji, invitation, point_at
from bot.app.process_setup import TEXT, keep, spare_memory
from bot.app.process_watchdog import ProcessWatchdog
from bot.app.shutdown import SignalRunner
from bot.app.terminal import asking, locale, replay
from bot.config import Config, ConfigError, load
from bot.demo.playing import play_at_home
from bot.features.puzzles.making import puzzles
from bot.history.backfill import catch_up
from bot.history.drill import drill
from bot.history.rating_refresh import weigh
from bot.i18n import Words, faults
from bot.i18n.progress import progress
from bot.store import StoreError
from bot.store.copies.backup import backup
from bot.store.copies.moving import move, move_back
from bot.store.opening import open_store

signal.signal(signal.SIGINT, before)

log = logging.getLogger(__name__)

WRONG_TOKEN = "Discord doesn't know DISCORD_TOKEN: copy the token again from the developer portal (Bot > Reset Token)."
YOUNG = 10_000
"""Number of new objects after which Python runs its garbage collector.

With Python's default of 700, the collector took a twelfth of the process's time, and sometimes blocked the event loop
for 0.1 s.
"""


def main() -> None:
    """Run the given command, or the bot. On failure, exit with one sentence that says why and what to do."""
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
            log.warning("Language file broken: %s.", fault)
        if arguments.command:
            work = {"backup": _backup, "check": _check, "emoji": _emoji, "invite": _invite, "ratings": _ratings}
            unfinished = f"hanapai {arguments.command} was interrupted before it was done."
            runner.run(work[arguments.command](config, arguments.words), unfinished)
        elif arguments.takes_over and (config.shards is None or not config.token):
            raise UsageError(
                "--take-over needs DISCORD_TOKEN and SHARDS: set both, or stop the running bot and leave it out."
            )
        elif not config.token:
            runner.run(play_at_home(config, arguments))
        elif arguments == Arguments(takes_over=True):
            runner.run(_on_discord(config, succeeds=True))
        elif arguments != Arguments():
            raise UsageError(
                "--host, --fresh and --no-open are only for the playground: leave them out, or unset DISCORD_TOKEN."
            )
        else:
            runner.run(_on_discord(config))
    except UsageError as error:
        _refuse(error)
    except (ConfigError, StoreError) as error:
        sys.exit(str(error))
    except discord.LoginFailure:
        sys.exit(WRONG_TOKEN)
    except discord.DiscordServerError as error:
        sys.exit(f"Discord can't be reached: it answered with {error.status}, so try again in a few minutes.")
    except discord.HTTPException as error:
        sys.exit(f"Discord refused the bot with {error.status} (code {error.code}): {_hint(error.status)}.")
    except (discord.ClientException, discord.GatewayNotFound) as error:
        sys.exit(f"Discord closed the connection: {_line(error)}.")
    except (aiohttp.InvalidURL, aiohttp.NonHttpUrlClientError):
        sys.exit("Discord can't be reached: DISCORD_API or DISCORD_GATEWAY isn't a valid address, so correct it.")
    except (aiohttp.ClientError, OSError) as error:
        sys.exit(f"Discord can't be reached ({_line(error)}): check this machine's connection, and DISCORD_API if set.")


def _refuse(error: UsageError) -> NoReturn:
    """Exit with code 2, because the command line is wrong."""
    print(error, file=sys.stderr)
    sys.exit(2)


def _hint(status: int) -> str:
    """Return advice for the owner after Discord refused a request with this HTTP status."""
    if status == 429:
        return "too many requests came from this machine, so try again in an hour"
    if status == 404:
        return "the address wasn't found, so check DISCORD_API"
    return "check in the developer portal whether the application still exists and is allowed"


def _line(error: Exception) -> str:
    """Return the text of an error in one line."""
    return " ".join(str(error).split()).rstrip(".") or type(error).__name__


def _languages(_words: Sequence[str]) -> None:
    """Print how complete each language is. If a language file has faults, print them and exit with code 1."""
    print(*progress(), sep="\n")
    if broken := faults():
        sys.exit("\n".join(f"{each}." for each in broken))


def _move(words: Sequence[str]) -> None:
    """Copy a database from its file to a database server, or back. Ctrl+C discards what was copied."""
    source, target = words
    bars: list[tqdm[Any]] = []  # created with the first row: no bar appears if the move is refused

    def show_progress(table: str, done: int, steps: int) -> None:
        bar = bars[0] if bars else tqdm(unit="row")
        bars[:] = [bar]
        if bar.desc != table:
            bar.set_description_str(table, refresh=False)
            bar.reset(steps)
        bar.update(done - bar.n)

    try:
        if source.startswith(FILE):
            counts = move(Path(source.removeprefix(FILE)), target, show_progress)
        else:
            counts = move_back(source, Path(target.removeprefix(FILE)), show_progress)
    except StoreError as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        sys.exit("Nothing was moved.")
    finally:
        for bar in bars:
            bar.close()
    tables, moves = counts["tables"], counts["moves"]
    new = "the address of the server" if source.startswith(FILE) else target.removeprefix(FILE)
    print(f"Copied and compared {tables} tables with {moves} moves. Now set DATABASE to {new}.")


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
    except UsageError as error:
        _refuse(error)
    except ConfigError as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        print()
    except BrokenPipeError:
        # discard output that Python would still write when it exits
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


async def _backup(config: Config, words: Sequence[str]) -> None:
    """Back up the database. Print how many of its matches were replayed as a test."""
    if not isinstance(config.database, Path):
        raise ConfigError(
            "DATABASE is a server, and hanapai backup is only for files: use pg_dump (see .deploy/README.md)."
        )
    played: list[tuple[int, list[int]]] = []

    def tried(scratch: Path) -> None:
        played.append(asyncio.run(drill(scratch)))

    keep = int(words[1]) if len(words) == 2 else KEPT
    made = await asyncio.to_thread(backup, config.database, Path(words[0]), keep, tried)
    well, otherwise = played[0]
    print(f"{made}: restored as a test, and {well} of its matches replayed.")
    if otherwise:
        tables = ", ".join(map(str, otherwise))
        print(f"Finished matches whose saved moves no longer lead to their saved result: tables {tables}.")


async def _check(config: Config, _words: Sequence[str]) -> None:
    """Print a report on everything that the bot needs. Raises ConfigError with the number of failed checks, if any."""
    found = await machine(config)
    if config.token:
        point_at(config)
        found += await on_discord(config)
    print(*found, sep="\n")
    if not config.token:
        print("Discord was not checked: set DISCORD_TOKEN in .env to check it too.")
    if failed := sum(not each.well for each in found):
        raise ConfigError(f"{failed} of {len(found)} checks failed.")


async def _emoji(config: Config, _words: Sequence[str]) -> None:
    """Upload cards and tiles as emoji now, and print what was done."""
    if not config.token:
        raise ConfigError("hanapai emoji sync needs DISCORD_TOKEN: set it in .env.")
    print("Uploading cards and tiles as emoji of the application. This takes up to two minutes.", flush=True)
    print(f"{await add_emoji(config)}.")


async def _invite(config: Config, _words: Sequence[str]) -> None:
    """Print the link that adds the bot to a server."""
    if not config.token:
        raise ConfigError("hanapai invite needs DISCORD_TOKEN: set it in .env.")
    print(await invitation(config))


async def _ratings(config: Config, _words: Sequence[str]) -> None:
    """Recalculate totals and ratings from all results. Print the number of people and of rated matches."""
    if isinstance(config.database, Path) and not config.database.exists():
        raise ConfigError(f"There is no database {config.database}: set DATABASE to the file of the bot.")
    store = await open_store(config.database, config.process)
    try:
        await catch_up(store)
        await weigh(store)
        matches, persons = await store.records.rebuild()
    finally:
        await store.close()
    print(f"Recalculated the ratings of {persons} people from {matches} rated matches.")


async def _on_discord(config: Config, *, succeeds: bool = False) -> None:
    forget_note(note_beside(config.beside))
    lease_s, watchdog = config.timing.lease_s, ProcessWatchdog(config.beside)
    watchdog.start()
    store = await open_store(config.database, config.process, None, lease_s, leased=not succeeds)
    await run(config, store, succeeds=succeeds, watchdog=watchdog)


if __name__ == "__main__":
    main()
