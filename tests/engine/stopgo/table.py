"""A Stop-Go table for tests."""

from collections.abc import Iterable
from typing import Any, Self

from engine import GAMES
from engine.stopgo.rules import Rules
from tests.engine.hanafuda.table import Tale, filled, told_by_turns
from tests.engine.hanafuda.written import cards as cards

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


def with_rules(**settings: Any) -> Rules:
    """The default rules but for these settings, in any spelling."""
    return Rules.parse(settings)
