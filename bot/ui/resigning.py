"""The question whether a player really wants to resign. It names the cost."""

import discord

from bot.decks.telling import joined
from bot.i18n import Text, listed
from bot.tables.leaving import is_asked_of_others
from bot.tables.match_end import untouched
from bot.tables.table import Table
from bot.transport.payload import MessagePayload, button, post
from bot.ui.custom_ids import RESIGN
from bot.ui.narration import who
from engine.core import Seat


def resign_message(table: Table, seat: Seat, text: Text, stake: int | None = None) -> MessagePayload:
    """Ask the player at `seat` whether to resign. Raises UserError if they may not.

    The button's custom_id contains the price, so that the player pays no more points than the question named. `stake`:
    the change of the player's rating. None if it does not change or is unknown.
    """
    price = table.begun.price
    key = (
        "resign-ask-others"
        if is_asked_of_others(table, seat)
        else "resign-ask-seat"
        if table.outlives(seat) and table.venue.posts
        else "resign-ask-free"
        if untouched(table, table.begun)
        else "resign-ask-rated"
        if stake is not None
        else "resign-ask"
    )
    costs = text("resign-price", price=price) if price else ""
    yes = button(text("resign-yes"), RESIGN(table.id, price), discord.ButtonStyle.danger)
    others = [who(table, other.seat, text) for other in table.sitters if other.seat != seat]
    lost = max(0, -(stake or 0))
    asked = text(key, table=str(table.id), who=joined(others, text), count=len(others), loss=lost)
    rating = text("resign-rating", loss=lost) if stake is not None and key != "resign-ask-rated" else ""
    return post(listed(filter(None, (asked, costs, rating)), text, "sentences"), [yes])
