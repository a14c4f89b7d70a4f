"""The command /help: what the bot is, all its commands, and what to do if something is wrong."""

from collections.abc import Mapping
from importlib.metadata import version

from discord import AppCommandType, app_commands
from discord.ext import commands

from bot.framework.interaction_service import InteractionService
from bot.framework.options import anywhere, described
from bot.games import GAMES
from bot.i18n import listed
from bot.transport import responses
from bot.transport.command_translator import command_name
from bot.transport.invite import link, link_of_people
from bot.transport.payload import CALM, MessagePayload, button, post
from bot.transport.responses import Interaction
from bot.transport.tree import works_anywhere
from bot.ui.asleep_message import PlayRequest
from bot.ui.custom_ids import PLAY_REQUEST
from bot.ui.lesson_message import course_button
from bot.ui.papers import paper
from bot.ui.render_context import RenderContext


def about_message(
    game: str, commands: Mapping[str, str], version: str, invite: str, own: str, source: str, context: RenderContext
) -> MessagePayload:
    """Build the help page: the bot's version, its games, all commands, and what to do if something is wrong.

    `game`: the key of the server's game. `commands`: for each command, the name in the reader's language. `invite`:
    the link that adds the bot to a server. `own`: the link that adds the bot to a user account, or "" if that is not
    possible. `source`: the link to the source code, or "" if the bot's owner gives none.
    """
    text = context.speak
    return post(
        text("about-title", version=version),
        text("about-games", games=listed(map(text, GAMES), text)),
        [
            *(course_button(GAMES[game], text("learn-button")) if game in GAMES else ()),
            button(text("about-play"), PLAY_REQUEST("again", *PlayRequest(computers=True).words())),
            button(text("asleep-new"), PLAY_REQUEST("again", *PlayRequest().words())),
        ],
        text("about-commands"),
        "\n".join(text("about-command", name=name, what=text(f"command-{key}")) for key, name in commands.items()),
        text("about-wrong"),
        text("about-bot", invite=invite),
        text("about-own", link=own) if own else "",
        _sources(source, context),
        accent=CALM,
    )


def _sources(source: str, context: RenderContext) -> str:
    """Return the links to the source code, the terms and the privacy page, or "" if the bot's owner gives none.

    Where the papers can't be linked, there is a single link to the source code."""
    terms, privacy = paper(source, "TERMS", context.locale), paper(source, "PRIVACY", context.locale)
    if terms and privacy:
        return context.speak("about-papers", source=source, terms=terms, privacy=privacy)
    return context.speak("about-source", source=source) if source else ""


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
