"""The interface of a deck: its pictures, their descriptions in words, and its buttons. It knows nothing of tables."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from bot.decks.decided import Unit
from bot.decks.patterns import Lay, Row
from bot.decks.telling import CUT, Telling, closed, cut
from bot.render.fonts import writable
from bot.render.layout import Item, Picture
from bot.render.theme import Ground
from engine.core import Action, Pattern, Piece, Question, Scene, Seat
from engine.core.signs import Style

Kind = Literal["table", "hand", "result", "guide"]
"""The kinds of pictures. A `guide` shows learners the pieces of the pile `guide`, sorted, with their names."""

LONGEST = 1024
"""Maximum length of an image description on Discord, in characters."""


@dataclass(frozen=True, slots=True)
class Choice:
    """An action as offered to a player.

    - label: the words on its button.
    - grave: whether the player must confirm it.
    - full: its words within a sentence, "" if they are the same as `label`."""

    action: Action
    label: str
    style: Style = "quiet"
    grave: bool = False
    full: str = ""

    def emoji(self, emoji: Mapping[Piece, str]) -> str | None:
        """Return the emoji of the action's first piece, if it has one."""
        return emoji.get(self.action.pieces[0]) if self.action.pieces else None


@dataclass(frozen=True, slots=True)
class Offer:
    """Actions in rows of buttons, arranged like the pieces in the picture.

    A row of more than five becomes a select menu. `notes`: explanations of the buttons' colours and marks, if the
    buttons differ in these."""

    rows: tuple[tuple[Choice, ...], ...] = ()
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Deck:
    """All that the bot knows of a deck. Only decks read the scenes of their games.

    - when: returns where in the match a scene is, as `round 3 of 6`.
    - facts: returns short facts about the table, which players look at first.
    - beside: returns words to show beside the name of a seat.
    - sentences: describes a picture in words, the most important first.
    - settlement: says how the last round was settled.
    - why: explains step by step how the last round was settled, with all pieces.
    - hints: says what the viewer's own hand could become.
    - meanwhile: returns lines for a viewer who does not have to answer now.
    - asks: returns the variables of the message that asks the question.
    - window: returns the message key for an open claim window.
    - lay: lays out the pieces of an example in rows.
    - row: lays out pieces in one row, as large as possible.
    - guide_pages: splits the pieces of a guide into pages, each for a picture.
    - hinting: keys of the sheets that only hint at what a hand is good for.
    - giveaways: keys of the hinting sheets that would give away the answer in a lesson.
    - pieces: returns all cards or tiles, each kind once, so that players can find them by name.
    - aims: returns what the viewer is close to, for players who ask for help.
    - reasons: says what an action brings in the game, for advice.
    - explains: says in the game's terms why an action is better than another one, for puzzles.
    - theme: returns what a choice between actions is about, for puzzles.
    - urgent: describes the part of a hand that a player needs to answer when time is short. [] means the whole hand.
    - moving: returns the piece of an item of a picture if it has just moved, otherwise None.
    - unit: the deck's word for a hand."""

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
    row: Row
    guide_pages: Callable[[Sequence[Piece]], list[tuple[Piece, ...]]] = lambda pieces: [tuple(pieces)]
    ground: Ground = "felt"
    window: Callable[[Scene], str] = lambda _scene: "board-claims"
    hinting: frozenset[str] = frozenset()
    giveaways: frozenset[str] = frozenset()
    pieces: Callable[[], Sequence[Piece]] = tuple
    aims: Callable[[Scene, Sequence[Pattern], Telling], list[str]] = lambda _scene, _patterns, _telling: []
    reasons: Callable[[Scene, Action, Telling], list[str]] = lambda _scene, _action, _telling: []
    explains: Callable[[Scene, Action, Action, Telling], list[str]] = lambda _scene, _best, _other, _telling: []
    theme: Callable[[Scene, Sequence[Action], Telling], str] = lambda _scene, _actions, _telling: ""
    urgent: Callable[[Scene, Telling], list[str]] = lambda _scene, _telling: []
    moving: Callable[[Item], Piece | None] = lambda _item: None
    unit: Unit = "hand"

    def layout(self, kind: Kind, scene: Scene, telling: Telling) -> Picture:
        """Lay out a picture 1000 px wide. Remove characters from names if the typeface lacks them."""

        def who(seat: Seat) -> str:
            return writable(telling.who(seat))

        return replace(self.layouts[kind](scene, replace(telling, who=who)), faces=telling.faces)

    def alt(self, kind: Kind, scene: Scene, telling: Telling, longest: int = LONGEST) -> str:
        """Describe a picture in at most `longest` characters.

        If the text is too long, short names of pieces are used, first in the last sentence and then in earlier ones. If
        it is still too long, its end is replaced by an ellipsis."""
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
    """Turn a text into a full sentence. Remove Discord's markup for small text, bold and code."""
    return closed(sentence.removeprefix("-# ").replace("**", "").replace("`", ""), telling.speak)
