"""The language of a server.

A Community server gets its preferred locale. Any other server gets the language of the first manager who uses a
command.
"""

from collections.abc import Sequence
from contextlib import suppress

import discord
from discord.ext import commands

from bot.errors import UserError
from bot.framework.feature import component
from bot.framework.interaction_service import InteractionService
from bot.i18n import DEFAULT, Text, languages, name_of, nearest
from bot.settings.settings import Settings
from bot.transport import responses
from bot.transport.custom_ids import CustomId
from bot.transport.payload import CALM, MessagePayload, button, post, sentence
from bot.transport.permissions import check_manages
from bot.transport.responses import Interaction
from bot.transport.retries import FAILURES

TONGUE = CustomId("tongue:0:{language}")

COMMUNITY = "COMMUNITY"
"""The guild feature of servers that have set a preferred language."""
HEEDED = "heeded"
"""Key in the extras of an interaction. It says that `heed` has just switched the server to this manager's language."""


class GuildLanguageService:
    """The language of servers, until a manager has chosen one."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    async def settle(self, guild: discord.Guild) -> None:
        """Use a Community server's preferred locale as its language. Do nothing if its language is already settled."""
        preferred = nearest(guild.preferred_locale.value)[0]
        if not says_language(guild) or preferred == DEFAULT:
            return
        with suppress(UserError):
            held = await self._settings.read(guild=guild.id)
            if self.is_open(guild.id):
                await self._settings.set_for_guild(guild.id, "language", [preferred])
            del held

    async def choose(self, guild: int, language: str) -> bool:
        """Set the language of a server. From then on, no manager is asked about it.

        Returns whether both facts were saved. Raises UserError.
        """
        return await self.mark_asked(guild) and await self._settings.set_for_guild(guild, "language", [language])

    async def mark_asked(self, guild: int) -> bool:
        """Stop asking managers about the language. Return whether this was saved. Raises UserError."""
        return await self._settings.set_for_guild(guild, "asked", ["on"])

    def is_open(self, guild: int) -> bool:
        """Return whether nobody has chosen the server's language and no manager has been asked about it."""
        with suppress(LookupError):
            server = self._settings.for_guild(guild)
            return server.language == DEFAULT and not server.asked
        return False


class GuildLanguageCog(commands.Cog):
    """Automatic choice of a server's language, until a manager has chosen one."""

    def __init__(self, interactions: InteractionService) -> None:
        self._interactions = interactions
        self._language = GuildLanguageService(interactions.settings)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Set the language of a server that the bot joins."""
        await self._language.settle(guild)

    async def heed(self, interaction: Interaction) -> None:
        """Use the language of the first manager who uses a command.

        Servers that have set a preferred language on Discord are left out.
        """
        guild, theirs = interaction.guild, nearest(str(interaction.locale))[0]
        if guild is None or guild.unavailable or says_language(guild) or not self._decides(interaction):
            return
        with suppress(UserError):
            interaction.extras[HEEDED] = await self._language.choose(guild.id, theirs) and theirs != DEFAULT

    async def tell(self, interaction: Interaction) -> None:
        """Tell a manager that the server now uses their language.

        On a Community server, ask a manager with another language which one to use. This is asked once per server. A
        failure is not retried.
        """
        guild, theirs = interaction.guild_id or 0, nearest(str(interaction.locale))[0]
        with suppress(UserError, *FAILURES):
            if interaction.extras.get(HEEDED):
                await self._say(interaction, "tongue-heeded", theirs, DEFAULT)
            elif theirs != DEFAULT and self._decides(interaction) and await self._language.mark_asked(guild):
                await self._say(interaction, "tongue-ask", theirs, theirs, DEFAULT)

    async def _say(self, interaction: Interaction, key: str, theirs: str, *offered: str) -> None:
        said = tongue_message(key, theirs, offered, self._interactions.context_for(interaction).speak)
        await responses.send(interaction, said, ephemeral=True)

    def _decides(self, interaction: Interaction) -> bool:
        """Return whether the user manages this server and its language is not settled yet."""
        manages = interaction.guild_id is not None and interaction.permissions.manage_guild
        return manages and self._language.is_open(interaction.guild_id or 0)

    @component(TONGUE, private=True)
    async def _choose(self, interaction: Interaction, language: str) -> MessagePayload:
        check_manages(interaction)
        if language not in languages():
            raise UserError("unknown-button")
        await self._language.choose(interaction.guild_id or 0, language)
        text = self._interactions.context_for(interaction).speak
        return sentence(text("tongue-done", language=name_of(language)))


def says_language(guild: discord.Guild) -> bool:
    """Return whether a server has set a preferred language. Discord reports English for all other servers."""
    return COMMUNITY in guild.features


def tongue_message(key: str, theirs: str, offered: Sequence[str], text: Text) -> MessagePayload:
    """Build the message with the sentence `key`, and a button for each language in `offered`.

    `theirs`: the user's language.
    """
    choices = [button(name_of(language), TONGUE(language)) for language in offered]
    return post(text(key, language=name_of(theirs), now=name_of(DEFAULT)), choices, accent=CALM)
