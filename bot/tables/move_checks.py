"""Checks of what users may do in a match. Each raises UserError."""

from bot.errors import UserError
from bot.tables.forced_moves import last_of
from bot.tables.table import Table
from engine.core import Action, AnyMatch, Seat


def seated(table: Table, user: int) -> tuple[AnyMatch, Seat]:
    """Return the match and the user's seat in it. Raises UserError: not-seated, in-lobby or closed."""
    if (seat := table.seat_of(user)) is None:
        raise UserError("not-seated")
    if table.match is None:
        raise UserError("closed" if table.row.state == "closed" else "in-lobby")
    return table.match, seat


def playing(table: Table, user: int, *, resigned: bool = False) -> tuple[AnyMatch, Seat]:
    """Return the running match and the user's seat in it.

    Raises UserError: over, or as `seated` does. Raises UserError: resigned, if the user has resigned. With `resigned`,
    this is allowed.
    """
    match, seat = seated(table, user)
    if match.result is not None:
        raise UserError("over")
    if table.sitter(seat).resigned_at is not None and not resigned:
        raise UserError("resigned")
    return match, seat


def check_move(table: Table, user: int, question: int, action: Action) -> Seat:
    """Check that a user may make a move, and return their seat. The result is reliable only under the table's lock.

    Raises UserError as `MatchService.play` does.
    """
    match, seat = playing(table, user)
    if action not in match.pending.get(seat, ()) or question != match.number:
        if action in last_of(match, seat):
            raise UserError("repeated")
        raise UserError("stale" if question != match.number else "not-asked")
    return seat


def check_order(table: Table, user: int, name: str) -> tuple[AnyMatch, Seat]:
    """Check that a user may give this standing order. Return the match and the user's seat.

    Raises UserError as `MatchService.set_order` does.
    """
    found = playing(table, user)
    if all(name != order.key for order in table.game.orders):
        raise UserError("unknown-button")
    return found
