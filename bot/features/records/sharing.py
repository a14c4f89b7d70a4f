"""Sharing of private answers. An answer is posted publicly once, with the name of the user who shares it."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, replace

from bot.errors import UserError
from bot.features.ledger import Tonight
from bot.features.records.leaderboard_handlers import asker_of
from bot.features.records.leaderboard_messages import Leaderboard, LeaderboardQuery
from bot.features.records.practice_messages import PracticePages
from bot.features.records.profile_handlers import person_of, subject_of
from bot.features.records.profile_messages import ProfilePages
from bot.features.rules import Pages, RuleBook, book_of, places_of
from bot.framework.feature import ComponentHandler
from bot.framework.interaction_service import InteractionService
from bot.games import GAMES
from bot.i18n import Text
from bot.tables.table import Table
from bot.transport import responses
from bot.transport.display_names import DisplayNames
from bot.transport.payload import CALM, Button, MessagePayload, button, post
from bot.transport.responses import Interaction, in_private
from bot.ui.films import Films
from bot.ui.verify_message import deal

REMEMBERED = 1000
"""Maximum number of shares to remember. A remembered share refuses a second press before the button is gone.

Each page of the rules is a separate share.
"""

AMONG_FRIENDS = ("verify", "film", "rules")
"""Kinds of answers that friends may share outside of servers, because these answers belong to their table."""


@dataclass(frozen=True, slots=True)
class Shown:
    """An answer that is shared: the private message without its button, and the message that everyone sees."""

    private: MessagePayload
    public: MessagePayload


class Sharing:
    """The answer to /verify, and sharing.

    Users can share that answer, leaderboards, profiles, practice, results of an evening, pages of the rules, and films.
    """

    def __init__(
        self,
        interactions: InteractionService,
        leaderboard: Leaderboard,
        names: DisplayNames,
        profiles: ProfilePages,
        practices: PracticePages,
        tonight: Tonight,
        films: Films,
    ) -> None:
        self._interactions, self._leaderboard, self._names = interactions, leaderboard, names
        self._profiles, self._practices, self._tonight, self._films = profiles, practices, tonight, films
        self._shared: OrderedDict[tuple[int, str], None] = OrderedDict()
        self.presses = {"share": ComponentHandler(self._share, anywhere=True)}

    async def deal(self, interaction: Interaction, table: Table) -> None:
        """Show the user ephemerally how the cards or tiles of a finished match were dealt."""
        text = self._interactions.context_for(interaction).speak
        parts = await deal(table, text, files=interaction.app_permissions.attach_files)
        if interaction.channel_id in places_of(table):
            parts.append(_buttons(text, f"share:{table.id}:verify"))
        await responses.send(interaction, post(*parts), ephemeral=True)

    async def _share(self, interaction: Interaction, words: list[str]) -> None:
        """Share the private message that was pressed.

        The custom_id is `share:{table}:{what}`, and further words may identify the message. If the message belongs to
        no table, another number stands in place of the table's: the page of a leaderboard, the user of a profile, or
        the channel whose evening is summed up.
        """
        if not in_private(interaction) or interaction.message is None or len(words) < 2:
            raise UserError("unknown-button")
        if interaction.guild_id is None and words[1] not in AMONG_FRIENDS:
            raise UserError("unknown-button")
        shown = await self._shown(interaction, words)
        shared = interaction.message.id, ":".join(words)
        if shared in self._shared:
            raise UserError("shared")
        with self._interactions.publishing(interaction):
            self._shared[shared] = None
            while len(self._shared) > REMEMBERED:
                self._shared.popitem(last=False)
            await responses.edit(interaction, shown.private)
            await responses.send(interaction, shown.public)

    async def _shown(self, interaction: Interaction, words: list[str]) -> Shown:
        match words[1:]:
            case ["leaderboard", *which]:
                return await self._board(interaction, LeaderboardQuery.read([words[0], *which]))
            case ["verify"]:
                return await self._deal(interaction, await self._interactions.table(interaction, int(words[0])))
            case ["film"]:
                return await self._film(interaction, await self._interactions.finished(interaction, int(words[0])))
            case ["profile", game] if game in GAMES:
                return await self._profile(interaction, person_of(words[0]), game)
            case ["practice", game] if game in GAMES:
                return await self._practice(interaction, person_of(words[0]), game)
            case ["tonight"]:
                return await self._evening(interaction, int(words[0]))
            case ["rules", page, *which]:
                return await self._rules(
                    interaction, await book_of(self._interactions, interaction, words[0], which), page
                )
            case _:
                raise UserError("unknown-button")

    async def _board(self, interaction: Interaction, query: LeaderboardQuery) -> Shown:
        if self._interactions.server(interaction).leaderboard != "public":
            raise UserError("unknown-button")
        mine, all_ = (
            self._interactions.context_for(interaction).speak,
            (await self._interactions.context_for_all(interaction)).speak,
        )
        asker = asker_of(self._interactions, interaction, query)
        said = all_("share-leaderboard", who=interaction.user.mention)
        private, _ = await self._leaderboard.parts(query, asker, mine)
        public, _ = await self._leaderboard.parts(query, replace(asker, shared=True), all_)
        return Shown(post(*private, mine("share-done")), post(*public, said))

    async def _profile(self, interaction: Interaction, user: int, game: str) -> Shown:
        if self._interactions.server(interaction).leaderboard != "public":
            raise UserError("unknown-button")
        mine, all_ = (
            self._interactions.context_for(interaction, files=True),
            await self._interactions.context_for_all(interaction),
        )
        subject = await subject_of(self._names, interaction, user, game)
        profile = await self._profiles.read(subject)
        said = all_.speak("share-profile", who=interaction.user.mention)
        private = await self._profiles.parts(subject, profile, mine)
        public = await self._profiles.parts(subject, profile, all_)
        return Shown(post(*private, mine.speak("share-done"), accent=CALM), post(*public, said, accent=CALM))

    async def _practice(self, interaction: Interaction, user: int, game: str) -> Shown:
        guild = interaction.guild_id or 0
        practice = await self._practices.read(user, guild, game)
        if self._interactions.server(interaction).leaderboard != "public" or practice is None:
            raise UserError("unknown-button")
        mine, all_ = (
            self._interactions.context_for(interaction, files=True),
            await self._interactions.context_for_all(interaction),
        )
        subject = await subject_of(self._names, interaction, user, game)
        said = all_.speak("share-practice", who=interaction.user.mention)
        private = await self._practices.parts(subject, practice, mine)
        public = await self._practices.parts(subject, practice, all_)
        return Shown(post(*private, mine.speak("share-done"), accent=CALM), post(*public, said, accent=CALM))

    async def _evening(self, interaction: Interaction, channel: int) -> Shown:
        mine, all_ = (
            self._interactions.context_for(interaction, files=True),
            await self._interactions.context_for_all(interaction),
        )
        said = all_.speak("share-tonight", who=interaction.user.mention)
        private, public = await self._tonight.parts(interaction, channel, mine, all_)
        return Shown(post(*private, mine.speak("share-done"), accent=CALM), post(*public, said, accent=CALM))

    async def _deal(self, interaction: Interaction, table: Table) -> Shown:
        if table.row.state != "over" or interaction.channel_id not in places_of(table):
            raise UserError("unknown-button")
        mine, all_ = (
            self._interactions.context_for(interaction).speak,
            (await self._interactions.context_for_all(interaction)).speak,
        )
        said = all_("share-verify", who=interaction.user.mention, table=str(table.id))
        files = interaction.app_permissions.attach_files
        private, public = await deal(table, mine, files=files), await deal(table, all_, files=files)
        return Shown(post(*private, mine("share-done")), post(*public, said))

    async def _film(self, interaction: Interaction, table: Table) -> Shown:
        if interaction.channel_id not in places_of(table) or not interaction.app_permissions.attach_files:
            raise UserError("unknown-button")
        await self._names.learn(table.row.guild, table.persons)
        mine, all_ = self._interactions.context_for(interaction), await self._interactions.context_for_all(interaction)
        said = all_.speak("share-film", who=interaction.user.mention, table=str(table.id))
        user = interaction.user.id
        private, public = await self._films.part(table, mine, user), await self._films.part(table, all_, user)
        return Shown(post(private, mine.speak("share-done")), post(public, said))

    async def _rules(self, interaction: Interaction, book: RuleBook, page: str) -> Shown:
        if not book.shareable(interaction.channel_id):
            raise UserError("unknown-button")
        mine, all_ = (
            self._interactions.context_for(interaction, files=True),
            await self._interactions.context_for_all(interaction),
        )
        text = all_.speak
        said = text("share-rules", who=interaction.user.mention, game=text(book.game.key))
        more = [button(text("rules-open"), book.code("page", page))]
        private, public = await Pages(book, mine).post(page, share=False), Pages(book, all_)
        return Shown(private, post(*await public.parts(public.nearest(page)), said, more, accent=CALM))


def _buttons(text: Text, code: str) -> list[Button]:
    return [button(text("share"), code)]
