"""Actions of a host about the guests of their lobby: invite, remove, seat, and start with computers."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.errors import UserError
from bot.store import Sitter
from bot.tables.lobby_checks import check_level, host_only
from bot.tables.lobby_service import LobbyService
from bot.tables.seating import seat_key, turned
from bot.tables.table import Table


class GuestService:
    """Service for the host's actions about guests. Every change is saved before it is shown."""

    def __init__(self, lobbies: LobbyService, now: Callable[[], int], opening: asyncio.Lock) -> None:
        self._lobbies, self._now, self._opening = lobbies, now, opening

    async def invite(self, table_id: int, user: int, friends: Sequence[int]) -> Table:
        """Invite more friends for the host. Friends who declined or were removed before may be invited again.

        If anyone may join the lobby, this remains so.

        Raises UserError: challenge-self, already-here (seated or invited), no-free-seat, and as `Limits.may_invite`.
        """

        def check(table: Table) -> None:
            host_only(table, user)
            for friend in friends:
                if friend == user:
                    raise UserError("challenge-self")
                if table.seat_of(friend) is not None or friend in table.row.invited:
                    raise UserError("already-here", friend=f"<@{friend}>")
            if _expected(table) + len(friends) > table.game.seats[-1]:
                raise UserError("no-free-seat", most=table.game.seats[-1])

        async with self._lobbies.lobby(table_id, check) as table, self._opening:
            await self._lobbies.limits.may_invite(table.row.guild, user, friends)
            row = replace(
                table.row,
                invited=(*table.row.invited, *friends),
                declined=tuple(other for other in table.row.declined if other not in friends),
                kicked=tuple(other for other in table.row.kicked if other not in friends),
                seats=max(table.row.seats, _expected(table) + len(friends)),
                starts_itself=False,
            )
            return await self._lobbies.save(table, row, table.sitters, friends)

    async def remove(self, table_id: int, user: int, key: str) -> Table:
        """Remove a computer, a guest or an invited user from the lobby. `key`: the `seat_key` of the one to remove.

        A removed user can't come back unless the host invites them again. Raises UserError: remove-self for the host,
        seats-changed if the lobby has no such key.
        """

        def check(table: Table) -> None:
            host_only(table, user)
            if key == str(user):
                raise UserError("remove-self")
            if key not in (*map(seat_key, table.sitters), *map(str, table.row.invited)):
                raise UserError("seats-changed")

        async with self._lobbies.lobby(table_id, check) as table:
            row = replace(table.row, starts_itself=False)
            if key.isdecimal():
                invited = tuple(other for other in row.invited if str(other) != key)
                row = replace(row, invited=invited, kicked=(*row.kicked, int(key)))
            sitters = [sitter for sitter in table.sitters if seat_key(sitter) != key]
            return await self._lobbies.save(table, row, sitters)

    async def seat(self, table_id: int, user: int, keys: Sequence[str]) -> Table:
        """Seat all sitters in the order of `keys`. Each sitter keeps their cut, the word that changes the seed.

        Raises UserError: seats-changed, unless `keys` are exactly the keys of the sitters.
        """

        def check(table: Table) -> None:
            host_only(table, user)
            if sorted(keys) != sorted(map(seat_key, table.sitters)):
                raise UserError("seats-changed")

        async with self._lobbies.lobby(table_id, check) as table:
            there = {seat_key(sitter): sitter for sitter in table.sitters}
            return await self._reseat(table, [there[key] for key in keys])

    async def turn(self, table_id: int, user: int) -> Table:
        """Move every sitter on to the next seat."""
        async with self._lobbies.lobby(table_id, lambda table: host_only(table, user)) as table:
            return await self._reseat(table, turned(table.sitters))

    async def shuffle(self, table_id: int, user: int) -> Table:
        """Seat the sitters in random order."""
        async with self._lobbies.lobby(table_id, lambda table: host_only(table, user)) as table:
            sitters = list(table.sitters)
            secrets.SystemRandom().shuffle(sitters)
            return await self._reseat(table, sitters)

    async def start_with_computers(self, table_id: int, user: int, press: int, level: str | None = None) -> Table:
        """Fill all free seats with computers and start the match. Both changes are saved in one step.

        `level`: the level of the computers. By default it is that of the computer seated last, or the game's first
        level. Raises UserError: no-level.
        """

        def check(table: Table) -> None:
            host_only(table, user)
            check_level(table, level)

        async with self._lobbies.lobby(table_id, check) as table:
            levels = [
                sitter.level
                for sitter in sorted(table.sitters, key=lambda sitter: sitter.joined_at)
                if sitter.user is None
            ]
            level = level or (levels[-1] if levels else next(iter(table.game.players)))
            free = range(len(table.sitters), table.row.seats)
            now = self._now()
            computers = [Sitter(seat=seat, user=None, level=level, cut=str(press), joined_at=now) for seat in free]
            return await self._lobbies.begin(table, table.row, [*table.sitters, *computers], press)

    async def _reseat(self, table: Table, sitters: Sequence[Sitter]) -> Table:
        there = tuple(sitter.user or 0 for sitter in sitters)
        asked = tuple(other for other in table.row.seating if other and other not in there)
        return await self._lobbies.save(table, replace(table.row, seating=(*there, *asked)), sitters)


def _expected(table: Table) -> int:
    """Return the number of users and computers that are seated or invited."""
    return len(table.sitters) + sum(table.seat_of(friend) is None for friend in table.row.invited)
