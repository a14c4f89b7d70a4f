"""The command /help: what the bot is, all its commands, and what to do if something is wrong."""

from importlib.metadata import version

from discord import AppCommandType, app_commands
from discord.ext import commands

from bot.features.help.messages import about_message
from bot.framework.interaction_service import InteractionService
from bot.framework.options import anywhere, described
from bot.transport import responses
from bot.transport.command_translator import command_name
from bot.transport.invite import link, link_of_people
from bot.transport.responses import Interaction
from bot.transport.tree import works_anywhere


class HelpCog(commands.Cog):
    """The command /help. It lists the commands that the features register, so the page is never out of date."""

    def __init__(self, interactions: InteractionService, source: str) -> None:
        self._interactions, self._source = interactions, source

    @app_commands.command(name="help", description=described("command-help"))
    @anywhere
    async def help(self, interaction: Interaction) -> None:
        """Send the help page as an ephemeral message."""
        context, client = self._interactions.context_for(interaction), interaction.client
        known = client.tree.get_commands(type=AppCommandType.chat_input)
        known = [each for each in known if interaction.guild_id is not None or works_anywhere(each)]
        called = {each.name: command_name(each.name, str(interaction.locale)) for each in known}
        invite, application = link(client.application_id or 0), client.application
        own = application if application and application.user_integration_config is not None else None
        mine = link_of_people(own.id) if own else ""
        game = self._interactions.server(interaction).game
        shown = about_message(game, called, version("hanapai"), invite, mine, self._source, context)
        await responses.send(interaction, shown, ephemeral=True)
