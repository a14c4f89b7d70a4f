"""How long people wait for computers, and how often messages are edited: `python -m tests.bench.pace [GAME...]`.

One person who answers after about a second plays one hand against computers over the stand-in, in the bot's own times.
Printed for each game: seconds from one move of the person to their next question (median; the longest without claims
that take the turn out of its order; the longest), edits of the public message and of the hand, for the hand and for a
minute.
"""

import asyncio
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from bot.tables.timing import Timing
from engine import GAMES
from tests.bot.house import evening
from tests.there import there

THINKS_S = 1.0
TURNS = ("discarded", "played")
"""The events that are a turn of somebody."""

LONGEST_S = 420.0
"""A hand that takes longer is measured as far as it goes."""


async def main(games: Sequence[str]) -> None:
    os.environ.setdefault("PYTEST_CURRENT_TEST", "bench pace")
    for game in games or GAMES:
        with tempfile.TemporaryDirectory() as folder:
            print(await measured(Path(folder), game), flush=True)


async def measured(folder: Path, game: str) -> str:
    usual = Timing()
    async with evening(folder, claims=(*usual.go_on_s, usual.window_s)) as house:
        house.bot.timing.alone_go_on_s = usual.alone_go_on_s
        lobby = (await house.anna.command(house.channel, "play", game=game)).message
        assert lobby is not None
        for _ in range(GAMES[game].seats[0] - 1):
            message = await house.anna.now(lobby)
            label = next(each.label for each in message.buttons if each.label == "Add easy computer")
            await house.anna.press(message, label=label)
        await house.anna.press(await house.anna.now(lobby), label="Start")
        table, turns = house.bot.keeper.known[1], []
        house.bot.watchers.append(
            lambda _, events: turns.extend(each for each in events if each.kind in TURNS and each.seat != 0)
        )
        answered, press = there(await asked(house, table, None))
        await press()
        began, before, waits = time.monotonic(), len(house.discord.requests), []
        while table.match.result is None and table.match.scene(None).hand == 1:
            if time.monotonic() - began > LONGEST_S:
                break
            moved, already = time.monotonic(), len(turns)
            found = await asked(house, table, answered)
            if found is None:
                break
            answered, press = found
            waits.append((time.monotonic() - moved, len(turns) - already))
            await asyncio.sleep(THINKS_S)
            await press()
        around = max((seconds for seconds, taken in waits if taken < GAMES[game].seats[0]), default=0.0)
        seconds, most = max(waits)
        waited = f"person waits {statistics.median(each for each, _ in waits):.1f} s, a go-around at most {around:.1f}"
        waited += f" (longest {seconds:.1f}, {most} turns of computers)"
        minutes = (time.monotonic() - began) / 60
        sent = [(each.method, each.path) for each in house.discord.requests[before:]]
        edits = [path for method, path in sent if method == "PATCH"]
        public = sum("/messages/" in path and "/webhooks/" not in path for path in edits)
        hands = sum("/webhooks/" in path for path in edits)
        seen = f"public edits {public} ({public / minutes:.0f} a minute)"
        own = f"hand edits {hands} ({hands / minutes:.0f} a minute)"
        return f"{game}: {minutes:.1f} min · {waited} · {seen} · {own}"


async def asked(house, table, number):
    """Wait until the person is asked something else than question `number`; return its number, and how to answer it
    with the default."""
    while True:
        match = table.match
        if match.result is not None or (number is not None and match.scene(None).hand != 1):
            return None
        legal = match.pending.get(0, ())
        if legal and match.number != number:
            return match.number, partial(house.bot.matches.play, 1, house.anna.id, match.number, legal[0])
        await asyncio.sleep(0.02)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
