"""The control routes: people from another process, and nobody from another site."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from bot.playground import Person, Playground
from bot.playground.limits.refusal import NotPossible
from tests.bot.playground.wire import EPHEMERAL, Line, Wire, button, row, select
from tests.bot.waiting import PATIENCE_S


@pytest.fixture
async def line(wire: Wire, place: SimpleNamespace) -> Line:
    return await wire.online()


async def test_a_script_elsewhere_acts_as_a_person_by_url_and_id(
    discord: Playground, place: SimpleNamespace, wire: Wire
) -> None:
    anna = await Person.at(discord.url, place.anna.id)
    assert (anna.name, anna.locale) == ("Anna", "ja")
    await anna.says(place.channel.id, "hello")
    assert [message.text for message in await place.ben.sees(place.channel)] == ["hello"]
    await anna.close()
    async with wire.session.get(discord.url + "/people") as response:
        world = await response.json()
    assert [person["name"] for person in world["people"]] == ["Anna", "Ben"]
    assert world["guilds"][0]["channels"][0]["name"] == "games"


async def test_waiting_ends_when_the_message_is_there_and_tells_what_was_seen_when_it_never_comes(
    place: SimpleNamespace, wire: Wire
) -> None:
    waiting = asyncio.create_task(place.anna.wait(place.channel, lambda m: m.text == "now", timeout=PATIENCE_S))
    await wire.post(place.channel, {"content": "not this"})
    await wire.post(place.channel, {"content": "now"})
    assert (await waiting).text == "now"
    with pytest.raises(TimeoutError, match="not this"):
        await place.anna.wait(place.channel, lambda m: m.text == "never", timeout=0.05)


async def test_what_the_client_does_not_let_one_press_is_refused_before_the_bot_hears_of_it(
    place: SimpleNamespace, wire: Wire, line: Line
) -> None:
    parts = [row(button("Go", "go"), button("Off", "off", disabled=True)), row(select())]
    number = int((await wire.post(place.channel, {"content": "x", "components": parts})).body["id"])
    seen = (await place.anna.sees(place.channel))[0]
    for act, sentence in (
        (place.anna.press(number, "nothing"), "nothing with the custom_id"),
        (place.anna.press(number, "off"), "disabled"),
        (place.anna.press(seen, label="Away"), "no button 'Away'"),
        (place.anna.press(5, "go"), "sees no such message"),
        (place.anna.select(number, "menu", ["9"]), "not offered"),
        (place.anna.select(number, "menu", []), "between 1 and 1"),
        (place.anna.select(number, "go", ["1"]), "is a button"),
        (place.anna.press(number, "menu"), "is a menu"),
        (place.anna.dismiss(number), "nobody else sees"),
        (place.anna.command(place.channel, "nothing"), "no command"),
    ):
        with pytest.raises(NotPossible, match=sentence):
            await act
    interaction, answer = await wire.answered(line, place.anna.press(number, "p:1:forged", raw=True))
    assert (interaction["data"]["custom_id"], answer.message.text) == ("p:1:forged", "hi")


async def test_a_press_on_what_is_gone_says_so_beside_the_reason(
    discord: Playground, place: SimpleNamespace, wire: Wire, line: Line
) -> None:
    """So that the page can say it in a person's words."""
    parts = [row(button("Go", "go"), button("Off", "off", disabled=True))]
    number = (await wire.post(place.channel, {"content": "x", "components": parts})).body["id"]

    async def press(message: str, custom_id: str) -> tuple[int, bool, str]:
        url = f"{discord.url}/people/{place.ben.id}/messages/{message}/press"
        async with wire.session.post(url, json={"custom_id": custom_id}) as response:
            body = await response.json()
            return response.status, body.get("gone", False), body["error"]

    assert await press(number, "p:1:18:discard m8") == (
        409,
        True,
        "there is nothing with the custom_id 'p:1:18:discard m8'",
    )
    assert await press("5", "go") == (409, True, "Ben sees no such message")
    assert await press(number, "off") == (409, False, "'off' is disabled")


async def test_choosing_people_from_a_menu_tells_who_they_are(place: SimpleNamespace, wire: Wire, line: Line) -> None:
    parts = [row({"type": 5, "custom_id": "who"})]
    number = int((await wire.post(place.channel, {"content": "x", "components": parts})).body["id"])
    interaction, _ = await wire.answered(line, place.anna.select(number, "who", [place.ben]), 6)
    assert interaction["data"]["values"] == [str(place.ben.id)]
    assert str(place.ben.id) in interaction["data"]["resolved"]["members"]


async def test_choosing_roles_and_channels_from_menus_tells_which_they_are(
    discord: Playground, place: SimpleNamespace, wire: Wire, line: Line
) -> None:
    red, thread = discord.add_role(place.guild, "Red"), discord.add_thread(place.channel, "den")
    elsewhere = discord.add_guild("Second")
    far, blue = discord.add_channel(elsewhere, "far"), discord.add_role(elsewhere, "Blue")
    menus: list[dict[str, Any]] = [
        {"type": 6, "custom_id": "roles", "min_values": 0, "max_values": 2, "required": False},
        {"type": 7, "custom_id": "either", "max_values": 2},
        {"type": 8, "custom_id": "channels", "channel_types": [0]},
    ]
    parts = [row(menu) for menu in menus]
    number = int((await wire.post(place.channel, {"content": "x", "components": parts})).body["id"])
    for custom_id, values, kinds in (
        ("roles", [red], {"roles"}),
        ("roles", [place.guild], {"roles"}),
        ("roles", [], set[str]()),
        ("either", [red, place.ben], {"roles", "users", "members"}),
        ("channels", [place.channel], {"channels"}),
    ):
        interaction, _ = await wire.answered(line, place.anna.select(number, custom_id, values), 6)
        data = interaction["data"]
        assert data["values"] == [str(each.id) for each in values]
        assert {*data["resolved"]} == kinds
        for channel in data["resolved"].get("channels", {}).values():
            allowed = place.channel.permissions(place.anna), place.channel.permissions(discord.bot_user)
            assert (int(channel["permissions"]), int(channel["app_permissions"])) == allowed
    for custom_id, values, sentence in (
        ("roles", [blue], "no role"),
        ("roles", [place.ben], "no role"),
        ("roles", [red, red], "chosen twice"),
        ("either", [blue], "no role"),
        ("channels", [thread], "no channel"),
        ("channels", [far], "no channel"),
    ):
        with pytest.raises(NotPossible, match=sentence):
            await place.anna.select(number, custom_id, values)


async def test_a_person_elsewhere_sees_nothing_of_this_server(discord: Playground, place: SimpleNamespace) -> None:
    second = discord.add_guild("Second")
    carl = discord.add_person("Carl", guilds=[second])
    with pytest.raises(NotPossible, match="no such channel"):
        await carl.sees(place.channel)
    discord.leave(place.guild, place.ben)
    with pytest.raises(NotPossible, match="no such channel"):
        await place.ben.sees(place.channel)


async def test_a_bot_does_not_act_as_a_person(discord: Playground, place: SimpleNamespace) -> None:
    robot = discord.add_person("Robot", bot=True)
    with pytest.raises(NotPossible, match="is a bot"):
        await robot.says(place.channel, "beep")


async def test_only_this_machine_by_its_own_name_is_let_in(discord: Playground, wire: Wire) -> None:
    url = discord.url + "/people"
    for headers, status in (
        ({}, 200),
        ({"Origin": discord.url}, 200),
        ({"Origin": "https://example.org"}, 403),
        ({"Origin": "null"}, 403),
        ({"Host": "example.org"}, 403),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
    ):
        async with wire.session.get(url, headers=headers) as response:
            assert response.status == status, headers


async def test_a_form_of_another_site_cannot_write(discord: Playground, place: SimpleNamespace, wire: Wire) -> None:
    url = f"{discord.url}/people/{place.anna.id}/channels/{place.channel.id}/messages"
    async with wire.session.post(url, data=b'{"content": "x"}', headers={"Content-Type": "text/plain"}) as response:
        assert response.status == 415
    assert await place.anna.sees(place.channel) == []


async def test_a_moderator_deletes_a_message_and_the_bot_hears_of_it(
    discord: Playground, place: SimpleNamespace, line: Line
) -> None:
    said = await place.anna.says(place.channel, "hello")
    discord.remove_message(said)
    assert (await line.event("MESSAGE_DELETE"))["id"] == str(said.id)
    assert await place.anna.sees(place.channel) == []


async def test_a_form_that_was_never_opened_can_be_forged_from_a_message_or_from_none(
    place: SimpleNamespace, wire: Wire, line: Line
) -> None:
    number = int((await wire.post(place.channel, {"content": "x", "components": [row(button("Go", "go"))]})).body["id"])
    seen = (await place.anna.sees(place.channel))[0]
    interaction, task = await line.heard(place.anna.forge_form(seen, "c:1", {"word": "sakura", "seats": ["2"]}))
    assert (interaction["type"], interaction["message"]["id"]) == (5, str(number))
    assert interaction["data"]["custom_id"] == "c:1"
    assert [part["component"] for part in interaction["data"]["components"]] == [
        {"type": 4, "id": 1, "custom_id": "word", "value": "sakura"},
        {"type": 3, "id": 2, "custom_id": "seats", "values": ["2"]},
    ]
    assert (await wire.callback(interaction, 9, {})).code == 50035, "no form after a form"
    await wire.callback(interaction, 7, {"content": "edited"})
    assert (await task).state == "updated"
    interaction, task = await line.heard(place.ben.forge_form(None, "n:1:rounds", {}, channel=place.channel))
    assert "message" not in interaction
    assert (await wire.callback(interaction, 7, {"content": "nothing to edit"})).code == 50035
    await wire.callback(interaction, 4, {"content": "no", "flags": EPHEMERAL})
    assert (await task).message.text == "no"
    with pytest.raises(NotPossible, match="no such message"):
        await place.anna.forge_form(5, "c:1", {})
    with pytest.raises(NotPossible, match="no such channel"):
        await place.anna.forge_form(None, "c:1", {}, channel=5)
