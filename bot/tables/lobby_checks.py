"""Checks of what users may do in a lobby. Each raises UserError."""

from collections.abc import Sequence

from bot.errors import UserError
from bot.store import TableRow
from bot.tables.table import Table
from engine.core import Seat


def may_join(row: TableRow, there: Sequence[int | None], user: int, *, blocked: bool) -> None:
    """Check that a user may sit down in a lobby. Raises UserError.

    - `there`: the users who sit there. None for a computer.
    - `blocked`: whether the host has blocked the user.
    """
    if user in there:
        raise UserError("already-seated")
    if blocked:
        raise UserError("may-not-join")
    if user in row.kicked:
        raise UserError("kicked", host=f"<@{row.host}>")
    if row.invited_only and user not in (*row.invited, row.host):
        raise UserError("declined" if user in row.declined else "not-invited", host=f"<@{row.host}>")
    if len(there) >= row.seats:
        raise UserError("table-full")


def in_lobby(table: Table) -> None:
    """Check that the table is a lobby. Raises UserError once the match has begun or the table is closed."""
    if table.row.state != "lobby":
        raise UserError("closed" if table.row.state == "closed" else "already-started")


def sits(table: Table, user: int) -> None:
    """Check that a user sits at the table. Raises UserError."""
    if table.seat_of(user) is None:
        raise UserError("not-seated")


def last_computer(table: Table) -> Seat:
    """Return the last seat with a computer. Raises UserError if there is none."""
    seats = [sitter.seat for sitter in table.sitters if sitter.user is None]
    if not seats:
        raise UserError("no-computer")
    return max(seats)


def check_level(table: Table, level: str | None) -> None:
    """Check that the game has a computer of that level. Raises UserError."""
    if level is not None and level not in table.game.players:
        raise UserError("no-level", level=level)


def host_only(table: Table, user: int) -> None:
    """Check that a user is the host. Raises UserError."""
    if user != table.row.host:
        raise UserError("host-only", host=f"<@{table.row.host}>")
