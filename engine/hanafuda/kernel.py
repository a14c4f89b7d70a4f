"""Rounds of hanafuda, played out by a learned policy at thousands a second.

A position is a row of whole numbers. The indices are named in this file. Sets of cards are bits, either by card id
(`FIELD`, hands, `TAKEN`) or by the bits of a pile (`engine.hanafuda.piles`). A move is a card * 16, plus one bit for
each card of its month that it captures. Without such bits the card stays on the field. Values are points * `UNIT`, so
that all numbers are whole and every machine gets equal results. The tables `t` (`engine.hanafuda.tables`) hold the
scores of a game and the weights that the policy has learned. A triple is three cards of different months that make a
yaku, or a part of one.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.ai.compiled import compiled

Row = Any
"""A row of whole numbers: a list, or an array if functions are compiled."""

FIELD, MOVER, NEXT, OVER = 0, 1, 2, 3
HANDS, PILES, TAKEN, RISEN, CALLED, PAY = 4, 7, 10, 13, 16, 19
SIZE = 22
STOCK = 3
"""Index of the stock in a deal. A deal is a row: the hands by seat, then the cards of the stock."""
WIDTH = 40

# kinds of decisions
PLAY, HELD_PLAYED, HELD_DRAWN, DECIDED = 0, 1, 2, 3
GO, STOP = 0, 1

# indices of the tables
POP, GROUP, SPREAD, SCORED, SETS, CARDS, LEARNED, TRIPLES, RULES = range(9)
PLACES, STATES = 625, 729
"""Number of ways in which the four cards of a month can be in five places, and three cards in nine states."""
BITS, MASK, HALF = 10, 1023, 5
"""Bits of the states of a triple, and number of triples whose states are in one number."""
LEAST = -(1 << 60)

Seats = tuple[int, int, int]


class Settings(NamedTuple):
    """The rules of a game for the kernel. A rule with the value 0 is off.

    Sets of cards are bits of a pile. `calling`: a seat whose points have risen stops or goes on. If it is off, all
    seats count their cards at the end. `takes_all`: a card takes all three field cards of its month. `must_match`: a
    seat that can capture must do so. `unit`: one point in learned values. `plains`: the plain cards that count.

    `doubled_from`: a stop with at least this many points counts double. `call_doubles`: a stop also counts double if
    the other seat has called, i.e. has gone on. `calls`: maximum number of calls of all seats together. `own_calls`:
    maximum number of calls of each seat. `bonus`: a set of cards that adds `bonus_points` to a stop.

    `luck`: by seat, the points that its dealt hand adds to a stop. `drawn`: by seat, its points if no seat stops.
    `paid`: the other seats pay for a stop. `par`: points deducted from the points of a seat's cards. `spoiler`: a set
    of cards. Capturing all of them spoils the yaku (`spoils` 1) or the whole round (`spoils` 2). `need`: by seat, the
    points from which it always stops and below which it never does; 0 if the policy decides.
    """

    seats: int
    calling: int = 0
    takes_all: int = 0
    must_match: int = 0
    unit: int = 0
    plains: int = 0
    doubled_from: int = 0
    call_doubles: int = 0
    calls: int = 0
    own_calls: int = 0
    bonus: int = 0
    bonus_points: int = 0
    luck: Seats = (0, 0, 0)
    drawn: Seats = (0, 0, 0)
    paid: int = 0
    par: int = 0
    spoiler: int = 0
    spoils: int = 0
    need: Seats = (0, 0, 0)


@compiled
def many(bits: int, pop: Row) -> int:
    """Count the cards in a set."""
    return pop[bits & 4095] + pop[bits >> 12 & 4095] + pop[bits >> 24 & 4095] + pop[bits >> 36 & 4095]


@compiled
def worth(pile: int, t: Any) -> int:
    """Return the points of all yaku in a pile.

    These are the yaku of figures, of ribbons, and of plain cards, and the yaku that are listed as sets of cards.
    """
    pop, scored, sets, p = t[POP], t[SCORED], t[SETS], t[RULES]
    found = scored[0][pile & 16383] + scored[1][pile >> 14 & 1023] + scored[2][many(pile & p.plains, pop)]
    for i in range(0, len(sets), 3):
        if pile & sets[i] == sets[i] and not pile & sets[i + 2]:
            found += sets[i + 1]
    return found


@compiled
def settled(s: Row, seat: int, base: int, t: Any) -> int:
    """Return the score of `seat` if it stops in the position `s` with `base` points."""
    p = t[RULES]
    points = base + p.luck[seat]
    if p.bonus and s[PILES + seat] & p.bonus == p.bonus:
        points += p.bonus_points
    if p.doubled_from and base >= p.doubled_from:
        points *= 2
    if p.call_doubles and s[CALLED + 1 - seat]:
        points *= 2
    return points


@compiled
def piles_value(mine: int, other: int, ph: int, t: Any) -> int:
    """Return the learned value of the seat's pile `mine` against the pile `other` of an opponent.

    `ph`: a number that stands for the third of the round and the opponent.
    """
    pop, w = t[POP], t[LEARNED]
    brights, tane, ribbons, plains, tane_class, ribbon_class = w[0], w[1], w[2], w[3], w[7], w[8]
    return (
        brights[ph << 12 | (mine & 63) << 6 | other & 63]
        + tane[(ph * 32 + tane_class[mine >> 5 & 511]) * 32 + tane_class[other >> 5 & 511]]
        + ribbons[(ph * 128 + ribbon_class[mine >> 14 & 1023]) * 128 + ribbon_class[other >> 14 & 1023]]
        + plains[(ph * 25 + pop[mine >> 24 & 4095] + pop[mine >> 36]) * 25 + pop[other >> 24 & 4095] + pop[other >> 36]]
    )


@compiled
def month_at(month: int, field: int, hand: int, mine: int, gone: int, third: int, t: Any) -> int:
    """Return the index in the table of months that tells where the cards of a month are.

    Each card is on the field, in the seat's own hand, in its own pile, in another pile, or unseen.
    """
    spread, at = t[SPREAD], (third * 12 + month) * PLACES
    return at + spread[field] + 2 * spread[hand] + 3 * spread[mine] + 4 * spread[gone & ~mine]


@compiled
def triples(s: Row, seat: int, all_gone: int, t: Any) -> tuple[int, int]:
    """Return the states of the cards of all triples: where they are, and what may capture them.

    The index of the states of a triple has `BITS` bits. The first `HALF` triples are in the first number. Weights
    without triples give no states.
    """
    codes, lows, highs, _, _ = t[TRIPLES]
    low, high = 0, 0
    if len(t[LEARNED][6]) > 1:
        field, hand, mine = s[FIELD], s[HANDS + seat], s[TAKEN + seat]
        other = all_gone & ~mine
        for m in range(0, 48, 12):
            code = (
                codes[field >> m & 4095]
                + 2 * codes[hand >> m & 4095]
                + 3 * codes[mine >> m & 4095]
                + 4 * codes[other >> m & 4095]
            )
            at = m // 4 * PLACES
            for _ in range(3):
                low += lows[at + (code & MASK)]
                high += highs[at + (code & MASK)]
                code, at = code >> BITS, at + PLACES
    return low, high


@compiled
def triple_at(known: tuple[int, int], triple: int, third: int) -> int:
    """Return the index of a triple's states in the table of triples."""
    states = known[0] >> BITS * triple if triple < HALF else known[1] >> BITS * (triple - HALF)
    return (3 * triple + third) * STATES + (states & MASK)


@compiled
def month_gain(known: tuple[int, int], month: int, here: int, there: int, third: int, t: Any) -> int:
    """Return the change of the learned value if a month's index in the table of months changes.

    `known`: the states of all triples before the change.
    """
    months, weights = t[LEARNED][4], t[LEARNED][6]
    gain = months[there] - months[here]
    if len(weights) > 1:
        _, lows, highs, first, order = t[TRIPLES]
        skip = 12 * PLACES * third
        low, high = known
        new_low, new_high = (
            low + lows[there - skip] - lows[here - skip],
            high + highs[there - skip] - highs[here - skip],
        )
        for i in range(first[month], first[month + 1]):
            k = order[i]
            at = (3 * k + third) * STATES
            if k < HALF:
                shift = BITS * k
                gain += weights[at + (new_low >> shift & MASK)] - weights[at + (low >> shift & MASK)]
            else:
                shift = BITS * (k - HALF)
                gain += weights[at + (new_high >> shift & MASK)] - weights[at + (high >> shift & MASK)]
    return gain


@compiled
def called_at(s: Row, seat: int, left: int, called: int, p: Row) -> int:
    """Return the index of the learned weight for the current points and calls to go on.

    `s`: the position. `left`: number of cards that the seat has after its turn. `called`: 1 if the seat has called or
    does so now, 0 otherwise. `p`: the settings.
    """
    mine: int = min(s[RISEN + seat], 9)
    theirs, dared = 0, 0
    for other in range(p.seats):
        if other != seat:
            theirs = max(theirs, int(min(s[RISEN + other], 9)))
            if s[CALLED + other]:
                dared = 1
    return ((left * 10 + mine) * 10 + theirs) * 4 + 2 * called + dared


@compiled
def gone(s: Row) -> int:
    """Return all captured cards of the position `s`, as bits by card id."""
    found = int(s[TAKEN])
    return found | int(s[TAKEN + 1]) | int(s[TAKEN + 2])


@compiled
def opponents_value(s: Row, seat: int, pile: int, third: int, t: Any) -> int:
    """Return the learned value of a pile against those of the opponents."""
    n, found = t[RULES].seats, 0
    for k in range(1, n):
        found += piles_value(pile, s[PILES + (seat + k) % n], (k - 1) * 3 + third, t)
    return found


@compiled
def value(s: Row, seat: int, left: int, called: int, t: Any) -> int:
    """Return the value of the round to a seat that has `left` cards after its turn.

    In a game that counts cards at the end, the value excludes card points and yaku already in the seat's pile.
    """
    third, all_gone, months = thirds(left), gone(s), t[LEARNED][4]
    found = (
        opponents_value(s, seat, s[PILES + seat], third, t) + t[LEARNED][5][called_at(s, seat, left, called, t[RULES])]
    )
    for month in range(12):
        m = 4 * month
        found += months[
            month_at(
                month,
                s[FIELD] >> m & 15,
                s[HANDS + seat] >> m & 15,
                s[TAKEN + seat] >> m & 15,
                all_gone >> m & 15,
                third,
                t,
            )
        ]
    if len(t[LEARNED][6]) > 1:
        known = triples(s, seat, all_gone, t)
        for triple in range(2 * HALF):
            found += t[LEARNED][6][triple_at(known, triple, third)]
    return found


@compiled
def thirds(left: int) -> int:
    """Return which third of the round it is, given the number of cards left in a hand."""
    return 0 if left < 3 else 1 if left < 6 else 2


@compiled
def chosen(s: Row, t: Any) -> int:
    """Return the move that the policy plays from the hand."""
    pop, group, p = t[POP], t[GROUP], t[RULES]
    seat, field, all_gone = s[MOVER], s[FIELD], gone(s)
    hand, taken, pile = s[HANDS + seat], s[TAKEN + seat], s[PILES + seat]
    left = many(hand, pop) - 1
    third = thirds(left)
    before = opponents_value(s, seat, pile, third, t)
    known = triples(s, seat, all_gone, t)
    now = worth(pile, t)
    stand = LEAST
    able = False
    if p.must_match:
        for month in range(12):
            able = able or (hand >> 4 * month & 15 > 0 and field >> 4 * month & 15 > 0)
    best, found = LEAST, 0
    for month in range(12):
        m = 4 * month
        own = hand >> m & 15
        if not own:
            continue
        lying = field >> m & 15
        if not lying and able:
            continue
        mine, away = taken >> m & 15, all_gone >> m & 15
        place = month_at(month, lying, own, mine, away, third, t)
        for i in range(4):
            bit = 1 << i
            if not own & bit:
                continue
            if not lying:
                v = month_gain(known, month, place, month_at(month, bit, own ^ bit, mine, away, third, t), third, t)
                if v > best:
                    best, found = v, (m + i) * 16
                continue
            rest = lying
            while rest:
                taking = lying
                if pop[lying] == 2 or (pop[lying] == 3 and p.takes_all == 0):
                    taking = rest & -rest
                rest ^= taking
                got = taking | bit
                after = pile | group[month * 16 + got]
                v = opponents_value(s, seat, after, third, t) - before
                there = month_at(month, lying ^ taking, own ^ bit, mine | got, away | got, third, t)
                v += month_gain(known, month, place, there, third, t)
                points = worth(after, t)
                if p.calling:
                    if points > s[RISEN + seat]:
                        if stand == LEAST:
                            stand = value(s, seat, left, 1 if s[CALLED + seat] else 0, t)
                        v = max(v, p.unit * settled(s, seat, points, t) - stand)
                else:
                    v += p.unit * (2 * (points - now) + card_points(group[month * 16 + got], t))
                if v > best:
                    best, found = v, (m + i) * 16 + taking
    return found


@compiled
def card_points(pile: int, t: Any) -> int:
    """Return the points of the cards in a pile, without those of yaku."""
    pop, cards, p = t[POP], t[CARDS], t[RULES]
    return cards[0][pile & 16383] + cards[1][pile >> 14 & 1023] + cards[2][many(pile & p.plains, pop)]


@compiled
def taken_by(s: Row, card: int, t: Any) -> int:
    """Return the captures that the policy chooses for a card from the stock, or for a played card that must choose."""
    pop, group, p = t[POP], t[GROUP], t[RULES]
    seat, month, bit = s[MOVER], card >> 2, 1 << (card & 3)
    m = 4 * month
    lying = s[FIELD] >> m & 15
    if pop[lying] < 2 or (pop[lying] == 3 and p.takes_all > 0):
        return lying
    own, mine, away = s[HANDS + seat] >> m & 15, s[TAKEN + seat] >> m & 15, gone(s) >> m & 15
    third = thirds(many(s[HANDS + seat], pop))
    place = month_at(month, lying, own, mine, away, third, t)
    known = triples(s, seat, gone(s), t)
    best, found, rest = LEAST, 0, lying
    while rest:
        taking = rest & -rest
        rest ^= taking
        got = taking | bit
        after = s[PILES + seat] | group[month * 16 + got]
        v = opponents_value(s, seat, after, third, t)
        there = month_at(month, lying ^ taking, own, mine | got, away | got, third, t)
        v += month_gain(known, month, place, there, third, t)
        points = worth(after, t)
        if not p.calling:
            v += p.unit * (2 * points + card_points(group[month * 16 + got], t))
        elif points > s[RISEN + seat]:
            # after its last card a seat has no further chance to score
            v += p.unit * settled(s, seat, points, t) * (64 if s[HANDS + seat] == 0 else 1) // 2
        if v > best:
            best, found = v, taking
    return found


@compiled
def expected(s: Row, kind: int, move: int, t: Any) -> int:
    """Make a move of the current decision, and return the learned value of the round to the seat after it."""
    p, seat = t[RULES], s[MOVER]
    if kind == PLAY:
        s[HANDS + seat] ^= 1 << (move >> 4)
    if kind != DECIDED:
        put(s, move >> 4, move & 15, t)
    left = many(s[HANDS + seat], t[POP])
    points = worth(s[PILES + seat], t)
    if not p.calling:
        return value(s, seat, left, 0, t) + p.unit * (2 * points + card_points(s[PILES + seat], t))
    if kind != DECIDED and points <= s[RISEN + seat]:
        return value(s, seat, left, 1 if s[CALLED + seat] else 0, t)
    s[RISEN + seat] = points
    stop = p.unit * settled(s, seat, points, t)
    if (kind == DECIDED and move == STOP) or (kind == HELD_DRAWN and left == 0):
        return stop
    go_on = value(s, seat, left, 1, t)
    return go_on if kind == DECIDED else max(stop, go_on)


@compiled
def put(s: Row, card: int, taking: int, t: Any) -> None:
    """Let a card capture the field cards `taking`. If there are none, the card stays on the field."""
    seat, month = s[MOVER], card >> 2
    if taking:
        got = taking | 1 << (card & 3)
        s[FIELD] &= ~(taking << 4 * month)
        s[TAKEN + seat] |= got << 4 * month
        s[PILES + seat] |= t[GROUP][month * 16 + got]
    else:
        s[FIELD] |= 1 << card


@compiled
def draw(s: Row, deal: Row, at: int, t: Any) -> None:
    """Turn up the next card of the stock. The stock begins at index `at` + STOCK of `deal`."""
    card = deal[at + STOCK + s[NEXT]]
    s[NEXT] += 1
    put(s, card, taken_by(s, card, t), t)


@compiled
def turned(s: Row, force: int, t: Any) -> None:
    """End a turn. `force`: GO or STOP as the decision if one is due, -1 to let the policy decide."""
    p, seat = t[RULES], s[MOVER]
    if p.calling:
        points = worth(s[PILES + seat], t)
        if points > s[RISEN + seat]:
            s[RISEN + seat] = points
            called(s, force, t)
            return
    passed(s, t)


@compiled
def called(s: Row, force: int, t: Any) -> None:
    """Decide whether the seat that has just scored stops or goes on."""
    p, seat = t[RULES], s[MOVER]
    left = many(s[HANDS + seat], t[POP])
    dared = s[CALLED] + s[CALLED + 1] + s[CALLED + 2]
    stop = left == 0 or (0 < p.calls <= dared) or (0 < p.own_calls <= s[CALLED + seat])
    if not stop:
        if force >= 0:
            stop = force == STOP
        else:
            points = settled(s, seat, s[RISEN + seat], t)
            stop = points >= p.need[seat] if p.need[seat] else p.unit * points >= value(s, seat, left, 1, t)
    if stop:
        ended(s, seat, t)
    else:
        s[CALLED + seat] += 1
        passed(s, t)


@compiled
def passed(s: Row, t: Any) -> None:
    """Move on to the next seat, or end the round."""
    s[MOVER] = (s[MOVER] + 1) % t[RULES].seats
    if s[HANDS + s[MOVER]] == 0:
        if t[RULES].calling:
            ended(s, -1, t)
        else:
            counted(s, t)


@compiled
def ended(s: Row, winner: int, t: Any) -> None:
    """End the round because `winner` stopped. -1: no seat stopped."""
    p = t[RULES]
    n = p.seats
    s[OVER] = 1
    for seat in range(n):
        s[PAY + seat] = p.drawn[seat]
    if winner >= 0:
        points = settled(s, winner, s[RISEN + winner], t)
        for seat in range(n):
            s[PAY + seat] = -points if p.paid else 0
        s[PAY + winner] = points * (n - 1) if p.paid else points


@compiled
def counted(s: Row, t: Any) -> None:
    """End a round in which all seats count their cards."""
    p = t[RULES]
    n = p.seats
    s[OVER] = 1
    void, total = 0, 0
    for seat in range(n):
        if p.spoils and s[PILES + seat] & p.spoiler == p.spoiler:
            void = p.spoils
    for seat in range(n):
        if not void:
            total += worth(s[PILES + seat], t)
    for seat in range(n):
        made = 0 if void else worth(s[PILES + seat], t)
        s[PAY + seat] = 0 if void == 2 else card_points(s[PILES + seat], t) - p.par + 3 * made - total


@compiled
def turn(s: Row, deal: Row, at: int, move: int, force: int, t: Any) -> None:
    """Play a whole turn that begins with this move."""
    card = move >> 4
    s[HANDS + s[MOVER]] ^= 1 << card
    put(s, card, move & 15, t)
    draw(s, deal, at, t)
    turned(s, force, t)


@compiled
def finish(s: Row, deal: Row, at: int, t: Any) -> None:
    """Play on to the end of the round."""
    while not s[OVER]:
        turn(s, deal, at, chosen(s, t), -1, t)


@compiled
def tried(start: Row, s: Row, kind: int, moves: Row, deals: Row, first: int, last: int, pays: Row, t: Any) -> None:
    """Play out each move from the position `start` in the deals numbered `first` to `last` - 1.

    `s`: the row to play in. `kind`: the kind of decision. If it is to stop or go on, the moves are STOP and GO. `pays`:
    the row that receives the points by seat. Each deal and move has three places in it.
    """
    for number in range(first, last):
        at = number * WIDTH
        for j in range(len(moves)):
            for i in range(SIZE):
                s[i] = start[i]
            for seat in range(3):
                s[HANDS + seat] = deals[at + seat]
            begin(s, kind, moves[j], deals, at, t)
            finish(s, deals, at, t)
            to = (number * len(moves) + j) * 3
            for seat in range(3):
                pays[to + seat] = s[PAY + seat]


@compiled
def begin(s: Row, kind: int, move: int, deals: Row, at: int, t: Any) -> None:
    """Make the given move at the current decision, and play the rest of the turn."""
    if kind == PLAY:
        turn(s, deals, at, move, -1, t)
    elif kind == HELD_PLAYED:
        put(s, move >> 4, move & 15, t)
        draw(s, deals, at, t)
        turned(s, -1, t)
    elif kind == HELD_DRAWN:
        put(s, move >> 4, move & 15, t)
        turned(s, -1, t)
    else:
        called(s, move, t)
