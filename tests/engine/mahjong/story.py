"""A mahjong match in play for tests, told as a story of seats and tiles; both games tell theirs with it."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, ClassVar, Self

from engine.core import TABLE, Action, AnyGame, Event, Scene
from engine.mahjong.notation import written
from engine.mahjong.tiles import INDEX, unpack


def filled(hand: Sequence[str], size: int, left: Counter[str], kinds: Sequence[str], wild: str) -> tuple[str, ...]:
    """The hand with more of the kinds, but for wild tiles and those it holds: of which most are left, the first."""
    assert len(hand) <= size, f"{written(hand)} has more than {size} tiles"
    more = sorted({*kinds} - {*hand, wild}, key=lambda kind: (-left[kind], kinds.index(kind)))[: size - len(hand)]
    left.subtract(more)
    return (*hand, *more)


class Story:
    """`told` are the events of the latest move, or of the latest story, and `said` all answers.

    windows: the phases that are windows.
    """

    game: ClassVar[AnyGame]
    windows: ClassVar[tuple[str, ...]]
    state: Any
    told: tuple[Event, ...] = ()
    said: tuple[tuple[int, str], ...] = ()

    @classmethod
    def started(cls, seed: bytes, **settings: Any) -> Self:
        """A match dealt by `start`; nobody has answered yet."""
        table = cls.__new__(cls)
        step = cls.game.start(cls.game.rules.parse(settings), 4, seed)
        table.state, table.told = step.state, step.events
        return table

    @property
    def asked(self) -> dict[int, list[str]]:
        """The legal actions of every seat that is asked, as text; seat -1 is the table."""
        return {seat: [str(action) for action in legal] for seat, legal in self.game.pending(self.state).items()}

    @property
    def claims(self) -> dict[int, list[str]]:
        """What the seats may do in a window, without passing."""
        assert self.open
        return {seat: words[1:] for seat, words in self.asked.items() if seat != TABLE}

    @property
    def open(self) -> bool:
        """Whether a window is open."""
        return self.state.phase in self.windows

    def say(self, seat: int, action: str) -> Self:
        """One move."""
        step = self.game.apply(self.state, seat, Action.parse(action))
        self.state, self.told, self.said = step.state, step.events, (*self.said, (seat, action))
        return self

    def ready(self) -> Self:
        """Everybody does what is safest, and lets the hand begin."""
        for seat, words in self.asked.items():
            self.say(seat, words[0])
        return self

    def play(self, story: str) -> Self:
        """Moves like `0 m1; 1 pong m1; 1 s3; 2; 3 win`: a tile is discarded, a seat alone does what is safest.

        Windows that nobody is told to claim in are passed by, and after a claim all others pass.
        """
        told: tuple[Event, ...] = ()
        for line in story.split(";"):
            seat, _, words = line.strip().partition(" ")
            words = f"discard {words}" if words in INDEX else words
            while self.open and words not in self.asked.get(int(seat), []):
                told += self.quiet().told
            claim = self.open
            told += self.say(int(seat), words or self.asked[int(seat)][0]).told
            if claim:
                told += self.quiet().told
        self.told = told
        return self

    def quiet(self) -> Self:
        """Whoever is asked in the window passes, and the table goes on."""
        window, told = (self.state.phase, self.state.discards), ()
        for seat in sorted(self.asked, reverse=True):
            if self.open and (self.state.phase, self.state.discards) == window:
                told += self.say(seat, self.asked[seat][0]).told
        self.told = told
        return self

    def all_quiet(self) -> Self:
        """All windows that are open are passed by."""
        while self.open:
            self.quiet()
        return self

    def verbs(self, seat: int) -> set[str]:
        """What a seat may do, without the tiles."""
        return {action.split()[0] for action in self.asked[seat]}

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
        return self.game.scene(self.game.view(self.state, viewer))

    def rows(self, key: str, viewer: int | None) -> list[tuple[str, tuple[str, ...], int]]:
        """The rows of a sheet as that viewer sees it."""
        sheet = next((sheet for sheet in self.scene(viewer).sheets if sheet.key == key), None)
        return [] if sheet is None else [(row.key, row.pieces, row.number) for row in sheet.rows]
