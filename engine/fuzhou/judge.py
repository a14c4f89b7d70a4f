"""Ratings of actions by the best player: by its formula, and by play-outs if the formula leaves a choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from engine.ai import winning
from engine.ai.compiled import NUMBA, array
from engine.ai.weighing import by_points
from engine.core import FULL, Action, Effort, Rng, Seat, Weighed
from engine.fuzhou import kernel, worlds
from engine.fuzhou.danger import feeds
from engine.fuzhou.legal import WINS
from engine.fuzhou.playout import Playout
from engine.fuzhou.state import OwnVerb, Phase, State, View
from engine.fuzhou.view import guess
from engine.fuzhou.weigh import Seen, after
from engine.fuzhou.worth import Reach, Sight
from engine.mahjong.actions import Actions, Verb

TRIED = 4
"""Maximum number of actions to play out."""
DOUBT = 2.0
"""Standard error of the formula for the gap between two actions, in points if the stake is one."""
CLEAR = 2.5
"""Lead of an action, in standard errors, at which no more hands are played out."""
ROUND = 8
"""Minimum number of worlds before play-outs count. A clear lead is checked for each time this many more are played."""
SPREAD = 31.0
"""Standard deviation of a seat's points in a hand, if the stake is one."""
STAYS = 0.27
"""Probability that the dealer deals again after a hand."""


class Gap(NamedTuple):
    """The gap between an action and the action that is best by the formula.

    `points`: how far the action is behind, as a negative number. `error`: the standard error of this gap. `lasting`:
    the part of the squared error that comes from the formula.
    """

    points: float
    error: float
    lasting: float


def judge(view: View, legal: tuple[Action, ...], rng: Rng, effort: Effort = FULL) -> tuple[Weighed, ...]:
    """Rate all actions, the most points first.

    `points` are those of this hand, minus the expected cost of other seats' wins. `chance` is the chance of ending the
    match first. It is a normal approximation (`engine.ai.winning`) from the scores, this hand's points and the hands
    left. `error` includes a standard error of the formula. All actions but wins have the figures `reach` (the points of
    a win), `helping` and `distance`. Discards also have `danger`.
    """
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
    """Return the action that the formula chooses in a play-out."""
    if len(options) == 1:
        return options[0]
    hand = position.hands[seat]
    seen = Seen(position, Sight(position, seat, hand), hand, 5 - len(position.melds[seat]), position.locked[seat])
    return max(options, key=lambda action: after(seen, action).points)


def _pause(standing: _Standing, legal: Actions) -> tuple[Weighed, ...]:
    """Rate the answers before a hand. Three golds that were dealt are shown. All other answers are equal."""
    order = sorted(legal, key=lambda action: action not in WINS)
    return tuple(Weighed(action, 0.0, standing.now) for action in order)


def _played(
    view: View, seat: Seat, actions: Actions | list[Action], points: Sequence[float], rng: Rng, effort: Effort
) -> list[Gap]:
    """Return how far each action is behind the first one, which is the best by the formula.

    `points`: the points of each action by the formula, the most first. The formula's own gap counts as a measurement
    with the error DOUBT. It is combined with the results of play-outs in common worlds.
    """
    doubt = DOUBT * view.rules.stake
    gaps = [Gap(point - points[0], 0.0 if place == 0 else doubt, 1.0) for place, point in enumerate(points)]
    tried = [place for place, gap in enumerate(gaps) if effort.proof or -gap.points < CLEAR * doubt][:TRIED]
    if len(tried) < 2:
        return gaps
    sums, squares = [0.0] * len(tried), [0.0] * len(tried)
    for count in range(1, effort.samples + 1):
        if effort.enough():
            break
        world = guess(view, rng)
        try:
            pays = _pays(world, seat, [actions[place] for place in tried], effort.enough)
        except _Enough:
            break
        for number, pay in enumerate(pays):
            sums[number] += pay - pays[0]
            squares[number] += (pay - pays[0]) ** 2
        if count >= ROUND:
            for number, place in enumerate(tried[1:], 1):
                mean = sums[number] / count
                variance = max(squares[number] / count - mean**2, 1.0) / (count - 1)
                weight = 1.0 if effort.proof else doubt**2 / (doubt**2 + variance)
                gap = points[place] - points[0]
                gaps[place] = Gap(gap + weight * (mean - gap), (weight * variance) ** 0.5, 1 - weight)
            if count % ROUND == 0 and not effort.proof and _clear([gaps[place] for place in tried]):
                break
    return gaps


def _clear(gaps: Sequence[Gap]) -> bool:
    """Return whether one action is clearly ahead of all others."""
    ahead = max(gaps)
    return all(ahead.points - gap.points > CLEAR * max(gap.error, ahead.error) for gap in gaps if gap != ahead)


class _Enough(Exception):
    """Raised to stop a play-out because the time to think is over. A whole hand may take 0.1 seconds."""


def _pays(world: State, seat: Seat, actions: list[Action], enough: Callable[[], bool]) -> list[float]:
    """Play out a hand after each action, and return the seat's points. Raises _Enough once `enough` is true.

    The kernel makes the same choices as the play-outs, but only machine code makes it faster.
    """
    if NUMBA is None:
        return [_pay(world, seat, action, enough) for action in actions]
    known, start, spare = worlds.tables(world.rules), worlds.position(world), array([0] * kernel.SIZE)
    found: list[float] = []
    for action in actions:
        if enough():
            raise _Enough
        found.append(float(kernel.finish(start, spare, worlds.coded(action, world.tile), seat, known)))
    return found


def _pay(world: State, seat: Seat, action: Action, enough: Callable[[], bool]) -> float:
    """Play out a hand after `action`, and return the seat's points. Raises _Enough once `enough` is true."""

    def chosen(position: Playout, asked: Seat, options: Actions) -> Action:
        if enough():
            raise _Enough
        return choose(position, asked, options)

    trial = Playout(world)
    trial.run(chosen, action, seat)
    return float(trial.pay[seat])


class _Standing:
    """The seat's standing in the match. It tells how much the points of a hand matter."""

    def __init__(self, view: View, seat: Seat) -> None:
        rules = view.rules
        left = (4 * rules.match_rounds - view.carried.passed) / (1 - STAYS) - 1
        if rules.match_hands:
            left = min(left, rules.match_hands - len(view.history) - 1)
        self.scores, self.seat = view.scores, seat
        self.left, self.spread = max(0.0, left), SPREAD * rules.stake

    @property
    def now(self) -> float:
        """The seat's chance of ending first, before anything about this hand is known."""
        return winning.chance(self.scores, self.seat, self.left + 1, self.spread)

    def chance(self, reach: Reach, points: float) -> float:
        """Return the chance of ending first if this hand goes as expected: won by the seat, or by another seat."""
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
