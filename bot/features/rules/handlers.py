"""/rules and the pages that it opens. All answers are ephemeral, even after a press on a shared page."""

from discord import app_commands
from discord.ext import commands

from bot.decks.naming import Topic
from bot.errors import UserError
from bot.features.rules.messages import PAGE_OF_PRESET, PAGE_OF_TABLE, Pages, RuleBook
from bot.features.rules.topics import complete_topic, names_told, topic_meant
from bot.framework.converters import game_meant
from bot.framework.feature import component
from bot.framework.interaction_service import InteractionService
from bot.framework.options import GameOption, TableOption, anywhere, complete_game, complete_table, described
from bot.transport import responses
from bot.transport.payload import MessagePayload
from bot.transport.responses import Deferral, Interaction


class RulesHandlers(commands.Cog):
    """The command for the rules as the games declare them, and handlers for their pages."""

    def __init__(self, interactions: InteractionService) -> None:
        self._interactions = interactions

    @app_commands.command(name="rules", description=described("command-rules"))
    @app_commands.describe(
        game=described("option-game"), topic=described("option-topic"), table=described("option-table")
    )
    @app_commands.autocomplete(game=complete_game, topic=complete_topic)
    @app_commands.autocomplete(table=complete_table)
    @anywhere
    async def rules(
        self,
        interaction: Interaction,
        game: GameOption | None = None,
        topic: GameOption | None = None,
        table: TableOption | None = None,
    ) -> None:
        key = await game_meant(interaction, game)
        book = await self._chosen(interaction, key, table)
        if topic is None:
            await self.open(interaction, book)
            return
        context = self._interactions.context_for(interaction)
        found, meant = await topic_meant(topic, book.game.key, context, alone=key is not None or table is not None)
        await self._look_up(interaction, self._about(interaction, book, found, meant), meant)

    def _about(self, interaction: Interaction, book: RuleBook, game: str, topic: Topic) -> RuleBook:
        """Return the rules in which to look up a topic.

        If the topic is a preset, these are the preset's rules. Otherwise they are `book`, if it is about this game. If
        not, they are the server's rules of the game.
        """
        if topic.kind == "preset":
            return RuleBook.by_preset(game, topic.key)
        return (
            book
            if book.game.key == game
            else RuleBook.by_preset(game, self._interactions.server(interaction).preset(game))
        )

    async def _chosen(self, interaction: Interaction, game: str | None, table: int | None) -> RuleBook:
        """Return the rules of a table, or the rules that the server has chosen for a game."""
        server = self._interactions.server(interaction)
        if game is None or table is not None:
            try:
                found = await self._interactions.table(interaction, table)
            except UserError as refused:
                if refused.key != "no-table-here":
                    raise
                game = server.game
            else:
                return RuleBook.for_table(found)
        return RuleBook.by_preset(game, server.preset(game))

    async def open(self, interaction: Interaction, book: RuleBook, page: str = "goal") -> None:
        """Show a page of the rules ephemerally."""
        await responses.send(interaction, await self._page(interaction, book, page), ephemeral=True)

    async def _look_up(self, interaction: Interaction, book: RuleBook, topic: Topic) -> None:
        """Show the page about a topic ephemerally, with all names of the topic.

        Raises UserError if the topic plays no part in these rules.
        """
        context = self._interactions.context_for(interaction, files=True)
        pages = Pages(book, context)
        page = pages.page_of(topic)
        if page is None:
            raise UserError("topic-off", name=topic.name(book.game.key, context.locale))
        named = context.speak("rules-about", names=names_told(topic, book.game.key, context))
        shown = await pages.post(page, share=_shareable(interaction, book), above=named)
        await responses.send(interaction, shown, ephemeral=True)

    @component(PAGE_OF_TABLE, deferral=Deferral.BESIDE, anywhere=True)
    @component(PAGE_OF_TABLE, select=str, deferral=Deferral.BESIDE, anywhere=True)
    async def _of_table(self, interaction: Interaction, table_id: int, page: str, chosen: str = "") -> MessagePayload:
        """Show another page of a table's rules. If a select was pressed, its value is the page instead."""
        table = await self._interactions.table(interaction, table_id)
        return await self._page(interaction, RuleBook.for_table(table), chosen or page)

    @component(PAGE_OF_PRESET, deferral=Deferral.BESIDE, anywhere=True)
    @component(PAGE_OF_PRESET, select=str, deferral=Deferral.BESIDE, anywhere=True)
    async def _of_preset(
        self, interaction: Interaction, page: str, game: str, preset: str, chosen: str = ""
    ) -> MessagePayload:
        """Show another page of a preset's rules. If a select was pressed, its value is the page instead."""
        return await self._page(interaction, RuleBook.by_preset(game, preset), chosen or page)

    async def _page(self, interaction: Interaction, book: RuleBook, page: str) -> MessagePayload:
        pages = Pages(book, self._interactions.context_for(interaction, files=True))
        return await pages.post(page, share=_shareable(interaction, book))


def _shareable(interaction: Interaction, book: RuleBook) -> bool:
    """Return whether these rules can be shared here, and someone else can read them."""
    return interaction.guild_id is not None and book.shareable(interaction.channel_id)
