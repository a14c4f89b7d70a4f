"""The decisive hand of a match: the hand since which its winner led, and the hand that brought the most points.

Both are worked out only from the scene at the end of the match."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from bot.decks.moments import moment_words
from bot.decks.scenes import is_over, place_of, ranked, rows_of, seat_words, winner_words
from bot.decks.telling import Telling
from bot.render.layout import signed
from engine.core import Piece, Row, Scene, Seat, points_by_hand

Unit = Literal["hand", "round"]
"""The word that a deck uses for a hand."""

_TOLD = 16
"""Maximum number of hands whose points are listed."""


@dataclass(frozen=True, slots=True)
class MatchDecision:
    """The way in which a match was decided.

    `hand` is 0 if no hand decided it. `how` is one of:
    - `lead`: the winner was ahead of all others since `hand`.
    - `level`: several players share first place. Since `hand` they had equal points, and more than the others.
    - `left`: `others` have more points than the winner. They rank lower because they left the match.
    - `equal`: `others` have as many points as the winner, but a lower place.
    - `fee`: only the cost of leaving put the winner ahead.
    - `none`: no hand changed the points."""

    how: str
    hand: int = 0
    others: tuple[Seat, ...] = ()


def fees(scene: Scene) -> dict[Seat, int]:
    """Return how many points each seat paid for leaving.

    This is the difference between its total and the points of all its hands. The scene does not show when a seat
    paid."""
    hands = points_by_hand(scene)
    return {place.seat: place.points - sum(hands.get(place.seat, ())) for place in scene.places}


def decision(scene: Scene) -> MatchDecision | None:
    """Return what decided the match, or None if that can't be known.

    It can't be known in three cases: the match is still running, no hand was settled, or it depends on when a player
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
    """Return the number of the hand after which the seats in `first` took the lead and kept it.

    `hands`: the points of each hand, by seat. `start`: the points with which each seat began."""
    totals, since = {**start}, 1
    for number, points in enumerate(zip(*hands.values(), strict=True), 1):
        totals = {seat: totals[seat] + one for seat, one in zip(hands, points, strict=True)}
        most = max(totals.values())
        if {seat for seat in totals if totals[seat] == most} != first:
            since = number + 1
    return since


def largest(scene: Scene) -> tuple[int, Seat, int] | None:
    """Return the hand in which a single seat gained the most points, as (number, seat, points).

    If several hands are equal, return the first. Return None if no seat gained points."""
    settled = [
        (brought, -hand, -seat)
        for seat, points in points_by_hand(scene).items()
        for hand, brought in enumerate(points, 1)
    ]
    best = max(settled, default=(0, 0, 0))
    return (-best[1], -best[2], best[0]) if best[0] > 0 else None


def decided_words(scene: Scene, unit: Unit, telling: Telling) -> list[str]:
    """Say what decided the match. If another hand brought the most points, mention that hand too.

    Of a match of one hand, don't say that its winner led, because the result says so."""
    found, most = decision(scene), largest(scene) if is_over(scene) else None
    lines: list[str] = []
    if found is not None and (found.how, scene.settled) != ("lead", 1):
        first = sorted(place.seat for place in scene.places if place_of(scene, place.seat) == 1)
        said: dict[str, str | int] = {
            "who": telling.joined(map(telling.who, first)),
            "others": telling.joined(map(telling.who, found.others)) if found.others else "",
            "count": len(found.others),
            "points": gain(points_by_hand(scene)[first[0]][found.hand - 1]) if found.hand else "",
        }
        lines.append(telling.text(f"decided-{found.how}", **said, hand=found.hand, unit=unit))
    if most is not None and (found is None or most[0] != found.hand):
        hand, seat, points = most
        brought = {"who": telling.who(seat), "hand": hand, "points": gain(points)}
        lines.append(telling.text("decided-largest", **brought, unit=unit))
    return lines


def result_words(
    scene: Scene,
    unit: Unit,
    telling: Telling,
    named: Callable[[tuple[Piece, ...]], str],
    settled: Callable[[Scene, Telling], Iterable[str]],
    beside: Callable[[Scene, Seat, Telling], list[str]],
) -> Iterator[str]:
    """Describe the picture of a settled hand or of the end of a match, the most important first.

    `named`: names pieces. `settled`: says how the hand was settled. `beside`: returns words after a seat's points.
    """
    yield from winner_words(scene, telling)
    yield from decided_words(scene, unit, telling)
    yield from best_words(scene, unit, telling, named)
    if not is_over(scene):
        yield from moment_words(scene, telling)
        yield from settled(scene, telling)
    for place in ranked(scene):
        yield seat_words(place, beside(scene, place.seat, telling), telling)
    yield from hand_words(scene, unit, telling)


def best_of_winner(scene: Scene) -> tuple[Seat, Row] | None:
    """Return the winner and a row for their best hand.

    The row has the hand's number as key, its pieces and its points.

    Return None if several players share first place, or if the best hand has no pieces."""
    first = [place.seat for place in scene.places if place_of(scene, place.seat) == 1]
    row = next(iter(rows_of(scene, "best", first[0])), None) if len(first) == 1 else None
    return (first[0], row) if row and row.pieces else None


def best_words(scene: Scene, unit: Unit, telling: Telling, named: Callable[[tuple[Piece, ...]], str]) -> list[str]:
    """Describe the winner's best hand, if there is one. `named`: a function that names the given pieces."""
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
    """List the points of each player in the last few hands, in one sentence. Return [] until the match is over."""
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


def hand_lines(scene: Scene, unit: Unit, telling: Telling) -> list[str]:
    """Return a line for each hand with the points of all players, then a line with what leaving cost, and the totals.

    A first line says which mark stands for which player, unless the text is for reading aloud."""
    rounds, paid = points_by_hand(scene), fees(scene)
    hands = {
        telling.text("points-hand", unit=unit, hand=number): dict(zip(rounds, points, strict=True))
        for number, points in enumerate(zip(*rounds.values(), strict=True), 1)
    }
    if any(paid.values()):
        hands[telling.label("leaving")] = paid
    totals = {place.seat: place.points for place in scene.places}
    lines = [telling.text("list-said", what=what, said=_each(points, gain, telling)) for what, points in hands.items()]
    legend = (
        ""
        if telling.aloud
        else telling.listed((f"{telling.mark(seat)} {telling.who(seat)}" for seat in totals), "dots")
    )
    return [*filter(None, [legend]), *lines, f"**{telling.label('total')}** {_each(totals, signed, telling)}"]


def _each(points: Mapping[Seat, int], shown: Callable[[int], str], telling: Telling) -> str:
    return telling.listed((f"{telling.mark(seat)} {shown(number)}" for seat, number in points.items()), "dots")


def gain(points: int) -> str:
    """Format points with their sign: `+5`, `0`, `−3`."""
    return f"+{points}" if points > 0 else signed(points)
