"""The engine and the second reading of Koi-Koi agree, under all settings that change a round."""

from collections import Counter
from typing import Any

from engine.core import Rng
from engine.hanafuda.cards import CARDS, month
from engine.koikoi import score
from engine.koikoi.rules import Rules
from tests.engine.koikoi.oracle_rules import after_turn, settled, yaku
from tests.engine.koikoi.table import GAME, Table, matches
from tests.sampling import counts
from tests.there import there

LONG = {"rounds", "overtime", "overtime_cap", "first_dealer", "dealt_points", "void"}
CHOICE = ["agari", "koikoi"]


def mixed(rng: Rng) -> dict[str, Any]:
    return {option.name: rng.pick(option.offer) for option in Rules.options() if option.name not in LONG}


def test_kk24_kk46_both_readings_find_the_same_yaku_in_any_pile() -> None:
    """KK-24 to KK-26."""
    rng, seen = Rng(b"piles"), set[str]()
    for _ in range(2000):
        rules, liked = Rules(**mixed(rng)), rng.pick(("H", "HA", "AR", "R", "K", "HARK"))
        pile = {card for card in CARDS if rng.below(4) < (3 if card[2] in liked else 1)}
        assert score.yaku(pile, rules) == yaku(pile, rules), (sorted(pile), rules)
        seen |= set(score.yaku(pile, rules))
    assert len(seen) == 13


def test_both_readings_settle_alike() -> None:
    """KK-35 to KK-41, KK-48; a dealt yaku is never doubled (KK-12)."""
    rng = Rng(b"settled")
    for _ in range(2000):
        rules, dealer, winner = Rules(**mixed(rng), dealt_points=6), rng.below(2), rng.pick((0, 1, None))
        base, called = rng.pick((1, 5, 6, 7, 8, 17, 57)), [rng.below(3), rng.below(3)]
        calls = [seat for seat in (0, 1) for _ in range(called[seat])]
        scores, following = settled(rules, dealer, winner, base, called)
        ended: Any = {"kind": "draw"} if winner is None else {}  # by itself it is an agari
        found = score.settle(rules, dealer, **ended, winner=winner, base=base, called=calls)
        assert (list(found.scores), found.next_dealer) == (scores, following)
        if winner is not None:
            found = score.settle(rules, dealer, kind="dealt", winner=winner, base=base, called=calls)
            assert (found.scores[winner], found.scores[1 - winner], found.next_dealer) == (6, 0, following)


def turn_of(table: Table, seat: int, rng: Rng) -> None:
    """A turn by chance: any card of the hand, and what it and the card of the stock take (KK-18, KK-20, KK-23)."""
    before, pile = Counter(map(month, table.field)), len(table.taken(seat))
    assert sorted(table.asked[seat]) == sorted(f"play {card}" for card in table.state.hands[seat])
    while seat in table.asked and table.asked[seat] != CHOICE:
        table.say(seat, rng.pick(table.asked[seat]))
    assert all(count <= max(1, before[number]) for number, count in Counter(map(month, table.field)).items())
    assert len(table.taken(seat)) - pile in (0, 2, 4, 6, 8)


def round_of(table: Table, rng: Rng, seen: set[str]) -> None:
    """One round by chance, held against the second reading after every turn."""
    rules, totals, called, turns = table.state.rules, ([], []), [0, 0], 0
    dealer, winner = table.state.dealer, None
    table.ready()
    while table.asked:
        seat = (dealer + turns) % 2
        left = 8 - turns // 2
        assert (list(table.asked), len(table.state.hands[seat])) == ([seat], left)
        turn_of(table, seat, rng)
        turns += 1
        totals[seat].append(sum(yaku(table.taken(seat), rules).values()))
        expected = after_turn(totals[seat], left - 1, called[seat], called[1 - seat], rules)
        seen |= {expected} | ({"fell"} if totals[seat][-1] < max(totals[seat]) else set())
        if expected == "choose":
            assert table.asked == {seat: CHOICE}
            expected = rng.pick((*CHOICE, "koikoi", "koikoi"))
            called[seat] += expected == "koikoi"
            table.say(seat, expected)
        winner = seat if expected == "agari" else None
        assert table.state.called == tuple(called)
        assert bool(table.asked) == (winner is None and turns < 16)
    last = table.state.last
    assert (last.winner, last.turns, len(table.state.stock)) == (winner, turns, 24 - turns)
    points = 0 if winner is None else totals[winner][-1]
    scores, dealt = settled(rules, dealer, winner, points, called)
    assert (list(last.scores), last.next_dealer, table.state.scores) == (scores, dealt, tuple(scores))
    if winner is None:
        assert ("draw", last.rows, last.factors) == (last.reason, (), ())
        assert table.kinds().count("draw") == 1
    else:
        assert ("agari", points) == (last.reason, last.base)
        assert dict(last.rows) == yaku(table.taken(winner), rules)
        terms = dict(there(GAME.scene(GAME.view(table.state, None)).sheet("result", winner)).terms)
        assert terms == {"base": points, "score": scores[winner], **dict(last.factors)}
        seen |= {*terms}
    ended = "drawn" if winner is None else "the dealer's eighth turn" if turns == 15 else "won"
    seen.add(f"{ended} after a koi-koi" if any(called) else ended)


@counts(12, slow=60)
def test_kk17_kk33_kk46_kk47_kk48_both_readings_ask_and_settle_alike(count: int) -> None:
    """KK-3, KK-15 to KK-23, KK-28 to KK-41."""
    rng, seen = Rng(b"rounds"), set[str]()
    for _ in range(count):
        rules = {"rounds": 1, "overtime": "none", "dealt_points": 0, **mixed(rng)}
        for table in matches(4, **{name: str(value) for name, value in rules.items()}):
            round_of(table, rng, seen)
    assert seen >= {
        *("go on", "choose", "agari", "base", "score", "koikoi_double", "double_seven"),
        *("won", "won after a koi-koi", "drawn after a koi-koi", "the dealer's eighth turn after a koi-koi"),
    }
    assert count == 12 or "fell" in seen
