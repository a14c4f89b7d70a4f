"""A Koi-Koi table for tests."""

from dataclasses import replace
from typing import Any, Self

from engine import GAMES
from engine.koikoi.rules import Rules
from engine.koikoi.score import yaku
from tests.engine.hanafuda.table import Tale, filled, told_by_turns
from tests.engine.hanafuda.written import cards as cards

GAME = GAMES["koikoi"]


def deck(dealer: str = "", other: str = "", field: str = "", stock: str = "") -> tuple[str, ...]:
    """A deck that deals these cards first to each pile, by the packets of KK-6."""
    hand, field_cards, dealer_hand, left = filled((other, field, dealer, stock), (8, 8, 8, 24))
    first = hand[:4] + field_cards[:4] + dealer_hand[:4]
    return tuple(first + hand[4:] + field_cards[4:] + dealer_hand[4:] + left)


def script(field: str, *turns: str) -> tuple[str, ...]:
    """A deck for a round told turn by turn, the dealer's first."""
    (dealer, other), stock = told_by_turns(turns, 2)
    return deck(dealer, other, field, stock)


class Table(Tale):
    """A match in play."""

    game = GAME

    def to_the_end(self, decision: str = "koikoi", rounds: int = 0) -> Self:
        return super().to_the_end(decision, rounds)


matches = Table.matches


def total(table: Table, seat: int) -> int:
    """The points of what a seat has captured."""
    return sum(yaku(table.state.taken[seat], table.state.rules).values())


def with_rules(**settings: Any) -> Rules:
    """The default rules but for these settings."""
    return replace(Rules(), **settings)
