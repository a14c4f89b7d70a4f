"""Forced moves. A choice between equal actions is made at once, and no player is asked."""

from itertools import takewhile

from bot.store import Move
from bot.tables.events import Told
from engine.core import Action, AnyMatch, Seat


def follow(match: AnyMatch, now: int) -> tuple[list[Move], Told]:
    """Play all forced moves, in which the player's choice makes no difference (KK-16).

    Return these moves and their events.
    """
    moves: list[Move] = []
    events: Told = ()
    while (answer := unasked(match)) is not None:
        seat, action = answer
        events += match.play(seat, action)
        moves.append(Move(seq=match.seq, seat=seat, action=str(action), by="table", at=now))
    return moves, events


def unasked(match: AnyMatch) -> tuple[Seat, Action] | None:
    """Return a seat with a forced move, and this move. None if no move is forced."""
    return next(iter(match.equal.items()), None)


def last_of(match: AnyMatch, seat: Seat) -> list[Action]:
    """Return the latest moves that a seat made in a row, latest first.

    The player chose one of them. The others were forced.
    """
    moves = list(match.record().moves)
    while moves and moves[-1][0] != seat:
        moves.pop()
    return [action for _, action in takewhile(lambda move: move[0] == seat, reversed(moves))]
