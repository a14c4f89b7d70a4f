"""Shells in words: the round, who is asked, what lies there, and how a round was settled."""

from __future__ import annotations

from collections.abc import Iterator

from bot.decks import why as steps
from bot.decks.decided import decided_words, hand_words
from bot.decks.deck import Kind
from bot.decks.scenes import badge_words, ending_words, ranked, seat_words, turn_words, winner_words
from bot.decks.telling import Telling
from engine.core import Pile, Question, Scene, Seat, Sheet


def when(scene: Scene, telling: Telling) -> str:
    """Name the round, as in `round 1 of 2`."""
    badge = scene.badge("round")
    return telling.text("when-round", round=scene.hand, rounds=badge.args[-1]) if badge else ""


def facts(_scene: Scene, _telling: Telling) -> list[str]:
    """Return nothing that everybody has to look at first."""
    return []


def beside(scene: Scene, seat: Seat, telling: Telling) -> list[str]:
    """Return what is special about a seat, by its badges."""
    return badge_words((badge for badge in scene.badges if badge.seat == seat), telling)


def sentences(kind: Kind, scene: Scene, telling: Telling) -> Iterator[str]:
    """Return a picture in words, the most important first."""
    if kind == "guide":
        yield telling.pieces((scene.pile("guide") or Pile("guide")).pieces)
        return
    if kind == "result":
        yield from winner_words(scene, telling)
        yield from decided_words(scene, "round", telling)
        yield from settlement(scene, telling)
    else:
        yield when(scene, telling)
        yield from turn_words(scene, telling)
        yield from _lying(scene, telling)
    for place in ranked(scene):
        yield seat_words(place, [*beside(scene, place.seat, telling), *_tricks(scene, place.seat, telling)], telling)
    if kind == "result":
        yield from hand_words(scene, "round", telling)


def _lying(scene: Scene, telling: Telling) -> Iterator[str]:
    """Return the open trick, and the viewer's own shells."""
    for pile in scene.piles:
        if pile.role == "held" and pile.seat is not None:
            yield telling.text("shells-laid", who=telling.who(pile.seat), shells=telling.pieces(pile.pieces))
    own = scene.pile("hand", scene.viewer) if scene.viewer is not None else None
    if own and own.pieces:
        yield telling.text("shells-own", shells=telling.pieces(own.pieces))


def _tricks(scene: Scene, seat: Seat, telling: Telling) -> list[str]:
    taken = scene.pile("taken", seat)
    return [telling.text("shells-tricks", count=len(taken.pieces) // 2)] if taken and taken.pieces else []


def settlement(scene: Scene, telling: Telling) -> list[str]:
    """Return how the last round ended."""
    return ending_words(scene, "table-round-over", telling)


def why(scene: Scene, telling: Telling) -> list[str]:
    """Return how the last round ended, step by step."""
    sheet = scene.sheet("result") or Sheet("result")
    lines = [*steps.ended(scene, "table-round-over", telling), *steps.scored(sheet, telling)]
    return [*lines, *steps.steps(sheet, telling), *steps.changes(scene, telling)]


def hints(_scene: Scene, _telling: Telling) -> list[str]:
    """Return nothing: a hand is all that there is to see."""
    return []


def meanwhile(_scene: Scene, _question: Question, _telling: Telling) -> list[str]:
    """Return nothing: what was answered before a round needs no words."""
    return []


def asks(_scene: Scene, _telling: Telling) -> dict[str, str | int]:
    """Return no variables: the questions of this game have none."""
    return {}
