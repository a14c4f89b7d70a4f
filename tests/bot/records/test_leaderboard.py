"""The leaderboard: equal players share a rank, and everybody reads it in the language of the server."""

from bot.i18n import DEFAULT
from tests.bot.house import PATIENCE_S
from tests.there import there


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
