"""Lets people leave everything and be forgotten; what belongs to others stays whole."""

from __future__ import annotations

import asyncio
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

ASKED, WANTED = "forget:", "wanted"
"""The key of a note before the number of somebody, and what it says until they are forgotten."""
PATIENCE_S, LOOK_PAUSE_S = 8.0, 0.25
"""For so long, looking so often, somebody waits until the other processes have left their tables."""
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
        still-seated where they cannot leave; the same once more goes on from there. And forgotten-later, where other
        processes do not leave their tables soon: it goes on by itself.
        """
        try:
            for _ in range(ROUNDS):
                if await self.leave_all(user):
                    return await self.purge()
            if self._keeper.store.leases.shared:
                return await self._left_by_others(user)
        except Refused as refused:
            if not refused.unsaved:
                raise
            raise Refused("not-forgotten") from refused
        raise Refused("still-seated")

    async def wanted(self) -> dict[int, str]:
        """Who wants to be forgotten: WANTED, or when that was done, in unix milliseconds. Raises Refused."""
        noted = await self._keeper.read(self._keeper.store.notes.all(ASKED))
        return {int(key.removeprefix(ASKED)): said for key, said in noted.items()}

    async def note(self, user: int, said: str) -> None:
        """Note for all processes how far that is, or nothing any more. Raises Refused."""
        await self._keeper.saved(self._keeper.store.notes.keep(f"{ASKED}{user}", said))

    async def leave_all(self, user: int) -> bool:
        """Leave the tables of this process, then take somebody out of everything, unless a table still names them.
        Returns whether that is done. Raises Refused."""
        for number in await self._keeper.read(self._people.open_tables(user)):
            await self._leave(number, user)
        return await self._forgotten(user)

    def forget_here(self, user: int) -> None:
        """Remember nothing any more of somebody whom another process has taken out of everything."""
        self._settings.forgotten(user)
        self._keeper.forget_ended()

    async def _left_by_others(self, user: int) -> bool:
        await self.note(user, WANTED)
        for _ in range(int(PATIENCE_S / LOOK_PAUSE_S)):
            await asyncio.sleep(LOOK_PAUSE_S)
            if (await self.wanted()).get(user) != WANTED:
                return await self.purge()
        raise Refused("forgotten-later")

    async def purge(self) -> bool:
        """Take what was deleted off the disk; whether that is done, or will be."""
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
