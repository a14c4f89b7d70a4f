"""The message of a lobby: its rules, players and invited users, and how its deal is sealed and cut."""

import discord

from bot.decks.telling import joined
from bot.i18n import Text
from bot.store import Sitter
from bot.tables.lobby_service import CUT_LENGTH
from bot.tables.seating import ranks
from bot.tables.table import Table
from bot.transport.forms import form_of
from bot.transport.payload import ACCENT, CALM, OVER, Button, MessagePayload, button, post
from bot.ui.custom_ids import CUT, LOBBY, TELL
from bot.ui.house_rules import differences, preset_words
from bot.ui.narration import computer_name, who
from bot.ui.table_status import pace_line, privacy_button


def lobby_message(table: Table, text: Text) -> MessagePayload:
    """Build the public message of a lobby, open or closed."""
    row = table.row
    game = text(row.game)
    facts = [
        text("lobby-title", game=game, table=str(row.id)),
        text(f"{row.game}-about"),
        text("lobby-rules", preset=preset_words(row.game, row.preset, text), seats=row.seats),
    ]
    if differ := differences(table, text):
        facts.append(differ)
    if row.rematch_of is not None:
        key = "lobby-rematch" if row.starts_itself else "lobby-rematch-waits"
        facts.append(text(key, table=str(row.rematch_of)))
    if row.state != "lobby":
        return post("\n".join(facts), _closed(table, text), accent=OVER)
    facts.append(pace_line(table, text))
    facts += [text("table-advice")] * table.row.advice
    host = f"<@{row.host}>"
    asked = [f"<@{user}>" for user in row.invited if table.seat_of(user) is None]
    invites = "lobby-invitation" if row.rematch_of is None else "lobby-invitation-again"
    invitation = text(invites, who=joined(asked, text), host=host, game=game) if asked else ""
    expires = text("lobby-expires", when=f"<t:{row.due_at // 1000}:R>") if row.due_at else ""
    sealed = text("lobby-sealed")
    return post(
        "\n".join(facts),
        invitation,
        "\n".join([*_seats(table, text), *_answers(table, text)]),
        f"{sealed}\n{expires}".strip(),
        "" if table.venue.pings else text("lobby-unheard"),
        _buttons(table, text),
        accent=ACCENT,
    )


def _closed(table: Table, text: Text) -> str:
    """Say why the lobby was closed. If the host closed it, or users declined, name them."""
    row = table.row
    if row.reason == "expired":
        return text("lobby-closed-expired")
    if row.reason == "moderator":
        return text("lobby-closed-moderator")
    if row.reason == "host" and row.host:
        return text("lobby-closed-host", host=f"<@{row.host}>")
    declined = [f"<@{user}>" for user in row.declined]
    return text("lobby-closed-declined", who=joined(declined, text)) if declined else text("lobby-closed")


def fair_message(table: Table, text: Text) -> MessagePayload:
    """Build the explanation of how the deal is fixed in advance, so that a user can check it later.

    The server's part of the seed is sealed, and players add their own words (cuts).
    """
    cuts = [
        text("fair-cut", who=who(table, sitter.seat, text), cut=sitter.cut.replace("`", "'"))
        for sitter in table.sitters
    ]
    return post(
        text("fair-title", table=str(table.id)),
        text("fair-seal", commitment=table.commitment),
        "\n".join([text("fair-cuts"), *cuts]),
        text("fair-how", table=str(table.id)),
        accent=CALM,
    )


def _seats(table: Table, text: Text) -> list[str]:
    """List all seats in the order in which players will sit: taken seats, seats of invited users, and free seats."""
    row = table.row
    there: list[Sitter | int] = [*table.sitters, *(user for user in row.invited if table.seat_of(user) is None)]
    places = ranks(row.seating, [each if isinstance(each, int) else each.user for each in there])
    lines: list[str] = []
    for _, each in sorted(zip(places, there, strict=True), key=lambda pair: pair[0]):
        number = len(lines) + 1
        if isinstance(each, Sitter):
            lines.append(_sitter(table, each, number, text))
        elif number <= row.seats:
            lines.append(text("lobby-seat-asked", number=number, who=f"<@{each}>"))
    return lines + [text("lobby-seat-free", number=number) for number in range(len(lines) + 1, row.seats + 1)]


def _sitter(table: Table, sitter: Sitter, number: int, text: Text) -> str:
    name = computer_name(table.id, number - 1, text)
    who = text("computer-named", who=name) if sitter.user is None else f"<@{sitter.user}>"
    line = text("lobby-seat-host" if sitter.user == table.row.host else "lobby-seat", number=number, who=who)
    return line if sitter.level is None else text("lobby-level", line=line, level=text(f"level-{sitter.level}"))


def _answers(table: Table, text: Text) -> list[str]:
    accepted = [f"<@{user}>" for user in table.row.invited if table.seat_of(user) is not None]
    declined = [f"<@{user}>" for user in table.row.declined]
    said = ("lobby-accepted", accepted), ("lobby-declined", declined)
    return [text(key, who=joined(users, text)) for key, users in said if users]


def _buttons(table: Table, text: Text) -> list[Button]:
    """Build the buttons that are used most. The button *More…* shows everything else that the user may do."""

    def verb(name: str, key: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> Button:
        return button(text(key), LOBBY("l", table.id, name), style)

    green, red = discord.ButtonStyle.success, discord.ButtonStyle.danger
    row, there = table.row, len(table.sitters)
    free, asked = there < row.seats, any(table.seat_of(user) is None for user in row.invited)
    buttons: list[Button] = []
    if free and (asked or not row.invited_only):
        buttons.append(verb("join", "lobby-accept" if row.invited_only else "lobby-join", green))
    if free:
        buttons.append(verb("fill", "lobby-start-computers"))
    elif there in table.game.seats:
        buttons.append(verb("start", "lobby-start", green))
    if free and asked:
        buttons.append(verb("decline", "lobby-decline", red))
    if not row.invited_only and table.venue.pings:
        buttons.append(button(text("tell-me"), TELL(row.id)))
    return [*buttons, *privacy_button(table, text), verb("menu", "lobby-more")]


def cut_modal(table: Table, text: Text, where: str) -> discord.ui.Modal:
    """Build the form in which a player enters a word for the deal (a cut)."""
    custom_id, title, described = CUT(where, table.id), text("lobby-cut-title"), text("lobby-cut-help")
    return form_of(custom_id, title, text("lobby-cut-label"), CUT_LENGTH, described)
