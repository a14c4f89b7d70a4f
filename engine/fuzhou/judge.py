"""What the best player thinks of all it may do: the formula, and where that leaves a choice, hands played out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from engine.ai import winning
from engine.ai.weighing import by_points
from engine.core import FULL, Action, Effort, Rng, Seat, Weighed
from engine.fuzhou.danger import feeds
from engine.fuzhou.legal import WINS
from engine.fuzhou.playout import Playout
from engine.fuzhou.state import OwnVerb, Phase, State, View
from engine.fuzhou.view import guess
from engine.fuzhou.weigh import Seen, after
from engine.fuzhou.worth import Reach, Sight
from engine.mahjong.actions import Actions, Verb

TRIED = 4
"""How many actions are played out."""
DOUBT = 2.0
"""A standard error of the formula, in points of a stake: of the gap between two actions."""
CLEAR = 2.5
"""With a lead of so many standard errors no more is played out."""
ROUND = 8
"""Fewer worlds say nothing; after each so many it is looked whether the choice is clear."""
SPREAD = 31.0
"""The standard deviation of a seat's points in a hand, in stakes."""
STAYS = 0.27
"""How often the deal stays where it is."""


class Gap(NamedTuple):
    """How many points an action is behind the first by the formula, a standard error of that, and how much of the
    square of it is the formula's."""

    points: float
    error: float
    lasting: float


def judge(view: View, legal: tuple[Action, ...], rng: Rng, effort: Effort = FULL) -> tuple[Weighed, ...]:
    """All actions, the most points first. `points` are those of this hand, others' wins taken off; `chance` is that of
    ending the match first by a normal approximation (`engine.ai.winning`), from the scores, what this hand comes
    to, and the hands that are left; a standard error of the formula is part of `error`. Figures of all but wins:
    `reach`, what a win would bring, `helping`, `distance`, and of a discard `danger`."""
    seat = view.viewer
    assert seat is not None, "who only looks on has nothing to weigh"
    standing = _Standing(view, seat)
    if view.phase == Phase.READY:
        return _pause(standing, legal)
    seen = Seen(view, Sight(view, seat, view.hand), view.hand, 5 - len(view.melds[seat]), view.locked)
    reaches = [after(seen, action) for action in legal]
    order = sorted(range(len(legal)), key=lambda place: -reaches[place].points)
    gaps = _played(
        view, seat, [legal[place] for place in order], [reaches[place].points for place in order], rng, effort
    )
    best, ahead = reaches[order[0]].points, max(range(len(gaps)), key=lambda number: gaps[number].points)
    found = [
        Weighed(
            legal[place],
            round(best + gap, 3),
            standing.chance(reaches[place], best + gap),
            0.0 if number == ahead else round(error, 3),
            _figures(seen, legal[place], reaches[place]),
            lasting=lasting,
        )
        for number, (place, gap) in enumerate(zip(order, (each.points for each in gaps), strict=True))
        for error, lasting in [max(gaps[number][1:], gaps[ahead][1:])]
    ]
    return by_points(sorted(found, key=lambda each: -each.points))


def choose(position: Playout, seat: Seat, options: Actions) -> Action:
    """What the formula does in a play-out."""
    if len(options) == 1:
        return options[0]
    hand = position.hands[seat]
    seen = Seen(position, Sight(position, seat, hand), hand, 5 - len(position.melds[seat]), position.locked[seat])
    return max(options, key=lambda action: after(seen, action).points)


def _pause(standing: _Standing, legal: Actions) -> tuple[Weighed, ...]:
    """The answer before a hand: three golds that were dealt are shown, and nothing else makes a difference."""
    order = sorted(legal, key=lambda action: action not in WINS)
    return tuple(Weighed(action, 0.0, standing.now) for action in order)


def _played(
    view: View, seat: Seat, actions: Actions | list[Action], points: Sequence[float], rng: Rng, effort: Effort
) -> list[Gap]:
    """The gaps by action, the best first by the formula. Its own gap counts as if it had an error of DOUBT; what
    play-outs in common worlds say is added to it."""
    doubt = DOUBT * view.rules.stake
    gaps = [Gap(point - points[0], 0.0 if place == 0 else doubt, 1.0) for place, point in enumerate(points)]
    tried = [place for place, gap in enumerate(gaps) if -gap.points < CLEAR * doubt][:TRIED]
    if len(tried) < 2:
        return gaps
    sums, squares = [0.0] * len(tried), [0.0] * len(tried)
    for count in range(1, effort.samples + 1):
        if effort.enough():
            break
        world = guess(view, rng)
        try:
            pays = [_pay(world, seat, actions[place], effort.enough) for place in tried]
        except _Enough:
            break
        for number, pay in enumerate(pays):
            sums[number] += pay - pays[0]
            squares[number] += (pay - pays[0]) ** 2
        if count >= ROUND:
            for number, place in enumerate(tried[1:], 1):
                mean = sums[number] / count
                variance = max(squares[number] / count - mean**2, 1.0) / (count - 1)
                weight = doubt**2 / (doubt**2 + variance)
                gap = points[place] - points[0]
                gaps[place] = Gap(gap + weight * (mean - gap), (weight * variance) ** 0.5, 1 - weight)
            if count % ROUND == 0 and _clear([gaps[place] for place in tried]):
                break
    return gaps


def _clear(gaps: Sequence[Gap]) -> bool:
    """Whether one is ahead of all others beyond doubt."""
    ahead = max(gaps)
    return all(ahead.points - gap.points > CLEAR * max(gap.error, ahead.error) for gap in gaps if gap != ahead)


class _Enough(Exception):
    """The end of a thought in the middle of a hand, which may take a tenth of a second."""


def _pay(world: State, seat: Seat, action: Action, enough: Callable[[], bool]) -> float:
    """Points of a hand that is played out. Raises _Enough."""

    def chosen(position: Playout, asked: Seat, options: Actions) -> Action:
        if enough():
            raise _Enough
        return choose(position, asked, options)

    trial = Playout(world)
    trial.run(chosen, action, seat)
    return float(trial.pay[seat])


class _Standing:
    """The standing of the seat in the match, to say what a hand means for it."""

    def __init__(self, view: View, seat: Seat) -> None:
        rules = view.rules
        left = (4 * rules.match_rounds - view.carried.passed) / (1 - STAYS) - 1
        if rules.match_hands:
            left = min(left, rules.match_hands - len(view.history) - 1)
        self.scores, self.seat = view.scores, seat
        self.left, self.spread = max(0.0, left), SPREAD * rules.stake

    @property
    def now(self) -> float:
        """The chance of ending first before anything of this hand is known."""
        return winning.chance(self.scores, self.seat, self.left + 1, self.spread)

    def chance(self, reach: Reach, points: float) -> float:
        """The chance of ending first, as this hand is won with what it is worth or by one of the others."""
        others = [other for other in range(4) if other != self.seat]
        lost = (reach.wins * reach.worth - points) / max(0.05, 1 - reach.wins)
        beaten = sum(self._with(other, max(0.0, lost)) for other in others) / 3
        return reach.wins * self._with(self.seat, reach.worth / 3) + (1 - reach.wins) * beaten

    def _with(self, winner: Seat, share: float) -> float:
        scores = [score + (3 * share if seat == winner else -share) for seat, score in enumerate(self.scores)]
        return winning.chance(scores, self.seat, self.left, self.spread)


def _figures(seen: Seen, action: Action, reach: Reach) -> tuple[tuple[str, int], ...]:
    if not reach.distance:
        return ()
    found = (("reach", round(reach.worth)), ("helping", reach.helping), ("distance", reach.distance))
    if action.verb in (Verb.DISCARD, OwnVerb.JINKAN):
        found += (("danger", round(100 * feeds(seen.sight, action.pieces[0]))),)
    return found
