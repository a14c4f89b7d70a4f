"""The start of a match on Discord.

The press is answered, and each player with a live token gets a hand message at once.
"""

import asyncio
from collections.abc import Coroutine

from bot.live.hand_messages import HandMessages
from bot.tables.table import Table
from bot.transport import responses
from bot.transport.responses import Interaction


async def begin(
    hands: HandMessages, interaction: Interaction, table: Table, answer: Coroutine[None, None, None]
) -> None:
    """Send the hands at the start of a match, once the press that began the match is answered.

    `answer`: the coroutine that answers this press.
    """
    answering = asyncio.ensure_future(answer)
    try:
        # the match has begun, even if this answer waits for the lock of the table's message or comes too late
        await hands.deal(table, interaction, responses.wait_for_answer(interaction, answering))
    finally:
        await answering


async def seated(hands: HandMessages, interaction: Interaction, table: Table) -> None:
    """Remember the press with which a player sat down. If the match has already begun, open their hand instead."""
    if table.match is None:
        hands.remember(table, interaction)
    else:
        await hands.open(interaction, table)
