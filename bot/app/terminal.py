"""`hanapai replay FILE`: a match from its text, checked, and shown in a terminal step by step."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TextIO

from bot.config import ConfigError
from bot.games import GAMES
from engine.core import AnyMatch, Event, Played, Record, Seat
from engine.core.record import outcome

LARGEST = 4 << 20
"""Bytes of a file that is read: the longest match has a hundredth of that."""
USAGE = "Say which file, and perhaps whose seat: hanapai replay FILE [SEAT]."
KEYS = "Enter or n: next, b: back, q: quit > "

Ask = Callable[[str], str]
"""As `input`."""


def replay(words: Sequence[str], out: TextIO, ask: Ask | None) -> None:
    """Show the match of a file on `out`, step by step as `ask` says, or, where that is None, all at once.

    words: the file, and a seat with whose eyes it is seen, else everybody's. Raises ConfigError with one sentence where
    that is no match.
    """
    if len(words) not in (1, 2):
        raise ConfigError(USAGE)
    record = _read(Path(words[0]))
    viewer = _viewer(words[1], record) if len(words) == 2 else None
    match = AnyMatch.replay(GAMES[record.game], record)
    last = match.number
    ends = f"ends with {outcome(match.result)}" if match.result else "goes on"
    about = f"{record.game}, {record.seats} seats, {last} steps"
    print(f"{about}: dealt and played again from its seed, it {ends}, as the file says.", file=out)
    steps = _steps(record, viewer, last)
    if ask is None:
        for step in steps:
            print(f"\n{step}", file=out)
    else:
        _walk(steps, last, out, ask)


def asking() -> Ask | None:
    """How to ask whoever sits at this terminal; None where nobody does."""
    return input if sys.stdin.isatty() and sys.stdout.isatty() else None


def _read(path: Path) -> Record:
    """The match of a file, played again from its seed: Record.parse holds it against its result."""
    try:
        with open(path, "rb") as file:
            data = file.read(LARGEST + 1)
        if len(data) > LARGEST:
            raise ConfigError(f"{path} is too large to be a match.")
        return Record.parse(data.decode(), GAMES)
    except OSError as error:
        raise ConfigError(f"{path} cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise ConfigError(f"{path} is no text.") from error
    except ValueError as error:
        raise ConfigError(f"{path} is no match that I can replay. {error}") from error


def _viewer(word: str, record: Record) -> Seat:
    if word not in map(str, range(record.seats)):
        raise ConfigError(f"A seat of this match is a number from 0 to {record.seats - 1}.")
    return int(word)


def _steps(record: Record, viewer: Seat | None, last: int) -> Iterator[str]:
    """What happened and how the table lies then, one after the other; an answer that was only heard is no step."""
    number = 0
    for step in AnyMatch.steps(GAMES[record.game], record, viewer):
        if step.events:
            number += 1
            yield _told(step, number, last)


def _told(step: Played, number: int, last: int) -> str:
    return "\n".join((f"Step {number} of {last}", *map(_happened, step.events), str(step.scene)))


def _happened(event: Event) -> str:
    return f"> {event}" if event.seat is None else f"> seat {event.seat} {event}"


def _walk(steps: Iterator[str], last: int, out: TextIO, ask: Ask) -> None:
    """Show a match step by step, until somebody quits or their input ends."""
    seen: list[str] = []
    here = 0
    while True:
        while len(seen) <= here:
            seen.append(next(steps))
        print(f"\n{seen[here]}", file=out)
        try:
            said = ask(KEYS).strip().lower()
        except EOFError:
            return
        if said == "q":
            return
        here = max(here - 1, 0) if said == "b" else min(here + 1, last - 1) if said in ("", "n") else here
