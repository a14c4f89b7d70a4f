"""What is known of a table's public message, and what it has to show."""

from __future__ import annotations

import asyncio
from collections.abc import Hashable
from dataclasses import dataclass, field

from bot.tables.registry import Events
from bot.tables.table import Table
from bot.ui.result_message import between
from engine.core import Scene


@dataclass(slots=True, eq=False)
class TableMessageState:
    """What is known of a table's public message. Whoever changes the message holds `lock`.

    shown: the revision it shows. owed: in words, because its picture was not there in time.
    nameless: the names in that picture are not there yet. settled: the rounds settled
    since then, with their scene and events. looked: when the bot last looked whether it is hidden (seconds of the
    loop). lost: somebody deleted it. stirred: somebody pressed at this table in the channel `place` since it was shown,
    so it may be posted anew. archived: its thread is, so nothing in it can be edited. sending: a new message is under
    way, and perhaps there already. taken_back: so many new ones were deleted again, because they could not be
    noted. even_at: in a claim window, when it is changed (seconds of the loop). locale: in which it speaks, where that
    is chosen by no server.
    """

    shown: Hashable = None
    owed: bool = False
    nameless: bool = False
    settled: dict[int, tuple[Scene, Events]] = field(default_factory=dict[int, tuple[Scene, Events]])
    looked: float = 0.0
    lost: bool = False
    stirred: bool = False
    place: int = 0
    archived: bool = False
    sending: bool = False
    played: int = 0
    taken_back: int = 0
    even_at: float = 0.0
    locale: str = ""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


def is_done(table: Table) -> bool:
    """Whether the table has ended and its message shows that, so that it is left alone for good."""
    return table.row.state in ("over", "closed") and table.row.message is None


def round_of(table: Table) -> int:
    """The round that the message of a table is about, 0 in a lobby: the one settled last until everybody is ready for
    the next, and at the end of the match as long as its message shows that."""
    if table.match is None:
        return 0
    scene = table.match.scene(None)
    ended = table.match.result is not None and table.row.round == scene.settled
    return scene.settled if ended or between(table) else scene.hand


def revision(table: Table) -> Hashable:
    """A value that changes whenever the public message has to: the moment of a match, everything of a lobby."""
    if table.match is not None:
        return table.moment
    row = table.row
    answered = row.invited, row.declined, row.starts_itself
    rules = (row.preset, *row.rules.items())
    return (row.state, row.clock_s, row.pace, row.advice, row.seats, answered, rules, table.sitters)
