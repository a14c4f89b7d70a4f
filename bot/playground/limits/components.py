"""Message components: Discord's checks, and the form in which it returns them."""

import re
from collections.abc import Callable, Iterator
from typing import Any, cast

from bot.playground.limits.refusal import JSON, Form, Path, inner, several
from bot.playground.limits.shapes import snowflake

ROW, BUTTON, SELECT, INPUT, USERS, ROLES, MENTIONABLES, CHANNELS = range(1, 9)
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR = range(9, 15)
CONTAINER = 17
SELECTS = (SELECT, USERS, ROLES, MENTIONABLES, CHANNELS)
DEFAULT_KINDS = {USERS: ("user",), ROLES: ("role",), MENTIONABLES: ("user", "role"), CHANNELS: ("channel",)}
"""Allowed kinds of a select's default values."""
TOP_V2 = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER)
IN_CONTAINER = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
LINK, PREMIUM = 5, 6
MAX_COMPONENTS, MAX_TEXT, MAX_ROWS = 40, 4000, 5


def walk(components: list[JSON]) -> Iterator[JSON]:
    """Yield every component, including nested ones and accessories. A component comes before those inside it."""
    for component in components:
        yield component
        yield from walk(several(component, "components"))
        yield from walk([inner(component, key) for key in ("accessory", "component") if inner(component, key)])


class Check:
    """A check of one message's components. It holds the form, the attachments, and the IDs seen so far."""

    def __init__(self, form: Form, *, v2: bool, attachments: dict[str, JSON], emojis: dict[int, JSON]) -> None:
        self.form = form
        self.v2 = v2
        self.attachments = attachments
        self.emojis = emojis
        self._custom_ids: set[str] = set()
        self._ids: set[int] = set()
        self._kinds: dict[int, Callable[[Path, JSON], None]] = {
            ROW: self._row,
            BUTTON: self._button,
            SECTION: self._section,
            TEXT: self._text,
            THUMBNAIL: self._thumbnail,
            GALLERY: self._gallery,
            FILE: self._file,
            SEPARATOR: self._separator,
            CONTAINER: self._container,
        } | dict.fromkeys(SELECTS, self.select)

    def message(self, components: list[JSON]) -> None:
        """Check all components of a message, and the limits for the whole of it."""
        at: Path = ("components",)
        self._children(at, components, TOP_V2 if self.v2 else (ROW,))
        everything = list(walk(components))
        if self.v2 and len(everything) > MAX_COMPONENTS:
            sentence = f"The maximum number of components is {MAX_COMPONENTS}, nested ones counted."
            self.form.wrong(at, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", sentence)
        if not self.v2 and len(components) > MAX_ROWS:
            self.form.wrong(at, "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {MAX_ROWS} in length.")
        texts = [str(component.get("content", "")) for component in everything if component.get("type") == TEXT]
        if sum(map(len, texts)) > MAX_TEXT:
            sentence = f"The text of a message may have {MAX_TEXT} characters in all."
            self.form.wrong(at, "COMPONENT_MAX_TOTAL_TEXT_EXCEEDED", sentence)

    def one(self, at: Path, component: JSON, allowed: tuple[int, ...]) -> None:
        """Check one component, which must be of an allowed type."""
        if component.get("type") not in allowed:
            self.form.choice((*at, "type"), component.get("type"), allowed)
            return
        self._number(at, component)
        self._kinds[component["type"]](at, component)

    def _number(self, at: Path, component: JSON) -> None:
        number = component.get("id")
        self.form.number((*at, "id"), number, 0, 2**31 - 1)
        if number and number in self._ids:
            self.form.wrong((*at, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
        if number:
            self._ids.add(number)

    def _children(self, at: Path, children: list[JSON], allowed: tuple[int, ...]) -> None:
        for index, child in enumerate(children):
            self.one((*at, index), child, allowed)

    def _row(self, at: Path, row: JSON) -> None:
        path = (*at, "components")
        children = self.form.models(path, row.get("components"), 1, 5, required=True)
        self._children(path, children, (BUTTON, *SELECTS))
        kinds = [child.get("type") for child in children]
        if len(kinds) > 1 and any(kind in SELECTS for kind in kinds):
            self.form.wrong(path, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "A select menu takes a whole row.")

    def _button(self, at: Path, button: JSON) -> None:
        form, style = self.form, button.get("style")
        form.choice((*at, "style"), style, range(1, 7))
        form.text((*at, "label"), button.get("label"), 0, 80)
        form.text((*at, "url"), button.get("url"), 1, 512)
        self._emoji((*at, "emoji"), button.get("emoji"))
        if not (button.get("label") or "").strip() and not button.get("emoji") and style != PREMIUM:
            form.wrong(at, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A button must have a label or an emoji.")
        if style == LINK:
            if not button.get("url"):
                form.wrong((*at, "url"), "BASE_TYPE_REQUIRED", "A url is required")
            elif not str(button["url"]).startswith(("http://", "https://", "discord://")):
                form.wrong((*at, "url"), "URL_TYPE_INVALID_SCHEME", "Scheme must be one of http, https, discord.")
            if button.get("custom_id"):
                sentence = "A custom id and url cannot both be specified"
                form.wrong((*at, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", sentence)
            return
        if button.get("url"):
            form.wrong((*at, "url"), "BUTTON_COMPONENT_INVALID_URL", "Only link buttons have a url.")
        self.custom_id(at, button)

    def custom_id(self, at: Path, component: JSON) -> None:
        """Check a custom ID: 1 to 100 characters, and unique in the message."""
        value = component.get("custom_id")
        self.form.text((*at, "custom_id"), value, 1, 100, required=True)
        if isinstance(value, str):
            if value in self._custom_ids:
                sentence = "Component custom id cannot be duplicated"
                self.form.wrong((*at, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", sentence)
            self._custom_ids.add(value)

    def _emoji(self, at: Path, emoji: Any) -> None:
        if not emoji:
            return
        number = emoji.get("id")
        known = int(number) in self.emojis if number else is_emoji(str(emoji.get("name")))
        if not known:
            self.form.wrong((*at, "id" if number else "name"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")

    def select(self, at: Path, select: JSON) -> None:
        """Check a select menu of any kind."""
        form = self.form
        self.custom_id(at, select)
        form.text((*at, "placeholder"), select.get("placeholder"), 0, 150)
        form.number((*at, "min_values"), select.get("min_values"), 0, 25)
        form.number((*at, "max_values"), select.get("max_values"), 1, 25)
        low, high = select.get("min_values"), select.get("max_values")
        low, high = 1 if low is None else low, 1 if high is None else high
        if low > high:
            sentence = "min_values must be less than or equal to max_values."
            form.wrong((*at, "min_values"), "SELECT_COMPONENT_MIN_VALUES_GREATER", sentence)
        if low == 0 and select.get("required", True):
            sentence = "min_values must be at least 1 when required is true."
            form.wrong((*at, "min_values"), "SELECT_COMPONENT_REQUIRED_ZERO_MIN_VALUES", sentence)
        if select["type"] == SELECT:
            self._options((*at, "options"), select, low, high)
        elif select.get("options"):
            form.wrong((*at, "options"), "BASE_TYPE_UNKNOWN", "Only a string select has options.")
        if select.get("channel_types") and select["type"] != CHANNELS:
            form.wrong((*at, "channel_types"), "BASE_TYPE_UNKNOWN", "Only a channel select has channel types.")
        self._default_values((*at, "default_values"), select, low, high)

    def _default_values(self, at: Path, select: JSON, low: int, high: int) -> None:
        """Check the default values: an allowed number, of the right kind, each only once."""
        form, seen = self.form, set[Any]()
        values = form.models(at, select.get("default_values"), 0, 25)
        if values and not low <= len(values) <= high:
            form.wrong(at, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")
        for index, value in enumerate(values):
            form.choice((*at, index, "type"), value.get("type"), DEFAULT_KINDS.get(select["type"], ()))
            if snowflake(value.get("id")) is None:
                form.wrong((*at, index, "id"), "NUMBER_TYPE_COERCE", f"Value {value.get('id')!r} is not snowflake.")
            elif value["id"] in seen:
                sentence = "The specified default value is already used"
                form.wrong((*at, index, "id"), "SELECT_COMPONENT_DEFAULT_VALUE_DUPLICATED", sentence)
            seen.add(value.get("id"))

    def _options(self, at: Path, select: JSON, low: int, high: int) -> None:
        form = self.form
        options = form.models(at, select.get("options"), 1, 25, required=True)
        seen: set[Any] = set()
        for index, option in enumerate(options):
            place = (*at, index)
            form.text((*place, "label"), option.get("label"), 1, 100, required=True)
            form.text((*place, "value"), option.get("value"), 1, 100, required=True)
            form.text((*place, "description"), option.get("description"), 0, 100)
            self._emoji((*place, "emoji"), option.get("emoji"))
            if option.get("value") in seen:
                sentence = "The specified option value is already used"
                form.wrong((*place, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", sentence)
            seen.add(option.get("value"))
        if options and max(low, high) > len(options):
            sentence = f"There are only {len(options)} options."
            form.wrong((*at[:-1], "max_values"), "SELECT_COMPONENT_TOO_FEW_OPTIONS", sentence)
        if sum(bool(option.get("default")) for option in options) > high:
            form.wrong(at, "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "More defaults than max_values.")

    def _section(self, at: Path, section: JSON) -> None:
        children = self.form.models((*at, "components"), section.get("components"), 1, 3, required=True)
        self._children((*at, "components"), children, (TEXT,))
        if inner(section, "accessory"):
            self.one((*at, "accessory"), section["accessory"], (BUTTON, THUMBNAIL))
        else:
            self.form.missing((*at, "accessory"))

    def _text(self, at: Path, text: JSON) -> None:
        content = text.get("content")
        self.form.text((*at, "content"), content, 1, MAX_TEXT, required=True)
        if isinstance(content, str) and content and not content.strip():
            self.form.wrong((*at, "content"), "BASE_TYPE_REQUIRED", "This field is required")

    def _thumbnail(self, at: Path, thumbnail: JSON) -> None:
        self._media((*at, "media"), thumbnail.get("media"))
        self.form.text((*at, "description"), thumbnail.get("description"), 1, 1024)

    def _gallery(self, at: Path, gallery: JSON) -> None:
        for index, item in enumerate(self.form.models((*at, "items"), gallery.get("items"), 1, 10, required=True)):
            self._media((*at, "items", index, "media"), item.get("media"))
            self.form.text((*at, "items", index, "description"), item.get("description"), 1, 1024)

    def _file(self, at: Path, file: JSON) -> None:
        self._media((*at, "file"), file.get("file"), attached=True)

    def _media(self, at: Path, media: Any, *, attached: bool = False) -> None:
        url = cast(JSON, media).get("url") if isinstance(media, dict) else None
        self.form.text((*at, "url"), url, 1, 2048, required=True)
        if not isinstance(url, str):
            return
        if url.startswith("attachment://"):
            if url[13:] not in self.attachments:
                sentence = f"The referenced attachment {url[13:]!r} was not found."
                self.form.wrong((*at, "url"), "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", sentence)
        elif attached:
            self.form.wrong((*at, "url"), "UNFURLED_MEDIA_ITEM_ATTACHMENT_REQUIRED", "Must be an attachment:// url.")
        elif not url.startswith(("http://", "https://")):
            self.form.wrong((*at, "url"), "URL_TYPE_INVALID_SCHEME", "Scheme must be one of http, https, attachment.")

    def _separator(self, at: Path, separator: JSON) -> None:
        if separator.get("spacing") is not None:
            self.form.choice((*at, "spacing"), separator["spacing"], (1, 2))

    def _container(self, at: Path, container: JSON) -> None:
        self.form.number((*at, "accent_color"), container.get("accent_color"), 0, 0xFFFFFF)
        children = self.form.models((*at, "components"), container.get("components"), 1, 40, required=True)
        self._children((*at, "components"), children, IN_CONTAINER)


_DEFAULTS: dict[int, JSON] = {
    CONTAINER: {"accent_color": None, "spoiler": False},
    SEPARATOR: {"spacing": 1, "divider": True},
    THUMBNAIL: {"description": None, "spoiler": False},
    FILE: {"spoiler": False},
} | {kind: {"min_values": 1, "max_values": 1} for kind in SELECTS}


def components_form(components: list[JSON], attachments: dict[str, JSON]) -> list[JSON]:
    """Return components as a message stores them: numbered, with defaults, and with the addresses of their pictures."""
    taken = {component["id"] for component in walk(components) if component.get("id")}
    numbers = (number for number in range(1, 1 << 20) if number not in taken)
    return [_form(component, numbers, attachments) for component in components]


def _form(component: JSON, numbers: Iterator[int], attachments: dict[str, JSON]) -> JSON:
    form = {key: value for key, value in component.items() if value is not None}
    if form.get("label") == "":
        del form["label"]
    form["id"] = component.get("id") or next(numbers)
    for key, value in _DEFAULTS.get(component["type"], {}).items():
        form.setdefault(key, value)
    if "emoji" in form:
        form["emoji"] = _emoji_form(form["emoji"])
    if "components" in form:
        form["components"] = [_form(child, numbers, attachments) for child in form["components"]]
    if "accessory" in form:
        form["accessory"] = _form(form["accessory"], numbers, attachments)
    if "options" in form:
        form["options"] = [_option_form(option) for option in form["options"]]
    if component["type"] == THUMBNAIL:
        form["media"] = _resolved(form["media"], attachments)
    if component["type"] == GALLERY:
        form["items"] = [
            {"description": None, "spoiler": False} | item | {"media": _resolved(item["media"], attachments)}
            for item in form["items"]
        ]
    if component["type"] == FILE:
        found = attachments[form["file"]["url"].removeprefix("attachment://")]
        form |= {"file": _resolved(form["file"], attachments), "name": found["filename"], "size": found["size"]}
    return form


def _option_form(option: JSON) -> JSON:
    form = {key: value for key, value in option.items() if value is not None}
    return form | ({"emoji": _emoji_form(form["emoji"])} if "emoji" in form else {})


def _emoji_form(emoji: JSON) -> JSON:
    form = {key: value for key, value in emoji.items() if value is not None}
    return form | ({"id": str(form["id"])} if "id" in form else {})


def _resolved(media: JSON, attachments: dict[str, JSON]) -> JSON:
    url: str = media["url"]
    found = attachments.get(url.removeprefix("attachment://")) if url.startswith("attachment://") else None
    if found is None:
        return {"id": "1", "url": url, "proxy_url": url, "width": 0, "height": 0, "content_type": None}
    size = {"width": found.get("width"), "height": found.get("height"), "content_type": found["content_type"]}
    return {"id": found["id"], "url": found["url"], "proxy_url": found["url"], "attachment_id": found["id"], **size}


_RANGES = """
A9 AE 203C 2049 2122 2139 2194-2199 21A9-21AA 231A-231B 2328 23CF 23E9-23F3 23F8-23FA 24C2 25AA-25AB 25B6 25C0
25FB-25FE 2600-2604 260E 2611 2614-2615 2618 261D 2620 2622-2623 2626 262A 262E-262F 2638-263A 2640 2642 2648-2653
265F-2660 2663 2665-2666 2668 267B 267E-267F 2692-2697 2699 269B-269C 26A0-26A1 26A7 26AA-26AB 26B0-26B1 26BD-26BE
26C4-26C5 26C8 26CE-26CF 26D1 26D3-26D4 26E9-26EA 26F0-26F5 26F7-26FA 26FD 2702 2705 2708-270D 270F 2712 2714 2716
271D 2721 2728 2733-2734 2744 2747 274C 274E 2753-2755 2757 2763-2764 2795-2797 27A1 27B0 27BF 2934-2935 2B05-2B07
2B1B-2B1C 2B50 2B55 3030 303D 3297 3299 1F004 1F0CF 1F170-1F171 1F17E-1F17F 1F18E 1F191-1F19A 1F1E6-1F1FF
1F201-1F202 1F21A 1F22F 1F232-1F23A 1F250-1F251 1F300-1F321 1F324-1F393 1F396-1F397 1F399-1F39B 1F39E-1F3F0
1F3F3-1F3F5 1F3F7-1F4FD 1F4FF-1F53D 1F549-1F54E 1F550-1F567 1F56F-1F570 1F573-1F57A 1F587 1F58A-1F58D 1F590
1F595-1F596 1F5A4-1F5A5 1F5A8 1F5B1-1F5B2 1F5BC 1F5C2-1F5C4 1F5D1-1F5D3 1F5DC-1F5DE 1F5E1 1F5E3 1F5E8 1F5EF 1F5F3
1F5FA-1F64F 1F680-1F6C5 1F6CB-1F6D2 1F6D5-1F6D7 1F6DC-1F6E5 1F6E9 1F6EB-1F6EC 1F6F0 1F6F3-1F6FC 1F7E0-1F7EB 1F7F0
1F90C-1F93A 1F93C-1F945 1F947-1F9FF 1FA70-1FA7C 1FA80-1FA89 1FA8F-1FAC6 1FACE-1FADC 1FADF-1FAE9 1FAF0-1FAF8
"""


def _single() -> str:
    spans = [span.partition("-") for span in _RANGES.split()]
    return "".join(rf"\U{int(a, 16):08x}" + (rf"-\U{int(b, 16):08x}" if b else "") for a, _, b in spans)


_ONE = rf"[{_single()}][\ufe0e\ufe0f\U0001f3fb-\U0001f3ff]*"
_FLAG = "[\U0001f1e6-\U0001f1ff]{2}"
_KEYCAP = "[0-9#*]\ufe0f?\u20e3"
_TAGS = "[\U000e0020-\U000e007f]*"
_EMOJI = re.compile(rf"(?:{_FLAG}|{_KEYCAP}|{_ONE}{_TAGS}(?:\u200d{_ONE})*)")


def is_emoji(text: str) -> bool:
    """Return whether `text` is exactly one Unicode emoji, as in Discord's pickers."""
    return _EMOJI.fullmatch(text) is not None
