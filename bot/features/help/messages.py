"""The page of /help."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games import GAMES
from bot.i18n import listed
from bot.transport.payload import CALM, MessagePayload, post
from bot.ui.render_context import RenderContext


def about_post(
    commands: Mapping[str, str], version: str, invite: str, own: str, source: str, reader: RenderContext
) -> MessagePayload:
    """What the bot is, by its version; its games; all commands, by what their reader types,
    with what each does; what to do when something is wrong;
    the links by which other servers take it, and people for themselves ("" where they cannot), and one to its source,
    where whoever runs it names that."""
    text = reader.speak
    return post(
        text("about-title", version=version),
        text("about-games", games=listed(map(text, GAMES), text)),
        text("about-commands"),
        "\n".join(text("about-command", name=name, what=text(f"command-{key}")) for key, name in commands.items()),
        text("about-wrong"),
        text("about-bot", invite=invite),
        text("about-own", link=own) if own else "",
        text("about-source", source=source) if source else "",
        accent=CALM,
    )
