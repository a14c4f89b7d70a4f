"""Handler of *Why?*: the result of a round step by step. An earlier round is replayed up to its result."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from bot.errors import UserError
from bot.framework.feature import component
from bot.framework.interaction_service import InteractionService
from bot.history.replays import settled_scene
from bot.tables.table import Table
from bot.transport.payload import OVER, MessagePayload, post
from bot.transport.responses import Deferral, Interaction
from bot.ui.custom_ids import WHY
from bot.ui.narration import deck_of, telling
from bot.ui.render_context import RenderContext
from engine.core import Scene


class WhyHandlers:
    """The handler of *Why?*, for all users who see a result.

    The answer holds only what everyone could see at that time.
    """

    def __init__(self, interactions: InteractionService) -> None:
        self._interactions = interactions

    @component(WHY, deferral=Deferral.WHISPER, anywhere=True)
    async def _why(self, interaction: Interaction, table_id: int, number: int) -> MessagePayload:
        """Show the result of round `number` step by step."""
        table = await self._interactions.looked_back(interaction, table_id)
        if table.match is None:
            raise UserError("closed" if table.row.state == "closed" else "in-lobby")
        scene = await asyncio.to_thread(settled_scene, table, number)
        if scene is None:
            raise UserError("unknown-button")
        return why_message(table, scene, self._interactions.context_for(interaction))


def why_message(table: Table, scene: Scene, context: RenderContext) -> MessagePayload:
    """Build the explanation of the result in `scene` for one reader."""
    text = context.speak
    said = replace(telling(table, text), emoji=context.emoji(table))
    title = text("why-title", game=text(table.row.game), table=str(table.id))
    lines = deck_of(table).why(scene, said)
    return post(f"{title}\n" + "\n".join(lines or [text("why-nothing")]), accent=OVER)
