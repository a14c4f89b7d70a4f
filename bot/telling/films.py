"""The last hand of a match as a short animated picture, as everybody saw it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Hashable, Sequence
from dataclasses import replace
from typing import TypeVar

from bot.decks.deck import LONGEST, Kind
from bot.past.reels import Hand, Reel, Reels
from bot.reading.painters import Painters
from bot.reading.pictures import Pictures
from bot.reading.reader import Reader, face_of
from bot.render import gif
from bot.render.layout import Picture
from bot.render.theme import USUAL, Look
from bot.tables.table import Refused, Table
from bot.telling.steps import seen, staged
from bot.thinking.workers import TaskError
from bot.words import listed
from engine.core import Scene

MOST_FRAMES = 60
"""Of a longer hand so many steps are shown, evenly far apart."""
MOST_BYTES = 2_000_000
FEWEST_FRAMES = 8
"""A film that is too large gets half as many frames, but no fewer than this."""
FRAME_MS, END_MS = 1200, 6000
"""How long a frame is shown, and the last one."""
LIMIT_S = 15.0
"""So long somebody waits for a film, in seconds, with those before it."""
KEPT = 4
"""So many films are kept: who has seen one shares it."""

T = TypeVar("T")
Shot = tuple[Kind, Scene]


class Films:
    """Makes films, one after the other, a frame at a time, so that the pictures of others come between."""

    def __init__(self, reels: Reels, pictures: Pictures, painters: Painters) -> None:
        self._reels, self._pictures, self._painters = reels, pictures, painters
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._alone = asyncio.Lock()

    async def part(self, table: Table, reader: Reader) -> tuple[str, bytes, str]:
        """File name, GIF bytes and alt text of the last hand, for a message. Raises Refused: film-none, film-late,
        film-large, replay-broken."""
        reel = await self._reels.of(table)
        if not reel.hands:
            raise Refused("film-none")
        try:
            async with asyncio.timeout(LIMIT_S), self._alone:
                shots = await asyncio.to_thread(_shots, table, reel, reel.hands[-1])
                table = staged(table, reel.at(reel.last))
                data = await self._made(table, shots, reader.locale)
        except (TaskError, TimeoutError) as error:
            raise Refused("film-late") from error
        told = reader.speak("film-alt", count=len(shots))
        kind, scene = shots[-1]
        said = self._pictures.described(kind, table, scene, reader.locale, LONGEST - len(told) - 1)
        return "replay.gif", data, listed((told, said), reader.speak, "sentences")

    def forget(self, _user: int) -> None:
        """Keep no film, nor one that is being made: each may write somebody's name."""
        self._kept = OrderedDict()

    async def _made(self, table: Table, shots: Sequence[Shot], locale: str) -> bytes:
        """The film of these scenes, of which half are left out as often as it is too large. Raises Refused."""
        pictures, kept = self._pictures.laid_out(table, shots, locale), self._kept
        key = table.id, locale, *pictures
        if key not in kept:
            kept[key] = await self._painted(pictures, replace(USUAL, face=face_of(locale)))
        kept.move_to_end(key)
        while len(kept) > KEPT:
            kept.popitem(last=False)
        return kept[key]

    async def _painted(self, pictures: Sequence[Picture], look: Look) -> bytes:
        width, height = max(each.width for each in pictures), max(each.height for each in pictures)
        frames = [await self._painters.paint(replace(each, width=width, height=height), look) for each in pictures]
        while (data := await self._put_together(frames)) is None:
            if len(frames) < 2 * FEWEST_FRAMES:
                raise Refused("film-large")
            frames = thinned(frames, len(frames) // 2)
        return data

    async def _put_together(self, frames: Sequence[bytes]) -> bytes | None:
        """The file; None where it would be too large."""
        parts, before = [gif.start(frames[0])], None
        for number, frame in enumerate(frames, 1):
            pause = END_MS if number == len(frames) else FRAME_MS
            parts.append(await self._painters.frame(before, frame, pause))
            before = frame
            if sum(map(len, parts)) >= MOST_BYTES:
                return None
        return gif.whole(parts)


def _shots(table: Table, reel: Reel, hand: Hand) -> list[Shot]:
    """What everybody saw of a hand, step by step."""
    steps = thinned(range(hand.first, hand.last + 1), MOST_FRAMES)
    return [seen(staged(table, reel.at(step)), None, settles=step in reel.settling) for step in steps]


def thinned(many: Sequence[T], most: int) -> list[T]:
    """A selection of so many, evenly far apart, among them the last; all where they are fewer."""
    count = len(many)
    return [many[-(-count * number // most) - 1] for number in range(1, most + 1)] if count > most else list(many)
