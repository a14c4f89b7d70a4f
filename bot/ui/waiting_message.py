"""Tells in a line of a lobby that waits for people, and of a match that goes on, with a link to each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot.decks.telling import joined
from bot.games import GAMES
from bot.i18n import Text
from bot.store import TableRow
from bot.transport.payload import Button, button
from bot.ui.house_rules import changed_from, preset_words, usual


@dataclass(frozen=True, slots=True)
class Waits:
    """A lobby that somebody may join: its number, what its host is called where nothing can be mentioned ("" if that
    is not known), and the line that tells of it."""

    table: int
    host: str
    line: str


def join_button(table: int, text: Text, host: str = "") -> Button:
    """*Join table 5 (Ben waits)*, wherever that stands."""
    label = text("waits-join", table=str(table), who=host) if host else text("waits-join-table", table=str(table))
    return button(label, f"join:{table}", discord.ButtonStyle.success)


def link(row: TableRow, text: Text) -> str:
    """The number of a table, which leads to its message, or else to its channel."""
    called = text("choice-table", table=str(row.id))
    if row.message is None:
        return f"{called} · <#{row.channel}>"
    return f"[{called}](https://discord.com/channels/{row.guild}/{row.channel}/{row.message})"


def waits_line(row: TableRow, there: Sequence[int | None], text: Text) -> str:
    """Game, house rules, who waits, since when, how many seats are free."""
    game = GAMES[row.game]
    changed = changed_from(usual(game, row.preset), game.rules.parse(row.rules)) if row.preset in game.presets else ()
    return text(
        "waits-line",
        game=text(row.game),
        rules=preset_words(row.game, row.preset, text),
        changed=len(changed),
        who=_people(there, text),
        since=f"<t:{row.created_at // 1000}:R>",
        free=row.seats - len(there),
        only="yes" if row.invited_only else "no",
        table=link(row, text),
    )


def runs_line(row: TableRow, there: Sequence[int | None], text: Text) -> str:
    """Game, who plays, since when. Nothing of what anybody has done there, which may be secret."""
    return text(
        "runs-line",
        game=text(row.game),
        who=_people(there, text),
        since=f"<t:{row.created_at // 1000}:R>",
        table=link(row, text),
    )


def _people(there: Sequence[int | None], text: Text) -> str:
    persons = [f"<@{user}>" for user in there if user is not None]
    return joined([*persons, *[text("choice-computer")] * (None in there)], text)
