"""Handlers for profiles and practice. Answers are ephemeral until the user shares one."""

from collections.abc import Sequence
from contextlib import suppress

import discord

from bot.errors import UserError
from bot.features.records.collection_messages import achievements, collection
from bot.features.records.practice_messages import friends_words, practice_parts, read_practice
from bot.features.records.profile_messages import Subject, profile_parts, read_profile
from bot.framework.feature import component
from bot.framework.services import Services
from bot.games import GAMES
from bot.i18n import Text
from bot.store.records import Practice
from bot.transport import responses
from bot.transport.custom_ids import CustomId
from bot.transport.display_names import DisplayNames
from bot.transport.payload import CALM, GOLD, Button, MessagePayload, Part, button, post, select_of
from bot.transport.responses import Interaction

PROFILE = CustomId("profile:{user:int}:{page:people|computers|collection|achievements}:{game}")
PROFILE_GAMES = CustomId("profile:{user:int}:{page:people|computers|collection|achievements}")
PROFILE_TOTALS = CustomId("profile:{user:int}:totals:{game}")
SHARE_PROFILE = CustomId("share:{user:int}:{page:profile|practice}:{game}")

PEOPLE, COMPUTERS, COLLECTION, ACHIEVEMENTS = "people", "computers", "collection", "achievements"
"""Pages about a user: rated matches, practice against computers, all scoring hands, and all achievements."""


class ProfileHandlers:
    """Handlers for profiles. A command, the select of games, or a button on another page opens one."""

    def __init__(self, services: Services) -> None:
        self._interactions, self._names, self._store = services.interactions, services.names, services.store

    async def open(self, interaction: Interaction, person: discord.User | discord.Member, game: str) -> None:
        """Show a profile ephemerally. Raises UserError.

        If the user has only matches against computers here, show those.
        """
        if person.bot:
            raise UserError("profile-bot", person=person.mention)
        self._names.meet(person)
        if interaction.guild_id is None:
            shown = await self._outside(interaction, person.id, game)
        else:
            try:
                shown = await self._profile(interaction, person.id, game)
            except UserError as refused:
                practice = await read_practice(self._store, person.id, interaction.guild_id, game)
                if refused.unsaved or practice is None:
                    raise
                shown = await self._practice(interaction, person.id, practice)
        await responses.send(interaction, shown, ephemeral=True)

    @component("profile:{user:int}", select=str, private=True, anywhere=True)
    @component(PROFILE_GAMES, select=str, private=True, anywhere=True)
    async def _choose(self, interaction: Interaction, user: int, chosen: str, page: str = PEOPLE) -> MessagePayload:
        """Show the page of the chosen game. Older versions of the bot had only one page."""
        return await self._turn(interaction, user, page, chosen)

    @component(PROFILE, private=True, anywhere=True)
    async def _turn(self, interaction: Interaction, user: int, page: str, game: str) -> MessagePayload:
        if game not in GAMES:
            raise UserError("unknown-button")
        if interaction.guild_id is None:
            return await self._outside(interaction, user, game)
        if page == PEOPLE:
            return await self._profile(interaction, user, game)
        if page != COMPUTERS:
            return await self._list(interaction, user, page, game)
        practice = await read_practice(self._store, user, interaction.guild_id, game)
        if practice is None:
            raise UserError("unknown-button")
        return await self._practice(interaction, user, practice)

    @component(PROFILE_TOTALS, private=True, anywhere=True)
    async def _totals(self, interaction: Interaction, user: int, game: str) -> MessagePayload:
        if game not in GAMES or interaction.guild_id is None:
            raise UserError("unknown-button")
        return await self._profile(interaction, user, game, totals=True)

    async def _profile(self, interaction: Interaction, user: int, game: str, *, totals: bool = False) -> MessagePayload:
        context = self._interactions.context_for(interaction, files=True)
        subject = await subject_of(self._names, interaction, user, game)
        profile = await read_profile(self._store, subject)
        practice = await read_practice(self._store, user, subject.guild, profile.game)
        parts = await profile_parts(self._store, subject, profile, context, games=totals)
        games, more = [each.game for each in profile.totals], list[Button]()
        if not context.taste.in_words:
            there = PROFILE(user, PEOPLE, profile.game) if totals else PROFILE_TOTALS(user, profile.game)
            more.append(button(context.speak("page-back" if totals else "page-on"), there))
        if profile.patterns:
            more.append(button(context.speak("collection-open"), PROFILE(user, COLLECTION, profile.game)))
        more.append(button(context.speak("achievements-open"), PROFILE(user, ACHIEVEMENTS, profile.game)))
        if practice is not None:
            more.append(button(context.speak("practice-open"), PROFILE(user, COMPUTERS, practice.game)))
        if self._interactions.server(interaction).leaderboard == "public":
            more.append(button(context.speak("share"), SHARE_PROFILE(user, "profile", profile.game)))
        return post(*parts, _games(user, PEOPLE, games, profile.game, context.speak), more, accent=CALM)

    async def _outside(self, interaction: Interaction, user: int, game: str) -> MessagePayload:
        """Build the page about the user's matches outside of servers. Only that user may see it. Raises UserError."""
        if user != interaction.user.id:
            raise UserError("profile-of-others")
        practice = await read_practice(self._store, user, 0, game)
        context = self._interactions.context_for(interaction, files=True)
        friends = await friends_words(self._store, user, context.speak)
        if practice is None:
            if not friends:
                raise UserError("profile-nothing-outside")
            return post(friends, context.speak("profile-outside"), accent=CALM)
        subject = await subject_of(self._names, interaction, user, practice.game)
        parts = await practice_parts(subject, practice, context)
        games = [*dict.fromkeys(each.game for each in practice.totals)]
        note = context.speak("profile-outside")
        return post(*parts, friends, note, _games(user, COMPUTERS, games, practice.game, context.speak), accent=CALM)

    async def _list(self, interaction: Interaction, user: int, page: str, game: str) -> MessagePayload:
        """Build the page of all scoring hands or of all achievements."""
        context = self._interactions.context_for(interaction)
        subject = await subject_of(self._names, interaction, user, game)
        profile = await read_profile(self._store, subject)
        build = achievements if page == ACHIEVEMENTS else collection
        parts, whole = await build(self._store, user, subject.guild, profile.game, context.speak)
        back = button(context.speak("practice-back"), PROFILE(user, PEOPLE, profile.game))
        games = _games(user, page, [each.game for each in profile.totals], profile.game, context.speak)
        return post(*parts, games, [back], accent=GOLD if whole else CALM)

    async def _practice(self, interaction: Interaction, user: int, practice: Practice) -> MessagePayload:
        context = self._interactions.context_for(interaction, files=True)
        subject = await subject_of(self._names, interaction, user, practice.game)
        parts = await practice_parts(subject, practice, context)
        games, more = [*dict.fromkeys(each.game for each in practice.totals)], list[Button]()
        with suppress(UserError):
            profile = await read_profile(self._store, subject)
            more.append(button(context.speak("practice-back"), PROFILE(user, PEOPLE, profile.game)))
        if self._interactions.server(interaction).leaderboard == "public":
            more.append(button(context.speak("share"), SHARE_PROFILE(user, "practice", practice.game)))
        return post(*parts, _games(user, COMPUTERS, games, practice.game, context.speak), more, accent=CALM)


async def subject_of(names: DisplayNames, interaction: Interaction, user: int, game: str) -> Subject:
    """Return the subject of a profile.

    Fetch the names of the user and the reader first, because they are unknown after a restart.
    """
    guild, asker = interaction.guild_id or 0, interaction.user.id
    await names.learn(guild, (user, asker))
    called = [names.get(guild, each) for each in (user, asker)]
    name, rival = (known[0] if known else "" for known in called)
    return Subject(user, guild, asker, name, rival, game)


def _games(user: int, page: str, games: Sequence[str], chosen: str, text: Text) -> Part:
    if len(games) < 2:
        return ""
    options = {each: text(each) for each in games if each in GAMES}
    return select_of(PROFILE_GAMES(user, page), options, chosen, text("leaderboard-game"))
