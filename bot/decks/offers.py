"""Functions for the offers of any deck: the words, colours and rows of actions."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from operator import itemgetter

from bot.decks.deck import Choice
from bot.decks.telling import Telling
from engine.core import Action, Piece
from engine.core.signs import Look, Style

MOST_BUTTONS = 10
"""Maximum number of choices shown as buttons. With more, all of them become one list."""

ACROSS, BUTTON, BETWEEN, LETTER, SIGN = 326, 54, 8, 7, 14
"""Sizes in pixels on a phone 390 px wide, measured roughly.

They are the room for a row of buttons, the width of a button with an emoji and no label, the gap between two buttons,
and the widths of a Latin letter and of a Chinese, Japanese or Korean one in a label."""


def get_look(action: Action, telling: Telling) -> Look:
    return telling.game.verbs[action.verb]


look = get_look  # the name until 0.3, for packages


def label(action: Action, about: Sequence[Piece], telling: Telling, **more: str | int) -> str:
    """Return the words on the button of an action, at most 80 characters.

    `about`: the pieces that the action would take. `more`: further variables for the message."""
    named, taken = telling.shorts(action.pieces), telling.shorts(about)
    return telling.text(f"verb-{action.verb}", **{"pieces": named, "taken": taken, **more})[:80]


def decided(action: Action, _safe: Action, telling: Telling) -> Style:
    """Return the button style of a decision. Packages used this until 0.3."""
    return get_look(action, telling).style


def in_order(legal: Sequence[Action], held: Sequence[Piece]) -> list[Action]:
    """Sort actions by the position of their first piece in the hand. Pass comes last."""
    order = {piece: place for place, piece in enumerate(held)}
    shown = sorted(legal, key=lambda action: order.get(action.pieces[0], 0) if action.pieces else 0)
    return sorted(shown, key=lambda action: action.verb == "pass")


def in_rows(choices: Sequence[Choice], most: int = 0) -> tuple[tuple[Choice, ...], ...]:
    """Split choices into as few rows as possible, of about equal length.

    `most`: maximum number of choices in a row.

    If `most` is 0, a row has at most three or four choices, like the cards in the picture of a hand. However, more
    choices than MOST_BUTTONS make one long row."""
    if not most and len(choices) > MOST_BUTTONS:
        return (tuple(choices),)
    most = most or (3 if len(choices) <= 6 else 4)
    rows = -(-len(choices) // most)
    length = -(-len(choices) // max(rows, 1)) or 1
    return tuple(tuple(choices[start : start + length]) for start in range(0, len(choices), length))


def in_low_rows(choices: Sequence[Choice], most: int, high: int) -> tuple[tuple[Choice, ...], ...]:
    """Split choices into rows so that they take as few lines as possible on a phone.

    A phone wraps a row that is too wide for it. `most`: maximum number of choices in a row. `high`: maximum number of
    rows, unless more are needed.

    Among equally low splits, the one with the fewest rows is taken, with the longer rows first."""
    widths, count = [_width(choice.label) for choice in choices], len(choices)
    found: list[tuple[int, tuple[int, ...]]] = [(0, ())] if not count else []
    best: dict[int, tuple[int, tuple[int, ...]]] = {0: (0, ())}
    for _ in range(max(high, -(-count // most))):
        longer: dict[int, tuple[int, tuple[int, ...]]] = {}
        for start, (lines, ends) in best.items():
            for end in range(start + 1, min(start + most, count) + 1):
                way = lines + _lines(widths[start:end]), (*ends, -end)
                longer[end] = min(longer.get(end, way), way)
        best = longer
        found += [best[count]] if count in best else []
    _, ends = min(found, key=itemgetter(0))
    return tuple(tuple(choices[-start:-end]) for start, end in pairwise((0, *ends)))


def _width(label: str) -> int:
    """Return about how many pixels wide a button with an emoji is on a phone."""
    return BUTTON + sum(LETTER if letter < "\u1100" else SIGN for letter in label)


def _lines(widths: Iterable[int]) -> int:
    """Return how many lines a row of buttons of these widths takes on a phone."""
    lines, used = 0, ACROSS
    for wide in widths:
        if used + BETWEEN + wide <= ACROSS:
            used += BETWEEN + wide
        else:
            lines, used = lines + 1, wide
    return lines
