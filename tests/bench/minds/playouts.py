"""How many random hands of each game are played in a second: by `Match.play`, played out from the deal on, and by
RLCard's mahjong from its own shuffle on, in one run on one core.

`uv run --group bench python -m tests.bench.minds.playouts`
"""

# pyright: reportMissingImports=false

import os
import random
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

import rlcard
from rlcard.agents import RandomAgent

from engine import GAMES
from engine.core import FINISH, AnyGame, Match
from engine.fuzhou.playout import Playout as Fuzhou
from engine.hanaawase.playout import Playout as Hanaawase
from engine.jiaxing.playout import Playout as Jiaxing
from engine.koikoi.playout import Playout as Koikoi
from engine.stopgo.playout import Playout as Stopgo

PLAYOUTS = {"koikoi": Koikoi, "stopgo": Stopgo, "hanaawase": Hanaawase, "jiaxing": Jiaxing, "fuzhou": Fuzhou}
HANDS = {"hanafuda": 1000, "mahjong": 40}
"""By deck, how many in a lot; of several lots the quickest counts, and the ways take turns."""

ROUNDS = 5


def main() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    print("| game | by `Match.play` | played out | another program | played out beside it |\n|---|---|---|---|---|")
    for key, game in GAMES.items():
        for seats in game.seats:
            name = key + f" for {seats}" * (len(game.seats) > 1)
            other = rivals_mahjong() if game.deck == "mahjong" else None
            print(f"| {name} | {' | '.join(figures(key, seats, other))} |", flush=True)


def figures(key: str, seats: int, other: tuple[str, Callable[[Any], object]] | None) -> Iterator[str]:
    """Hands a second each way, the other program's by its name, and how many times as quick the play-outs are."""
    game = GAMES[key]
    seeds = [number.to_bytes(32, "big") for number in range(HANDS[game.deck])]
    states = [dealt(game, seed, seats) for seed in seeds]
    name, way = other or ("", None)
    lots = [
        (
            timed(lambda seed: played(game, seed, seats), seeds),
            timed(partial(played_out, PLAYOUTS[key]), states),
            timed(way, seeds) if way else 0.0,
        )
        for _ in range(ROUNDS)
    ]
    match, playout, theirs = (min(lot) for lot in zip(*lots, strict=True))
    yield from (f"{1e6 / each:,.0f}" for each in (match, playout))
    yield from (f"{name}: {1e6 / theirs:,.0f}", f"{theirs / playout:.0f} times") if way else ("", "")


def one_game(environment: rlcard.envs.Env) -> None:
    environment.run(is_training=False)


def played(game: AnyGame, seed: bytes, seats: int = 4) -> None:
    """One hand by a match: whoever is asked, the table too, answers in any order."""
    match = Match(game, game.rules(), seats, seed)
    for seat in range(seats):
        match.play(seat, match.pending[seat][0])
    while match.result is None and FINISH not in match.pending.get(0, ()):
        seat = any_of([*match.pending])
        match.play(seat, any_of(match.pending[seat]))


def dealt(game: AnyGame, seed: bytes, seats: int = 4) -> Any:
    """A state in which the first hand has begun."""
    state = game.start(game.rules(), seats, seed).state
    for seat in range(seats):
        state = game.apply(state, seat, game.pending(state)[seat][0]).state
    return state


def played_out(playout: Any, state: Any) -> None:
    playout(state).run(lambda _, seat, options: any_of(options))


def any_of(items: Sequence[Any]) -> Any:
    """One of them, with as little ado as possible: it is not what is measured."""
    return items[int(random.random() * len(items))]


def rivals_mahjong() -> tuple[str, Callable[[Any], object]]:
    environment = rlcard.make("mahjong", config={"seed": 2})
    environment.set_agents([RandomAgent(num_actions=environment.num_actions)] * environment.num_players)
    return "RLCard", lambda _: one_game(environment)


def timed(way: Callable[[Any], object], hands: Sequence[Any]) -> float:
    """Microseconds a hand."""
    began = time.perf_counter()
    for hand in hands:
        way(hand)
    return (time.perf_counter() - began) / len(hands) * 1e6


if __name__ == "__main__":
    main()
