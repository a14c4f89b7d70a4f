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

The line of a move is a seat (or `table`) and an action. Every rule of the game is written with its value, even its
default. The result of an unfinished match is `*`. Lines that begin with `;` are comments.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.core.action import TABLE, Action, Seat
from engine.core.rules import Value

GOES_ON = "*"
Move = tuple[Seat, Action]

_HEADER = re.compile(r'\[([A-Za-z]+) "([^"\\]*)"\]')
_HAND = re.compile(r"Hand ([0-9]+)")
_NUMBER = re.compile(r"0|[1-9][0-9]{0,2}")
_SEED = re.compile(r"(?:[0-9a-f]{2})*")
_LONGEST = 60
"""Maximum number of characters of a line that an error message quotes."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line with content: its number (from 1), and the heading of its hand ("" among the headers)."""

    number: int
    text: str
    hand: str = ""

    def wrong(self, why: object) -> ValueError:
        """Return the error for this line, in one sentence."""
        where = f"Line {self.number}, hand {self.hand}" if self.hand else f"Line {self.number}"
        return ValueError(f"{where}: {str(why).rstrip('.')}.")


@dataclass(frozen=True, slots=True)
class Header:
    """A header line, `[name "value"]`."""

    line: Line
    name: str
    value: str


def write(headers: Iterable[tuple[str, str]], note: str, hands: Iterable[tuple[int, Sequence[Move]]]) -> str:
    """Write the headers, the comment `note` (any number of lines), and the moves of each numbered hand."""
    lines = [f'[{name} "{value}"]' for name, value in headers]
    lines += [f"; {line}".rstrip() for line in note.splitlines()]
    for number, moves in hands:
        lines += ["", f"Hand {number}"]
        lines += [f"{named(seat)} {action}" for seat, action in moves]
    return "\n".join(lines) + "\n"


def said(text: str) -> list[Line]:
    """Return the lines of a text, without comments and empty lines."""
    lines: list[Line] = []
    hand = ""
    for number, line in enumerate(map(str.strip, text.splitlines()), 1):
        if line and not line.startswith(";"):
            found = _HAND.fullmatch(line)
            hand = short(found[1]) if found else hand
            lines.append(Line(number, line, hand))
    return lines


def headers(lines: Iterable[Line]) -> list[Header]:
    """Return the headers among the lines. Raises ValueError if a header follows the first hand."""
    found: list[Header] = []
    for line in lines:
        if header := _HEADER.fullmatch(line.text):
            if line.hand:
                raise line.wrong(f"{short(line.text)} is a header, and those stand before the first hand")
            found.append(Header(line, header[1], header[2]))
    return found


def moves(lines: Iterable[Line]) -> list[tuple[Line, Move]]:
    """Return the moves among the lines. Raises ValueError for an unreadable line, or a move outside any hand."""
    found: list[tuple[Line, Move]] = []
    for line in lines:
        if _HEADER.fullmatch(line.text) or _HAND.fullmatch(line.text):
            continue
        seat, _, action = line.text.partition(" ")
        try:
            move = TABLE if seat == "table" else number(seat), Action.parse(action)
        except ValueError:
            raise line.wrong(f"{short(line.text)} is no header and no move") from None
        if not line.hand:
            raise line.wrong(f"{short(line.text)} stands before the first hand")
        found.append((line, move))
    return found


def spelled(value: Value) -> str:
    """Return the value of a rule as text that `Rules.parse` can read."""
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def named(seat: Seat) -> str:
    """Return a seat as the text writes it: its number, or `table`."""
    return "table" if seat == TABLE else str(seat)


def number(word: str) -> int:
    """Parse a number from 0 to 999. Raises ValueError for any other spelling."""
    if not _NUMBER.fullmatch(word):
        raise ValueError(f"{short(word)} is no number")
    return int(word)


def seed(word: str) -> bytes:
    """Parse the hexadecimal digits of a seed. Raises ValueError for any other spelling."""
    if not _SEED.fullmatch(word):
        raise ValueError(f"{short(word)} is no seed: it is written in pairs of the digits 0 to 9 and a to f")
    return bytes.fromhex(word)


def short(word: str) -> str:
    """Shorten a word for an error message, and replace characters that could control a terminal."""
    said = "".join(each if each.isprintable() else "?" for each in word[:_LONGEST])
    return said if len(word) <= _LONGEST else f"{said}..."
