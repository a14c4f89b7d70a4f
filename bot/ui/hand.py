"""The private message of a seat: its cards, what it is asked, and a button for every legal action."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ui

from bot.table import Table
from bot.ui.board import FINISH, asked, in_words, is_pause, settlement
from bot.ui.pictures import Pictures
from bot.ui.post import ACCENT, CALM, OVER, Part, Post, button, in_rows, post
from bot.ui.speech import label, latest_turn, pieces, question, round_of, rows, story
from bot.words import Text
from engine.core import Action, Scene, Seat

MOST_BUTTONS = 10


async def hand_post(
    table: Table, seat: Seat, pictures: Pictures | None, text: Text, locale: str, notice: str = ""
) -> Post:
    """The hand of `seat`, with `notice` (a sentence key) above it. Without `pictures` it is told in words.

    When the match is over only words are left: what is still held matters no more.
    """
    match = table.match
    assert match is not None
    scene = match.scene(seat)
    legal = match.pending.get(seat, ())
    title = text("hand-title", game=text(table.row.game), table=str(table.id), round=round_of(scene))
    over = match.result is not None
    picture = await pictures.draw("hand", table, scene, locale) if pictures and not over else ()
    yaku = rows(scene.sheet("yaku", seat), text)
    return post(
        f"{title}\n{text(notice)}" if notice else title,
        " ".join(story(table, latest_turn(match.told), seat, text)),
        "\n".join(settlement(table, scene, text)) if is_pause(table) else "",
        picture,
        "" if pictures or over else _in_words(scene, seat, text),
        text("hand-yaku", yaku=yaku) if yaku else "",
        _asked(table, scene, legal, text) if legal else _waiting(table, scene, seat, text),
        *_choices(table, scene, match.question, legal, text),
        accent=OVER if over else ACCENT if legal else CALM,
    )


def moved_post(text: Text) -> Post:
    """What stays of a hand message that was opened again elsewhere."""
    return post(text("hand-moved"), accent=OVER)


def _asked(table: Table, scene: Scene, legal: Sequence[Action], text: Text) -> str:
    """The question, and what the colour of some buttons says where they differ."""
    marks = _marks(scene)
    capturing = [action for action in legal if _captures(action, marks)]
    asked = question(table, scene, legal, text)
    return f"{asked}\n{text('hand-blue')}" if 0 < len(capturing) < len(legal) else asked


def _choices(table: Table, scene: Scene, number: int, legal: Sequence[Action], text: Text) -> list[Part]:
    """Buttons for few actions, a select for many; the cards stand in the order of the hand."""
    pile = scene.pile("hand", scene.viewer)
    order = {piece: place for place, piece in enumerate(pile.pieces)} if pile else {}
    shown = sorted(legal, key=lambda action: order.get(action.pieces[0], 0) if action.pieces else 0)
    marks = _marks(scene)
    if len(shown) > MOST_BUTTONS:
        options = [discord.SelectOption(label=label(table, action, text), value=str(action)) for action in shown[:25]]
        select: ui.Select[ui.LayoutView] = ui.Select(
            custom_id=f"s:{table.id}:{number}", placeholder=text("hand-pick"), options=options
        )
        return [select]
    buttons = [
        button(label(table, action, text), f"p:{table.id}:{number}:{action}", _style(action, legal[0], marks))
        for action in shown
    ]
    # in rows as the cards stand in the picture of the hand
    return list(in_rows(buttons, 3 if len(buttons) <= 6 else 4))


def _style(action: Action, safe: Action, marks: dict[str, str]) -> discord.ButtonStyle:
    """Cards that capture are blue; of decisions the safe one is green and a daring one red; ending is grey."""
    if action.pieces:
        return discord.ButtonStyle.primary if _captures(action, marks) else discord.ButtonStyle.secondary
    if action == FINISH:
        return discord.ButtonStyle.secondary
    return discord.ButtonStyle.success if action == safe else discord.ButtonStyle.danger


def _marks(scene: Scene) -> dict[str, str]:
    pile = scene.pile("hand", scene.viewer)
    return dict(pile.marks) if pile else {}


def _captures(action: Action, marks: dict[str, str]) -> bool:
    return bool(action.pieces) and (marks.get(action.pieces[0]) == "match" or action.verb == "take")


def _waiting(table: Table, scene: Scene, seat: Seat, text: Text) -> str:
    """Nothing is asked of this seat; who has answered a question to all stays hidden."""
    if table.match is None or table.match.result is not None:
        return text("hand-over")
    if is_pause(table):
        return text("hand-wait-answer")
    return text("hand-wait", who=asked(table, scene, text))


def _in_words(scene: Scene, seat: Seat, text: Text) -> str:
    pile = scene.pile("hand", seat)
    cards = text("hand-cards", cards=pieces(pile.pieces if pile else (), text) or "—")
    return f"{cards}\n{in_words(scene, text)}"
