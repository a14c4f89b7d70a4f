"""The menu of a person challenges them: the game is chosen first, then the lobby is there as by /challenge."""

from tests.bot.house import PATIENCE_S
from tests.bot.waiting import at_rest
from tests.there import there

MENU = "Challenge to a game"


async def test_it_asks_for_the_game_and_opens_the_lobby(house):
    asked = there((await house.anna.menu(house.channel, MENU, house.ben)).message)
    assert asked.ephemeral
    assert f"Which game do you want to challenge {house.ben.mention} to?" in asked.text
    games = [option.label for option in asked.selects[0].options]
    assert {"Koi-Koi", "Hanafuda Stop/Go 花札"} <= set(games)
    answer = await house.anna.select(asked, asked.selects[0].custom_id, ["stopgo"])
    assert answer.state == "updated"
    assert f"You've challenged {house.ben.mention} to Hanafuda Stop/Go 花札." in there(answer.message).text
    assert there(answer.message).selects == []
    lobby = await house.ben.wait(
        house.channel, lambda m: not m.ephemeral and "Hanafuda Stop/Go 花札 · table 1" in m.text, PATIENCE_S
    )
    message = await house.ben.wait(house.channel, lambda m: m.pings == [house.ben.id], PATIENCE_S)
    assert "challenges you to Hanafuda Stop/Go 花札 at table 1" in message.text
    again = there((await house.anna.menu(house.channel, MENU, house.ben)).message)
    answer = there((await house.anna.select(again, f"k:{house.ben.id}", ["koikoi"])).message)
    assert "already invited: see table 1" in answer.text
    assert answer.id != again.id
    await house.ben.press(lobby, label="Accept")
    assert house.bot.registry.known[1].persons == (house.anna.id, house.ben.id)
    await at_rest(house)


async def test_whoever_is_not_there_and_a_game_that_is_none_open_no_lobby(house):
    stranger = house.discord.add_person("Stranger", guilds=[])
    asked = there((await house.anna.menu(house.channel, MENU, house.ben)).message)
    for friend, game, said in ((stranger, "koikoi", "isn't on this server"), (house.ben, "poker", "no game called")):
        answer = await house.anna.select(asked, f"k:{friend.id}", [game], raw=True)
        assert said in there(answer.message).text
    assert "can't challenge yourself" in there((await house.anna.menu(house.channel, MENU, house.anna)).message).text
    assert house.bot.registry.known == {}
