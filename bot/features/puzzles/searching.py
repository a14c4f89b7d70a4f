"""Search for positions that may become puzzles, in matches between computers.

In such a position, a strong player sees a best answer that at least one of the weaker players misses. Each test drops
most positions, so the cheapest comes first.
"""

from collections.abc import Container, Iterator
from dataclasses import dataclass

from bot.features.puzzles.models import Kind
from engine import judge
from engine.core import TABLE, Action, AnyGame, AnyMatch, Ask, Effort, Match, Rng, Rules, Seat, Weighed

ASKS = (Ask.TURN, Ask.WINDOW, Ask.CHOICE)
FIRST, GLANCE = Effort(8), Effort(25)
LEAST_POINTS = 1.0
"""Minimum lead of the best answer, in points. A puzzle with a smaller lead is not worth learning."""
HOPE = 1.5
"""Number of standard errors by which a lead may be too small at the first look."""
LONGEST = 5_000
"""Maximum number of moves in a match between computers."""

Answer = tuple[Kind, str]
"""A kind of question, and the verb of an answer to it."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A question that may become a puzzle. `actions`: the legal actions, the best by a glance first."""

    match: AnyMatch
    seat: Seat
    kind: Kind
    actions: tuple[Action, ...]


def played(game: AnyGame, seed: bytes, rules: Rules) -> Iterator[tuple[AnyMatch, Seat]]:
    """Yield a match between computers at every question where a seat has a real choice, together with that seat.

    The same match object is yielded each time. It changes when the next value is requested.
    """
    chance = Rng(seed, "puzzle", game.key)
    seats = game.seats[chance.below(len(game.seats))]
    match: AnyMatch = Match(game, rules, seats, chance.bytes(32))
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


def candidate(match: AnyMatch, seat: Seat, chance: Rng, closed: Container[Answer] = ()) -> Candidate | None:
    """Return the question as a candidate, or None if it is not suitable.

    It is not suitable if all weaker computers find the answer, if the two best answers are too close to call, or if
    there are enough puzzles with that answer (`closed`). `chance`: source of the randomness.
    """
    game, view, legal = match.game, match.view(seat), match.pending[seat]
    kind = topic(match, seat)
    if all((kind, action.verb) in closed for action in legal):
        return None
    first, second = judge(game, view, legal, chance, FIRST)[:2]
    if first.points - second.points + HOPE * second.error < LEAST_POINTS:
        return None
    weighed = judge(game, view, legal, chance, GLANCE)
    best = weighed[0].action
    if (kind, best.verb) in closed or not leads(weighed) or not _missed(game, view, legal, best, chance):
        return None
    return Candidate(match.fork(), seat, kind, tuple(each.action for each in weighed))


def leads(weighed: tuple[Weighed, ...]) -> bool:
    """Return whether the first action leads the second by enough for a puzzle."""
    return weighed[0].points - weighed[1].points >= LEAST_POINTS


def _missed(game: AnyGame, view: object, legal: tuple[Action, ...], best: Action, chance: Rng) -> bool:
    """Return whether at least one of the levels below the strongest chooses another action."""
    lower = [*game.players.values()][:-1]
    return any(player(view, legal, Rng(chance.bytes(32))) != best for player in lower)


def topic(match: AnyMatch, seat: Seat) -> Kind:
    """Return the topic of the question for this seat, as the game calls it."""
    return match.question.own.get(seat, match.question.topic)
