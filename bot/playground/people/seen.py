"""A message as a person sees it: its words, buttons, menus and pictures."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, cast

from bot.playground.limits.refusal import NotPossible

JSON = dict[str, Any]
STYLES = {1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "premium"}


@dataclass(frozen=True)
class Button:
    """A button as it is seen. `custom_id` is empty for a link."""

    label: str
    custom_id: str
    disabled: bool
    style: str
    emoji: str
    url: str = ""


@dataclass(frozen=True)
class Option:
    """An entry of a select menu."""

    label: str
    value: str
    description: str
    emoji: str = ""
    chosen: bool = False


@dataclass(frozen=True)
class Select:
    """A select menu as it is seen."""

    custom_id: str
    placeholder: str
    options: list[Option]
    disabled: bool
    min_values: int
    max_values: int


@dataclass(frozen=True)
class Image:
    """A picture and its alt text."""

    url: str
    alt: str


@dataclass(frozen=True)
class Seen:
    """A message as one person sees it now. `raw`: Discord's JSON. `at`: an ISO time."""

    id: int
    channel: int
    author: int
    ephemeral: bool
    loading: bool
    text: str
    buttons: list[Button]
    selects: list[Select]
    images: list[Image]
    pings: list[int]
    silent: bool
    components: list[JSON]
    edited: int
    at: str
    raw: JSON = field(repr=False)

    def button(self, what: str) -> Button:
        """Return the button with this label or custom_id. Raises NotPossible if there is none."""
        for button in self.buttons:
            if what in (button.label, button.custom_id):
                return button
        raise NotPossible(f"no button {what!r}, only {[button.label or button.emoji for button in self.buttons]}")


def _walk(components: list[Any]) -> Iterator[JSON]:
    for part in cast("list[JSON]", components):
        yield part
        yield from _walk(part.get("components") or [])
        if "accessory" in part:
            yield from _walk([part["accessory"]])


def seen(form: JSON) -> Seen:
    """Return a message of the control routes as a person sees it."""
    parts = list(_walk(form["components"]))
    texts = [form["content"], *(part["content"] for part in parts if part["type"] == 10)]
    for embed in form["embeds"]:
        texts += [embed.get("title"), embed.get("description")]
        texts += [f"{each['name']}: {each['value']}" for each in embed.get("fields", [])]
    return Seen(
        id=int(form["id"]),
        channel=int(form["channel_id"]),
        author=int(form["author"]["id"]),
        ephemeral=bool(form["flags"] & 1 << 6),
        loading=bool(form["flags"] & 1 << 7),
        text="\n".join(text for text in texts if text),
        buttons=[_button(part) for part in parts if part["type"] == 2],
        selects=[_select(part) for part in parts if part["type"] in (3, 5, 6, 7, 8)],
        images=_images(form, parts),
        pings=[int(user) for user in form["pings"]],
        silent=form["silent"],
        components=form["components"],
        edited=form["edits"],
        at=form["timestamp"],
        raw=form,
    )


def _emoji(part: JSON) -> str:
    emoji: JSON = part.get("emoji") or {}
    return f"<:{emoji['name']}:{emoji['id']}>" if emoji.get("id") else emoji.get("name", "")


def _button(part: JSON) -> Button:
    style = STYLES[part["style"]]
    custom_id, disabled = part.get("custom_id", ""), bool(part.get("disabled"))
    return Button(part.get("label", ""), custom_id, disabled, style, _emoji(part), part.get("url", ""))


def _select(part: JSON) -> Select:
    options = [
        Option(
            option["label"],
            option["value"],
            option.get("description", ""),
            _emoji(option),
            chosen=bool(option.get("default")),
        )
        for option in part.get("options", [])
    ]
    disabled, placeholder = bool(part.get("disabled")), part.get("placeholder", "")
    return Select(part["custom_id"], placeholder, options, disabled, part["min_values"], part["max_values"])


def _images(form: JSON, parts: list[JSON]) -> list[Image]:
    images = [
        Image(item["media"]["url"], item.get("description") or "")
        for part in parts
        if part["type"] == 12
        for item in part["items"]
    ]
    images += [Image(part["media"]["url"], part.get("description") or "") for part in parts if part["type"] == 11]
    if not form["flags"] & 1 << 15:
        images += [Image(each["url"], each.get("description", "")) for each in form["attachments"]]
        images += [Image(each["image"]["url"], "") for each in form["embeds"] if each.get("image")]
    return images
