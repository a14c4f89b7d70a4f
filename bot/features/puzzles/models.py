"""A puzzle as it is saved in one line of a file: a match up to its question, and the points of each answer."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from hashlib import sha256
from secrets import token_hex
from typing import Any

from bot.games import GAMES
from engine.core import Action, AnyMatch, Record, Seat, decode, encode

PLAYED = "m"
"""Prefix of the last part of a key, for puzzles from people's matches. The first part of the key is the game.

The rest of such a key is random and reveals nothing about the match.
"""

Kind = str
"""Topic of a question, as the game calls it."""


@dataclass(frozen=True, slots=True)
class PuzzleAnswer:
    """An action with its points.

    `points`: average points of the hand. `error`: standard error of the difference to the best action. `figures`:
    reasons for the action, by the names that the judge gives them.
    """

    action: str
    points: float
    error: float = 0.0
    figures: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position of a seat with its best answers, the best first.

    `rules`: in the form of a record. `seed`: in hex. `moves`: all earlier moves, each as `seat action`. `seen`: a
    digest of what the seat knew and what the game scores; it shows whether the rules have changed. `deals`: number of
    deals in which the answers were compared. `missed`: whether a strong computer misses the best answer at a glance.
    `weekly`: whether it is kept for the puzzle of the week.
    """

    key: str
    game: str
    kind: Kind
    seats: int
    seat: Seat
    seed: str
    rules: dict[str, Any]
    moves: tuple[str, ...]
    seen: str
    answers: tuple[PuzzleAnswer, ...]
    deals: int
    missed: bool = False
    weekly: bool = False

    @property
    def best(self) -> Action:
        return Action.parse(self.answers[0].action)

    @property
    def lead(self) -> float:
        """The points by which the best answer leads the second best."""
        return self.answers[0].points - max(each.points for each in self.answers[1:])

    @property
    def answer(self) -> str:
        """The best answer as a choice: its verb, with its pieces if another answer has the same verb."""
        verbs = [each.action.partition(" ")[0] for each in self.answers]
        return self.answers[0].action if verbs[0] in verbs[1:] else verbs[0]


def fresh_key(game: str) -> str:
    """Return a new key for a puzzle from a match between people."""
    return f"{game}-{PLAYED}{token_hex(6)}"


def is_played(key: str) -> bool:
    """Return whether the puzzle with this key is from a match between people."""
    return key.partition("-")[2].startswith(PLAYED)


class Retired(ValueError):
    """A puzzle that is no longer valid, because its game was removed or its rules have changed."""


def position(puzzle: Puzzle) -> AnyMatch:
    """Return the match at the puzzle's question. Raises Retired."""
    game = GAMES.get(puzzle.game)
    if game is None:
        raise Retired(f"Puzzle {puzzle.key}: there is no game {puzzle.game!r}.")
    try:
        moves = tuple(
            (int(seat), Action.parse(said)) for seat, _, said in (each.partition(" ") for each in puzzle.moves)
        )
        record = Record(game.key, game.rules.parse(puzzle.rules), puzzle.seats, bytes.fromhex(puzzle.seed), moves)
        match = AnyMatch.replay(game, record)
    except (ValueError, TypeError) as error:
        raise Retired(f"Puzzle {puzzle.key} can no longer be played: {error}") from error
    legal = {*map(str, match.pending.get(puzzle.seat, ()))}
    if digest(match, puzzle.seat) != puzzle.seen or not {each.action for each in puzzle.answers} <= legal:
        raise Retired(f"Puzzle {puzzle.key} has another position under the current rules.")
    return match


NEWER = frozenset({"aims", "claims"})
"""Keys of sheets of hints that are newer than the first puzzles."""


def digest(match: AnyMatch, seat: Seat) -> str:
    """Return a short digest of the position. It changes if today's rules lead to another position.

    It covers what the seat knows, which moves are legal, and what the game scores. Newer hints follow from these, and
    are left out, so that older puzzles stay valid.
    """
    scene = match.scene(seat)
    scene = replace(scene, sheets=tuple(sheet for sheet in scene.sheets if sheet.key not in NEWER))
    scores = [(each.key, each.points, each.doubles, each.step) for each in match.game.sheet(match.rules)]
    return sha256(encode((scene, match.pending.get(seat, ()), scores))).hexdigest()[:16]


def written(puzzles: Iterable[Puzzle]) -> str:
    """Return the puzzles as text, one line each."""
    return "".join(f"{encode(each).decode()}\n" for each in puzzles)


def read(text: str) -> list[Puzzle]:
    """Parse text in the form of `written`. Raises ValueError for a line that is not a puzzle."""
    return [decode(Puzzle, line) for line in text.splitlines()]
