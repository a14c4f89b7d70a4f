"""What a puzzle is, as it is kept in a line of a file: a match up to its question, and what each answer brought."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from secrets import token_hex
from typing import Any

from bot.games import GAMES
from engine.core import Action, AnyMatch, Record, Seat, decode, encode

PLAYED = "m"
"""So keys of puzzles from matches of people begin behind their game; the rest is chance, and says nothing of these."""

Kind = str
"""What is asked, in a word of the game: the topic of the question."""


@dataclass(frozen=True, slots=True)
class PuzzleAnswer:
    """What an action brought, in points of the hand on average, and a standard error against the best action; figures:
    what speaks for it, as a judge names it."""

    action: str
    points: float
    error: float = 0.0
    figures: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position of a seat with its best answers, the best first.

    rules: as a record has them; seed: in hex; moves: `seat action`, all that was played before. seen: what the seat
    knew and what scores, as a digest: where rules have changed, another one comes out. found: the share of tries of
    lower computers that found the best; level, deals: who played the hands to their end, and in how many deals.
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
    found: float
    level: str
    deals: int

    @property
    def best(self) -> Action:
        return Action.parse(self.answers[0].action)


def fresh_key(game: str) -> str:
    """A key for a puzzle from a match of people."""
    return f"{game}-{PLAYED}{token_hex(6)}"


def is_played(key: str) -> bool:
    """Whether a puzzle is from a match of people."""
    return key.partition("-")[2].startswith(PLAYED)


class Retired(ValueError):
    """A puzzle that is none any more: its game is not there, or its rules have changed."""


def position(puzzle: Puzzle) -> AnyMatch:
    """The match at the question. Raises Retired."""
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
    """What a seat knows, what it may do, and what its game scores, in a few letters."""
    scores = [(each.key, each.points, each.doubles, each.step) for each in match.game.sheet(match.rules)]
    known = encode((match.scene(seat), match.pending.get(seat, ()), scores))
    return sha256(known).hexdigest()[:16]


def written(puzzles: Iterable[Puzzle]) -> str:
    """A line each."""
    return "".join(f"{encode(each).decode()}\n" for each in puzzles)


def read(text: str) -> list[Puzzle]:
    """The exact inverse. Raises ValueError for a line that is no puzzle."""
    return [decode(Puzzle, line) for line in text.splitlines()]
