"""Proof that an answer is the best. The best answers are compared in the same random deals.

The game's judge compares them first: thousands of deals, played out by its own policy. Then strong computers play a few
dozen hands out by the rules. If the judge plays nothing out, all the proof is of this second kind.
"""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, variance
from typing import Any

from bot.features.puzzles.models import Puzzle, PuzzleAnswer, digest
from bot.features.puzzles.searching import GLANCE, LEAST_POINTS, Candidate, candidate, chooses
from bot.games import GAMES
from engine import judge
from engine.core import GO_ON, TABLE, Action, AnyGame, AnyMatch, Effort, Player, Record, Rng, Seat, Weighed

MOST = 3
"""Maximum number of answers to compare."""
STEPS = (100, 400, 1_600)
"""Numbers of deals that the judge plays out, one after the other, until the best answer is sure."""
LEAST_DEALS, SURE = 400, 4.0
"""Minimum number of deals, and number of standard errors by which the best answer must lead."""
HOPES = {30: 0.0, 80: 1.0, 200: 2.0, 400: 3.0}
"""Minimum lead in standard errors, by number of hands that computers have played out. With less, the proof fails."""
CLEAR_POINTS, CONFIRMED = 4.0, {24: 0.0}
"""The same after a proof by the judge, if the lead is smaller than so many points."""
EARLY = 100
"""Number of hands from which a lead of `SURE` standard errors ends the proof."""
EFFORT = Effort(8)
"""Effort of the computer players for each move of a hand that is played out.

Such low effort causes errors, but hundreds of hands average them out.
"""
LONGEST = 2_000
"""Maximum number of moves of a hand."""

Points = list[list[int]]
"""Points of a hand: one list per action, with one value per deal."""


def puzzle_at(record: Record, seat: Seat, key: str) -> Puzzle | None:
    """Return the puzzle for this seat at the end of a record, or None if the position is not suitable.

    `key`: key of the puzzle.
    """
    match = AnyMatch.replay(GAMES[record.game], record)
    chance = Rng(record.seed, "puzzle", match.seq)
    good = candidate(match, seat, chance) if chooses(match, seat) else None
    return proved(good, key, chance) if good is not None else None


def proved(candidate: Candidate, key: str, chance: Rng) -> Puzzle | None:
    """Return the candidate as a puzzle, or None if its best answer is not certainly the best."""
    match, seat = candidate.match, candidate.seat
    found = compared(match, seat, candidate.actions, chance)
    if found is None:
        return None
    answers, deals = found
    record, best = match.record(), answers[0].action
    glance = match.game.players[[*match.game.players][-1]](match.view(seat), match.pending[seat], chance, GLANCE)
    return Puzzle(
        key,
        match.game.key,
        candidate.kind,
        match.seats,
        seat,
        record.seed.hex(),
        record.rules.plain(),
        tuple(f"{mover} {action}" for mover, action in record.moves),
        digest(match, seat),
        answers,
        deals,
        missed=str(glance) != best,
    )


def compared(
    match: AnyMatch, seat: Seat, actions: tuple[Action, ...], chance: Rng
) -> tuple[tuple[PuzzleAnswer, ...], int] | None:
    """Return the best answers and the number of deals in which they were compared, or None without a sure best one.

    `actions`: the actions, the best by a glance first.
    """
    for samples in STEPS:
        weighed = sampled(match, seat, actions, samples, chance)[:MOST]
        if len(weighed) == 1:
            return _played_out(match, seat, actions[:MOST], chance)
        best, *others = weighed
        lead = min(best.points - each.points for each in others)
        sure = min((best.points - each.points) / max(each.error, 0.01) for each in others)
        if lead < LEAST_POINTS or sure < 1.0:
            return None
        actions = tuple(each.action for each in weighed)
        if samples >= LEAST_DEALS and sure >= SURE:
            if lead < CLEAR_POINTS and not ahead(tries(match, seat, actions[:2], chance, CONFIRMED), 0.0):
                return None
            return tuple(_answer(each.action, each.points, each.error, each.figures) for each in weighed), samples
    return None


def sampled(match: AnyMatch, seat: Seat, actions: tuple[Action, ...], deals: int, chance: Rng) -> tuple[Weighed, ...]:
    """Return the ratings that the judge gets by playing out so many deals, the best first.

    Only the best one is returned if the judge plays nothing out.
    """
    best, *others = judge(match.game, match.view(seat), actions, chance, Effort(deals, proof=True))
    return best, *(each for each in others if not each.lasting)


def _played_out(
    match: AnyMatch, seat: Seat, actions: tuple[Action, ...], chance: Rng
) -> tuple[tuple[PuzzleAnswer, ...], int] | None:
    found = tries(match, seat, actions, chance, HOPES)
    if not ahead(found, HOPES[max(HOPES)], LEAST_POINTS):
        return None
    weighed = judge(match.game, match.view(seat), match.pending[seat], chance, GLANCE)
    figures = {each.action: each.figures for each in weighed}
    answers = [
        _answer(action, fmean(points), gap(found[0], points)[1], figures[action])
        for action, points in zip(actions, found, strict=True)
    ]
    return (answers[0], *sorted(answers[1:], key=lambda each: -each.points)), len(found[0])


def tries(match: AnyMatch, seat: Seat, actions: Sequence[Action], chance: Rng, hopes: dict[int, float]) -> Points:
    """Let the strongest computers play a hand out after each action, in the same deals.

    `hopes`: as `HOPES`. The last number is that of all deals. There are fewer if the first action leads by too little
    at an earlier one, or is sure to lead.
    """
    game, view = match.game, match.view(seat)
    player = game.players[[*game.players][-1]]
    found: Points = [[] for _ in actions]
    for number in range(1, max(hopes) + 1):
        world, luck = game.guess(view, chance), chance.bytes(32)
        for action, points in zip(actions, found, strict=True):
            points.append(_brought(game, world, seat, action, player, EFFORT, Rng(luck)))
        if number in hopes and not ahead(found, hopes[number]):
            break
        if number >= EARLY and ahead(found, SURE, LEAST_POINTS):
            break
    return found


def ahead(found: Points, sure: float, least: float = 0.0) -> bool:
    """Return whether the first action leads every other one by more than `sure` standard errors and `least` points."""
    gaps = [gap(found[0], other) for other in found[1:]]
    return all(lead > sure * error and lead >= least for lead, error in gaps)


def gap(own: Sequence[int], other: Sequence[int]) -> tuple[float, float]:
    """Return the mean difference and its standard error."""
    gaps = [mine - theirs for mine, theirs in zip(own, other, strict=True)]
    return fmean(gaps), sqrt(variance(gaps) / len(gaps)) if len(gaps) > 1 else 0.0


def _answer(action: Action, points: float, error: float, figures: tuple[tuple[str, int], ...]) -> PuzzleAnswer:
    return PuzzleAnswer(str(action), round(float(points), 2), round(error, 2), figures)


def _brought(
    game: AnyGame, state: Any, seat: Seat, action: Action, player: Player[Any], effort: Effort, chance: Rng
) -> int:
    """Return the points that a seat gains in a hand if it takes this action.

    Afterwards all seats play the hand out at the same level.
    """
    match = AnyMatch.at(game, state)
    before, hand = _points(match, seat), match.scene(None).settled
    match.play(seat, action)
    for _ in range(LONGEST):
        if not match.pending or match.scene(None).settled > hand:
            break
        asked = max(match.pending)
        legal = match.pending[asked]
        if asked == TABLE:
            match.play(TABLE, GO_ON)
        else:
            move = legal[0] if len(legal) == 1 else player(match.view(asked), legal, chance, effort)
            match.play(asked, move)
    return _points(match, seat) - before


def _points(match: AnyMatch, seat: Seat) -> int:
    return next(place.points for place in match.scene(None).places if place.seat == seat)
