"""Shows a lobby: who sits there, who is invited, the cuts, and the seal of the deal."""

from __future__ import annotations

import discord
from discord import ui

from bot.decks.telling import joined
from bot.messages.company import closed_line, pace_line
from bot.messages.house_rules import differences
from bot.messages.post import ACCENT, OVER, Button, Post, button, in_rows, post
from bot.messages.speech import who
from bot.tables.lobbies import CUT_LENGTH
from bot.tables.table import Table
from bot.words import Text


def lobby_post(table: Table, text: Text) -> Post:
    """The public message of a lobby, open or closed."""
    row = table.row
    game = text(row.game)
    facts = [
        text("lobby-title", game=game, table=str(row.id)),
        text(f"{row.game}-about"),
        text("lobby-rules", preset=text(f"{row.game}-preset-{row.preset}"), seats=row.seats),
    ]
    if differ := differences(table, text):
        facts.append(differ)
    if row.state != "lobby":
        return post("\n".join(facts), closed_line(table, text), accent=OVER)
    facts.append(pace_line(table, text))
    host = f"<@{row.host}>"
    asked = [f"<@{user}>" for user in row.invited if table.seat_of(user) is None]
    invitation = text("lobby-invitation", who=joined(asked, text), host=host, game=game) if asked else ""
    expires = text("lobby-expires", when=f"<t:{row.due_at // 1000}:R>") if row.due_at else ""
    sealed = text("lobby-commitment", commitment=table.commitment)
    return post(
        "\n".join(facts),
        invitation,
        "\n".join(_seats(table, asked, text)),
        f"{sealed}\n{expires}".strip(),
        *in_rows(_buttons(table, text)),
        accent=ACCENT,
    )


def _seats(table: Table, asked: list[str], text: Text) -> list[str]:
    lines: list[str] = []
    for sitter in table.sitters:
        key = "lobby-seat-host" if sitter.user == table.row.host else "lobby-seat"
        line = text(key, number=sitter.seat + 1, who=who(table, sitter.seat, text))
        if sitter.level is not None:
            line = text("lobby-level", line=line, level=text(f"level-{sitter.level}"))
        lines.append(text("lobby-cut", line=line, cut=_plain(sitter.cut)))
    waiting = iter(asked)
    for number in range(len(lines) + 1, table.row.seats + 1):
        friend = next(waiting, None)
        key = "lobby-seat-asked" if friend else "lobby-seat-free"
        lines.append(text(key, number=number, who=friend) if friend else text(key, number=number))
    return lines


def _plain(word: str) -> str:
    """A word that somebody typed, made harmless inside code marks."""
    return word.replace("`", "ˋ")


def _buttons(table: Table, text: Text) -> list[Button]:
    def verb(name: str, key: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> Button:
        return button(text(key), f"l:{table.id}:{name}", style)

    green, grey, red = discord.ButtonStyle.success, discord.ButtonStyle.secondary, discord.ButtonStyle.danger
    free = len(table.sitters) < table.row.seats
    buttons: list[Button] = []
    if table.row.invited:
        buttons += [verb("join", "lobby-accept", green), verb("decline", "lobby-decline", red)] if free else []
    elif free:
        buttons.append(verb("join", "lobby-join", green))
    buttons.append(verb("cut", "lobby-cut-button", grey))
    if len(table.sitters) < table.game.seats[-1]:
        buttons += _computers(table, text)
    if any(sitter.user is None for sitter in table.sitters):
        buttons.append(verb("remove", "lobby-remove", grey))
    if len(table.sitters) in table.game.seats:
        buttons.append(verb("start", "lobby-start", green))
    buttons.append(verb("rules", "lobby-house-rules", grey))
    buttons.append(verb("leave", "lobby-leave", grey))
    return buttons


def _computers(table: Table, text: Text) -> list[Button]:
    """A button for each level of computer players; a single level is not named."""
    levels = list(table.game.players)
    named = [text("lobby-add-level", level=text(f"level-{level}")) for level in levels]
    labels = named if len(levels) > 1 else [text("lobby-add")]
    return [button(label, f"l:{table.id}:add:{level}") for level, label in zip(levels, labels, strict=True)]


def cut_modal(table: Table, text: Text) -> ui.Modal:
    """The form for a cut. It comes back to the router as `c:{table}`."""
    word: ui.TextInput[ui.LayoutView] = ui.TextInput(
        custom_id="word", style=discord.TextStyle.short, min_length=1, max_length=CUT_LENGTH
    )
    modal = ui.Modal(title=text("lobby-cut-title"), custom_id=f"c:{table.id}", timeout=None)
    modal.add_item(ui.Label(text=text("lobby-cut-label"), description=text("lobby-cut-help"), component=word))
    modal.stop()
    return modal
