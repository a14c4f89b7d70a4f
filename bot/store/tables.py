"""The interface to saved tables, from lobby to result, and their moves."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

from bot.store.models import Finish, Move, Outcome, Saved, Seated, Sitter, State, TableRow, Win


class TableStore(Protocol):
    """The tables from lobby to result, with their moves.

    A writing method returns once its data is safely committed. If it fails, it has changed nothing. All methods raise
    StoreError. Writing to an open table of another process raises LeaseLost. Times are unix milliseconds.
    """

    # one table

    async def new(self, row: TableRow, sitters: Sequence[Sitter]) -> int:
        """Save a new table and return its number.

        Also record the host's invitations, unless the table is a rematch.
        """
        ...

    async def save(self, row: TableRow, sitters: Sequence[Sitter], friends: Sequence[int] = (), at: int = 0) -> None:
        """Replace a table's row and sitters. Record that its host invited `friends` at the time `at`."""
        ...

    async def load(self, table: int) -> Saved | None:
        """Return a table with everything saved about it, or None."""
        ...

    async def append(
        self,
        table: int,
        move: Move,
        snapshot: str,
        over: Finish | None = None,
        due_at: int | None = None,
        sitters: Sequence[Sitter] = (),
        then: Sequence[Move] = (),
        won: Sequence[Win] = (),
        seal: str = "",
    ) -> tuple[Outcome, ...]:
        """Save a move and the automatic moves that follow it (`then`), all or nothing.

        If the match ended, return its effect on the players, by seat. Otherwise return ().

        The snapshot, its checksum (`seal`) and the deadline are saved with the moves. `over`: the end of the match, or
        None if it goes on. `sitters`: the seats that changed. `won`: the wins of the hand that was settled.

        Raises ForkedHistory unless these are the next moves of the table.
        """
        ...

    async def close(self, tables: Sequence[int], at: int) -> list[int]:
        """Close the given tables without a result, and forget their messages.

        Tables that are already over stay as they are.

        Return the numbers of the tables that were closed.
        """
        ...

    async def close_match(self, table: int, reason: str, at: int) -> None:
        """Close a running table without a result. Its message is kept, so that the message can show the reason."""
        ...

    async def get_finish(self, table: int) -> Finish | None:
        """Return how a match ended, or None if it hasn't ended."""
        ...

    async def drop_snapshot(self, table: int, snapshot: str) -> None:
        """Delete the snapshot of a finished match if it still equals `snapshot`."""
        ...

    async def set_message(self, table: int, message: int | None, at: int, round_: int) -> None:
        """Save the public message of a table and the round that the message shows."""
        ...

    async def move(self, table: int, channel: int, parent: int | None, thread_link: int | None) -> None:
        """Save a table's new channel, parent and thread link (see `TableRow`).

        After moving to a new channel, the table has no public message yet.
        """
        ...

    async def set_due(self, table: int, due_at: int | None) -> None:
        """Set the deadline of a table."""
        ...

    async def set_sitters(self, table: int, sitters: Sequence[Sitter], due_at: int | None, active_at: int) -> None:
        """Save the seats that changed, the table's deadline, and the time of the last action by a person."""
        ...

    async def set_order(self, table: int, seat: int, name: str, *, on: bool) -> None:
        """Add a standing order to a seat, or remove it."""
        ...

    async def set_orders(self, table: int, orders: Mapping[int, frozenset[str]]) -> None:
        """Replace all standing orders of a table. `orders`: the names of the orders of each seat."""
        ...

    # finding tables

    async def get_for_host(self, host: int) -> list[TableRow]:
        """Return the lobbies and running tables of a host, on all servers."""
        ...

    async def open_by_game(self) -> dict[tuple[str, State], int]:
        """Count the lobbies and running tables of this process by game and state."""
        ...

    async def sample_begun(self, most: int) -> list[int]:
        """Return up to `most` tables whose match has begun.

        Half of them are the newest, the others are chosen at random.
        """
        ...

    async def in_channel(self, channel: int) -> list[int]:
        """Return the lobbies and running tables of a channel and its threads."""
        ...

    async def on_server(self, guild: int) -> list[int]:
        """Return the lobbies and running tables of a server."""
        ...

    async def get_for_user(self, guild: int, user: int, states: Sequence[State], most: int) -> list[Seated]:
        """Return the newest tables on a server at which the user sits, with their seats.

        `states`: the states to include.
        """
        ...

    async def asleep(self, user: int) -> list[Seated]:
        """Return the user's paused matches, the latest first. A match is paused when all of its people are away.

        A match in which a claim window is still open is included. It is paused once the window ends.
        """
        ...

    async def waiting(self, guild: int, game: str, channel: int, most: int) -> list[Seated]:
        """Return a game's lobbies on a server that anyone may join and that have a free seat.

        Lobbies in `channel` come first. After that, the oldest come first.
        """
        ...

    async def open_in(self, guild: int, places: Collection[int], skip: int, most: int) -> list[Seated]:
        """Return the lobbies with a free seat in these channels, followed by the running matches there.

        Of the lobbies, the oldest come first. Of the matches, the newest come first. `skip`: how many tables to leave
        out at the start.
        """
        ...

    async def latest(self, user: int, channel: int) -> int | None:
        """Return the user's latest table in the channel, or None.

        Running tables come before lobbies, and lobbies before other tables.
        """
        ...

    async def get_rematch(self, table: int) -> int | None:
        """Return the number of a table's rematch, or None."""
        ...
