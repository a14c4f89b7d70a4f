"""The moderators' panel for an open table. It shows only public information, and what the moderator can do."""

from collections.abc import Callable

import discord

from bot.features.moderation.custom_ids import CLOSE, PICK_SEAT, RESULT, TABLE, TABLES, WAIT
from bot.features.moderation.person_messages import choosing
from bot.features.moderation.reason_form import confirmation
from bot.features.moderation.rights import Powers, granted
from bot.i18n import Text
from bot.tables.table import Table
from bot.transport.payload import CALM, Button, MessagePayload, Part, button, post, select_of
from bot.ui.narration import asked, introduced, who
from engine.core import Ask, Seat


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
