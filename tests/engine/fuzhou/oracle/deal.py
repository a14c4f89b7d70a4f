"""The second reading of the set-up of Fuzhou mahjong: wall, deal, flowers and gold (chapters 2 and 3, T-20..22)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

from tests.engine.fuzhou.oracle.score import FLOWERS, PLACE, Chosen, fours

T = TypeVar("T")

SEATS = range(4)


class Laid:
    """A meld on the table."""

    def __init__(self, kind: str, pieces: Sequence[str], claimed: str | None = None, source: int | None = None) -> None:
        self.kind, self.pieces, self.claimed, self.source = kind, sorted(pieces, key=PLACE.__getitem__), claimed, source


def broken(ring: Sequence[T], dealer: int, dice: Sequence[int]) -> list[list[T]]:
    """The stacks of the wall in the order in which they are taken, each with its upper tile first (T-20, T-21)."""
    n = dice[0] + dice[1]
    w = broken_by(dealer, dice)
    order = [(w, k) for k in range(n + 1, 19)]
    for back in (1, 2, 3):
        order += [((w - back) % 4, k) for k in range(1, 19)]
    order += [(w, k) for k in range(1, n + 1)]
    return [list(ring[(side * 18 + k - 1) * 2 :][:2]) for side, k in order]


def broken_by(dealer: int, dice: Sequence[int]) -> int:
    """Whose wall is broken (T-21)."""
    return (dealer + sum(dice) - 1) % 4


class Laying:
    """What lies on the table in one hand, in the open."""

    settings: Chosen

    def lay_out(self, dealer: int, ring: Sequence[str], dice: Sequence[int]) -> None:
        """Wall, deal, flowers and gold."""
        self.dealer = dealer
        self.wall = broken(ring, self.dealer, dice)
        self.hands: list[list[str]] = [[], [], [], []]
        self.racks: list[list[str]] = [[], [], [], []]
        self.melds: list[list[Laid]] = [[], [], [], []]
        self.rows: list[list[str]] = [[], [], [], []]
        self.aside: list[str] = []
        taker = broken_by(self.dealer, dice) if self.settings["deal_first"] == "dice_player" else self.dealer
        seats = [(taker + step) % 4 for step in SEATS]
        for seat in [seat for seat in seats * 4 for _ in range(4)] + [self.dealer]:
            self.hands[seat].append(self.front())
        self._lay_flowers()
        self._open_the_gold()

    def _lay_flowers(self) -> None:
        """FZ-20."""
        while any(tile in FLOWERS for hand in self.hands for tile in hand):
            for step in SEATS:
                seat = (self.dealer + step) % 4
                flowers = [tile for tile in self.hands[seat] if tile in FLOWERS]
                kept = [tile for tile in self.hands[seat] if tile not in FLOWERS]
                self.racks[seat] += flowers
                self.hands[seat] = kept + [self.back() for _ in flowers]

    def _open_the_gold(self) -> None:
        """FZ-25."""
        self.gold = self.back()
        while self.gold in FLOWERS:
            rack = self.racks[self.dealer] if self.settings["gold_flower"] == "dealer" else self.aside
            rack.append(self.gold)
            self.gold = self.back()

    @property
    def left(self) -> int:
        """The face-down tiles."""
        return sum(len(stack) for stack in self.wall)

    @property
    def live(self) -> int:
        """FZ-30, FZ-31."""
        kinds = Counter(meld.kind for melds in self.melds for meld in melds)
        more = sum(kinds[kind] * self.reserved(kind) for kind in ("kong", "added", "concealed"))
        more += sum(2 * fours(rack) for rack in self.racks) if self.settings["flower_reserve"] else 0
        return max(0, self.left - int(self.settings["reserve"]) - more)

    def reserved(self, kong: str) -> int:
        """By how much a kong makes the reserve larger."""
        if self.settings["reserve_per_kong"] == "none":
            return 0
        return 2 if kong == "concealed" else 1

    def front(self) -> str:
        return next(stack for stack in self.wall if stack).pop(0)

    def back(self) -> str:
        return next(stack for stack in reversed(self.wall) if stack).pop(0)
