"""Under a lobby stand the three things that most come for; *More…* shows each presser alone what they may do."""

from tests.bot.house import PATIENCE_S, more
from tests.bot.waiting import at_rest, eventually
from tests.there import there


def labels(message):
    return [button.label for button in message.buttons]


async def panel_of(person, lobby):
    return there((await person.press(await person.now(lobby), label="More…")).message)


READS = ["Fair deal", "How to play", "Rules", "House rules"]


async def test_a_challenge_has_accept_start_decline_and_more(house):
    lobby = there((await house.anna.command(house.channel, "challenge", friend=house.ben)).message)
    assert labels(lobby) == ["Accept", "Start with computers", "Decline", "More…"]
    lobby = there((await house.ben.press(lobby, label="Accept")).message)
    assert labels(lobby) == ["Start", "More…"]


async def test_more_shows_the_host_a_guest_and_a_stranger_what_each_may_do_and_nobody_else(house):
    chie = house.discord.add_person("Chie")
    lobby = there((await house.anna.command(house.channel, "play", game="stopgo")).message)
    await house.ben.press(lobby, label="Join")
    computers = [f"Add {level} computer" for level in ("easy", "normal", "hard")]
    host = await panel_of(house.anna, lobby)
    own = ["House rules", "Guests", "Start with 2", *computers, "Cut the deck", *READS[:3], "Close the lobby"]
    assert labels(host) == own
    guest, stranger = await panel_of(house.ben, lobby), await panel_of(chie, lobby)
    assert labels(guest) == ["Cut the deck", *READS, "Leave"]
    assert labels(stranger) == READS
    assert all(panel.ephemeral for panel in (host, guest, stranger))
    assert not [m for m in await chie.sees(house.channel) if m.id in (host.id, guest.id)]


async def test_what_is_pressed_on_the_panel_changes_the_lobby_and_the_panel_shows_what_is_left(house):
    lobby = there((await house.anna.command(house.channel, "play", game="koikoi")).message)
    panel = await panel_of(house.anna, lobby)
    panel = there((await house.anna.press(panel, label="Add hard computer")).message)
    assert "Remove computer" in labels(panel)
    assert "Add hard computer" not in labels(panel)
    await house.anna.wait(house.channel, lambda m: m.id == lobby.id and "Tama (computer) · hard" in m.text, PATIENCE_S)
    await house.anna.press(panel, label="Remove computer")
    await house.ben.press(await house.ben.now(lobby), label="Join")
    form = await more(house.ben, lobby, "Cut the deck")
    cut = there((await house.ben.submit(form, {"word": "plum 梅 `x`"})).message)
    assert cut.ephemeral
    assert "`plum 梅 'x'`" in there((await more(house.anna, lobby, "Fair deal")).message).text
    left = there((await more(house.ben, lobby, "Leave")).message)
    assert (left.text, left.buttons) == ("You've left table 1.", [])
    await house.anna.wait(house.channel, lambda m: m.id == lobby.id and "**2.** *free*" in m.text, PATIENCE_S)


async def test_a_match_begins_from_the_panel_without_the_free_seats_and_all_panels_close(house):
    lobby = there((await house.anna.command(house.channel, "play", game="stopgo")).message)
    await house.ben.press(lobby, label="Join")
    panels = [(person, await panel_of(person, lobby)) for person in (house.ben, house.anna)]
    own = [await more(house.anna, lobby, label) for label in ("House rules", "Guests")]
    panels += [(house.anna, there(each.message)) for each in own]
    await house.anna.press(panels[1][1], label="Start with 2")
    for person in (house.anna, house.ben):
        await person.wait(house.channel, lambda m: m.ephemeral and "· round 1" in m.text, PATIENCE_S)

    async def closed():
        shown = [await person.now(panel) for person, panel in panels]
        return all("The match has begun" in each.text and not each.buttons and not each.selects for each in shown)

    await eventually(closed, "a panel stays alive")
    assert house.bot.registry.known[1].persons == (house.anna.id, house.ben.id)
    await at_rest(house)


async def test_a_forged_press_on_the_panel_changes_nothing(house):
    lobby = there((await house.anna.command(house.channel, "play", game="koikoi")).message)
    panel = await panel_of(house.ben, lobby)
    await at_rest(house)
    before = house.bot.registry.known[1].row, house.bot.registry.known[1].sitters
    for verb, said in (
        ("start", "Only the host"), ("add:easy", "Only the host"), ("more", "Only the host"),
        ("cut", "don't have a seat"), ("leave", "don't have a seat"),
        ("join", "no longer works"), ("fill", "no longer works"), ("dance", "no longer works"),
    ):  # fmt: skip
        assert said in there((await house.ben.press(panel, f"lobby:1:{verb}", raw=True)).message).text
    assert "no longer works" in there((await house.anna.press(lobby, "lobby:1:start", raw=True)).message).text
    assert (house.bot.registry.known[1].row, house.bot.registry.known[1].sitters) == before
