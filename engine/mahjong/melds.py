"""Melds: the open sets of a seat, and concealed kongs (JX-40 to JX-46, FZ-55 to FZ-60)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from engine.core import Piece, Seat
from engine.mahjong.notation import tiles_of
from engine.mahjong.tiles import KINDS, SUITED, suit

MeldKind = Literal["chow", "pong", "kong", "added", "concealed"]
WORDS: dict[str, MeldKind] = {
    "chow": "chow",
    "pong": "pong",
    "kong": "kong",
    "added": "added",
    "akong": "concealed",
}


@dataclass(frozen=True, slots=True)
class Meld:
    """A meld of three tiles, or of four if it is a kong. The tiles are in ascending order.

    `claimed`: the tile that was a discard of seat `source`. There are three kinds of kong. `kong` is made with a
    discard. `added` is a pong with the fourth tile. `concealed` is made of four tiles from the hand.
    """

    kind: MeldKind
    pieces: tuple[Piece, ...]
    claimed: Piece | None = None
    source: Seat | None = None

    @staticmethod
    def parse(text: str) -> Meld:
        """Parse a meld in the notation of T-6, e.g. `chow m123`, `akong CCCC`. Raises ValueError for anything else."""
        word, _, tiles = text.partition(" ")
        meld = Meld(WORDS[word], tiles_of(tiles)) if word in WORDS else None
        if meld is None or not meld.valid:
            raise ValueError(f"{text!r} is no meld")
        return meld

    @property
    def valid(self) -> bool:
        """Return whether the tiles form a meld of its kind."""
        if self.kind == "chow":
            return self.pieces in SEQUENCES
        return len(set(self.pieces)) == 1 and len(self.pieces) == (3 if self.kind == "pong" else 4)

    @property
    def is_kong(self) -> bool:
        return len(self.pieces) == 4

    def shown(self, seat: Seat) -> tuple[tuple[Piece, ...], tuple[int, ...]]:
        """Return the tiles as they lie in front of `seat`, and the index of the sideways one.

        The position of the sideways tile shows from which seat it was claimed.
        """
        if self.claimed is None or self.source is None:
            return self.pieces, ()
        rest = list(self.pieces)
        rest.remove(self.claimed)
        last = 2 if self.kind == "added" else len(rest)
        place = {3: 0, 2: 1, 1: last}[(self.source - seat) % 4]
        return (*rest[:place], self.claimed, *rest[place:]), (place,)


def added(meld: Meld, kind: Piece) -> Meld:
    """Return the meld. If it is the pong of that kind, return it with the fourth tile added (JX-43, FZ-58)."""
    ours = meld.kind == "pong" and kind in meld.pieces
    return Meld("added", (kind,) * 4, meld.claimed, meld.source) if ours else meld


def robbed(meld: Meld, kind: Piece) -> Meld:
    """Return the meld. If it is the added kong of that kind, return it as the pong that it was (JX-57, FZ-70)."""
    ours = meld.kind == "added" and kind in meld.pieces
    return Meld("pong", meld.pieces[:3], meld.claimed, meld.source) if ours else meld


SEQUENCES = frozenset(
    KINDS[first : first + 3] for first in range(SUITED - 2) if suit(KINDS[first]) == suit(KINDS[first + 2])
)
"""All sequences, each as its three kinds."""


AROUND: dict[Piece, tuple[tuple[Piece, ...], ...]] = {
    kind: tuple(sequence for sequence in sorted(SEQUENCES) if kind in sequence) for kind in KINDS
}
"""The sequences that contain each kind."""


def won_with(melds: Iterable[Meld], concealed: Iterable[Piece], tile: Piece | None) -> tuple[Piece, ...]:
    """Return all tiles of a won hand in order: its melds, the concealed tiles, and the winning tile last."""
    return (*(piece for meld in melds for piece in meld.pieces), *concealed, *(() if tile is None else (tile,)))
