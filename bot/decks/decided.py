"""What decided a match: since which hand its winner led, and which hand brought most. Read in its end alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from bot.decks.scenes import is_over, place_of
from bot.decks.telling import Telling
from bot.render.layout import signed
from engine.core import Scene, Seat, points_by_hand

Unit = Literal["hand", "round"]
"""What a hand is called in the words of a deck."""

_TOLD = 16
"""The points of so many hands are told."""

Points = Mapping[Seat, Sequence[int]]
"""By seat, the points of each hand; behind them what it cost to leave, where that changed anything."""


@dataclass(frozen=True, slots=True)
class Decision:
    """how: `lead` since `hand` the winner was ahead of all others; `level` since then all of the first were equal, and
    ahead of the others; `left` somebody (`others`) has more points than the winner, and is behind who did not leave;
    `equal` others have as many points, and a later place; `fee` only what it cost to leave put the winner ahead; `none`
    no hand changed the points. hand: 0 where none decided it."""

    how: str
    hand: int = 0
    others: tuple[Seat, ...] = ()


def points_and_fees(scene: Scene) -> Points:
    """All hands of a match that is over, as far as any was settled."""
    rounds = points_by_hand(scene)
    fees = {place.seat: place.points - sum(rounds.get(place.seat, ())) for place in scene.places}
    if rounds and any(fees.values()):
        return {seat: (*rounds[seat], fees[seat]) for seat in rounds}
    return rounds


def decision(scene: Scene) -> Decision | None:
    """What decided a match; None while it goes on, and where no hand was settled."""
    hands, first = points_and_fees(scene), {p.seat for p in scene.places if place_of(scene, p.seat) == 1}
    if not hands or not scene.settled or not first:
        return None
    if not any(number for points in hands.values() for number in points):
        return Decision("none")
    totals = {place.seat: place.points for place in scene.places}
    most = max(totals[seat] for seat in first)
    if more := [seat for seat in sorted(totals) if totals[seat] > most]:
        return Decision("left", others=tuple(more))
    if equal := [seat for seat in sorted(totals) if totals[seat] == most and seat not in first]:
        return Decision("equal", others=tuple(equal))
    since = _since(hands, first)
    if since > len(next(iter(hands.values()))):
        return None
    if since > scene.settled:
        return Decision("fee")
    return Decision("lead" if len(first) == 1 else "level", since)


def _since(hands: Points, first: set[Seat]) -> int:
    """The hand after which, and after all later ones, these and no others had most."""
    totals, since = dict.fromkeys(hands, 0), 1
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
    """What decided it, and the largest hand where that was another one."""
    found = decision(scene)
    if found is None:
        return []
    first = [place.seat for place in scene.places if place_of(scene, place.seat) == 1]
    who = telling.joined(telling.who(seat) for seat in sorted(first))
    others = telling.joined(telling.who(seat) for seat in found.others) if found.others else ""
    hands = points_by_hand(scene)
    gained = hands[first[0]][found.hand - 1] if found.hand else 0
    said = {"who": who, "others": others, "count": len(found.others), "hand": found.hand, "hands": scene.settled}
    lines = [telling.text(f"decided-{found.how}", **said, points=_gain(gained), unit=unit)]
    most = largest(scene)
    if most is not None and most[0] != found.hand:
        hand, seat, points = most
        brought = {"who": telling.who(seat), "hand": hand, "points": _gain(points)}
        lines.append(telling.text("decided-largest", **brought, unit=unit))
    return lines


def hand_words(scene: Scene, unit: Unit, telling: Telling) -> list[str]:
    """The points of the last hands of a match that is over, in one sentence; nothing before."""
    rounds = sorted(points_by_hand(scene).items())
    shown = min(scene.settled, _TOLD)
    if not is_over(scene) or not rounds or not shown:
        return []
    told = [
        telling.text("decided-points", who=telling.who(seat), numbers=" ".join(map(_gain, points[-shown:])))
        for seat, points in rounds
    ]
    whole = "yes" if shown == scene.settled else "no"
    return [telling.text("decided-by-hand", count=shown, all=whole, unit=unit, points="; ".join(told))]


def _gain(points: int) -> str:
    """`+5`, `0`, `−3`."""
    return f"+{points}" if points > 0 else signed(points)
