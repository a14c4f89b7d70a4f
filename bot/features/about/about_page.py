"""The page of /help."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games import GAMES
from bot.reading.reader import Reader
from bot.wire.post import CALM, Post, post
from bot.words import listed


def about_post(commands: Sequence[str], version: str, invite: str, source: str, reader: Reader) -> Post:
    """What the bot is, by its version; its games; all commands with what each does; what to do when something is wrong;
    the link by which other servers take it, and one to its source, where whoever runs it names that."""
    text = reader.speak
    return post(
        text("about-title", version=version),
        text("about-games", games=listed(map(text, GAMES), text)),
        text("about-commands"),
        "\n".join(text("about-command", name=name, what=text(f"command-{name}")) for name in commands),
        text("about-wrong"),
        text("about-bot", invite=invite),
        text("about-source", source=source) if source else "",
        accent=CALM,
    )
