"""What a game declares of its badges, verbs, orders and terms, so that whoever shows a table needs to know no game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from engine.core.action import FINISH, GO_ON, READY, RESIGN, Action
from engine.core.question import Ask

Tone = Literal["calm", "good", "warm", "alarm"]
Style = Literal["good", "act", "danger", "quiet"]
Meaning = Literal["", "bound", "nearly_bound", "once_bound", "was_bound", "out", "was_out", "barred", "multiplied"]
"""Of two seats, the second being the badge's number: what one does costs the other (`bound`), it would after one more
step or two (`nearly_bound`, `once_bound`), it did in the hand settled last (`was_bound`). Of one seat: it has given up
the hand, or had (`out`, `was_out`), or what it scores counts so many times (`multiplied`). Of the viewer: the kinds
that they may not claim (`barred`)."""


@dataclass(frozen=True, slots=True)
class Sign:
    """A kind of badge. `at`: whose fact it is: a seat's, the table's, or the viewer's own, which nobody else sees.

    means: what it is read as beyond being shown, whatever it is called.

    tone: a picture shows it as a chip of that tone beside its seat; None: the pictures of the deck have a place of
    its own for it, or none. told: the words of a table say it beside the name of its seat.
    """

    key: str
    at: Literal["seat", "table", "own"]
    tone: Tone | None = None
    told: bool = False
    means: Meaning = ""


@dataclass(frozen=True, slots=True)
class Look:
    """How a verb is offered. style: the colour of its button, None where it depends on the piece or on what else is
    offered. grave: it is asked once more, because a slip would spoil much. explained: a line says what it means where
    it is offered. wins: it ends the hand for whoever plays it.
    """

    style: Style | None = None
    grave: bool = False
    explained: bool = False
    wins: bool = False


LOOKS: Mapping[str, Look] = {READY.verb: Look(), FINISH.verb: Look("quiet"), RESIGN.verb: Look(), GO_ON.verb: Look()}
"""How the actions of the core are offered, in every game."""


@dataclass(frozen=True, slots=True)
class Order:
    """A standing order of a player. `answer` gives what it answers where a question offers these actions (the safe one
    first), None for nothing. hides: the key of the sheets that it keeps out of its player's hand.
    """

    key: str
    answer: Callable[[Ask, Sequence[Action]], Action | None]
    hides: str = ""


@dataclass(frozen=True, slots=True)
class Term:
    """A step of a formula, from what was scored to what is paid.

    kind: `sum` what the rows add up to, `points` it adds, `factor` it multiplies, `doublings` how often it doubles,
    `share` what each payer pays once, `score` what it comes to. counts: the row of the sheet of the win whose pieces it
    counts.
    """

    key: str
    kind: Literal["sum", "points", "factor", "doublings", "share", "score"]
    counts: str = ""

    def times(self, number: int) -> int:
        """The factor by which it multiplies; 1 where it does not."""
        return 2**number if self.kind == "doublings" else number if self.kind == "factor" else 1
