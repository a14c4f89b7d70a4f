"""Moments: what happened in a hand that is rare enough to be shown large."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.core.action import Seat
from engine.core.hands import comebacks
from engine.core.scene import Row, Scene

COMEBACK = "comeback"
"""Last of all before the last hand, and first after it."""


@dataclass(frozen=True, slots=True)
class Moments:
    """The table of ranks of a game: keys of rows of its results and of its feats, the rarest first.

    Counted in 10,000 hands of computers at *normal* (`python -m tests.bench.moments`): one of `gold` comes in fewer
    than 1 of 100 hands, and one of any kind in fewer than 15.
    """

    gold: tuple[str, ...] = ()
    rare: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Moment:
    """The rarest thing that happened in the hand settled last: whose it is, with its pieces and points, 0 where it has
    none of its own."""

    seat: Seat
    row: Row
    gold: bool


def moment(scene: Scene, moments: Moments) -> Moment | None:
    """The rarest moment of the hand that was settled last; None where nothing of the table of ranks happened."""
    found = {row.key: (seat, row) for seat, row in happened(scene)}
    for gold, keys in ((True, moments.gold), (False, moments.rare)):
        for key in keys:
            if key in found:
                return Moment(*found[key], gold)
    return None


def happened(scene: Scene) -> Iterator[tuple[Seat, Row]]:
    """All that a hand could be remembered by, each with whose it is: what scored, feats, a comeback at the end."""
    for sheet in scene.sheets:
        if sheet.key in ("result", "feats") and sheet.seat is not None:
            yield from ((sheet.seat, row) for row in sheet.rows)
    if any(badge.key == "place" for badge in scene.badges):
        yield from ((seat, Row(COMEBACK)) for seat in comebacks(scene))
