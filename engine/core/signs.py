"""A game's declaration of its badges, verbs, orders and terms. Callers can show them without knowing the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from engine.core.action import FINISH, GO_ON, READY, RESIGN, Action
from engine.core.question import Ask

Tone = Literal["calm", "good", "warm", "alarm"]
Style = Literal["act", "danger", "quiet"]
Meaning = Literal[
    "", "bound", "nearly_bound", "once_bound", "was_bound", "out", "was_out", "barred", "multiplied", "calendar"
]
"""The meaning of a badge, beyond the fact that it is shown.

The first four are about two seats. The number of the badge is the second seat. `bound`: actions of one seat cost the
other. `nearly_bound`: they will after one more step. `once_bound`: they will after two more steps. `was_bound`: they
did in the last settled hand.

The others are about one seat. `out`: it has given up the hand. `was_out`: it had given up the last settled hand.
`multiplied`: its score is multiplied by the number of the badge. `barred`: the viewer may not claim these kinds.

`calendar` is about the table: its number is the month of the round, from 1 to 12.
"""


@dataclass(frozen=True, slots=True)
class Sign:
    """A kind of badge.

    `at`: whether it is about a seat, about the table, or about the viewer alone and hidden from others. `means`: its
    meaning beyond being shown, independent of its key. `tone`: the tone of the chip that pictures show beside the seat.
    With None, the pictures of the deck show it elsewhere or not at all. `told`: whether texts about a table mention it
    with the seat.
    """

    key: str
    at: Literal["seat", "table", "own"]
    tone: Tone | None = None
    told: bool = False
    means: Meaning = ""


@dataclass(frozen=True, slots=True)
class Look:
    """The way a verb is offered.

    `style`: the colour of its button. It must not advise: `danger` is for actions that bind the player, `act` for those
    that let the hand go on, and `quiet` for all others. `grave`: the player must confirm the action, because a slip
    would cost much. `explained`: a line explains the verb where it is offered. `wins`: the action wins the hand for its
    player.
    """

    style: Style = "quiet"
    grave: bool = False
    explained: bool = False
    wins: bool = False


LOOKS: Mapping[str, Look] = {READY.verb: Look("act"), FINISH.verb: Look(), RESIGN.verb: Look(), GO_ON.verb: Look()}
"""The looks of the core's own actions, in every game."""


@dataclass(frozen=True, slots=True)
class Order:
    """A standing order of a player.

    `answer` gets the kind of question and the offered actions, the safe one first. It returns the action to play, or
    None if the player should be asked. `hides`: the key of the sheets that the order removes from the player's own
    hand.
    """

    key: str
    answer: Callable[[Ask, Sequence[Action]], Action | None]
    hides: str = ""


@dataclass(frozen=True, slots=True)
class Term:
    """A step of a formula, from the scored rows to the payment.

    `kind`: `sum` is the sum of the rows, `points` are added, `factor` multiplies, `doublings` is a number of doublings,
    `cap` is a maximum, `share` is the amount that each payer pays once, and `score` is the result. `counts`: the key of
    a row in the win's sheet; the term counts the pieces of this row.
    """

    key: str
    kind: Literal["sum", "points", "factor", "doublings", "cap", "share", "score"]
    counts: str = ""

    def times(self, number: int) -> int:
        """Return the factor by which a term with this `number` multiplies, 1 if it does not multiply."""
        return 2**number if self.kind == "doublings" else number if self.kind == "factor" else 1

    def after(self, value: int, number: int) -> int:
        """Return the points after this term. `value`: the points before it. `number`: the number of this term."""
        if self.kind == "points":
            return value + number
        if self.kind == "cap":
            return min(value, number)
        return value * self.times(number) if self.kind in ("factor", "doublings") else number


Terms = tuple[tuple[str, int], ...]
"""The terms of a formula in their order: keys with numbers."""


def formula(declared: Iterable[Term], terms: Iterable[tuple[str, int]], result: str = "score") -> Terms:
    """Calculate a formula. Return its terms, followed by the result under the key `result`.

    `declared`: the terms of the game. Caps that change nothing are left out.
    """
    kept, value = list[tuple[str, int]](), 0
    for term, number, after in steps(declared, terms):
        kept += [(term.key, number)] if term.kind != "cap" or after < value else []
        value = after
    return (*kept, (result, value))


def steps(declared: Iterable[Term], terms: Iterable[tuple[str, int]]) -> Iterator[tuple[Term, int, int]]:
    """Yield each term of a formula with its number and the points after it. `declared`: the terms of the game."""
    kinds, value = {term.key: term for term in declared}, 0
    for key, number in terms:
        value = kinds[key].after(value, number)
        yield kinds[key], number, value
