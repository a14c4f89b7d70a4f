"""How actions are offered, whatever is played with: their words, their colours, and rows of them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.decks.deck import Choice
from bot.decks.telling import Telling
from engine.core import Action, Piece
from engine.core.signs import Look, Style

MOST_BUTTONS = 10
"""More choices than this are a list."""


def look(action: Action, telling: Telling) -> Look:
    return telling.game.verbs[action.verb]


def label(action: Action, about: Sequence[Piece], telling: Telling, **more: str | int) -> str:
    """The words on the button of an action, at most 80 characters; `about`: what it would take. more: what a deck says
    beside."""
    named, taken = telling.shorts(action.pieces), telling.shorts(about)
    return telling.text(f"verb-{action.verb}", **{"pieces": named, "taken": taken, **more})[:80]


def decided(action: Action, safe: Action, telling: Telling) -> Style:
    """The colour of a decision: the one its game gives it, else the safe one is good and a daring one is a danger."""
    return look(action, telling).style or ("good" if action == safe else "danger")


def in_order(legal: Sequence[Action], held: Sequence[Piece]) -> list[Action]:
    """Actions in the order of their pieces in the hand; to pass comes last."""
    order = {piece: place for place, piece in enumerate(held)}
    shown = sorted(legal, key=lambda action: order.get(action.pieces[0], 0) if action.pieces else 0)
    return sorted(shown, key=lambda action: action.verb == "pass")


def in_rows(choices: Sequence[Choice], most: int = 0) -> tuple[tuple[Choice, ...], ...]:
    """Choices in as few rows as hold them with at most `most` in each, all about as long; without `most` in short ones
    of three or four, as cards lie in the picture of a hand, or one long one where they are too many for buttons."""
    if not most and len(choices) > MOST_BUTTONS:
        return (tuple(choices),)
    most = most or (3 if len(choices) <= 6 else 4)
    rows = -(-len(choices) // most)
    length = -(-len(choices) // max(rows, 1)) or 1
    return tuple(tuple(choices[start : start + length]) for start in range(0, len(choices), length))
