"""The end of a match, as every game shows it: who won it, everybody by place, and how that came about."""

from __future__ import annotations

from dataclasses import replace

from bot.decks.decided import Unit, decided_words, decision, fees
from bot.decks.scenes import standings, winners
from bot.decks.telling import Telling
from bot.render.layout import MARGIN, Item, panel_tone
from bot.render.podium import by_hand, podium
from bot.render.scores import Standing, match_title
from bot.render.theme import Ground
from engine.core import Scene

HIGHEST = 1250
"""How high the end of a match may be: beyond that Discord cuts pictures off until somebody opens them."""


def ended(scene: Scene, unit: Unit, ground: Ground, telling: Telling, below: int = 0) -> tuple[list[Item], int]:
    """The items of the end of a match, and where they end. Where no hand was played they are only the points, without a
    winner unless somebody left. below: how much room there has to be for more."""
    first, lines, items, top = winners(scene, telling), standings(scene, telling), list[Item](), MARGIN
    tone = panel_tone(ground)
    if not scene.settled and len(first) == len(lines):
        return podium([replace(each, place=0) for each in lines], top, tone)
    items, top = match_title(first, len(lines), telling.label)
    more, top = podium(lines, top, tone)
    items += more
    if not scene.settled:
        return items, top
    found, said = decision(scene), telling.listed(decided_words(scene, unit, telling), "sentences")
    told, hand = _with_fees(scene, lines, telling), found.hand if found else 0
    more, top = by_hand(told, hand, said, top, tone, HIGHEST - below - top)
    return [*items, *more], top


def _with_fees(scene: Scene, lines: list[Standing], telling: Telling) -> list[Standing]:
    """The same with what it cost to leave behind the last hand."""
    paid, left = fees(scene), telling.label("leaving")
    if not any(paid.values()):
        return lines
    return [replace(each, rounds=(*each.rounds, (left, paid[each.seat]))) for each in lines]
