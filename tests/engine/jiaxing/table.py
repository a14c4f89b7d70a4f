"""A Jiaxing table for tests: dealt from a wall made by hand, and played as a story of seats and tiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Self

from engine.core import TABLE, Action, Event, Rng, Scene
from engine.jiaxing import GAME, Rules, State
from engine.mahjong.notation import tiles_of, written
from engine.mahjong.tiles import INDEX, KINDS, unpack
from tests.engine.jiaxing.reading_play import broken

DICE = (3, 4)
WILD = "s9"
SEATS = range(4)


def ring(
    *hands: str, draws: str = "", back: str = "", wild: str = WILD, dealer: int = 0, dice: Sequence[int] = DICE
) -> tuple[str, ...]:
    """A wall that deals `hands` (of seat 0 to 3), then `draws` from the front and `back` from the tail (T-20 to T-22).

    The rest of a hand is filled up with kinds it does not hold, and the rest of the wall at random but always alike.
    The first tile from the tail is also the last one from the front.
    """
    stacks = broken(range(136), dealer, dice)
    indicator = stacks[-1 if len(dice) == 2 else -sum(dice[2:])].pop(0)
    places = [place for stack in stacks for place in stack]
    seats = [(dealer + step) % 4 for step in SEATS]
    takers = [seat for _ in range(3) for seat in seats for _ in range(4)] + seats + [dealer]
    wanted = [*map(tiles_of, hands), *[()] * (4 - len(hands))]
    left = Counter(dict.fromkeys(KINDS[:34], 4))
    left.subtract([wild, *tiles_of(draws), *tiles_of(back), *(tile for hand in wanted for tile in hand)])
    assert min(left.values()) >= 0, "a fifth tile of a kind"
    dealt = [list(_filled(hand, takers.count(seat), left, wild)) for seat, hand in enumerate(wanted)]
    rest = list(Rng(b"the rest").shuffled(tuple(left.elements())))

    laid = {indicator: wild}
    laid |= {place: dealt[seat].pop() for place, seat in zip(places, takers, strict=False)}
    laid |= dict(zip(places[len(takers) :], tiles_of(draws), strict=False))
    laid |= dict(zip((place for stack in reversed(stacks) for place in stack), tiles_of(back), strict=False))
    return tuple(laid[place] if place in laid else rest.pop() for place in range(136))


def _filled(hand: Sequence[str], size: int, left: Counter[str], wild: str) -> Sequence[str]:
    """The hand with natural tiles of kinds it does not hold, of which most are left."""
    assert len(hand) <= size, f"{written(hand)} has more than {size} tiles"
    others = sorted(
        (kind for kind in left if kind not in (*hand, wild)), key=lambda kind: (-left[kind], INDEX[kind] * 7 % 34)
    )
    more = others[: size - len(hand)]
    left.subtract(more)
    return (*hand, *more)


class Table:
    """A match in play. `told` are the events of the latest move, or of the latest story."""

    def __init__(self, *hands: str, dealer: int = 0, dice: Sequence[int] = DICE, **words: object) -> None:
        """Dealt, and everybody is ready. `words`: what `ring` takes, and settings."""
        wall = {name: str(words.pop(name)) for name in ("draws", "back", "wild") if name in words}
        order = ring(*hands, dealer=dealer, dice=dice, **wall)
        self.state: State = GAME.deal(Rules.parse(words), 4, dealer, order, tuple(dice))
        self.told: tuple[Event, ...] = ()
        self.ready()

    @classmethod
    def started(cls, seed: bytes, **settings: object) -> Self:
        """A match dealt by `start`; nobody has answered yet."""
        table = cls.__new__(cls)
        step = GAME.start(Rules.parse(settings), 4, seed)
        table.state, table.told = step.state, step.events
        return table

    @property
    def asked(self) -> dict[int, list[str]]:
        """The legal actions of every seat that is asked, as text; seat -1 is the table."""
        return {seat: [str(action) for action in legal] for seat, legal in GAME.pending(self.state).items()}

    @property
    def claims(self) -> dict[int, list[str]]:
        """What the seats may do in a window, without passing."""
        assert self.open
        return {seat: words[1:] for seat, words in self.asked.items() if seat != TABLE}

    @property
    def open(self) -> bool:
        """Whether a window is open."""
        return self.state.phase in ("claim", "rob")

    def say(self, seat: int, action: str) -> Self:
        """One move."""
        step = GAME.apply(self.state, seat, Action.parse(action))
        self.state, self.told = step.state, step.events
        return self

    def ready(self) -> Self:
        """Everybody lets the hand begin."""
        for seat in self.asked:
            self.say(seat, "ready")
        return self

    def play(self, story: str) -> Self:
        """Moves like `0 m1; 1 pong m1; 1 s3; 2; 3 win`: a tile is discarded, a seat alone does what is safest.

        Windows that nobody is told to claim in are passed by, and after a claim all others pass.
        """
        told: tuple[Event, ...] = ()
        for line in story.split(";"):
            seat, _, words = line.strip().partition(" ")
            words = f"discard {words}" if words in INDEX else words
            claim = self.open and words in self.asked.get(int(seat), [])
            if self.open and not claim:
                told += self.quiet().told
            told += self.say(int(seat), words or self.asked[int(seat)][0]).told
            if claim:
                told += self.quiet().told
        self.told = told
        return self

    def quiet(self) -> Self:
        """Whoever is asked in the window passes, and the table goes on."""
        window, told = self.state.discards, ()
        for seat in sorted(self.asked, reverse=True):
            if self.open and self.state.discards == window:
                told += self.say(seat, self.asked[seat][0]).told
        self.told = told
        return self

    def drain(self, left: int) -> Self:
        """Safe defaults until somebody has drawn and only so many tiles are left."""
        while self.state.left > left or self.open:
            if self.open:
                self.quiet()
            else:
                (seat,) = self.asked
                self.say(seat, self.asked[seat][0])
        return self

    def hand(self, seat: int) -> str:
        """The concealed tiles of a seat."""
        return written(unpack(self.state.hands[seat]))

    def melds(self, seat: int) -> list[str]:
        """The melds of a seat, without where they came from."""
        return [f"{meld.kind} {written(meld.pieces)}" for meld in self.state.melds[seat]]

    def kinds(self) -> list[str]:
        """The kinds of the events of the latest move."""
        return [str(event.kind) for event in self.told]

    def scene(self, viewer: int | None) -> Scene:
        return GAME.scene(GAME.view(self.state, viewer))


def with_rules(**settings: object) -> Rules:
    """The standard rules but for these settings."""
    return Rules.parse(settings)
