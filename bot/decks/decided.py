"""What decided a match: since which hand its winner led, and which hand brought most. Read in its end alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from bot.decks.scenes import is_over, place_of
from bot.decks.telling import Telling
from bot.render.layout import signed
from engine.core import Piece, Row, Scene, Seat, points_by_hand

Unit = Literal["hand", "round"]
"""What a hand is called in the words of a deck."""

_TOLD = 16
"""The points of so many hands are told."""


@dataclass(frozen=True, slots=True)
class MatchDecision:
    """How a match was decided. how: `lead` since `hand` the winner was ahead of all others; `level` since then all of
    the first were equal, and ahead of the others; `left` somebody (`others`) has more points than the winner, and is
    behind who did not leave; `equal` others have as many points, and a later place; `fee` only what it cost to leave
    put the winner ahead; `none` no hand changed the points. hand: 0 where none decided it."""

    how: str
    hand: int = 0
    others: tuple[Seat, ...] = ()


def fees(scene: Scene) -> dict[Seat, int]:
    """What it cost seats to leave: the points that no hand brought them. Nobody can see when they paid."""
    hands = points_by_hand(scene)
    return {place.seat: place.points - sum(hands.get(place.seat, ())) for place in scene.places}


def decision(scene: Scene) -> MatchDecision | None:
    """What decided a match; None while it goes on, where no hand was settled, and where that depends on when somebody
    left."""
    hands, first = points_by_hand(scene), {p.seat for p in scene.places if place_of(scene, p.seat) == 1}
    if not hands or not scene.settled or not first:
        return None
    totals, paid = {place.seat: place.points for place in scene.places}, fees(scene)
    most = max(totals[seat] for seat in first)
    if more := [seat for seat in sorted(totals) if totals[seat] > most]:
        return MatchDecision("left", others=tuple(more))
    if not any(number for points in (*hands.values(), (*paid.values(),)) for number in points):
        return MatchDecision("none")
    if equal := [seat for seat in sorted(totals) if totals[seat] == most and seat not in first]:
        return MatchDecision("equal", others=tuple(equal))
    payers = [seat for seat in paid if paid[seat]]
    without = _since(hands, dict.fromkeys(hands, 0), first)
    if without > scene.settled:
        return MatchDecision("fee") if payers else None
    if len(payers) > 1 or without != _since(hands, paid, first):
        return None
    return MatchDecision("lead" if len(first) == 1 else "level", without)


def _since(hands: Mapping[Seat, Sequence[int]], start: Mapping[Seat, int], first: set[Seat]) -> int:
    """The hand after which, and after all later ones, these and no others had most, if all began with these points."""
    totals, since = {**start}, 1
    for number, points in enumerate(zip(*hands.values(), strict=True), 1):
        totals = {seat: totals[seat] + one for seat, one in zip(hands, points, strict=True)}
        most = max(totals.values())
        if {seat for seat in totals if totals[seat] == most} != first:
            since = number + 1
    return since


def largest(scene: Scene) -> tuple[int, Seat, int] | None:
    """The hand that brought somebody most, the first of several: its number, who, and how much."""
    settled = [
        (brought, -hand, -seat)
        for seat, points in points_by_hand(scene).items()
        for hand, brought in enumerate(points, 1)
    ]
    best = max(settled, default=(0, 0, 0))
    return (-best[1], -best[2], best[0]) if best[0] > 0 else None


def decided_words(scene: Scene, unit: Unit, telling: Telling) -> list[str]:
    """What decided a match that is over, and the largest hand where that was another one."""
    found, most = decision(scene), largest(scene) if is_over(scene) else None
    lines: list[str] = []
    if found is not None:
        first = sorted(place.seat for place in scene.places if place_of(scene, place.seat) == 1)
        said: dict[str, str | int] = {
            "who": telling.joined(map(telling.who, first)),
            "others": telling.joined(map(telling.who, found.others)) if found.others else "",
            "count": len(found.others),
            "points": gain(points_by_hand(scene)[first[0]][found.hand - 1]) if found.hand else "",
        }
        lines.append(telling.text(f"decided-{found.how}", **said, hand=found.hand, hands=scene.settled, unit=unit))
    if most is not None and (found is None or most[0] != found.hand):
        hand, seat, points = most
        brought = {"who": telling.who(seat), "hand": hand, "points": gain(points)}
        lines.append(telling.text("decided-largest", **brought, unit=unit))
    return lines


def best_of_winner(scene: Scene) -> tuple[Seat, Row] | None:
    """The one winner and their best hand: its number as the key, its pieces, its points. None where it is the last hand
    of the match, which is told by itself, or was won with no pieces."""
    first = [place.seat for place in scene.places if place_of(scene, place.seat) == 1]
    sheet = scene.sheet("best", first[0]) if len(first) == 1 else None
    row = sheet.rows[0] if sheet else None
    return (first[0], row) if row and row.pieces and row.key != str(scene.settled) else None


def best_words(scene: Scene, unit: Unit, telling: Telling, named: Callable[[tuple[Piece, ...]], str]) -> list[str]:
    """The best hand of the winner in words, its pieces `named` as the deck does; nothing where there is none."""
    found = best_of_winner(scene)
    if found is None:
        return []
    seat, row = found
    told = {
        "who": telling.who(seat),
        "hand": int(row.key),
        "points": gain(row.number),
        "pieces": named(row.pieces),
    }
    return [telling.text("decided-best", **told, unit=unit)]


def hand_words(scene: Scene, unit: Unit, telling: Telling) -> list[str]:
    """The points of the last hands of a match that is over, in one sentence; nothing before."""
    rounds = sorted(points_by_hand(scene).items())
    shown = min(scene.settled, _TOLD)
    if not is_over(scene) or not rounds or not shown:
        return []
    told = [
        telling.text("decided-points", who=telling.who(seat), numbers=" ".join(map(gain, points[-shown:])))
        for seat, points in rounds
    ]
    whole = "yes" if shown == scene.settled else "no"
    return [
        telling.text("decided-by-hand", count=shown, all=whole, unit=unit, points=telling.listed(told, "semicolons"))
    ]


def gain(points: int) -> str:
    """`+5`, `0`, `−3`."""
    return f"+{points}" if points > 0 else signed(points)
