"""The public message of a table: the picture, who plays and who is asked, and the card of a finished round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import discord

from bot.decks.scenes import is_over, ranked, seat_words, with_places
from bot.decks.telling import joined
from bot.messages.company import company_buttons, company_words
from bot.messages.emoji import words
from bot.messages.house_rules import differences
from bot.messages.post import ACCENT, CALM, OVER, Post, button, post
from bot.messages.reader import Reader
from bot.messages.speech import claims, deck_of, moment, story, telling, who
from bot.tables.table import Table, absent, places_of, unsettled
from bot.words import Text
from engine.core import READY, Ask, Event, Result, Scene


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
    picture = await reader.draw("table", table, scene)
    owed, reader = not picture and not reader.in_words, replace(reader, in_words=not picture)
    text, deck, question = reader.speak, deck_of(table), table.match.question
    told = " ".join(story(table, deck.course.latest(table.match.told), None, text))
    buttons = [button(text("table-hand"), f"h:{table.id}", discord.ButtonStyle.primary), *company_buttons(table, text)]
    if question.ask is Ask.PAUSE:
        custom_id = f"p:{table.id}:{question.number}:{READY}"
        buttons.insert(0, button(text("table-ready-button"), custom_id, discord.ButtonStyle.success))
    said = telling(table, text)
    shown = post(
        _head(table, scene, reader),
        "" if reader.in_words else _seats(table, scene, text),
        picture,
        words(deck, "table", scene, said, reader.emoji(table)) if reader.in_words else "",
        told,
        claims(table, scene, question, text) or moment(table, question, text),
        company_words(table, question, text),
        buttons,
        accent=ACCENT,
    )
    return replace(shown, owed=owed)


def _title(table: Table, text: Text) -> str:
    return text("table-title", game=text(table.row.game), table=str(table.id))


def _head(table: Table, scene: Scene, reader: Reader) -> str:
    """The table and its rules; beside a picture also where in the match it is, which else the words tell."""
    text, deck = reader.speak, deck_of(table)
    preset = text(f"{table.row.game}-preset-{table.row.preset}")
    lines = [_title(table, text)]
    if reader.in_words:
        lines.append(text("table-rules", preset=preset))
    else:
        said = telling(table, text)
        lines.append(text("table-rules-when", preset=preset, when=deck.when(scene, said)))
        facts = " · ".join(deck.facts(scene, said))
        lines += [f"-# {facts}"] if facts else []
    return "\n".join(line for line in (*lines, differences(table, text)) if line)


def _seats(table: Table, scene: Scene, text: Text) -> str:
    """Everybody with points and what is special: by seat, and by place when the match is over."""
    deck, said = deck_of(table), telling(table, text)
    return "\n".join(seat_words(place, deck.beside(scene, place.seat, said), said) for place in ranked(scene))


def closed_post(table: Table, text: Text) -> Post:
    """A match that was closed without a result."""
    why = text(f"closed-{table.row.reason}") if table.row.reason else text("refused-closed")
    return post(_title(table, text), why, accent=OVER)


def _uncounted(table: Table, result: Result, text: Text) -> list[str]:
    """Why the match does not count, where that is not plain from how it ended."""
    if unsettled(table, result):
        return [] if result.last is None else [text("table-unsettled")]
    if table.deserted:
        return [text("table-deserted")]
    away = [who(table, each.seat, text) for each in absent(table, result)]
    return [text("table-ended-without", who=joined(away, text), count=len(away))] if away else []


async def result_post(table: Table, scene: Scene, told: Sequence[Event], reader: Reader) -> Post:
    """The card of the round that was settled last in `scene`, or of the match when it is over: that one alone has
    buttons, to play again.

    `told`: the events up to then, of which the turn that ended the round is told again.
    """
    table, text, deck = table.frozen_copy(), reader.speak, deck_of(table)
    assert table.match is not None
    result = table.match.result if is_over(scene) else None
    places = places_of(table, result) if result else ()
    scene = with_places(scene, places) if result else scene
    settled = "\n".join(deck.settlement(scene, telling(table, text)))
    picture = await reader.draw("result", table, scene) if settled or result else ()
    title, ended = _title(table, text), " ".join(story(table, deck.course.ending(told), None, text))
    if result is None:
        return post(title, ended, picture, settled, accent=CALM)
    first = [who(table, seat, text) for seat, place in enumerate(places) if place == 1]
    lines = [text("table-over"), text("table-winner" if len(first) == 1 else "table-shared", who=joined(first, text))]
    if result.last is not None:
        lines.insert(1, text(f"table-{result.reason}", who=who(table, result.last, text), price=result.fee))
        ended = ""  # the last hand that counts has a card of its own
    elif not result.hands:
        lines[1:] = [text("table-unplayed")]
    lines += _uncounted(table, result, text)
    sealed = text("table-sealed", seed=table.row.server_seed.hex(), table=str(table.id))
    seats = _seats(table, scene, text)
    again = [
        button(text("table-rematch"), f"m:{table.id}:again", discord.ButtonStyle.primary),
        button(text("table-seats"), f"m:{table.id}:seats"),
    ]
    return post(title, " ".join(lines), seats, ended, picture, settled, sealed, again, accent=OVER)
