"""What a table says of its clock, of who is away, and of who leaves: lines, and the buttons that go with them."""

from __future__ import annotations

import discord

from bot.decks.telling import joined
from bot.messages.post import Button, button
from bot.messages.speech import until, who
from bot.tables.table import Table
from bot.tables.timing import CLOCKS
from bot.words import Text
from engine.core import Ask, Question


def clock_line(table: Table, question: Question, text: Text) -> str:
    """When the clock answers for whoever is asked; empty without one, and while only computers are asked. A window has
    a line of its own."""
    asked = any(table.sitter(seat).here for seat in question.public)
    runs = question.ask in (Ask.TURN, Ask.PAUSE) and table.row.due_at is not None and asked
    return text("table-clock", until=until(table)) if runs else ""


def company_words(table: Table, question: Question, text: Text) -> str:
    """All that the public message says of it, a line each."""
    advice = text("table-advice") if table.row.advice else ""
    lines = (clock_line(table, question, text), _away(table, text), _farewell(table, text), advice)
    return "\n".join(line for line in lines if line)


def _away(table: Table, text: Text) -> str:
    """For whom a stand-in plays."""
    away = [f"<@{sitter.user}>" for sitter in table.sitters if sitter.away and sitter.resigned_at is None]
    return text("table-away", who=joined(away, text), count=len(away)) if away else ""


def _farewell(table: Table, text: Text) -> str:
    """Who has resigned, and who is still to say whether the match goes on."""
    gone = [who(table, sitter.seat, text) for sitter in table.sitters if sitter.resigned_at is not None]
    asked = [f"<@{sitter.user}>" for sitter in table.here if not sitter.agreed]
    return text("table-farewell", gone=joined(gone, text), count=len(gone), who=joined(asked, text)) if gone else ""


def company_buttons(table: Table, text: Text) -> list[Button]:
    """To come back, and to go on without somebody; everybody sees both, and who is not meant is told so."""
    buttons: list[Button] = []
    if any(sitter.away and sitter.resigned_at is None for sitter in table.sitters):
        buttons.append(back_button(table, text))
    if any(sitter.resigned_at is not None for sitter in table.sitters):
        buttons.append(button(text("table-go-on"), f"f:{table.id}", discord.ButtonStyle.success))
    return buttons


def back_button(table: Table, text: Text) -> Button:
    return button(text("table-back"), f"b:{table.id}", discord.ButtonStyle.success)


def clock_key(seconds: int | None) -> str:
    """The name of a clock. A length that no clock has any more counts as none."""
    return next((key for key, length in CLOCKS.items() if length == seconds), "off")


def pace_line(table: Table, text: Text) -> str:
    """The clock of a lobby, and how its computers will play."""
    return text("lobby-pace", clock=text(f"clock-{clock_key(table.row.clock_s)}"), pace=text(f"pace-{table.row.pace}"))
