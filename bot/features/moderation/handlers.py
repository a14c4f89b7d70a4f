"""Handlers for moderators' panels. Moderators choose a table, choose an action and confirm it."""

from bot.common.text import legible
from bot.errors import UserError
from bot.features.moderation.custom_ids import CLOSE, LOG, PICK_SEAT, PICK_TABLE, SEAT, TABLE, TABLES, WAIT
from bot.features.moderation.deed_log import ON_A_PAGE, DeedLog, log_message
from bot.features.moderation.reason_form import reason_of
from bot.features.moderation.rights import check_moderates, places, powers
from bot.features.moderation.service import affected, check_running, check_seat
from bot.features.moderation.table_messages import choice, sure_message, table_message, tables_message, waits
from bot.framework.feature import component
from bot.framework.services import Services
from bot.games import GAMES
from bot.store import TableRow
from bot.store.models import Seated
from bot.store.moderation import Deed, DeedKind
from bot.tables.remote_tasks import RemoteTasks
from bot.tables.table import Table
from bot.transport.payload import MessagePayload
from bot.transport.responses import Interaction
from bot.ui.asleep_message import Named


class ModerationHandlers:
    """Handlers for the panels about tables.

    Each press checks again whether the user still moderates the table. The custom_id names the seat or question that
    the action is about. So if two moderators press the same button, the second press changes nothing.
    """

    def __init__(self, services: Services, remote_tasks: RemoteTasks, log: DeedLog) -> None:
        self._interactions, self._registry = services.interactions, services.registry
        self._remote_tasks, self._log = remote_tasks, log

    # Panels

    @component(TABLES, private=True)
    async def tables(self, interaction: Interaction, page: int = 0) -> MessagePayload:
        """Build the list of open tables that the user moderates."""
        found, text = await self._found(interaction), self._interactions.context_for(interaction).speak
        guild = interaction.guild

        def place(row: TableRow) -> str:
            channel = guild and guild.get_channel_or_thread(row.home)
            return (legible(channel.name) if channel is not None else "") or str(row.home)

        called, may = self._interactions.names_for(interaction), powers(interaction)
        return tables_message(found, called, place, self._registry.now(), text, page, may)

    @component(TABLE, private=True)
    async def table(self, interaction: Interaction, table_id: int, said: str = "") -> MessagePayload:
        """Build the panel for one table. `said`: a sentence shown at the top."""
        table, text = await self._table(interaction, table_id), self._interactions.context_for(interaction).speak
        called = self._interactions.names_for(interaction)
        return table_message(table, interaction.user.id, called, text, powers(interaction), said)

    @component(LOG, private=True)
    async def log(self, interaction: Interaction, before: int = 0) -> MessagePayload:
        """Build a page of the log. `before`: show only actions with a lower number than this (0: the newest page).

        Members with Manage Server see all actions. Others see the actions at tables that they moderate.
        """
        there = None if interaction.permissions.manage_guild else places(interaction)
        return log_message(
            await self._registry.store.moderation.log(interaction.guild_id or 0, before, ON_A_PAGE + 1, there),
            before,
            self._interactions.context_for(interaction).speak,
        )

    async def named(self, interaction: Interaction) -> list[Named]:
        """Return the open tables that the user moderates, with names for a command option. Raises UserError."""
        text, called = self._interactions.context_for(interaction).speak, self._interactions.names_for(interaction)
        found = await self._found(interaction)
        return [Named(row.id, choice(row, users, called, text), row.game) for row, users in found]

    # Presses

    @component(PICK_TABLE, select=int, private=True)
    async def _pick_table(self, interaction: Interaction, chosen: int) -> MessagePayload:
        return await self.table(interaction, chosen)

    @component(CLOSE, step="ask", private=True)
    async def _ask_to_close(self, interaction: Interaction, table_id: int) -> MessagePayload:
        table = await self._table(interaction, table_id)
        lobby = table.row.state == "lobby"
        if not lobby:
            check_running(table, interaction.user.id)
        text, key = self._interactions.context_for(interaction).speak, "close-lobby" if lobby else "close"
        return sure_message(table, key, CLOSE(table.id, "do"), text)

    @component(PICK_SEAT, select=int, private=True)
    async def _pick_seat(self, interaction: Interaction, table_id: int, chosen: int) -> MessagePayload:
        return await self._ask_for_seat(interaction, table_id, chosen)

    @component(SEAT, step="ask", private=True)
    async def _ask_for_seat(self, interaction: Interaction, table_id: int, seat: int) -> MessagePayload:
        table = await self._running(interaction, table_id)
        check_seat(table, seat)
        text = self._interactions.context_for(interaction).speak
        return sure_message(table, "seat", SEAT(table.id, "do", seat), text, seat)

    @component(WAIT, step="ask", private=True)
    async def _ask_to_end_wait(self, interaction: Interaction, table_id: int, question: int) -> MessagePayload:
        table = await self._running(interaction, table_id)
        if not waits(table):
            raise UserError("not-waiting")
        text = self._interactions.context_for(interaction).speak
        return sure_message(table, "wait", WAIT(table.id, "do", question), text)

    @component(CLOSE, step="do", private=True)
    @component(CLOSE, step="do", form=True, private=True)
    async def _close(self, interaction: Interaction, table_id: int) -> MessagePayload:
        return await self._do(interaction, table_id, "close")

    @component(SEAT, step="do", private=True)
    @component(SEAT, step="do", form=True, private=True)
    async def _give_seat(self, interaction: Interaction, table_id: int, seat: int) -> MessagePayload:
        return await self._do(interaction, table_id, "seat", str(seat), seat)

    @component(WAIT, step="do", private=True)
    @component(WAIT, step="do", form=True, private=True)
    async def _end_wait(self, interaction: Interaction, table_id: int, question: int) -> MessagePayload:
        return await self._do(interaction, table_id, "wait", str(question))

    async def _do(
        self, interaction: Interaction, table_id: int, kind: DeedKind, words: str = "", seat: int | None = None
    ) -> MessagePayload:
        """Do the action, log it, and show the table's new state. `words`: the argument of the task as text."""
        people = affected(await self._table(interaction, table_id), kind, seat)
        await self._remote_tasks.do(kind, table_id, interaction.user.id, words)
        deed = Deed(
            guild=interaction.guild_id or 0,
            at=self._registry.now(),
            kind=kind,
            moderator=interaction.user.id,
            table=table_id,
            seat=seat,
            reason=reason_of(interaction),
            people=people,
        )
        return await self.table(interaction, table_id, await self._log.tell(interaction, deed))

    # Implementation

    async def _found(self, interaction: Interaction) -> list[Seated]:
        there = places(interaction)
        found = await self._registry.store.moderation.tables(interaction.guild_id or 0)
        return [(row, users) for row, users in found if row.home in there and row.game in GAMES]

    async def _running(self, interaction: Interaction, table_id: int) -> Table:
        """Return the table of a running match on which the user may act. Raises UserError."""
        table = await self._table(interaction, table_id)
        check_running(table, interaction.user.id)
        return table

    async def _table(self, interaction: Interaction, number: int) -> Table:
        """Return the table with this number.

        Raises UserError if there is no such table or the user doesn't moderate it. The error is the same in both cases.
        """
        try:
            table = await self._registry.get(number)
        except UserError as refused:
            if refused.key == "damaged":
                saved = await self._registry.store.tables.load(number)
                if saved is not None:
                    check_moderates(interaction, saved.table)
            raise (UserError("not-moderated", table=str(number)) if refused.key == "no-table" else refused) from None
        check_moderates(interaction, table.row)
        return table
