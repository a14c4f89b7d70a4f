"""Positions of Fuzhou for the kernel (engine.fuzhou.kernel), its tables, and its codes of actions."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from engine.ai.compiled import array
from engine.core import Action, Piece
from engine.fuzhou import danger, kernel, worth
from engine.fuzhou.rules import Rules
from engine.fuzhou.score import SHARES
from engine.fuzhou.state import OwnVerb, Phase, State
from engine.fuzhou.weights import PLAIN, SPECIAL
from engine.mahjong.actions import Verb
from engine.mahjong.melds import Meld
from engine.mahjong.rows import POWERS, rows
from engine.mahjong.tiles import INDEX, SUITED, Tiles

VERBS: dict[str, int] = {
    Verb.PASS: kernel.PASS,
    Verb.DISCARD: kernel.DISCARD,
    OwnVerb.JINKAN: kernel.DECLARE,
    Verb.CONCEALED_KONG: kernel.CONCEALED,
    Verb.ADDED_KONG: kernel.ADDED,
    Verb.WIN: kernel.WIN,
    OwnVerb.THREE_GOLDS: kernel.THREE,
    OwnVerb.ROB_GOLD: kernel.ROB,
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
KONGS = {"kong": 1, "added": 1, "concealed": 2}
SOURCES = ("deal", "draw", "kong_draw", "claim", "final")
PHASES = (Phase.TURN, Phase.ROB_GOLD, Phase.CLAIM, Phase.ROB_KONG)


def settings(rules: Rules) -> list[int]:
    """Return the rules for the kernel."""
    found: dict[int, int] = {
        kernel.RESERVE: rules.reserve,
        kernel.FLOWER_RESERVE: rules.flower_reserve,
        kernel.KONG_RESERVE: rules.reserve_per_kong == "ming1_an2",
        kernel.FORBIDDEN: rules.gold_discard == "forbidden",
        kernel.BARRED: rules.gold_discard == "self_draw_only",
        kernel.LOCK_PASSED: "passed" in rules.same_round_lock,
        kernel.LOCK_DISCARDED: "discarded" in rules.same_round_lock,
        kernel.SWAP: {"not_after_chow": 1, "not_after_claim": 2}.get(rules.swap_discard, 0),
        kernel.ADDED_DRAWN: rules.added_kong == "drawn",
        kernel.ROBBED: rules.rob_kong,
        kernel.ROBBED_LATE: rules.rob_gold_until != "window",
        kernel.NEAREST: rules.rob_gold_order == "nearest",
        kernel.ANY_TURN: rules.three_golds == "any_own_turn",
        kernel.THREE_ON_DISCARD: rules.three_golds_on_discard,
        kernel.YOUJIN: {"any_gold": 1, "one_gold": 2}.get(rules.youjin, 0),
        kernel.DECLARED: rules.jinkan,
        kernel.DECLARED_KONG: rules.jinkan_kong,
        kernel.BASE: rules.base,
        kernel.SPECIAL_BASE: rules.special_base,
        kernel.GOLD_PAIR: rules.gold_pair,
        kernel.GOLD_TRIPLET: rules.gold_triplet,
        kernel.ONE_FLOWER: rules.one_flower,
        kernel.KONG_FAN: rules.kong_fan != "none",
        kernel.STREAK_ALL: rules.streak == "all",
        kernel.PAID: SHARES.get(rules.discard_payment, 0),
        kernel.STAKE: rules.stake,
    }
    return [int(found[index]) for index in range(len(found))]


@lru_cache(16)
def tables(rules: Rules) -> kernel.Tables:
    """Return the kernel's tables under these rules."""
    numbers = [
        worth.CLAIMED,
        worth.LARGE_DRAWN,
        worth.UNFLOWERED,
        worth.TO_COME,
        worth.SELF_DRAWN,
        *worth.OTHERS,
        worth.SPECIALS,
        worth.SUREST,
        danger.SHED,
        danger.LATE,
        *PLAIN["free"],
        *(0.0,) * (13 - len(PLAIN["free"])),
    ]
    numbers += [weight for distance in range(1, 6) for weight in PLAIN[str(distance)]]
    numbers += [weight for distance in range(1, 6) for weight in SPECIAL[f"pair {distance}"]]
    numbers += [weight for golds in (0, 1) for number in range(1, 5) for weight in SPECIAL[f"{golds} golds {number}"]]
    numbers += [*danger.WAITS, *(chance for row in danger.READY for chance in row)]
    return kernel.Tables(array(settings(rules)), array(numbers, "float64"), *rows())


def coded(action: Action, tile: Piece | None) -> int:
    """Return the code of an action. `tile`: the tile of a window."""
    verb, kinds = VERBS[action.verb], [INDEX[piece] for piece in action.pieces]
    if verb in (kernel.PONG, kernel.KONG) or (verb == kernel.CHOW and tile is not None):
        kinds.append(INDEX[tile or ""])
    return verb * 32 + min(kinds, default=0)


def position(state: State) -> Any:
    """Return a position in a hand that has begun. Nobody may have answered a window yet."""
    s = [0] * kernel.SIZE
    gold = INDEX[state.gold]
    s[kernel.TURN], s[kernel.PHASE] = state.turn, PHASES.index(state.phase)
    s[kernel.SOURCE], s[kernel.FIRST] = SOURCES.index(state.source), int(state.first)
    s[kernel.DRAWN] = -1 if state.drawn is None else INDEX[state.drawn]
    s[kernel.TILE] = -1 if state.tile is None else INDEX[state.tile]
    s[kernel.WINNER], s[kernel.GOLD] = -1, gold
    s[kernel.LEFT] = state.left
    s[kernel.DEALER], s[kernel.STREAK] = state.dealer, state.carried.streak
    s[kernel.SHED], s[kernel.JINKAN] = _bits(state.shed), _bits(state.jinkan)
    s[kernel.OPEN + gold] = 1
    for seat in range(4):
        _seat(s, seat, state.hands[seat], gold)
        s[kernel.LOCKED + seat] = _bits(INDEX[kind] for kind in state.locked[seat])
        _melds(s, seat, state.melds[seat])
        for flower in state.racks[seat]:
            _flower(s, seat, INDEX[flower])
    s[kernel.LYING] = len(state.discards)
    for place, (seat, tile) in enumerate(state.discards):
        kind = INDEX[tile]
        s[kernel.DISCARDS + place] = seat * 32 + kind
        s[kernel.OPEN + kind] += 1
        s[kernel.THROWN + 27 * seat + kind] += 1
        s[kernel.TOUCHED] |= 1 << seat
    high = 0
    for stack in state.wall:
        for place, tile in enumerate(stack):
            s[kernel.WALL + high] = INDEX[tile] + (kernel.STACKED if place + 1 < len(stack) else 0)
            high += 1
    s[kernel.HIGH] = high
    return array(s)


def _bits(numbers: Any) -> int:
    return sum(1 << number for number in {*numbers})


def _seat(s: list[int], seat: int, hand: Tiles, gold: int) -> None:
    for kind in range(SUITED):
        number = hand >> 3 * kind & 7
        if kind == gold:
            s[kernel.GOLDS + seat] = number
        else:
            s[kernel.HELD + 27 * seat + kind] = number
            s[kernel.CODES + 3 * seat + kind // 9] += number * POWERS[kind % 9]


def _melds(s: list[int], seat: int, melds: tuple[Meld, ...]) -> None:
    s[kernel.MELDS + seat] = len(melds)
    s[kernel.CHOWED + seat] = int(bool(melds) and melds[-1].kind == "chow")
    for place, meld in enumerate(melds):
        s[kernel.LAID + 5 * seat + place] = MELDS[meld.kind] * 32 + INDEX[meld.pieces[0]]
        s[kernel.KONGS + seat] += KONGS.get(meld.kind, 0)
        for tile in meld.pieces:
            s[kernel.OPEN + INDEX[tile]] += 1
        if meld.source is not None:
            s[kernel.TOUCHED] |= 1 << meld.source


def _flower(s: list[int], seat: int, kind: int) -> None:
    group = kind - 27 if kind < 34 else 7 if kind < 38 else 8
    s[kernel.RACKED + seat] += 1
    s[kernel.RACKS + 9 * seat + group] += 1
    s[kernel.FOURS + seat] += s[kernel.RACKS + 9 * seat + group] == 4
