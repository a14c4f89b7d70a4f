"""What the second readings of both mahjong games have in common: settings, wall, melds, and who is asked what."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any, TypeVar

from engine.core import Rng

T = TypeVar("T")
Chosen = dict[str, Any]
Settings = Mapping[str, Sequence[str | int | bool]]
"""Every setting with some of its values, the default first."""

TABLE = -1
SEATS = range(4)
PLACE = {
    tile: place for place, tile in enumerate([*(suit + rank for suit in "mps" for rank in "123456789"), *"ESWNCFB"])
}


def chosen(table: Settings, **settings: str | int | bool) -> Chosen:
    """All settings: these, and the others by default."""
    assert all(name in table for name in settings)
    return {name: values[0] for name, values in table.items()} | settings


def mixed(table: Settings, rng: Rng) -> Chosen:
    """Settings by chance: about a third of them not the default."""
    return {name: rng.pick(values) if rng.below(3) == 0 else values[0] for name, values in table.items()}


class Laid:
    """A meld on the table."""

    def __init__(self, kind: str, pieces: Sequence[str], claimed: str | None = None, source: int | None = None) -> None:
        self.kind, self.pieces, self.claimed, self.source = kind, sorted(pieces, key=PLACE.__getitem__), claimed, source


def broken(ring: Sequence[T], dealer: int, dice: Sequence[int]) -> list[list[T]]:
    """The stacks of the wall in the order in which they are taken, each with its upper tile first (T-20, T-21)."""
    side, n = len(ring) // 8, dice[0] + dice[1]
    w = broken_by(dealer, dice)
    order = [(w, k) for k in range(n + 1, side + 1)]
    for back in (1, 2, 3):
        order += [((w - back) % 4, k) for k in range(1, side + 1)]
    order += [(w, k) for k in range(1, n + 1)]
    return [list(ring[(whose * side + k - 1) * 2 :][:2]) for whose, k in order]


def broken_by(dealer: int, dice: Sequence[int]) -> int:
    """Whose wall is broken (T-21)."""
    return (dealer + dice[0] + dice[1] - 1) % 4


class Reading:
    """One match; everything lies open here and changes in place."""

    over, between = False, True
    offers: dict[int, list[str]]
    phase: str
    turn: int
    tile: str

    def lay(self, ring: Sequence[str], dealer: int, dice: Sequence[int]) -> None:
        """A wall, and nothing dealt from it."""
        self.dealer = dealer
        self.wall = broken(ring, dealer, dice)
        self.hands: list[list[str]] = [[], [], [], []]
        self.melds: list[list[Laid]] = [[], [], [], []]
        self.rows: list[list[str]] = [[], [], [], []]

    def ask_all(self) -> None:
        """The pause before a hand."""
        self.between = False
        self.phase, self.answers = "ready", dict[int, str]()
        self.offers = {seat: ["ready", "finish"] for seat in SEATS}

    @property
    def left(self) -> int:
        """The tiles in the wall."""
        return sum(len(stack) for stack in self.wall)

    def front(self) -> str:
        return next(stack for stack in self.wall if stack).pop(0)

    def back(self) -> str:
        return next(stack for stack in reversed(self.wall) if stack).pop(0)

    @property
    def asked(self) -> dict[int, list[str]]:
        if self.over or self.between:
            return {}
        return {seat: words for seat, words in self.offers.items() if seat not in self.answers}

    def say(self, seat: int, words: str) -> None:
        assert words in self.asked[seat], (seat, words)
        self.answers[seat] = words
        if self.phase == "turn":
            self._act(words)
        elif self.phase == "claim":
            self._resolve()
        elif not self.asked:
            self._all_have_said()

    def chows(self, seat: int, barred: set[str]) -> list[str]:
        """Every two tiles of the hand that make a sequence with the discard."""
        own = sorted({*self.hands[seat]} - barred, key=PLACE.__getitem__)
        return [f"chow {a} {b}" for a, b in combinations(own, 2) if _sequence([a, b, self.tile])]

    def lay_claimed(self, seat: int, verb: str, own: list[str]) -> None:
        """The discard leaves its row and lies in a meld of that seat."""
        tile = self.tile
        used = {"chow": own, "pong": [tile] * 2, "kong": [tile] * 3}[verb]
        for piece in used:
            self.hands[seat].remove(piece)
        self.rows[self.turn].pop()
        self.melds[seat].append(Laid(verb, [*used, tile], tile, self.turn))

    def lay_concealed(self, seat: int, tile: str) -> None:
        self.hands[seat] = [held for held in self.hands[seat] if held != tile]
        self.melds[seat].append(Laid("concealed", [tile] * 4))

    def lay_added(self, tile: str) -> None:
        pong = next(meld for meld in self.melds[self.turn] if meld.kind == "pong" and tile in meld.pieces)
        pong.kind, pong.pieces = "added", [tile] * 4

    def _act(self, words: str) -> None:
        raise NotImplementedError

    def _resolve(self) -> None:
        raise NotImplementedError

    def _all_have_said(self) -> None:
        raise NotImplementedError


def _sequence(tiles: list[str]) -> bool:
    ranks = sorted(int(tile[1]) for tile in tiles)
    return len({tile[0] for tile in tiles}) == 1 and ranks == [ranks[0], ranks[0] + 1, ranks[0] + 2]
