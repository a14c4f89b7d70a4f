"""Somebody as who manages the server sees them in moderation: whether they are kept out of tables, and until when."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ui

from bot.people.kept_out import moment
from bot.wire.post import CALM, OVER, Part, Post, View, button, post
from bot.words import Text

TERMS = (1, 7, 30)
"""For so many days somebody may be kept out."""
ON_A_PAGE = 25


def person_post(user: int, until: int | None, text: Text, said: str = "") -> Post:
    """One person. until: the end of keeping them out, in unix milliseconds. said: a sentence above."""
    state = text("member-free") if until is None else text("member-kept-out", until=moment(until))
    buttons = [
        button(text("member-out", days=days), f"member:{user}:ask:{days}:{until or 0}", discord.ButtonStyle.danger)
        for days in TERMS
    ]
    if until is not None:
        buttons.append(button(text("member-in"), f"member:{user}:ask:0:{until}"))
    return post(said, text("member-title", who=f"<@{user}>"), state, buttons, _ways(text), accent=CALM)


def sure_post(user: int, days: int, was: int, text: Text) -> Post:
    """Whether somebody is really to be kept out for so many days, or let in again (0)."""
    words = text("member-sure-out" if days else "member-sure-in", who=f"<@{user}>", days=days)
    yes = button(
        text("member-out", days=days) if days else text("member-in"),
        f"member:{user}:do:{days}:{was}",
        discord.ButtonStyle.danger,
    )
    return post(words, [yes, button(text("moderate-no"), f"member:{user}:show")], accent=OVER)


def people_post(kept_out: Sequence[tuple[int, int]], called: Sequence[str], text: Text) -> Post:
    """Who is kept out (whom, until when), the next end first. called: a name for each where nothing can be
    mentioned."""
    lines = [
        text("member-row", who=text("former-player") if user < 0 else f"<@{user}>", until=moment(until))
        for user, until in kept_out[:ON_A_PAGE]
    ]
    options = [
        discord.SelectOption(label=name[:100], value=str(user))
        for (user, _), name in zip(kept_out[:ON_A_PAGE], called, strict=False)
        if user > 0
    ]
    parts: list[Part] = [text("people-title"), "\n".join(lines) or text("people-nobody")]
    if len(kept_out) > ON_A_PAGE:
        parts.append(text("people-more", count=len(kept_out) - ON_A_PAGE))
    if options:
        select: ui.Select[View] = ui.Select(
            custom_id="member:0:choose", placeholder=text("member-choose"), options=options
        )
        parts.append(select)
    return post(*parts, text("people-note"), [button(text("moderate-back"), "moderate:0:tables")], accent=CALM)


def _ways(text: Text) -> list[ui.Button[View]]:
    return [button(text("people-open"), "member:0:list"), button(text("moderate-back"), "moderate:0:tables")]
