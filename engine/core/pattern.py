"""A game's declaration of its scoring patterns, so that callers can show them without knowing the game."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from engine.core.action import Piece

Group = tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class Pattern:
    """A scoring pattern under some rules: its key, and the minimum points it is worth.

    `pieces`: the pieces that make the pattern or count for it; () if any pieces of some kind do. `count`: how many of
    `pieces` the pattern needs, None for all. `must`: pieces that have to be included. `without`: pieces that must be
    absent. `step`: points for each further piece of `pieces` and `more`.

    `instead`: patterns that do not count together with this one. `doubles`: the pattern adds no points, but doubles
    those of the other patterns `points` times. `amount`: the pattern counts in every win, and no win is named after it.

    `example`: pieces that illustrate the pattern if `pieces` do not. They are grouped as they lie, and wild pieces have
    a star. `notes`: keys of further sentences `pattern-note-{note}`. The sentence that is true under all rules is
    `pattern-{key}`.
    """

    key: str
    points: int
    pieces: tuple[Piece, ...] = ()
    doubles: bool = False
    count: int | None = None
    must: Group = ()
    without: Group = ()
    step: int = 0
    more: Group = ()
    instead: tuple[str, ...] = ()
    example: tuple[Group, ...] = ()
    notes: tuple[str, ...] = ()
    amount: bool = False

    @property
    def least(self) -> int:
        """Minimum number of `pieces` that the pattern needs."""
        return len(self.pieces) if self.count is None else self.count

    def worth(self, pile: Collection[Piece]) -> int:
        """Return the points of this pattern alone for a pile, or 0 if the pile lacks it.

        Only for patterns that name pieces.
        """
        have = frozenset(pile)
        found = len(have.intersection(self.pieces))
        made = self.least and found >= self.least and have.issuperset(self.must) and have.isdisjoint(self.without)
        if not made:
            return 0
        return self.points + self.step * (len(have.intersection((*self.pieces, *self.more))) - self.least)
