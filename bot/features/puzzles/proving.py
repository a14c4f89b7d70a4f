"""Proof that an answer is the best. The best answers are played out in the same random deals.

This continues until one answer is certainly the best, or until the proof fails.
"""

from collections.abc import Mapping, Sequence
from math import sqrt
from statistics import fmean, variance
from typing import Any

from bot.features.puzzles.models import Puzzle, PuzzleAnswer, digest
from bot.features.puzzles.searching import LEAST_POINTS, Candidate, candidate, chooses
from bot.games import GAMES
from engine.core import GO_ON, TABLE, Action, AnyGame, AnyMatch, Effort, Player, Record, Rng, Seat, Weighed

DEALS = 400
SURE = 3.0
"""Number of standard errors by which the best answer must lead."""
LOOKS = {30: 0.0, 80: 1.0, 200: 2.0, DEALS: SURE}
"""Checks of the lead: minimum lead, in standard errors, by number of deals. With a smaller lead, the proof is given up.
"""
EFFORT = Effort(8)
"""Effort of the computer players for each move of a hand that is played out.

Such low effort causes errors, but hundreds of hands average them out.
"""
LONGEST = 2_000
"""Maximum number of moves of a hand."""


def puzzle_at(record: Record, seat: Seat, key: str, level: str) -> Puzzle | None:
    """Return the puzzle for this seat at the end of a record, or None if the position is not suitable.

    `key`: key of the puzzle. `level`: level of the computers that play the hands out.
    """
    match = AnyMatch.replay(GAMES[record.game], record)
    chance = Rng(record.seed, "puzzle", match.seq)
    good = candidate(match, seat, chance) if chooses(match, seat) else None
    return proved(good, key, level, EFFORT, chance) if good is not None else None


def proved(candidate: Candidate, key: str, level: str, effort: Effort, chance: Rng) -> Puzzle | None:
    """Return the candidate as a puzzle, or None if its best answer is not certainly the best.

    `level`, `effort`: level and effort of the computers that play the hands out. `chance`: source of the randomness.
    """
    match, seat = candidate.match, candidate.seat
    tried = tries(match, seat, [each.action for each in candidate.best], level, effort, chance)
    if len(tried[0]) < DEALS:
        return None
    record = match.record()
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
        build_answers(candidate.best, tried),
        candidate.found,
        level,
        DEALS,
    )


def tries(
    match: AnyMatch,
    seat: Seat,
    actions: Sequence[Action],
    level: str,
    effort: Effort,
    chance: Rng,
    looks: Mapping[int, float] = LOOKS,
) -> list[list[int]]:
    """Play each action out in the same deals.

    Returns the points of the hand: one list per action, with one value per deal. `looks`: as `LOOKS`. If the first
    action does not lead by enough at one of these checks, the lists have fewer than `DEALS` values.
    """
    game, view, player = match.game, match.view(seat), match.game.players[level]
    found: list[list[int]] = [[] for _ in actions]
    for number in range(1, DEALS + 1):
        world, luck = game.guess(view, chance), chance.bytes(32)
        for action, points in zip(actions, found, strict=True):
            points.append(_brought(game, world, seat, action, player, effort, Rng(luck)))
        if number in looks and not ahead(found, looks[number]):
            return [points[: DEALS - 1] for points in found]
    return found


def ahead(found: Sequence[Sequence[int]], sure: float) -> bool:
    """Return whether the first action leads every other action by more than `sure` standard errors.

    `found`: the points of each action, as `tries` returns them. In the last check (`SURE`), the first action must also
    lead by at least `LEAST_POINTS`.
    """
    for other in found[1:]:
        lead, error = _gap(found[0], other)
        if lead <= sure * error or (sure == SURE and lead < LEAST_POINTS):
            return False
    return True


def build_answers(weighed: Sequence[Weighed], found: Sequence[Sequence[int]]) -> tuple[PuzzleAnswer, ...]:
    """Return the answers with their average points.

    Each answer also has the standard error of its difference to the best answer.
    """
    return tuple(
        PuzzleAnswer(str(each.action), round(fmean(points), 2), round(_gap(found[0], points)[1], 2), each.figures)
        for each, points in zip(weighed, found, strict=True)
    )


def _gap(own: Sequence[int], other: Sequence[int]) -> tuple[float, float]:
    gaps = [mine - theirs for mine, theirs in zip(own, other, strict=True)]
    return fmean(gaps), sqrt(variance(gaps) / len(gaps)) if len(gaps) > 1 else 0.0


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
