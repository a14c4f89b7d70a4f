"""Handlers for the pages of rules. All answers are ephemeral, even after a press on a shared page."""

from bot.decks.naming import Topic
from bot.errors import UserError
from bot.features.rules.messages import PAGE_OF_PRESET, PAGE_OF_TABLE, Pages, RuleBook
from bot.features.rules.topics import names_told
from bot.framework.feature import component
from bot.framework.interaction_service import InteractionService
from bot.transport import responses
from bot.transport.payload import MessagePayload
from bot.transport.responses import Deferral, Interaction


class RulesHandlers:
    """Handlers for pages of rules, which a command or a button opens."""

    def __init__(self, interactions: InteractionService) -> None:
        self._interactions = interactions

    async def open(self, interaction: Interaction, book: RuleBook, page: str = "goal") -> None:
        """Show a page of the rules ephemerally."""
        await responses.send(interaction, await self._page(interaction, book, page), ephemeral=True)

    async def look_up(self, interaction: Interaction, book: RuleBook, topic: Topic) -> None:
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
