"""Handlers for moderators' panels. Moderators choose a table, choose an action and confirm it."""

from __future__ import annotations

from bot.common.text import legible
from bot.errors import UserError
from bot.features.moderation.deed_log import ON_A_PAGE, DeedLog, log_message
from bot.features.moderation.person_messages import Called
from bot.features.moderation.rights import check_moderates, places
from bot.features.moderation.service import check_running, check_seat
from bot.features.moderation.table_messages import sure_message, table_message, waits
from bot.features.moderation.tables_messages import choice, tables_message
from bot.framework.feature import ComponentHandler
from bot.framework.interaction_service import InteractionService
from bot.games import GAMES
from bot.store import TableRow
from bot.store.models import LARGEST_ID, Seated
from bot.store.moderation import Deed, DeedKind
from bot.tables.registry import TableRegistry
from bot.tables.remote_tasks import RemoteTasks
from bot.tables.table import Table
from bot.transport import responses
from bot.transport.forms import selected
from bot.transport.payload import MessagePayload
from bot.transport.responses import Interaction, in_private
from bot.ui.asleep_message import Named


class ModerationHandlers:
    """Handlers for the panels about tables.

    Each press checks again whether the user still moderates the table. The custom_id names the seat or question that
    the action is about. So if two moderators press the same button, the second press changes nothing.
    """

    def __init__(
        self,
        interactions: InteractionService,
        registry: TableRegistry,
        remote_tasks: RemoteTasks,
        called: Called,
        log: DeedLog,
    ) -> None:
        self._interactions, self._registry, self._remote_tasks = interactions, registry, remote_tasks
        self._called, self._log = called, log
        self.presses = {"moderate": ComponentHandler(self._pressed)}

    # Panels

    async def tables(self, interaction: Interaction, page: int = 0) -> MessagePayload:
        """Build the list of open tables that the user moderates."""
        found, text = await self._found(interaction), self._interactions.context_for(interaction).speak
        guild = interaction.guild

        def place(row: TableRow) -> str:
            channel = guild and guild.get_channel_or_thread(row.home)
            return (legible(channel.name) if channel is not None else "") or str(row.home)

        return tables_message(found, self._called.by(interaction), place, self._registry.now(), text, page)

    async def table(self, interaction: Interaction, number: int, said: str = "") -> MessagePayload:
        """Build the panel for one table. `said`: a sentence shown at the top."""
        table, text = await self._table(interaction, number), self._interactions.context_for(interaction).speak
        manages = interaction.permissions.manage_guild
        return table_message(table, interaction.user.id, self._called.by(interaction), text, said, manages=manages)

    async def log(self, interaction: Interaction, before: int = 0) -> MessagePayload:
        """Build a page of the log. `before`: show only actions with a lower number than this (0: the newest page).

        Members with Manage Server see all actions. Others see the actions at tables that they moderate.
        """
        there = None if interaction.permissions.manage_guild else places(interaction)
        job = self._registry.store.moderation.log(interaction.guild_id or 0, before, ON_A_PAGE + 1, there)
        return log_message(await self._registry.read(job), before, self._interactions.context_for(interaction).speak)

    async def named(self, interaction: Interaction) -> list[Named]:
        """Return the open tables that the user moderates, with names for a command option. Raises UserError."""
        text, called = self._interactions.context_for(interaction).speak, self._called.by(interaction)
        found = await self._found(interaction)
        return [Named(row.id, choice(row, users, called, text), row.game) for row, users in found]

    # Presses

    async def _pressed(self, interaction: Interaction, words: list[str]) -> None:
        """Handle `moderate:{number}:{verb}`.

        Four forms show a panel: `moderate:{page}:tables`, `moderate:{page}:table` with a table as its value,
        `moderate:{table}:show`, and `moderate:{before}:log`.

        `moderate:{table}:ask:{deed}` asks for confirmation of an action, and `moderate:{table}:do:{deed}` does it.
        `deed` is `close`, `wait:{question}` or `seat:{seat}`. `ask:seat` is a select of the seat.
        """
        values = selected(interaction)
        if not in_private(interaction) or int(words[0]) > LARGEST_ID:
            raise UserError("unknown-button")
        number = int(words[0])
        match words[1:]:
            case ["tables"]:
                shown = await self.tables(interaction, number)
            case ["table"] if values and values[0].isascii() and values[0].isdecimal():
                shown = await self.table(interaction, int(values[0]))
            case ["show"]:
                shown = await self.table(interaction, number)
            case ["log"]:
                shown = await self.log(interaction, number)
            case ["ask", "seat"] if values:
                shown = await self._sure(interaction, number, ["seat", values[0]])
            case ["ask", *deed]:
                shown = await self._sure(interaction, number, deed)
            case ["do", *deed]:
                shown = await self._do(interaction, number, deed)
            case _:
                raise UserError("unknown-button")
        await responses.edit(interaction, shown)

    async def _sure(self, interaction: Interaction, number: int, deed: list[str]) -> MessagePayload:
        """Build the request to confirm the action. Raises UserError if the action is not possible."""
        table, text = await self._table(interaction, number), self._interactions.context_for(interaction).speak
        lobby = table.row.state == "lobby"
        if not (lobby and deed == ["close"]):
            check_running(table, interaction.user.id)
        match deed:
            case ["close"]:
                return sure_message(table, "close-lobby" if lobby else "close", "close", text)
            case ["seat", word] if _is_number(word):
                seat = int(word)
                check_seat(table, seat)
                return sure_message(table, "seat", f"seat:{seat}", text, seat)
            case ["wait", word] if _is_number(word):
                if not waits(table):
                    raise UserError("not-waiting")
                return sure_message(table, "wait", f"wait:{int(word)}", text)
            case _:
                raise UserError("unknown-button")

    async def _do(self, interaction: Interaction, number: int, deed: list[str]) -> MessagePayload:
        """Do the action, log it, and build the panel with the table's new state."""
        await self._table(interaction, number)
        user, seat, kind = interaction.user.id, None, "close"
        match deed:
            case ["close"]:
                await self._remote_tasks.do("close", number, user)
            case ["seat", word] if _is_number(word):
                seat, kind = int(word), "seat"
                await self._remote_tasks.do("seat", number, user, word)
            case ["wait", word] if _is_number(word):
                kind = "wait"
                await self._remote_tasks.do("wait", number, user, word)
            case _:
                raise UserError("unknown-button")
        table = await self._registry.get(number)
        said = await self._written(interaction, table, kind, seat)
        return await self.table(interaction, number, said)

    # Implementation

    async def _written(self, interaction: Interaction, table: Table, kind: DeedKind, seat: int | None) -> str:
        """Log an action. Return the answer to the moderator."""
        text, guild = self._interactions.context_for(interaction).speak, interaction.guild
        assert guild is not None
        at, moderator = self._registry.now(), interaction.user.id
        deed = Deed(guild=guild.id, at=at, kind=kind, moderator=moderator, table=table.id, seat=seat)
        return await self._log.write(guild, deed, text)

    async def _found(self, interaction: Interaction) -> list[Seated]:
        there = places(interaction)
        found = await self._registry.read(self._registry.store.moderation.tables(interaction.guild_id or 0))
        return [(row, users) for row, users in found if row.home in there and row.game in GAMES]

    async def _table(self, interaction: Interaction, number: int) -> Table:
        """Return the table with this number.

        Raises UserError if there is no such table or the user doesn't moderate it. The error is the same in both cases.
        """
        try:
            table = await self._registry.get(number)
        except UserError as refused:
            if refused.key == "damaged":
                saved = await self._registry.read(self._registry.store.tables.load(number))
                if saved is not None:
                    check_moderates(interaction, saved.table)
            raise (UserError("not-moderated", table=str(number)) if refused.key == "no-table" else refused) from None
        check_moderates(interaction, table.row)
        return table


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdecimal() and len(word) < 10
