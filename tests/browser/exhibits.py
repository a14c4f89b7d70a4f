"""Every kind of component of a message and every kind of field of a form."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from bot.decks.emoji_pack import names
from tests.browser.person import Person
from tests.browser.stand import Stand

if TYPE_CHECKING:
    from playwright.sync_api import Locator

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
    body: JSON
    files: dict[str, bytes] = field(default_factory=dict[str, bytes])


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


def parts(name: str, *components: JSON, files: dict[str, bytes] | None = None) -> Exhibit:
    """A message of components."""
    return Exhibit(name, {"flags": V2, "components": [*components]}, files or {})


def gallery(count: int, **more: Any) -> Exhibit:
    """A message with so many pictures."""
    files = {f"{number}.png": SQUARES[number] for number in range(count)}
    items = [picture(number, **more) for number in range(count)]
    name = f"gallery of {count}" + (", spoilers" if more else "")
    return parts(name, {"type": 12, "items": items}, files=files)


def plain(name: str, *, files: dict[str, bytes] | None = None, **body: Any) -> Exhibit:
    """A message in the older way: words, embeds, files, rows."""
    return Exhibit(name, body, files or {})


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
    parts("text", text(SAID)),
    parts("hostile text", text(HOSTILE)),
    parts(
        "section with a thumbnail",
        {"type": 9, "components": [text("**First**"), text("Second"), text("Third")], "accessory": THUMBNAIL},
        files=ONE,
    ),
    parts("section with a button", {"type": 9, "components": [text("Are you there?")], "accessory": button(2, "Yes")}),
    gallery(1),
    gallery(2),
    gallery(3),
    gallery(5),
    gallery(10),
    gallery(2, spoiler=True),
    parts("file", {"type": 13, "file": {"url": "attachment://rules.txt"}}, files={"rules.txt": b"rules" * 500}),
    parts(
        "file as a spoiler",
        {"type": 13, "file": {"url": "attachment://rules.txt"}, "spoiler": True},
        files={"rules.txt": b"rules"},
    ),
    parts(
        "separators",
        text("one"),
        {"type": 14, "divider": True, "spacing": 1},
        text("two"),
        {"type": 14, "divider": False, "spacing": 2},
        text("three"),
    ),
    parts("container", container(text("In a box"), row(button(1, "Inside")))),
    parts("container as a spoiler", container(text("Nobody expects this"), row(button(1, "Inside")), spoiler=True)),
    parts(
        "buttons",
        row(*(button(style, f"Style {style}") for style in (1, 2, 3, 4)), LINK),
        row(
            button(2, "With emoji", custom_id="with", emoji={"name": "♥"}),
            {"type": 2, "style": 2, "custom_id": "alone", "emoji": {"name": "♠"}},
            button(1, "Off", custom_id="off", disabled=True),
        ),
    ),
    parts(
        "menu of entries",
        menu(3, "A month", options=MONTHS),
        menu(3, "Chosen", custom_id="chosen", options=[MONTHS[0] | {"default": True}, *MONTHS[1:]]),
        menu(3, "Many", custom_id="many", max_values=3, options=MONTHS),
        menu(3, "Never", custom_id="never", options=MONTHS, disabled=True),
    ),
    parts(
        "menus of people, roles, either, channels",
        menu(5, "People"),
        menu(6, "Roles"),
        menu(7, "Either"),
        menu(8, "Channels"),
    ),
    plain("embed", embeds=[EMBED], files=ONE),
    plain(
        "words, files and rows",
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
    text("Fill in **all**."),
    label("Short", {"type": 4, "custom_id": "short", "style": 1, "placeholder": "A word"}, "What it is for"),
    label("Long", {"type": 4, "custom_id": "long", "style": 2, "required": False}),
    label("Month", {"type": 3, "custom_id": "month", "options": MONTHS}),
    label("Person", {"type": 5, "custom_id": "person", "required": False}),
    label("One of two", {"type": 21, "custom_id": "radio", "options": CHOICES}),
    label("Any of two", {"type": 22, "custom_id": "boxes", "options": CHOICES, "required": False}),
    label("Agreed", {"type": 23, "custom_id": "agreed"}),
    label("A file", {"type": 19, "custom_id": "file", "required": False}),
)
FORMS = FIELDS[:5], FIELDS[5:]
"""A form has five parts at most."""


def form(number: int) -> JSON:
    """The modal with a part of the fields."""
    return {"custom_id": "form", "title": f"Form {number + 1}", "components": [*FORMS[number]]}


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
