"""What is remembered of tables, from lobby to result, with the moves that are made there."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

from bot.store.models import Finish, Move, Outcome, Saved, Seated, Sitter, State, TableRow, Win


class TableStore(Protocol):
    """The tables from lobby to result, with their moves. Whatever writes returns once it is kept for good, or has
    changed nothing. All raise StoreError, and what writes to an open table of another process LeaseLost. Times are unix
    milliseconds."""

    # one table

    async def new(self, row: TableRow, sitters: Sequence[Sitter]) -> int:
        """Keep a new table, and with it that its host invited these friends, unless they have just played together;
        return its number."""
        ...

    async def save(self, row: TableRow, sitters: Sequence[Sitter], friends: Sequence[int] = (), at: int = 0) -> None:
        """Replace a table's row and sitters, and keep that its host invited these friends `at` that moment."""
        ...

    async def load(self, table: int) -> Saved | None:
        """A table with its sitters, moves, snapshot and standing orders; None if there is none."""
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
        """Keep a move and those that follow by themselves (`then`), the snapshot, seal and deadline after them, all or
        nothing; with `over` also the end of the match, with `sitters` who sits there otherwise than before, with `won`
        who won the hand that is settled. Returns what the end of the match did to its players.

        Raises ForkedHistory unless the moves are the next ones of the table.
        """
        ...

    async def close(self, tables: Sequence[int], at: int) -> list[int]:
        """Close those of these tables that are lobbies or running, without a result or a message. Returns which they
        were."""
        ...

    async def close_match(self, table: int, reason: str, at: int) -> None:
        """Close a running table without a result; its message stays, so that it can say why."""
        ...

    async def finish_of(self, table: int) -> Finish | None:
        """How a match ended; None if it did not."""
        ...

    async def drop_snapshot(self, table: int, snapshot: str) -> None:
        """Delete the snapshot of a finished match if it still is this one."""
        ...

    async def set_message(self, table: int, message: int | None, at: int, round_: int) -> None:
        """Remember the public message of a table and the round it shows."""
        ...

    async def move(self, table: int, channel: int, parent: int | None, sign: int | None) -> None:
        """Remember where a table is from now on; if that is another channel, no message there shows it yet."""
        ...

    async def set_due(self, table: int, due_at: int | None) -> None:
        """Move the deadline of a table."""
        ...

    async def set_sitters(self, table: int, sitters: Sequence[Sitter], due_at: int | None, active_at: int) -> None:
        """Keep who sits there otherwise than before, with the deadline of the table and when a person last did
        something."""
        ...

    async def set_order(self, table: int, seat: int, name: str, *, on: bool) -> None:
        """Give a standing order for a seat, or take it back."""
        ...

    async def set_orders(self, table: int, orders: Mapping[int, frozenset[str]]) -> None:
        """Make these the standing orders of a table, by seat, and no others."""
        ...

    # which tables

    async def of_host(self, host: int) -> list[TableRow]:
        """The lobbies and running tables of a host, on all servers."""
        ...

    async def open_by_game(self) -> dict[tuple[str, State], int]:
        """How many lobbies and running tables of each game and state this process has."""
        ...

    async def begun(self, most: int) -> list[int]:
        """Up to so many tables with a match that was begun: half of them the newest, the others by chance."""
        ...

    async def in_channel(self, channel: int) -> list[int]:
        """The lobbies and running tables of a channel, with its threads."""
        ...

    async def on_server(self, guild: int) -> list[int]:
        """The lobbies and running tables of a server."""
        ...

    async def of_user(self, guild: int, user: int, states: Sequence[State], most: int) -> list[Seated]:
        """The newest tables of a server where the user sits, in one of these states, and who sits there."""
        ...

    async def asleep(self, user: int) -> list[Seated]:
        """The matches of somebody that sleep, because all of their persons are away, or will once an open claim window
        has ended; the latest first."""
        ...

    async def waiting(self, guild: int, game: str, channel: int, most: int) -> list[Seated]:
        """The lobbies of a game on a server that anybody may join and where a seat is free: those of that channel
        first, then the oldest."""
        ...

    async def open_in(self, guild: int, places: Collection[int], skip: int, most: int) -> list[Seated]:
        """The lobbies with a free seat in these channels, the oldest first, and then the running matches there, the
        newest first; without the first `skip` of all."""
        ...

    async def latest(self, user: int, channel: int) -> int | None:
        """The latest table of the user in the channel: a running one, else a lobby, else a finished one."""
        ...

    async def rematch_of(self, table: int) -> int | None:
        """The number of a table's rematch; None: it has none."""
        ...
