"""A Stop-Go table for tests: positions are dealt from a deck made by hand, and played with the words of the record."""

from collections.abc import Iterable, Iterator
from typing import Any, Self

from engine import GAMES
from engine.core import Action, Event
from engine.hanafuda.cards import CARDS, ID, month
from engine.stopgo.rules import Rules
from tests.engine.hanafuda.written import cards as cards

GAME = GAMES["stopgo"]


def deck(*hands: str, field: str = "", stock: str = "", seats: int = 2) -> tuple[str, ...]:
    """A deck that deals these cards first to each pile, by the packets of GO-7; `hands` from the dealer on.

    The rest is filled up quietly: month after month, so that it seldom makes pairs.
    """
    size, open_cards = (10, 8) if seats == 2 else (7, 6)
    hands += ("",) * (seats - len(hands))
    piles = [list(cards(pile)) for pile in (*hands, field, stock)]
    used = [card for pile in piles for card in pile]
    assert len(used) == len(set(used)), "a card is dealt twice"
    rest = iter(sorted(set(CARDS) - set(used), key=lambda card: (ID[card] % 4, month(card))))
    sizes = (*[size] * seats, open_cards, 48 - seats * size - open_cards)
    for pile, full in zip(piles, sizes, strict=True):
        pile += [next(rest) for _ in range(full - len(pile))]
    *dealt, on_the_field, left = piles
    order: list[str] = []
    first, first_open = (size + 1) // 2, open_cards // 2
    for packet, open_packet in ((slice(0, first), slice(0, first_open)), (slice(first, None), slice(first_open, None))):
        order += on_the_field[open_packet]
        for hand in (*dealt[1:], dealt[0]):
            order += hand[packet]
    return tuple(order + left)


def script(field: str, *turns: str, seats: int = 2) -> tuple[str, ...]:
    """A deck for a round told turn by turn: each turn is the hand card and the stock card, the dealer's first."""
    hands = [""] * seats
    stock = ""
    for number, turn in enumerate(turns):
        card, turned = turn.split()
        hands[number % seats] += f" {card}"
        stock += f" {turned}"
    return deck(*hands, field=field, stock=stock, seats=seats)


class Table:
    """A round in play. `told` are the events of the latest move."""

    def __init__(
        self, order: Iterable[str], *, seats: int = 2, dealer: int = 0, month: int = 0, **settings: Any
    ) -> None:
        """Dealt and asked; nobody has answered `ready` yet."""
        dice = (month,) if month else ()
        self.state = GAME.deal(Rules.parse(settings), seats, dealer, tuple(order), dice)
        self.told: tuple[Event, ...] = ()

    @classmethod
    def started(cls, seed: bytes, *, seats: int = 2, **settings: Any) -> Self:
        """A match from its seed, dealt by `start`."""
        table = cls.__new__(cls)
        step = GAME.start(Rules.parse(settings), seats, seed)
        table.state, table.told = step.state, step.events
        return table

    @property
    def asked(self) -> dict[int, list[str]]:
        """The legal actions of every seat that is asked, as text."""
        return {seat: [str(action) for action in legal] for seat, legal in GAME.pending(self.state).items()}

    @property
    def field(self) -> set[str]:
        """The cards that lie open."""
        return set(self.state.field)

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

    def to_the_end(self, decision: str = "go", rounds: int = 0) -> Self:
        """Safe defaults until the match, or so many more rounds, are over; `decision` whenever there is one."""
        last = len(self.state.history) + rounds if rounds else 1000
        while self.asked and len(self.state.history) < last:
            seat, legal = next(iter(self.asked.items()))
            self.say(seat, decision if decision in legal else legal[0])
        return self

    def kinds(self) -> list[str]:
        """The kinds of the events of the latest move."""
        return [str(event.kind) for event in self.told]

    def told_of(self, kind: str) -> list[Event]:
        """The events of one kind of the latest move."""
        return [event for event in self.told if event.kind == kind]

    def taken(self, seat: int) -> set[str]:
        """What a seat has captured."""
        return set(self.state.taken[seat])


def with_rules(**settings: Any) -> Rules:
    """The default rules but for these settings, in any spelling."""
    return Rules.parse(settings)


def matches(count: int, *, seats: int = 2, **settings: Any) -> Iterator[Table]:
    """Tables of `count` seeded matches, dealt by `start`."""
    for number in range(count):
        yield Table.started(b"match %d" % number, seats=seats, **settings)
