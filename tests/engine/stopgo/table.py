"""A Stop-Go table for tests."""

from collections.abc import Iterable
from typing import Any, Self

from engine import GAMES
from engine.core import Rng
from engine.stopgo.rules import Rules
from tests.engine.hanafuda.table import Tale, filled, told_by_turns
from tests.engine.hanafuda.written import cards as cards
from tests.engine.stopgo.oracle_rules import chosen, worth

GAME = GAMES["stopgo"]


def deck(*hands: str, field: str = "", stock: str = "", seats: int = 2) -> tuple[str, ...]:
    """A deck that deals these cards first to each pile, by the packets of GO-7; `hands` from the dealer on."""
    size, open_cards = (10, 8) if seats == 2 else (7, 6)
    hands += ("",) * (seats - len(hands))
    sizes = (*[size] * seats, open_cards, 48 - seats * size - open_cards)
    *dealt, on_the_field, left = filled((*hands, field, stock), sizes)
    order: list[str] = []
    first, first_open = (size + 1) // 2, open_cards // 2
    for packet, open_packet in ((slice(0, first), slice(0, first_open)), (slice(first, None), slice(first_open, None))):
        order += on_the_field[open_packet]
        for hand in (*dealt[1:], dealt[0]):
            order += hand[packet]
    return tuple(order + left)


def script(field: str, *turns: str, seats: int = 2) -> tuple[str, ...]:
    """A deck for a round told turn by turn, the dealer's first."""
    hands, stock = told_by_turns(turns, seats)
    return deck(*hands, field=field, stock=stock, seats=seats)


class Table(Tale):
    """A match in play."""

    game = GAME

    def __init__(self, order: Iterable[str], *, month: int = 0, **words: Any) -> None:
        super().__init__(order, dice=(month,) if month else (), **words)

    def to_the_end(self, decision: str = "go", rounds: int = 0) -> Self:
        return super().to_the_end(decision, rounds)


matches = Table.matches


def open_points(table: Table, seat: int) -> int:
    """The open points of what a seat has captured, in the second reading, by the defaults."""
    return sum(worth(table.taken(seat), chosen())[0].values())


def nobody_of_two(**settings: Any) -> Table:
    """The rare round of two players in which all the cards are played and nobody could stop at the end.

    It was found among some twenty thousand rounds of random moves and is played again from its seeds.
    """
    table, rng = Table.started(b"4128", **settings).ready(), Rng(b"4128", "x")
    while not table.state.history:
        (legal,) = table.asked.values()
        table.play("go" if "go" in legal else rng.pick(legal))
    return table


def with_rules(**settings: Any) -> Rules:
    """The default rules but for these settings, in any spelling."""
    return Rules.parse(settings)
