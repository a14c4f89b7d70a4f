"""A game's declaration of its badges, verbs, orders and terms. Callers can show them without knowing the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from engine.core.action import FINISH, GO_ON, READY, RESIGN, Action
from engine.core.question import Ask

Tone = Literal["calm", "good", "warm", "alarm"]
Style = Literal["good", "act", "danger", "quiet"]
Meaning = Literal["", "bound", "nearly_bound", "once_bound", "was_bound", "out", "was_out", "barred", "multiplied"]
"""The meaning of a badge beyond being shown.

Of two seats, the second being the badge's number: what one does costs the other (`bound`). It would after one or two
more steps (`nearly_bound`, `once_bound`). It did in the hand settled last (`was_bound`). Of one seat: it has given up
the hand, or had (`out`, `was_out`), or its score is multiplied by the number (`multiplied`). Of the viewer: the kinds
that they may not claim (`barred`).
"""


@dataclass(frozen=True, slots=True)
class Sign:
    """A kind of badge.

    `at`: a fact about a seat, about the table, or the viewer's own, which no one else sees. `means`: its meaning beyond
    being shown, independent of its key. `tone`: a picture shows it as a chip of that tone beside its seat; with None
    the pictures of the deck show it elsewhere or not at all. `told`: the words of a table mention it beside the seat.
    """

    key: str
    at: Literal["seat", "table", "own"]
    tone: Tone | None = None
    told: bool = False
    means: Meaning = ""


@dataclass(frozen=True, slots=True)
class Look:
    """The way a verb is offered.

    `style`: the colour of its button, None where it depends on the piece or on the other offers. `grave`: the player
    must confirm it, because a slip would spoil much. `explained`: a line explains it where it is offered. `wins`: it
    ends the hand in favour of its player.
    """

    style: Style | None = None
    grave: bool = False
    explained: bool = False
    wins: bool = False


LOOKS: Mapping[str, Look] = {READY.verb: Look(), FINISH.verb: Look("quiet"), RESIGN.verb: Look(), GO_ON.verb: Look()}
"""The way the core's own actions are offered, in every game."""


@dataclass(frozen=True, slots=True)
class Order:
    """A standing order of a player.

    `answer` returns the action to answer with, given the kind of question and the offered actions (the safe one first);
    None for no answer. `hides`: the key of the sheets that it hides from its player's hand.
    """

    key: str
    answer: Callable[[Ask, Sequence[Action]], Action | None]
    hides: str = ""


@dataclass(frozen=True, slots=True)
class Term:
    """A step of a formula, from the scored rows to the payment.

    `kind`: `sum` is the sum of the rows, `points` adds, `factor` multiplies, `doublings` is the number of doublings,
    `share` is what each payer pays once, `score` is the result. `counts`: the key of the row in the win's sheet whose
    pieces it counts.
    """

    key: str
    kind: Literal["sum", "points", "factor", "doublings", "share", "score"]
    counts: str = ""

    def times(self, number: int) -> int:
        """Return the factor of this step, 1 if it does not multiply."""
        return 2**number if self.kind == "doublings" else number if self.kind == "factor" else 1
