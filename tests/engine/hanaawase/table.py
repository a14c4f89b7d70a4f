"""A Hana-awase table for tests: dealt from a deck made by hand, and played with the words of the record."""

from collections.abc import Iterable, Iterator
from typing import Any, Self

from engine import GAMES
from engine.core import Action, Event
from engine.hanaawase.rules import Rules
from engine.hanafuda.cards import CARDS, ID, month
from tests.engine.hanafuda.written import cards as cards

GAME = GAMES["hanaawase"]


def deck(*hands: str, field: str = "", stock: str = "") -> tuple[str, ...]:
    """A deck that deals these cards first to each pile, by the packets of HA-6; `hands` in the order of the turns.

    The rest is filled up quietly: the months change from card to card, so that no month is complete on the field.
    """
    hands += ("",) * (3 - len(hands))
    piles = [list(cards(pile)) for pile in (*hands, field, stock)]
    used = [card for pile in piles for card in pile]
    assert len(used) == len(set(used)), "a card is dealt twice"
    rest = iter(sorted(set(CARDS) - set(used), key=lambda card: (ID[card] % 4, month(card))))
    for pile, size in zip(piles, (7, 7, 7, 6, 21), strict=True):
        assert len(pile) <= size, "a pile is too large"
        pile += [next(rest) for _ in range(size - len(pile))]
    dealer, second, third, open_cards, later = piles
    first = second[:4] + third[:4] + dealer[:4] + open_cards[:3]
    return tuple(first + second[4:] + third[4:] + dealer[4:] + open_cards[3:] + later)


def script(field: str, *turns: str) -> tuple[str, ...]:
    """A deck for a round told turn by turn: each turn is the hand card and the stock card, the dealer's first."""
    hands = ["", "", ""]
    stock = ""
    for number, turn in enumerate(turns):
        card, turned = turn.split()
        hands[number % 3] += f" {card}"
        stock += f" {turned}"
    return deck(*hands, field=field, stock=stock)


class Table:
    """A match in play. `told` are the events of the latest move."""

    def __init__(self, order: Iterable[str], *, dealer: int = 0, **settings: Any) -> None:
        """Dealt and asked; nobody has answered `ready` yet."""
        self.state = GAME.deal(Rules.parse(settings), 3, dealer, tuple(order))
        self.told: tuple[Event, ...] = ()

    @classmethod
    def started(cls, seed: bytes, **settings: Any) -> Self:
        """A match dealt by `start`."""
        table = cls.__new__(cls)
        step = GAME.start(Rules.parse(settings), 3, seed)
        table.state, table.told = step.state, step.events
        return table

    @property
    def asked(self) -> dict[int, list[str]]:
        """The legal actions of every seat that is asked, as text."""
        return {seat: [str(action) for action in legal] for seat, legal in GAME.pending(self.state).items()}

    def say(self, seat: int, action: str) -> Self:
        """One seat's move."""
        step = GAME.apply(self.state, seat, Action.parse(action))
        self.state, self.told = step.state, step.events
        return self

    def ready(self) -> Self:
        """Everybody lets the round begin."""
        for seat in self.asked:
            self.say(seat, "ready")
        return self

    def play(self, *actions: str) -> Self:
        """Moves of whoever is asked alone; `01H` is short for `play 01H`."""
        for action in actions:
            (seat,) = self.asked
            self.say(seat, f"play {action}" if action in ID else action)
        return self

    def to_the_end(self) -> Self:
        """Safe defaults until the match is over."""
        while self.asked:
            seat, legal = next(iter(self.asked.items()))
            self.say(seat, legal[0])
        return self

    def kinds(self) -> list[str]:
        """The kinds of the events of the latest move."""
        return [str(event.kind) for event in self.told]

    def taken(self, seat: int) -> set[str]:
        """What a seat has captured."""
        return set(self.state.taken[seat])

    @property
    def field(self) -> set[str]:
        """The cards that lie open."""
        return set(self.state.field)


def with_rules(**settings: Any) -> Rules:
    """The default rules but for these settings."""
    return Rules.parse(settings)


def matches(count: int, **settings: Any) -> Iterator[Table]:
    """Tables of `count` seeded matches."""
    return (Table.started(b"match %d" % number, **settings) for number in range(count))
