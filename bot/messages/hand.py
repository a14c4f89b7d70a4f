"""The private message of a seat: its cards, what it is asked, and a button for every legal action."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import discord
from discord import ui

from bot.decks.mahjong import words as tiles
from bot.messages.board import FINISH, asked, claims, in_words, is_pause, settlement
from bot.messages.post import ACCENT, CALM, OVER, Button, Part, Post, button, in_rows, post
from bot.messages.reader import Reader
from bot.messages.speech import DECLARED, label, latest_turn, pieces, question, round_of, rows, story
from bot.tables.table import ORDERS, WINS, Table
from bot.words import Text
from engine.core import Action, Piece, Scene, Seat

MOST_BUTTONS = 10
HINTS_OFF = "no_waits"

GREEN, RED = discord.ButtonStyle.success, discord.ButtonStyle.danger
BLUE, GREY = discord.ButtonStyle.primary, discord.ButtonStyle.secondary

STYLES = (
    dict.fromkeys(("win", "rob_gold", "three_golds", "continue"), GREEN)
    | dict.fromkeys(("chow", "pong", "kong", "concealed_kong", "added_kong", "jinkan"), BLUE)
    | {"give_up": RED, "pass": GREY, "finish": GREY}
)
"""Colours of decisions that mean the same in every game; the others get theirs from where they stand."""

GRAVE = ("give_up", "jinkan")
"""What cannot be taken back and binds for the rest of the hand."""


async def hand_post(table: Table, seat: Seat, reader: Reader, notice: str = "", sure: Action | None = None) -> Post:
    """The hand of `seat`, with `notice` (a sentence key) above it.

    When the match is over only words are left: what is still held matters no more. `sure`: an action that is asked once
    more, instead of all others.
    """
    table, text = table.frozen_copy(), reader.speak
    match = table.match
    assert match is not None
    legal = match.pending.get(seat, ())
    scene = _hinting(table, match.scene(seat), seat, legal)
    title = _title(table, scene, text)
    over = match.result is not None
    picture = () if over else await reader.draw("hand", table, scene)
    yaku = rows(scene.sheet("yaku", seat), text)
    return post(
        f"{title}\n{text(notice)}" if notice else title,
        " ".join(story(table, latest_turn(match.told), seat, text)),
        "\n".join(settlement(table, scene, text)) if is_pause(table) else "",
        picture,
        _in_words(table, scene, seat, text) if reader.in_words and not over else "",
        text("hand-yaku", yaku=yaku) if yaku else "",
        "" if over else _hints(scene, text),
        *(
            _once_more(table, match.number, sure, text)
            if sure is not None and sure in legal and _is_grave(table, scene, sure)
            else _all_choices(table, scene, seat, match.number, text)
        ),
        accent=OVER if over else ACCENT if legal else CALM,
    )


def stripped_post(text: Text, why: str) -> Post:
    """What stays of a hand message that is played on no more: one sentence."""
    return post(text(why), accent=OVER)


def _title(table: Table, scene: Scene, text: Text) -> str:
    named = {"game": text(table.row.game), "table": str(table.id), "round": round_of(scene)}
    if tiles.is_mahjong(table):
        wind = tiles.round_wind(scene, text)
        return text("hand-title-wind", wind=wind, **named) if wind else text("hand-title-deal", **named)
    return text("hand-title", **named)


def _hinting(table: Table, scene: Scene, seat: Seat, legal: Sequence[Action]) -> Scene:
    """The scene without its waits, for words and picture alike, where the seat may win at once or wants no hints."""
    if HINTS_OFF not in table.orders.get(seat, ()) and not any(action.verb in WINS for action in legal):
        return scene
    return replace(scene, sheets=tuple(sheet for sheet in scene.sheets if sheet.key != "waits"))


def _hints(scene: Scene, text: Text) -> str:
    """What the seat may not claim, and what its hand waits for."""
    return "\n".join(line for line in (tiles.locked(scene, text), tiles.waits(scene, text)) if line)


def _all_choices(table: Table, scene: Scene, seat: Seat, number: int, text: Text) -> list[Part]:
    """The question with its buttons, or who is waited for; then the standing orders."""
    assert table.match is not None
    legal = table.match.pending.get(seat, ())
    parts: list[Part] = [_asked(table, scene, legal, text) if legal else _waiting(table, scene, seat, text)]
    if any(action.verb == "discard" for action in legal):
        parts += _turn(table, scene, number, legal, text)
    else:
        parts += _choices(table, scene, number, legal, text)
    if tiles.is_mahjong(table) and table.match.result is None:
        if is_pause(table):
            parts += [text("hand-tiles"), text("hand-orders")]
        parts.append(_orders(table, seat, text))
    return parts


def _asked(table: Table, scene: Scene, legal: Sequence[Action], text: Text) -> str:
    """The question, and what the colours and marks of some buttons say where they differ."""
    lines = [question(table, scene, legal, text)]
    offered = {action.verb for action in legal}
    lines += [text(f"{table.row.game}-offer-{verb}") for verb in DECLARED if verb in offered]
    marks = _marks(scene)
    if 0 < sum(_captures(action, marks) for action in legal) < len(legal):
        lines.append(text("hand-blue"))
    if drawn := _drawn(scene):
        lines.append(text("hand-drawn", pieces=pieces([drawn], text)))
    if any(_is_wild_discard(scene, action) for action in legal):
        lines.append(text(f"{table.row.game}-hand-wild", mark=tiles.WILD))
    return "\n".join(lines)


def _once_more(table: Table, number: int, sure: Action, text: Text) -> list[Part]:
    """A move that would hurt as a slip: is it really meant? What it costs may lie in the settings."""
    settings = {name: value for name, value in table.rules.plain().items() if not isinstance(value, bool)}
    key = "hand-finish" if sure == FINISH else f"{table.row.game}-sure-{sure.verb}"
    asked = text(key, **settings, pieces=pieces(sure.pieces, text))
    yes = button(text("hand-sure"), f"p:{table.id}:{number}:{sure}", RED)
    return [asked, [yes, button(text("hand-back"), f"q:{table.id}:{number}", GREY)]]


def _turn(table: Table, scene: Scene, number: int, legal: Sequence[Action], text: Text) -> list[Part]:
    """What is more than a discard, then a button a kind in the order of the picture: five a row, the drawn one last."""
    more = [action for action in legal if action.verb != "discard"]
    more.sort(key=lambda action: STYLES.get(action.verb) is not GREEN)
    drawn = _drawn(scene)
    held = [*_held(scene), *([drawn] if drawn else [])]
    place = {kind: at for at, kind in enumerate(held)}
    discards = [action for action in legal if action.verb == "discard"]
    discards.sort(key=lambda action: (action.pieces[0] == drawn, place.get(action.pieces[0], 0)))
    kinds = [_discard(table, scene, number, action, held.count(action.pieces[0]), text) for action in discards]
    specials = [_button(table, scene, number, action, STYLES.get(action.verb, BLUE), text) for action in more]
    return [*in_rows(specials), *(kinds[start : start + 5] for start in range(0, len(kinds), 5))]


def _discard(table: Table, scene: Scene, number: int, action: Action, copies: int, text: Text) -> Button:
    kind, style = action.pieces[0], BLUE if action.pieces[0] == _drawn(scene) else GREY
    made = _button(table, scene, number, action, style, text)
    if copies > 1:
        made.label = f"{made.label} ×{copies}"
    if kind == tiles.wild_kind(scene):
        made.label = f"{made.label} {tiles.WILD}"
    return made


def _choices(table: Table, scene: Scene, number: int, legal: Sequence[Action], text: Text) -> list[Part]:
    """Buttons for few actions, a select for many; the cards stand in the order of the hand, to pass comes last."""
    order = {piece: place for place, piece in enumerate(_held(scene))}
    shown = sorted(legal, key=lambda action: order.get(action.pieces[0], 0) if action.pieces else 0)
    shown.sort(key=lambda action: action.verb == "pass")
    marks = _marks(scene)
    if len(shown) > MOST_BUTTONS:
        options = [
            discord.SelectOption(label=label(table, scene, action, text), value=str(action)) for action in shown[:25]
        ]
        select: ui.Select[ui.LayoutView] = ui.Select(
            custom_id=f"s:{table.id}:{number}", placeholder=text("hand-pick"), options=options
        )
        return [select]
    buttons = [_button(table, scene, number, action, _style(action, legal[0], marks), text) for action in shown]
    # in rows as the cards stand in the picture of the hand
    return list(in_rows(buttons, 3 if len(buttons) <= 6 else 4))


def _button(table: Table, scene: Scene, number: int, action: Action, style: discord.ButtonStyle, text: Text) -> Button:
    """`p:` plays at once; `q:` asks once more where a slip would hurt."""
    kind = "q" if _is_grave(table, scene, action) else "p"
    return button(label(table, scene, action, text), f"{kind}:{table.id}:{number}:{action}", style)


def _orders(table: Table, seat: Seat, text: Text) -> list[Button]:
    """The standing orders, with a check mark where one is given."""
    given = table.orders.get(seat, frozenset[str]())
    return [
        button(
            f"{'✓ ' if name in given else ''}{text(f'order-{name}')}",
            f"w:{table.id}:{name}:{'off' if name in given else 'on'}",
        )
        for name in ORDERS
    ]


def _style(action: Action, safe: Action, marks: dict[str, str]) -> discord.ButtonStyle:
    """Cards that capture are blue; of decisions the safe one is green and a daring one red; ending is grey."""
    if action.verb in STYLES:
        return STYLES[action.verb]
    if action.pieces:
        return BLUE if _captures(action, marks) else GREY
    return GREEN if action == safe else RED


def _held(scene: Scene) -> tuple[Piece, ...]:
    pile = scene.pile("hand", scene.viewer)
    return pile.pieces if pile else ()


def _drawn(scene: Scene) -> Piece | None:
    pile = scene.pile("drawn", scene.viewer)
    return pile.pieces[0] if pile and pile.pieces else None


def _is_wild_discard(scene: Scene, action: Action) -> bool:
    return action.verb == "discard" and action.pieces[0] == tiles.wild_kind(scene)


def _is_grave(table: Table, scene: Scene, action: Action) -> bool:
    """To finish is grave for who decides it alone."""
    alone = action == FINISH and len(table.persons) == 1
    return alone or action.verb in GRAVE or _is_wild_discard(scene, action)


def _marks(scene: Scene) -> dict[str, str]:
    pile = scene.pile("hand", scene.viewer)
    return dict(pile.marks) if pile else {}


def _captures(action: Action, marks: dict[str, str]) -> bool:
    return bool(action.pieces) and (marks.get(action.pieces[0]) == "match" or action.verb == "take")


def _waiting(table: Table, scene: Scene, seat: Seat, text: Text) -> str:
    """Nothing is asked of this seat; who has answered a question to all, or is asked in a window, stays hidden."""
    if table.match is None or table.match.result is not None:
        return text("hand-over")
    if is_pause(table):
        return text("hand-wait-answer")
    said, lines = scene.badge("answered", seat), [text("hand-gave-up")] if scene.badge("gave_up", seat) else []
    if said:
        lines.append(text("hand-answered", move=label(table, scene, Action.parse(str(said.args[0])), text)))
    lines.append(claims(table, scene, text) or text("hand-wait", who=asked(table, scene, text)))
    return "\n".join(lines)


def _in_words(table: Table, scene: Scene, seat: Seat, text: Text) -> str:
    if tiles.is_mahjong(table):
        own = "\n".join((*tiles.headline(table.row.game, scene, text), tiles.own_tiles(scene, seat, text)))
    else:
        own = text("hand-cards", cards=pieces(_held(scene), text) or "—")
    return f"{own}\n{in_words(table, scene, text)}"
