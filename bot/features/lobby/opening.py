"""Opening of a lobby in a new public message, which answers the user who asked for it."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress

import discord

from bot.errors import UserError
from bot.features.lobby.friends import check_friends, check_inside
from bot.framework.services import Services
from bot.games import GAMES
from bot.live.beginning import seated
from bot.tables.table import Table
from bot.transport import responses
from bot.transport.payload import MessagePayload
from bot.transport.permissions import check_opening, may_write
from bot.transport.responses import Interaction
from bot.transport.retries import FAILURES
from bot.ui.asleep_message import PlayRequest


class Opening:
    """An opener of lobbies, shared by all commands, menus and buttons."""

    def __init__(self, services: Services) -> None:
        self._interactions, self._lobbies, self._guests = services.interactions, services.lobbies, services.guests
        self._table_messages, self._hands, self._pings = services.table_messages, services.hands, services.pings
        self._names = services.names

    def friends(self, host: discord.Member | discord.User, users: Sequence[discord.Member | discord.User]) -> list[int]:
        """Return the ids of the users to invite to a new lobby.

        Raises UserError if one of them is the host, a bot, named twice, or not a member of the server.
        """
        check_friends(host.id, users)
        for user in users:
            self._names.meet(user)
        return [user.id for user in users]

    async def among_friends(
        self,
        interaction: Interaction,
        game: str | None,
        preset: str | None,
        users: Sequence[discord.Member | discord.User],
    ) -> None:
        """Open a lobby for these users in a group chat or a direct message, and show it there.

        If a lobby of the same people waits there, such as that of a rematch, show this one again.

        Raises UserError in the user's direct messages with the bot, on servers without the bot, and if one of the users
        is not in that chat.
        """
        if not interaction.context.private_channel:
            raise UserError("challenge-foreign" if interaction.context.guild else "challenge-direct")
        check_inside(interaction, users)
        friends = [each.id for each in users]
        waiting = await self._waiting(interaction, game, preset, friends)
        if waiting is not None:
            await self._table_messages.open(interaction, waiting)
            return
        await self.show(interaction, await self._lobby(interaction, game, preset, friends))

    async def open(
        self,
        interaction: Interaction,
        game: str | None,
        preset: str | None,
        friends: Sequence[int],
        settled: MessagePayload | None = None,
        *,
        computers: bool = False,
        short: bool = False,
        advice: bool = False,
    ) -> Table:
        """Open a lobby and show it. The server's game and house rules are the defaults.

        If a lobby of the same people waits in this channel, such as that of a rematch, show this one again.

        `settled`: the content that replaces the ephemeral message with the pressed button. `computers`: begin the match
        at once with computers of the easiest level. `short`: if no house rules are chosen, use those for a match of
        about a quarter of an hour. `advice`: players may ask for advice.
        """
        may_write(interaction)
        check_opening(self._interactions.server(interaction), interaction)
        waiting = await self._waiting(interaction, game, preset, friends)
        with self._interactions.publishing(interaction):
            if waiting is not None:
                if settled is not None:
                    await responses.edit(interaction, settled)
                await self._table_messages.open(interaction, waiting)
                return waiting
            table = await self._lobby(interaction, game, preset, friends, short=short)
        if advice:
            table = await self._lobbies.set_advice(table.id, interaction.user.id, on=True)
        await self.show(interaction, table, settled)
        if computers:
            await self.begin_with_computers(interaction, table)
        return table

    async def _waiting(
        self, interaction: Interaction, game: str | None, preset: str | None, friends: Sequence[int]
    ) -> Table | None:
        """Return a lobby in this channel of exactly these people, with the requested game and house rules, or None."""
        place, people = (interaction.guild_id or 0, interaction.channel_id or 0), (interaction.user.id, *friends)
        row = await self._lobbies.limits.waiting(*place, people, game, preset)
        return None if row is None else await self._interactions.table(interaction, row.id)

    async def _lobby(
        self,
        interaction: Interaction,
        game: str | None,
        preset: str | None,
        friends: Sequence[int],
        *,
        short: bool = False,
    ) -> Table:
        """Open a lobby in this channel, without showing it.

        The server's game and house rules are the defaults. Raises UserError.
        """
        server = self._interactions.server(interaction)
        game = game or server.game
        if game not in GAMES:
            raise UserError("no-game", game=game)
        guild, channel = interaction.guild_id or 0, interaction.channel_id or 0
        chosen = preset or server.preset(game, short=short)
        return await self._lobbies.open(
            guild, channel, interaction.user.id, interaction.id, game, chosen, tuple(friends)
        )

    async def begin_with_computers(self, interaction: Interaction, table: Table, level: str | None = None) -> None:
        """Fill the lobby with computers and begin the match, after the host has been answered.

        `level`: the level of the computers, by default the easiest. The bot also sends the host the message with their
        hand.
        """
        table = await self._guests.start_with_computers(table.id, interaction.user.id, interaction.id, level)
        self._table_messages.want(table.id)
        shown = asyncio.get_running_loop().create_future()
        shown.set_result(True)
        await self._hands.deal(table, interaction, shown)

    async def alone(self, interaction: Interaction, wish: PlayRequest, settled: MessagePayload | None = None) -> Table:
        """Begin a match outside of servers against computers, and answer with the user's hand. Return its table.

        The hand is the only message of the match. `settled`: the content that replaces the ephemeral message with the
        pressed button.
        """
        server, user, press = self._interactions.server(interaction), interaction.user.id, interaction.id
        game = wish.game or server.game
        if game not in GAMES:
            raise UserError("no-game", game=game)
        table = await self._lobbies.open(0, 0, user, press, game, wish.preset or server.preset(game, short=True))
        try:
            if wish.advice:
                await self._lobbies.set_advice(table.id, user, on=True)
            async with self._hands.answering(table, user):
                table = await self._guests.start_with_computers(table.id, user, press, wish.level)
        except UserError:
            with suppress(UserError):
                await self._lobbies.unseen(table.id)
            raise
        if settled is not None:
            await responses.edit(interaction, settled)
        await self._hands.open(interaction, table)
        return table

    async def show(self, interaction: Interaction, table: Table, settled: MessagePayload | None = None) -> None:
        """Answer with the new lobby, and ping all invited users.

        If the lobby is in another channel, the answer links to it. `settled`: as in `open`.
        """
        try:
            if settled is not None:
                await responses.edit(interaction, settled)
            if table.row.channel == interaction.channel_id:
                await self._table_messages.open(interaction, table)
            else:
                await self._table_messages.post(table)
        except (*FAILURES, UserError) as error:
            if table.row.message is None or not isinstance(error, UserError):
                with suppress(UserError):  # no one has seen the lobby, so it must not count against the host
                    await self._lobbies.unseen(table.id)
            raise
        if table.row.channel != interaction.channel_id:
            text, channel = self._interactions.context_for(interaction).speak, f"<#{table.row.channel}>"
            await self._interactions.say(interaction, text("lobby-elsewhere", table=str(table.id), channel=channel))
        await seated(self._hands, interaction, table)
        if table.row.invited:
            self._pings.invite(table, table.row.invited)
        if not interaction.app_permissions.attach_files:
            await self._interactions.say(
                interaction, self._interactions.context_for(interaction).speak("lobby-no-pictures")
            )
