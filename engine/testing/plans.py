"""Random tables for the contract: rules, seats and seed of a game, and random moves through the match."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from hypothesis import strategies as st

from engine.core import FINISH, Action, AnyGame, AnyMatch, Match, Option, Rng, Rules, Seat, decode

T = TypeVar("T")

LONGEST = 5000
"""Maximum number of moves of a match. After `long` moves, all seats finish at the next pause."""

LONG = 1500
"""Default number of moves after which the players finish the match.

Some rules allow endless matches. E.g. if the dealer stays after a draw and players only play safe, the deal never
passes.
"""


@dataclass(frozen=True)
class Plan:
    """A match determined only by these values: its table, and the number that decides every random move."""

    game: AnyGame = field(repr=False)
    rules: Rules
    seats: int
    seed: bytes
    walk: int
    long: int = LONG

    def rng(self, *path: str | int) -> Rng:
        """Return a source of randomness that gives the same numbers for the same plan and path."""
        return Rng(self.seed, "contract", self.walk, *path)

    def match(self) -> AnyMatch:
        """Return the match before its first move."""
        return Match(self.game, self.rules, self.seats, self.seed)

    def moves(self) -> Iterator[tuple[AnyMatch, Seat, Action]]:
        """Yield the match before each move, together with that move. The move is played when the loop continues."""
        match, rng = self.match(), self.rng("moves")
        while match.pending:
            assert match.seq < LONGEST, "this match does not end"
            seat, action = chosen(match, rng, self.long)
            yield match, seat, action
            match.play(seat, action)

    def played(self) -> AnyMatch:
        """Return the match at its end."""
        last = self.match()
        for match, _, _ in self.moves():
            last = match
        return last

    def stops(self, count: int) -> set[int]:
        """Return the numbers of some random moves for closer checks, including the first and the last move."""
        total, rng = self.played().seq, self.rng("stops")
        return {0, total} | {rng.below(total + 1) for _ in range(count)}


def chosen(match: AnyMatch, rng: Rng, long: int = LONG) -> tuple[Seat, Action]:
    """Return a random legal move. The safe default is likelier and `finish` is rare, so that matches last long."""
    seat = rng.pick(sorted(match.pending))
    legal = match.pending[seat]
    action = legal[0] if rng.below(3) == 0 else rng.pick(legal)
    if action == FINISH and rng.below(4):
        action = legal[0]
    return seat, default((action, *legal), match.seq, long)


def default(legal: tuple[Action, ...], made: int, long: int) -> Action:
    """Return the first legal action, the safe default.

    If more than `long` moves were made, return `finish` if it is offered. `made`: number of moves that were made.
    """
    return FINISH if made > long and FINISH in legal else legal[0]


def plans(game: AnyGame, long: int = LONG) -> st.SearchStrategy[Plan]:
    """Return a Hypothesis strategy of plans for a game, over all values that its options allow."""
    values = {option.name: _values(option) for option in game.rules.options()}
    return st.builds(
        Plan,
        game=st.just(game),
        rules=st.one_of(
            st.fixed_dictionaries(values).map(lambda chosen: game.rules(**chosen)),
            st.sampled_from(list(game.presets.values())),
        ),
        seats=st.sampled_from(list(game.seats)),
        seed=st.binary(min_size=32, max_size=32),
        walk=st.integers(0, 10**6),
        long=st.just(long),
    )


def _values(option: Option) -> st.SearchStrategy[Any]:
    if option.low is not None and option.high is not None:
        return st.integers(option.low, option.high)
    return st.sampled_from(option.offer)


def state_of(match: AnyMatch) -> Any:
    """Return the state inside a match, read from its snapshot."""
    return decode(match.game.state, json.dumps(json.loads(match.snapshot())["state"]))


def eyes(match: AnyMatch) -> list[Seat | None]:
    """Return all viewers of the table: the seats, then a spectator (None)."""
    return [*range(match.seats), None]


def asked_of(pending: Mapping[int, T], eye: int | None) -> T | None:
    """Return the part of `pending` that a viewer is asked. A spectator (None) is asked nothing."""
    return None if eye is None else pending.get(eye)
