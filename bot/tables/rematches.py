"""Rematches: the same persons, computers and rules, with a new seed and with seats rotated by one."""

import secrets
from dataclasses import replace

from bot.errors import UserError
from bot.store import Sitter
from bot.tables.lobby_service import LOBBY_LIFE_MS, LobbyService
from bot.tables.registry import TableRegistry
from bot.tables.seating import turned
from bot.tables.table import Table

REMATCH_WITHIN_MS = 24 * 60 * 60 * 1000
"""Milliseconds after the end of a match during which users may ask for a rematch."""


class Rematches:
    """Service that opens rematches, at most one for each match.

    No limit on invitations applies to a rematch. The invited users have just played together, and a match has only one
    rematch, so they can't be invited again and again.
    """

    def __init__(self, registry: TableRegistry, lobbies: LobbyService) -> None:
        self._registry, self._lobbies = registry, lobbies

    async def ask(self, table_id: int, user: int, press: int, *, by_itself: bool) -> tuple[Table, bool]:
        """Open a lobby for a rematch, or join the one that another user has opened.

        Return the lobby's table, and whether the lobby is new. `by_itself`: the match starts automatically once all
        persons have accepted.

        Raises UserError: rematch-stranger (the user did not play in the match), closed, rematch-early (the match is
        still running), rematch-late, rematch-closed, rematch-begun or rematch-waits. Also raises as `Limits.may_open`
        and `LobbyService.join`.
        """
        old = await self._registry.get(table_id)
        if old.seat_of(user) is None:
            raise UserError("rematch-stranger", table=str(old.id))
        if old.row.state != "over":
            raise UserError("closed" if old.row.state == "closed" else "rematch-early")
        if self._registry.now() - (old.row.ended_at or 0) > REMATCH_WITHIN_MS:
            raise UserError("rematch-late")
        async with self._registry.opening:
            if (known := await self._registry.store.tables.get_rematch(table_id)) is None:
                return await self._open(old, user, press, by_itself=by_itself), True
        table = await self._registry.get(known)
        if table.row.state != "lobby":
            raise UserError("rematch-closed" if table.row.state == "closed" else "rematch-begun", table=str(known))
        if table.seat_of(user) is not None:
            raise UserError("rematch-waits", table=str(known))
        return await self._lobbies.join(known, user, press), False

    async def _open(self, old: Table, user: int, press: int, *, by_itself: bool) -> Table:
        now = self._registry.now()
        seats = turned([sitter for sitter in old.sitters if not sitter.nameless])
        friends = tuple(sitter.user for sitter in seats if sitter.user not in (None, user))
        await self._lobbies.limits.may_open(old.row.guild, old.row.home, user, friends)
        await self._lobbies.limits.may_invite(old.row.guild, user, friends, agreed=True)
        row = replace(
            old.row,
            id=0,
            channel=old.row.home,
            parent=None,
            thread_link=None,
            rules=old.rules.plain(),
            seats=len(old.sitters),
            host=user,
            invited=friends,
            invited_only=True,
            state="lobby",
            server_seed=secrets.token_bytes(32),
            start_id=None,
            message=None,
            message_at=None,
            round=None,
            due_at=now + LOBBY_LIFE_MS,
            created_at=now,
            ended_at=None,
            active_at=now,
            calm=False,
            reason=None,
            clock_by=old.row.clock_by or "server",  # old tables don't record who chose the clock
            seating=tuple(sitter.user or 0 for sitter in seats),
            rematch_of=old.id,
            night=None,
            # otherwise the host presses Start: with no friends, the commitment would be shown too late, and with a free
            # seat there are too few players
            starts_itself=by_itself and bool(friends) and len(seats) == len(old.sitters),
        )
        there = [sitter for sitter in seats if sitter.user in (None, user)]
        sitters = [
            Sitter(seat=seat, user=each.user, level=None if each.user else each.level, cut=str(press), joined_at=now)
            for seat, each in enumerate(there)
        ]
        return await self._lobbies.opened(row, sitters)
