"""The panel for a user, for members who may suspend others: suspension and leaderboards."""

from collections.abc import Callable, Iterable, Sequence

import discord

from bot.features.moderation.custom_ids import (
    OFF_BOARDS,
    PEOPLE,
    PERSON,
    PICK_MEMBER,
    PICK_PERSON,
    SUSPEND,
    TABLES,
    WATCH,
)
from bot.features.moderation.reason_form import confirmation
from bot.features.moderation.rights import granted
from bot.i18n import Text
from bot.settings.bans import moment
from bot.transport.payload import CALM, Menu, MessagePayload, Part, View, button, post, select_of
from bot.ui.narration import person

TERMS = (1, 7, 30)
"""Possible lengths of a suspension, in days. The template of their custom_ids lists them too."""
OFF_OR_ON = {"off": "member-take-off", "on": "member-put-back"}
"""Keys of the labels of buttons that remove a user from the leaderboards, or put them back."""
ON_A_PAGE = 25


def person_message(
    user: int, until: int | None, text: Text, said: str = "", *, off: bool = False, manages: bool = True
) -> MessagePayload:
    """Build the panel for one user.

    `until`: the end of the user's suspension in unix milliseconds, or None if there is none. `off`: whether the user is
    removed from the leaderboards. `said`: a sentence shown at the top. `manages`: whether the moderator manages the
    server.
    """
    state = text("member-free") if until is None else text("member-kept-out", until=moment(until))
    buttons = [
        button(text("member-out", days=days), SUSPEND(user, "ask", days, until or 0), discord.ButtonStyle.danger)
        for days in TERMS
    ]
    if until is not None:
        buttons.append(button(text("member-in"), SUSPEND(user, "ask", 0, until)))
    doing = "on" if off else "off"
    board = granted(OFF_OR_ON[doing], OFF_BOARDS(user, "ask", doing), "manage-server", text, may=manages)
    title, unseen = text("member-title", who=f"<@{user}>"), text("member-off") if off else ""
    ways = [button(text("people-open"), PEOPLE()), button(text("moderate-back"), TABLES(0))]
    return post(said, title, state, unseen, buttons, [board, *ways], accent=CALM)


def off_message(user: int, kind: str, text: Text) -> MessagePayload:
    """Build the question whether to remove the user from the leaderboards (`off`), or to put the user back (`on`)."""
    words, doing = text(f"member-sure-{kind}", who=f"<@{user}>"), OFF_BOARDS(user, "do", kind)
    return confirmation(words, text(OFF_OR_ON[kind]), doing, PERSON(user), text)


def sure_message(user: int, days: int, was: int, text: Text) -> MessagePayload:
    """Build the question whether to suspend the user for `days` days, or to lift the suspension (0).

    `was`: the end of the current suspension in unix milliseconds, or 0 if there is none.
    """
    words = text("member-sure-out" if days else "member-sure-in", who=f"<@{user}>", days=days)
    label = text("member-out", days=days) if days else text("member-in")
    return confirmation(words, label, SUSPEND(user, "do", days, was), PERSON(user), text)


def people_message(
    kept_out: Sequence[tuple[int, int]],
    off: Sequence[int],
    called: Callable[[int], str],
    text: Text,
    *,
    manages: bool = True,
) -> MessagePayload:
    """Build the list of users who are suspended or removed from the leaderboards.

    `kept_out`: suspended users with the end of the suspension, earliest end first. `off`: users removed from the
    leaderboards. `called`: returns a user's name for places where mentions don't work. `manages`: whether the moderator
    manages the server.
    """
    parts: list[Part] = [text("people-title")]
    rows = [text("member-row", who=person(user, text), until=moment(until)) for user, until in kept_out]
    parts += _rows(rows, text)
    if off:
        parts += [
            text("people-off-title"),
            *_rows([text("people-off-row", who=person(user, text)) for user in off], text),
        ]
    named = dict.fromkeys(user for user in (*(who for who, _ in kept_out[:ON_A_PAGE]), *off[:ON_A_PAGE]) if user > 0)
    if named:
        parts.append(choosing(named, called, text))
    anyone: discord.ui.UserSelect[View] = discord.ui.UserSelect(custom_id=PICK_MEMBER(), placeholder=text("member-any"))
    watch = granted("people-watch", WATCH(0), "manage-server", text, may=manages)
    return post(*parts, anyone, [watch, button(text("moderate-back"), TABLES(0))], accent=CALM)


def choosing(users: Iterable[int], called: Callable[[int], str], text: Text) -> Menu:
    """Build the select that opens the panel of one of these users. Only the first 25 fit."""
    return select_of(PICK_PERSON(), {str(user): called(user) for user in users}, placeholder=text("member-choose"))


def _rows(rows: Sequence[str], text: Text) -> list[str]:
    """Return as many of the rows as fit. If some are left out, the last line says how many."""
    lines = ["\n".join(rows[:ON_A_PAGE]) or text("people-nobody")]
    return [*lines, text("people-more", count=len(rows) - ON_A_PAGE)] if len(rows) > ON_A_PAGE else lines
