"""An evening of Jiaxing mahjong over the stand-in: the lobby, a hand with everything in it, and the records."""

from tests.bot.house import evening


async def test_the_host_chooses_how_well_each_computer_plays(tmp_path):
    async with evening(tmp_path) as house:
        lobby = (await house.anna.command(house.channel, "play", game="jiaxing")).message
        adding = [button.label for button in lobby.buttons if ":add" in button.custom_id]
        assert adding == ["Add computer (easy)", "Add computer (normal)"]
        refused = await house.ben.press(lobby, label="Add computer (normal)")
        assert "Only" in refused.message.text
        lobby = (await house.anna.press(lobby, label="Add computer (normal)")).message
        lobby = (await house.anna.press(lobby, "l:1:add", raw=True)).message
        assert "**2.** Computer 2 · normal · cut: " in lobby.text
        assert "**3.** Computer 3 · easy · cut: " in lobby.text
        unknown = await house.anna.press(lobby, "l:1:add:divine", raw=True)
        assert "at the level divine" in unknown.message.text
        nonsense = await house.anna.press(lobby, "l:1:add:easy:twice", raw=True)
        assert "do not know this button" in nonsense.message.text
        lobby = (await house.anna.press(lobby, label="Add computer (easy)")).message
        assert ":add" not in str([button.custom_id for button in lobby.buttons])
        assert [sitter.level for sitter in (await house.bot.tables.get(1)).sitters] == [None, "normal", "easy", "easy"]


async def test_where_computers_know_one_level_there_is_one_button_without_its_name(tmp_path):
    async with evening(tmp_path) as house:
        lobby = (await house.anna.command(house.channel, "play", game="koikoi")).message
        assert [button.label for button in lobby.buttons if ":add" in button.custom_id] == ["Add computer"]
        lobby = (await house.anna.press(lobby, label="Add computer")).message
        assert "**2.** Computer 2 · easy · cut: " in lobby.text
