"""The panel for a user, for members who may suspend others: suspension and leaderboards."""

from collections.abc import Callable, Sequence

import discord

from bot.common.text import shortened
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
from bot.features.moderation.reason_form import reason_button
from bot.features.moderation.rights import granted
from bot.i18n import Text
from bot.settings.bans import moment
from bot.transport.payload import CALM, OVER, MessagePayload, Part, View, button, post

TERMS = (1, 7, 30)
"""Possible lengths of a suspension, in days. The template of their custom_ids lists them too."""
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
    key, doing = ("member-put-back", "on") if off else ("member-take-off", "off")
    board = granted(key, OFF_BOARDS(user, "ask", doing), "manage-server", text, may=manages)
    title, unseen = text("member-title", who=f"<@{user}>"), text("member-off") if off else ""
    return post(said, title, state, unseen, buttons, [board, *_ways(text)], accent=CALM)


def off_message(user: int, kind: str, text: Text) -> MessagePayload:
    """Build the question whether to remove the user from the leaderboards (`off`), or to put the user back (`on`)."""
    word = "member-take-off" if kind == "off" else "member-put-back"
    doing, no = OFF_BOARDS(user, "do", kind), button(text("moderate-no"), PERSON(user))
    buttons = [button(text(word), doing, discord.ButtonStyle.danger), reason_button(doing, text), no]
    return post(text(f"member-sure-{kind}", who=f"<@{user}>"), buttons, accent=OVER)


def sure_message(user: int, days: int, was: int, text: Text) -> MessagePayload:
    """Build the question whether to suspend the user for `days` days, or to lift the suspension (0).

    `was`: the end of the current suspension in unix milliseconds, or 0 if there is none.
    """
    words = text("member-sure-out" if days else "member-sure-in", who=f"<@{user}>", days=days)
    doing, label = SUSPEND(user, "do", days, was), text("member-out", days=days) if days else text("member-in")
    yes, no = button(label, doing, discord.ButtonStyle.danger), button(text("moderate-no"), PERSON(user))
    return post(words, [yes, reason_button(doing, text), no], accent=OVER)


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
    rows = [text("member-row", who=_who(user, text), until=moment(until)) for user, until in kept_out]
    parts += _rows(rows, text)
    if off:
        parts += [
            text("people-off-title"),
            *_rows([text("people-off-row", who=_who(user, text)) for user in off], text),
        ]
    named = dict.fromkeys(user for user in (*(who for who, _ in kept_out[:ON_A_PAGE]), *off[:ON_A_PAGE]) if user > 0)
    if named:
        parts.append(choosing(list(named)[:ON_A_PAGE], called, text))
    anyone: discord.ui.UserSelect[View] = discord.ui.UserSelect(custom_id=PICK_MEMBER(), placeholder=text("member-any"))
    watch = granted("people-watch", WATCH(0), "manage-server", text, may=manages)
    return post(*parts, anyone, [watch, button(text("moderate-back"), TABLES(0))], accent=CALM)


def choosing(users: Sequence[int], called: Callable[[int], str], text: Text) -> discord.ui.Select[View]:
    """Build the select that opens the panel of one of these users."""
    options = [discord.SelectOption(label=shortened(called(user), 100), value=str(user)) for user in users]
    return discord.ui.Select(custom_id=PICK_PERSON(), placeholder=text("member-choose"), options=options)


def _rows(rows: Sequence[str], text: Text) -> list[str]:
    """Return as many of the rows as fit. If some are left out, the last line says how many."""
    lines = ["\n".join(rows[:ON_A_PAGE]) or text("people-nobody")]
    return [*lines, text("people-more", count=len(rows) - ON_A_PAGE)] if len(rows) > ON_A_PAGE else lines


def _who(user: int, text: Text) -> str:
    return text("former-player") if user < 0 else f"<@{user}>"


def _ways(text: Text) -> list[discord.ui.Button[View]]:
    return [button(text("people-open"), PEOPLE()), button(text("moderate-back"), TABLES(0))]
