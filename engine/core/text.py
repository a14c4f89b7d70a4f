"""The text form of a match: headed lines, then the moves hand by hand.

    [Game "koikoi"]
    [Seats "2"]
    [Seed "5f0c..."]
    [Rule "rounds=6"]
    [Result "played 12 -12"]
    ; preset kirin

    Hand 1
    0 ready
    1 ready
    0 play 03H

A line of a move is a seat (or `table`) and an action. A rule stands there with its value, also where that is the
default. The result of a match that goes on is `*`. Lines that begin with `;` are comments.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from engine.core.action import TABLE, Action, Seat
from engine.core.rules import Value

GOES_ON = "*"
Move = tuple[Seat, Action]

_HEADER = re.compile(r'\[(\w+) "([^"\\]*)"\]')
_HAND = re.compile(r"Hand \d+")


def write(headers: Iterable[tuple[str, str]], note: str, hands: Iterable[tuple[int, Sequence[Move]]]) -> str:
    """The text of these headers, a comment and the moves of each numbered hand."""
    lines = [f'[{name} "{value}"]' for name, value in headers]
    lines += [f"; {note}"] if note else []
    for number, moves in hands:
        lines += ["", f"Hand {number}"]
        lines += [f"{'table' if seat == TABLE else seat} {action}" for seat, action in moves]
    return "\n".join(lines) + "\n"


def read(text: str) -> tuple[list[tuple[str, str]], tuple[Move, ...]]:
    """The headers and moves of a text. Raises ValueError with the line that is none."""
    headers: list[tuple[str, str]] = []
    moves: list[Move] = []
    for number, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        if not line or line.startswith(";") or _HAND.fullmatch(line):
            continue
        if header := _HEADER.fullmatch(line):
            headers.append((header[1], header[2]))
            continue
        seat, _, action = line.partition(" ")
        try:
            moves.append((TABLE if seat == "table" else _seat(seat), Action.parse(action)))
        except ValueError as error:
            raise ValueError(f"Line {number} is no header and no move: {line}") from error
    return headers, tuple(moves)


def spelled(value: Value) -> str:
    """A value of a rule as `Rules.parse` reads it."""
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def _seat(word: str) -> Seat:
    if not (word.isascii() and word.isdecimal()):
        raise ValueError(f"{word} is no seat")
    return int(word)
