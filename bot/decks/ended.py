"""The end of a match, the same in every game: the winner, all places, and the points hand by hand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from bot.decks.decided import Unit, best_of_winner, decided_words, decision, fees, gain
from bot.decks.scenes import standings, winners
from bot.decks.telling import Telling
from bot.render.layout import MARGIN, Box, Item, numbered, panel_tone
from bot.render.podium import Fan, by_hand, podium
from bot.render.scores import PlaceRow, match_title
from bot.render.theme import Ground
from engine.core import Piece, Scene

HIGHEST = 1250
"""Maximum height of the end of a match, in pixels. Discord crops higher pictures until they are opened."""


class Fanned(NamedTuple):
    """The function with which a deck fans pieces out in a box, and the height that the fan needs."""

    high: int
    lay: Callable[[tuple[Piece, ...], Box], list[Item]]


def ended(
    scene: Scene, unit: Unit, ground: Ground, telling: Telling, below: int = 0, fanned: Fanned | None = None
) -> tuple[list[Item], int]:
    """Lay out the end of a match. Return the items and the y below them.

    If no hand was played, show only the points. In that case, show a winner only if a player left.

    `below`: height to leave free for further content. `fanned`: lays out the winner's best hand on their podium step.
    The hand is left out if it does not fit."""
    first, lines, items, top = winners(scene, telling), standings(scene, telling), list[Item](), MARGIN
    tone = panel_tone(ground)
    if not scene.settled and len(first) == len(lines):
        return podium([replace(each, place=0) for each in lines], top, tone)
    items, top = match_title(first, len(lines), telling.label)
    if not scene.settled:
        more, top = podium(lines, top, tone)
        return [*items, *more], top
    found, said = decision(scene), telling.listed(decided_words(scene, unit, telling), "sentences")
    told, hand = _with_fees(scene, lines, telling), found.hand if found else 0
    fan = _best(scene, unit, telling, fanned)
    stands, under = podium(lines, top, tone, fan)
    course, bottom = by_hand(told, hand, said, under, tone, HIGHEST - below - under)
    if fan and bottom + below > HIGHEST:
        stands, under = podium(lines, top, tone)
        course, bottom = by_hand(told, hand, said, under, tone, HIGHEST - below - under)
    return [*items, *stands, *course], bottom


def _best(scene: Scene, unit: Unit, telling: Telling, fanned: Fanned | None) -> Fan | None:
    """Return the fan with the best hand of the winner, or None if it is not shown."""
    found = best_of_winner(scene)
    if found is None or fanned is None:
        return None
    _, row = found
    said = f"{numbered(telling.label('deal' if unit == 'hand' else unit), row.key)} · {gain(row.number)}"
    return Fan(said, fanned.high, partial(fanned.lay, row.pieces))


def _with_fees(scene: Scene, lines: list[PlaceRow], telling: Telling) -> list[PlaceRow]:
    """Add to each player's points by hand the points that the player paid for leaving.

    Return the rows unchanged if nobody paid."""
    paid, left = fees(scene), telling.label("leaving")
    if not any(paid.values()):
        return lines
    return [replace(each, rounds=(*each.rounds, (left, paid[each.seat]))) for each in lines]
