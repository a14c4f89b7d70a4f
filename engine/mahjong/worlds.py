"""Positions and actions of mahjong for the kernels (engine.mahjong.kernel)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from engine.core import Action, Piece
from engine.mahjong import kernel
from engine.mahjong.actions import Verb
from engine.mahjong.rows import POWERS
from engine.mahjong.tiles import INDEX, SUITED

VERBS: dict[str, int] = {
    Verb.PASS: kernel.PASS,
    Verb.DISCARD: kernel.DISCARD,
    Verb.CONCEALED_KONG: kernel.CONCEALED,
    Verb.ADDED_KONG: kernel.ADDED,
    Verb.WIN: kernel.WIN,
    Verb.KONG: kernel.KONG,
    Verb.PONG: kernel.PONG,
    Verb.CHOW: kernel.CHOW,
}
MELDS = {
    "chow": kernel.CHOW,
    "pong": kernel.PONG,
    "kong": kernel.KONG,
    "added": kernel.ADDED,
    "concealed": kernel.CONCEALED,
}


def bits(numbers: Iterable[int]) -> int:
    """Return a number with these bits set."""
    return sum(1 << number for number in {*numbers})


def coded(action: Action, tile: Piece | None, verbs: Mapping[str, int]) -> int:
    """Return the code of an action. `tile`: the tile of a window."""
    verb, kinds = verbs[action.verb], [INDEX[piece] for piece in action.pieces]
    if verb in (kernel.PONG, kernel.KONG, kernel.CHOW) and tile is not None:
        kinds.append(INDEX[tile])
    return verb * 64 + min(kinds, default=0)


def position(state: Any, wild: Piece, size: int, phases: Sequence[str], sources: Sequence[str]) -> list[int]:
    """Return what both games have of a position in a hand that has begun.

    Nobody may have answered a window or question yet. `size`: the length of the game's row.
    """
    s = [0] * size
    s[kernel.TURN], s[kernel.PHASE] = state.turn, phases.index(state.phase)
    s[kernel.SOURCE], s[kernel.FIRST] = sources.index(state.source), int(state.first)
    s[kernel.DRAWN] = -1 if state.drawn is None else INDEX[state.drawn]
    s[kernel.TILE] = -1 if state.tile is None else INDEX[state.tile]
    s[kernel.WINNER], s[kernel.WILD], s[kernel.LEFT], s[kernel.DEALER] = -1, INDEX[wild], state.left, state.dealer
    for seat in range(4):
        for kind in range(34):
            number = state.hands[seat] >> 3 * kind & 7
            if kind == INDEX[wild]:
                s[kernel.WILDS + seat] = number
                continue
            s[kernel.HELD + 34 * seat + kind] = number
            if kind < SUITED:
                s[kernel.CODES + 3 * seat + kind // 9] += number * POWERS[kind % 9]
        s[kernel.MELDS + seat] = len(state.melds[seat])
        for place, meld in enumerate(state.melds[seat]):
            s[kernel.LAID + 5 * seat + place] = MELDS[meld.kind] * 64 + INDEX[meld.pieces[0]]
    s[kernel.LYING] = len(state.discards)
    for place, (seat, tile) in enumerate(state.discards):
        s[kernel.DISCARDS + place] = seat * 64 + INDEX[tile]
    for stack in state.wall:
        for place, tile in enumerate(stack):
            s[kernel.WALL + s[kernel.HIGH]] = INDEX[tile] + (kernel.STACKED if place + 1 < len(stack) else 0)
            s[kernel.HIGH] += 1
    return s
