"""A step of a finished match, as one viewer saw it: picture, words, and controls that lead to other steps."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.errors import UserError
from bot.history.replays import Replay
from bot.i18n import Text, listed
from bot.tables.table import Table
from bot.transport.custom_ids import CustomId, number
from bot.transport.payload import CALM, Button, MessagePayload, Part, button, post, select_of
from bot.ui.narration import deck_of, story, telling, who
from bot.ui.render_context import RenderContext
from bot.ui.replay_frames import looked_at, seen, staged
from engine.core import Seat

REPLAY_STEP = CustomId("replay:{table_id:int}:{step:int}:{eyes}:{control:first|back|next|last|dearest}")
REPLAY_EXPORT = CustomId("replay:{table_id:int}:{step:int}:{eyes}:{what:file|film}")
REPLAY_HAND = CustomId("replay:{table_id:int}:{step:int}:{eyes}:hand")
REPLAY_EYES = CustomId("replay:{table_id:int}:{step:int}:{eyes}:eyes")

EVERYBODY = "all"
"""Word that stands in a custom_id, in place of a seat, for the view that everyone had."""
MOST_OPTIONS = 25
"""Discord's maximum number of options in a select."""


@dataclass(frozen=True, slots=True)
class ReplayView:
    """A step of the match at a table, and the seat from which it is seen.

    `eyes`: that seat. None shows only what everyone saw.
    """

    table: int
    step: int
    eyes: Seat | None

    @staticmethod
    def read(table: int, step: int, eyes: str) -> ReplayView:
        """Return the step that the fields of a custom_id describe. `eyes`: a seat or `all`. Raises UserError."""
        seat = number(eyes)
        if seat is None and eyes != EVERYBODY:
            raise UserError("unknown-button")
        return ReplayView(table, step, seat)

    def fields(self) -> tuple[int, int, str]:
        """Return the fields of the custom_ids that lead to this step."""
        return self.table, self.step, eyes_word(self.eyes)


def eyes_word(eyes: Seat | None) -> str:
    """Return the word for a viewpoint in a custom_id."""
    return EVERYBODY if eyes is None else str(eyes)


async def replay_message(
    table: Table, reel: Replay, spot: ReplayView, names: Sequence[str], context: RenderContext
) -> MessagePayload:
    """Build the step for one reader.

    `names`: the players' names by seat, as selects show them. Raises UserError if there is no such step or seat.
    """
    if not 1 <= spot.step <= reel.last or (spot.eyes or 0) >= len(table.sitters):
        raise UserError("unknown-button")
    shown = await _step(staged(table, await asyncio.to_thread(reel.at, spot.step)), reel, spot, context)
    return post(*shown, *_controls(table, reel, spot, names, context.speak), accent=CALM)


async def _step(table: Table, reel: Replay, spot: ReplayView, context: RenderContext) -> list[Part]:
    assert table.match is not None
    text, deck, settles = context.speak, deck_of(table), spot.step in reel.settling
    kind, scene = seen(table, spot.eyes, settles=settles, hints=context.taste.hints)
    told = table.match.told
    events = table.game.story.ending(told) if settles else table.game.story.latest(told)
    picture, words, below = await looked_at(table, spot.eyes, context, settles=settles)
    where = {"step": spot.step, "last": reel.last, "who": "" if spot.eyes is None else who(table, spot.eyes, text)}
    return [
        text("replay-title", game=text(table.row.game), table=str(table.id)),
        text("replay-where", eyes=eyes_word(spot.eyes), **where),
        deck.when(scene, telling(table, text)) if picture and kind != "result" else "",
        listed(story(table, events, spot.eyes, text), text, "sentences"),
        picture,
        words,
        below,
    ]


def _controls(table: Table, reel: Replay, spot: ReplayView, names: Sequence[str], text: Text) -> list[Part]:
    steps = {"first": 1, "back": spot.step - 1, "next": spot.step + 1, "last": reel.last}
    ways = [_way(reel, spot, text(f"replay-{word}"), word, step) for word, step in steps.items()]
    more = [button(text("replay-file"), REPLAY_EXPORT(*spot.fields(), "file"))]
    if reel.hands:
        more.append(button(text("replay-film", unit=deck_of(table).unit), REPLAY_EXPORT(*spot.fields(), "film")))
    if reel.dearest is not None:
        more.insert(0, _way(reel, spot, text("replay-dearest"), "dearest", reel.dearest))
    return [ways, more, *_hands(table, reel, spot, text), _eyes(spot, names, text)]


def _way(reel: Replay, spot: ReplayView, label: str, what: str, step: int) -> Button:
    """Build a button to another step. It is disabled if there is no such step or if it is the current one."""
    target = replace(spot, step=min(max(step, 1), reel.last))
    made = button(label, REPLAY_STEP(*target.fields(), what))
    made.disabled = step == spot.step or not 1 <= step <= reel.last
    return made


def _hands(table: Table, reel: Replay, spot: ReplayView, text: Text) -> list[Part]:
    """Build a select of hands. If there are too many, only those around the current hand are listed."""
    here = reel.hand_at(spot.step)
    if len(reel.hands) < 2 or here is None:
        return []
    first = min(max(reel.hands.index(here) - MOST_OPTIONS // 2, 0), max(len(reel.hands) - MOST_OPTIONS, 0))
    deck, said = deck_of(table), telling(table, text)
    options = {
        str(hand.first): text("replay-hand", when=deck.when(hand.dealt, said), step=hand.first)
        for hand in reel.hands[first : first + MOST_OPTIONS]
    }
    return [select_of(REPLAY_HAND(*spot.fields()), options, str(here.first), text("replay-hands"))]


def _eyes(spot: ReplayView, names: Sequence[str], text: Text) -> Part:
    whose = {str(seat): text("replay-eyes", who=name) for seat, name in enumerate(names)}
    options = {EVERYBODY: text("replay-everybody")} | whose
    return select_of(REPLAY_EYES(*spot.fields()), options, eyes_word(spot.eyes), text("replay-whose"))
