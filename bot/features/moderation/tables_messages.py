"""The list of open tables that a member moderates, one page at a time."""

from collections.abc import Callable, Sequence

import discord

from bot.common.text import shortened
from bot.common.units import DAY_MS, HOUR_MS, MINUTE_MS
from bot.decks.telling import joined
from bot.features.moderation.custom_ids import FIND_RESULT, LOG, PEOPLE, PICK_TABLE, TABLES, WATCH
from bot.features.moderation.rights import Powers, granted
from bot.i18n import Text
from bot.store import TableRow
from bot.store.models import Seated
from bot.transport.payload import CALM, Button, MessagePayload, Part, View, button, post

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
