"""A hanafuda match in play for tests: dealt from a deck made by hand, and played with the words of the record."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, ClassVar, Self, cast

from engine.core import Action, AnyGame, Event
from engine.hanafuda.cards import CARDS, ID, month
from tests.engine.hanafuda.written import cards


def filled(piles: Sequence[str], sizes: Sequence[int]) -> list[list[str]]:
    """Piles of those sizes that hold these cards first; the rest is filled up quietly.

    The filling changes months from card to card, so that it makes no four of a month and seldom pairs.
    """
    found = [list(cards(pile)) for pile in piles]
    used = [card for pile in found for card in pile]
    assert len(used) == len(set(used)), "a card is dealt twice"
    rest = iter(sorted(set(CARDS) - set(used), key=lambda card: (ID[card] % 4, month(card))))
    for pile, size in zip(found, sizes, strict=True):
        assert len(pile) <= size, "a pile is too large"
        pile += [next(rest) for _ in range(size - len(pile))]
    return found


def five_animals(then: str = "08A 12K2") -> tuple[str, ...]:
    """The field and the turns of two seats: the fifth turn gives seat 0 five animals, the seventh, `then`, a sixth."""
    turns = ("02A 04A", "01H 03H", "05A 06A", "01R 03R", "07A 12K1", "01K1 03K1", then, "01K2 03K2")
    return ("02K1 04K1 05K1 06K1 07K1 08K1 09K1 10K1", *turns)


def told_by_turns(turns: Sequence[str], seats: int) -> tuple[list[str], str]:
    """The hands and the stock of a round told turn by turn: each turn is the hand card and the stock card."""
    pairs = [turn.split() for turn in turns]
    hands = [" ".join(card for card, _ in pairs[seat::seats]) for seat in range(seats)]
    return hands, " ".join(turned for _, turned in pairs)


def ways(game: AnyGame, state: Any, length: int) -> int:
    """How many sequences of so many moves there are, or of fewer until the round is over."""
    asked = game.pending(state)
    if not length or not asked:
        return 1
    ((seat, legal),) = asked.items()
    return sum(ways(game, game.apply(state, seat, action).state, length - 1) for action in legal)


class Tale:
    """`told` are the events of the latest move."""

    game: ClassVar[AnyGame]
    state: Any
    told: tuple[Event, ...] = ()

    def __init__(
        self, order: Iterable[str], *, seats: int = 0, dealer: int = 0, dice: tuple[int, ...] = (), **settings: Any
    ) -> None:
        """Dealt and asked; nobody has answered `ready` yet."""
        seats, rules = seats or self.game.seats[0], self.game.rules.parse(settings)
        self.state = cast(Any, self.game).deal(rules, seats, dealer, tuple(order), *[dice] * bool(dice))

    @classmethod
    def started(cls, seed: bytes, *, seats: int = 0, **settings: Any) -> Self:
        """A match from its seed, dealt by `start`."""
        table = cls.__new__(cls)
        step = cls.game.start(cls.game.rules.parse(settings), seats or cls.game.seats[0], seed)
        table.state, table.told = step.state, step.events
        return table

    @classmethod
    def matches(cls, count: int, **settings: Any) -> Iterator[Self]:
        """Tables of `count` seeded matches."""
        return (cls.started(b"match %d" % number, **settings) for number in range(count))

    @property
    def asked(self) -> dict[int, list[str]]:
        """The legal actions of every seat that is asked, as text."""
        return {seat: [str(action) for action in legal] for seat, legal in self.game.pending(self.state).items()}

    @property
    def field(self) -> set[str]:
        """The cards that lie open."""
        return set(self.state.field)

    def say(self, seat: int, action: str) -> Self:
        """One seat's move."""
        step = self.game.apply(self.state, seat, Action.parse(action))
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

    def to_the_end(self, decision: str = "", rounds: int = 0) -> Self:
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
