"""Positions of Jiaxing for the kernel (engine.jiaxing.kernel), its tables, and its codes of actions."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from engine.ai.compiled import array, zeros
from engine.core import Action, Piece
from engine.jiaxing import race
from engine.jiaxing.kernel import row
from engine.jiaxing.kernel.race import set_hazards
from engine.jiaxing.kernel.row import RULES, Tables
from engine.jiaxing.kernel.scratch import FLOATS, PACKED, TURNS
from engine.jiaxing.rules import Rules
from engine.jiaxing.state import OwnVerb, Phase, State
from engine.mahjong import worlds
from engine.mahjong.kernel import WILD
from engine.mahjong.rows import honours
from engine.mahjong.tiles import INDEX

VERBS = worlds.VERBS | {OwnVerb.CONTINUE: row.CONTINUE, OwnVerb.GIVE_UP: row.GIVE_UP}
SOURCES = ("deal", "draw", "kong_draw", "claim")
PHASES = (Phase.TURN, Phase.CLAIM, Phase.ROB, Phase.CONTRACT)


def settings(rules: Rules) -> list[int]:
    """Return the rules for the kernel."""
    found: dict[int, int] = {
        row.BASE: rules.base,
        row.CAP: rules.cap,
        row.RESERVE: rules.reserve,
        row.CHOWS: rules.chow,
        row.FORBIDDEN: rules.discard_wild == "forbidden",
        row.KONG_AFTER_CLAIM: rules.kong_after_claim,
        row.SWAP: rules.swap_discard == "not_same_kind",
        row.FACE: rules.no_wild == "face",
        row.SETS_OF_HONOURS: rules.all_honors_melds,
        row.EARTHLY: {"dealer_first_discard": 1, "first_draw": 2}.get(rules.earthly, 0),
        row.EARTHLY_PAYERS: 4 if rules.earthly_payment == "all_1" else 1,
        row.EARTHLY_SHARES: 3 if rules.earthly_payment == "dealer_3" else 1,
        row.HEAVENLY_YELLOW: rules.heavenly_yellow,
        row.ROB_THREE: rules.rob_contract == "three",
        row.CONTRACT: {"auto_continue": 1, "ask": 2}.get(rules.contract, 0),
        row.GIVES_UP: rules.contract_timeout == "give_up",
        row.PARTNER: rules.contract_partner,
        row.OUTSIDER: rules.contract_outsider,
        row.PRODUCT: rules.contract_multi == "product",
        row.DEALER_TIMES: rules.dealer_multiplier,
    }
    return [int(found[index]) for index in range(len(found))]


@lru_cache(1)
def tables(rules: Rules) -> Tables:
    """Return the kernel's tables under these rules."""
    triplets, suits = honours()
    ints = array([*settings(rules), *(0,) * (PACKED - RULES), *triplets])
    usual = [chance for melds in range(5) for turn in range(TURNS) for chance in race.usual(melds, turn)]
    floats = zeros(FLOATS, "float64")
    set_hazards(array(usual, "float64"), zeros(10, "float64"), floats)
    return Tables(ints, floats, suits)


def coded(action: Action, tile: Piece | None) -> int:
    """Return the code of an action. `tile`: the tile of a window."""
    return worlds.coded(action, tile, VERBS)


def position(state: State) -> Any:
    """Return a position in a hand that has begun. Nobody may have answered a window or question yet."""
    s = worlds.position(state, state.wild, row.SIZE, PHASES, SOURCES)
    s[row.WIND], s[row.QUEUE] = INDEX[state.round_wind], len(state.queue)
    s[row.GONE] = worlds.bits(state.gone)
    s[row.BOUND] = worlds.bits(4 * seat + source for seat, source in state.contracts)
    s[row.OPEN + s[WILD]] = 1
    for seat in range(4):
        for meld in state.melds[seat]:
            s[row.SUITS + seat] |= 1 << INDEX[meld.pieces[0]] // 9
            s[row.CHOWED + seat] += meld.kind == "chow"
            if meld.source is not None:
                s[row.CLAIMED_FROM + 4 * seat + meld.source] += 1
            if meld.kind != "concealed":
                for tile in meld.pieces:
                    s[row.OPEN + INDEX[tile]] += 1
    for seat, tile in state.discards:
        s[row.THROWN + seat] += 1
        s[row.OPEN + INDEX[tile]] += 1
    return array(s)
