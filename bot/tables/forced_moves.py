"""What follows a move by itself: a choice between equal things is answered at once, and nobody is asked."""

from __future__ import annotations

from itertools import takewhile

from bot.store import Move
from bot.tables.registry import Events
from engine.core import Action, AnyMatch, Seat


def follow(match: AnyMatch, now: int) -> tuple[list[Move], Events]:
    """Answer what comes to the same whatever is answered (KK-16); the moves, and what happened."""
    moves: list[Move] = []
    events: Events = ()
    while (answer := unasked(match)) is not None:
        seat, action = answer
        events += match.play(seat, action)
        moves.append(Move(seq=match.seq, seat=seat, action=str(action), by="table", at=now))
    return moves, events


def unasked(match: AnyMatch) -> tuple[Seat, Action] | None:
    """Whose answer is clear without asking, and which; None where there is something to choose."""
    return next(iter(match.equal.items()), None)


def last_of(match: AnyMatch, seat: Seat) -> list[Action]:
    """The latest moves of a seat since somebody else moved: of those they made one, and the others followed."""
    moves = list(match.record().moves)
    while moves and moves[-1][0] != seat:
        moves.pop()
    return [action for _, action in takewhile(lambda move: move[0] == seat, reversed(moves))]
