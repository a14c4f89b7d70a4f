"""A Hana-awase table for tests."""

from typing import Any

from engine import GAMES
from engine.hanaawase.rules import Rules
from tests.engine.hanafuda.table import Tale, filled, told_by_turns
from tests.engine.hanafuda.written import cards as cards

GAME = GAMES["hanaawase"]


def deck(*hands: str, field: str = "", stock: str = "") -> tuple[str, ...]:
    """A deck that deals these cards first to each pile, by the packets of HA-6; `hands` in the order of the turns."""
    hands += ("",) * (3 - len(hands))
    dealer, second, third, open_cards, later = filled((*hands, field, stock), (7, 7, 7, 6, 21))
    first = second[:4] + third[:4] + dealer[:4] + open_cards[:3]
    return tuple(first + second[4:] + third[4:] + dealer[4:] + open_cards[3:] + later)


def script(field: str, *turns: str) -> tuple[str, ...]:
    """A deck for a round told turn by turn, the dealer's first."""
    hands, stock = told_by_turns(turns, 3)
    return deck(*hands, field=field, stock=stock)


class Table(Tale):
    """A match in play."""

    game = GAME


matches = Table.matches


def with_rules(**settings: Any) -> Rules:
    """The default rules but for these settings."""
    return Rules.parse(settings)
