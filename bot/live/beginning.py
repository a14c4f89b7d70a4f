"""Begins a match on Discord: its presser is answered, and every living token gets its hand at once."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine

from bot.live.hand_messages import HandMessages
from bot.tables.table import Table
from bot.transport import responses
from bot.transport.responses import Interaction


async def begin(
    hands: HandMessages, interaction: Interaction, table: Table, answer: Coroutine[None, None, None]
) -> None:
    """Deal after the press that began the match; `answer` answers it."""
    answering = asyncio.ensure_future(answer)
    try:
        # the match has begun, also where this answer waits for the board or comes too late
        await hands.deal(table, interaction, responses.given(interaction, answering))
    finally:
        await answering


async def seated(hands: HandMessages, interaction: Interaction, table: Table) -> None:
    """Remember whoever has sat down by this press until the match begins; open their hand if it has begun meanwhile."""
    if table.match is None:
        hands.remember(table, interaction)
    else:
        await hands.open(interaction, table)
