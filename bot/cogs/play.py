"""/play and /challenge open a lobby; /table shows a table again."""

from __future__ import annotations

from contextlib import suppress

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.options import (
    ALOUD,
    GAME_CHOICES,
    PresetOption,
    TableOption,
    complete_preset,
    described,
    may_write,
)
from bot.messages.answers import FAILURES, Interaction
from bot.messages.boards import Boards
from bot.messages.desk import Desk
from bot.messages.hands import Hands
from bot.messages.names import Names
from bot.messages.permits import check_opening
from bot.messages.pings import Pings
from bot.tables.lobbies import Lobbies
from bot.tables.table import Refused
from engine import GAMES


class Play(commands.Cog):
    """Opens tables and shows them again."""

    def __init__(self, desk: Desk, lobbies: Lobbies, boards: Boards, hands: Hands, pings: Pings, names: Names) -> None:
        self._desk, self._lobbies, self._names = desk, lobbies, names
        self._boards, self._hands, self._pings = boards, hands, pings

    @app_commands.command(name="play", description=described("command-play"), extras=ALOUD)
    @app_commands.describe(game=described("option-game"), preset=described("option-preset"))
    @app_commands.choices(game=GAME_CHOICES)
    @app_commands.autocomplete(preset=complete_preset)
    @app_commands.guild_only()
    async def play(self, interaction: Interaction, game: str | None = None, preset: PresetOption | None = None) -> None:
        await self._open(interaction, game, preset, ())

    @app_commands.command(name="challenge", description=described("command-challenge"), extras=ALOUD)
    @app_commands.describe(
        friend=described("option-friend"),
        friend2=described("option-friend"),
        friend3=described("option-friend"),
        game=described("option-game"),
        preset=described("option-preset"),
    )
    @app_commands.choices(game=GAME_CHOICES)
    @app_commands.autocomplete(preset=complete_preset)
    @app_commands.guild_only()
    async def challenge(
        self,
        interaction: Interaction,
        friend: discord.User,
        friend2: discord.User | None = None,
        friend3: discord.User | None = None,
        game: str | None = None,
        preset: PresetOption | None = None,
    ) -> None:
        friends = [user for user in (friend, friend2, friend3) if user is not None]
        for number, user in enumerate(friends):
            if user.id == interaction.user.id:
                raise Refused("challenge-self")
            if user.bot:
                raise Refused("challenge-bot", friend=user.mention)
            if user in friends[:number]:
                raise Refused("asked-twice", friend=user.mention)
            if not isinstance(user, discord.Member):
                raise Refused("challenge-stranger", friend=user.mention)
            self._names.meet(user)
        await self._open(interaction, game, preset, tuple(user.id for user in friends))

    @app_commands.command(name="table", description=described("command-table"), extras=ALOUD)
    @app_commands.describe(table=described("option-table"))
    @app_commands.guild_only()
    async def table(self, interaction: Interaction, table: TableOption | None = None) -> None:
        found = await self._desk.table(interaction, table)
        if found.row.state == "closed":
            raise Refused("closed")
        if found.row.channel != interaction.channel_id:
            raise Refused("other-channel", channel=f"<#{found.row.channel}>", table=str(found.id))
        if not may_write(interaction):
            raise Refused("no-send")
        await self._boards.open(interaction, found)

    async def _open(
        self, interaction: Interaction, game: str | None, preset: str | None, friends: tuple[int, ...]
    ) -> None:
        if not may_write(interaction):
            raise Refused("no-send")
        server = self._desk.server(interaction)
        check_opening(server, interaction)
        game = game or server.game
        guild, channel = interaction.guild_id or 0, interaction.channel_id or 0
        if game not in GAMES:
            raise Refused("no-game", game=game)
        chosen = preset or server.preset(game)
        user, press = interaction.user.id, interaction.id
        table = await self._lobbies.open(guild, channel, user, press, game, chosen, friends)
        try:
            await self._boards.open(interaction, table)
        except FAILURES:
            with suppress(Refused):  # nobody has seen it: it must not count as one of theirs
                await self._lobbies.leave(table.id, user)
            raise
        self._hands.remember(table, interaction)
        if friends:
            self._pings.invite(table, friends)
        if not interaction.app_permissions.attach_files:
            await self._desk.say(interaction, self._desk.reader(interaction).speak("lobby-no-pictures"))
