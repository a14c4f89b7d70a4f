"""The database is deleted in the middle of an evening: every press and command gets a sentence, and a copy is saved."""

from bot.store.sqlite import SqliteStore
from tests.bot.house import evening
from tests.bot.store.samples import open_tables
from tests.bot.waiting import at_rest, eventually


async def test_everybody_is_told_and_after_a_restart_with_the_copy_the_evening_goes_on(tmp_path):
    async with evening(tmp_path) as house:
        table = await house.started()
        hand = await house.hand(house.anna)
        await at_rest(house)
        house.database.unlink()
        await eventually(lambda: house.bot.store.gone)
        for press in (
            house.anna.press(hand, hand.buttons[0].custom_id),
            house.anna.press(table, label="My hand"),
            house.ben.command(house.channel, "hand"),
            house.ben.command(house.channel, "play", game="koikoi"),
            house.ben.command(house.channel, "leaderboard", game="koikoi"),
            house.ben.command(house.channel, "verify", table=1),
        ):
            answer = await press
            assert answer.message is not None, answer
            assert "My database has disappeared" in answer.message.text
        await at_rest(house)
        assert not house.database.exists()
        assert house.complaints == [str(house.bot.store.gone)]
        house.complaints.clear()
    copy = tmp_path / "evening.sqlite3.saved-1"
    assert f"saved in {copy}" in str(house.bot.store.gone)
    store = await SqliteStore.open(copy)
    assert [row.state for row in await open_tables(store)] == ["playing"]
    await store.close()
