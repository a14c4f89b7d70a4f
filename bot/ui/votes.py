"""Votes about the match: whether it goes on without a player, or ends early."""

import discord

from bot.decks.telling import joined
from bot.i18n import Text, listed
from bot.tables.table import Table
from bot.transport.payload import Button, button
from bot.ui.custom_ids import GO_ON, VOTE
from bot.ui.narration import introduced, who
from engine.core import Seat


def vote_line(table: Table, text: Text) -> str:
    """Return the public line about an open vote. It names the players who have not voted yet. "" if no vote is open."""
    wish = table.wish
    if wish is not None:
        return text("table-wish", who=who(table, wish.seat, text), asked=_asked(table, text), wait=_wait(table))
    if table.leaving:
        said = {"gone": _gone(table, text), "who": _asked(table, text), "wait": _wait(table)}
        return text("table-farewell", **said, count=len(table.leaving))
    return ""


def vote_words(table: Table, seat: Seat, text: Text) -> str:
    """Return the text about an open vote in a player's hand. "" if no vote is open.

    It asks the player to vote, or says that they have already voted.
    """
    wish, asks = table.wish, seat in table.voters
    if wish is not None and wish.seat == seat:
        return text("vote-wish-mine", asked=_asked(table, text), wait=_wait(table))
    if wish is not None:
        asker = who(table, wish.seat, text)
        if asks:
            return text("vote-wish", who=asker, wait=_wait(table))
        return text("vote-wish-said", who=asker, asked=_asked(table, text))
    if table.leaving:
        if asks:
            return text("vote-farewell", gone=_gone(table, text), wait=_wait(table))
        return text("vote-farewell-said", gone=_gone(table, text), who=_asked(table, text))
    return ""


def vote_buttons(table: Table, seat: Seat, text: Text) -> list[Button]:
    """Build the buttons for a seat that has not voted yet. Return [] for any other seat.

    They are the same whatever the seat's hand or earlier answers.
    """
    if seat not in table.voters or table.match is None:
        return []
    if table.wish is None:
        return [go_on_button(table, text)]
    number = table.match.number
    return [
        button(text("vote-end-yes"), VOTE(table.id, number, "yes"), discord.ButtonStyle.danger),
        button(text("vote-end-no"), VOTE(table.id, number, "no"), discord.ButtonStyle.primary),
    ]


def go_on_button(table: Table, text: Text) -> Button:
    return button(text("table-go-on"), GO_ON(table.id), discord.ButtonStyle.primary)


def may_ask(table: Table, seat: Seat) -> bool:
    """Return whether a seat may now ask to end the match.

    Each seat may ask once before each hand, and only while no vote is open.
    """
    match = table.match
    free = match is not None and table.wish is None and not table.leaving
    return free and match is not None and table.sitter(seat).wished_in != match.number


def replaced_line(table: Table, text: Text) -> str:
    """Return a line that says which computers have the seats of players who left or lost them. "" if there are none.

    Players whose data were deleted are not named.
    """
    said = [
        text("table-replaced", computer=introduced(table, each.seat, text), who=f"<@{each.leaver}>")
        for each in table.sitters
        if each.user is None and each.leaver is not None and each.leaver > 0
    ]
    return f"-# {listed(said, text, 'sentences')}" if said else ""


def _wait(table: Table) -> str:
    """Return the word by which the messages of a vote choose their wording: `hour` or `minute`.

    `hour`: players can't be pinged at this place. `minute`: everywhere else. `Timing.vote_of` sets how long the vote
    really lasts.
    """
    return "hour" if table.venue.least_clock_s else "minute"


def _gone(table: Table, text: Text) -> str:
    return joined([who(table, each.seat, text) for each in table.leaving], text)


def _asked(table: Table, text: Text) -> str:
    return joined([who(table, seat, text) for seat in sorted(table.voters)], text)
