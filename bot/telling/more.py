"""All of a hand in words, beside one that shows the least while time runs short."""

from __future__ import annotations

from bot.reading.reader import Reader
from bot.reading.speech import deck_of, telling
from bot.tables.table import Table
from bot.telling.hints import hinting
from bot.wire.emoji import words
from bot.wire.post import CALM, Button, Post, button, post
from bot.words import Text
from engine.core import Seat


def more_button(table: Table, text: Text) -> Button:
    """The button that opens it."""
    return button(text("more-button"), f"more:{table.id}")


def more_post(table: Table, seat: Seat | None, reader: Reader) -> Post:
    """What `seat`, or a spectator, sees of the table: every seat, what lies there, and what the short names mean."""
    match = table.match
    assert match is not None
    scene = match.scene(seat)
    if seat is not None:
        scene = hinting(table, scene, seat, match.question.legal.get(seat, ()), hints=reader.taste.hints)
    kind = "table" if seat is None else "hand"
    return post(words(deck_of(table), kind, scene, telling(table, reader.speak), reader.emoji(table)), accent=CALM)
