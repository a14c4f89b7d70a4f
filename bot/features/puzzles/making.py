"""The command `hanapai puzzles`. It makes puzzles from matches between computers, and judges puzzles.

It uses all processors.
"""

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import TypeVar

from tqdm import tqdm

from bot.features.puzzles.balance import closed, dealt
from bot.features.puzzles.models import Puzzle, Retired, position, read, written
from bot.features.puzzles.proving import HOPES, ahead, proved, sampled, tries
from bot.features.puzzles.searching import Answer, candidate, played
from bot.games import GAMES
from engine.core import Action, Rng

T = TypeVar("T")
U = TypeVar("U")
MATCHES = 100_000
"""Maximum number of matches to search."""
HANDS = 4
"""Number of hands from which one is searched in each match: one of the first four.

If whole matches were searched, the first puzzle would take many minutes.
"""
WEEKLY = 5
"""One of this many new puzzles is kept for the puzzle of the week."""
AGAIN = 4
"""Factor on the number of deals when puzzles are judged."""

Task = tuple[str, frozenset[Answer], int]
"""A game, the answers of which there are enough puzzles, and the number of a match."""


def puzzles(words: Sequence[str]) -> None:
    """Run `puzzles make GAME COUNT FILE` or `puzzles judge FILE COUNT`.

    Raises ValueError with a sentence for the user if the file can't be used.
    """
    work, *given = words
    try:
        if work == "make":
            game, count, file = given
            make(game, int(count), Path(file))
        else:
            file, count = given
            check(Path(file), int(count))
    except FileNotFoundError as error:
        raise ValueError(f"There is no file {error.filename}: check its name and its folder.") from error
    except OSError as error:
        raise ValueError(f"The file {error.filename} can't be used: {error.strerror}.") from error


def make(game: str, count: int, file: Path) -> None:
    """Add puzzles to a file until `count` of them can be dealt. A repeated call continues where the last one stopped.

    Raises ValueError if the file has other content, OSError if it cannot be written.
    """
    made = _read(file) if file.exists() else []
    if any(each.game != game for each in made):
        raise ValueError(f"The file {file} has puzzles of another game: name another file.")
    file.write_text(written(made), "utf-8")  # fail now, not after the minutes that the first puzzle takes
    numbers = [each.key.rpartition("-")[2] for each in made]
    begun = max((int(number) + 1 for number in numbers if number.isdecimal()), default=0)
    with tqdm(total=count, initial=len(dealt(made)), unit="puzzle", desc=game) as bar:
        for found in spread(of_hand, ((game, closed(made), number) for number in range(begun, begun + MATCHES))):
            if found:
                made += (replace(each, weekly=number % WEEKLY == 0) for number, each in enumerate(found, len(made)))
                file.write_text(written(made), "utf-8")
                bar.update(len(dealt(made)) - bar.n)
            if bar.n >= count:
                return


def of_hand(task: Task) -> list[Puzzle]:
    """Return the puzzles of one hand of a match, at most one per topic. The same task always gives the same puzzles."""
    game, enough, number = task
    found: dict[str, Puzzle] = {}
    seed, wanted, presets = f"puzzle {number}".encode(), number % HANDS + 1, [*GAMES[game].presets.values()]
    for match, seat in played(GAMES[game], seed, presets[number // HANDS % len(presets)]):
        chance, hand, topic = Rng(seed, match.seq), match.scene(None).hand, match.question.topic
        if hand > wanted:
            break
        if hand < wanted or topic in found or (good := candidate(match, seat, chance, enough)) is None:
            continue
        puzzle = proved(good, f"{game}-{match.seq}-{number}", chance)
        if puzzle is not None and (puzzle.kind, puzzle.answer) not in enough:
            found[topic] = puzzle
    return [*found.values()]


def check(file: Path, count: int) -> None:
    """Print how many of `count` puzzles, drawn at random from a file, have the same best answer in other deals.

    Each is compared in `AGAIN` times as many deals as when it was made, and played out by computers. Raises ValueError
    if the file has other content.
    """
    made = _read(file)
    drawn = Random(0).sample(made, min(count, len(made)))
    found = [*tqdm(spread(faults, drawn), total=len(drawn), unit="puzzle")]
    for fault in (fault for each in found for fault in each if fault):
        print(fault)
    for place, how in enumerate((f"in {AGAIN} times as many other deals", "when computers play the hands out")):
        held = sum(not each[place] for each in found)
        print(f"{held} of {len(found)} puzzles keep their best answer {how}.")


def _read(file: Path) -> list[Puzzle]:
    try:
        return read(file.read_text("utf-8"))
    except ValueError as error:
        raise ValueError(f"The file {file} is not a file of puzzles: {error}") from error


def faults(puzzle: Puzzle) -> tuple[str, str]:
    """Return what is wrong with a puzzle in more deals, and when it is played out. "" if nothing is.

    Nothing is wrong if its best answer also leads, by however little.
    """
    try:
        match = position(puzzle)
    except Retired as retired:
        return str(retired), str(retired)
    actions = tuple(Action.parse(each.action) for each in puzzle.answers)
    chance = Rng(puzzle.key.encode(), "judged")
    more = sampled(match, puzzle.seat, actions, AGAIN * puzzle.deals, chance)
    played = ahead(tries(match, puzzle.seat, actions, chance, {max(HOPES): 0.0}), 0.0)
    best = max(more, key=lambda each: each.points).action
    keeps = best == puzzle.best if len(more) > 1 else played
    return (
        "" if keeps else f"Puzzle {puzzle.key} has another best answer.",
        "" if played else f"Puzzle {puzzle.key} has another best answer when computers play it out.",
    )


def spread(work: Callable[[T], U], tasks: Iterable[T]) -> Iterator[U]:
    """Yield `work(task)` for each task, in order. The results are computed on all processors.

    Tasks are requested only shortly before they are worked on, so that they can depend on earlier results.
    """
    processes = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    with get_context("spawn").Pool(processes) as pool:
        waiting = deque[Callable[[], U]]()
        for task in tasks:
            waiting.append(pool.apply_async(work, (task,)).get)
            if len(waiting) > 2 * processes:
                yield waiting.popleft()()
        while waiting:
            yield waiting.popleft()()
