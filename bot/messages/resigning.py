"""The question whether somebody really resigns, with what it costs them."""

from __future__ import annotations

import discord

from bot.messages.post import Post, button, post
from bot.tables.leaving import is_asked_of_others
from bot.tables.table import Table
from bot.words import Text
from engine.core import Seat


def resign_post(table: Table, seat: Seat, text: Text) -> Post:
    """Asked of who sits there; the button knows the price, so that nobody pays more than they were told. Raises Refused
    where they may not resign."""
    assert table.match is not None
    price = table.match.price
    asked = is_asked_of_others(table, seat)
    key = "resign-ask-others" if asked else "resign-ask-seat" if table.outlives(seat) else "resign-ask"
    costs = text("resign-price", price=price) if price else ""
    yes = button(text("resign-yes"), f"r:{table.id}:{price}", discord.ButtonStyle.danger)
    return post(f"{text(key, table=str(table.id))} {costs}".strip(), [yes])
