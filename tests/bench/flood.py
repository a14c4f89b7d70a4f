"""Twelve who press without a pause beside a hundred who play: `python -m tests.bench.flood [--seconds 20]`.

The same tables are played twice, first by themselves. Printed: how long those who play wait for an answer in both, by
how much more beside the others, and what became of all presses.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import time
from dataclasses import dataclass

from bot.playground import Playground
from bot.playground.limits.components import walk
from bot.playground.world.world import Message
from tests.bench.crowd import Crowd, Side, Tally
from tests.bench.press import TOKEN, subject
from tests.bench.soak import share
from tests.bot.waiting import PATIENCE_S

TABLES, PLAYED_S = 50, 3.0
"""So many tables of two, at which everybody presses so often (seconds)."""

FLOODERS, PAUSE_S = 12, 0.1
"""So many others, each of whom presses so often (seconds), whatever became of the last press."""


def main() -> None:
    print(asyncio.run(flooded(options().parse_args())).said())


def options() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Twelve who flood beside a hundred who play.")
    parser.add_argument("--seconds", type=float, default=20.0)
    return parser


@dataclass
class Figures:
    """Who plays, by themselves and beside those who flood; and these."""

    alone: Tally
    beside: Tally
    flood: Tally

    @property
    def p99_ms(self) -> tuple[float, float]:
        """Of those who play, by themselves and beside the others."""
        return share(self.alone.seconds, 0.99) * 1000, share(self.beside.seconds, 0.99) * 1000

    def said(self) -> str:
        before, after = self.p99_ms
        return (
            f"{len(self.alone.seconds)} presses alone {dict(self.alone.kinds)}: p99 {before:.0f} ms\n"
            f"{len(self.beside.seconds)} presses beside the others {dict(self.beside.kinds)}: p99 {after:.0f} ms, "
            f"{after / before:.1f} times\n{len(self.flood.seconds)} presses of the others: {dict(self.flood.kinds)}"
        )


async def flooded(asked: argparse.Namespace) -> Figures:
    """Play without and with a flood."""
    async with subject("bot", Playground(token=TOKEN), PROFILE="") as (discord, _, _, start):
        crowd = Crowd(discord, TABLES, ["koikoi"])
        people = [discord.world.users[discord.add_person(f"Flood {number}").id] for number in range(FLOODERS)]
        await start()
        await discord.synced(PATIENCE_S)
        await crowd.sit_down()
        tallies: list[Tally] = []
        for floods in (False, True):
            crowd.tally, flood = Tally(), Tally()
            channel = crowd.tables[0].sides[0].channel
            sides = [Side(discord, user, channel, random.Random(3)) for user in people if floods]
            flooding = [asyncio.create_task(_flood(side, flood)) for side in sides]
            await crowd.open_load(asked.seconds, PLAYED_S, everybody=True)
            for task in flooding:
                task.cancel()
            await asyncio.gather(*flooding, return_exceptions=True)
            tallies += [crowd.tally, flood]
        alone, _, beside, flood = tallies
        return Figures(alone, beside, flood)


async def _flood(side: Side, tally: Tally) -> None:
    """Press a button of a table's public message again and again."""
    waiting = set[asyncio.Task[None]]()

    async def press(message: Message, custom_id: str) -> None:
        began = time.monotonic()
        tally.note(await side.press(message, {"custom_id": custom_id}), time.monotonic() - began)

    while True:
        shown = [
            (message, part["custom_id"])
            for message in side.channel.messages.values()
            for part in walk(message.components)
            if part.get("custom_id")
        ]
        task = asyncio.create_task(press(*shown[-1]))
        waiting.add(task)
        task.add_done_callback(waiting.discard)
        await asyncio.sleep(PAUSE_S)


if __name__ == "__main__":
    main()
