"""What a deck is to the rest of the bot: pictures, the same in words, how actions are offered; it knows no table."""

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
"""A `guide` shows the pieces of the pile of that name, ordered and named, for who learns them."""

LONGEST = 1024
"""What Discord takes as the description of a picture."""


@dataclass(frozen=True, slots=True)
class Choice:
    """An action as it is offered: its words, the colour of its button, whether it is asked once more.

    full: its words in a sentence, where they are others.
    """

    action: Action
    label: str
    style: Style = "quiet"
    grave: bool = False
    full: str = ""


@dataclass(frozen=True, slots=True)
class Offer:
    """Actions in rows of at most five, as the pieces lie in the picture; a longer row is a list to choose from.

    notes: what colours and marks say where they differ.
    """

    rows: tuple[tuple[Choice, ...], ...] = ()
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Deck:
    """All that the bot knows of a deck; its scenes are read here and nowhere else.

    when: where in the match a scene is, `round 3 of 6`. facts: what everybody looks at first, in a few words each.
    beside: what is said beside the name of a seat. sentences: a picture in words, the most important first.
    settlement: how the last round was settled; why: the same step by step, with all pieces. hints: what the viewer may
    find in their hand. meanwhile: what is said to a seat that is not asked. asks: variables of the question. window:
    the key of the line of an open claim window. lay: puts pieces of an example in rows. legend: a line about the codes
    in a hand, "" for none. hinting: the sheets that only hint at what a hand is good for; giveaways: those of them that
    answer what a lesson asks. pieces: all cards or tiles, each kind once, so that
    they are found by name. aims: what the viewer is near, for who asks for help. urgent: of a hand in words what an
    answer needs while time runs short, [] for all of it. unit: what it calls a hand.
    """

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
        """What is where, 1000 px wide, a hand of cards 900 px; names as far as the typeface can write them."""

        def who(seat: Seat) -> str:
            return writable(telling.who(seat))

        return self.layouts[kind](scene, replace(telling, who=who))

    def alt(self, kind: Kind, scene: Scene, telling: Telling, longest: int = LONGEST) -> str:
        """The sentences in at most `longest` characters: where that is too long, pieces have short names, from the end
        on; then the last sentences are left out, and an ellipsis says so."""
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
    """A sentence of its own, without the signs by which Discord sets text small, in bold or as code."""
    return closed(sentence.removeprefix("-# ").replace("**", "").replace("`", ""), telling.speak)
