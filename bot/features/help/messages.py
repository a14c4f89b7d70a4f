"""The help page."""

from collections.abc import Mapping

from bot.games import GAMES
from bot.i18n import listed
from bot.transport.payload import CALM, MessagePayload, button, post
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
