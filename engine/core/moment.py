"""Moments: events of a hand that are rare enough to be shown large."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.core.action import Seat
from engine.core.hands import comebacks
from engine.core.scene import Row, Scene

COMEBACK = "comeback"
"""The moment of a seat that was last before the last hand and wins the match."""


@dataclass(frozen=True, slots=True)
class Moments:
    """A game's moments by rank, the rarest first. They are keys of rows in its results and feats.

    Ranks are based on 10,000 hands of *normal* computers (`python -m tests.bench.moments`). Fewer than 1 hand in 100
    has a moment of `gold`, and fewer than 15 in 100 have any moment.
    """

    gold: tuple[str, ...] = ()
    rare: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Moment:
    """The rarest moment of the last settled hand: its seat, and the row with its pieces and points (or 0)."""

    seat: Seat
    row: Row
    gold: bool


def moment(scene: Scene, moments: Moments) -> Moment | None:
    """Return the rarest moment of the last settled hand: a scored pattern, a feat or a comeback.

    None if the hand had no ranked moment.
    """
    found = {row.key: (seat, row) for seat, row in happened(scene)}
    for gold, keys in ((True, moments.gold), (False, moments.rare)):
        for key in keys:
            if key in found:
                return Moment(*found[key], gold)
    return None


def happened(scene: Scene) -> Iterator[tuple[Seat, Row]]:
    """Yield the seat and row of everything that can be a moment: scored patterns, feats, and a comeback at the end."""
    for sheet in scene.sheets:
        if sheet.key in ("result", "feats") and sheet.seat is not None:
            yield from ((sheet.seat, row) for row in sheet.rows)
    if any(badge.key == "place" for badge in scene.badges):
        yield from ((seat, Row(COMEBACK)) for seat in comebacks(scene))
