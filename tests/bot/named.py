"""Ben is wherever a person can be: where the database names him, and how he is forgotten."""

import sqlite3
from dataclasses import replace

from bot.features.privacy.service import Erasure
from bot.i18n import Words
from bot.store.dailies import Daily, DailyHand
from bot.store.moderation import Affected, Deed
from bot.store.nights import Night, Series
from bot.store.process_bus import Request
from tests.bot.tables.players import lobby

ANNA, BEN, CHIE, DORA = (number * 100_000_000_000_000_000 + 17 for number in (1, 2, 3, 4))
"""Ids as long as Discord's, which no other number in a database is by chance."""
SPEAK = Words(strict=True).translator()


def privacy(house):
    return Erasure(house.registry, house.lobbies, house.leaving, house.settings)


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


async def dealt_daily(house, user):
    """A day that is over and one that is not, of which somebody has played the hand."""
    dailies = house.store.dailies
    for day in (10, 11):
        await dailies.announce(Daily(day, "koikoi", "{}", 2, "hard", 40, b"seed", new_key=False, announced_at=1))
        await dailies.open(day, 2, "engine", kept=False)
        await dailies.begin(DailyHand(day, user, 1, ("0", "0 play 01H"), 3, 4, 5))
    await dailies.close(10, 6)


async def came_to_night(house, user):
    """The first club night of a series that somebody has announced, and to which they come."""
    night = Night(
        guild=1, channel=9, host=user, game="koikoi", seats=2, seed=b"s", starts_at=1, ends_at=2, created_at=0
    )
    series = Series(
        guild=1, channel=9, host=user, game="koikoi", weekday=4, minute=0, length_min=90, day=1, created_at=0
    )
    _, number = await house.store.series.new(series, night)
    await house.store.nights.wait(number, user, 3)


async def everywhere(house):
    """Ben is wherever somebody can be: sitting, invited, declined, removed, host, a leaver, resigned, away, blocked."""
    await house.settings.load()
    over = await house.lobbies.open(1, 5, ANNA, 1000, "hanaawase", "standard")
    await house.lobbies.join(over.id, BEN, 1001)
    await house.lobbies.join(over.id, CHIE, 1002)
    over = await house.lobbies.start(over.id, ANNA, 1003)
    await house.leaving.resign(over.id, BEN)
    for user in (ANNA, CHIE):
        await house.leaving.go_on(over.id, user)
    await house.leaving.resign(over.id, CHIE)  # a match that goes on, left by Ben
    ended = await duel(house, ANNA, BEN)
    await house.leaving.resign(ended.id, ANNA)
    await house.store.writer.write(lambda db: db.execute("UPDATE results SET counted = 1, rated = 1"))
    await house.store.writer.write(lambda db: db.execute("UPDATE scores SET weight = 1000"))
    await house.store.writer.write(
        lambda db: db.execute("INSERT INTO achievements VALUES (?, 1, 'koikoi', 'comeback', ?)", (BEN, ended.id))
    )
    await house.store.records.rebuild()
    await house.store.records.hide_user(BEN, 1, 20260101)
    practice = "INSERT INTO practice VALUES (?, 1, 'koikoi', 'hard', 4, 1, 12, 20)"
    await house.store.writer.write(lambda db: db.execute(practice, (BEN,)))
    await dealt_daily(house, BEN)
    await came_to_night(house, BEN)
    await house.store.seasons.crowned(1, 20260101, {BEN: 3})
    await house.store.seasons.set_titles(1, 20260101, {"koikoi": [BEN]})
    await duel(house, BEN, CHIE, channel=6)
    await house.lobbies.open(1, 7, ANNA, 1, "hanaawase", "standard", (BEN, CHIE))
    mine = await lobby(house, host=BEN, channel=8)
    await house.guests.invite(mine.id, BEN, [DORA])
    declined = await lobby(house, host=CHIE, channel=9)
    await house.guests.invite(declined.id, CHIE, [BEN])
    await house.lobbies.decline(declined.id, BEN)
    kicked = await lobby(house, host=DORA, channel=10)
    await house.lobbies.join(kicked.id, BEN, 1)
    await house.guests.remove(kicked.id, DORA, str(BEN))
    await house.rematches.ask(ended.id, ANNA, 77, by_itself=True)
    for moderator, person in ((BEN, CHIE), (CHIE, BEN)):
        deed = Deed(guild=1, at=1, kind="seat", moderator=moderator, table=over.id, seat=1, person=person)
        deed = replace(deed, people=(Affected(person, -1),))
        await house.store.moderation.write(deed)
    kept = Deed(guild=2, at=1, kind="out", moderator=DORA, person=BEN, until=2**41)
    await house.settings.kept_out.keep_out(kept, None)
    await house.store.moderation.set_off(Deed(guild=2, at=1, kind="off", moderator=DORA, person=BEN), [BEN])
    await house.store.requests.ask(Request("close", BEN, over.id))
    await house.settings.set_for_user(BEN, "calm", ["on"])
    await house.store.calls.turn(1, BEN, "koikoi")
    await house.store.puzzles.answer("koikoi-1-0", BEN, "agari", True, 1)
    for user, other in ((BEN, DORA), (DORA, BEN), (DORA, CHIE), (CHIE, ANNA)):
        await house.settings.blocks.block(user, other)


async def duel(house, host, guest, channel=5):
    table = await lobby(house, host=host, channel=channel)
    await house.lobbies.join(table.id, guest, 1001)
    return await house.lobbies.start(table.id, host, 1002)


async def some_moves(house, table):
    """A few moves by whoever is asked."""
    for _ in range(6):
        table = await house.registry.get(table.id)
        seat, legal = next(iter(table.match.pending.items()))
        await house.matches.play(table.id, table.sitter(seat).user, table.match.number, legal[0])
