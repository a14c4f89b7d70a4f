"""The list of open tables that a member moderates, one page at a time, and the panel for one of them."""

from collections.abc import Callable, Sequence

import discord

from bot.common.text import shortened
from bot.common.units import DAY_MS, HOUR_MS, MINUTE_MS
from bot.decks.telling import joined
from bot.features.moderation.custom_ids import (
    CLOSE,
    FIND_RESULT,
    LOG,
    PEOPLE,
    PICK_SEAT,
    PICK_TABLE,
    RESULT,
    TABLE,
    TABLES,
    WAIT,
    WATCH,
)
from bot.features.moderation.person_handlers import choosing
from bot.features.moderation.reason_form import confirmation
from bot.features.moderation.rights import Powers, granted
from bot.i18n import Text
from bot.store import TableRow
from bot.store.models import Seated
from bot.tables.table import Table
from bot.transport.payload import CALM, Button, MessagePayload, Part, View, button, post, select_of
from bot.ui.narration import asked, introduced, who
from engine.core import Ask, Seat

ON_A_PAGE = 25
"""Maximum number of options in a select."""


def tables_message(
    tables: Sequence[Seated],
    called: Callable[[int], str],
    place: Callable[[TableRow], str],
    now: int,
    text: Text,
    page: int,
    may: Powers,
) -> MessagePayload:
    """Build a page of the list of open tables. Tables without activity for the longest time come first.

    `called`: returns a user's name for places where mentions don't work. `place`: returns the name of a table's
    channel. `now`: the current time in unix milliseconds. `may`: what the moderator may do besides.
    """
    pages = max(1, -(-len(tables) // ON_A_PAGE))
    page = min(page, pages - 1)
    shown = tables[page * ON_A_PAGE :][:ON_A_PAGE]
    parts: list[Part] = [text("moderate-title"), text("moderate-tables", count=len(tables))]
    if shown:
        options = [
            discord.SelectOption(
                label=shortened(f"{text('choice-table', table=str(row.id))} · {text(row.game)} · #{place(row)}", 100),
                value=str(row.id),
                description=shortened(f"{_idle(row, now, text)} · {_people(users, called, text)}", 100),
            )
            for row, users in shown
        ]
        select: discord.ui.Select[View] = discord.ui.Select(
            custom_id=PICK_TABLE(page), placeholder=text("moderate-choose"), options=options
        )
        parts.append(select)
    buttons: list[Button] = [button(text("page-back"), TABLES(page - 1))] if page else []
    buttons += [button(text("page-on"), TABLES(page + 1))] if page + 1 < pages else []
    ways = [
        granted("moderate-person", PEOPLE(), "moderate-members", text, may=may.suspends),
        granted("moderate-result", FIND_RESULT("ask"), "manage-server", text, may=may.manages),
        granted("people-watch", WATCH(0), "manage-server", text, may=may.manages),
        button(text("moderate-log"), LOG(0)),
    ]
    return post(*parts, buttons, ways, accent=CALM)


def choice(row: TableRow, users: Sequence[int | None], called: Callable[[int], str], text: Text) -> str:
    """Return the name of a table for a choice of a command option. The caller shortens it to Discord's limit."""
    return f"{text('choice-table', table=str(row.id))} · {text(row.game)} · {_people(users, called, text)}"


def _people(users: Sequence[int | None], called: Callable[[int], str], text: Text) -> str:
    named = [called(user) for user in users if user is not None]
    return joined([*named, *[text("choice-computer")] * (None in users)], text)


def _idle(row: TableRow, now: int, text: Text) -> str:
    since = max(0, now - max(row.active_at, row.created_at))
    unit, length = next(
        (unit, length)
        for unit, length in (("days", DAY_MS), ("hours", HOUR_MS), ("minutes", MINUTE_MS))
        if since >= 2 * length or length == MINUTE_MS
    )
    return text(f"moderate-idle-{row.state}", unit=unit, count=since // length)


def table_message(
    table: Table,
    moderator: int,
    called: Callable[[int], str],
    text: Text,
    may: Powers,
    said: str = "",
) -> MessagePayload:
    """Build the panel for one table.

    `called`: returns a user's name for places where mentions don't work. `said`: a sentence shown at the top.
    `may`: what the moderator may do. If they may suspend members, the players' panels can be opened from here.
    """
    row = table.row
    since = f"<t:{max(row.active_at, row.created_at) // 1000}:R>"
    head = [
        text("lobby-title", game=text(row.game), table=str(row.id)),
        text("moderate-where", channel=f"<#{row.channel}>", since=since),
        _state(table, text),
    ]
    seats = [text("lobby-seat", number=each.seat + 1, who=_sitter(table, each.seat, text)) for each in table.sitters]
    parts: list[Part] = [said, "\n".join(head), "\n".join(seats)]
    if row.state in ("lobby", "playing"):
        parts += _controls(table, moderator, called, text)
    if may.suspends and table.persons:
        parts.append(choosing(table.persons, called, text))
    ways = [button(text("moderate-back"), TABLES(0))]
    if row.state == "over":
        ways.insert(0, granted("result-open", RESULT(row.id), "manage-server", text, may=may.manages))
    return post(*parts, ways, accent=CALM)


def sure_message(table: Table, key: str, doing: str, text: Text, seat: Seat = 0) -> MessagePayload:
    """Build the request to confirm an action. `key`: the last part of the keys of its texts."""
    words = text(f"moderate-sure-{key}", table=str(table.id), seat=seat + 1, who=who(table, seat, text))
    return confirmation(words, text(f"moderate-{key}"), doing, TABLE(table.id), text)


def _controls(table: Table, moderator: int, called: Callable[[int], str], text: Text) -> list[Part]:
    lobby = table.row.state == "lobby"
    if not lobby and table.sat_at(moderator) is not None:
        return [text("moderate-own")]
    close = "moderate-close-lobby" if lobby else "moderate-close"
    buttons: list[Button] = [button(text(close), CLOSE(table.id, "ask"), discord.ButtonStyle.danger)]
    if waits(table) and table.match is not None:
        buttons.append(button(text("moderate-wait"), WAIT(table.id, "ask", table.match.number)))
    parts: list[Part] = [buttons]
    persons = [sitter for sitter in table.sitters if sitter.user is not None]
    if not lobby and len(persons) > 1:
        options = {
            str(each.seat): text("moderate-seat-option", number=each.seat + 1, who=called(each.user or 0))
            for each in persons
        }
        parts.append(select_of(PICK_SEAT(table.id), options, placeholder=text("moderate-seat")))
    return parts


def waits(table: Table) -> bool:
    """Return whether the table waits for certain players, and everyone may know which ones."""
    match = table.match
    if match is None or match.result is not None or table.asleep:
        return False
    return match.question.ask.clocked and bool(match.question.asked)


def _state(table: Table, text: Text) -> str:
    """Return the line that says whom the table waits for. It tells nothing that isn't public."""
    match = table.match
    if table.row.state in ("over", "closed"):
        return text(f"moderate-{table.row.state}")
    if match is None:
        return text("moderate-lobby")
    if table.asleep:
        return text("moderate-asleep")
    if match.question.ask is Ask.WINDOW or not match.question.public:
        return text("moderate-playing")
    return text("moderate-waits", who=asked(table, match.question, text))


def _sitter(table: Table, seat: int, text: Text) -> str:
    named = introduced(table, seat, text)
    return text("away", who=named) if table.sitter(seat).away else named
