"""The command /move for typed moves. A move is typed as the code of a card or tile, or by any of its names."""

from discord import app_commands
from discord.ext import commands

from bot.common import search
from bot.errors import UserError
from bot.features.play.handlers import MoveHandlers
from bot.features.play.typed_moves import meant_move, moves_of
from bot.framework.interaction_service import LONGEST_CHOICE, InteractionService
from bot.framework.options import TableOption, anywhere, complete_table, described, offered
from bot.live.hand_messages import HandMessages
from bot.transport.responses import Interaction
from engine.core import Action

MoveOption = app_commands.Range[str, 1, LONGEST_CHOICE]


async def complete_move(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Complete a legal move. Each choice has the same label as the move's button.

    The value of a choice is the question's number and the action.
    """
    interactions = interaction.client.interactions
    number = getattr(interaction.namespace, "table", None)
    try:
        table = await interactions.table(interaction, number if isinstance(number, int) else None)
        moves = moves_of(table, interaction.user.id, interactions.context_for(interaction))
    except UserError:
        return []
    question = table.match.number if table.match else 0
    found = search.found(typed, {move: move.names for move in moves})
    return offered((move.label, f"{question}:{move.action}") for move in found)


class MoveCog(commands.Cog):
    """The command for playing without buttons."""

    def __init__(self, interactions: InteractionService, hands: HandMessages, moves: MoveHandlers) -> None:
        self._interactions, self._hands, self._moves = interactions, hands, moves

    @app_commands.command(name="move", description=described("command-move"))
    @app_commands.describe(text=described("option-text"), table=described("option-table"))
    @app_commands.autocomplete(text=complete_move)
    @app_commands.autocomplete(table=complete_table)
    @anywhere
    async def move(self, interaction: Interaction, text: MoveOption, table: TableOption | None = None) -> None:
        at, context = await self._interactions.table(interaction, table), self._interactions.context_for(interaction)
        moves = moves_of(at, interaction.user.id, context)
        question, _, chosen = text.partition(":")
        if question.isdecimal() and chosen:
            try:
                action, asked = Action.parse(chosen), int(question)
            except ValueError as error:
                raise UserError("stale") from error
        else:
            asked = at.match.number if at.match else 0
            action = meant_move(text, moves).action
        if any(each.again for each in moves if each.action == action):
            await self._hands.open(interaction, at, "hand-say-again")
            return
        await self._moves.move(interaction, at, asked, action)
