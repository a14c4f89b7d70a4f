"""Checksums of a match, saved with each move. One covers its start and moves, the other its snapshot.

They don't fit if the disk has changed the match. The match is then refused or replayed. It never continues from damaged
data.
"""

import json
from collections.abc import Iterable
from hashlib import blake2b
from typing import Self
from zlib import crc32

from bot.store import Saved, Sitter, TableRow
from engine.core import Seat

SIZE = 12
"""Number of bytes in the checksum of start and moves."""


class Damaged(ValueError):
    """A match whose saved data has changed since it was saved."""


class MatchChecksum:
    """Checksum of the start and the moves of a match. Each move is given as (seat, action).

    `count`: number of moves included.
    """

    def __init__(self, start: object) -> None:
        """Create the checksum of a match without moves. `start`: everything that determines the match, as JSON data."""
        self.count = 0
        self._hash = blake2b(json.dumps(start, sort_keys=True).encode(), digest_size=SIZE)

    def after(self, moves: Iterable[tuple[Seat, object]]) -> Self:
        """Return a new checksum that also includes these moves."""
        seal = self.__class__.__new__(self.__class__)
        lines = [f"{seat} {action}\n" for seat, action in moves]
        seal.count, seal._hash = self.count + len(lines), self._hash.copy()
        seal._hash.update("".join(lines).encode())
        return seal

    def __str__(self) -> str:
        """Return the number of moves, a colon, and the checksum of start and moves in hex."""
        return f"{self.count}:{self._hash.hexdigest()}"

    def with_snapshot(self, snapshot: str) -> str:
        """Return the text to save with a match: this checksum, and that of its snapshot."""
        return f"{self}:{crc32(snapshot.encode()):08x}"


def start_checksum(row: TableRow, sitters: Iterable[Sitter]) -> MatchChecksum:
    """Return the checksum of a match before its first move."""
    cuts = [sitter.cut for sitter in sitters]
    return MatchChecksum([row.game, dict(row.rules), row.server_seed.hex(), row.start_id, cuts])


def unbroken(saved: Saved) -> str | None:
    """Return the snapshot of a match. None if the match must be rebuilt from its moves instead.

    Raises Damaged if the saved start or moves don't fit their checksum. Matches saved before checksums existed can't be
    checked.
    """
    if not saved.seal:
        return saved.snapshot
    follows, _, stands = saved.seal.rpartition(":")
    # a version of the bot without checksums may have continued the match since
    count = follows.partition(":")[0]
    moves = saved.moves[: int(count) if count.isdecimal() else 0]
    if str(start_checksum(saved.table, saved.sitters).after((move.seat, move.action) for move in moves)) != follows:
        raise Damaged(
            f"The match of table {saved.table.id} was changed on the disk, so it can't be used: restore a backup."
        )
    same = saved.snapshot is not None and f"{crc32(saved.snapshot.encode()):08x}" == stands
    return saved.snapshot if same else None
