"""A puzzle as it is saved in a line of a file: a match up to its question, and the points of each answer."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from secrets import token_hex
from typing import Any

from bot.games import GAMES
from engine.core import Action, AnyMatch, Record, Seat, decode, encode

PLAYED = "m"
"""Prefix, after the game, of keys of puzzles from matches of people.

The rest is random and reveals nothing of the match."""

Kind = str
"""Topic of the question, as the game names it."""


@dataclass(frozen=True, slots=True)
class PuzzleAnswer:
    """The points of an action.

    `points`: of the hand, on average. `error`: standard error of the difference to the best action. `figures`: reasons
    for it, as a judge names them."""

    action: str
    points: float
    error: float = 0.0
    figures: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position of a seat with its best answers, the best first.

    `rules`: as in a record. `seed`: in hex. `moves`: all earlier moves, as `seat action`. `seen`: a digest of what the
    seat knew and of what scores; it differs if the rules have changed. `found`: the share of tries in which weaker
    computers found the best. `level` and `deals`: who played the hands out, and in how many deals."""

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
    found: float
    level: str
    deals: int

    @property
    def best(self) -> Action:
        return Action.parse(self.answers[0].action)


def fresh_key(game: str) -> str:
    """Return a new key for a puzzle from a match of people."""
    return f"{game}-{PLAYED}{token_hex(6)}"


def is_played(key: str) -> bool:
    """Return whether the puzzle is from a match of people."""
    return key.partition("-")[2].startswith(PLAYED)


class Retired(ValueError):
    """A puzzle that is no longer valid: its game is gone, or its rules have changed."""


def position(puzzle: Puzzle) -> AnyMatch:
    """Return the match at the question. Raises Retired."""
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
        raise Retired(f"Puzzle {puzzle.key} cannot be played any more: {error}") from error
    legal = {str(action) for action in match.pending.get(puzzle.seat, ())}
    if digest(match, puzzle.seat) != puzzle.seen or not {each.action for each in puzzle.answers} <= legal:
        raise Retired(f"Puzzle {puzzle.key} comes to another position by the rules of today.")
    return match


def digest(match: AnyMatch, seat: Seat) -> str:
    """Return a short digest of what the seat knows, what it may do, and what its game scores."""
    scores = [(each.key, each.points, each.doubles, each.step) for each in match.game.sheet(match.rules)]
    known = encode((match.scene(seat), match.pending.get(seat, ()), scores))
    return sha256(known).hexdigest()[:16]


def written(puzzles: Iterable[Puzzle]) -> str:
    """Return the puzzles as text, a line each."""
    return "".join(f"{encode(each).decode()}\n" for each in puzzles)


def read(text: str) -> list[Puzzle]:
    """Parse the text of `written`. Raises ValueError for a line that is not a puzzle."""
    return [decode(Puzzle, line) for line in text.splitlines()]
