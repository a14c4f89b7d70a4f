"""A Koi-Koi table for tests: positions are dealt from a deck made by hand, and played with the words of the record."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any, Self

from engine import GAMES
from engine.core import Action, Event
from engine.hanafuda.cards import CARDS, ID, month
from engine.koikoi.rules import Rules
from tests.engine.hanafuda.written import cards as cards

GAME = GAMES["koikoi"]


def deck(dealer: str = "", other: str = "", field: str = "", stock: str = "") -> tuple[str, ...]:
    """A deck that deals these cards first to each pile, by the packets of KK-6; the rest is filled up quietly.

    The filling changes months from card to card, so that it makes no four of a month and no four pairs.
    """
    piles = [list(cards(pile)) for pile in (other, field, dealer, stock)]
    used = [card for pile in piles for card in pile]
    assert len(used) == len(set(used)), "a card is dealt twice"
    rest = iter(sorted(set(CARDS) - set(used), key=lambda card: (ID[card] % 4, month(card))))
    for pile, size in zip(piles, (8, 8, 8, 24), strict=True):
        pile += [next(rest) for _ in range(size - len(pile))]
    hand, field_cards, dealer_hand, rest_of_deck = piles
    first = hand[:4] + field_cards[:4] + dealer_hand[:4]
    return tuple(first + hand[4:] + field_cards[4:] + dealer_hand[4:] + rest_of_deck)


def script(field: str, *turns: str) -> tuple[str, ...]:
    """A deck for a round told turn by turn: each turn is the hand card and the stock card, the dealer's first."""
    hands = ["", ""]
    stock = ""
    for number, turn in enumerate(turns):
        card, turned = turn.split()
        hands[number % 2] += f" {card}"
        stock += f" {turned}"
    return deck(hands[0], hands[1], field, stock)


class Table:
    """A round in play. `told` are the events of the latest move."""

    def __init__(self, order: Iterable[str], *, dealer: int = 0, **settings: Any) -> None:
        """Dealt and asked; nobody has answered `ready` yet."""
        self.state = GAME.deal(Rules.parse(settings), 2, dealer, tuple(order))
        self.told: tuple[Event, ...] = ()

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
        """Everybody lets the round begin; a holder of a dealt yaku plays on."""
        for seat, legal in self.asked.items():
            self.say(seat, "ready" if "ready" in legal else "play_on")
        return self

    def play(self, *actions: str) -> Self:
        """Moves of whoever is asked alone; `01H` is short for `play 01H`."""
        for action in actions:
            (seat,) = self.asked
            self.say(seat, f"play {action}" if action in ID else action)
        return self

    def to_the_end(self, decision: str = "koikoi") -> Self:
        """Safe defaults until the match is over, but `decision` whenever there is one."""
        while self.asked:
            seat, legal = next(iter(self.asked.items()))
            self.say(seat, decision if decision in legal else legal[0])
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
    return replace(Rules(), **settings)


def matches(count: int, **settings: Any) -> Iterator[Table]:
    """Tables of `count` seeded matches, dealt by `start`."""
    for number in range(count):
        table = Table.__new__(Table)
        step = GAME.start(Rules.parse(settings), 2, b"match %d" % number)
        table.state, table.told = step.state, step.events
        yield table
