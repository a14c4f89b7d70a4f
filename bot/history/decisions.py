"""What somebody decided in a finished match, and which of it cost them most."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from statistics import fmean, variance
from typing import Any

from engine.core import Action, AnyGame, AnyMatch, Ask, Record, Seat, Weighed

SURE = 2.0
"""A loss of fewer standard errors than this may be chance."""
LEAST_POINTS, LEAST_CHANCE = 0.5, 0.01
"""A smaller loss is not worth telling, however sure it is."""
MOST = 3
"""So many decisions are told."""
SUSPECTS = 4
"""So many seem to have cost most by points, and by the chance of winning: these are looked at more closely."""

Judgement = tuple[Weighed, ...]
"""All that could be done, the best first."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision of somebody in a match. seq: after so many moves; step: at that question of the match
    (`Match.number`); view: all that its seat knew."""

    seq: int
    step: int
    hand: int
    view: Any
    legal: tuple[Action, ...]
    action: Action


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision on the curve: the chance of winning the match, 0 to 1, with the best that could be done and with what
    was done."""

    step: int
    hand: int
    best: float
    chance: float


@dataclass(frozen=True, slots=True)
class Slip:
    """A decision that surely cost something: what was done, and what would have been better."""

    step: int
    done: Weighed
    better: Weighed

    @property
    def points(self) -> float:
        """The points lost in this hand; negative: won."""
        return self.better.points - self.done.points

    @property
    def chance(self) -> float:
        """The part of the chance to win the match that was lost; negative: won."""
        return self.better.chance - self.done.chance


@dataclass(frozen=True, slots=True)
class Review:
    """A seat's match: each decision in order, those that cost most, the dearest first, and what share of the first
    place came of it."""

    moments: tuple[Moment, ...]
    slips: tuple[Slip, ...]
    end: float


def decisions(game: AnyGame, record: Record, seat: Seat, own: Container[int]) -> list[Decision]:
    """The moments at which a seat had a choice, and its player took it: `own` are the moves they made, counted from 1.
    What is asked before a hand is left out. Raises IllegalAction or ValueError for what is no record of this game."""
    match = AnyMatch.replay(game, replace(record, moves=()))
    found: list[Decision] = []
    for mover, action in record.moves:
        if mover == seat and match.seq + 1 in own and _chooses(match, seat, action):
            hand, legal = match.scene(None).hand, match.pending[seat]
            found.append(Decision(match.seq, match.number, hand, match.view(seat), legal, action))
        match.play(mover, action)
    return found


def suspects(judged: Sequence[tuple[Decision, Judgement]]) -> list[tuple[Decision, Judgement]]:
    """The decisions that seem to have cost most."""
    lost = [(worth(judgement, decision.action), judgement[0]) for decision, judgement in judged]
    by_chance = sorted(range(len(judged)), key=lambda place: lost[place][0].chance - lost[place][1].chance)
    by_points = sorted(range(len(judged)), key=lambda place: lost[place][0].points - lost[place][1].points)
    chosen = {*by_chance[:SUSPECTS], *by_points[:SUSPECTS]}
    return [judged[place] for place in sorted(chosen) if lost[place][0].action != lost[place][1].action]


def slip(decision: Decision, judgements: Sequence[Judgement]) -> Slip | None:
    """What a decision cost by several judgements, which know nothing of each other; None where that may be chance."""
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
    return Slip(decision.step, _mean([done for done, _ in pairs]), _mean([best for _, best in pairs]))


def reviewed(
    judged: Sequence[tuple[Decision, Judgement]], closer: Mapping[int, Sequence[Judgement]], end: float
) -> Review:
    """The review of a match. closer: by `seq`, what came of looking more closely."""
    moments: list[Moment] = []
    slips: list[Slip] = []
    for decision, judgement in judged:
        judgements = closer.get(decision.seq) or [judgement]
        best = fmean(each[0].chance for each in judgements)
        chance = fmean(worth(each, decision.action).chance for each in judgements)
        moments.append(Moment(decision.step, decision.hand, max(best, chance), chance))
        if len(judgements) > 1 and (found := slip(decision, judgements)) is not None:
            slips.append(found)
    slips.sort(key=lambda each: (each.chance, each.points), reverse=True)
    return Review(tuple(moments), tuple(slips[:MOST]), end)


def worth(judgement: Judgement, action: Action) -> Weighed:
    """What a judgement says of an action."""
    return next(weighed for weighed in judgement if weighed.action == action)


def _chooses(match: AnyMatch, seat: Seat, action: Action) -> bool:
    legal = match.pending.get(seat, ())
    return match.question.ask is not Ask.PAUSE and action in legal and len(legal) > 1 and seat not in match.equal


def _error(losses: Sequence[float], told: Sequence[float], lasting: Sequence[float]) -> float:
    """A standard error of their mean, each having been told one of its own, of which a share comes again in all."""
    kept = fmean(error**2 * share for error, share in zip(told, lasting, strict=True))
    sampled = fmean(error**2 for error in told) - kept
    return sqrt(kept + max(variance(losses) if len(losses) > 1 else 0.0, sampled) / len(losses))


def _sign(losses: Sequence[float], error: float, least: float) -> int:
    """The sign of a loss. 1: surely one that is worth telling, -1: surely a gain, 0: neither."""
    mean = fmean(losses)
    return 0 if abs(mean) < max(SURE * error, least) else 1 if mean > 0 else -1


def _mean(found: Sequence[Weighed]) -> Weighed:
    points, chance = fmean(each.points for each in found), fmean(each.chance for each in found)
    return replace(found[-1], points=points, chance=chance)
