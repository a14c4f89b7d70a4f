"""A press on what has just gone: told apart from other refusals, so that the page can say it in a person's words."""

from types import SimpleNamespace

from bot.playground import Playground
from tests.bot.playground.wire import Wire, button, row


async def test_a_press_on_what_is_gone_says_so_beside_the_reason(
    discord: Playground, place: SimpleNamespace, wire: Wire
) -> None:
    await wire.online()
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
