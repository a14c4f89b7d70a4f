"""Lines about lobbies that wait for players and matches that are being played, with a link to each."""

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot.decks.telling import joined
from bot.games import GAMES
from bot.i18n import Text
from bot.store import TableRow
from bot.transport.payload import Button, button
from bot.ui.custom_ids import JOIN
from bot.ui.house_rules import changed_from, preset_words, usual


@dataclass(frozen=True, slots=True)
class Waits:
    """A lobby that the user may join.

    `host`: name of its host for the button, where mentions are not possible ("" if unknown). `line`: text that
    describes the lobby.
    """

    table: int
    host: str
    line: str


def join_button(table: int, text: Text, host: str = "") -> Button:
    """Build the button *Join table 5 (Ben waits)*."""
    label = text("waits-join", table=str(table), who=host) if host else text("waits-join-table", table=str(table))
    return button(label, JOIN(table), discord.ButtonStyle.success)


def link(row: TableRow, text: Text) -> str:
    """Return a table's number, linked to its message, or to its channel if it has none."""
    called = text("choice-table", table=str(row.id))
    if row.message is None:
        return f"{called} · <#{row.channel}>"
    return f"[{called}](https://discord.com/channels/{row.guild}/{row.channel}/{row.message})"


def waits_line(row: TableRow, there: Sequence[int | None], text: Text) -> str:
    """Describe a lobby: game, house rules, who waits and since when, and the number of free seats."""
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
    """Describe a running match: game, players, and when it began. Moves are left out, because they may be secret."""
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
