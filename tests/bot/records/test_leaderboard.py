"""The leaderboard: equal players share a rank, and everybody reads it in the language of the server."""

from bot.i18n import DEFAULT
from tests.bot.house import PATIENCE_S
from tests.bot.leaderboards import put
from tests.there import there


async def test_equal_players_share_a_rank_and_the_next_comes_after_both(house):
    chie = house.discord.add_person("Chie")
    totals = [(house.anna, 4, 3, 40), (house.ben, 4, 3, 40), (chie, 4, 1, 40)]
    put(house.database, *((house.guild.id, person.id, *numbers) for person, *numbers in totals))
    board = there((await chie.command(house.channel, "leaderboard", game="koikoi")).message).text
    for line in (f"**1.** {house.anna.mention}", f"**1.** {house.ben.mention}", f"**3.** {chie.mention}"):
        assert line in board
    assert "You: rank 3" in board


async def test_it_is_in_the_language_of_the_one_who_asked_and_shared_in_that_of_the_server(monkeypatch, house):
    asker, spoken = house.discord.add_person("Sakura", locale="ja"), []
    translator = house.bot.words.translator

    def listened(locale):
        spoken.append(locale)
        return translator(locale)

    monkeypatch.setattr(house.bot.words, "translator", listened)
    board = there((await asker.command(house.channel, "leaderboard", game="koikoi")).message)
    assert board.ephemeral
    assert set(spoken) == {"ja"}
    await asker.press(board, label="共有")
    shared = await house.ben.wait(house.channel, lambda m: "shared the leaderboard" in m.text, PATIENCE_S)
    assert f"{asker.mention}, who shared this: no match" in shared.text
    assert DEFAULT in spoken
