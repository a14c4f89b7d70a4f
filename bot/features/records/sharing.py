"""Sharing of private answers. An answer is posted publicly once, with the name of the user who shares it."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Any

from bot.errors import UserError
from bot.features.ledger.tonight import Tonight
from bot.features.records.leaderboard_handlers import asker_of
from bot.features.records.leaderboard_messages import SHARE_BOARD, Leaderboard, LeaderboardQuery
from bot.features.records.practice_messages import practice_parts, read_practice
from bot.features.records.profile_handlers import SHARE_PROFILE, subject_of
from bot.features.records.profile_messages import profile_parts, read_profile
from bot.features.rules.messages import SHARE_OF_PRESET, SHARE_OF_TABLE, Pages, RuleBook, places_of
from bot.framework.feature import component
from bot.framework.services import Services
from bot.games import GAMES
from bot.tables.table import Table
from bot.transport import responses
from bot.transport.custom_ids import CustomId
from bot.transport.payload import ACCENT, CALM, MessagePayload, Part, button, post
from bot.transport.responses import Interaction
from bot.ui.custom_ids import SHARE_EVENING, SHARE_FILM
from bot.ui.render_context import RenderContext
from bot.ui.verify_message import deal

REMEMBERED = 1000
"""Maximum number of shares to remember. A remembered share refuses a second press before the button is gone.

Each page of the rules is a separate share.
"""

SHARE_VERIFY = CustomId("share:{table_id:int}:verify")

SharedParts = Callable[[RenderContext], Awaitable[list[Part]]]


class Sharing:
    """The answer to /verify, and sharing.

    Users can share that answer, leaderboards, profiles, practice, results of an evening, pages of the rules, and films.
    """

    def __init__(self, services: Services, leaderboard: Leaderboard, tonight: Tonight) -> None:
        self._interactions, self._leaderboard, self._names = services.interactions, leaderboard, services.names
        self._store, self._tonight, self._films = services.store, tonight, services.films
        self._shared: OrderedDict[tuple[int, str], None] = OrderedDict()

    async def deal(self, interaction: Interaction, table: Table) -> None:
        """Show the user ephemerally how the cards or tiles of a finished match were dealt."""
        text = self._interactions.context_for(interaction).speak
        parts = await deal(table, text, files=interaction.app_permissions.attach_files)
        if interaction.channel_id in places_of(table):
            parts.append([button(text("share"), SHARE_VERIFY(table.id))])
        await responses.send(interaction, post(*parts), ephemeral=True)

    async def _publish(self, interaction: Interaction, private: MessagePayload, public: MessagePayload) -> None:
        """Replace the pressed message by `private`, and post `public` in the channel. Raises UserError: shared."""
        data: Any = interaction.data
        shared = interaction.message.id if interaction.message is not None else 0, str(data["custom_id"])
        if shared in self._shared:
            raise UserError("shared")
        with self._interactions.publishing(interaction):
            self._shared[shared] = None
            while len(self._shared) > REMEMBERED:
                self._shared.popitem(last=False)
            await responses.edit(interaction, private)
            await responses.send(interaction, public)

    async def _share(
        self, interaction: Interaction, key: str, parts: SharedParts, accent: int = CALM, **said: str
    ) -> None:
        """Share what `parts` returns for a reader. `key`, `said`: the sentence that says who shares it."""
        mine = self._interactions.context_for(interaction, files=True)
        all_ = await self._interactions.context_for_all(interaction)
        private = post(*await parts(mine), mine.speak("share-done"), accent=accent)
        told = all_.speak(key, who=interaction.user.mention, **said)
        await self._publish(interaction, private, post(*await parts(all_), told, accent=accent))

    def _check_public(self, interaction: Interaction) -> None:
        """Check that leaderboards of the server can be shared. Raises UserError."""
        if self._interactions.server(interaction).leaderboard != "public":
            raise UserError("unknown-button")

    @component(SHARE_BOARD, private=True)
    async def _board(self, interaction: Interaction, page: int, game: str, scope: str, period: str, by: str) -> None:
        query = LeaderboardQuery.read(page, game, scope, period, by)
        self._check_public(interaction)
        asker = asker_of(self._interactions, interaction, query)
        mine, all_ = self._interactions.context_for(interaction), await self._interactions.context_for_all(interaction)
        private, _ = await self._leaderboard.parts(query, asker, mine.speak)
        public, _ = await self._leaderboard.parts(query, replace(asker, shared=True), all_.speak)
        said = all_.speak("share-leaderboard", who=interaction.user.mention)
        await self._publish(interaction, post(*private, mine.speak("share-done")), post(*public, said))

    @component(SHARE_PROFILE, page="profile", private=True)
    async def _profile(self, interaction: Interaction, user: int, game: str) -> None:
        if game not in GAMES:
            raise UserError("unknown-button")
        self._check_public(interaction)
        subject = await subject_of(self._names, interaction, user, game)
        profile = await read_profile(self._store, subject)
        await self._share(interaction, "share-profile", partial(profile_parts, self._store, subject, profile))

    @component(SHARE_PROFILE, page="practice", private=True)
    async def _practice(self, interaction: Interaction, user: int, game: str) -> None:
        self._check_public(interaction)
        practice = await read_practice(self._store, user, interaction.guild_id or 0, game) if game in GAMES else None
        if practice is None:
            raise UserError("unknown-button")
        subject = await subject_of(self._names, interaction, user, game)
        await self._share(interaction, "share-practice", partial(practice_parts, subject, practice))

    @component(SHARE_EVENING, private=True)
    async def _evening(self, interaction: Interaction, channel: int) -> None:
        await self._share(interaction, "share-tonight", partial(self._tonight.parts, interaction, channel))

    @component(SHARE_VERIFY, private=True, anywhere=True)
    async def _deal(self, interaction: Interaction, table_id: int) -> None:
        table = await self._interactions.table(interaction, table_id)
        if table.row.state != "over" or interaction.channel_id not in places_of(table):
            raise UserError("unknown-button")

        async def parts(context: RenderContext) -> list[Part]:
            return await deal(table, context.speak, files=interaction.app_permissions.attach_files)

        await self._share(interaction, "share-verify", parts, ACCENT, table=str(table.id))

    @component(SHARE_FILM, private=True, anywhere=True)
    async def _film(self, interaction: Interaction, table_id: int) -> None:
        table = await self._interactions.finished(interaction, table_id)
        if interaction.channel_id not in places_of(table) or not interaction.app_permissions.attach_files:
            raise UserError("unknown-button")
        await self._names.learn(table.row.guild, table.persons)

        async def parts(context: RenderContext) -> list[Part]:
            return [await self._films.part(table, context, interaction.user.id)]

        await self._share(interaction, "share-film", parts, ACCENT, table=str(table.id))

    @component(SHARE_OF_TABLE, private=True, anywhere=True)
    async def _rules_of_table(self, interaction: Interaction, table_id: int, page: str) -> None:
        table = await self._interactions.table(interaction, table_id)
        await self._rules(interaction, RuleBook.for_table(table), page)

    @component(SHARE_OF_PRESET, private=True, anywhere=True)
    async def _rules_of_preset(self, interaction: Interaction, page: str, game: str, preset: str) -> None:
        await self._rules(interaction, RuleBook.by_preset(game, preset), page)

    async def _rules(self, interaction: Interaction, book: RuleBook, page: str) -> None:
        if not book.shareable(interaction.channel_id):
            raise UserError("unknown-button")
        private = await Pages(book, self._interactions.context_for(interaction, files=True)).post(page, share=False)
        public = Pages(book, await self._interactions.context_for_all(interaction))
        said = public.text("share-rules", who=interaction.user.mention, game=public.text(book.game.key))
        more = [button(public.text("rules-open"), book.page_id(page))]
        parts = await public.parts(public.nearest(page))
        await self._publish(interaction, private, post(*parts, said, more, accent=CALM))
