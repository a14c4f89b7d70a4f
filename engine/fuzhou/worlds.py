"""Positions of Fuzhou for the kernel (engine.fuzhou.kernel), its tables, and its codes of actions."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from engine.ai.compiled import array
from engine.core import Action, Piece
from engine.fuzhou import danger, worth
from engine.fuzhou.kernel import row
from engine.fuzhou.kernel.row import Tables
from engine.fuzhou.rules import Rules
from engine.fuzhou.score import SHARES
from engine.fuzhou.state import OwnVerb, Phase, State
from engine.fuzhou.weights import SPECIAL
from engine.fuzhou.worth import PLAIN
from engine.mahjong import worlds
from engine.mahjong.melds import Meld
from engine.mahjong.rows import rows
from engine.mahjong.tiles import INDEX

VERBS = worlds.VERBS | {OwnVerb.JINKAN: row.DECLARE, OwnVerb.THREE_GOLDS: row.THREE, OwnVerb.ROB_GOLD: row.ROB}
KONGS = {"kong": 1, "added": 1, "concealed": 2}
SOURCES = ("deal", "draw", "kong_draw", "claim", "final")
PHASES = (Phase.TURN, Phase.CLAIM, Phase.ROB_KONG, Phase.ROB_GOLD)


def settings(rules: Rules) -> list[int]:
    """Return the rules for the kernel."""
    found: dict[int, int] = {
        row.RESERVE: rules.reserve,
        row.FLOWER_RESERVE: rules.flower_reserve,
        row.KONG_RESERVE: rules.reserve_per_kong == "ming1_an2",
        row.FORBIDDEN: rules.gold_discard == "forbidden",
        row.BARRED: rules.gold_discard == "self_draw_only",
        row.LOCK_PASSED: "passed" in rules.same_round_lock,
        row.LOCK_DISCARDED: "discarded" in rules.same_round_lock,
        row.SWAP: {"not_after_chow": 1, "not_after_claim": 2}.get(rules.swap_discard, 0),
        row.ADDED_DRAWN: rules.added_kong == "drawn",
        row.ROBBED: rules.rob_kong,
        row.ROBBED_LATE: rules.rob_gold_until != "window",
        row.NEAREST: rules.rob_gold_order == "nearest",
        row.ANY_TURN: rules.three_golds == "any_own_turn",
        row.THREE_ON_DISCARD: rules.three_golds_on_discard,
        row.YOUJIN: {"any_gold": 1, "one_gold": 2}.get(rules.youjin, 0),
        row.DECLARED: rules.jinkan,
        row.DECLARED_KONG: rules.jinkan_kong,
        row.BASE: rules.base,
        row.SPECIAL_BASE: rules.special_base,
        row.GOLD_PAIR: rules.gold_pair,
        row.GOLD_TRIPLET: rules.gold_triplet,
        row.ONE_FLOWER: rules.one_flower,
        row.KONG_FAN: rules.kong_fan != "none",
        row.STREAK_ALL: rules.streak == "all",
        row.PAID: SHARES.get(rules.discard_payment, 0),
        row.STAKE: rules.stake,
    }
    return [int(found[index]) for index in range(len(found))]


@lru_cache(16)
def tables(rules: Rules) -> Tables:
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
    return Tables(array(settings(rules)), array(numbers, "float64"), *rows())


def coded(action: Action, tile: Piece | None) -> int:
    """Return the code of an action. `tile`: the tile of a window."""
    return worlds.coded(action, tile, VERBS)


def position(state: State) -> Any:
    """Return a position in a hand that has begun. Nobody may have answered a window yet."""
    s, gold = worlds.position(state, state.gold, row.SIZE, PHASES, SOURCES), INDEX[state.gold]
    s[row.STREAK] = state.carried.streak
    s[row.SHED], s[row.JINKAN] = worlds.bits(state.shed), worlds.bits(state.jinkan)
    s[row.OPEN + gold] = 1
    for seat in range(4):
        s[row.LOCKED + seat] = worlds.bits(INDEX[kind] for kind in state.locked[seat])
        _melds(s, seat, state.melds[seat])
        for flower in state.racks[seat]:
            _flower(s, seat, INDEX[flower])
    for seat, tile in state.discards:
        kind = INDEX[tile]
        s[row.OPEN + kind] += 1
        s[row.THROWN + 27 * seat + kind] += 1
        s[row.TOUCHED] |= 1 << seat
    return array(s)


def _melds(s: list[int], seat: int, melds: tuple[Meld, ...]) -> None:
    for meld in melds:
        s[row.KONGS + seat] += KONGS.get(meld.kind, 0)
        for tile in meld.pieces:
            s[row.OPEN + INDEX[tile]] += 1
        if meld.source is not None:
            s[row.TOUCHED] |= 1 << meld.source


def _flower(s: list[int], seat: int, kind: int) -> None:
    group = kind - 27 if kind < 34 else 7 if kind < 38 else 8
    s[row.RACKED + seat] += 1
    s[row.RACKS + 9 * seat + group] += 1
    s[row.FOURS + seat] += s[row.RACKS + 9 * seat + group] == 4
