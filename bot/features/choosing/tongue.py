"""The language of a server: what a Community server prefers; else a manager is asked once."""

from __future__ import annotations

import logging
from contextlib import suppress

import discord
from discord.ext import commands

from bot.desk.desk import Desk
from bot.desk.feature import Press
from bot.tables.table import Refused
from bot.wire import answers
from bot.wire.answers import FAILURES, Interaction, in_private
from bot.wire.permits import check_manages
from bot.wire.post import CALM, Post, button, post, sentence
from bot.words import DEFAULT, Text, languages, name_of, nearest

log = logging.getLogger(__name__)

COMMUNITY = "COMMUNITY"
"""The feature of servers that say which language they prefer."""


class Tongues(commands.Cog):
    """Finds the language of a server, as long as nobody has chosen one."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.presses = {"tongue": Press(self._pressed)}

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """A server joins."""
        await self.settle(guild)

    async def settle(self, guild: discord.Guild) -> None:
        """A Community server that joins hears its own language; to be asked for again changes nothing."""
        preferred = nearest(guild.preferred_locale.value)[0]
        if COMMUNITY not in guild.features or preferred == DEFAULT:
            return
        with suppress(Refused):
            held = await self._desk.settings.read(guild=guild.id)
            if self._open(guild.id):
                await self._desk.settings.set_of_server(guild.id, "language", [preferred])
            del held

    async def ask(self, interaction: Interaction) -> None:
        """Ask whoever manages the server and has typed a command in a client of another language, once a server; what
        fails is not tried again."""
        theirs = nearest(str(interaction.locale))[0]
        typed = interaction.type is discord.InteractionType.application_command
        manages = interaction.guild_id is not None and interaction.permissions.manage_guild
        if theirs == DEFAULT or not typed or not manages or not self._open(interaction.guild_id or 0):
            return
        with suppress(Refused, *FAILURES):
            if await self._desk.settings.set_of_server(interaction.guild_id or 0, "asked", ["on"]):
                asks = tongue_post(theirs, self._desk.reader(interaction).speak)
                await answers.send(interaction, asks, ephemeral=True)

    def _open(self, guild: int) -> bool:
        """Whether nobody has chosen a language for the server, nor was asked for one."""
        with suppress(LookupError):
            server = self._desk.settings.of(guild)
            return server.language == DEFAULT and not server.asked
        return False

    async def _pressed(self, interaction: Interaction, words: list[str]) -> None:
        """`tongue:0:{language}`: a manager has answered."""
        check_manages(interaction)
        if len(words) != 2 or words[1] not in languages() or not in_private(interaction):
            raise Refused("unknown-button")
        await self._desk.settings.set_of_server(interaction.guild_id or 0, "language", words[1:])
        text = self._desk.reader(interaction).speak
        await answers.edit(interaction, sentence(text("tongue-done", language=name_of(words[1]))))


def tongue_post(theirs: str, text: Text) -> Post:
    """The question, with a button for their language and one for English."""
    choices = [button(name_of(language), f"tongue:0:{language}") for language in (theirs, DEFAULT)]
    return post(text("tongue-ask", language=name_of(theirs), now=name_of(DEFAULT)), choices, accent=CALM)
