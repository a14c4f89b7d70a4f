"""What a game declares of what scores, so that its rules can be shown by whoever knows no game."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from engine.core.action import Piece

Group = tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class Pattern:
    """A scoring pattern under some rules: its key, and the least points it is worth.

    pieces: those that make it or are counted; () when any of a kind do. count: so many of them, None: all. must: these
    are among them. without: none of these is there. step: what each further one of `pieces` and `more` adds. instead:
    patterns that do not count beside it. doubles: it adds no points, but doubles those of the others, `points` times.
    example: pieces that show it where `pieces` do not, as they lie together, wild ones with a star. notes: what else
    is to be said of it, by keys of sentences `pattern-note-{note}`; what there is to say in all rules is
    `pattern-{key}`. amount: it is counted in every win, which is not named after it.
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
        """How many of `pieces` it takes."""
        return len(self.pieces) if self.count is None else self.count

    def worth(self, pile: Collection[Piece]) -> int:
        """What these pieces score for it, were there no other pattern; 0 without it. For patterns that name pieces."""
        have = frozenset(pile)
        found = len(have.intersection(self.pieces))
        made = self.least and found >= self.least and have.issuperset(self.must) and have.isdisjoint(self.without)
        if not made:
            return 0
        return self.points + self.step * (len(have.intersection((*self.pieces, *self.more))) - self.least)
