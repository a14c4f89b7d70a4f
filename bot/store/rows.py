"""What the database holds, as frozen values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal


class StoreError(Exception):
    """The database cannot do it; the text is one sentence for a person."""


class ForkedHistory(Exception):
    """Another move already has this number at this table; nothing was changed."""


TableState = Literal["lobby", "playing", "over", "closed"]
By = Literal["person", "clock", "computer", "table"]


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table; `id` is 0 until it is saved. `invited` empty: anyone may join. `round`: the one its message shows."""

    id: int
    guild: int
    channel: int
    game: str
    preset: str
    rules: Mapping[str, str | int | bool]
    seats: int
    host: int
    invited: tuple[int, ...]
    state: TableState
    server_seed: bytes
    created_at: int
    start_id: int | None = None
    message: int | None = None
    message_at: int | None = None
    round: int | None = None
    due_at: int | None = None
    ended_at: int | None = None


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits in a seat: a user, or a computer of a level."""

    seat: int
    user: int | None
    level: str | None
    cut: str
    joined_at: int


@dataclass(frozen=True, slots=True)
class Move:
    seq: int
    seat: int
    action: str
    by: By
    at: int


@dataclass(frozen=True, slots=True)
class Finish:
    """The end of a match: points and places by seat; only counted matches enter the standings."""

    reason: str
    points: tuple[int, ...]
    places: tuple[int, ...]
    counted: bool
    ended_at: int


@dataclass(frozen=True, slots=True)
class Saved:
    """A table with all that belongs to it."""

    table: TableRow
    sitters: tuple[Sitter, ...]
    moves: tuple[Move, ...]
    snapshot: str | None


@dataclass(frozen=True, slots=True)
class Standing:
    """The running totals of a user in a game on a server; rank 1 is the best, equal totals share one."""

    user: int
    played: int
    won: int
    points: int
    rank: int
