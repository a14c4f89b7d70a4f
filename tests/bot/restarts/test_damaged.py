"""A match that the disk has changed is refused with a sentence, which only they hear for whom it exists; all else goes
on."""

import logging
import sqlite3
from contextlib import closing

from tests.bot.restarts.stage import staged
from tests.bot.trouble.test_outages import against_computer
from tests.bot.waiting import at_rest
from tests.there import there

DAMAGED = "is damaged, so it can't continue or be replayed"


async def played(stage):
    """The numbers of two matches, that of Anna and that of Ben; the bot is gone since."""
    async with stage.up():
        numbers = [await against_computer(stage, each) for each in (stage.anna, stage.ben)]
        await at_rest(stage)
    return numbers


def damage(stage, *numbers):
    """Change what these matches follow from."""
    with closing(sqlite3.connect(stage.database)) as db, db:
        db.executemany("UPDATE tables SET start_id = start_id + 1 WHERE id = ?", [(each,) for each in numbers])


async def test_who_plays_a_damaged_match_hears_so_and_all_others_go_on(tmp_path, caplog):
    async with staged(tmp_path) as stage:
        broken, whole = await played(stage)
        damage(stage, broken)
        async with stage.up():
            await at_rest(stage)
            for name in ("hand", "table", "verify"):
                answer = await stage.anna.command(stage.channel, name, table=broken)
                assert DAMAGED in there(answer.message).text
                assert there(answer.message).ephemeral
            other = stage.discord.add_guild("Elsewhere")
            hall = stage.discord.add_channel(other, "hall")
            chie = stage.discord.add_person("Chie")
            hidden = await chie.command(hall, "table", table=broken)
            assert there(hidden.message).text == f"There's no table {broken}."
            stage.discord.grant(other, chie, "MANAGE_MESSAGES")
            hidden = await chie.command(hall, "moderate", table=broken)
            assert DAMAGED not in there(hidden.message).text
            hand = there((await stage.ben.command(stage.channel, "hand", table=whole)).message)
            assert "· round 1" in hand.text
            stage.discord.grant(stage.guild, stage.anna, "MANAGE_MESSAGES")
            moderated = await stage.anna.command(stage.channel, "moderate", table=broken)
            assert DAMAGED in there(moderated.message).text
    told = [each.message for each in caplog.records if each.levelno >= logging.ERROR]
    sentence = f"The match of table {broken} was changed on the disk, so it can't be used: restore a backup."
    assert {*told} == {f"The database failed: {sentence}"}


async def test_a_damaged_match_is_closed_when_nobody_has_played_there_for_long_or_somebody_goes(stage):
    broken, other = await played(stage)
    damage(stage, broken, other)
    with closing(sqlite3.connect(stage.database)) as db, db:
        db.execute("UPDATE tables SET active_at = 1 WHERE id = ?", (broken,))
    async with stage.up() as bot:
        await bot.idle_matches.run_once()
        assert [there(await bot.store.tables.load(each)).table.state for each in (broken, other)] == [
            "closed",
            "playing",
        ]
        shown = there((await stage.ben.command(stage.channel, "privacy")).message)
        shown = there((await stage.ben.press(shown, label="Delete…")).message)
        await stage.ben.press(shown, label="Delete everything")
        await at_rest(stage)
        assert there(await bot.store.tables.load(other)).table.state == "closed"
