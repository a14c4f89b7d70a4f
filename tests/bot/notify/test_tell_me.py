"""*Tell me*: on the list and off it again, the list in /preferences, and what is said where nobody can be called."""

from tests.bot.waiting import at_rest
from tests.bot.wishes import panel, prefer, set_of_server
from tests.there import there


async def lobby(person, channel, game="koikoi"):
    return there((await person.command(channel, "play", game=game)).message)


def chosen(shown):
    """The games that the select of a list shows as chosen."""
    (row,) = [each for each in shown.components[0]["components"] if each["type"] == 1]
    return [each["value"] for each in row["components"][0]["options"] if each.get("default")]


async def wanted(house, person):
    return await house.bot.store.calls.wanted(house.guild.id, person.id)


async def test_a_press_puts_on_the_list_the_next_one_takes_off_it_and_only_the_presser_reads_it(house):
    shown = await lobby(house.anna, house.channel)
    answer = await house.ben.press(shown, label="Notify me")
    said = there(answer.message)
    assert said.ephemeral
    assert "I'll ping you when a Koi-Koi table here needs players." in said.text
    assert "I ping up to ten people" in said.text
    assert await wanted(house, house.ben) == ["koikoi"]
    assert await wanted(house, house.anna) == []
    assert (await house.anna.now(shown)).raw == shown.raw  # nobody else sees that
    said = there((await house.ben.press(shown, label="Notify me")).message)
    assert "I'll no longer ping you about Koi-Koi tables here." in said.text
    assert await wanted(house, house.ben) == []
    assert [each.label for each in said.buttons] == ["Player pings…"]


async def test_a_lobby_for_some_friends_has_no_such_button_and_an_unknown_game_no_list(house):
    shown = there((await house.anna.command(house.channel, "challenge", friend=house.ben)).message)
    assert "Notify me" not in [each.label for each in shown.buttons]
    private = there((await house.ben.command(house.channel, "rules")).message)
    wrong = (shown, "tell:0:set"), (shown, "tell:0:list"), (shown, "tell:1"), (private, "tell:1:turn")
    for message, forged in wrong:
        answer = await house.ben.press(message, forged, raw=True)
        assert "This button no longer works" in there(answer.message).text
    other = await lobby(house.anna, house.channel, "stopgo")
    await at_rest(house)
    answer = await house.ben.press(shown, "tell:2:turn", raw=True)
    assert "message about table 2 is out of date" in there(answer.message).text
    await house.bot.lobbies.leave(2, house.anna.id)
    assert there((await house.ben.press(other, "tell:2:turn", raw=True)).message).ephemeral
    assert await wanted(house, house.ben) == []


async def test_preferences_lead_to_the_list_of_this_server(house):
    await house.ben.press(await lobby(house.anna, house.channel, "stopgo"), label="Notify me")
    shown = await panel(house.ben, house.channel, "preferences")
    shown = there((await house.ben.press(shown, label="Player pings…")).message)
    assert chosen(shown) == ["stopgo"]
    before = shown
    shown = there((await house.ben.select(shown, shown.selects[0].custom_id, ["koikoi", "fuzhou"])).message)
    assert chosen(shown) == ["koikoi", "fuzhou"]
    assert await wanted(house, house.ben) == ["fuzhou", "koikoi"]
    stale = await house.ben.select(shown, before.selects[0].custom_id, [], raw=True)
    assert "Something changed in the meantime" in there(stale.message).text
    assert await wanted(house, house.ben) == ["fuzhou", "koikoi"]
    refused = await house.ben.select(shown, shown.selects[0].custom_id, ["bridge"], raw=True)
    assert "no such setting" in there(refused.message).text
    await house.ben.select(shown, shown.selects[0].custom_id, [])
    assert await wanted(house, house.ben) == []


async def test_who_wants_no_pings_or_whose_server_wants_none_reads_that_nobody_is_called(house):
    shown = await lobby(house.anna, house.channel)
    await prefer(house, house.ben, "pings", "off")
    assert "You've turned pings off" in there((await house.ben.press(shown, label="Notify me")).message).text
    await set_of_server(house, "pings", "off")
    said = there((await house.anna.press(shown, label="Notify me")).message)
    assert "Pings are off on this server" in said.text


async def test_what_is_kept_of_it_is_shown_and_deleted(house):
    await house.ben.press(await lobby(house.anna, house.channel), label="Notify me")
    shown = there((await house.ben.command(house.channel, "privacy")).message)
    assert "Pings for 1 game on a server." in shown.text
    shown = there((await house.ben.press(shown, label="Delete…")).message)
    await house.ben.press(shown, label="Delete everything")
    assert await wanted(house, house.ben) == []
