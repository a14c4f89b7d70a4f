"""A message of every kind of component, and a form with every kind of field, beside how Discord itself shows them.

What is asserted is what Discord's own client shows (July 2026), in its order:

| component | on Discord |
|---|---|
| container | a box with a coloured edge on the left, as wide as the message; with spoiler blurred until it is clicked |
| section | texts, and at the right its accessory: a thumbnail of 85 pixels, or a button |
| text | markdown: headings, lists, quotes, code, mentions as pills, `-#` small and grey, times that count |
| gallery | one picture whole, two side by side, more in a grid of squares; a click enlarges, Escape closes |
| file | a card with name and size, a click saves it |
| separator | a line, or only room |
| buttons | blurple, grey, green, red; a link grey with an arrow, opened elsewhere; disabled ones faint |
| selects | a field with the placeholder; opened, a search and entries with emoji and description; several with a tick |
"""

import asyncio
import base64
import threading
from types import SimpleNamespace

import pytest

from bot.playground import Playground
from tests.bot.playground.wire import Wire
from tests.browser.person import Person
from tests.browser.stage import PHONE, WIDE, opened

PIXEL = base64.b64decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYPgPAAEDAQAIicLsAAAAAElFTkSuQmCC")
V2 = 1 << 15


def button(style, label, **more):
    return {"type": 2, "style": style, "label": label, "custom_id": f"b{style}", **more}


def row(*parts):
    return {"type": 1, "components": list(parts)}


def select(kind, placeholder, **more):
    return row({"type": kind, "custom_id": f"s{kind}", "placeholder": placeholder, **more})


MONTHS = [
    {"label": f"Month {number}", "value": str(number), "description": "of flowers", "emoji": {"name": "🌸"}}
    for number in range(1, 13)
]


def components(person):
    """One of everything that a message may hold."""
    picture = {"media": {"url": "attachment://pixel.png"}, "description": "A picture of one pixel"}
    link = {"type": 2, "style": 5, "label": "Read on", "url": "https://example.org/rules"}
    words = (
        f"# Title\n## Smaller\n- one\n- two\n> said\n**bold** *leaning* `code` ||secret|| <@{person}> <t:0:R>\n-# small"
    )
    hostile = "<img src=x onerror=alert(1)> [no](javascript:alert(1))"
    inside = [
        {"type": 10, "content": words},
        {
            "type": 9,
            "components": [{"type": 10, "content": hostile}],
            "accessory": {"type": 11, "media": picture["media"], "description": "Thumb"},
        },
        {"type": 14, "spacing": 2, "divider": True},
        {"type": 12, "items": [picture, picture | {"spoiler": True}]},
        {"type": 13, "file": {"url": "attachment://rules.txt"}},
        {"type": 14, "divider": False},
        row(*(button(style, f"Style {style}") for style in (1, 2, 3, 4)), link),
        row(button(2, "Off", custom_id="off", disabled=True)),
        select(3, "A month", options=MONTHS),
    ]
    return [
        {"type": 17, "accent_color": 0xC0392B, "components": inside},
        select(5, "People"),
        select(6, "Roles"),
        select(7, "Either"),
        select(8, "Channels"),
        row({"type": 3, "custom_id": "many", "placeholder": "Many", "max_values": 3, "options": MONTHS}),
    ]


FIELDS = [
    {"type": 10, "content": "Fill in **all**."},
    {"type": 18, "label": "Short", "component": {"type": 4, "custom_id": "short", "style": 1}},
    {"type": 18, "label": "Month", "component": {"type": 3, "custom_id": "month", "options": MONTHS}},
    {
        "type": 18,
        "label": "One of two",
        "component": {
            "type": 21,
            "custom_id": "radio",
            "options": [{"label": "Yes", "value": "yes"}, {"label": "No", "value": "no"}],
        },
    },
    {"type": 18, "label": "A file", "component": {"type": 19, "custom_id": "file"}},
]


class Stand:
    """A stand-in with a bot of raw requests, in a thread of its own; `does` runs something there."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        threading.Thread(target=self._loop.run_forever, daemon=True).start()
        self.place = self.does(self._start())

    def does(self, asked):
        return asyncio.run_coroutine_threadsafe(asked, self._loop).result(20)

    async def _start(self):
        discord = Playground("secret")
        await discord.start()
        guild = discord.add_guild("Hanami Club")
        channel, anna = discord.add_channel(guild, "games"), discord.add_person("Anna")
        discord.add_role(guild, "Dealers")
        wire = Wire(discord)
        await wire.__aenter__()
        return SimpleNamespace(discord=discord, channel=channel, anna=anna, wire=wire)

    def end(self) -> None:
        self.does(self._stop())
        self._loop.call_soon_threadsafe(self._loop.stop)

    async def _stop(self):
        await self.place.wire.__aexit__(None, None, None)
        await self.place.discord.stop()


async def posted(place):
    """The message with everything, written by a bot that is there."""
    place.line = await place.wire.online()
    files = {"pixel.png": PIXEL, "rules.txt": b"rules"}
    body = {"flags": V2, "components": components(place.anna.id)}
    answer = await place.wire.post(place.channel, body, files)
    assert answer.status == 200, answer.body


async def answered(place, kind, data=None):
    """The next interaction that the bot hears, which it answers so."""
    interaction = await place.line.event("INTERACTION_CREATE")
    reply = await place.wire.callback(interaction, kind, data)
    assert reply.status in (200, 204), reply.body
    return interaction["data"]


@pytest.fixture
def stand(browser):
    found = Stand()
    found.does(posted(found.place))
    yield found
    found.end()


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_a_message_of_every_component_looks_as_on_discord_and_trusts_no_content(browser, stand, size):
    with opened(browser, stand.place.discord.url, size, "Anna") as page:
        message = Person(page, "Anna").messages.last
        message.locator(".container").wait_for()
        assert message.locator(".container h3").inner_text() == "Title"
        assert message.locator(".container li").all_inner_texts() == ["one", "two"]
        assert message.locator(".mention").inner_text() == "@Anna"
        assert "ago" in message.locator("time.time").inner_text()
        assert message.locator('img[src="x"]').count() == 0  # what is written is text
        assert message.locator('a[href^="javascript"]').count() == 0
        assert message.locator(".picture.hidden").count() == 1
        assert message.locator(".gallery .picture").count() == 2
        assert message.locator("a.file").get_attribute("download") == "rules.txt"
        assert message.locator("a.button").get_attribute("rel") == "noopener noreferrer"
        assert message.get_by_role("button", name="Off").is_disabled()
        faces = [f"Style {style}" for style in (1, 2, 3, 4)]
        colours = {
            message.get_by_role("button", name=face).evaluate("b => getComputedStyle(b).backgroundColor")
            for face in faces
        }
        assert len(colours) == 4
        edge = message.locator(".container").evaluate("box => getComputedStyle(box, '::before').backgroundColor")
        assert edge == "rgb(192, 57, 43)"
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        message.locator(".gallery .picture").first.click()
        page.get_by_role("dialog", name="Picture").wait_for()
        page.keyboard.press("Escape")
        page.get_by_role("dialog", name="Picture").wait_for(state="hidden")


def test_menus_are_searched_and_a_form_with_a_file_is_sent(browser, stand):
    with opened(browser, stand.place.discord.url, WIDE, "Anna") as page:
        anna, keys = Person(page, "Anna"), page.keyboard
        menu = anna.messages.last.get_by_role("combobox", name="A month")
        menu.press("Enter")
        page.get_by_label("Search: A month").fill("12")
        page.locator('[role=option][data-value="1"]').wait_for(state="detached")
        keys.press("Enter")
        assert stand.does(answered(stand.place, 6))["values"] == ["12"]
        anna.messages.last.get_by_role("combobox", name="Many").click()
        for number in (1, 2):
            page.get_by_role("option", name=f"Month {number} ", exact=False).first.click()
        keys.press("Escape")
        assert stand.does(answered(stand.place, 6))["values"] == ["1", "2"]
        anna.messages.last.get_by_role("combobox", name="People").click()
        page.get_by_role("option", name="Anna").click()
        assert stand.does(answered(stand.place, 6))["values"] == [str(stand.place.anna.id)]
        anna.press("Style 1")
        form = {"custom_id": "form", "title": "Everything", "components": FIELDS}
        stand.does(answered(stand.place, 9, form))
        dialog = page.get_by_role("dialog", name="Everything")
        dialog.get_by_label("Short").fill("hello")
        dialog.get_by_role("combobox", name="Month").click()
        page.get_by_role("option", name="Month 3").click()
        dialog.get_by_label("No").check()
        dialog.get_by_label("A file").set_input_files(
            {"name": "deal.txt", "mimeType": "text/plain", "buffer": b"a deal"}
        )
        dialog.get_by_role("button", name="Submit").click()
        sent = stand.does(answered(stand.place, 6))
        file = next(iter(sent["resolved"]["attachments"].values()))
        assert (file["filename"], file["size"]) == ("deal.txt", 6)
        fields = {
            part["component"]["custom_id"]: part["component"] for part in sent["components"] if "component" in part
        }
        assert fields["short"]["value"] == "hello"
        assert fields["month"]["values"] == ["3"]
        assert fields["radio"]["value"] == "no"


def test_a_press_that_nobody_answers_fails_as_on_discord(browser, stand):
    with opened(browser, stand.place.discord.url, WIDE, "Anna") as page:
        anna = Person(page, "Anna")
        anna.press("Style 2")
        anna.reads(anna.messages.last, "This interaction failed")
