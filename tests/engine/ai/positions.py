"""Positions of random matches in which somebody has to choose, for tests of all computer players."""

from collections.abc import Iterator
from itertools import count
from typing import Any, NamedTuple

from engine import GAMES
from engine.core import FINISH, TABLE, Action, AnyGame, Match, Rng, Seat
from engine.testing.plans import state_of
from tests.toy import GAME as TOY

EVERY = {**GAMES, TOY.key: TOY}


class Position(NamedTuple):
    """The truth at a moment, and a seat that has several things to choose from."""

    game: AnyGame
    state: Any
    seat: Seat
    legal: tuple[Action, ...]


def positions(key: str, seed: str, apart: int = 23) -> Iterator[Position]:
    """Without end, under all presets and numbers of seats: every question that is new by its verbs, and after that
    one in about `apart` decisions."""
    game, met = EVERY[key], set[frozenset[str]]()
    for number in count():
        rng = Rng(seed.encode(), key, number)
        match = Match(game, rng.pick([*game.presets.values()]), rng.pick(game.seats), rng.bytes(32))
        while match.pending:
            for seat, legal in match.pending.items():
                verbs = frozenset(action.verb for action in legal)
                if seat != TABLE and len(legal) > 1 and (verbs not in met or not rng.below(apart)):
                    met.add(verbs)
                    yield Position(game, state_of(match), seat, legal)
            seat = rng.pick(sorted(match.pending))
            legal = match.pending[seat]
            likely = legal[0] if seat == TABLE else next(iter(game.players.values()))(match.view(seat), legal, rng)
            match.play(seat, rng.pick([action for action in (likely, likely, *legal) if action != FINISH]))
