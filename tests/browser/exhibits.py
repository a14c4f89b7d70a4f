"""Every kind of component of a message and every kind of field of a form, each with what Discord's own client shows.

`sheet` sets what our page makes of them beside these words. The descriptions are of Discord's client of July 2026.
"""

from __future__ import annotations

import base64
import html
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from bot.decks.emoji_pack import names
from tests.browser.person import Person
from tests.browser.stage import Look, opened
from tests.browser.stand import Stand

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator

JSON = dict[str, Any]
TALL = 1600
"""Pixels: so much of the page is seen at once that no message is cut off."""
V2 = 1 << 15
SAID = (
    "# Title\n## Smaller\n### Smallest\n- one\n- two\n> said\n**bold** *leaning* __under__ ~~gone~~ `code` ||secret|| "
    "<t:0:R>\n```\nas it is\n```\n-# small"
)
HOSTILE = "<img src=x onerror=alert(1)> [no](javascript:alert(1))"
SQUARES = [square.file.read_bytes() for square in names().values()][:10]
"""Ten pictures of 128 by 128 pixels."""
MONTHS = [
    {"label": f"Month {number}", "value": str(number), "description": "of flowers", "emoji": {"name": "♥"}}
    for number in range(1, 13)
]


@dataclass(frozen=True)
class Exhibit:
    """`body` is a message, `files` come with it."""

    name: str
    discord: str
    body: JSON
    files: dict[str, bytes] = field(default_factory=dict[str, bytes])


@dataclass(frozen=True)
class Field:
    """`part` stands in a form."""

    name: str
    discord: str
    part: JSON


def text(content: str) -> JSON:
    """A text display."""
    return {"type": 10, "content": content}


def row(*parts: JSON) -> JSON:
    """A row of buttons, or one menu."""
    return {"type": 1, "components": [*parts]}


def button(style: int, label: str, **more: Any) -> JSON:
    """A button; its custom_id says its style, unless another is given."""
    return {"type": 2, "style": style, "label": label, "custom_id": f"b{style}"} | more


def menu(kind: int, placeholder: str, **more: Any) -> JSON:
    """A select menu in its row; its custom_id says its kind, unless another is given."""
    return row({"type": kind, "custom_id": f"s{kind}", "placeholder": placeholder} | more)


def container(*parts: JSON, **more: Any) -> JSON:
    """A container with an edge of red."""
    return {"type": 17, "accent_color": 0xC0392B, "components": [*parts]} | more


def picture(number: int, **more: Any) -> JSON:
    """A picture of a gallery."""
    return {"media": {"url": f"attachment://{number}.png"}, "description": f"Picture {number}"} | more


def parts(name: str, discord: str, *components: JSON, files: dict[str, bytes] | None = None) -> Exhibit:
    """A message of components."""
    return Exhibit(name, discord, {"flags": V2, "components": [*components]}, files or {})


def gallery(count: int, discord: str, **more: Any) -> Exhibit:
    """A message with so many pictures."""
    files = {f"{number}.png": SQUARES[number] for number in range(count)}
    items = [picture(number, **more) for number in range(count)]
    name = f"gallery of {count}" + (", spoilers" if more else "")
    return parts(name, discord, {"type": 12, "items": items}, files=files)


def plain(name: str, discord: str, *, files: dict[str, bytes] | None = None, **body: Any) -> Exhibit:
    """A message in the older way: words, embeds, files, rows."""
    return Exhibit(name, discord, body, files or {})


ONE = {"0.png": SQUARES[0]}
THUMBNAIL = {"type": 11, "media": {"url": "attachment://0.png"}, "description": "Thumb"}
LINK = {"type": 2, "style": 5, "label": "Read on", "url": "https://example.org/rules"}
EMBED = {
    "author": {"name": "An author"},
    "title": "A title",
    "url": "https://example.org/",
    "description": "What it is **about**.",
    "color": 0x2E86C1,
    "fields": [
        {"name": "Left", "value": "one", "inline": True},
        {"name": "Right", "value": "two", "inline": True},
        {"name": "Below", "value": "three"},
    ],
    "thumbnail": {"url": "attachment://0.png"},
    "footer": {"text": "A footer"},
}

EXHIBITS = (
    parts(
        "text",
        "Headings of three sizes, a list with dots, a quote behind a grey bar, bold, slanted, underlined, struck out, "
        "code on a dark ground, a spoiler under a grey bar until a click, a time on a grey ground that counts, code as "
        "a block, small grey words.",
        text(SAID),
    ),
    parts("hostile text", "Words, as they were written: no picture, no link.", text(HOSTILE)),
    parts(
        "section with a thumbnail",
        "Up to three texts; at the right of them a square of 85 pixels, which a click enlarges.",
        {"type": 9, "components": [text("**First**"), text("Second"), text("Third")], "accessory": THUMBNAIL},
        files=ONE,
    ),
    parts(
        "section with a button",
        "The button at the right of the texts.",
        {"type": 9, "components": [text("Are you there?")], "accessory": button(2, "Yes")},
    ),
    gallery(1, "The picture, whole, in its own shape, with round corners. A click enlarges it, Escape closes it."),
    gallery(2, "Two squares, side by side."),
    gallery(3, "The first large at the left, the others over one another at the right."),
    gallery(5, "Two above three; with seven one, with eight two above rows of three."),
    gallery(10, "One above three rows of three."),
    gallery(2, "Blurred, with the word SPOILER on a dark pill, until each is clicked.", spoiler=True),
    parts(
        "file",
        "A card with the sign of a file, name as a link, size below it; a click saves it.",
        {"type": 13, "file": {"url": "attachment://rules.txt"}},
        files={"rules.txt": b"rules" * 500},
    ),
    parts(
        "file as a spoiler",
        "Its card blurred, with the word SPOILER, until a click.",
        {"type": 13, "file": {"url": "attachment://rules.txt"}, "spoiler": True},
        files={"rules.txt": b"rules"},
    ),
    parts(
        "separators",
        "A thin line between the first two texts, only room, and twice as much, between the others.",
        text("one"),
        {"type": 14, "divider": True, "spacing": 1},
        text("two"),
        {"type": 14, "divider": False, "spacing": 2},
        text("three"),
    ),
    parts(
        "container",
        "A box with a thin edge and round corners, at its left a bar in its colour; what is in it has some room.",
        container(text("In a box"), row(button(1, "Inside"))),
    ),
    parts(
        "container as a spoiler",
        "All of the box blurred, with the word SPOILER, until a click.",
        container(text("Nobody expects this"), row(button(1, "Inside")), spoiler=True),
    ),
    parts(
        "buttons",
        "Blurple, grey, green and red with white words; a link is grey with an arrow that leads out, and is opened "
        "elsewhere; an emoji stands before the words, or alone. What is disabled is faint, and no click does anything.",
        row(*(button(style, f"Style {style}") for style in (1, 2, 3, 4)), LINK),
        row(
            button(2, "With emoji", custom_id="with", emoji={"name": "♥"}),
            {"type": 2, "style": 2, "custom_id": "alone", "emoji": {"name": "♠"}},
            button(1, "Off", custom_id="off", disabled=True),
        ),
    ),
    parts(
        "menu of entries",
        "A dark field with its grey placeholder and an arrow; opened, its entries with emoji and description, sifted "
        "by what is typed. One that is chosen from the start stands in the field with its emoji; several do with a "
        "tick each, sent when the list is closed. A disabled one is faint.",
        menu(3, "A month", options=MONTHS),
        menu(3, "Chosen", custom_id="chosen", options=[MONTHS[0] | {"default": True}, *MONTHS[1:]]),
        menu(3, "Many", custom_id="many", max_values=3, options=MONTHS),
        menu(3, "Never", custom_id="never", options=MONTHS, disabled=True),
    ),
    parts(
        "menus of people, roles, either, channels",
        "Fields like the above; opened, people with avatar, name and account, roles with their sign, channels with #.",
        menu(5, "People"),
        menu(6, "Roles"),
        menu(7, "Either"),
        menu(8, "Channels"),
    ),
    plain(
        "embed",
        "A box with a bar in its colour: author small, title as a link, description, fields side by side and below, a "
        "thumbnail at the upper right, footer small.",
        embeds=[EMBED],
        files=ONE,
    ),
    plain(
        "words, files and rows",
        "Words first; then pictures together, as in a gallery, and cards of files; at last rows of buttons.",
        content="Look **here**.",
        files={f"{number}.png": SQUARES[number] for number in range(4)} | {"rules.txt": b"rules"},
        components=[row(button(1, "Under it"))],
    ),
)


def label(words: str, component: JSON, description: str | None = None) -> JSON:
    """A field with its label."""
    return {"type": 18, "label": words, "component": component} | ({"description": description} if description else {})


CHOICES = [{"label": "Yes", "value": "yes", "description": "By all means"}, {"label": "No", "value": "no"}]
FIELDS = (
    Field("words", "Text with markdown, between the fields.", text("Fill in **all**.")),
    Field(
        "one line",
        "Its label in bold with a red star where it must be filled in, its description small and grey, the field.",
        label("Short", {"type": 4, "custom_id": "short", "style": 1, "placeholder": "A word"}, "What it is for"),
    ),
    Field(
        "several lines",
        "A field of several lines, without a star where it may stay empty.",
        label("Long", {"type": 4, "custom_id": "long", "style": 2, "required": False}),
    ),
    Field(
        "menu of entries",
        "As in a message.",
        label("Month", {"type": 3, "custom_id": "month", "options": MONTHS}),
    ),
    Field(
        "menu of people",
        "As in a message.",
        label("Person", {"type": 5, "custom_id": "person", "required": False}),
    ),
    Field(
        "one of some",
        "A row for each with a circle; one has a dot. A description stands below its words.",
        label("One of two", {"type": 21, "custom_id": "radio", "options": CHOICES}),
    ),
    Field(
        "some of some",
        "A row for each with a box; several have a tick.",
        label("Any of two", {"type": 22, "custom_id": "boxes", "options": CHOICES, "required": False}),
    ),
    Field("yes or no", "One box with its words beside it.", label("Agreed", {"type": 23, "custom_id": "agreed"})),
    Field(
        "files",
        "A place to drop a file at, or to choose one from the machine; its name then.",
        label("A file", {"type": 19, "custom_id": "file", "required": False}),
    ),
)
FORMS = FIELDS[:5], FIELDS[5:]
"""A form has five parts at most."""


def form(number: int) -> JSON:
    """The modal with a part of the fields."""
    return {"custom_id": "form", "title": f"Form {number + 1}", "components": [each.part for each in FORMS[number]]}


def post(stand: Stand) -> dict[str, str]:
    """Send all exhibits; the id of each message by its name. The last message has a button for each form."""
    found = {each.name: stand.post(each.body, each.files) for each in EXHIBITS}
    opening = [button(1, f"Open form {number + 1}", custom_id=f"form{number}") for number in range(len(FORMS))]
    return found | {"forms": stand.post({"content": "Forms", "components": [row(*opening)]})}


def open_form(anna: Person, stand: Stand, number: int) -> Locator:
    """The form, opened by its button."""
    anna.press(f"Open form {number + 1}")
    stand.answer(9, form(number))
    dialog = anna.page.get_by_role("dialog", name=f"Form {number + 1}")
    dialog.wait_for()
    return dialog


def shown(browser: Browser, stand: Stand, look: Look, size: tuple[int, int]) -> Iterator[bytes]:
    """A picture of what the page makes of each exhibit and each field, in their order."""
    with opened(browser, stand.place.discord.url, (size[0], TALL), "Anna", look) as page:
        anna = Person(page, "Anna")
        anna.begun()
        messages = post(stand)
        page.locator(".jump").evaluate("jump => { jump.style.visibility = 'hidden'; }")
        for each in EXHIBITS:
            message = anna.column.locator(f'article[data-id="{messages[each.name]}"] .body')
            message.scroll_into_view_if_needed()
            yield message.screenshot(animations="disabled")
        for number in range(len(FORMS)):
            dialog = open_form(anna, stand, number)
            for part in dialog.locator(".fields > :not(.failed)").all():
                yield part.screenshot(animations="disabled")
            dialog.get_by_role("button", name="Cancel").click()


STYLE = """body{margin:0;padding:16px;background:#808080;font:16px sans-serif;width:fit-content}
table{border-collapse:separate;border-spacing:0 8px}td{background:#fff;padding:12px;vertical-align:top;width:420px}
td:first-child{background:#999;width:auto}td img{display:block;max-width:560px}b{display:block;margin-bottom:6px}"""


def sheet(browser: Browser, look: Look, size: tuple[int, int]) -> bytes:
    """A picture of all of them, in a window of that size, beside what Discord does."""
    stand = Stand()
    try:
        pictures = [*shown(browser, stand, look, size)]
    finally:
        stand.end()
    rows = [
        f'<tr><td><img src="data:image/png;base64,{base64.b64encode(data).decode()}"></td>'
        f"<td><b>{html.escape(each.name)}</b>{html.escape(each.discord)}</td></tr>"
        for each, data in zip((*EXHIBITS, *FIELDS), pictures, strict=True)
    ]
    page = browser.new_page()
    page.set_content(f"<style>{STYLE}</style><table>{''.join(rows)}</table>")
    made = page.locator("body").screenshot()
    page.close()
    return made
