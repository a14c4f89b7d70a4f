"""Interactions: three seconds, fifteen minutes, and which answer is allowed when."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from bot.playground import Playground
from bot.playground.limits.refusal import NotPossible
from tests.bot.playground.wire import EPHEMERAL, V2, Line, Wire, button, row, select, text

HELLO = {"name": "hello", "description": "Say hello"}
FORM = {
    "custom_id": "form",
    "title": "A form",
    "components": [{"type": 18, "label": "A word", "component": {"type": 4, "custom_id": "word", "style": 1}}],
}

RADIOS = {
    "type": 21,
    "custom_id": "one",
    "options": [{"label": label, "value": label, "default": True} for label in ("a", "b")],
}
"""A radio group in which two options are chosen at once."""


@pytest.fixture
async def line(place: SimpleNamespace, wire: Wire) -> Line:
    line = await wire.online()
    await wire.register(HELLO)
    return line


async def command(place: SimpleNamespace, line: Line) -> tuple[dict[str, Any], asyncio.Task[Any]]:
    """Anna's command as the bot hears it, and her waiting for the answer."""
    return await line.heard(place.anna.command(place.channel, "hello"))


async def press(place: SimpleNamespace, wire: Wire, line: Line) -> tuple[dict[str, Any], asyncio.Task[Any], int]:
    """Ben's press on a public message."""
    message = (await wire.post(place.channel, {"content": "table", "components": [row(button())]})).body
    return *await line.heard(place.ben.press(int(message["id"]), "id")), int(message["id"])


async def test_an_interaction_tells_who_where_and_what_the_bot_may_do(
    place: SimpleNamespace, wire: Wire, line: Line
) -> None:
    place.channel.deny("ATTACH_FILES")
    interaction, task = await command(place, line)
    assert interaction["member"]["user"]["global_name"] == "Anna"
    assert (interaction["locale"], interaction["guild_locale"]) == ("ja", "en-US")
    assert not int(interaction["app_permissions"]) & 1 << 15
    assert int(interaction["app_permissions"]) & 1 << 11
    assert interaction["channel"]["id"] == str(place.channel.id)
    await wire.callback(interaction, 4, {"content": "hi"})
    await task


async def test_an_answer_after_three_seconds_is_too_late(
    discord: Playground, place: SimpleNamespace, wire: Wire, line: Line
) -> None:
    interaction, task = await command(place, line)
    discord.clock.advance(3.1)
    late = await wire.callback(interaction, 4, {"content": "hi"})
    assert (late.status, late.code) == (404, 10062)
    assert (await task).error == "The application did not respond"
    assert (await wire.hook("PATCH", interaction, "/messages/@original", {"content": "x"})).code == 10015


async def test_three_real_seconds_are_enough_for_the_user_to_be_told(
    discord: Playground, place: SimpleNamespace, wire: Wire, line: Line
) -> None:
    interaction, task, _ = await press(place, wire, line)
    assert (await task).error == "This interaction failed"
    assert (await wire.callback(interaction, 6)).code == 10062


async def test_an_answer_of_another_kind_a_second_one_and_one_to_an_unknown_interaction_are_refused(
    place: SimpleNamespace, wire: Wire, line: Line
) -> None:
    interaction, task = await command(place, line)
    for kind in (1, 6, 7, 8, 12):
        assert (await wire.callback(interaction, kind, {})).faults() == {"type": "BASE_TYPE_CHOICES"}, kind
    wire.discord.clock.advance(2)  # so many answers a token may have
    assert (await wire.callback(interaction, 4, {"content": "hi"})).status == 200
    assert (await wire.callback(interaction, 4, {"content": "hi"})).code == 40060
    assert (await wire.callback(interaction | {"id": "5"}, 4, {"content": "hi"})).code == 10062
    assert (await task).message.text == "hi"


async def test_a_form_cannot_follow_a_form(place: SimpleNamespace, wire: Wire, line: Line) -> None:
    interaction, task = await command(place, line)
    await wire.callback(interaction, 9, FORM)
    opened = await task
    assert opened.state == "modal"
    with pytest.raises(NotPossible, match="must be filled in"):
        await place.anna.submit(opened)
    submitted, sent = await line.heard(place.anna.submit(opened, {"word": "pine"}))
    assert submitted["data"]["components"][0]["component"]["value"] == "pine"
    for kind in (9, 6, 7):
        assert (await wire.callback(submitted, kind, FORM if kind == 9 else {})).code == 50035
    await wire.callback(submitted, 4, {"content": "cut", "flags": EPHEMERAL})
    assert (await sent).message.ephemeral


async def test_a_form_opened_by_a_press_may_update_the_message(place: SimpleNamespace, wire: Wire, line: Line) -> None:
    interaction, task, message = await press(place, wire, line)
    await wire.callback(interaction, 9, FORM)
    submitted, sent = await line.heard(place.ben.submit(await task, {"word": "pine"}))
    assert submitted["message"]["id"] == str(message)
    await wire.callback(submitted, 7, {"content": "changed", "components": []})
    answer = await sent
    assert (answer.state, answer.message.text, answer.message.buttons) == ("updated", "changed", [])


async def test_a_deferral_takes_the_ephemeral_flag_alone(place: SimpleNamespace, wire: Wire, line: Line) -> None:
    interaction, task = await command(place, line)
    assert (await wire.callback(interaction, 5, {"flags": V2})).code == 50035
    reply = await wire.callback(interaction, 5, {"flags": EPHEMERAL})
    assert reply.body["interaction"]["response_message_loading"] is True
    assert (await task).message.loading
    body = {"flags": V2, "components": [text("your hand")]}
    edited = await wire.hook("PATCH", interaction, "/messages/@original", body)
    assert edited.body["flags"] == V2 | EPHEMERAL
    seen = (await place.anna.sees(place.channel))[-1]
    assert (seen.text, seen.ephemeral, seen.loading, seen.edited) == ("your hand", True, False, 0)


async def test_the_first_follow_up_after_a_deferral_is_the_original_and_inherits_its_flag(
    place: SimpleNamespace, wire: Wire, line: Line
) -> None:
    interaction, task = await command(place, line)
    await wire.callback(interaction, 5, {"flags": EPHEMERAL})
    original = (await task).message
    first = await wire.hook("POST", interaction, "?wait=true", {"content": "one"})
    assert (int(first.body["id"]), first.body["flags"]) == (original.id, EPHEMERAL)
    second = await wire.hook("POST", interaction, "?wait=true", {"content": "two"})
    assert second.body["id"] != first.body["id"]
    assert not second.body["flags"] & EPHEMERAL
    assert [m.text for m in await place.ben.sees(place.channel)] == ["two"]


async def test_a_deferred_reply_that_was_deleted_waits_for_nothing(
    place: SimpleNamespace, wire: Wire, line: Line
) -> None:
    interaction, task = await command(place, line)
    await wire.callback(interaction, 5, {})
    original = (await task).message
    assert (await wire.hook("DELETE", interaction, "/messages/@original")).status == 204
    told = await wire.hook("POST", interaction, "?wait=true", {"content": "psst", "flags": EPHEMERAL})
    assert (int(told.body["id"]) == original.id, told.body["flags"] & EPHEMERAL) == (False, EPHEMERAL)
    assert [m.text for m in await place.anna.sees(place.channel)] == ["psst"]
    assert await place.ben.sees(place.channel) == []


async def test_the_original_of_a_press_is_the_message_that_was_pressed(
    place: SimpleNamespace, wire: Wire, line: Line
) -> None:
    interaction, task, message = await press(place, wire, line)
    assert (await wire.hook("GET", interaction, "/messages/@original")).code == 10015
    await wire.callback(interaction, 6)
    assert (await task).state == "deferred"
    assert (await wire.hook("GET", interaction, "/messages/@original")).body["id"] == str(message)
    edited = await wire.hook("PATCH", interaction, f"/messages/{message}", {"content": "changed"})
    assert edited.body["content"] == "changed"
    assert (await wire.hook("DELETE", interaction, "/messages/@original")).status == 204
    assert (await wire.hook("GET", interaction, "/messages/@original")).code == 10008


async def test_a_token_lives_for_fifteen_minutes(
    discord: Playground, place: SimpleNamespace, wire: Wire, line: Line
) -> None:
    interaction, _ = await wire.answered(line, place.anna.command(place.channel, "hello"))
    discord.clock.advance(890)
    assert (await wire.hook("PATCH", interaction, "/messages/@original", {"content": "x"})).status == 200
    discord.clock.advance(15)
    dead = await wire.hook("PATCH", interaction, "/messages/@original", {"content": "x"})
    assert (dead.status, dead.code) == (401, 50027)
    assert (await wire.hook("POST", {"token": "forged"}, "", {"content": "x"})).code == 50027


async def test_an_ephemeral_message_is_not_to_be_had_through_its_channel_and_the_gateway_tells_public_ones_alone(
    place: SimpleNamespace, wire: Wire, line: Line
) -> None:
    interaction, task = await command(place, line)
    await wire.callback(interaction, 4, {"content": "hi", "flags": EPHEMERAL})
    hand = (await task).message
    path = f"/channels/{place.channel.id}/messages/{hand.id}"
    assert (await wire.ask("GET", path)).code == 10008
    assert (await wire.ask("PATCH", path, {"content": "x"})).code == 10008
    assert (await wire.ask("DELETE", path)).code == 10008
    assert await place.ben.sees(place.channel) == []
    await wire.hook("POST", interaction, "", {"content": "public"})
    assert (await line.event("MESSAGE_CREATE"))["content"] == "public"


async def test_an_ephemeral_message_stays_ephemeral_and_a_public_one_public(
    place: SimpleNamespace, wire: Wire, line: Line
) -> None:
    interaction, _ = await wire.answered(line, place.anna.command(place.channel, "hello"))
    body = {"content": "x", "flags": EPHEMERAL}
    assert (await wire.hook("PATCH", interaction, "/messages/@original", body)).code == 50035
    hidden = (await wire.hook("POST", interaction, "", body)).body
    assert hidden["flags"] & EPHEMERAL
    shown = await wire.hook("PATCH", interaction, f"/messages/{hidden['id']}", {"content": "y"})
    assert shown.body["flags"] & EPHEMERAL


async def test_an_answer_needs_no_permission_to_send_but_files_need_theirs(
    place: SimpleNamespace, wire: Wire, line: Line
) -> None:
    place.channel.deny("SEND_MESSAGES", "ATTACH_FILES")
    interaction, task = await command(place, line)
    refused = await wire.callback(interaction, 4, {"content": "hi"}, files={"a.png": b"x"})
    assert (refused.status, refused.code) == (403, 50013)
    assert (await wire.callback(interaction, 4, {"content": "hi"})).status == 200
    await task


async def test_a_press_on_an_old_message_is_fresh_and_not_throttled(
    discord: Playground, place: SimpleNamespace, wire: Wire, line: Line
) -> None:
    message = (await wire.post(place.channel, {"content": "0", "components": [row(button())]})).body
    discord.clock.advance(7200)
    for number in range(5):
        await wire.answered(line, place.ben.press(int(message["id"]), "id"), 7, {"content": str(number)})


OVER_A_LIMIT: list[tuple[Any, ...]] = [
    ({"title": "x" * 46}, "data.title"),
    ({"custom_id": ""}, "data.custom_id"),
    ({"components": FORM["components"] * 6}, "data.components"),
    ({"components": []}, "data.components"),
    ({"components": [row(button())]}, "data.components.0.components.0.type"),
    ({"components": [FORM["components"][0] | {"label": "x" * 46}]}, "data.components.0.label"),
    ({"components": FORM["components"] * 2}, "data.components.1.component.custom_id"),
    (
        {"components": [{"type": 18, "label": "x", "component": select(disabled=True)}]},
        "data.components.0.component.disabled",
    ),
    ({"components": [{"type": 18, "label": "x", "component": RADIOS}]}, "data.components.0.component.options"),
    (
        {"components": [{"type": 18, "label": "x", "component": {"type": 4, "custom_id": "a", "style": 3}}]},
        "data.components.0.component.style",
    ),
]


async def test_a_form_over_a_limit_is_refused(place: SimpleNamespace, wire: Wire, line: Line) -> None:
    for change, fault_at in OVER_A_LIMIT:
        interaction, task = await command(place, line)
        assert fault_at in (await wire.callback(interaction, 9, FORM | change)).faults(), change
        await wire.callback(interaction, 9, FORM)
        await task


async def test_without_a_bot_a_command_fails_at_once(discord: Playground, place: SimpleNamespace, line: Line) -> None:
    await discord.disconnect_bot(resumable=False)
    assert (await place.anna.command(place.channel, "hello")).error == "The application did not respond"
