"""The formula of Fuzhou in the kernel, as in `engine.fuzhou.worth`, `danger` and `weigh`, and hands played by it."""

from __future__ import annotations

from math import exp, log
from typing import Any

from engine.ai.compiled import compiled
from engine.fuzhou.kernel.moves import act, base_of, pay, score, settle
from engine.fuzhou.kernel.options import gold_pair, live, row_of, turn_options, window_options
from engine.fuzhou.kernel.row import (
    BARRED,
    BASE,
    DECLARE,
    FARTHEST,
    GOLD_PAIR,
    HEARD,
    JINKAN,
    KONGS,
    LARGE_DRAWN,
    LATE,
    OPEN,
    OTHERS,
    OTHERS_BASE,
    OTHERS_COUNTED,
    PAID,
    PLAIN,
    RACKED,
    READY,
    ROB,
    ROBS_GOLD,
    SELF_DRAWN,
    SHED,
    SIZE,
    SPECIAL,
    SPECIAL_BASE,
    SPECIALS,
    STAKE,
    SUREST,
    SWAP,
    THREE,
    THROWN,
    THROWN_BEFORE,
    TO_COME,
    UNFLOWERED,
    UNSEEN,
    WAITS,
    YOUJIN,
    Sight,
)
from engine.mahjong.kernel import (
    ADDED,
    CHOW,
    CODES,
    CONCEALED,
    DISCARD,
    DISCARDS,
    HELD,
    KONG,
    LYING,
    MELDS,
    MOST,
    OFFERS,
    OPTIONS,
    OVER,
    PASS,
    PAY,
    PHASE,
    PLAYS,
    PONG,
    ROBS_KONG,
    SAID,
    START,
    TILE,
    TURN,
    UNDECIDED,
    WILD,
    WILDS,
    WIN,
    Row,
    add,
    used,
)


@compiled
def share(s: Row, seat: int, t: Any) -> float:
    """Return approximately how much each payer pays if that seat wins."""
    n, p = t.numbers, t.rules
    base = n[OTHERS_BASE] + 2 * n[SPECIALS] * p[SPECIAL_BASE]
    return (n[OTHERS] + n[OTHERS_COUNTED] * base_of(s, seat, t) + base * p[BASE]) * p[STAKE]


@compiled
def sight(s: Row, seat: int, t: Any) -> Sight:
    """Return what the seat sees, and count the unseen tiles in `UNSEEN`."""
    p, n, gold = t.rules, t.numbers, s[WILD]
    total = 0
    for kind in range(27):
        left = 4 - s[OPEN + kind] - s[HELD + 34 * seat + kind]
        s[UNSEEN + kind] = left
        total += left
    golds = s[UNSEEN + gold] - s[WILDS + seat]
    total -= s[WILDS + seat]
    s[UNSEEN + gold] = 0
    melds, lost = 0, 0.0
    for other in range(4):
        if other != seat:
            melds += s[MELDS + other]
            lost += share(s, other, t)
    payers = p[PAID] if p[PAID] else 3
    return Sight(
        live(s, 0, t) / 32,
        melds / 4,
        lost / 3,
        base_of(s, seat, t) + n[TO_COME],
        max(1, total),
        golds,
        1 if p[BARRED] and s[SHED] >> seat & 1 else 0,
        1 if s[RACKED + seat] == 0 and s[KONGS + seat] == 0 else 0,
        payers,
        (payers if p[PAID] else 1) * lost / 4,
    )


@compiled
def settled(see: Sight, golds: int, constant: float, own: float, t: Any) -> float:
    """Return the total points of a win with that many golds."""
    p = t.rules
    amount = see.counted + golds + (p[BASE] if constant == 0 or p[SPECIAL_BASE] else 0)
    amount = 2 * amount + constant if constant else amount * (1 + own)
    return amount * p[STAKE] * (3 * own + see.payers * (1 - own))


@compiled
def helping(s: Row, seat: int, place: int, need: int, t: Any) -> tuple[int, int, int]:
    """Return how many unseen tiles bring the hand nearer to a win, and how many of them chows and pongs may claim."""
    r, at = t, CODES + 3 * seat
    found, chow, pong = 0, 0, 0
    for group in range(3):
        one, two = r.suits[s[at + (group == 0)]], r.suits[s[at + 2 - (group == 2)]]
        pair, code = r.pairs[one * r.width + two] * r.width, s[at + group]
        first = HELD + 34 * seat + 9 * group
        for rank in range(9):
            left = s[UNSEEN + 9 * group + rank]
            if left and r.needs[(pair + r.suits[code + r.powers[rank]]) * 12 + place] < need:
                found += left
                if s[first + rank] >= 2:
                    pong += left
                else:
                    below = rank > 0 and s[first + rank - 1] > 0
                    above = rank < 8 and s[first + rank + 1] > 0
                    if (
                        (below and above)
                        or (below and rank > 1 and s[first + rank - 2] > 0)
                        or (above and rank < 7 and s[first + rank + 2] > 0)
                    ):
                        chow += left
    return found, chow, pong


@compiled
def chance(total: float) -> float:
    """Return the probability whose logit this is."""
    return 1 / (1 + exp(-total))


@compiled
def reach(s: Row, seat: int, see: Sight, missing: int, wait: int, t: Any) -> float:
    """Return the expected points of a waiting hand."""
    n, needs, golds = t.numbers, t.needs, s[WILDS + seat]
    at = row_of(s, seat, t) + 2 * missing
    rounds, melds, square, turns = see.rounds, see.melds, see.rounds**2, wait / 4
    need, bare = needs[at + 1], needs[at]
    if golds and bare < golds and t.rules[YOUJIN]:
        distance, own = 1, 1.0
        usual = n[PLAIN] + n[PLAIN + 1] * rounds + n[PLAIN + 2] * melds + n[PLAIN + 3] * turns
        usual += n[PLAIN + 4] * golds
    else:
        distance = need - golds
        drawn, chow, pong = helping(s, seat, 2 * missing + 1, need, t)
        helps = drawn + see.golds
        taken = 3 * drawn if distance == 1 else 3 * pong + chow
        if see.barred and distance == 1:
            taken = 0
        coming = helps + n[HEARD] * taken
        rate = coming / see.total
        shared = 0.0 if distance == 1 else n[HEARD] * taken / max(1.0, coming)
        more = bare + 2 - need if golds >= 2 else -1
        own = helps / max(1, helps + taken) if distance == 1 else n[SELF_DRAWN]
        o = PLAIN + 13 * min(distance, FARTHEST)
        usual = n[o] + n[o + 1] * log(rate + 0.02) + n[o + 2] * shared
        usual += n[o + 3] * rounds
        usual += n[o + 4] * square
        usual += n[o + 5] * melds
        usual += n[o + 6] * turns
        usual += n[o + 7] * (golds == 1)
        usual += n[o + 8] * (more > 1)
        usual += n[o + 9] * (more == 1)
        usual += n[o + 10] * (more == 0)
        usual += n[o + 11] * max(0, distance - FARTHEST)
        usual += n[o + 12] * missing
    if golds < 2:
        o = SPECIAL + 40 + 4 * (4 * golds + min(distance, 4) - 1)
        rare = n[o] + n[o + 1] * rounds + n[o + 2] * melds + n[o + 3] * see.golds
    else:
        farther = bare - golds + 2
        drawn, chow, pong = helping(s, seat, 2 * missing, bare, t)
        taken = 3 * drawn if farther == 1 else 3 * pong + chow
        o = SPECIAL + 8 * (min(farther, FARTHEST) - 1)
        rare = n[o] + n[o + 1] * log((drawn + n[HEARD] * taken) / see.total + 0.02) + n[o + 2] * rounds
        rare += n[o + 3] * square
        rare += n[o + 4] * melds
        rare += n[o + 5] * turns
        rare += n[o + 6] * (distance - farther)
        rare += n[o + 7] * (golds == 3)
    seldom = min(n[SUREST], chance(rare))
    often = min(n[SUREST] - seldom, chance(usual))
    plainly = 30 * n[UNFLOWERED] ** distance if see.flowerless else 0.0
    worth = settled(see, golds, plainly, own, t)
    large = settled(see, max(golds, 2), 40.0 if golds == 3 else float(t.rules[GOLD_PAIR]), n[LARGE_DRAWN], t)
    return often * worth + seldom * large - (1 - (often + seldom)) * see.lost


@compiled
def declared(see: Sight, wait: int, t: Any) -> float:
    """Return the expected points of a hand with 金坎."""
    worth, comes = settled(see, 1, 50.0, 1.0, t), see.golds / see.total
    alive, wins = 1.0, 0.0
    for number in range(round(6 * see.rounds)):
        ends = min(0.5, max(0.02, 0.32 + 0.14 * see.melds - 0.26 * see.rounds + 0.06 * number))
        alive *= 1 - ends * (wait / 4 if number == 0 else 1)
        wins += alive * comes
        alive *= 1 - comes
    return wins * worth - (1 - wins) * see.lost


@compiled
def feeds(s: Row, seat: int, tile: int, see: Sight, t: Any) -> float:
    """Return the probability that another seat wins on a discard of that tile (engine.fuzhou.danger)."""
    if tile == s[WILD]:
        return 0.0
    n, at, rank = t.numbers, UNSEEN + tile, tile % 9
    below, above = rank > 0 and s[at - 1] > 0, rank < 8 and s[at + 1] > 0
    runs = (below and above) + (below and rank > 1 and s[at - 2] > 0) + (above and rank < 7 and s[at + 2] > 0)
    usual = n[WAITS + runs] * (0.6 + 0.2 * min(2, s[at]))
    for place in range(max(0, s[LYING] - 3), s[LYING]):
        if s[DISCARDS + place] % 64 == tile:
            usual = n[WAITS + runs] * (0.6 + 0.2 * min(2, s[at])) * n[LATE]
    live_tiles, safe = min(5, int(see.rounds * 4)), 1.0
    barred = s[JINKAN] | (s[SHED] if t.rules[BARRED] else 0)
    for other in range(4):
        if other != seat and not barred >> other & 1:
            ready = n[READY + 6 * min(4, s[MELDS + other]) + live_tiles]
            safe *= 1 - ready * usual * (n[THROWN_BEFORE] if s[THROWN + 27 * other + tile] else 1)
    return 1 - safe


@compiled
def risked(s: Row, seat: int, kept: float, tile: int, see: Sight, t: Any) -> float:
    """Return the points of a hand, minus the expected cost if another seat wins on the discard."""
    risk = feeds(s, seat, tile, see, t)
    return (1 - risk) * kept - risk * see.fed


@compiled
def waits(s: Row, seat: int) -> int:
    """Return the number of turns until the seat draws next, its own included."""
    if s[PHASE] in (ROBS_KONG, ROBS_GOLD):
        return 4
    after = (seat - s[TURN]) % 4
    return after if after else 4


@compiled
def best_discard(s: Row, seat: int, see: Sight, missing: int, barred: int, t: Any) -> float:
    """Return the points of a hand after its best discard. Golds and the kind `barred` are kept."""
    best = -1e9
    for every in range(2):
        for kind in range(27):
            held = s[WILDS + seat] if kind == s[WILD] else s[HELD + 34 * seat + kind]
            if held and (every or kind not in (s[WILD], barred)):
                add(s, seat, kind, -1)
                best = max(best, reach(s, seat, see, missing, 4, t))
                add(s, seat, kind, 1)
        if best > -1e9:
            break
    return best


@compiled
def after(s: Row, seat: int, action: int, see: Sight, t: Any) -> float:
    """Return the expected points after an action (engine.fuzhou.weigh)."""
    verb, kind, missing = action // 64, action % 64, 5 - s[MELDS + seat]
    if verb in (WIN, THREE):
        amount, payer = score(s, seat, t)
        return float(amount * (3 if payer < 0 else 1))
    if verb == ROB:
        s[WILDS + seat] += 1
        golds = s[WILDS + seat]
        constant = float(t.rules[GOLD_PAIR]) if gold_pair(s, seat, missing, t) else 30.0
        s[WILDS + seat] -= 1
        return settled(see, golds, constant, 1.0, t)
    if s[JINKAN] >> seat & 1:
        return declared(see, 4 if verb == DISCARD else waits(s, seat), t)
    if verb == DECLARE:
        return risked(s, seat, declared(see, 4, t), kind, see, t)
    if verb == DISCARD:
        add(s, seat, kind, -1)
        found = reach(s, seat, see, missing, 4, t)
        add(s, seat, kind, 1)
        return risked(s, seat, found, kind, see, t)
    if verb == PASS:
        return reach(s, seat, see, missing, waits(s, seat), t)
    if verb in (CHOW, PONG):
        barred = s[TILE] if t.rules[SWAP] == 2 or (t.rules[SWAP] == 1 and verb == CHOW) else -1
        used(s, seat, action, -1)
        found = best_discard(s, seat, see, missing - 1, barred, t)
        used(s, seat, action, 1)
        return found
    number = 3 if verb == KONG else 4 if verb == CONCEALED else 1
    add(s, seat, kind, -number)
    found = reach(s, seat, see, missing - (verb != ADDED), 1, t)
    add(s, seat, kind, number)
    return found


@compiled
def chosen(s: Row, seat: int, n: int, t: Any) -> int:
    """Return the action of a seat that the formula chooses among its `n` options."""
    at = OPTIONS + MOST * seat
    if n == 1:
        return s[at]
    see, best, found = sight(s, seat, t), 0.0, -1
    for place in range(n):
        points = after(s, seat, s[at + place], see, t)
        if found < 0 or points > best:
            best, found = points, s[at + place]
    return found


@compiled
def finish(start: Row, s: Row, first: int, mover: int, t: Any) -> int:
    """Play a copy of the position to the end of the hand. Return the points of the seat `mover`.

    `first`: the first action of that seat, or UNDECIDED.
    """
    for place in range(START, SIZE):
        s[place] = start[place]
    while not s[OVER]:
        if s[PHASE] == PLAYS:
            n = turn_options(s, t)
            act(s, first if first >= 0 else chosen(s, s[TURN], n, t), t)
        else:
            window_options(s, t)
            for seat in range(4):
                if s[OFFERS + seat]:
                    told = first >= 0 and seat == mover
                    s[SAID + seat] = first if told else chosen(s, seat, s[OFFERS + seat], t)
            settle(s, t)
        first = UNDECIDED
    pay(s, t)
    return s[PAY + mover]
