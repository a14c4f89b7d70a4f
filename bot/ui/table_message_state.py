"""The known state of a table's public message, and the revision it has to show."""

from __future__ import annotations

import asyncio
from collections.abc import Hashable
from dataclasses import dataclass, field

from bot.tables.events import Told
from bot.tables.table import Table
from bot.ui.result_message import between
from engine.core import Scene


@dataclass(slots=True, eq=False)
class TableMessageState:
    """The known state of a table's public message. It is changed under `lock`.

    `shown`: the revision that the message shows. `owed`: the message is in words, because its picture was late.
    `nameless`: names for the picture are missing. `settled`: by number, the scene and events of rounds that have no
    card yet. `looked`: when the bot last checked whether the message is hidden (seconds of the loop). `lost`: the
    message was deleted. `stirred`: a user has pressed at this table in the channel `place` since the message was
    updated, so it may be posted again. `archived`: its thread is archived, so nothing in it can be edited. `sending`: a
    new message is being sent and may have arrived. `played`: the round that the message showed unfinished, else 0.
    `taken_back`: number of new messages deleted because they could not be saved. `even_at`: time before which the
    message is not updated, so that a claim window looks the same to all (seconds of the loop). `locale`: its language,
    if no server chooses one.
    """

    shown: Hashable = None
    owed: bool = False
    nameless: bool = False
    settled: dict[int, tuple[Scene, Told]] = field(default_factory=dict[int, tuple[Scene, Told]])
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
    """Return whether the table has ended and its message shows the end. The message is then never changed again."""
    return table.row.state in ("over", "closed") and table.row.message is None


def round_of(table: Table) -> int:
    """Return the number of the round that a table's message shows. 0 in a lobby.

    Between two rounds, it is the one settled last. At the end of the match, it is the last round only if the message
    already shows that round.
    """
    if table.match is None:
        return 0
    scene = table.match.scene(None)
    ended = table.match.result is not None and table.row.round == scene.settled
    return scene.settled if ended or between(table) else scene.hand


def revision(table: Table) -> Hashable:
    """Return a value that changes whenever the public message must be updated.

    In a match it is `table.moment`. In a lobby it is everything that the message shows.
    """
    if table.match is not None:
        return table.moment
    row = table.row
    answered = row.invited, row.declined, row.starts_itself
    rules = (row.preset, *row.rules.items())
    return (row.state, row.clock_s, row.pace, row.advice, row.seats, answered, rules, table.sitters)
