"""The public message of a table: the picture, who plays and who is asked, and the card of a finished round."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.decks.mahjong import words as tiles
from bot.messages.house_rules import differences
from bot.messages.post import ACCENT, CALM, OVER, Post, button, post
from bot.messages.reader import Reader
from bot.messages.speech import MARKS, end_of_round, joined, latest_turn, pieces, round_of, rows, story, until, who
from bot.tables.table import Table
from bot.words import Text
from engine.core import Action, Event, Scene, Sheet

READY, FINISH = Action("ready"), Action("finish")


async def board_post(table: Table, reader: Reader) -> Post:
    """The table as it stands."""
    table = table.frozen_copy()
    assert table.match is not None
    scene = table.match.scene(None)
    if table.match.result is not None:
        return await result_post(table, scene, table.match.told, reader)
    return await _running(table, scene, reader)


async def _running(table: Table, scene: Scene, reader: Reader) -> Post:
    assert table.match is not None
    text = reader.speak
    told = " ".join(story(table, latest_turn(table.match.told), None, text))
    buttons = [button(text("table-hand"), f"h:{table.id}", discord.ButtonStyle.primary)]
    pause = is_pause(table)
    if pause:
        custom_id = f"p:{table.id}:{table.match.number}:{READY}"
        buttons.insert(0, button(text("table-ready-button"), custom_id, discord.ButtonStyle.success))
    title = text("table-title", game=text(table.row.game), table=str(table.id))
    picture = await reader.draw("table", table, scene)
    return post(
        "\n".join(line for line in (title, *_rounds(table, scene, text), differences(table, text)) if line),
        "\n".join(_seats(table, scene, text)),
        picture,
        in_words(table, scene, text) if reader.in_words else "",
        told,
        claims(table, scene, text) or text(f"table-{_asks(table)}", who=asked(table, scene, text)),
        buttons,
        accent=ACCENT,
    )


def claims(table: Table, scene: Scene, text: Text) -> str:
    """The line of an open claim window, the same for all who see it and may not claim; empty without one."""
    window = scene.badge("claims")
    if window is None:
        return ""
    named = pieces(map(str, window.args), text)
    return text("board-rob-gold" if scene.badge("rob_gold") else "board-claims", pieces=named, until=until(table))


def _asks(table: Table) -> str:
    """What those who are asked are asked: a pause before a round, an open question to several, or a turn."""
    if is_pause(table):
        return "ready"
    legal = table.match.pending.values() if table.match else ()
    return "contract" if any(action.verb == "give_up" for actions in legal for action in actions) else "turn"


async def result_post(table: Table, scene: Scene, told: Sequence[Event], reader: Reader) -> Post:
    """The card of the round that was settled last in `scene`, and of the match when it is over; it has no buttons.

    `told`: the events up to then, of which the turn that ended the round is told again.
    """
    table, text = table.frozen_copy(), reader.speak
    assert table.match is not None
    result = table.match.result if scene.badge("place") else None
    picture = await reader.draw("result", table, scene) if scene.sheet("result") or result else ()
    title = text("table-title", game=text(table.row.game), table=str(table.id))
    ended = " ".join(story(table, end_of_round(told), None, text))
    settled = "\n".join(settlement(table, scene, text))
    if result is None:
        return post(title, ended, picture, settled, accent=CALM)
    first = [who(table, seat, text) for seat, place in enumerate(result.places) if place == 1]
    lines = [text("table-over"), text("table-winner" if len(first) == 1 else "table-shared", who=joined(first, text))]
    left = [event for event in table.match.told if event.kind in ("resigned", "escaped")]
    if left and left[-1].kind == result.reason:
        lines.insert(1, _left(table, left[-1], text))
        ended = ""  # the last hand that counts has a card of its own
    elif not result.hands:
        lines[1:] = [text("table-unplayed")]
    seats = "\n".join(_seats(table, scene, text))
    sealed = text("table-sealed", seed=table.row.server_seed.hex(), table=str(table.id))
    return post(title, " ".join(lines), seats, ended, picture, settled, sealed, accent=OVER)


def _left(table: Table, event: Event, text: Text) -> str:
    """Who ended the match by leaving, and what that cost."""
    price = event.amounts[0] if event.amounts else 0
    return text(f"table-{event.kind}", who=who(table, event.seat or 0, text), price=price)


def settled_round(scene: Scene) -> int:
    """The number of the round that was settled last, 0 before the first."""
    sheet = scene.sheet("settled")
    return scene.settled or (dict(sheet.terms).get("round", 0) if sheet else 0)


def in_words(table: Table, scene: Scene, text: Text) -> str:
    """The open cards, for a channel where no picture may be attached."""
    if tiles.is_mahjong(table):
        return "\n".join(tiles.open_tiles(scene, text))
    field = scene.pile("field")
    lines = [text("hand-field", cards=pieces(field.pieces, text) or "—")] if field else []
    taken = [(pile.seat, pile.pieces) for pile in scene.piles if pile.role == "taken"]
    lines += [f"{MARKS[seat]} {pieces(cards, text) or '—'}" for seat, cards in taken if seat is not None]
    return "\n".join(lines)


def asked(table: Table, scene: Scene, text: Text) -> str:
    """Who is asked, as a list of mentions; in a pause the persons, whom computers follow."""
    seats = [badge.seat for badge in scene.badges if badge.key == "asked" and badge.seat is not None]
    if is_pause(table):
        seats = [seat for seat in seats if table.sitter(seat).user is not None] or seats
    return joined([who(table, seat, text) for seat in seats], text)


def is_pause(table: Table) -> bool:
    """Whether this is the question before a round, in which anybody may also ask to finish."""
    match = table.match
    return match is not None and any(FINISH in legal for legal in match.pending.values())


def _rounds(table: Table, scene: Scene, text: Text) -> list[str]:
    """Where in the match the table is, and at mahjong what the whole table should know."""
    preset = text(f"{table.row.game}-preset-{table.row.preset}")
    if tiles.is_mahjong(table):
        wind, hand = tiles.round_wind(scene, text), round_of(scene)
        first = text("table-wind", wind=wind, preset=preset, round=hand) if wind else ""
        first = first or text("table-deal", preset=preset, round=hand)
        return [first, *tiles.headline(table.row.game, scene, text)]
    badge = scene.badge("round")
    number, rounds = (int(arg) for arg in badge.args) if badge else (0, 0)
    if scene.badge("overtime"):
        return [text("table-overtime", preset=preset, round=number)]
    return [text("table-round", preset=preset, round=number, rounds=rounds)]


def _seats(table: Table, scene: Scene, text: Text) -> list[str]:
    """Everybody with points and what is special: by seat, and by place when the match is over."""
    lines: list[str] = []
    ranks = {badge.seat: int(badge.args[0]) for badge in scene.badges if badge.key == "place"}
    for place in sorted(scene.places, key=lambda place: (ranks.get(place.seat, 0), place.seat)):
        badges = tiles.badges(scene, place.seat, text)
        if scene.badge("called", place.seat):
            badges.append(text(f"{table.row.game}-called"))
        badges.append(rows(scene.sheet("yaku", place.seat), text))
        if place.seat in ranks:
            badges = [text("table-badge-place", place=str(ranks[place.seat]))]
        lines.append(
            text(
                "table-seat",
                mark=MARKS[place.seat],
                who=who(table, place.seat, text),
                points=place.points,
                badges="".join(f" · {words}" for words in badges if words),
            )
        )
    return lines


def settlement(table: Table, scene: Scene, text: Text) -> list[str]:
    """How the last round was settled, in words and numbers: what scored, every seat's formula, who pays whom."""
    settled, sheet = scene.sheet("settled"), scene.sheet("result")
    if settled is None or sheet is None:
        return []
    steps, reason = dict(sheet.terms), settled.reason or settled.terms[0][0]
    winner = text("nobody") if sheet.seat is None else who(table, sheet.seat, text)
    ended = "table-hand-over" if tiles.is_mahjong(table) else "table-round-over"
    lines = [
        text(ended, round=settled_round(scene) or round_of(scene)),
        text(f"{table.row.game}-settled-{reason}", who=winner, base=steps.get("base", 0)),
    ]
    lines += [f"{MARKS[seat]} {pieces(row.pieces, text)}" for seat, row in enumerate(settled.rows) if row.pieces]
    if sheet.seat is None:
        lines += [f"{MARKS[seat]} {row.number:+}" for seat, row in enumerate(settled.rows) if row.number]
    lines += _counted(table, scene, sheet, text)
    share = steps.get("share", 0)
    paid = [
        text(
            "table-payment",
            payer=MARKS[payer],
            payee=MARKS[payee],
            amount=amount,
            shares=amount // share if share else 1,
        )
        for payer, payee, amount in sheet.payments
    ]
    return [line for line in (*lines, " · ".join(paid), " · ".join(tiles.bonds(scene, text))) if line]


def _counted(table: Table, scene: Scene, sheet: Sheet, text: Text) -> list[str]:
    """What scored, and the way from there to the score."""
    if tiles.is_mahjong(table):
        won = [", ".join(tiles.items(sheet, text)), tiles.formula(table.row.game, sheet, text)] if sheet.terms else []
        return [tiles.reading(scene, text), *won]
    steps = dict(sheet.terms)
    counts = [count for count in scene.sheets if count.key == "count"]
    found = [text("table-row", name=text(f"yaku-{row.key}"), number=row.number) for row in sheet.rows]
    if not counts:
        found += [
            text("table-term", name=text(f"{table.row.game}-term-{key}"), number=number)
            for key, number in sheet.terms
            if key not in ("base", "score")
        ]
    score = text("table-score", number=steps.get("score", 0)) if len(found) > 1 and not counts else ""
    return [f"{', '.join(found)} {score}".strip(), *(_formula(table, count, text) for count in counts)]


def _formula(table: Table, count: Sheet, text: Text) -> str:
    """`① Card points 120, Par -88, Own yaku 40 = 72`, and what is worth a remark."""
    game = table.row.game
    steps = [
        text("table-row", name=text(f"{game}-term-{key}"), number=number)
        for key, number in count.terms
        if key != "score"
    ]
    remarks = [text(f"{game}-remark-{row.key}") for row in count.rows]
    score = text("table-score", number=dict(count.terms)["score"])
    mark = MARKS[count.seat or 0]
    return " · ".join([f"{mark} {', '.join(steps)} {score}", *remarks])
