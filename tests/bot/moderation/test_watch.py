"""/moderate page:watch: what stands out lately, for who manages the server, in figures."""

from itertools import combinations

import pytest

from bot.store.moderation import Affected, Deed
from bot.store.sql import statements
from bot.store.sql.database import DatabaseConnection
from tests.bot.moderation.desk import moderator, panel, sure
from tests.bot.store.samples import finish, seated
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


async def test_it_tells_what_is_frequent_with_the_figures_and_leads_to_the_people(house):
    eva = moderator(house, "Eva", "MANAGE_GUILD")
    shown = await panel(eva, house.channel, page="watch")
    assert "0 matches that count, from the last 30 days" in shown.text
    assert "Nothing unusual." in shown.text
    anna, ben = house.anna, house.ben
    await quick(house, anna.id, ben.id, resigned=True)
    await quick(house, anna.id, 901, times=2, hands=6)
    for pair in combinations(range(901, 906), 2):
        await quick(house, *pair, times=1, hands=6)
    shown = await panel(eva, house.channel, page="watch")
    assert "22 matches that count, from the last 30 days" in shown.text
    assert f"- {anna.mention} and {ben.mention}: 10 of their 10 matches with each other were short." in shown.text
    assert f"- {ben.mention} gave up 10 of 10 matches before the second hand was scored." in shown.text
    both = f"{anna.mention} and {ben.mention}"
    assert f"- {both} played 12 matches, all with <@901> or with each other." in shown.text
    assert shown.pings == []
    assert {each.value for each in shown.selects[0].options} == {str(anna.id), str(ben.id), "901"}
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
        f"**Moderators**, in the last 30 days: {what}.\n- {house.ben.mention} gained by 3 of these: {what}."
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
