"""The seal on a match, kept with each of its moves: a number for all that it follows from, and for its snapshot. What a
disk has changed since has another one, and is refused or worked out anew, and never played on from."""

from __future__ import annotations

import json
from collections.abc import Iterable
from hashlib import blake2b
from typing import Self
from zlib import crc32

from bot.store import Saved, Sitter, TableRow
from engine.core import Seat

SIZE = 12
"""Bytes of the number for what a match follows from."""


class Damaged(ValueError):
    """What is kept of a match is not what was kept of it."""


class MatchChecksum:
    """Grows with the moves of a match, each (seat, action as text); `count`: so many are in it."""

    def __init__(self, start: object) -> None:
        """The seal of a match before its first move. start: all that it begins with, as JSON can say it."""
        self.count = 0
        self._hash = blake2b(json.dumps(start, sort_keys=True).encode(), digest_size=SIZE)

    def after(self, moves: Iterable[tuple[Seat, str]]) -> Self:
        """Another one, with the moves that come next."""
        seal = self.__class__.__new__(self.__class__)
        lines = [f"{seat} {action}\n" for seat, action in moves]
        seal.count, seal._hash = self.count + len(lines), self._hash.copy()
        seal._hash.update("".join(lines).encode())
        return seal

    def __str__(self) -> str:
        """The count of moves, and the number for them and all before."""
        return f"{self.count}:{self._hash.hexdigest()}"

    def over(self, snapshot: str) -> str:
        """The seal as it is kept: of what the match follows from, and of its snapshot."""
        return f"{self}:{_sum(snapshot)}"


def begun(row: TableRow, sitters: Iterable[Sitter]) -> MatchChecksum:
    """The seal of a match that begins."""
    cuts = [sitter.cut for sitter in sitters]
    return MatchChecksum([row.game, dict(row.rules), row.server_seed.hex(), row.start_id, cuts])


def unbroken(saved: Saved) -> str | None:
    """The snapshot of a match, None where its moves are to be played again. Raises Damaged where something else stands
    there than what it was kept to follow from; of a match of before there were seals nobody knows."""
    if not saved.seal:
        return saved.snapshot
    follows, _, stands = saved.seal.rpartition(":")
    # a process of before there were seals may have gone on with it since
    count = follows.partition(":")[0]
    moves = saved.moves[: int(count) if count.isdecimal() else 0]
    if str(begun(saved.table, saved.sitters).after((move.seat, move.action) for move in moves)) != follows:
        raise Damaged(f"The match of table {saved.table.id} is not as it was kept; a backup has it whole.")
    return saved.snapshot if saved.snapshot is not None and _sum(saved.snapshot) == stands else None


def _sum(snapshot: str) -> str:
    return f"{crc32(snapshot.encode()):08x}"
