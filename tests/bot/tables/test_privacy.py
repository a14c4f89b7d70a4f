"""Being forgotten: no row names the person any more, and what belongs to others stays whole."""

import json
import sqlite3

import pytest

from bot.decks.telling import joined
from bot.messages.company import company_words
from bot.messages.speech import who
from bot.tables.export import Export
from bot.tables.privacy import Privacy
from bot.tables.table import match_seed
from bot.words import Words
from engine.core import AnyMatch, Ask
from tests.bot.tables.players import ANNA, BEN, CHIE, DORA, disk_out_of_reach, lobby, refused, saved, started
from tests.there import there

BEN_LONG = 222_333_444_555_666_777
"""An id as Discord gives them, which no other number in a database is by chance."""
SPEAK = Words(strict=True).translator()


def privacy(house):
    return Privacy(house.keeper, house.lobbies, house.leaving, house.settings)


def naming(path, user):
    """(table, column) wherever the database names somebody: as a number, or anywhere in a text."""
    db = sqlite3.connect(path)
    found = []
    for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall():
        for column in [row[1] for row in db.execute(f"PRAGMA table_info({name})")]:
            sql = f'SELECT count(*) FROM {name} WHERE instr(CAST("{column}" AS TEXT), ?) > 0'
            if db.execute(sql, (str(user),)).fetchone()[0]:
                found.append((name, column))
    db.close()
    return sorted(found)


async def everywhere(house):
    """Ben is wherever somebody can be: sitting, invited, declined, removed, host, a leaver, resigned, away, blocked."""
    await house.settings.load()
    ben = BEN_LONG
    over = await house.lobbies.open(1, 5, ANNA, 1000, "hanaawase", "standard")
    await house.lobbies.join(over.id, ben, 1001)
    await house.lobbies.join(over.id, CHIE, 1002)
    over = await house.lobbies.start(over.id, ANNA, 1003)
    await house.leaving.resign(over.id, ben)
    for user in (ANNA, CHIE):
        await house.leaving.go_on(over.id, user)
    await house.leaving.resign(over.id, CHIE)  # a match that goes on, left by Ben
    ended = await duel(house, ANNA, ben)
    await house.leaving.resign(ended.id, ANNA)
    await house.store.writer.write(lambda db: db.execute("UPDATE results SET counted = 1"))
    standing = "INSERT INTO standings VALUES (1, 'koikoi', ?, 1, 0, 3)"
    await house.store.writer.write(lambda db: db.executemany(standing, [(ANNA,), (ben,)]))
    await duel(house, ben, CHIE, channel=6)
    await house.lobbies.open(1, 7, ANNA, 1, "hanaawase", "standard", (ben, CHIE))
    await lobby(house, host=ben, channel=8)
    declined = await lobby(house, host=CHIE, channel=9)
    await house.guests.invite(declined.id, CHIE, [ben])
    await house.lobbies.decline(declined.id, ben)
    kicked = await lobby(house, host=DORA, channel=10)
    await house.lobbies.join(kicked.id, ben, 1)
    await house.guests.remove(kicked.id, DORA, str(ben))
    await house.rematches.ask(ended.id, ANNA, 77, by_itself=True)
    await house.settings.set_of_user(ben, "calm", ["on"])
    for user, other in ((ben, DORA), (DORA, ben), (DORA, CHIE), (CHIE, ANNA)):
        await house.settings.blocks.block(user, other)


async def duel(house, host, guest, channel=5):
    table = await lobby(house, host=host, channel=channel)
    await house.lobbies.join(table.id, guest, 1001)
    return await house.lobbies.start(table.id, host, 1002)


async def test_no_row_of_any_table_names_somebody_who_was_everywhere(house):
    await everywhere(house)
    before = naming(house.path, BEN_LONG)
    assert {
        ("blocks", "blocked"),
        ("blocks", "user"),
        ("invitations", "friend"),
        ("preferences", "user"),
        ("scores", "user"),
        ("sitters", "leaver"),
        ("sitters", "user"),
        ("standings", "user"),
        ("tables", "declined"),
        ("tables", "host"),
        ("tables", "invited"),
        ("tables", "kicked"),
        ("tables", "seating"),
    } <= {*before}
    await privacy(house).forget(BEN_LONG)
    assert naming(house.path, BEN_LONG) == []
    assert all(
        BEN_LONG not in (await house.keeper.get(number)).persons for (number,) in saved(house, "SELECT id FROM tables")
    )
