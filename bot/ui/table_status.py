"""Lines and buttons about a table's clock, absent players, and players who leave."""

import discord

from bot.decks.telling import joined
from bot.i18n import Text
from bot.settings.clocks import CLOCKS
from bot.tables.table import Table
from bot.transport.payload import Button, button
from bot.ui.custom_ids import BACK, PRIVACY
from bot.ui.narration import computers, deadline
from bot.ui.votes import go_on_button, replaced_line, vote_line
from engine.core import Question


def clock_line(table: Table, question: Question, text: Text) -> str:
    """Return the line that says when the clock will answer for the asked players.

    Return "" if no clock runs, or if only computers are asked. For a claim window, `narration.claims` builds the line.
    """
    runs = question.ask.clocked and table.row.due_at is not None and question.public - computers(table)
    return text("table-clock", until=deadline(table, text)) if runs else ""


def company_words(table: Table, question: Question, text: Text) -> str:
    """Return the status lines of the public message.

    They are about the clock, absent players, a vote, replaced players, and advice.
    """
    advice = text("table-advice") if table.row.advice else ""
    company = (away_line(table, text), vote_line(table, text), replaced_line(table, text))
    return "\n".join(filter(None, (clock_line(table, question, text), *company, advice)))


def away_line(table: Table, text: Text, key: str = "") -> str:
    """Return the line that names the players who are away. "" if there are none.

    `key`: message key to use in place of the usual one.
    """
    key = key or ("table-asleep" if table.asleep else "table-away")
    away = [f"<@{sitter.user}>" for sitter in table.sitters if sitter.away and sitter.resigned_at is None]
    return text(key, who=joined(away, text), count=len(away)) if away else ""


def privacy_button(table: Table, text: Text) -> list[Button]:
    """Build the privacy button, for places where the bot can't send messages of its own. Elsewhere return [].

    Users in such a place may not have the bot's commands.
    """
    return [] if table.venue.at_will else [button(text("table-privacy"), PRIVACY("show"))]


def company_buttons(table: Table, text: Text) -> list[Button]:
    """Build the buttons that are needed now: to return to the match, and to go on without a player who resigned.

    Everyone sees these buttons. A user who may not use one gets an explanation.
    """
    buttons: list[Button] = privacy_button(table, text)
    if any(sitter.away and sitter.resigned_at is None for sitter in table.sitters):
        buttons.append(back_button(table, text))
    if table.leaving:
        buttons.append(go_on_button(table, text))
    return buttons


def back_button(table: Table, text: Text) -> Button:
    return button(text("table-back"), BACK(table.id), discord.ButtonStyle.success)


def clock_key(seconds: int | None) -> str:
    """Return the key of the clock with that length. `off` if there is no clock of that length."""
    return next((key for key, length in CLOCKS.items() if length == seconds), "off")


def pace_line(table: Table, text: Text) -> str:
    """Return the line of a lobby that names its clock and the speed of its computers."""
    alone = table.row.clock_by == "server" and table.row.clock_s is not None and len(table.persons) == 1
    return text(
        "lobby-pace-alone" if alone else "lobby-pace",
        clock=text(f"clock-{clock_key(table.row.clock_s)}"),
        pace=text(f"pace-{table.row.pace}"),
    )
