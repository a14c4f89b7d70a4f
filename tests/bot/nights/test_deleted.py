"""A night whose channel is deleted ends, and one that is shut out rests; who waits is told only of those whom they may
meet."""

import pytest

from bot.store.moderation import Deed
from tests.bot.nights.clubs import announced, looked, pressed, running, until
from tests.bot.waiting import eventually

PLACES = {"20:00": "off", "now": "over"}


async def state_of(house, number=1):
    sql = "SELECT state FROM nights WHERE id = ?"
    return (await house.bot.store.writer.read(lambda db: db.execute(sql, (number,)).fetchone()))[0]


async def test_a_night_whose_channel_is_deleted_is_called_off_or_ends(calendar, house):
    channels = {at: house.discord.add_channel(house.guild, f"at {number}") for number, at in enumerate(PLACES)}
    for at, channel in channels.items():
        await announced(house, at=at, channel=channel)
    for each in (house.anna, house.ben):
        await pressed(house, each, "Next table", channel=channels["now"])
    await looked()
    assert len(running(house)) == 1
    for channel in channels.values():
        house.discord.remove_channel(channel)
    for number, state in enumerate(PLACES.values(), 1):

        async def ended(number=number, state=state):
            return await state_of(house, number) == state

        await eventually(ended)
    assert running(house) == []


def refused(house):
    """The requests that Discord has refused."""
    return [each for each in house.discord.requests if each.status in (403, 404)]


@pytest.mark.parametrize("deleted", ["thread", "channel"])
async def test_a_night_whose_archived_thread_is_deleted_with_or_without_its_channel_ends_too(deleted, calendar, house):
    parent = house.discord.add_channel(house.guild, "parent")
    threads = [house.discord.add_thread(parent, at) for at in PLACES]
    for at, thread in zip(PLACES, threads, strict=True):
        await announced(house, at=at, channel=thread)
    await until(house, "Until <t>", threads[1])
    for thread in threads:
        house.discord.archive(thread)
    await looked()
    for each in threads if deleted == "thread" else [parent]:
        house.discord.remove_channel(each)
    await looked()
    assert [await state_of(house, number) for number in (1, 2)] == [*PLACES.values()]
    assert [each.method for each in refused(house)] == 2 * ["GET", "PATCH"]


async def test_a_night_whose_channel_was_deleted_unheard_ends_when_it_begins(calendar, house):
    await announced(house)
    await looked()
    house.discord.fail("POST", rf"/channels/{house.channel.id}/messages", 404, 10003, times=99)
    calendar.turn(2026, 11, 24, 20)
    await looked()
    assert await state_of(house) == "over"
    assert len(refused(house)) == 1


async def test_a_night_in_a_private_thread_without_the_bot_rests_until_the_bot_is_let_in(calendar, house):
    thread = house.discord.add_thread(house.channel, "den", private=True, members=[house.anna])
    await announced(house, channel=thread)
    await looked()
    house.discord.put_out_of_thread(thread, house.discord.bot_user)
    calendar.turn(2026, 11, 24, 20)
    await looked()
    assert await state_of(house) == "running"
    assert refused(house) == []
    await house.anna.says(thread, "come in", house.discord.bot_user)
    await until(house, "Until <t>", thread)


async def test_a_night_in_a_channel_that_refuses_its_message_rests_until_somebody_presses_there(calendar, house):
    await announced(house)
    await looked()
    house.discord.outage(403, 50001, rf"/channels/{house.channel.id}/messages")
    calendar.turn(2026, 11, 24, 20)
    await looked()
    assert len(refused(house)) == 1
    house.discord.mend()
    await house.anna.command(house.channel, "help")
    await until(house, "Until <t>")


async def test_who_waits_is_not_told_of_somebody_who_is_kept_out(late_calendar, house):
    await announced(house, at="now", game="jiaxing")
    await pressed(house, house.ben, "Next table")
    until = late_calendar.ms + 10**9
    deed = Deed(guild=house.guild.id, at=1, kind="out", moderator=1, person=house.ben.id, until=until)
    await house.bot.settings.kept_out.keep_out(deed, None)
    waits = await pressed(house, house.anna, "Next table")
    assert "1 other player" not in waits.text
    assert "wait" in waits.text
