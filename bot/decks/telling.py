"""The texts of a deck: a game's words in a language, the names of seats, and the names or codes of pieces."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from bot.i18n import SpokenText, Text, has, listed, remembered
from bot.render.faces import Face
from engine.core import AnyGame, Pattern, Row, Rules, Seat

MARKS = ("①", "②", "③", "④")
"""Marks of the seats in texts, like the numbered discs in the pictures."""

NO_EMOJI: Mapping[str, str] = {}

LONGEST = 200
"""Maximum number of characters in a paragraph of a hand, so that it can be read while a clock runs."""

_MENTION, _NAME = re.compile(r"<@\d+>"), 16
"""A mention, and the number of characters to count for the name that Discord shows in its place."""

CUT = " …"
"""The end of a shortened description."""

_KANJI = re.compile(r"[a-z] ([\u3041-\u30ff\u3400-\u9fff・]+)$")
"""The kanji or kana after a name in Latin letters."""

_ENDS = re.compile(r"[\s,·、，。；：]")
"""Characters that can follow the end of a word."""
_CLOSED = (".", "!", "?", "。", "！", "？", "")
"""Endings after which a sentence needs no full stop."""


@dataclass(frozen=True, slots=True)
class Telling:
    """All that is needed to put a scene into words for a reader.

    - speak: returns a message in the reader's language.
    - who: returns the name of a seat, "" if it has none.
    - brief: whether pieces have short names.
    - emoji: the emoji to put before the name of each piece.
    - computers: the seats played by computers.
    - faces: the face of each seat's computer, None for the seats of persons. A person's stand-in has no face.
    - rules: the rules of the table, None without a table."""

    speak: Text
    game: AnyGame
    who: Callable[[Seat], str]
    brief: bool = False
    emoji: Mapping[str, str] = field(default_factory=dict[str, str])
    computers: frozenset[Seat] = frozenset()
    faces: tuple[Face | None, ...] = ()
    rules: Rules | None = None

    @property
    def patterns(self) -> tuple[Pattern, ...]:
        """The patterns that score under the rules of the table. Empty if there is no table."""
        return () if self.rules is None else self.game.sheet(self.rules)

    def text(self, key: str, **variables: str | int) -> str:
        """Return a message. The game's own version of it is preferred, such as `fuzhou-picture-wild`."""
        own = f"{self.game.key}-{key}"
        return self.speak(own if has(own) else key, **variables)

    def has_own(self, key: str) -> bool:
        """Return whether the game has its own version of the message `key`."""
        return has(f"{self.game.key}-{key}")

    @property
    def aloud(self) -> bool:
        """True if the text is for reading aloud.

        In such a text, pieces and seats have names instead of codes and marks."""
        return isinstance(self.speak, SpokenText)

    def introduced(self, seat: Seat) -> str:
        """Return the name of a seat, which says if it is a computer: `Kon (computer)`."""
        name = self.who(seat)
        return self.speak("computer-named", who=name) if any(self.faces[seat : seat + 1]) else name

    def mark(self, seat: Seat) -> str:
        """Return the mark of a seat: `①`. For reading aloud, return its name instead."""
        return self.who(seat) if self.aloud else MARKS[seat]

    def label(self, key: str) -> str:
        """Return the short text `picture-KEY` for use in a picture. For a badge, `key` is `badge-BADGE`."""
        return self.text(f"picture-{key}")

    def yaku(self, key: str) -> str:
        """Return the name of a yaku: `Three Brights 三光`."""
        return self.text(f"yaku-{key}")

    def drawn_yaku(self, key: str) -> str:
        """Return the short name of a yaku, used in pictures: `Three Brights`."""
        return self.text(f"short-yaku-{key}" if has(f"short-yaku-{key}") else f"yaku-{key}")

    def kanji(self, key: str) -> str:
        """Return the kanji or kana after the name of a yaku: `三光`.

        Return "" if there are none, or if the name itself is in them."""
        found = _KANJI.search(self.yaku(key))
        return found[1] if found else ""

    def term(self, key: str) -> str:
        return self.text(f"term-{key}")

    def rows(self, rows: Iterable[Row]) -> str:
        """List rows with their numbers: `Three Brights 5, Ribbons 1`."""
        return self.listed(self.text("hand-row", name=self.yaku(row.key), points=row.number) for row in rows)

    def pieces(self, names: Iterable[str]) -> str:
        return self.shorts(names) if self.brief else pieces(names, self.speak, emoji=self.emoji)

    def short(self, piece: str) -> str:
        """Return the short name of a piece, used on buttons."""
        return self.speak(f"piece-{piece}" if self.aloud else f"short-{piece}")

    def shorts(self, names: Iterable[str]) -> str:
        """List the short names of pieces, used on buttons."""
        return pieces(names, self.speak, "piece" if self.aloud else "short")

    def listed(self, items: Iterable[str], style: str = "comma") -> str:
        """Join items: `a, b, c`."""
        return listed(items, self.speak, style)

    def joined(self, items: Iterable[str]) -> str:
        """Join items: `a, b and c`."""
        return joined(tuple(items), self.speak)

    def counted(self, names: Iterable[str]) -> str:
        """List the names of pieces, each kind once: `One of Characters ×2, East Wind`."""
        return counted(names, self.speak, self.emoji)


def cut(text: str, longest: int) -> str:
    """Shorten a text to `longest` characters at the end of a word. A shortened text ends with CUT."""
    if len(text) <= longest:
        return text
    room = longest - len(CUT)
    ends = [found.start() for found in _ENDS.finditer(text, 0, room + 1)]
    return text[: ends[-1] if ends else room] + CUT


def closed(said: str, text: Text) -> str:
    """Add a full stop to a text that has no closing punctuation."""
    return said if said[-1:] in _CLOSED else f"{said}{text('full-stop')}"


def fitting(sentences: Iterable[str], text: Text, longest: int) -> str:
    """Join as many of the sentences as `longest` characters allow, the first ones first."""
    said = [*sentences]
    while len(whole := listed(said, text, "sentences")) > longest:
        said.pop()
    return whole


def joined(items: Sequence[str], text: Text) -> str:
    """Join items: `a, b and c`."""
    return listed(items, text, "and") if items else text("nobody")


def paragraphs(items: Iterable[str], text: Text, style: str = "sentences") -> list[str]:
    """Join items in as few paragraphs as possible, each of at most LONGEST characters.

    An item that is longer by itself is a paragraph of its own. `style`: see `listed`."""
    found: list[list[str]] = []
    for item in items:
        if found and _shown(listed((*found[-1], item), text, style)) <= LONGEST:
            found[-1].append(item)
        else:
            found.append([item])
    return [listed(each, text, style) for each in found]


def _shown(said: str) -> int:
    """Return the approximate number of characters that Discord shows."""
    return len(_MENTION.sub("@" * _NAME, said.replace("**", "")))


def pieces(names: Iterable[str], text: Text, form: str = "piece", emoji: Mapping[str, str] = NO_EMOJI) -> str:
    """List the names of pieces. `form`: `piece` for full names, `short` for the short names on buttons."""
    if not emoji:
        return _named(tuple(names), text, form)
    return listed((f"{emoji.get(piece, '')} {text(f'{form}-{piece}')}".lstrip() for piece in names), text)


@remembered
def _named(names: tuple[str, ...], text: Text, form: str) -> str:
    return listed((text(f"{form}-{piece}") for piece in names), text)


def counted(names: Iterable[str], text: Text, emoji: Mapping[str, str] = NO_EMOJI) -> str:
    """List the names of pieces, each kind once: `One of Characters ×2, East Wind`."""
    copies = Counter(names)
    return listed((copied(pieces([name], text, emoji=emoji), copies[name], text) for name in copies), text)


def copied(name: str, copies: int, text: Text) -> str:
    """Return the name with the number of copies if there are several: `One of Characters ×2`."""
    return text("piece-copies", name=name, count=copies) if copies > 1 else name
