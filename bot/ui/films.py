"""Short animated pictures of a match's last hand, or of the turn that ended a hand, as everyone saw them."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeVar
from weakref import WeakValueDictionary

from bot.ai.workers import TaskError
from bot.decks.deck import LONGEST, Kind
from bot.decks.moments import ribbon
from bot.decks.scenes import without_end
from bot.errors import UserError
from bot.history.replays import Replay, ReplayHand, Replays, last_turn
from bot.i18n import Text as Speak
from bot.i18n import listed
from bot.render import gif
from bot.render.gif import animated, fitted
from bot.render.layout import Box, Disc, Item, Picture, Pill, Text
from bot.render.theme import USUAL, Look
from bot.tables.table import Table
from bot.ui.narration import deck_of, telling
from bot.ui.paint_workers import PaintWorkers
from bot.ui.pictures import PictureService
from bot.ui.render_context import RenderContext, face_of
from bot.ui.replay_frames import seen, staged
from engine.core import Moment, Piece, Scene, moment

MOST_FRAMES = 60
"""Maximum number of steps shown of a hand. Of a longer hand, evenly spaced steps are shown."""
MOST_BYTES = 2_000_000
FEWEST_FRAMES = 8
"""Minimum number of frames. The frames of a film that is too large are halved, but not below this number."""
FRAME_MS, END_MS = 1200, 6000
"""Milliseconds that a frame is shown, and the last one."""
LIMIT_S = 15.0
"""Seconds that a user waits for a film, including the time for the films before it."""
KEPT = 4
"""Number of films kept in memory, for users who share a film after seeing it."""

MOMENT_BYTES = 1_500_000
TURN = 2
"""Number of steps of the last turn before a hand was settled: the first is still, the second is animated."""
STEP_MS, RESULT_MS = 200, 5000
"""Milliseconds for the first step of a moment, and for its result."""
STAMP = 96
"""Height of the ribbon that slides over a moment."""

T = TypeVar("T")
Frame = tuple[Picture, int]
"""A laid out picture, and the milliseconds for which it is shown."""


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture of a film: its kind, scene and duration, and the moment for which it is animated, if any."""

    kind: Kind
    scene: Scene
    pause_ms: int = FRAME_MS
    stamp: Moment | None = None


class Films:
    """The maker of films. It makes one at a time, frame by frame, so that other pictures can be painted in between.

    Only one film per user is in the queue at a time, so a user who asks for many delays others by only one.
    """

    def __init__(self, replays: Replays, pictures: PictureService, painters: PaintWorkers) -> None:
        self._replays, self._pictures, self._painters = replays, pictures, painters
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._alone = asyncio.Lock()
        self._own: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def part(self, table: Table, context: RenderContext, user: int = 0) -> tuple[str, bytes, str]:
        """Return file name, GIF bytes and alt text of a film of the last hand.

        Raises UserError: film-none, film-late, film-large, replay-broken.
        """
        reel = await self._replays.get(table)
        if not reel.hands:
            raise UserError("film-none")
        cut = partial(_hand_shots, table, reel, reel.hands[-1])
        shots, data = await self._in_time(cut, table, context, MOST_BYTES, user)
        table = staged(table, reel.at(reel.last))
        return "replay.gif", data, self._alt("film-alt", table, shots, context)

    async def moment(self, table: Table, number: int, context: RenderContext, user: int = 0) -> tuple[str, bytes, str]:
        """Return file name, GIF bytes and alt text of a film of the last turn of hand `number`.

        The match may still be running. Raises UserError: unknown-button if the hand had no moment worth sharing,
        film-late, film-large.
        """
        shots, data = await self._in_time(partial(_turn_shots, table, number), table, context, MOMENT_BYTES, user)
        return "moment.gif", data, self._alt("moment-alt", table, shots, context)

    async def _in_time(
        self, cut: Callable[[], list[Shot]], table: Table, context: RenderContext, most: int, user: int
    ) -> tuple[list[Shot], bytes]:
        """Make one film at a time. Return its shots and its GIF bytes.

        `cut`: returns the shots. `most`: maximum number of bytes. Raises UserError: film-late, film-large, and those of
        `cut`.
        """
        own = self._own.setdefault(user, asyncio.Lock())
        try:
            async with asyncio.timeout(LIMIT_S), own, self._alone:
                shots = await asyncio.to_thread(cut)
                return shots, await self._made(table, shots, context, most)
        except (TaskError, TimeoutError) as error:
            raise UserError("film-late") from error

    def _alt(self, key: str, table: Table, shots: Sequence[Shot], context: RenderContext) -> str:
        """Return the alt text of a film: its number of pictures, and a description of the last one."""
        told, last = context.speak(key, count=len(shots), unit=deck_of(table).unit), shots[-1]
        said = self._pictures.described(last.kind, table, last.scene, context.locale, LONGEST - len(told) - 1)
        return listed((told, said), context.speak, "sentences")

    def forget(self, _user: int) -> None:
        """Discard all films, because each may show a user's name. A film that is being made now is not kept."""
        self._kept = OrderedDict()

    async def _made(self, table: Table, shots: Sequence[Shot], context: RenderContext, most: int) -> bytes:
        """Make the GIF of these shots, or return the one made before.

        While it is larger than `most` bytes, leave out half of the frames. Raises UserError: film-large.
        """
        frames, kept = self._frames(table, shots, context), self._kept
        key = table.id, context.locale, *frames
        if key not in kept:
            kept[key] = await self._painted(frames, replace(USUAL, face=face_of(context.locale)), most)
        kept.move_to_end(key)
        while len(kept) > KEPT:
            kept.popitem(last=False)
        return kept[key]

    def _frames(self, table: Table, shots: Sequence[Shot], context: RenderContext) -> list[Frame]:
        """Lay out the frames. All are as high as the highest picture."""
        pictures = self._pictures.laid_out(table, [(shot.kind, shot.scene) for shot in shots], context.locale)
        high = max(picture.height for picture in pictures)
        frames: list[Frame] = []
        for shot, picture in zip(shots, (fitted(picture, high) for picture in pictures), strict=True):
            if shot.stamp:
                frames += _animated(table, shot, picture, context.speak)
            else:
                frames.append((picture, shot.pause_ms))
        return frames

    async def _painted(self, frames: Sequence[Frame], look: Look, most: int) -> bytes:
        painted = [(await self._painters.paint(picture, look), pause_ms) for picture, pause_ms in frames]
        while (data := await self._put_together(painted, most)) is None:
            if len(painted) < 2 * FEWEST_FRAMES:
                raise UserError("film-large")
            painted = thinned(painted, len(painted) // 2)
        return data

    async def _put_together(self, frames: Sequence[tuple[bytes, int]], most: int) -> bytes | None:
        """Assemble the GIF from painted frames and their pauses. Return None if it would have `most` bytes or more."""
        parts, before = [gif.start(frames[0][0])], None
        for frame, pause in frames:
            parts.append(await self._painters.frame(before, frame, pause))
            before = frame
            if sum(map(len, parts)) >= most:
                return None
        return gif.whole(parts)


def _hand_shots(table: Table, reel: Replay, hand: ReplayHand) -> list[Shot]:
    """Return the shots of a hand as everyone saw it, step by step, up to its settlement."""
    steps = thinned(range(hand.first, hand.last + 1), MOST_FRAMES)
    shots = [_shot(staged(table, reel.at(step)), settles=step in reel.settling) for step in steps]
    return [*shots[:-1], replace(shots[-1], pause_ms=END_MS)]


def _turn_shots(table: Table, number: int) -> list[Shot]:
    """Return the shots of a hand's last turn as everyone saw it. The last step is animated, then the result stands.

    Raises UserError: unknown-button.
    """
    matches = last_turn(table, number, TURN)
    found = moment(matches[-1].scene(None), table.game.moments) if matches else None
    if found is None:
        raise UserError("unknown-button")
    *before, last = (_shot(staged(table, match), settles=n == len(matches)) for n, match in enumerate(matches, 1))
    steps = [replace(shot, pause_ms=STEP_MS) for shot in before]
    return [*steps[:-1], replace(steps[-1], stamp=found), replace(last, pause_ms=RESULT_MS)]


def _animated(table: Table, shot: Shot, picture: Picture, text: Speak) -> Iterator[Frame]:
    """Animate the picture of a shot: the pieces that have just moved fly from the disc of their seat to their places.

    If a piece is in several places, it flies to the place where it is largest. If nothing has moved, the disc itself
    gets the ring of light.
    """
    assert shot.stamp is not None
    deck, largest, by = deck_of(table), dict[Piece, Item](), shot.scene.question.by
    for item in picture.items:
        piece = deck.moving(item)
        if piece and (piece not in largest or largest[piece].box.w < item.box.w):
            largest[piece] = item
    seat = shot.stamp.seat if by is None else by
    discs = [item for item in picture.items if isinstance(item, Disc) and item.seat == seat]
    flying = [*largest.values()] or discs[:1]
    # beside the last discard there is another disc of its seat
    start = max(
        (disc.box for disc in discs),
        key=lambda box: abs(box.x - flying[0].box.x) + abs(box.y - flying[0].box.y),
        default=Box(0, 0, 0, 0),
    )
    banner = ribbon(shot.stamp, _stamped(picture), STAMP, telling(table, text))
    return animated(picture, flying, start, banner)


def _stamped(picture: Picture) -> int:
    """Return the y of the ribbon: as near to the middle as possible without hiding words, such as the round."""
    middle = (picture.height - STAMP) // 2
    words = [item.box for item in picture.items if isinstance(item, Text | Pill)]

    def hides(top: int) -> bool:
        return any(box.y < top + STAMP and top < box.bottom for box in words)

    tops = range(middle % 4, picture.height - STAMP, 4)
    return min(tops, key=lambda top: (hides(top), abs(top - middle)))


def _shot(table: Table, *, settles: bool) -> Shot:
    """Return the shot of a step as everyone saw it. `table`: the table at that step.

    `settles`: the step settled a hand. Then the shot shows the hand's result, even if the match also ended.
    """
    if settles:
        return Shot("result", without_end(table.begun.scene(None)))
    return Shot(*seen(table, None, settles=False))


def thinned(many: Sequence[T], most: int) -> list[T]:
    """Return `most` evenly spaced items, always with the last one. If there are fewer, return all."""
    count = len(many)
    return [many[-(-count * number // most) - 1] for number in range(1, most + 1)] if count > most else list(many)
