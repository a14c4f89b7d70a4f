"""The interface of a deck: its pictures, the same in words, and its buttons. It knows nothing of tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from bot.decks.decided import Unit
from bot.decks.patterns import Lay
from bot.decks.telling import CUT, Telling, closed, cut
from bot.render.fonts import writable
from bot.render.layout import Picture
from bot.render.theme import Ground
from engine.core import Action, Pattern, Piece, Question, Scene, Seat
from engine.core.signs import Style

Kind = Literal["table", "hand", "result", "guide"]
"""The kinds of pictures. A `guide` shows the pieces of the pile of that name, sorted and named, for learners."""

LONGEST = 1024
"""Maximum length of an image description on Discord, in characters."""


@dataclass(frozen=True, slots=True)
class Choice:
    """An action as it is offered: its words, the style of its button, and whether it must be confirmed (`grave`).

    full: its words within a sentence, if they differ from `label`."""

    action: Action
    label: str
    style: Style = "quiet"
    grave: bool = False
    full: str = ""


@dataclass(frozen=True, slots=True)
class Offer:
    """Actions in rows of at most five, arranged as the pieces are in the picture. A longer row becomes a select menu.

    notes: explanations of colours and marks, where they differ."""

    rows: tuple[tuple[Choice, ...], ...] = ()
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Deck:
    """All that the bot knows of a deck. Its scenes are read only here.

    - when: where in the match a scene is, as `round 3 of 6`.
    - facts: what players look at first, in a few words each.
    - beside: what is said beside the name of a seat.
    - sentences: a picture in words, the most important first.
    - settlement: how the last round was settled.
    - why: the same step by step, with all pieces.
    - hints: what the viewer may find in their hand.
    - meanwhile: what is said to a seat that is not asked.
    - asks: variables of the question.
    - window: the message key for an open claim window.
    - lay: puts the pieces of an example in rows.
    - legend: a line about the codes in a hand, "" for none.
    - hinting: the sheets that only hint at what a hand is good for.
    - giveaways: those of them that answer what a lesson asks.
    - pieces: all cards or tiles, each kind once, so that they are found by name.
    - aims: what the viewer is close to, for players who ask for help.
    - urgent: the part of a hand in words that an answer needs when time runs short, [] for all of it.
    - unit: its word for a hand."""

    layouts: Mapping[Kind, Callable[[Scene, Telling], Picture]]
    when: Callable[[Scene, Telling], str]
    facts: Callable[[Scene, Telling], list[str]]
    beside: Callable[[Scene, Seat, Telling], list[str]]
    sentences: Callable[[Kind, Scene, Telling], Iterator[str]]
    settlement: Callable[[Scene, Telling], list[str]]
    why: Callable[[Scene, Telling], list[str]]
    hints: Callable[[Scene, Telling], list[str]]
    meanwhile: Callable[[Scene, Question, Telling], list[str]]
    asks: Callable[[Scene, Telling], dict[str, str | int]]
    offer: Callable[[Scene, Question, Sequence[Action], Telling], Offer]
    lay: Lay
    ground: Ground = "felt"
    window: Callable[[Scene], str] = lambda _scene: "board-claims"
    legend: Callable[[Scene, Telling], str] = lambda _scene, _telling: ""
    hinting: frozenset[str] = frozenset()
    giveaways: frozenset[str] = frozenset()
    pieces: Callable[[], Sequence[Piece]] = tuple
    aims: Callable[[Scene, Sequence[Pattern], Telling], list[str]] = lambda _scene, _patterns, _telling: []
    urgent: Callable[[Scene, Telling], list[str]] = lambda _scene, _telling: []
    unit: Unit = "hand"

    def layout(self, kind: Kind, scene: Scene, telling: Telling) -> Picture:
        """Lay out a picture 1000 px wide. Names keep only what the typeface can write."""

        def who(seat: Seat) -> str:
            return writable(telling.who(seat))

        return self.layouts[kind](scene, replace(telling, who=who))

    def alt(self, kind: Kind, scene: Scene, telling: Telling, longest: int = LONGEST) -> str:
        """Return the sentences in at most `longest` characters.

        If they are too long, pieces get short names, starting with the last sentence. Then the last sentences are
        replaced by an ellipsis."""
        full = [_plain(sentence, telling) for sentence in self.sentences(kind, scene, telling)]
        if len(text := telling.listed(full, "sentences")) <= longest:
            return text
        brief = replace(telling, brief=True)
        short = [_plain(sentence, brief) for sentence in self.sentences(kind, scene, brief)]
        for kept in range(len(full) - 1, -1, -1):
            text = telling.listed((*full[:kept], *short[kept:]), "sentences")
            if len(text) <= longest:
                return text
        while len(short) > 1 and len(telling.listed(short, "sentences")) > longest - len(CUT):
            short.pop()
        return cut(f"{telling.listed(short, 'sentences')}{CUT}", longest)


def _plain(sentence: str, telling: Telling) -> str:
    """Make it a full sentence without Discord's markup for small text, bold and code."""
    return closed(sentence.removeprefix("-# ").replace("**", "").replace("`", ""), telling.speak)
