"""How many ways there are to play the first actions of a round: the move generator, to the last branch."""

from dataclasses import dataclass, replace

import pytest

from engine.core import Rng
from engine.hanafuda.cards import CARDS
from tests.engine.koikoi.table import GAME, Table

CUP, VIEWS = "09A", {"03H", "08H"}
COUNTS = {b"perft 10": (8, 52, 338, 1576), b"perft 7": (8, 58, 363, 2232)}
"""The second deck has a viewing yaku in reach of the first turns, so that a decision is among its actions."""


@dataclass(frozen=True)
class Cards:
    """The rules again in a few lines, with the viewing yaku as the only ones; seat 0 moves, then they change places."""

    hands: tuple[frozenset[str], frozenset[str]]
    field: frozenset[str]
    stock: tuple[str, ...]
    taken: tuple[frozenset[str], frozenset[str]] = (frozenset(), frozenset())
    told: tuple[int, int] = (0, 0)

    def turn(self, depth: int) -> int:
        """Sequences of exactly `depth` actions from the beginning of a turn."""
        if not depth:
            return 1
        mine, other = self.hands
        return sum(replace(self, hands=(mine - {card}, other)).put(card, depth - 1, False) for card in mine)

    def put(self, card: str, depth: int, drawn: bool) -> int:
        same = frozenset(other for other in self.field if other[:2] == card[:2])
        if not same:
            return replace(self, field=self.field | {card}).then(depth, drawn)
        if len(same) != 2:
            return self.caught(same, card).then(depth, drawn)
        return sum(self.caught({one}, card).then(depth - 1, drawn) for one in same) if depth else 1

    def caught(self, cards: frozenset[str] | set[str], card: str) -> "Cards":
        return replace(self, field=self.field - cards, taken=(self.taken[0] | cards | {card}, self.taken[1]))

    def then(self, depth: int, drawn: bool) -> int:
        if not drawn:
            return replace(self, stock=self.stock[1:]).put(self.stock[0], depth, True)
        views = len(VIEWS & self.taken[0]) if CUP in self.taken[0] else 0
        following = replace(
            self, hands=self.hands[::-1], taken=self.taken[::-1], told=(self.told[1], max(views, self.told[0]))
        )
        if views <= self.told[0]:
            return following.turn(depth)
        return (depth == 1) + following.turn(depth - 1) if depth else 1  # agari ends the match, koi-koi goes on


def table(seed: bytes) -> Table:
    """A round of one, from the deck of a seed, as the dealer begins."""
    return Table(Rng(seed).shuffled(CARDS), rounds=1, overtime="none").ready()


def engine_counts(state: object, depth: int) -> int:
    if not depth:
        return 1
    return sum(
        engine_counts(GAME.apply(state, seat, action).state, depth - 1)
        for seat, legal in GAME.pending(state).items()
        for action in legal
    )


@pytest.mark.parametrize("seed", COUNTS)
def test_as_many_ways_to_play_as_were_counted_by_hand_and_as_always(seed: bytes) -> None:
    board = table(seed).state
    cards = Cards((frozenset(board.hands[0]), frozenset(board.hands[1])), frozenset(board.field), board.stock)
    depths = range(1, 5)
    assert tuple(engine_counts(table(seed).state, depth) for depth in depths) == COUNTS[seed]
    assert tuple(cards.turn(depth) for depth in depths) == COUNTS[seed]
