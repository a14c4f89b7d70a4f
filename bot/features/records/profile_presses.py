"""Shows profiles, for their reader alone, until they share one."""

from __future__ import annotations

import discord
from discord import ui

from bot.desk.desk import Desk
from bot.desk.feature import Press
from bot.features.records.profile_page import ProfilePages, Subject
from bot.games import GAMES
from bot.store.records import Profile
from bot.tables.table import Refused
from bot.wire import answers
from bot.wire.answers import Interaction, in_private
from bot.wire.forms import selected
from bot.wire.names import Names
from bot.wire.post import CALM, Part, Post, View, button, post
from bot.words import Text


class ProfilePresses:
    """Shows them from a command or from the select of games."""

    def __init__(self, desk: Desk, names: Names, pages: ProfilePages) -> None:
        self._desk, self._names, self._pages = desk, names, pages
        self.presses = {"profile": Press(self._press)}

    async def open(self, interaction: Interaction, person: discord.User | discord.Member, game: str) -> None:
        """Show a profile in a new message that only the asker sees. Raises Refused."""
        if person.bot:
            raise Refused("profile-bot", person=person.mention)
        self._names.meet(person)
        await answers.send(interaction, await self._post(interaction, person.id, game), ephemeral=True)

    async def _press(self, interaction: Interaction, words: list[str]) -> None:
        """`profile:{person}`: a select names another game."""
        values = selected(interaction)
        if len(words) != 1 or not values or values[0] not in GAMES or not in_private(interaction):
            raise Refused("unknown-button")
        await answers.edit(interaction, await self._post(interaction, person_of(words[0]), values[0]))

    async def _post(self, interaction: Interaction, user: int, game: str) -> Post:
        reader = self._desk.reader(interaction, files=True)
        subject = await subject_of(self._names, interaction, user, game)
        profile = await self._pages.read(subject)
        parts = await self._pages.parts(subject, profile, reader)
        if len(profile.totals) > 1:
            parts.append(_games(user, profile, reader.speak))
        if self._desk.server(interaction).leaderboard == "public":
            parts.append([button(reader.speak("share"), f"share:{user}:profile:{profile.game}")])
        return post(*parts, accent=CALM)


def person_of(word: str) -> int:
    """The person that a custom_id names. Raises Refused for what is none."""
    if not word.isdecimal() or len(word) > 20 or int(word) >= 2**63:
        raise Refused("unknown-button")
    return int(word)


async def subject_of(names: Names, interaction: Interaction, user: int, game: str) -> Subject:
    """Whose profile is asked for, and by whom, with their names, which are not known after a restart."""
    guild, asker = interaction.guild_id or 0, interaction.user.id
    await names.learn(guild, (user, asker))
    called = [names.of(guild, each) for each in (user, asker)]
    name, rival = (known[0] if known else "" for known in called)
    return Subject(user, guild, asker, name, rival, game)


def _games(user: int, profile: Profile, text: Text) -> Part:
    options = [
        discord.SelectOption(label=text(each.game)[:100], value=each.game, default=each.game == profile.game)
        for each in profile.totals
        if each.game in GAMES
    ]
    games: ui.Select[View] = ui.Select(
        custom_id=f"profile:{user}", placeholder=text("leaderboard-game"), options=options[:25]
    )
    return games
