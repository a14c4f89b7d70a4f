"""The command /rules."""

from discord import app_commands
from discord.ext import commands

from bot.decks.naming import Topic
from bot.errors import UserError
from bot.features.rules.handlers import RulesHandlers
from bot.features.rules.messages import RuleBook
from bot.features.rules.topics import complete_topic, topic_meant
from bot.framework.converters import game_meant
from bot.framework.interaction_service import InteractionService
from bot.framework.options import GameOption, TableOption, anywhere, complete_game, complete_table, described
from bot.transport.responses import Interaction


class RulesCog(commands.Cog):
    """Command for the rules as the games declare them."""

    def __init__(self, interactions: InteractionService, pages: RulesHandlers) -> None:
        self._interactions, self._pages = interactions, pages

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
            await self._pages.open(interaction, book)
            return
        context = self._interactions.context_for(interaction)
        found, meant = await topic_meant(topic, book.game.key, context, alone=key is not None or table is not None)
        await self._pages.look_up(interaction, self._about(interaction, book, found, meant), meant)

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
