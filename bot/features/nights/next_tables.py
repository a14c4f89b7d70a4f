"""Seating at a club night: seats free players, shows their tables, and tells waiting players where to sit."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from bot.errors import UserError
from bot.features.nights.night_tables import NightTables
from bot.framework.services import Services
from bot.store.nights import Night
from bot.tables.background_tasks import BackgroundTasks
from bot.tables.table import Table
from bot.transport import responses
from bot.transport.payload import MessagePayload
from bot.transport.responses import Interaction
from bot.transport.retries import FAILURES

log = logging.getLogger(__name__)

LIVES_S = 14 * 60
"""Seconds after a press in which the bot can edit its answer to that press."""
OFFER_MS = 30_000
"""Milliseconds of waiting after which the answer to the player's press offers a match with computers."""
OFFERED = "offered"
"""Key in the extras of an interaction. It says that its answer has offered that match."""
PLACE_S, LOOK_S = 20.0, 0.1
"""Seconds that a new table may take to get its thread, and seconds between two checks for the thread."""

Told = Callable[[Interaction, Table], Awaitable[MessagePayload]]
Waits = Callable[[Interaction, Night, bool], Awaitable[MessagePayload]]


class NightSeats:
    """A service that seats waiting players and remembers their presses.

    While the answer to a press can be edited, it is edited to show the player's new table. Other players are only
    pinged at their table. `told`: builds the message for a player who has got a seat. `waits`: builds the message for a
    player who waits, and gets whether to offer a match with computers.
    """

    def __init__(self, services: Services, tables: NightTables, told: Told, waits: Waits) -> None:
        self._registry, self._tables, self._table_messages = services.registry, tables, services.table_messages
        self._hands, self.told, self.waits = services.hands, told, waits
        self._waiting: dict[tuple[int, int], Interaction] = {}
        self._telling = BackgroundTasks()

    def remember(self, night: Night, interaction: Interaction) -> None:
        """Remember the press of a user who was told to wait.

        The answer to this press can later be edited to show the user's new table.
        """
        self._waiting[night.id, interaction.user.id] = interaction

    def forget(self, night: int, user: int) -> None:
        self._waiting.pop((night, user), None)

    def forget_person(self, user: int) -> None:
        for key in [key for key in self._waiting if key[1] == user]:
            del self._waiting[key]

    async def seat(self, night: Night) -> None:
        """Give tables to the players who wait for one, and show the new tables. Raises UserError."""
        for table in await self._tables.seat(night):
            self.show(table)
            for user in table.persons:
                interaction = self._waiting.pop((night.id, user), None)
                if interaction is not None and responses.age_s(interaction) < LIVES_S:
                    self._telling.do(self._tell(interaction, table.id))
        await self._offer(night)

    async def _offer(self, night: Night) -> None:
        """Offer a match with computers, once a wait, to each player who has waited for long and has none."""
        remembered = {user: each for (number, user), each in self._waiting.items() if number == night.id}
        waiting = {user: each for user, each in remembered.items() if OFFERED not in each.extras}
        for user, since in await self._tables.idle(night) if waiting else ():
            interaction = waiting.get(user)
            if interaction is not None and self._registry.now() - since >= OFFER_MS:
                interaction.extras[OFFERED] = True
                if responses.age_s(interaction) < LIVES_S:
                    self._telling.do(self._edit_offer(interaction, night))

    async def _edit_offer(self, interaction: Interaction, night: Night) -> None:
        try:
            await responses.edit(interaction, await self.waits(interaction, night, True))
        except (UserError, *FAILURES) as error:
            log.info("Match with computers not offered at club night %d, but its button is there: %s", night.id, error)

    def show(self, table: Table) -> None:
        """Show a new table in its channel, with pings for its players."""
        self._hands.on_demand(table)
        self._table_messages.want(table.id)

    async def placed(self, table_id: int) -> Table:
        """Return a new table once its thread is known. Wait at most PLACE_S seconds. Raises UserError."""
        for _ in range(round(PLACE_S / LOOK_S)):
            if not (await self._registry.get(table_id)).row.moving:
                break
            await asyncio.sleep(LOOK_S)
        return await self._registry.get(table_id)

    async def _tell(self, interaction: Interaction, table_id: int) -> None:
        with suppress(UserError):
            table = await self.placed(table_id)
            try:
                await responses.edit(interaction, await self.told(interaction, table))
            except FAILURES as error:
                log.info("Seat at table %d not shown to one player, who only gets the ping: %s", table_id, error)

    async def close(self) -> None:
        await self._telling.close()
