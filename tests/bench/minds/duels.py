"""Matches between two levels on the same deals, with the better level at each seat in turn."""

import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any, NamedTuple

from engine import GAMES
from engine.core import FULL, TABLE, AnyGame, AnyMatch, Effort, Event, Match, Player, Rng, Rules, Seat

LONGEST = 20_000
"""Maximum number of moves of a match."""

USUAL = ("rounds", 6)
LENGTHS = {"jiaxing": ("match_rounds", 1), "fuzhou": ("match_rounds", 1)}
"""Setting for the length of a match and its value here, by game. `USUAL`: that of all other games."""


@dataclass(frozen=True, slots=True)
class Budget:
    """A limit on the cost of a decision: guesses, and milliseconds of processor time (0: no limit)."""

    samples: int = FULL.samples
    ms: float = 0

    def effort(self) -> Effort:
        """Return the limit of a decision that begins now."""
        if not self.ms:
            return Effort(self.samples)
        end = time.thread_time() + self.ms / 1000
        return Effort(self.samples, lambda: time.thread_time() >= end)


@dataclass(frozen=True, slots=True)
class Contest:
    """A level against another. Each of its groups of matches has deals of its own, by number."""

    key: str
    better: str
    lower: str
    preset: str
    rules: Rules
    seats: int
    seed: str = "strength"
    budget: Budget = Budget()

    @property
    def game(self) -> AnyGame:
        return GAMES[self.key]

    def match(self, number: int) -> AnyMatch:
        """Return a match of this group before its first move."""
        deals = sha256(f"{self.seed} {self.key} {self.seats} {number}".encode()).digest()
        return Match(self.game, self.rules, self.seats, deals)


class Played(NamedTuple):
    """The points of each seat after a match, and its number of hands."""

    points: tuple[int, ...]
    hands: int


Group = tuple[Played, ...]
"""Matches on the same deals, by the seat of the better level."""


def rules(key: str, preset: str) -> Rules:
    """Return the rules of a preset, for a match of the length that is played here."""
    setting, length = LENGTHS.get(key, USUAL)
    return replace(GAMES[key].presets[preset], **{setting: length})


def group(contest: Contest, number: int) -> Group:
    """Play the matches of a group. Without a limit on time, they are the same each time."""
    return tuple(_match(contest, number, seat) for seat in range(contest.seats))


def _match(contest: Contest, number: int, better: Seat) -> Played:
    levels = contest.game.players
    players = {seat: levels[contest.better if seat == better else contest.lower] for seat in range(contest.seats)}
    match = contest.match(number)
    for _ in played(match, players, Rng(match.seed, "better", better), contest.budget):
        pass
    assert match.result is not None
    return Played(match.result.points, match.result.hands)


def played(
    match: AnyMatch, players: Mapping[Seat, Player[Any]], rng: Rng, budget: Budget
) -> Iterator[tuple[Event, ...]]:
    """Play to the end. Each seat has an Rng of its own. Yields the events of each move."""
    luck = {seat: Rng(rng.bytes(32), seat) for seat in players}
    while match.pending:
        assert match.seq < LONGEST, "this match does not end"
        seat = max(match.pending)  # the table goes on when all have answered
        legal = match.pending[seat]
        if seat == TABLE or len(legal) == 1:
            yield match.play(seat, legal[0])
        else:
            yield match.play(seat, players[seat](match.view(seat), legal, luck[seat], budget.effort()))
