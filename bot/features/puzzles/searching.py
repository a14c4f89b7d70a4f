"""Positions that may be puzzles: from matches of computers, where a strong one sees a best answer that others miss."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from bot.features.puzzles.models import Kind
from engine import judge
from engine.core import TABLE, Action, AnyGame, AnyMatch, Ask, Effort, Match, Rng, Seat, Weighed

ASKS = (Ask.TURN, Ask.WINDOW, Ask.CHOICE)
TRIES = 20
"""So often lower computers try it, half of them of each level below the best."""
LEAST_FOUND, MOST_FOUND = 0.2, 0.8
GLANCE, USUAL = Effort(8), Effort(100)
LEAST_POINTS, LEAST_CHANCE = 1.0, 0.03
"""A best answer that leads by less is none to remember."""
LONGEST = 5_000
"""No match of computers has more moves than this."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A question that may be a puzzle. best: the best actions, the first ahead; found: as in a puzzle."""

    match: AnyMatch
    seat: Seat
    kind: Kind
    best: tuple[Weighed, ...]
    found: float


def played(game: AnyGame, seed: bytes) -> Iterator[tuple[AnyMatch, Seat]]:
    """A match by the first preset among computers of all levels, stopped at every question of a seat that has a choice;
    the match is the caller's only until it asks for the next."""
    chance = Rng(seed, "puzzle", game.key)
    seats = game.seats[chance.below(len(game.seats))]
    match: AnyMatch = Match(game, next(iter(game.presets.values())), seats, chance.bytes(32))
    levels = [*game.players.values()][1:]
    while match.pending and match.seq < LONGEST:
        seat = max(match.pending)  # the table goes on when all have answered
        legal = match.pending[seat]
        if chooses(match, seat):
            yield match, seat
        if seat == TABLE or len(legal) == 1 or match.question.ask is Ask.PAUSE:
            match.play(seat, legal[0])
        else:
            match.play(seat, levels[0](match.view(seat), legal, chance))


def chooses(match: AnyMatch, seat: Seat) -> bool:
    """Whether that seat has a real choice, which somebody can be shown."""
    many = len(match.pending.get(seat, ())) > 1
    return seat != TABLE and many and match.question.ask in ASKS and seat not in match.equal


def candidate(match: AnyMatch, seat: Seat, chance: Rng) -> Candidate | None:
    """What that question is worth as a puzzle, None where it is too plain, too hard, or close."""
    game, view, legal = match.game, match.view(seat), match.pending[seat]
    given = tried(game, view, legal, chance)
    if max(given.values()) > MOST_FOUND * TRIES or not leads(judge(game, view, legal, chance, GLANCE)):
        return None
    weighed = judge(game, view, legal, chance, USUAL)
    share = given[weighed[0].action] / TRIES
    if not leads(weighed) or not LEAST_FOUND <= share <= MOST_FOUND:
        return None
    return Candidate(match.fork(), seat, topic(match, seat), weighed[:3], share)


def leads(weighed: tuple[Weighed, ...]) -> bool:
    """Whether the first is ahead of the second by as much as is worth telling."""
    best, second = weighed[:2]
    ahead = best.points - second.points, best.chance - second.chance
    return ahead[0] > 0 and (ahead[0] >= LEAST_POINTS or ahead[1] >= LEAST_CHANCE)


def tried(game: AnyGame, view: object, legal: tuple[Action, ...], chance: Rng) -> Counter[Action]:
    """What the levels below the best one do there, in all tries."""
    lower = [*game.players.values()][:-1]
    return Counter(lower[number % len(lower)](view, legal, Rng(chance.bytes(32))) for number in range(TRIES))


def topic(match: AnyMatch, seat: Seat) -> Kind:
    """What it is about, in a word of the game."""
    return match.question.own.get(seat, match.question.topic)
