"""Which puzzles of a book are dealt, so that no answer can be guessed.

Surplus puzzles stay in the book, where links to them still work. They are dealt once there are enough others.
"""

from collections import Counter
from collections.abc import Iterable, Sequence

from bot.features.puzzles.models import Puzzle
from bot.features.puzzles.searching import Answer

CALL, MOST_CALLS = "decide", 0.15
"""The kind of question that asks whether to go on, and its maximum share of a game's puzzles."""
MANY, MOST_SAME = 10, 0.6
"""Number of puzzles of a kind from which shares count, and the maximum share in which one answer is right."""


def dealt(puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """Return the puzzles to deal, in the same order. Surplus ones are left out, the last ones first."""
    kept = [*puzzles]
    while surplus := _surplus(kept):
        place = next(place for place in reversed(range(len(kept))) if _choice(kept[place]) == surplus)
        del kept[place]
    return kept


def closed(puzzles: Sequence[Puzzle]) -> frozenset[Answer]:
    """Return the answers of which there are already more puzzles than can be dealt."""
    kept = {each.key for each in dealt(puzzles)}
    return frozenset(_choice(each) for each in puzzles if each.key not in kept)


def _surplus(puzzles: Iterable[Puzzle]) -> Answer | None:
    """Return an answer with too many puzzles, or None if there is none."""
    answers = Counter(map(_choice, puzzles))
    kinds = Counter[str]()
    for (kind, _), count in answers.items():
        kinds[kind] += count
    for choice, count in answers.most_common():
        if kinds[choice[0]] >= MANY and count > MOST_SAME * kinds[choice[0]]:
            return choice
    if kinds.total() >= 2 * MANY and kinds[CALL] > MOST_CALLS * kinds.total():
        return max((each for each in answers if each[0] == CALL), key=lambda each: answers[each])
    return None


def _choice(puzzle: Puzzle) -> Answer:
    return puzzle.kind, puzzle.answer
