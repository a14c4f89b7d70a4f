"""Decisions of a player in a finished match, and those that cost the player most."""

from collections import Counter
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from statistics import fmean, variance
from typing import Any

from engine.core import Action, AnyGame, AnyMatch, Ask, Record, Seat, Weighed

SURE = 2.0
"""Minimum loss that is surely not due to chance, in standard errors."""
LEAST_POINTS, LEAST_CHANCE = 0.5, 0.01
"""Minimum loss in points, and in chance of winning. A smaller loss is not worth showing, however certain it is."""
MOST = 3
"""Maximum number of decisions that a review shows."""
SUSPECTS = 4
"""Number of decisions that are examined again: this many by lost points, and this many by lost chance of winning."""

Judgement = tuple[Weighed, ...]
"""Judged actions of a decision, best first."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision of a player in a match.

    - `seq`: number of moves before the decision.
    - `step`: number of its question in the match (`Match.number`).
    - `view`: everything that its seat knew.
    """

    seq: int
    step: int
    hand: int
    view: Any
    legal: tuple[Action, ...]
    action: Action


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision as a point on the curve of a review.

    `best`: the chance of winning the match with the best action, 0 to 1. `chance`: the same with the player's action.
    """

    step: int
    hand: int
    best: float
    chance: float


@dataclass(frozen=True, slots=True)
class Mistake:
    """A decision that surely cost something: the player's action, and a better action."""

    step: int
    done: Weighed
    better: Weighed

    @property
    def points(self) -> float:
        """Points that the player's action lost in this hand. Negative: it gained points."""
        return self.better.points - self.done.points

    @property
    def chance(self) -> float:
        """Chance of winning the match (0 to 1) that the player's action lost. Negative: it gained some."""
        return self.better.chance - self.done.chance


@dataclass(frozen=True, slots=True)
class Review:
    """Review of a match for one seat.

    - `moments`: all decisions, in order.
    - `slips`: the decisions that cost most, costliest first. They are saved under this name.
    - `end`: the share of first place that the seat got, 0 to 1.
    """

    moments: tuple[Moment, ...]
    slips: tuple[Mistake, ...]
    end: float


def decisions(game: AnyGame, record: Record, seat: Seat, own: Container[int]) -> list[Decision]:
    """Return the decisions of the seat's player in a match: moves with more than one choice that the player made.

    `own`: numbers of the moves that the player made, counted from 1. Other moves were made by the clock or a stand-in.
    Answers before a hand are left out. Raises IllegalAction or ValueError if `record` is not a record of this game.
    """
    match = AnyMatch.replay(game, replace(record, moves=()))
    found: list[Decision] = []
    for mover, action in record.moves:
        if mover == seat and match.seq + 1 in own and _chooses(match, seat, action):
            hand, legal = match.scene(None).hand, match.pending[seat]
            found.append(Decision(match.seq, match.number, hand, match.view(seat), legal, action))
        match.play(mover, action)
    return found


def suspects(judged: Sequence[tuple[Decision, Judgement]]) -> list[tuple[Decision, Judgement]]:
    """Return the decisions that seem to have cost the most, in the order of the match.

    `judged`: all decisions, each with its judgement.
    """
    lost = [(worth(judgement, decision.action), judgement[0]) for decision, judgement in judged]
    by_chance = sorted(range(len(judged)), key=lambda place: lost[place][0].chance - lost[place][1].chance)
    by_points = sorted(range(len(judged)), key=lambda place: lost[place][0].points - lost[place][1].points)
    chosen = {*by_chance[:SUSPECTS], *by_points[:SUSPECTS]}
    return [judged[place] for place in sorted(chosen) if lost[place][0].action != lost[place][1].action]


def mistake_of(decision: Decision, judgements: Sequence[Judgement]) -> Mistake | None:
    """Return what a decision cost, judged several times independently. None if the loss may be due to chance."""
    better, _ = Counter(judgement[0].action for judgement in judgements).most_common(1)[0]
    pairs = [(worth(judgement, decision.action), worth(judgement, better)) for judgement in judgements]
    points = [best.points - done.points for done, best in pairs]
    chances = [best.chance - done.chance for done, best in pairs]
    lasting = [done.lasting for done, _ in pairs]
    doubt = _error(points, [done.error for done, _ in pairs], lasting)
    unsure = _error(chances, [done.chance_error for done, _ in pairs], lasting)
    costs = _sign(points, doubt, LEAST_POINTS), _sign(chances, unsure, LEAST_CHANCE)
    if better == decision.action or max(costs) <= 0 or min(costs) < 0:
        return None
    return Mistake(decision.step, _mean([done for done, _ in pairs]), _mean([best for _, best in pairs]))


def reviewed(
    judged: Sequence[tuple[Decision, Judgement]], closer: Mapping[int, Sequence[Judgement]], end: float
) -> Review:
    """Return the review of a match.

    `judged`: all decisions, each with one judgement. `closer`: the several judgements of decisions that were examined
    again, by the decision's `seq`. `end`: the share of first place that the seat got.
    """
    moments: list[Moment] = []
    slips: list[Mistake] = []
    for decision, judgement in judged:
        judgements = closer.get(decision.seq) or [judgement]
        best = fmean(each[0].chance for each in judgements)
        chance = fmean(worth(each, decision.action).chance for each in judgements)
        moments.append(Moment(decision.step, decision.hand, max(best, chance), chance))
        if len(judgements) > 1 and (found := mistake_of(decision, judgements)) is not None:
            slips.append(found)
    slips.sort(key=lambda each: (each.chance, each.points), reverse=True)
    return Review(tuple(moments), tuple(slips[:MOST]), end)


def worth(judgement: Judgement, action: Action) -> Weighed:
    """Return the values of an action from a judgement."""
    return next(weighed for weighed in judgement if weighed.action == action)


def _chooses(match: AnyMatch, seat: Seat, action: Action) -> bool:
    legal = match.pending.get(seat, ())
    return match.question.ask is not Ask.PAUSE and action in legal and len(legal) > 1 and seat not in match.equal


def _error(losses: Sequence[float], told: Sequence[float], lasting: Sequence[float]) -> float:
    """Return the standard error of the mean of losses. Each loss is from one judgement.

    `told`: the standard error that each judgement states. `lasting`: the share of that error which is the same in all
    judgements.
    """
    kept = fmean(error**2 * share for error, share in zip(told, lasting, strict=True))
    sampled = fmean(error**2 for error in told) - kept
    return sqrt(kept + max(variance(losses) if len(losses) > 1 else 0.0, sampled) / len(losses))


def _sign(losses: Sequence[float], error: float, least: float) -> int:
    """Return 1 if the losses surely show a loss, -1 if they surely show a gain, and 0 otherwise.

    `error`: the standard error of their mean. `least`: the smallest loss or gain that counts.
    """
    mean = fmean(losses)
    return 0 if abs(mean) < max(SURE * error, least) else 1 if mean > 0 else -1


def _mean(found: Sequence[Weighed]) -> Weighed:
    points, chance = fmean(each.points for each in found), fmean(each.chance for each in found)
    return replace(found[-1], points=points, chance=chance)
