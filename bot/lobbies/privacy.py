"""Lets people leave everything and be forgotten; what belongs to others stays whole."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress

from bot.lobbies.lobbies import Lobbies
from bot.people.settings import Settings
from bot.store.people import About
from bot.tables.keeper import Keeper
from bot.tables.leaving import Leaving
from bot.tables.table import Refused, Table

log = logging.getLogger(__name__)

ROUNDS = 5
"""So often tables are left again, because somebody sat down or was named elsewhere in between."""


class Privacy:
    """All that is kept about somebody, and its end. It calls `shown` with the tables where others see them no more."""

    def __init__(
        self,
        keeper: Keeper,
        lobbies: Lobbies,
        leaving: Leaving,
        settings: Settings,
        shown: Callable[[int], None] = lambda _: None,
    ) -> None:
        self._keeper, self._lobbies, self._leaving, self._settings = keeper, lobbies, leaving, settings
        self._people = keeper.store.people
        self.shown = shown

    async def about(self, user: int) -> About:
        """All that names somebody. Raises Refused: not-loaded."""
        return await self._keeper.read(self._people.about(user))

    async def forget(self, user: int) -> bool:
        """Leave every lobby and running table of somebody, then take them out of everything, in one commit. Returns
        whether nothing of it is on the disk any more, or something still for some minutes.

        Raises Refused, with all that names them still there: not-forgotten where something could not be saved, and
        still-seated where they cannot leave; the same once more goes on from there.
        """
        try:
            for _ in range(ROUNDS):
                for number in await self._keeper.read(self._people.open_tables(user)):
                    await self._leave(number, user)
                if await self._forgotten(user):
                    return await self._purged()
        except Refused as refused:
            if not refused.unsaved:
                raise
            raise Refused("not-forgotten") from refused
        raise Refused("still-seated")

    async def _purged(self) -> bool:
        with suppress(Refused):  # what is deleted stays so, and the store tries again
            return await self._keeper.saved(self._keeper.store.purge())
        return False

    async def _leave(self, number: int, user: int) -> None:
        """Leave a table as far as somebody takes part there. Raises Refused only where it cannot be read or saved."""
        try:
            table = await self._keeper.get(number)
            if table.row.state == "playing":
                await self._leave_match(table, user)
            elif user == table.row.host or (table.seat_of(user) is not None and user not in table.row.invited):
                await self._lobbies.leave(number, user)
                self.shown(number)
            elif user in table.row.invited:
                await self._lobbies.decline(number, user)
                self.shown(number)
        except Refused as refused:
            if refused.key == "no-table":  # a game that is not played any more
                await self._keeper.saved(self._keeper.store.tables.close([number], self._keeper.now()))
            elif refused.unsaved or refused.key == "database-gone":
                raise
            else:  # something happened there at the same time: the next round sees it
                log.info("Table %s was not left (%s).", number, refused.key)

    async def _leave_match(self, table: Table, user: int) -> None:
        seat = table.seat_of(user)
        if seat is not None and table.sitter(seat).resigned_at is None:
            await self._leaving.resign(table.id, user)

    async def _forgotten(self, user: int) -> bool:
        """Take somebody out of everything; whether that was possible."""
        numbers = await self._keeper.read(self._people.open_tables(user))
        async with self._keeper.hold_all(numbers) as held:
            try:
                blocked_as = self._settings.blocks.nameless(user)
                named = await self._keeper.saved(self._people.forget(user, blocked_as, numbers))
            except BaseException:
                for table in held:
                    self._keeper.forget(table.id)
                    self._keeper.unsure(table.id)
                raise
            for number in named or ():
                self._keeper.forget(number)
        if named is None:
            return False
        self._settings.forgotten(user)
        for table in held:
            await self._show(table.id)
        return True

    async def _show(self, number: int) -> None:
        """Let everybody see an open table without whom it named."""
        try:
            async with self._keeper.hold(number) as table:
                self._keeper.tell(table, ())
                self.shown(number)
        except Refused as refused:
            log.info("Table %s is shown later (%s).", number, refused.key)
            self._keeper.unsure(number)
