"""Random rounds of Koi-Koi, told turn by turn with the player's total before and after."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from engine.core import Action, Rng
from engine.koikoi.score import yaku
from tests.engine.koikoi.table import GAME, Table, matches


@dataclass(frozen=True)
class Turn:
    """A turn when its cards lie: `asked` is the question that follows, `over` whether the round is."""

    number: int
    seat: int
    dealer: int
    before: int
    after: int
    hands: tuple[int, int]
    cards_left: int
    called: tuple[int, int]
    asked: dict[int, list[str]]
    over: bool
    answer: str


def total(table: Table, seat: int) -> int:
    """The points of what a seat has captured."""
    return sum(yaku(table.state.taken[seat], table.state.rules).values())


@cache
def rounds(answer: Callable[[Rng], str], **settings: Any) -> list[tuple[Table, list[Turn]]]:
    """150 single rounds at their end, each with its turns: random cards, `answer` at every decision."""
    played = []
    for number, table in enumerate(matches(150, rounds=1, overtime="none", **settings)):
        rng = Rng(b"walk %d" % number)
        table.ready()
        turns: list[Turn] = []
        while table.asked:
            turns.append(_turn(table, len(turns) + 1, rng, answer))
        played.append((table, turns))
    return played


def _turn(table: Table, number: int, rng: Rng, answer: Callable[[Rng], str]) -> Turn:
    ((seat, _),) = table.asked.items()
    first, second = map(len, table.state.hands)
    before, called = total(table, seat), table.state.called
    while seat in table.asked and "agari" not in table.asked[seat]:
        legal = GAME.pending(table.state)[seat]
        move: Action = legal[0] if rng.below(3) else rng.pick(legal)
        table.say(seat, str(move))
    asked, after, over = table.asked, total(table, seat), not table.asked
    words = answer(rng) if seat in asked else ""
    if words:
        table.say(seat, words)
    left = len(table.state.hands[seat])
    return Turn(number, seat, table.state.dealer, before, after, (first, second), left, called, asked, over, words)


def always_koikoi(rng: Rng) -> str:
    """Plays on for ever."""
    return "koikoi"


def now_and_then(rng: Rng) -> str:
    """Goes out or plays on, by chance."""
    return rng.pick(("agari", "koikoi"))
