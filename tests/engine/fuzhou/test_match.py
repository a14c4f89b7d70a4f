"""From hand to hand: what is carried, who deals, escapes, and the ends of a match (FZ-5, FZ-93 to FZ-103)."""

from dataclasses import replace
from typing import Any

import pytest

from engine.core import IllegalAction
from engine.fuzhou import GAME
from engine.mahjong.tiles import size
from tests.engine.fuzhou.table import Table
from tests.there import there

READY = "m123456789 p123 s11 s23"
"""Waits for s4: with one flower a self-draw is worth 4 from each."""
E = ("E",) * 4


def ready(seat: int, dealer: int = 0, **words: Any) -> Table:
    """The seat draws what it waits for and may win; a dealer has won with what it was dealt."""
    hands = [""] * 4
    if seat == dealer:
        hands[seat] = f"{READY} s4"
        return Table(*hands, dealer=dealer, flowers=E, **words)
    hands[seat] = READY
    steps = (seat - dealer) % 4
    draws = [*("p4", "p5", "p6")[: steps - 1], "s4"]
    table = Table(*hands, dealer=dealer, draws=" ".join(draws), flowers=E, **words)
    return table.play("; ".join(str((dealer + step) % 4) for step in range(steps))).all_quiet()


def test_fz5_scores_dealer_streak_and_changes_are_carried_and_nothing_else() -> None:
    table = ready(1).say(1, "win")
    state = table.state
    assert (state.scores, state.history) == ((-4, 12, -4, -4), ((-4, 12, -4, -4),))
    assert (state.dealer, state.carried.passed, state.number) == (1, 1, 2)
    assert (state.melds, state.discards, state.shed, state.jinkan) == (((), (), (), ()), (), (), ())
    assert (state.locked, state.first, state.drawn, state.source) == (((), (), (), ()), True, None, "deal")
    assert [size(hand) for hand in state.hands] == [16, 17, 16, 16]
    assert all("ready" in words or "three_golds" in words for words in table.asked.values())


def test_fz101_the_streak_of_the_hand_being_played_counts() -> None:
    """One flower and the streak, doubled, and 30 for the heavenly hand."""
    last = there(ready(0).streak(2).say(0, "win").state.last)
    assert (last.lian, last.scores) == (2, (108, -36, -36, -36))


# escapes


def in_window() -> Table:
    """Some have answered in the window for m5 already."""
    return Table("", "", "m46", "m55", draws="m5").play("0; 1 m5").say(3, "pong m5")


def in_rob_window() -> Table:
    return Table("m5", READY, gold="p9").play("0 m5").say(1, "rob_gold")


PLACES = {
    "pause": lambda: Table.started(b"pause").say(0, "ready"),
    "turn": Table,
    "after_claim": lambda: Table("m5", "m55").play("0 m5; 1 pong m5"),
    "claim": in_window,
    "rob_gold": in_rob_window,
}


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("seat", range(4))
def test_fz94_who_leaves_pays_to_nobody_and_the_match_ends(place: str, seat: int) -> None:
    table = PLACES[place]().say(seat, "resign")
    result = there(GAME.result(table.state))
    assert result.points == tuple(-200 if other == seat else 0 for other in range(4))
    assert (result.reason, result.places[seat], result.hands) == ("escaped", 4, 0)
    assert [result.places[other] for other in range(4) if other != seat] == [1, 1, 1]
    assert (table.asked, table.kinds()) == ({}, ["escaped", "over"])
    for other in (-1, 0, 1, 2, 3):
        with pytest.raises(IllegalAction):
            table.say(other, "resign")


@pytest.mark.parametrize(("escape", "stake", "price"), [(200, 1, 200), (11, 3, 33), (0, 5, 0), (10000, 1000, 10**7)])
def test_fz94_the_price_is_so_many_stakes(escape: int, stake: int, price: int) -> None:
    table = Table(escape=escape, stake=stake).say(2, "resign")
    assert there(GAME.result(table.state)).points == (0, 0, -price, 0)
    assert table.told[0].amounts == (price,)


def test_fz94_the_price_comes_off_what_was_won_before_and_who_left_is_last() -> None:
    table = ready(1, escape=1, stake=1).say(1, "win").ready().say(1, "resign")
    result = there(GAME.result(table.state))
    assert (result.points, result.places, result.hands) == ((-4, 11, -4, -4), (1, 4, 1, 1), 1)


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("seat", range(4))
def test_fz94_by_setting_a_bot_takes_the_seat_and_the_same_seat_deals_again(place: str, seat: int) -> None:
    table = PLACES[place]()
    rules = type(table.state.rules)(after_escape="bot")
    table.change(rules=rules).streak(2, 1)
    dealer = table.state.dealer
    table.say(seat, "resign")
    state = table.state
    assert GAME.result(state) is None
    assert (state.dealer, state.carried.streak, state.carried.passed, state.number) == (dealer, 2, 1, 1)
    assert (state.history, state.escaped, state.phase) == ((), (seat,), "ready")
    assert state.scores == tuple(-200 if other == seat else 0 for other in range(4))
    assert table.kinds()[:2] == ["escaped", "dealt"]
    assert [size(hand) for hand in state.hands] == [16 + (other == dealer) for other in range(4)]
    assert sorted(table.asked) == [0, 1, 2, 3]


def test_fz94_a_void_hand_is_not_counted_and_the_next_is_another_one() -> None:
    one = Table(after_escape="bot")
    two = Table(after_escape="bot").say(3, "resign").ready()
    assert one.state.hands != two.state.hands
    table = ready(1, after_escape="bot").say(1, "win").ready().say(3, "resign")
    assert (table.state.scores, table.state.history) == ((-4, 12, -4, -204), ((-4, 12, -4, -4),))
    assert [place.points for place in sorted(table.scene(0).places, key=lambda place: place.seat)] == [-4, 12, -4, -204]


def test_fz94_an_escape_in_the_bots_match_counts_at_its_end() -> None:
    table = ready(1, 3, after_escape="bot").streak(0, 3).change(escaped=(1,), fees=(0, 200, 0, 0))
    result = there(GAME.result(table.say(1, "win").state))
    assert (result.points, result.places, result.reason) == (
        (-4, -188, -4, -4),
        (1, 4, 1, 1),
        "played",
    )


@pytest.mark.parametrize("after", ["end_match", "bot"])
@pytest.mark.parametrize(
    ("pause_exit", "place", "fee"), [("free", "pause", 0), ("price", "pause", 200), ("free", "turn", 200)]
)
def test_fz95_by_setting_leaving_in_the_pause_before_a_hand_is_free(
    pause_exit: str, place: str, fee: int, after: str
) -> None:
    table = PLACES[place]()
    table.change(rules=replace(table.state.rules, pause_exit=pause_exit, after_escape=after))
    assert GAME.price(table.state) == GAME.price(GAME.view(table.state, 1)) == fee
    table.say(2, "resign")
    assert (table.told[0].amounts, table.state.scores) == ((fee,), (0, 0, -fee, 0))
    if after == "end_match":
        result = there(GAME.result(table.state))
        assert (result.fee, result.last, result.places) == (fee, 2, (1, 1, 4, 1))


def test_fz103_by_setting_the_match_ends_with_a_hand_that_nobody_won_too() -> None:
    table = ready(1, match_hands=2).say(1, "win").ready()
    assert GAME.result(table.state) is None
    table.change(left=table.state.rules.reserve, wall=table.state.wall[: table.state.rules.reserve // 2])
    result = there(GAME.result(table.play("1").all_quiet().state))
    assert (result.reason, result.hands, result.points) == ("played", 2, (-4, 12, -4, -4))
