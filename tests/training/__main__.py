"""Training of the weights of `hard`: `python -m tests.training GAME` writes those of a game again, the same each time.

Each course of a hanafuda game starts from nothing and writes `engine/GAME/COURSE.weights`. It needs the extra `fast`
(numba), and about ten minutes on one core. Fuzhou starts from first weights of its own and writes
`engine/fuzhou/weights.py` after half an hour. The weights of `normal` stay as they are, because no course writes
`COURSE_normal.weights`, and in Fuzhou `normal` aims at no special patterns. `easy` has none.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

from engine.hanafuda.tables import SIZES, UNIT
from engine.hanafuda.weights import packed
from tests.training import fuzhou
from tests.training.courses import GAMES, Course, courses
from tests.training.fit import fitted
from tests.training.labels import labelled
from tests.training.rounds import duel, learn, np

TIMES, ROUNDS = 30, 300_000
"""So many times so many rounds; each time the steps are shorter."""

FIRST_RATE, LAST_RATE, DARE = 0.03, 0.0006, 0.04
DUELS = 10_000

CHUNKS, CHUNK, FIRST_SEED = 48, 2500, 1000
"""Number of seeds, number of labels from one seed, and the first seed."""

EPOCHS, FIRST_STEP, LAST_STEP = 4, 0.004, 0.0005


def learned(course: Course, times: int = TIMES, rounds: int = ROUNDS, duels: int = DUELS) -> tuple[Any, ...]:
    """The weights of a course after self-play, without triples, the same each time; how far it is is printed."""
    weights, nothing = (tuple(np.zeros(size) for size in (*SIZES[:-1], 1)) for _ in range(2))
    own, other = course.lookups(weights), course.lookups(nothing)
    began = time.perf_counter()
    for number in range(times):
        rate = FIRST_RATE * (LAST_RATE / FIRST_RATE) ** (number / (times - 1))
        learn(rounds, own, rate, DARE, course.hand, course.field, number)
        gain, error = duel(duels, own, other, course.hand, course.field, 99)
        print(f"{course.name} {number + 1}: {gain:.2f} ({error:.2f}) a round, {time.perf_counter() - began:.0f} s")
    return tuple(np.rint(table * UNIT).astype(np.int64) for table in weights)


def taught(course: Course, weights: Any, chunks: int = CHUNKS, size: int = CHUNK, duels: int = DUELS) -> bytes:
    """The weights after a turn of search as teacher, as the course's file holds them."""
    policy = course.lookups(weights, UNIT)
    labels = [labelled(size, policy, course.hand, course.field, FIRST_SEED + number) for number in range(chunks)]
    rows, values = (np.concatenate(part) for part in zip(*labels, strict=True))
    return fitted_to(course, weights, rows, values, duels)


def fitted_to(course: Course, weights: Any, rows: Any, values: Any, duels: int = DUELS) -> bytes:
    """The weights fitted to labels; what the policy gains is printed."""
    before = tuple(table / UNIT for table in weights)
    after = (*(table.copy() for table in before[:-1]), np.zeros(SIZES[-1]))
    own, other = course.lookups(after), course.lookups(before)
    for number in range(EPOCHS):
        rate = FIRST_STEP * (LAST_STEP / FIRST_STEP) ** (number / (EPOCHS - 1))
        error = fitted(rows, values, own, rate, number)
        gain, doubt = duel(duels, own, other, course.hand, course.field, 99)
        print(f"{course.name}, labels {number + 1}: error {error:.4f}, {gain:.3f} ({doubt:.3f}) a round", flush=True)
    return packed([np.rint(table * UNIT).astype(int).tolist() for table in after])


def write(game: str) -> None:
    """Learn all weights of a game and write them into its folder."""
    if game == "fuzhou":
        fuzhou.write()
        return
    for course in courses(game):
        course.file.write_bytes(taught(course, learned(course)))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Learn the weights of a game again.")
    parser.add_argument("game", choices=(*GAMES, "fuzhou"))
    write(parser.parse_args().game)
