"""/moderate page:watch: what stands out lately, for who manages the server, in figures."""

import pytest

from bot.common.units import DAY_MS
from bot.store.moderation import Affected, Deed
from bot.store.sql import statements
from bot.store.sql.database import DatabaseConnection
from tests.bot.moderation.desk import moderator, panel, sure
from tests.bot.store.samples import deed, finish, move, regulars, seated
from tests.there import there

pytestmark = pytest.mark.slow


async def quick(house, *people, times=10, hands=0, resigned=False):
    """Short matches of these people, each given up by the second if need be."""
    now = house.bot.registry.now()
    for _ in range(times):
        table = await seated(house.bot.store, *people, guild=house.guild.id, channel=house.channel.id)
        over = finish(reason="resigned" if resigned else "played", ended_at=now, hands=hands)

        def end(db: DatabaseConnection, table=table, over=over) -> None:
            if resigned:
                db.execute("UPDATE sitters SET resigned_at = 1 WHERE table_id = ? AND seat = 1", (table,))
            statements.end_match(db, table, over)

        await house.bot.store.writer.write(end)


async def farmed(house, farmer, dummy):
    """Ten full matches in five days that an account loses on purpose, beside eight honest people."""
    now, store = house.bot.registry.now(), house.bot.store
    await regulars(store, first=901, guild=house.guild.id, ended_at=now - 5 * DAY_MS, count=8)
    for number in range(10):
        table = await seated(store, farmer, dummy, guild=house.guild.id, channel=house.channel.id)
        over = finish((5, 3), (1, 2), ended_at=now - (4 - number // 2) * DAY_MS + number, hands=6, rated=True)
        await store.tables.append(table, move(1), "", over)


async def test_it_tells_what_is_frequent_with_the_figures_and_leads_to_the_people(house):
    eva = moderator(house, "Eva", "MANAGE_GUILD")
    shown = await panel(eva, house.channel, page="watch")
    assert "0 matches that count, from the last 30 days" in shown.text
    assert "Nothing unusual." in shown.text
    anna, ben = house.anna, house.ben
    await farmed(house, 801, 802)
    await quick(house, anna.id, ben.id, resigned=True)
    await quick(house, anna.id, 901, times=2, hands=6)
    for _ in range(3):
        table = await seated(house.bot.store, anna.id, ben.id, guild=house.guild.id, channel=house.channel.id)
        await house.bot.store.tables.append(table, move(1), "", finish((3, 5), (2, 1), ended_at=house.bot.store.now()))
        voided = deed("void", guild=house.guild.id, table=table)
        assert await house.bot.store.moderation.void(voided)
    shown = await panel(eva, house.channel, page="watch")
    assert "78 matches that count, from the last 30 days" in shown.text
    assert f"- {anna.mention} and {ben.mention}: 10 of their 10 matches with each other were short." in shown.text
    assert f"- {ben.mention} gave up 10 of 10 matches before the second hand was scored." in shown.text
    assert f"- {anna.mention} profits from 3 of 3 voided results and closed matches." in shown.text
    assert "- <@801> has a rating of 1609 in Koi-Koi, but only 1500 counts." in shown.text
    assert "from <@802>, who played 10 of 10 full matches with them." in shown.text
    assert shown.pings == []
    assert {each.value for each in shown.selects[0].options} == {str(anna.id), str(ben.id), "801", "802"}
    person = there((await eva.select(shown, shown.selects[0].custom_id, [str(ben.id)])).message)
    assert "Suspend for a day" in [each.label for each in person.buttons]
    people = await sure(eva, person, "Suspended members")
    assert "Unusual activity" in (await sure(eva, people, "Unusual activity")).text


async def test_it_counts_what_moderators_did_and_says_whom_it_helped(house):
    eva = moderator(house, "Eva", "MANAGE_GUILD")
    ben = Affected(house.ben.id, 1)
    for kind in ("seat", "wait", "wait"):
        deed = Deed(guild=house.guild.id, at=house.bot.registry.now(), kind=kind, moderator=eva.id, people=(ben,))
        await house.bot.store.moderation.write(deed)
    shown = await panel(eva, house.channel, page="watch")
    what = "one seat given to a computer and 2 waits skipped"
    assert (
        f"**Moderators**, in the last 30 days: {what}.\n- {house.ben.mention} profits from 3 of these: {what}."
        in shown.text
    )


async def test_it_has_pages_and_names_nobody_who_was_forgotten(house):
    eva = moderator(house, "Eva", "MANAGE_GUILD")
    for number in range(9):
        await quick(house, 2000 + number, -5, resigned=number == 0)
    shown = await panel(eva, house.channel, page="watch")
    assert shown.text.count("were short") == 8
    assert "a former player" in shown.text
    assert [each.value for each in shown.selects[0].options] == [str(2000 + number) for number in range(8)]
    shown = await sure(eva, shown, "More")
    assert shown.text.count("were short") == 1
    assert "a former player gave up 10 of 90 matches" in shown.text
    shown = await sure(eva, shown, "Back")
    assert shown.text.count("were short") == 8


async def test_only_who_manages_the_server_reads_it(house):
    eva, finn = moderator(house), moderator(house, "Finn", "MANAGE_GUILD")
    refused = await panel(eva, house.channel, page="watch")
    assert refused.text == "Only members with **Manage Server** can do that."
    mine, theirs = await panel(eva, house.channel), await panel(finn, house.channel)
    answer = await eva.press(mine, "watch:0", raw=True)
    assert there(answer.message).text == "Only members with **Manage Server** can do that."
    for custom_id in ("watch:0:x", f"watch:{10**19}", "watch:x", "watch"):
        answer = await finn.press(theirs, custom_id, raw=True)
        assert "This button no longer works" in there(answer.message).text, custom_id
    board = await house.started()
    answer = await finn.press(board, "watch:0", raw=True)
    assert "This button no longer works" in there(answer.message).text
