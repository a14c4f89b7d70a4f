"""When a heartbeat is acknowledged: soon, but never before a library has noted that it sent one."""

import time

from bot.playground.api.gateway import ON_THE_WAY
from tests.bot.playground.wire import Wire


async def test_an_acknowledgement_takes_its_time_over_the_network(wire: Wire) -> None:
    line = await wire.online()
    for _ in range(2):
        before = time.monotonic()
        await line.send(1, None)
        assert (await line.next())["op"] == 11
        assert time.monotonic() - before > 0.9 * ON_THE_WAY
