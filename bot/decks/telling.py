"""How a deck speaks: the words of a language for a game, what everybody is called, and pieces by name or by code."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from bot.i18n import SpokenText, Text, has, listed, remembered
from engine.core import AnyGame, Pattern, Row, Rules, Seat

MARKS = ("①", "②", "③", "④")
"""The seats, as short as in the pictures."""

NO_EMOJI: Mapping[str, str] = {}

CUT = " …"
"""The end of a description that has no room for all."""

_ENDS = re.compile(r"[\s,·、，。；：]")
"""Where a word has ended."""
_CLOSED = (".", "!", "?", "。", "！", "？", "")
"""How a sentence ends."""


@dataclass(frozen=True, slots=True)
class Telling:
    """The reader for whom a scene is shown or told. `who` names a seat, "" where it has no name; brief: pieces by short
    names. emoji: what stands before the name of a piece. computers: the seats at which nobody has to be told anything.
    rules: those of the table."""

    speak: Text
    game: AnyGame
    who: Callable[[Seat], str]
    brief: bool = False
    emoji: Mapping[str, str] = field(default_factory=dict[str, str])
    computers: frozenset[Seat] = frozenset()
    rules: Rules | None = None

    @property
    def patterns(self) -> tuple[Pattern, ...]:
        """What scores under the rules of the table; none where no table is told of."""
        return () if self.rules is None else self.game.sheet(self.rules)

    def text(self, key: str, **variables: str | int) -> str:
        """A message, in the own words of the game where it has some, as `fuzhou-picture-wild`."""
        own = f"{self.game.key}-{key}"
        return self.speak(own if has(own) else key, **variables)

    def has_own(self, key: str) -> bool:
        """Whether the game has a message of that key."""
        return has(f"{self.game.key}-{key}")

    @property
    def aloud(self) -> bool:
        """Whether words are all there is: pieces and seats by their names, nothing by codes and signs."""
        return isinstance(self.speak, SpokenText)

    def mark(self, seat: Seat) -> str:
        """A seat as short as in the pictures, or by name where there are none."""
        return self.who(seat) if self.aloud else MARKS[seat]

    def label(self, key: str) -> str:
        """The short words of a picture; for a badge `badge-KEY`."""
        return self.text(f"picture-{key}")

    def yaku(self, key: str) -> str:
        """`Three Brights 三光`."""
        return self.text(f"yaku-{key}")

    def drawn_yaku(self, key: str) -> str:
        """The name of a yaku as short as a picture has it: `Three Brights`."""
        return self.text(f"short-yaku-{key}" if has(f"short-yaku-{key}") else f"yaku-{key}")

    def term(self, key: str) -> str:
        return self.text(f"term-{key}")

    def rows(self, rows: Iterable[Row]) -> str:
        """`Three Brights 5, Ribbons 1`."""
        named = (self.text("hand-row", name=self.yaku(row.key), points=row.number) for row in rows)
        return self.listed(named)

    def pieces(self, names: Iterable[str]) -> str:
        return self.shorts(names) if self.brief else pieces(names, self.speak, emoji=self.emoji)

    def short(self, piece: str) -> str:
        """The name of a piece on a button."""
        return self.speak(f"piece-{piece}" if self.aloud else f"short-{piece}")

    def shorts(self, names: Iterable[str]) -> str:
        """Pieces on a button."""
        return pieces(names, self.speak, "piece" if self.aloud else "short")

    def listed(self, items: Iterable[str], style: str = "comma") -> str:
        """`a, b, c`."""
        return listed(items, self.speak, style)

    def joined(self, items: Iterable[str]) -> str:
        """`a, b and c`."""
        return joined(tuple(items), self.speak)

    def counted(self, names: Iterable[str]) -> str:
        """The names of pieces, each kind once: `One of Characters ×2, East Wind`."""
        return counted(names, self.speak, self.emoji)


def cut(text: str, longest: int) -> str:
    """A description as far as there is room, and never in a word; its end says that something is missing."""
    if len(text) <= longest:
        return text
    room = longest - len(CUT)
    ends = [found.start() for found in _ENDS.finditer(text, 0, room + 1)]
    return text[: ends[-1] if ends else room] + CUT


def closed(said: str, text: Text) -> str:
    """A sentence of its own: what has no end gets a full stop."""
    return said if said[-1:] in _CLOSED else f"{said}{text('full-stop')}"


def joined(items: Sequence[str], text: Text) -> str:
    """`a, b and c`."""
    return listed(items, text, "and") if items else text("nobody")


def pieces(names: Iterable[str], text: Text, form: str = "piece", emoji: Mapping[str, str] = NO_EMOJI) -> str:
    """The names of pieces; form `short` for buttons."""
    if not emoji:
        return _named(tuple(names), text, form)
    return listed((f"{emoji.get(piece, '')} {text(f'{form}-{piece}')}".lstrip() for piece in names), text)


@remembered
def _named(names: tuple[str, ...], text: Text, form: str) -> str:
    return listed((text(f"{form}-{piece}") for piece in names), text)


def counted(names: Iterable[str], text: Text, emoji: Mapping[str, str] = NO_EMOJI) -> str:
    """`One of Characters ×2, East Wind`: as `pieces`, but each kind once."""
    named = [(pieces([name], text, emoji=emoji), copies) for name, copies in Counter(names).items()]
    return listed((copied(name, copies, text) for name, copies in named), text)


def copied(name: str, copies: int, text: Text) -> str:
    """`One of Characters ×2`, or of a single one its name."""
    return text("piece-copies", name=name, count=copies) if copies > 1 else name
