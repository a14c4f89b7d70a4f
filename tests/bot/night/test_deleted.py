"""A night whose channel is deleted ends; who waits is told only of those whom they may meet."""

from bot.store.moderation import Deed
from tests.bot.house import evening
from tests.bot.night.clubs import announced, looked, pressed, running, turned
from tests.bot.waiting import eventually

PLACES = {"20:00": "off", "now": "over"}


async def state_of(house, number=1):
    sql = "SELECT state FROM nights WHERE id = ?"
    return (await house.bot.store.writer.read(lambda db: db.execute(sql, (number,)).fetchone()))[0]


async def test_a_night_whose_channel_is_deleted_is_called_off_or_ends(tmp_path, monkeypatch):
    turned(monkeypatch, 2026, 11, 24, 12)
    async with evening(tmp_path) as house:
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


async def test_who_waits_is_not_told_of_somebody_who_is_kept_out(tmp_path, monkeypatch):
    calendar = turned(monkeypatch, 2026, 11, 24, 20)
    async with evening(tmp_path) as house:
        await announced(house, at="now", game="jiaxing")
        await pressed(house, house.ben, "Next table")
        until = calendar.ms + 10**9
        deed = Deed(guild=house.guild.id, at=1, kind="out", moderator=1, person=house.ben.id, until=until)
        await house.bot.settings.kept_out.keep_out(deed, None)
        waits = await pressed(house, house.anna, "Next table")
        assert "1 more person" not in waits.text
        assert "wait" in waits.text
