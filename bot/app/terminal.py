"""`hanapai replay FILE`: read and check a match, then show it step by step in the terminal's language."""

import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TextIO

from bot.app.command_line import UsageError
from bot.config import ConfigError
from bot.decks.deck import Kind
from bot.games import GAMES
from bot.i18n import Text
from bot.tables.display_table import unplayed
from bot.tables.table import Table
from bot.ui.narration import deck_of, story, telling
from bot.ui.result_message import final
from engine.core import AnyMatch, Played, Record, Scene, Seat

LARGEST = 4 << 20
"""Maximum size of the file in bytes. The longest match has a hundredth of that."""
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Environment variables for the system's language. The first that is set wins."""
PERSON = re.compile(r"<@(\d+)>님?")
"""Pattern for a mention of a player. It is replaced by a number, because the file names no players."""
SIGNS = re.compile(r"\*\*|`|^-# ", re.MULTILINE)
"""Discord's marks for bold, code and small text."""

Ask = Callable[[str], str]
"""A function like `input`."""


def locale(environ: Mapping[str, str]) -> str:
    """Return the system's locale as Discord writes it, e.g. "zh-TW" for zh_TW.UTF-8."""
    said = next(filter(None, map(environ.get, VARIABLES)), "")
    return re.split(r"[.@]", said)[0].replace("_", "-")


def replay(words: Sequence[str], out: TextIO, ask: Ask | None, text: Text) -> None:
    """Show the match of a file on `out`.

    `words`: the file, and optionally the seat whose view is shown (default: the public view).
    `ask`: asks the user after each step how to continue. None: show all steps at once.
    Raises ConfigError with one sentence if the file is not a match, UsageError if it has no such seat.
    """
    file, *seat = words
    record = _read(Path(file), text)
    if seat and seat[0] not in map(str, range(record.seats)):
        raise UsageError(text("terminal-no-seat", last=record.seats - 1))
    viewer = int(seat[0]) if seat else None
    game = GAMES[record.game]
    match = AnyMatch.replay(game, record)
    table = unplayed(game, match, {seat: seat for seat in range(record.seats)})
    last = match.number
    ends = "goes-on" if match.result is None else match.result.reason
    print(text("terminal-match", game=text(record.game), seats=record.seats, last=last, ends=ends), file=out)
    steps = _steps(table, record, viewer, text)
    if ask is None:
        for step in steps:
            print(f"\n{step}", file=out)
    else:
        _walk(steps, last, out, lambda: ask(text("terminal-keys")))


def asking() -> Ask | None:
    """Return a function that asks the user at this terminal, or None if the terminal is not interactive."""
    return input if sys.stdin.isatty() and sys.stdout.isatty() else None


def _read(path: Path, text: Text) -> Record:
    """Read the match of a file. Record.parse replays it from its seed and compares the result.

    Raises ConfigError.
    """
    try:
        with open(path, "rb") as file:
            data = file.read(LARGEST + 1)
        if len(data) > LARGEST:
            raise ConfigError(text("terminal-large", file=str(path)))
        return Record.parse(data.decode(), GAMES)
    except OSError as error:
        raise ConfigError(text("terminal-unreadable", file=str(path), why=error.strerror or "")) from error
    except UnicodeDecodeError as error:
        raise ConfigError(text("terminal-no-text", file=str(path))) from error
    except ValueError as error:
        raise ConfigError(text("terminal-no-match", file=str(path), why=str(error))) from error


def _steps(table: Table, record: Record, viewer: Seat | None, text: Text) -> Iterator[str]:
    """Yield the text of each step: what happened, then the table afterwards.

    An answer that changes nothing visible is not a step of its own.
    """
    number = 0
    for step in AnyMatch.steps(table.game, record, viewer):
        if step.events:
            number += 1
            yield _told(table, step, viewer, number, text)


def _told(table: Table, step: Played, viewer: Seat | None, number: int, text: Text) -> str:
    kind, scene = _seen(table, step, viewer, number)
    lines = [
        text("terminal-step", step=number, last=table.begun.number),
        *(f"> {said}" for said in story(table, step.events, viewer, text)),
        *deck_of(table).sentences(kind, scene, telling(table, text)),
    ]
    said = SIGNS.sub("", "\n".join(filter(None, lines)))
    return PERSON.sub(lambda who: text("scene-player", number=int(who[1]) + 1), said)


def _seen(table: Table, step: Played, viewer: Seat | None, number: int) -> tuple[Kind, Scene]:
    """Return the kind of picture and the scene of a step, as a replay on Discord shows them."""
    if table.begun.result is not None and number == table.begun.number:
        return "result", final(table)
    if table.game.story.settles(step.events):
        return "result", step.scene
    return ("table" if viewer is None else "hand"), step.scene


def _walk(steps: Iterator[str], last: int, out: TextIO, ask: Callable[[], str]) -> None:
    seen: list[str] = []
    here = 0
    while True:
        while len(seen) <= here:
            seen.append(next(steps))
        print(f"\n{seen[here]}", file=out)
        try:
            said = ask().strip().lower()
        except EOFError:
            return
        if said == "q":
            return
        here = max(here - 1, 0) if said == "b" else min(here + 1, last - 1) if said in ("", "n") else here
