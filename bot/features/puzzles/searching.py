"""Search for positions that may become puzzles, in matches between computers.

In such a position, a strong player sees a best answer that weaker players often miss.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from bot.features.puzzles.models import Kind
from engine import judge
from engine.core import TABLE, Action, AnyGame, AnyMatch, Ask, Effort, Match, Rng, Seat, Weighed

ASKS = (Ask.TURN, Ask.WINDOW, Ask.CHOICE)
TRIES = 20
"""Number of times that weaker computers try a question. The tries are spread evenly over all levels but the strongest.
"""
LEAST_FOUND, MOST_FOUND = 0.2, 0.8
GLANCE, USUAL = Effort(8), Effort(100)
LEAST_POINTS, LEAST_CHANCE = 1.0, 0.03
"""Minimum lead of the best answer, in points or in chance. A puzzle with a smaller lead is not worth learning."""
LONGEST = 5_000
"""Maximum number of moves in a match between computers."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A question that may become a puzzle.

    `best`: the best actions, starting with the very best. `found`: the share of tries in which weaker computers found
    it.
    """

    match: AnyMatch
    seat: Seat
    kind: Kind
    best: tuple[Weighed, ...]
    found: float


def played(game: AnyGame, seed: bytes) -> Iterator[tuple[AnyMatch, Seat]]:
    """Yield a match between computers at every question where a seat has a real choice, together with that seat.

    The rules are those of the first preset. The same match object is yielded each time. It changes when the next value
    is requested.
    """
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
    """Return whether this seat has a real choice that can be shown as a question."""
    many = len(match.pending.get(seat, ())) > 1
    return seat != TABLE and many and match.question.ask in ASKS and seat not in match.equal


def candidate(match: AnyMatch, seat: Seat, chance: Rng) -> Candidate | None:
    """Return the question as a candidate, or None if it is not suitable.

    It is not suitable if it is too easy or too hard, or if its two best answers are too close to call. `chance`: source
    of the randomness.
    """
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
    """Return whether the first action leads the second by enough for a puzzle."""
    best, second = weighed[:2]
    ahead = best.points - second.points, best.chance - second.chance
    return ahead[0] > 0 and (ahead[0] >= LEAST_POINTS or ahead[1] >= LEAST_CHANCE)


def tried(game: AnyGame, view: object, legal: tuple[Action, ...], chance: Rng) -> Counter[Action]:
    """Return how often each action is chosen in TRIES tries by the levels below the strongest."""
    lower = [*game.players.values()][:-1]
    return Counter(lower[number % len(lower)](view, legal, Rng(chance.bytes(32))) for number in range(TRIES))


def topic(match: AnyMatch, seat: Seat) -> Kind:
    """Return the topic of the question for this seat, as the game calls it."""
    return match.question.own.get(seat, match.question.topic)
