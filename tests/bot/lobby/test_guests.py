"""In the lobby everybody reads who has answered and how it is played; the host invites, removes, seats and starts."""

import re

from bot.tables.limits import PAIR_LIMITS
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


async def test_nobody_is_called_again_and_again_by_inviting_and_removing(house):
    most, _ = PAIR_LIMITS[0]
    panel = await guests_of(house, await played(house))
    for _ in range(most):
        panel = there((await house.anna.select(panel, "g:1:invite", [house.ben])).message)
        panel = there((await house.anna.select(panel, "g:1:remove", [str(house.ben.id)])).message)
        house.discord.clock.advance(10)
    answer = there((await house.anna.select(panel, "g:1:invite", [house.ben])).message)
    assert f"You've invited {house.ben.mention} several times lately" in answer.text
    await at_rest(house)


async def test_the_host_changes_the_seats_and_cuts_stay_with_their_persons(house):
    lobby = await played(house)
    form = await more(house.anna, lobby, "Cut the deck")
    await house.anna.submit(form, {"word": "plum"})
    await house.ben.press(await house.ben.now(lobby), label="Join")
    panel = await guests_of(house, lobby)
    orders = next(each for each in panel.selects if each.custom_id == "g:1:seat").options
    assert [option.label for option in orders] == ["Anna · Ben", "Ben · Anna"]
    panel = there((await house.anna.select(panel, "g:1:seat", [orders[1].value])).message)
    lobby = await shown(house, lobby, f"**2.** {house.anna.mention} · host")
    assert f"**1.** {house.ben.mention}" in lobby.text
    panel = there((await house.anna.press(panel, label="Rotate seats")).message)
    await shown(house, lobby, f"**1.** {house.anna.mention} · host")
    panel = there((await house.anna.press(panel, label="Shuffle seats")).message)
    assert set(house.bot.registry.known[1].persons) == {house.anna.id, house.ben.id}
    await more(house.ben, await house.ben.now(lobby), "Leave")
    stale = there((await house.anna.select(panel, "g:1:seat", [orders[1].value], raw=True)).message)
    assert "have changed in the meantime" in stale.text


async def test_forged_presses_of_guests_and_strangers_on_the_panel_change_nothing(house):
    lobby = await played(house)
    await house.ben.press(lobby, label="Join")
    assert "Only the host" in there((await house.ben.press(lobby, "l:1:more", raw=True)).message).text
    assert "Only the host" in there((await house.ben.press(lobby, label="Start with computers")).message).text
    own = there((await more(house.ben, lobby, "House rules")).message)
    before = house.bot.registry.known[1].row, house.bot.registry.known[1].sitters
    for verb, values in (
        ("remove", [str(house.anna.id)]), ("invite", [str(house.ben.id)]), ("seat", [f"{house.ben.id}"])
    ):  # fmt: skip
        answer = await house.ben.select(own, f"g:1:{verb}", values, raw=True)
        assert "Only the host" in there(answer.message).text
        answer = await house.anna.select(lobby, f"g:1:{verb}", values, raw=True)
        assert "button no longer works" in there(answer.message).text
    for verb in ("turn", "shuffle"):
        assert "Only the host" in there((await house.ben.press(own, f"g:1:{verb}", raw=True)).message).text
    panel = await guests_of(house, lobby)
    for custom_id, said in (
        ("g:1:dance", "button no longer works"), ("g:1", "button no longer works"),
        ("g:77:turn", "no table 77"), ("g:1:invite", "button no longer works"),
    ):  # fmt: skip
        assert said in there((await house.anna.press(panel, custom_id, raw=True)).message).text
    forged = await house.anna.select(panel, "g:1:invite", [str(house.ben.id), "x"], raw=True)
    assert "isn't on this server" in there(forged.message).text
    assert (house.bot.registry.known[1].row, house.bot.registry.known[1].sitters) == before
    await more(house.anna, lobby, "Start with 2")
    assert "begun" in there((await house.anna.press(panel, "g:1:turn", raw=True)).message).text
    await at_rest(house)


async def test_the_host_starts_short_handed_with_computers_in_one_press(house):
    challenge = {"friend": house.ben, "game": "stopgo"}
    lobby = there((await house.anna.command(house.channel, "challenge", **challenge)).message)
    answer = await house.anna.press(lobby, label="Start with computers")
    assert answer.state == "updated"
    assert "begins round 1" in there(answer.message).text
    table = house.bot.registry.known[1]
    assert [(sitter.user, sitter.level) for sitter in table.sitters] == [(house.anna.id, None), (None, "easy")]
    late = there((await house.ben.press(lobby, "l:1:join", raw=True)).message)
    assert "already begun" in late.text
    await at_rest(house)
