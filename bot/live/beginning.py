"""The start of a match on Discord: the press is answered, and each player with a live token gets a hand at once."""

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
    """Deal the hands after the press that began the match. `answer` answers that press."""
    answering = asyncio.ensure_future(answer)
    try:
        # the match has begun, even if this answer waits for the lock of the board or comes too late
        await hands.deal(table, interaction, responses.given(interaction, answering))
    finally:
        await answering


async def seated(hands: HandMessages, interaction: Interaction, table: Table) -> None:
    """Remember a player who sat down with this press, or open their hand if the match has begun meanwhile."""
    if table.match is None:
        hands.remember(table, interaction)
    else:
        await hands.open(interaction, table)
