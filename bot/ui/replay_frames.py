"""A step of a finished match as one viewer saw it: the picture and its words."""

from dataclasses import replace

from bot.decks.deck import Kind
from bot.tables.table import Table, back
from bot.ui.hints import hinting
from bot.ui.narration import deck_of, telling
from bot.ui.render_context import RenderContext
from bot.ui.result_message import final
from engine.core import AnyMatch, Scene, Seat

PICTURE_S = 8.0
"""Seconds that a step waits for its picture. After this time it is shown in words."""


def staged(table: Table, match: AnyMatch) -> Table:
    """Return the table with `match`, which is its match at some step of the replay.

    No player is shown as away, because being away at the end says nothing about earlier steps.
    """
    sitters = tuple(back(sitter) if sitter.user is not None else sitter for sitter in table.sitters)
    return replace(table, match=match, sitters=sitters)


def seen(table: Table, eyes: Seat | None, *, settles: bool, hints: bool = True) -> tuple[Kind, Scene]:
    """Return the kind of picture and the scene of a step in a replay.

    `eyes`: the seat from whose viewpoint the step is shown. None: the public's. `settles`: the step settled a hand.
    Such a step and the end of the match are always shown as the public saw them.
    """
    match = table.begun
    if match.result is not None:
        return "result", final(table)
    if settles:
        return "result", match.scene(None)
    if eyes is None:
        return "table", match.scene(None)
    return "hand", hinting(table, match.scene(eyes), eyes, match.pending.get(eyes, ()), hints=hints)


async def looked_at(
    table: Table, eyes: Seat | None, context: RenderContext, *, settles: bool = False
) -> tuple[tuple[()] | tuple[str, bytes, str], str, str]:
    """Return a step in a replay: its picture, words if there is no picture, and the text below the picture.

    `table`: the table at that step, from `staged`. `eyes`: the seat from whose viewpoint it is shown. None: the
    public's.
    """
    kind, scene = seen(table, eyes, settles=settles, hints=context.taste.hints)
    deck, said = deck_of(table), telling(table, context.speak)
    picture = await context.draw(kind, table, scene)
    below = deck.hints(scene, said) if kind == "hand" and picture else ()
    return picture, "" if picture else "\n".join(deck.sentences(kind, scene, said)), "\n".join(filter(None, below))
