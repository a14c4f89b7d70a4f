"""/replay and its buttons: open one, go to another step, export it as a file. All answers are ephemeral."""

import asyncio
from dataclasses import replace

from discord import app_commands
from discord.ext import commands

from bot.errors import UserError
from bot.features.replay.messages import (
    REPLAY_EXPORT,
    REPLAY_EYES,
    REPLAY_HAND,
    REPLAY_STEP,
    ReplayView,
    replay_message,
)
from bot.features.rules.messages import places_of
from bot.framework.feature import component
from bot.framework.options import TableOption, anywhere, complete_table, described
from bot.framework.services import Services
from bot.i18n import Text
from bot.store import Sitter
from bot.tables.table import Table
from bot.transport import responses
from bot.transport.payload import CALM, Document, MessagePayload, button, post
from bot.transport.priority import Priority
from bot.transport.responses import Deferral, Interaction
from bot.ui.custom_ids import REPLAY, SHARE_FILM
from bot.ui.narration import who
from bot.ui.render_queue import RenderRequest
from bot.ui.replay_frames import PICTURE_S
from bot.ui.verify_message import text_of


class ReplayHandlers(commands.Cog):
    """The command for replays, and handlers for what else opens one, and for the presses in them."""

    def __init__(self, services: Services) -> None:
        self._interactions, self._replays = services.interactions, services.replays
        self._films, self._names = services.films, services.names

    @app_commands.command(name="replay", description=described("command-replay"))
    @app_commands.describe(table=described("option-table"))
    @app_commands.autocomplete(table=complete_table)
    @anywhere
    async def replay(self, interaction: Interaction, table: TableOption | None = None) -> None:
        await self.open(interaction, table)

    @component(REPLAY, deferral=Deferral.BESIDE, anywhere=True)
    async def open(self, interaction: Interaction, table_id: int | None) -> None:
        """Show a finished match from its deal, as the user's seat saw it.

        `table_id`: its table. None: the user's latest match here. Raises UserError.
        """
        table = await self._found(interaction, table_id)
        spot = ReplayView(table.id, 1, table.sat_at(interaction.user.id))
        await responses.send(interaction, await self._shown(interaction, table, spot), ephemeral=True)

    @component(REPLAY_STEP, deferral=Deferral.BESIDE, private=True, anywhere=True)
    async def _turn(self, interaction: Interaction, table_id: int, step: int, eyes: str) -> MessagePayload:
        spot, table = ReplayView.read(table_id, step, eyes), await self._found(interaction, table_id)
        return await self._shown(interaction, table, spot)

    @component(REPLAY_HAND, select=int, deferral=Deferral.BESIDE, private=True, anywhere=True)
    async def _pick_hand(self, interaction: Interaction, table_id: int, eyes: str, chosen: int) -> MessagePayload:
        return await self._turn(interaction, table_id, chosen, eyes)

    @component(REPLAY_EYES, select=str, deferral=Deferral.BESIDE, private=True, anywhere=True)
    async def _pick_eyes(self, interaction: Interaction, table_id: int, step: int, chosen: str) -> MessagePayload:
        return await self._turn(interaction, table_id, step, chosen)

    async def _found(self, interaction: Interaction, number: int | None) -> Table:
        """Return the table of a finished match. Raises UserError.

        Fetch the players' names first, because the pictures show them.
        """
        table = await self._interactions.finished(interaction, number)
        await self._names.learn(table.row.guild, table.persons)
        return table

    async def _shown(self, interaction: Interaction, table: Table, spot: ReplayView) -> MessagePayload:
        wish = RenderRequest(object(), Priority.ANSWER, PICTURE_S)
        context = replace(self._interactions.context_for(interaction, files=True), wish=wish)
        names = [self._called(table, sitter, context.speak) for sitter in table.sitters]
        return await replay_message(table, await self._replays.get(table), spot, names, context)

    def _called(self, table: Table, sitter: Sitter, text: Text) -> str:
        if sitter.user is None:
            return who(table, sitter.seat, text)
        known = self._names.get(table.row.guild, sitter.user)
        return known[0] if known else text("scene-player", number=sitter.seat + 1)

    @component(REPLAY_EXPORT, what="file", deferral=Deferral.WHISPER, private=True, anywhere=True)
    async def _file(self, interaction: Interaction, table_id: int) -> MessagePayload:
        table = await self._found(interaction, table_id)
        _check_files(interaction)
        record = await asyncio.to_thread(text_of, table)
        if not record:
            raise UserError("replay-broken")
        text = self._interactions.context_for(interaction).speak
        return post(text("verify-file"), Document(f"hanapai-{table.id}.txt", record.encode()), accent=CALM)

    @component(REPLAY_EXPORT, what="film", deferral=Deferral.WHISPER, private=True, anywhere=True)
    async def _film(self, interaction: Interaction, table_id: int) -> MessagePayload:
        table = await self._found(interaction, table_id)
        _check_files(interaction)
        context = self._interactions.context_for(interaction)
        film = await self._films.part(table, context, interaction.user.id)
        shared = interaction.channel_id in places_of(table)
        return post(film, [button(context.speak("share"), SHARE_FILM(table.id))] if shared else [], accent=CALM)


def _check_files(interaction: Interaction) -> None:
    if not interaction.app_permissions.attach_files:
        raise UserError("no-files")
