"""Random rounds of Stop-Go, told turn by turn with the player's open points before and after."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from engine.core import Rng
from tests.engine.stopgo.oracle_rules import chosen, worth
from tests.engine.stopgo.table import GAME, Table, matches

DEFAULTS = chosen()


@dataclass(frozen=True)
class Turn:
    """A turn when its cards lie: `asked` is the question that follows, `over` whether the round is."""

    number: int
    seat: int
    dealer: int
    before: int
    after: int
    hands: tuple[int, ...]
    cards_left: int
    captured: int
    called: tuple[int, ...]
    asked: dict[int, list[str]]
    over: bool
    answer: str


def open_points(table: Table, seat: int) -> int:
    """The open points of what a seat has captured, in the second reading, by the defaults."""
    return sum(worth(table.taken(seat), DEFAULTS)[0].values())


@cache
def rounds(answer: Callable[[Rng], str], seats: int, **settings: Any) -> list[tuple[Table, list[Turn]]]:
    """100 single rounds at their end, each with its turns: random cards, `answer` at every decision."""
    played = []
    for number, table in enumerate(matches(100, seats=seats, rounds=1, **settings)):
        rng = Rng(b"walk %d" % number)
        table.ready()
        turns: list[Turn] = []
        while table.asked:
            turns.append(_turn(table, len(turns) + 1, rng, answer))
        played.append((table, turns))
    return played


def _turn(table: Table, number: int, rng: Rng, answer: Callable[[Rng], str]) -> Turn:
    ((seat, _),) = table.asked.items()
    hands = tuple(len(hand) for hand in table.state.hands)
    before, called, pile = open_points(table, seat), table.state.called, len(table.taken(seat))
    while seat in table.asked and "stop" not in table.asked[seat]:
        legal = GAME.pending(table.state)[seat]
        table.say(seat, str(legal[0] if rng.below(3) else rng.pick(legal)))
    asked, after, over = table.asked, open_points(table, seat), not table.asked
    captured = len(table.taken(seat)) - pile
    words = answer(rng) if seat in asked else ""
    if words:
        table.say(seat, words)
    left = len(table.state.hands[seat])
    dealer = table.state.dealer
    return Turn(number, seat, dealer, before, after, hands, left, captured, called, asked, over, words)


def nobody_of_two(**settings: Any) -> Table:
    """The rare round of two players in which all the cards are played and nobody could stop at the end.

    It was found among some twenty thousand rounds of random moves and is played again from its seeds.
    """
    table, rng = Table.started(b"4128", **settings).ready(), Rng(b"4128", "x")
    while not table.state.history:
        (legal,) = table.asked.values()
        table.play("go" if "go" in legal else rng.pick(legal))
    return table


def always_go(rng: Rng) -> str:
    """Plays on for ever."""
    return "go"


def always_stop(rng: Rng) -> str:
    """Stops at the first chance."""
    return "stop"


def now_and_then(rng: Rng) -> str:
    """Stops or goes on, by chance."""
    return rng.pick(("stop", "go"))
