"""In the lobby everybody reads who has answered and how it is played; the host invites, removes, seats and starts."""

import re

from tests.bot.house import PATIENCE_S, more, running
from tests.bot.waiting import at_rest, eventually
from tests.there import there


def labels(message):
    return [button.label for button in message.buttons]


async def played(house, game="stopgo"):
    """Anna's open lobby."""
    return there((await house.anna.command(house.channel, "play", game=game)).message)


async def guests_of(house, lobby):
    """Anna's panel for guests."""
    panel = there((await more(house.anna, lobby, "Guests")).message)
    assert panel.ephemeral
    return panel


async def shown(house, lobby, words):
    """The lobby once it says so."""
    return await house.anna.wait(house.channel, lambda m: m.id == lobby.id and words in m.text, PATIENCE_S)


async def test_a_lobby_says_who_has_accepted_and_who_has_declined_and_takes_nobody_twice_or_too_late(house):
    chie = house.discord.add_person("Chie")
    challenge = {"friend": house.ben, "friend2": chie, "game": "stopgo"}
    lobby = there((await house.anna.command(house.channel, "challenge", **challenge)).message)
    await house.ben.press(lobby, label="Accept")
    await house.anna.wait(house.channel, lambda m: f"Accepted: {house.ben.mention}" in m.text, PATIENCE_S)
    answer = there((await chie.press(lobby, label="Decline")).message)
    assert f"Declined: {chie.mention}" in answer.text
    await at_rest(house)
    assert sum(bool(message.pings) for message in await house.public()) == 1  # the invitation itself
    twice = there((await house.ben.press(lobby, "l:1:join", raw=True)).message)
    assert twice.text == "You already have a seat at this table."
    await house.bot.lobby_expiry._expire(1)
    await eventually(lambda: house.bot.registry.known[1].row.message is None, "the lobby is not shown closed")
    late = there((await house.ben.press(lobby, "l:1:join", raw=True)).message)
    assert late.text == "This table is closed."
    lobby = there((await house.anna.command(house.channel, "challenge", **challenge)).message)
    await house.ben.press(lobby, label="Decline")
    closed = there((await chie.press(lobby, label="Decline")).message)
    assert f"{house.ben.mention} and {chie.mention} declined. This lobby is closed." in closed.text
    assert closed.buttons == []
    late = there((await house.ben.press(lobby, "l:2:join", raw=True)).message)
    assert late.text == "This table is closed."


async def test_everybody_reads_how_the_game_is_played_and_its_house_rules(house):
    lobby = await played(house)
    panel = there((await more(house.anna, lobby, "House rules")).message)
    panel = there((await house.anna.select(panel, "o:1:setting", ["rounds"])).message)
    await house.anna.select(panel, "o:1:value:rounds", ["3"])
    for person in (house.ben, house.discord.add_person("Chie")):
        page = there((await more(person, lobby, "House rules")).message)
        assert page.ephemeral
        assert {button.custom_id.split(":")[0] for button in page.buttons} == {"page", "share"}
        assert [each.custom_id for each in page.selects] == ["page:1:all"]
        changed = [line for line in page.text.splitlines() if line.startswith("•")]
        assert len(changed) == 1
        assert re.fullmatch(r"• Rounds: \*\*3\*\*, not \d+\.", changed[0])
        assert len([line for line in page.text.splitlines() if ": **" in line]) > 3
        how = there((await more(person, lobby, "Rules")).message)
        assert how.ephemeral
        assert "Hanafuda Stop/Go 花札" in how.text
        assert "### Goal" in how.text


async def test_the_buttons_of_a_lobby_fit_a_phone_with_the_main_ones_first(house):
    lobby = await played(house, "jiaxing")
    assert labels(lobby) == ["Join", "Start with computers", "Notify me", "More…"]
    await more(house.anna, lobby, "Add easy computer")
    await more(house.anna, await house.anna.now(lobby), "Add easy computer")
    await house.ben.press(await house.anna.now(lobby), label="Join")
    lobby = await house.anna.now(lobby)
    assert labels(lobby) == ["Start", "Notify me", "More…"]


async def test_the_host_removes_a_guest_who_cannot_come_back_and_a_computer(house):
    lobby = await played(house, "jiaxing")
    await house.ben.press(lobby, label="Join")
    await more(house.anna, await house.anna.now(lobby), "Add easy computer")
    panel = await guests_of(house, lobby)
    offered = next(each for each in panel.selects if each.custom_id == "g:1:remove").options
    assert [option.label for option in offered] == ["Ben", "Kero (computer) · easy"]
    panel = there((await house.anna.select(panel, "g:1:remove", [str(house.ben.id)])).message)
    await eventually(lambda: len(house.bot.registry.known[1].sitters) == 2, "Ben stays")
    lobby = await shown(house, lobby, "**3.** *free*")
    back = there((await house.ben.press(lobby, label="Join")).message)
    assert "removed you from this lobby" in back.text
    panel = there((await house.anna.select(panel, "g:1:remove", ["c1"])).message)
    assert [each.custom_id for each in panel.selects] == ["g:1:invite"]
    gone = there((await house.anna.select(panel, "g:1:remove", ["c1"], raw=True)).message)
    assert "have changed in the meantime" in gone.text
    lobby = await shown(house, lobby, "**2.** *free*")
    await house.anna.select(panel, "g:1:invite", [house.ben])
    lobby = await shown(house, lobby, f"invited: {house.ben.mention}")
    assert "**2.** " + house.ben.mention in there((await house.ben.press(lobby, label="Join")).message).text


async def test_the_host_invites_more_and_the_new_ones_alone_are_pinged(house):
    chie, robot = house.discord.add_person("Chie"), house.discord.add_person("Robot", bot=True)
    stranger = house.discord.add_person("Stranger", guilds=[])
    challenge = {"friend": house.ben, "game": "hanaawase"}
    lobby = there((await house.anna.command(house.channel, "challenge", **challenge)).message)
    await house.ben.wait(house.channel, lambda m: m.pings == [house.ben.id], PATIENCE_S)
    await at_rest(house)
    panel = await guests_of(house, lobby)
    for friend, said in (
        (house.anna, "can't challenge yourself"),
        (house.ben, "already has a seat here or is invited"),
        (robot, "is a bot"),
        (stranger, "isn't on this server"),
    ):
        answer = there((await house.anna.select(panel, "g:1:invite", [friend])).message)
        assert said in answer.text
        assert answer.id != panel.id
    assert house.bot.registry.known[1].row.invited == (house.ben.id,)
    await house.anna.select(panel, "g:1:invite", [chie])
    message = await chie.wait(house.channel, lambda m: m.pings == [chie.id], PATIENCE_S)
    assert f"{chie.mention}, {house.anna.mention} challenges you to Hana-awase at table 1." in message.text
    await at_rest(house)
    assert [m.pings for m in await house.public() if m.pings] == [[chie.id]]
    lobby = await shown(house, lobby, f"invited: {chie.mention}")
    for friend in (house.ben, chie):
        await friend.press(await friend.now(lobby), label="Accept")
    assert house.bot.registry.known[1].persons == (house.anna.id, house.ben.id, chie.id)


async def test_an_invitation_to_more_stands_over_a_restart_and_goes_with_the_lobby(house):
    lobby = await played(house)
    await house.anna.select(await guests_of(house, lobby), "g:1:invite", [house.ben])
    message = await house.ben.wait(house.channel, lambda m: m.pings == [house.ben.id], PATIENCE_S)
    await at_rest(house)
    await house.bot.close()
    async with running(house.discord, house.database) as house.bot:
        await at_rest(house)
        assert message.id in [each.id for each in await house.public()]
        await more(house.anna, await house.anna.now(lobby), "Close the lobby")

        async def gone():
            return message.id not in [each.id for each in await house.public()]

        await eventually(gone, "the invitation stays")


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
