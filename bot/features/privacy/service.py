"""Erasure of users. A user leaves every table and is forgotten. The data of other users stays complete."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

from bot.errors import UserError
from bot.settings.settings import Settings
from bot.store.process_bus import Request
from bot.tables.events import LobbyChanged, SeatsChanged
from bot.tables.leaving import Leaving
from bot.tables.lobby_service import LobbyService
from bot.tables.registry import TableRegistry
from bot.tables.remote_tasks import ANSWER_PAUSE_S, PATIENCE_S
from bot.tables.table import Table

log = logging.getLogger(__name__)

FORGET = "forget"
"""Kind of the request that makes all processes forget a user.

Its answer is the time of the deletion in unix milliseconds.
"""
ROUNDS = 5
"""Maximum number of rounds of leaving all tables. Between rounds the user may join another table."""


class Erasure:
    """Reading and erasure of a user's data.

    `shown`: called with each table whose message must be updated because the user left it or was erased. `requests`:
    the requests to erase users, of all processes.
    """

    def __init__(
        self,
        registry: TableRegistry,
        lobbies: LobbyService,
        leaving: Leaving,
        settings: Settings,
        shown: Callable[[int], None] = lambda _: None,
    ) -> None:
        self._registry, self._lobbies, self._leaving, self._settings = registry, lobbies, leaving, settings
        self.people, self.requests = registry.store.people, registry.store.requests
        self.shown = shown

    async def forget(self, user: int) -> bool:
        """Make a user leave every lobby and running table, then erase the user in one commit.

        Returns True if the data is already off the disk. Returns False if its removal from the disk takes some minutes
        more.

        Raises UserError while the data still exists. not-forgotten: something could not be saved. still-seated: the
        user cannot leave a table. After these two errors, a repeated call continues the work. forgotten-later: other
        processes have not yet left all their tables, and will continue automatically. This error has the number of
        tables left.
        """
        try:
            for _ in range(ROUNDS):
                if await self.leave_all(user):
                    await self._tell(user)
                    return await self.purge()
            if self._registry.store.leases.shared:
                return await self._left_by_others(user)
        except UserError as refused:
            if not refused.unsaved:
                raise
            raise UserError("not-forgotten") from refused
        raise UserError("still-seated")

    async def answer(self, request: Request) -> None:
        """Mark the request as answered. Other processes then forget the user too. Raises UserError."""
        await self.requests.answer(request.id, str(self._registry.now()))

    async def leave_all(self, user: int) -> bool:
        """Leave the user's tables in this process. Then erase the user, unless a table still names them.

        Returns whether the user was erased. Raises UserError.
        """
        for number in await self.people.open_tables(user):
            await self._leave(number, user)
        return await self._forgotten(user)

    def forget_here(self, user: int) -> None:
        """Remove a user from this process's memory after another process has erased the user."""
        self._settings.forgotten(user)
        self._registry.forget_ended()

    async def _tell(self, user: int) -> None:
        """Make other processes remove the user from their memory, e.g. the user's name.

        Do nothing if no other process can share the database.
        """
        if self._registry.store.leases.shared:
            request = Request(FORGET, user)
            await self.answer(replace(request, id=await self.requests.ask(request)))

    async def _left_by_others(self, user: int) -> bool:
        number = await self.requests.ask(Request(FORGET, user))
        for _ in range(int(PATIENCE_S / ANSWER_PAUSE_S)):
            await asyncio.sleep(ANSWER_PAUSE_S)
            if await self.requests.answered(number) is not None:
                return await self.purge()
        raise UserError("forgotten-later", count=max(1, len(await self.people.open_tables(user))))

    async def purge(self) -> bool:
        """Remove deleted data from the disk. Return whether this is done. Otherwise the store tries again later."""
        with suppress(UserError):  # the deletion stays, and the store retries
            return await self._registry.store.purge()
        return False

    async def _leave(self, number: int, user: int) -> None:
        """Make the user leave a table, whether as its host, a player or an invited user.

        Raises UserError only if the table cannot be read or saved.
        """
        try:
            table = await self._registry.get(number)
            if table.row.state == "playing":
                await self._leave_match(table, user)
            elif user == table.row.host or (table.seat_of(user) is not None and user not in table.row.invited):
                await self._lobbies.leave(number, user)
                self.shown(number)
            elif user in table.row.invited:
                await self._lobbies.decline(number, user)
                self.shown(number)
        except UserError as refused:
            if refused.key in ("no-table", "damaged"):  # no-table: a removed game
                await self._registry.close_broken(number)
            elif refused.unsaved or refused.key == "database-gone":
                raise
            else:  # something changed there at the same time: the next round sees it
                log.info("Table %s not left yet (%s); will retry.", number, refused.key)

    async def _leave_match(self, table: Table, user: int) -> None:
        seat = table.seat_of(user)
        if seat is not None and table.sitter(seat).resigned_at is None:
            await self._leaving.resign(table.id, user)

    async def _forgotten(self, user: int) -> bool:
        """Erase the user, unless a table still names them. Return whether the user was erased."""
        numbers = await self.people.open_tables(user)
        async with self._registry.hold_all(numbers) as held:
            try:
                named = await self.people.forget(user, self._settings.blocks.nameless(user), numbers)
            except BaseException:
                for table in held:
                    self._registry.forget(table.id)
                    self._registry.unsure(table.id)
                raise
            for number in named or ():
                self._registry.forget(number)
        if named is None:
            return False
        self._settings.forgotten(user)
        for table in held:
            await self._show(table.id)
        return True

    async def _show(self, number: int) -> None:
        """Update the message of an open table that no longer names the user."""
        try:
            async with self._registry.hold(number) as table:
                lobby = table.row.state == "lobby"
                self._registry.events.publish(LobbyChanged(table) if lobby else SeatsChanged(table))
                self.shown(number)
        except UserError as refused:
            log.info("Message of table %s not updated yet (%s).", number, refused.key)
            self._registry.unsure(number)
