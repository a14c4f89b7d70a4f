"""Handlers for the pages of rules. All answers are ephemeral, even after a press on a shared page."""

from __future__ import annotations

from bot.decks.naming import Topic
from bot.errors import UserError
from bot.features.rules.messages import Pages, RuleBook
from bot.features.rules.topics import names_told
from bot.framework.feature import ComponentHandler, beside
from bot.framework.interaction_service import InteractionService
from bot.transport import responses
from bot.transport.forms import selected
from bot.transport.payload import MessagePayload
from bot.transport.responses import Interaction, in_private


class RulesHandlers:
    """Handlers for pages of rules, which a command or a button opens."""

    def __init__(self, interactions: InteractionService) -> None:
        self._interactions = interactions
        self.presses = {"page": ComponentHandler(self._turn, beside, anywhere=True)}

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

    async def _turn(self, interaction: Interaction, words: list[str]) -> None:
        """Show another page of the rules.

        The custom_id is `page:{table}:{page}` or `page:0:{page}:{game}:{preset}`. If it is a select, its value is the
        page instead.
        """
        book = await book_of(self._interactions, interaction, words[0], words[2:])
        page = next(iter(selected(interaction) or words[1:2]), "")
        if not in_private(interaction):
            await self.open(interaction, book, page)
            return
        await responses.edit(interaction, await self._page(interaction, book, page))

    async def _page(self, interaction: Interaction, book: RuleBook, page: str) -> MessagePayload:
        pages = Pages(book, self._interactions.context_for(interaction, files=True))
        return await pages.post(page, share=_shareable(interaction, book))


async def book_of(interactions: InteractionService, interaction: Interaction, table: str, which: list[str]) -> RuleBook:
    """Return the rules that a button names.

    `table`: number of a table, or 0. `which`: with table 0, the game and the preset. Raises UserError if there are no
    such rules, or if the user may not see the table.
    """
    if int(table) and not which:
        return RuleBook.for_table(await interactions.table(interaction, int(table)))
    if int(table) or len(which) != 2:
        raise UserError("unknown-button")
    return RuleBook.by_preset(*which)


def _shareable(interaction: Interaction, book: RuleBook) -> bool:
    """Return whether these rules can be shared here, and someone else can read them."""
    return interaction.guild_id is not None and book.shareable(interaction.channel_id)
