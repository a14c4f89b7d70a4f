"""Emojis of an application over raw REST."""

from types import SimpleNamespace
from typing import Any

from tests.bot.playground.wire import Wire, button, row

EMOJI = "data:image/png;base64,iVBORw0KGgo="


async def test_emojis_of_the_application_may_stand_on_buttons(place: SimpleNamespace, wire: Wire) -> None:
    path = f"/applications/{wire.discord.application_id}/emojis"
    made = await wire.ask("POST", path, {"name": "pine", "image": EMOJI})
    assert made.status == 201
    assert (await wire.ask("POST", path, {"name": "pine", "image": EMOJI})).code == 50035
    emoji = {"id": made.body["id"], "name": "pine"}
    asked = emoji | {"id": int(emoji["id"])}  # as discord.py sends it
    sent = await wire.post(place.channel, {"components": [row(button(emoji=asked))]})
    assert sent.body["components"][0]["components"][0]["emoji"] == emoji
    assert (await wire.ask("GET", path)).body["items"][0]["name"] == "pine"
    assert (await wire.ask("DELETE", f"{path}/{emoji['id']}")).status == 204
    assert (await wire.post(place.channel, {"components": [row(button(emoji=emoji))]})).status == 400
    assert (await wire.ask("GET", f"{path}/{emoji['id']}")).code == 10014


NOT_TAKEN: list[tuple[Any, ...]] = [
    ({"name": "p", "image": EMOJI}, "name"),
    ({"name": "pine tree", "image": EMOJI}, "name"),
    ({"name": "x" * 33, "image": EMOJI}, "name"),
    ({"name": "pine"}, "image"),
    ({"name": "pine", "image": "iVBORw0KGgo="}, "image"),
    ({"name": "pine", "image": "data:image/png;base64," + "A" * 4 * 90_000}, "image"),
]


async def test_an_emoji_that_discord_would_not_take_is_refused(wire: Wire) -> None:
    for body, field in NOT_TAKEN:
        answer = await wire.ask("POST", f"/applications/{wire.discord.application_id}/emojis", body)
        assert (answer.code, list(answer.body["errors"])) == (50035, [field]), body


async def test_an_application_has_two_thousand_emojis_of_its_own(wire: Wire) -> None:
    world = wire.discord.world
    world.emojis |= {number: {"id": str(number), "name": f"pine_{number}"} for number in range(2000)}
    path = f"/applications/{wire.discord.application_id}/emojis"
    assert (await wire.ask("POST", path, {"name": "one_more", "image": EMOJI})).code == 30008
    assert (await wire.ask("GET", "/applications/5/emojis")).code == 20012
