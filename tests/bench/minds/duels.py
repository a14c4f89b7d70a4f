"""Matches of one level against another on the same deals, with its seat changed: what the bench of strength counts."""

import os
import time
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from contextlib import closing, nullcontext
from dataclasses import dataclass, replace
from functools import partial
from hashlib import sha256
from multiprocessing import get_context
from typing import Any, NamedTuple, TypeVar

from engine import GAMES
from engine.core import FULL, TABLE, Action, AnyGame, AnyMatch, Effort, Event, Match, Player, Rng, Rules, Seat

T = TypeVar("T")
U = TypeVar("U")
PROCESSES = len(os.sched_getaffinity(0))
LONGEST = 20_000
"""No match has more moves than this."""

USUAL = ("rounds", 6)
LENGTHS = {"jiaxing": ("match_rounds", 1), "fuzhou": ("match_rounds", 1)}
"""By game, which setting says how long a match is, and what it is here by default; in other games `USUAL`."""


@dataclass(frozen=True, slots=True)
class Budget:
    """What a level may spend on a decision: guesses, and milliseconds of processor time (0: no matter how many)."""

    samples: int = FULL.samples
    ms: float = 0

    def effort(self) -> Effort:
        """For one decision that begins now."""
        if not self.ms:
            return Effort(self.samples)
        end = time.thread_time() + self.ms / 1000
        return Effort(self.samples, lambda: time.thread_time() >= end)

    def __str__(self) -> str:
        return f"{self.samples:,} samples" + f", at most {self.ms:g} ms" * bool(self.ms)


@dataclass(frozen=True, slots=True)
class Contest:
    """A level against another: by the number of a group its deals, of which every seat in turn has the better one."""

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
        """A match of this group before its first move."""
        deals = sha256(f"{self.seed} {self.key} {self.seats} {number}".encode()).digest()
        return Match(self.game, self.rules, self.seats, deals)

    @property
    def name(self) -> str:
        """The game, and for how many where it is not always the same number."""
        return self.key + f" for {self.seats}" * (len(self.game.seats) > 1)

    @property
    def rounds(self) -> int:
        """How long a match is."""
        return getattr(self.rules, LENGTHS.get(self.key, USUAL)[0])


class Played(NamedTuple):
    """A match that is over: points by seat, and after how many hands."""

    points: tuple[int, ...]
    hands: int


Group = tuple[Played, ...]
"""Matches on the same deals, by the seat that the better level had."""


def rules(key: str, preset: str, rounds: int = 0) -> Rules:
    """The rules of a preset, for a match of so many rounds (0: as long as this bench plays)."""
    setting, usual = LENGTHS.get(key, USUAL)
    return replace(GAMES[key].presets[preset], **{setting: rounds or usual})


def player(key: str, level: str) -> Player[Any]:
    """A level by its name; `hard@50` has 50 samples whatever the budget. Raises KeyError, or ValueError if that is no
    number."""
    name, _, samples = level.partition("@")
    found = GAMES[key].players[name]
    return partial(_limited, found, int(samples)) if samples else found


def _limited(
    mind: Player[Any], samples: int, view: Any, legal: tuple[Action, ...], rng: Rng, effort: Effort = FULL
) -> Action:
    return mind(view, legal, rng, replace(effort, samples=samples))


def groups(contest: Contest, numbers: range, processes: int) -> Iterator[Group]:
    """These groups in their order; they are the same with any number of processes."""
    tasks = [(number, seat) for number in numbers for seat in range(contest.seats)]
    with closing(spread(partial(_match, contest), tasks, processes)) as matches:
        for _ in numbers:
            yield tuple(next(matches) for _ in range(contest.seats))


def spread(work: Callable[[T], U], tasks: Iterable[T], processes: int) -> Generator[U]:
    """What comes of each task, in their order; what is under way is given up when nobody asks for more."""
    with get_context("spawn").Pool(processes) if processes > 1 else nullcontext() as pool:
        yield from (pool.imap if pool else map)(work, tasks)


def _match(contest: Contest, task: tuple[int, Seat]) -> Played:
    number, better = task
    names = [contest.better if seat == better else contest.lower for seat in range(contest.seats)]
    players = {seat: player(contest.key, name) for seat, name in enumerate(names)}
    match = contest.match(number)
    for _ in played(match, players, Rng(match.seed, "better", better), contest.budget):
        pass
    assert match.result is not None
    return Played(match.result.points, match.result.hands)


def played(
    match: AnyMatch, players: Mapping[Seat, Player[Any]], rng: Rng, budget: Budget
) -> Iterator[tuple[Event, ...]]:
    """Play to the end, each seat with a luck of its own. Yields after every move what has happened."""
    luck = {seat: Rng(rng.bytes(32), seat) for seat in players}
    while match.pending:
        assert match.seq < LONGEST, "this match does not end"
        seat = max(match.pending)  # the table goes on when all have answered
        legal = match.pending[seat]
        if seat == TABLE or len(legal) == 1:
            yield match.play(seat, legal[0])
        else:
            yield match.play(seat, players[seat](match.view(seat), legal, luck[seat], budget.effort()))
