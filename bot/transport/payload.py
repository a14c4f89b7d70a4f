"""A message ready to be sent: its components and its pictures."""

from __future__ import annotations

import io
import re
from collections.abc import Awaitable, Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass

import discord

ACCENT = 0xC8202D
CALM = 0x27457C
GOLD = 0xD9A441
OVER = 0x9A948C

WORD_JOINER = "\u2060"
"""An invisible character between which and its neighbours no line breaks."""
_UNSPACED = "\u3005\u3041-\u30ff\u3400-\u9fff\uac00-\ud7a3"
"""Letters between which a line may break anywhere: kana, Han and Hangul."""
_LETTER, _RUN = re.compile(f"[{_UNSPACED}]"), re.compile(r"\w+")
_INSIDE = re.compile(rf"(?<=[{_UNSPACED}])(?=\w)|(?<=\w)(?=[{_UNSPACED}])")
_WORD = 14
"""Maximum number of letters that are kept in one line. This is about the width of a phone."""

View = discord.ui.LayoutView
Row = discord.ui.ActionRow[View]
Button = discord.ui.Button[View]


@dataclass(frozen=True, slots=True)
class MessagePayload:
    """A message to send, and facts about the table that it shows.

    `view`: its components, which can be sent once. `pictures`: pairs of file name and bytes, including documents.
    `revision`, `round`: the state and the round of the table that it shows. `settled`: it shows a round's result,
    before the next round. `over`: it shows the end of the match or table. `owed`: it is in words only because its
    picture was late. `plain`: function that builds it without emoji (None: it has none). `taken`, `refused`: called
    when Discord accepts or refuses its emoji. `instead`: called when Discord refuses it. Returns a function that builds
    it in a form that Discord may accept, or None.
    """

    view: View
    pictures: tuple[tuple[str, bytes], ...] = ()
    revision: Hashable = None
    round: int = 0
    settled: bool = False
    over: bool = False
    owed: bool = False
    plain: Callable[[], Awaitable[MessagePayload]] | None = None
    taken: Callable[[], None] = lambda: None
    refused: Callable[[], None] = lambda: None
    instead: Callable[[discord.HTTPException], Callable[[], Awaitable[MessagePayload]] | None] = lambda _error: None

    def files(self) -> list[discord.File]:
        """Return the pictures as attachments for one request.

        They are new objects, because sending reads a file to its end.
        """
        return [discord.File(io.BytesIO(data), filename=name) for name, data in self.pictures]


@dataclass(frozen=True, slots=True)
class Document:
    """A file for the user to keep, e.g. the text of a match."""

    name: str
    data: bytes


Menu = (
    discord.ui.Select[View] | discord.ui.ChannelSelect[View] | discord.ui.RoleSelect[View] | discord.ui.UserSelect[View]
)
"""A select of any kind."""
Part = str | tuple[str, bytes, str] | Document | Sequence[Button] | Menu


def post(*parts: Part, accent: int = ACCENT) -> MessagePayload:
    """Build a message of one container with these parts, from top to bottom.

    A part is a text, a picture (file name, bytes, alt text), a file, a row of buttons, or a select. Empty parts are
    left out. The view is stopped at once, because presses are routed only by custom_id. A view that discord.py stores
    can break others (DISCORD A6).
    """
    box: discord.ui.Container[View] = discord.ui.Container(accent_colour=accent)
    pictures: list[tuple[str, bytes]] = []
    for part in parts:
        if not part:
            continue
        match part:
            case str():
                box.add_item(discord.ui.TextDisplay(whole_words(part)))
            case (str() as name, bytes() as data, str() as alt):
                pictures.append((name, data))
                gallery = discord.MediaGalleryItem(f"attachment://{name}", description=alt[:1024])
                box.add_item(discord.ui.MediaGallery(gallery))
            case Document():
                pictures.append((part.name, part.data))
                box.add_item(discord.ui.File(f"attachment://{part.name}"))
            case Sequence():
                box.add_item(Row(*part))
            case _:
                box.add_item(Row(part))
    view = View(timeout=None)
    view.add_item(box)
    view.stop()
    return MessagePayload(view, tuple(pictures))


def whole_words(part: str) -> str:
    """Keep the words of a title whole, in languages without spaces between words.

    A title that is too long for a phone then breaks only between its parts, behind " · " or a colon.
    """
    title = part.partition("\n")[0]
    if not title.startswith("#") or " · " not in title or not _LETTER.search(title.rpartition(" · ")[2]):
        return part
    kept = _RUN.sub(lambda run: _INSIDE.sub(WORD_JOINER, run[0]) if len(run[0]) <= _WORD else run[0], title)
    return kept + part[len(title) :]


def sentence(words: str) -> MessagePayload:
    """Build a message of text only."""
    return post(words, accent=OVER)


def button(
    label: str, custom_id: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary, emoji: str | None = None
) -> Button:
    return discord.ui.Button(label=label[:80], custom_id=custom_id, style=style, emoji=emoji)


def select_of(
    custom_id: str, options: Mapping[str, str], chosen: str = "", placeholder: str = "", *, several: bool = False
) -> Menu:
    """Build a select. `options`: labels by value. `chosen`: the selected value. `placeholder`: shown if none is.

    `several`: whether users may choose several values.
    """
    shown = [
        discord.SelectOption(label=label[:100], value=value, default=value == chosen)
        for value, label in [*options.items()][:25]
    ]
    most = len(shown) if several else 1
    made: discord.ui.Select[View] = discord.ui.Select(
        custom_id=custom_id, placeholder=placeholder or None, max_values=most, options=shown
    )
    return made


def in_rows(buttons: Sequence[Button], most: int = 5) -> list[Sequence[Button]]:
    """Arrange buttons in as few rows as possible, of about equal length.

    `most`: maximum number of buttons in a row. Discord allows 5.
    """
    rows = -(-len(buttons) // most)
    length = -(-len(buttons) // max(rows, 1)) or 1
    return [buttons[start : start + length] for start in range(0, len(buttons), length)]
