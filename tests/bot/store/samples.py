"""What the store tests save: a table of two, its moves, and what is in the file afterwards."""

import sqlite3
from contextlib import closing
from itertools import combinations
from unittest.mock import patch

from bot.store import Finish, Move, Sitter, TableRow
from bot.store.moderation import Deed
from bot.store.rating_model import WHOLE
from bot.store.sql import statements
from bot.store.sqlite.file import opening
from bot.store.sqlite.file.opening import migrations
from bot.store.sqlite.file.writer import Writer

ANNA, BEN, CHIE = 101, 102, 103
RULES = {"rounds": 3, "overtime": "none", "koikoi_double": True}


def row(**values):
    return TableRow(
        **{
            "id": 0,
            "guild": 1,
            "channel": 10,
            "game": "koikoi",
            "preset": "kirin",
            "rules": RULES,
            "seats": 2,
            "host": ANNA,
            "invited": (),
            "state": "playing",
            "server_seed": bytes(range(32)),
            "created_at": 1_000,
            "start_id": 7,
        }
        | values
    )


def sitters(*users):
    """A seat for each user, in this order; None is a computer."""
    return [
        Sitter(seat=seat, user=user, level=None if user else "easy", cut=f"cut {seat}", joined_at=1_000 + seat)
        for seat, user in enumerate(users)
    ]


def move(seq):
    return Move(seq=seq, seat=seq % 2, action=f"play {seq:02}H", by="person", at=2_000 + seq)


def finish(
    points=(5, 3), places=(1, 2), *, counted=True, reason="played", ended_at=9_000, hands=0, rated=False, weights=None
):
    weights = (WHOLE,) * len(points) if weights is None else weights
    return Finish(reason, points, places, counted, ended_at, hands, rated, weights=weights)


def deed(kind="close", **values):
    """What a moderator has done on server 1."""
    return Deed(**{"guild": 1, "at": 5, "kind": kind, "moderator": 9} | values)


async def seated(store, *users, **values):
    """The number of a new running table with these users."""
    return await store.tables.new(row(**values), sitters(*(users or (ANNA, BEN))))


async def played(store, *users, points=(5, 3), places=(1, 2), counted=True, hands=0, **values):
    """The number of a new table whose match ended with its first move."""
    table = await seated(store, *users, **values)
    await store.tables.append(table, move(1), "one", finish(points, places, counted=counted, hands=hands))
    return table


async def regulars(store, *, first=9001, guild=1, game="koikoi", ended_at=9_000, count=6):
    """So many people, six where a server is to stand among all, who play each other so often that all of
    them are listed there."""
    people = range(first, first + count)
    for turn, (one, other) in enumerate((pair for pair in combinations(people, 2) for _ in range(2)), 1):
        table = await seated(store, one, other, guild=guild, game=game)
        over = finish((5, 3), (1, 2) if turn % 2 else (2, 1), ended_at=ended_at + turn, hands=1, rated=True)
        await store.tables.append(table, move(1), "", over)
        await store.tables.drop_snapshot(table, "")  # no game can be played again from this move
    return [*people]


async def gone(store, guild=1):
    """The bot was removed from a server, and all that is kept of it is forgotten."""
    await store.servers.left(50, [guild], 100)
    while await store.servers.forget_tables(50, guild, 100, 20):
        pass


async def empty_database(path, version):
    """Make a database as it was at that version, of which there was nothing yet to keep."""
    with patch.object(opening, "migrations", lambda: migrations()[:version]):
        await (await Writer.open(path, 0.2)).close()


def found(path, sql, *values):
    """What a query finds in the file, asked by another connection than the store's."""
    with closing(sqlite3.connect(path)) as db:
        return db.execute(sql, values).fetchall()


async def open_tables(store):
    """All lobbies and running tables."""
    where = "WHERE state IN ('lobby', 'playing') ORDER BY id"
    return await store.writer.read(lambda db: statements.tables(db, where, ()))
