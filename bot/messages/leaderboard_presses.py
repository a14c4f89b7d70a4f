"""Turns the pages of leaderboards, for their reader alone."""

from __future__ import annotations

from dataclasses import replace

from bot.messages import answers
from bot.messages.answers import Interaction
from bot.messages.desk import Desk
from bot.messages.forms import selected
from bot.messages.leaderboard_page import Asker, Leaderboard, Which, controls
from bot.messages.post import Post, button, post
from bot.messages.router import Handler, in_private
from bot.tables.table import Refused


class LeaderboardPresses:
    """Shows leaderboards, from a command or from a button."""

    def __init__(self, desk: Desk, leaderboard: Leaderboard) -> None:
        self._desk, self._leaderboard = desk, leaderboard
        self.handlers: dict[str, Handler] = {"board": self._press}

    async def open(self, interaction: Interaction, which: Which) -> None:
        """Show a page in a new message that only the asker sees. Raises Refused."""
        await answers.send(interaction, await self._post(interaction, which), ephemeral=True)

    async def _press(self, interaction: Interaction, words: list[str]) -> None:
        """`board:{page}:{game}:{scope}:{period}:{by}`; a select names another game, and some buttons end with a word of
        their own."""
        which = Which.read(words)
        if values := selected(interaction):
            which = replace(which, game=values[0])
        if not in_private(interaction):
            raise Refused("unknown-button")
        await answers.edit(interaction, await self._post(interaction, which))

    async def _post(self, interaction: Interaction, which: Which) -> Post:
        server, text = self._desk.server(interaction), self._desk.reader(interaction).speak
        parts, count = await self._leaderboard.parts(which, asker_of(self._desk, interaction, which), text)
        parts += controls(which, count, text, worldwide=server.worldwide)
        if server.leaderboard == "public":
            parts.append([button(text("share"), which.code("share", "leaderboard"))])
        return post(*parts)


def asker_of(desk: Desk, interaction: Interaction, which: Which) -> Asker:
    """Who asks. Raises Refused where the server takes no part in what they ask for."""
    if which.scope == "all" and not desk.server(interaction).worldwide:
        raise Refused("not-worldwide")
    user = interaction.user.id
    return Asker(user, interaction.guild_id or 0, desk.settings.of_user(user).worldwide)
