"""Handlers for the pages of rules. Ephemeral, even under a shared page."""

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
    """Pages of rules, opened by a command or a button."""

    def __init__(self, interactions: InteractionService) -> None:
        self._interactions = interactions
        self.presses = {"page": ComponentHandler(self._turn, beside, anywhere=True)}

    async def open(self, interaction: Interaction, book: RuleBook, page: str = "goal") -> None:
        """Show a page ephemerally."""
        await responses.send(interaction, await self._page(interaction, book, page), ephemeral=True)

    async def look_up(self, interaction: Interaction, book: RuleBook, topic: Topic) -> None:
        """Show the page of a topic ephemerally, with all its names.

        Raises UserError if the topic has no part in these rules."""
        reader = self._interactions.reader(interaction, files=True)
        pages = Pages(book, reader)
        page = pages.page_of(topic)
        if page is None:
            raise UserError("topic-off", name=topic.name(book.game.key, reader.locale))
        named = reader.speak("rules-about", names=names_told(topic, book.game.key, reader))
        shown = await pages.post(page, share=_shareable(interaction, book), above=named)
        await responses.send(interaction, shown, ephemeral=True)

    async def _turn(self, interaction: Interaction, words: list[str]) -> None:
        """Turn the page. `page:{table}:{page}` or `page:0:{page}:{game}:{preset}`; a select names another page."""
        book = await book_of(self._interactions, interaction, words[0], words[2:])
        page = next(iter(selected(interaction) or words[1:2]), "")
        if not in_private(interaction):
            await self.open(interaction, book, page)
            return
        await responses.edit(interaction, await self._page(interaction, book, page))

    async def _page(self, interaction: Interaction, book: RuleBook, page: str) -> MessagePayload:
        pages = Pages(book, self._interactions.reader(interaction, files=True))
        return await pages.post(page, share=_shareable(interaction, book))


async def book_of(interactions: InteractionService, interaction: Interaction, table: str, which: list[str]) -> RuleBook:
    """Return the book that a button names.

    Raises UserError if there is none, or if the user may not see its table."""
    if int(table) and not which:
        return RuleBook.of(await interactions.table(interaction, int(table)))
    if int(table) or len(which) != 2:
        raise UserError("unknown-button")
    return RuleBook.by_preset(*which)


def _shareable(interaction: Interaction, book: RuleBook) -> bool:
    """Return whether there are others to share it with."""
    return interaction.guild_id is not None and book.shareable(interaction.channel_id)
