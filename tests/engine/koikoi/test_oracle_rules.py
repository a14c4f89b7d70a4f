"""The engine and the second reading of Koi-Koi agree, under all settings that change a round."""

from typing import Any

from engine.core import Rng
from engine.hanafuda.cards import CARDS
from engine.koikoi import score
from engine.koikoi.rules import Rules
from tests.engine.koikoi.oracle_rules import after_turn, settled, yaku
from tests.engine.koikoi.table import Table, matches

LONG = {"rounds", "overtime", "overtime_cap", "first_dealer", "dealt_points", "both_dealt", "void"}


def mixed(rng: Rng) -> dict[str, Any]:
    return {option.name: rng.pick(option.offer) for option in Rules.options() if option.name not in LONG}


def test_kk24_kk46_both_readings_find_the_same_yaku_in_any_pile() -> None:
    rng, seen = Rng(b"piles"), set[str]()
    for _ in range(2000):
        rules, liked = Rules(**mixed(rng)), rng.pick(("H", "HA", "AR", "R", "K", "HARK"))
        pile = {card for card in CARDS if rng.below(4) < (3 if card[2] in liked else 1)}
        assert score.yaku(pile, rules) == yaku(pile, rules), (sorted(pile), rules)
        seen |= set(score.yaku(pile, rules))
    assert len(seen) == 13


def round_of(table: Table, rng: Rng, seen: set[str]) -> None:
    """One round by chance, held against the second reading after every turn."""
    rules, totals, called = table.state.rules, ([], []), [0, 0]
    table.ready()
    while table.asked:
        ((seat, legal),) = table.asked.items()
        dealer, left = table.state.dealer, len(table.state.hands[seat])
        if legal == ["agari", "koikoi"]:
            answer = rng.pick((*legal, "koikoi", "koikoi"))
            called[seat] += answer == "koikoi"
            table.say(seat, answer)
            if answer == "koikoi":
                continue
        else:
            while table.asked.get(seat) and table.asked[seat] != ["agari", "koikoi"]:
                table.say(seat, rng.pick(table.asked[seat]))
            totals[seat].append(sum(yaku(set(table.state.taken[seat]), rules).values()))
            expected = after_turn(totals[seat], left - 1, called[seat], called[1 - seat], rules)
            seen |= {expected} | ({"fell"} if totals[seat][-1] < max(totals[seat]) else set())
            if expected == "choose":
                assert table.asked == {seat: ["agari", "koikoi"]}
                continue
            if expected == "go on" and table.asked:
                assert list(table.asked) == [1 - seat]
                continue
            answer = expected
        last = table.state.last
        winner = seat if answer == "agari" else None
        assert last.winner == winner
        scores, dealt = settled(rules, dealer, winner, totals[seat][-1], called)
        assert (list(last.scores), last.next_dealer) == (scores, dealt)
        seen.add("draw" if winner is None else "won")


def test_kk28_kk46_kk47_kk48_both_readings_ask_and_settle_alike() -> None:
    rng, seen = Rng(b"rounds"), set[str]()
    for _ in range(30):
        rules = {"rounds": 1, "overtime": "none", "dealt_points": 0, **mixed(rng)}
        for table in matches(4, **{name: str(value) for name, value in rules.items()}):
            round_of(table, rng, seen)
    assert seen == {"go on", "choose", "agari", "fell", "won", "draw"}
