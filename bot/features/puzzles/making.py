"""The command `hanapai puzzles`. It makes puzzles from matches between computers, and judges puzzles.

It uses all processors.
"""

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import TypeVar

from tqdm import tqdm

from bot.features.puzzles.models import Puzzle, Retired, position, read, written
from bot.features.puzzles.proving import DEALS, EFFORT, ahead, proved, tries
from bot.features.puzzles.searching import candidate, played
from bot.games import GAMES
from engine.core import Action, AnyMatch, Rng

T = TypeVar("T")
U = TypeVar("U")
MATCHES = 100_000
"""Maximum number of matches to search."""
HANDS = 4
"""Number of hands from which one is searched in each match: one of the first four.

If whole matches were searched, the first puzzle would take many minutes.
"""


def puzzles(words: Sequence[str]) -> None:
    """Run `puzzles make GAME COUNT LEVEL FILE` or `puzzles judge FILE`.

    Raises ValueError with a sentence for the user if the file can't be used.
    """
    work, *given = words
    try:
        if work == "make":
            game, count, level, file = given
            make(game, int(count), level, Path(file))
        else:
            judge(Path(*given))
    except FileNotFoundError as error:
        raise ValueError(f"There is no file {error.filename}: check its name and its folder.") from error
    except OSError as error:
        raise ValueError(f"The file {error.filename} can't be used: {error.strerror}.") from error


def make(game: str, count: int, level: str, file: Path) -> None:
    """Add puzzles to a file until it has `count`. A repeated call continues where the last one stopped.

    `level`: level of the computers that play the hands out. Raises ValueError if the file has other content, OSError if
    it cannot be written.
    """
    made = _read(file) if file.exists() else []
    if any(each.game != game for each in made):
        raise ValueError(f"The file {file} has puzzles of another game: name another file.")
    file.write_text(written(made), "utf-8")  # fail now, not after the minutes that the first puzzle takes
    numbers = [each.key.rpartition("-")[2] for each in made]
    begun = max((int(number) + 1 for number in numbers if number.isdecimal()), default=0)
    with tqdm(total=count, initial=len(made), unit="puzzle", desc=game) as bar:
        for found in spread(partial(of_hand, game, level), range(begun, begun + MATCHES)):
            for puzzle in found:
                if len(made) < count and not (plain(puzzle) and sum(map(plain, made)) >= count // 2):
                    made.append(puzzle)
                    bar.update()
            file.write_text(written(made), "utf-8")
            if len(made) >= count:
                return


def plain(puzzle: Puzzle) -> bool:
    """Return whether the puzzle has only two answers, so that half of all guesses are right.

    At most half of the puzzles in a file may have only two answers.
    """
    return len(puzzle.answers) == 2


def of_hand(game: str, level: str, number: int) -> list[Puzzle]:
    """Return the puzzles of one hand of match `number`, at most one per topic.

    The same arguments always give the same puzzles. `level`: level of the computers that play the hands out.
    """
    found: dict[str, Puzzle] = {}
    seed, wanted = f"puzzle {number}".encode(), number % HANDS + 1
    for match, seat in played(GAMES[game], seed):
        chance, hand, topic = Rng(seed, match.seq), match.scene(None).hand, match.question.topic
        if hand > wanted:
            break
        if hand < wanted or topic in found or (good := candidate(match, seat, chance)) is None:
            continue
        puzzle = proved(good, f"{game}-{match.seq}-{number}", level, EFFORT, chance)
        if puzzle is not None:
            found[topic] = puzzle
    return [*found.values()]


def judge(file: Path) -> None:
    """Print how many puzzles of a file have the same best answer when they are played out in other deals.

    Raises ValueError if the file has other content.
    """
    made = _read(file)
    found = [*tqdm(spread(_fault, made), total=len(made), unit="puzzle")]
    for fault in filter(None, found):
        print(fault)
    print(f"{found.count('')} of {len(found)} puzzles keep their best answer in {DEALS} other deals.")


def _read(file: Path) -> list[Puzzle]:
    try:
        return read(file.read_text("utf-8"))
    except ValueError as error:
        raise ValueError(f"The file {file} is not a file of puzzles: {error}") from error


def _fault(puzzle: Puzzle) -> str:
    """Return what is wrong with a puzzle, or "" if nothing is.

    Nothing is wrong if its best answer also leads in other deals, by however little.
    """
    try:
        return "" if _keeps(puzzle, position(puzzle)) else f"Puzzle {puzzle.key} has another best answer."
    except Retired as retired:
        return str(retired)


def _keeps(puzzle: Puzzle, match: AnyMatch) -> bool:
    actions = [Action.parse(each.action) for each in puzzle.answers]
    chance = Rng(puzzle.key.encode(), "judged")
    return ahead(tries(match, puzzle.seat, actions, puzzle.level, EFFORT, chance, looks={}), 0.0)


def spread(work: Callable[[T], U], tasks: Iterable[T]) -> Iterator[U]:
    """Yield `work(task)` for each task, in order. The results are computed on all processors.

    If the iterator is closed early, unfinished tasks are cancelled.
    """
    processes = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    with get_context("spawn").Pool(processes) as pool:
        yield from pool.imap(work, tasks)
