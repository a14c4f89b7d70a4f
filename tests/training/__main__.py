"""What the hanafuda games' players have learned: `python -m tests.training GAME` writes `engine/GAME/*.weights` anew.

It needs the extra `fast` (numba) and, on one core, some five to fifteen minutes for each of the game's tables.
"""

from __future__ import annotations

import sys
import time

from engine.hanafuda.tables import SIZES, UNIT
from engine.hanafuda.weights import packed
from tests.training.courses import Course, courses
from tests.training.rounds import duel, learn, np

TIMES, ROUNDS = 30, 300_000
"""So many times so many rounds; each time the steps are shorter."""

FIRST_RATE, LAST_RATE, DARE = 0.03, 0.0006, 0.04
DUELS = 10_000


def learned(course: Course, times: int = TIMES, rounds: int = ROUNDS, duels: int = DUELS) -> bytes:
    """The weights of a course as its file holds them, the same each time; how far it is is printed."""
    weights, nothing = (tuple(np.zeros(size) for size in SIZES) for _ in range(2))
    own, other = course.lookups(weights), course.lookups(nothing)
    began = time.perf_counter()
    for number in range(times):
        rate = FIRST_RATE * (LAST_RATE / FIRST_RATE) ** (number / (times - 1))
        learn(rounds, own, rate, DARE, course.hand, course.field, number)
        gain, error = duel(duels, own, other, course.hand, course.field, 99)
        print(f"{course.name} {number + 1}: {gain:.2f} ({error:.2f}) a round, {time.perf_counter() - began:.0f} s")
    return packed([[round(float(each) * UNIT) for each in table] for table in weights])


def write(game: str) -> None:
    """Learn all courses of a game and write them into its folder."""
    for course in courses(game):
        course.file.write_bytes(learned(course))


if __name__ == "__main__":
    write(sys.argv[1])
