"""What tests wait for: a state, for as long as the slowest machine may need, and never a time."""

import asyncio
import inspect
import re

PATIENCE_S = 240.0
"""Seconds after which a state is given up, more than the longest clock of an evening: the patience of all tests."""

LOOK_S = 0.25
"""Seconds between two looks, after the first ones."""

IN_A_ROUND = re.compile(r"· (?:extra )?(?:round|hand) \d|Thanks for playing")
"""What the head of a hand says while it is played, and that of its table."""

SOON_S = 5.0
"""What is to be shown later than in so many seconds is not waited for."""


async def eventually(state, otherwise: object = "it does not come to that"):
    """Wait until `state()`, which may be async, holds, and return what it gave; else AssertionError(otherwise)."""
    loop = asyncio.get_running_loop()
    end, pause_s = loop.time() + PATIENCE_S, 0.01
    while True:
        found = state()
        if inspect.isawaitable(found):
            found = await found
        if found:
            return found
        assert loop.time() < end, otherwise
        await asyncio.sleep(pause_s)
        pause_s = min(2 * pause_s, LOOK_S)


def idle(bot):
    """Whether every press is answered, every deadline that was due is served, and all that was wanted is shown."""
    table_messages, notices, calls = bot.table_messages, bot.pings.notices, bot.lobby_announcements.notices
    painting = (
        table_messages._rounds,
        table_messages._painters,
        table_messages._lingering,
        bot.hands.services.tasks,
    )
    soon = asyncio.get_running_loop().time() + SOON_S
    behind = [live for live in bot.hands.live.values() if live.later is not None and live.later.when() < soon]
    sending = bot.pictures.gallery._jobs, notices._under_way, calls._under_way
    return not any((bot.interactions._busy, bot.clock._running, *painting, behind, *sending))


async def at_rest(house):
    """Wait until the bot is idle, and let a moment pass: a loop around this makes the clock go on."""
    await asyncio.sleep(0.01)
    await eventually(lambda: idle(house.bot), "the bot does not come to rest")
