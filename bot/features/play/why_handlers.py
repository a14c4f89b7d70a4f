"""Handler of *Why?*: the result of a round step by step. An earlier round is replayed up to its result."""

import asyncio
from dataclasses import replace

from bot.decks.decided import hand_lines
from bot.decks.scenes import is_over, without_end
from bot.errors import UserError
from bot.framework.feature import component
from bot.framework.interaction_service import InteractionService
from bot.history.replays import settled_scene
from bot.i18n import Text
from bot.tables.table import Table
from bot.transport.payload import OVER, MessagePayload, Part, post
from bot.transport.responses import Deferral, Interaction
from bot.ui.custom_ids import WHY
from bot.ui.narration import deck_of, telling
from bot.ui.render_context import RenderContext
from bot.ui.result_message import final
from engine.core import Scene


class WhyHandlers:
    """The handler of *Why?*, for all users who see a result.

    The answer holds only what everyone could see at that time.
    """

    def __init__(self, interactions: InteractionService) -> None:
        self._interactions = interactions

    @component(WHY, deferral=Deferral.WHISPER, anywhere=True)
    async def _why(self, interaction: Interaction, table_id: int, number: int) -> MessagePayload:
        """Show the result of round `number` step by step. 0 stands for the whole match: show the points by round."""
        table = await self._interactions.looked_back(interaction, table_id)
        if table.match is None:
            raise UserError("closed" if table.row.state == "closed" else "in-lobby")
        context = self._interactions.context_for(interaction, files=True)
        if not number and table.match.result is not None:
            return points_message(table, context.speak)
        if (scene := await asyncio.to_thread(settled_scene, table, number)) is None:
            raise UserError("unknown-button")
        # nothing else shows the result of the last round, because the end of the match follows at once
        picture = await context.draw("result", table, without_end(scene)) if is_over(scene) else ()
        return why_message(table, scene, context, picture)


def why_message(table: Table, scene: Scene, context: RenderContext, picture: Part = ()) -> MessagePayload:
    """Build the explanation of the result in `scene` for one reader. `picture`: the picture of that result."""
    text = context.speak
    said = replace(telling(table, text), emoji=context.emoji(table))
    title = text("why-title", game=text(table.row.game), table=str(table.id))
    lines = deck_of(table).why(scene, said)
    return post(title, picture, "\n".join(lines or [text("why-nothing")]), accent=OVER)


def points_message(table: Table, text: Text) -> MessagePayload:
    """Build the list of the points that each player got in each hand of a finished match."""
    title = text("why-title", game=text(table.row.game), table=str(table.id))
    return post(title, "\n".join(hand_lines(final(table), deck_of(table).unit, telling(table, text))), accent=OVER)
