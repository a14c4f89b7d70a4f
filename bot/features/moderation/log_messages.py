"""The log of moderators' actions, newest first, one page at a time."""

from __future__ import annotations

from collections.abc import Sequence

from bot.features.moderation.deed_log import line
from bot.i18n import Text
from bot.store.moderation import Deed
from bot.transport.payload import CALM, Button, MessagePayload, button, post

ON_A_PAGE = 12


def log_message(deeds: Sequence[Deed], before: int, text: Text) -> MessagePayload:
    """Build a page of the log.

    `deeds`: the actions to show. If it has one action more than fits, the page gets a button to older actions.
    `before`: the page shows actions with a lower number than this (0: the newest page).
    """
    shown = deeds[:ON_A_PAGE]
    older = f"moderate:{shown[-1].id}:log" if len(deeds) > ON_A_PAGE else ""
    buttons: list[Button] = [button(text("moderate-newest"), "moderate:0:log")] if before else []
    buttons += [button(text("moderate-older"), older)] if older else []
    buttons.append(button(text("moderate-back"), "moderate:0:tables"))
    lines = "\n".join(_row(each, text) for each in shown)
    return post(text("moderate-log-title"), lines or text("moderate-log-empty"), buttons, accent=CALM)


def _row(deed: Deed, text: Text) -> str:
    """Return the line for an action: when, by whom, what, and against whom."""
    by = f"<@{deed.moderator}>" if deed.moderator is not None else text("moderate-somebody")
    to = f" · <@{deed.person}>" if deed.person is not None else ""
    return text("moderate-log-row", at=f"<t:{deed.at // 1000}:f>", who=by, what=line(deed, text), to=to)
