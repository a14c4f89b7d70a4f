"""Flowers, the gold, and how many tiles may still be drawn (FZ-20 to FZ-30)."""

import itertools
from collections import Counter
from typing import Any

import pytest

from engine.core import Event, IllegalAction
from engine.fuzhou import GAME, Rules
from engine.mahjong.notation import tiles_of
from engine.mahjong.tiles import KINDS, size
from tests.engine.fuzhou.table import DICE, FILLING, Table, laid
from tests.engine.mahjong.story import filled
from tests.there import there


def raw(*dealt: str, back: str, dealer: int = 0, **settings: Any) -> Table:
    """Seats that are dealt these tiles, flowers and all, filled up; the tiles of the tail in order. Nobody is ready."""
    hands = [*map(tiles_of, dealt), *[()] * (4 - len(dealt))]
    left = Counter(dict.fromkeys(KINDS[:27], 4))
    left.subtract([tile for row in (*hands, tiles_of(back)) for tile in row if tile in KINDS[:27]])
    whole = [filled(hand, 16 + (seat == dealer), left, FILLING, "") for seat, hand in enumerate(hands)]
    table = Table()
    order = laid(whole, (), tiles_of(back), dealer, DICE, (dealer + 2) % 4)
    table.state = GAME.deal(Rules.parse(settings), 4, dealer, order, DICE)
    return table


def test_fz20_in_a_round_the_seats_replace_all_their_flowers_in_turn_from_the_dealer_on() -> None:
    """Dealer 1 has two flowers, seat 3 one, seat 0 three: seat 1 takes m1 m2, seat 3 m3, seat 0 m4 m5 m6."""
    hands = ("E S W p1111 p2222 p3333 p4", "N C p5555 p6666 p7777 p888", "", "f1 s1111 s2222 s3333 s444")
    table = raw(*hands, back="m1 m2 m3 m4 m5 m6 s9", dealer=1)
    assert table.hand(1) == "m12 p555566667777888"
    assert table.hand(3).startswith("m3 ")
    assert table.hand(0) == "m456 p1111222233334"
    assert table.state.racks == (("E", "S", "W"), ("N", "C"), (), ("f1",))
    assert table.state.gold == "s9"


def test_fz20_flowers_among_the_replacements_wait_for_the_next_round() -> None:
    """Dealer 0 draws E and m1 for S and W; seat 2 draws m2 for N before the dealer draws F, m4 in the third round."""
    hands = ("S W p1111 p2222 p3333 p444", "", "N s1111 s2222 s3333 s444")
    table = raw(*hands, back="E m1 m2 F m4 s9")
    assert table.state.racks == (("S", "W", "E", "F"), (), ("N",), ())
    assert table.hand(0) == "m14 p111122223333444"
    assert table.hand(2) == "m2 s111122223333444"
    assert table.state.gold == "s9"


def test_fz20_the_rounds_and_their_flowers_are_told() -> None:
    rng = 0
    while True:
        table = Table.started(b"told %d" % rng)
        told = [event for event in table.told if event.kind == "flower"]
        rng += 1
        if len(told) > 5:
            break
    laid_out = {
        seat: [tile for event in told if event.seat == seat for tile in there(event.pieces)] for seat in range(4)
    }
    assert [sorted(rack) for rack in table.state.racks] == [sorted(laid_out[seat]) for seat in range(4)]
    order = [(there(event.seat) - table.state.dealer) % 4 for event in told]
    rounds = 1 + sum(after <= before for before, after in itertools.pairwise(order))
    assert rounds >= 2
    assert table.told[0].kind == "dealt"
    assert table.told[-1] == Event("gold", None, (table.state.gold,))


def test_fz21_nothing_may_be_declared_before_the_gold_is_open() -> None:
    """The dealer is dealt a won hand but for a flower; what is offered first is to begin, and then the gold is open."""
    table = raw("E m123456789 p123456 s1", back="s1 s9")
    assert table.state.gold == "s9"
    for seat in range(4):
        with pytest.raises(IllegalAction):
            table.say(seat, "win")
    assert "win" in table.ready().asked[0]


def test_fz22_flowers_drawn_in_a_turn_are_replaced_from_the_back_until_a_suit_tile_comes() -> None:
    table = Table(draws="E m7", back="S f1 m8 m9").play("0").quiet().quiet()
    assert table.state.racks == ((), ("E", "S", "f1"), (), ())
    assert (table.state.drawn, table.state.source, list(table.asked)) == ("m8", "draw", [1])
    assert [(event.kind, event.pieces) for event in table.told] == [
        ("flower", ("E",)),
        ("flower", ("S",)),
        ("flower", ("f1",)),
        ("drew", ("m8",)),
    ]
    assert table.state.wall[0][0] == "m7"
    assert size(table.state.hands[1]) == 17
    assert table.state.left == 78 - 4


def test_fz25_the_gold_is_the_first_suit_tile_turned_up_and_flowers_before_it_are_the_dealers() -> None:
    for dealer in range(4):
        table = Table(turned="E f1", gold="p5", dealer=dealer)
        assert table.state.gold == "p5"
        assert table.state.racks == tuple(("E", "f1") if seat == dealer else () for seat in range(4))
        assert size(table.state.hands[dealer]) == 17
        assert table.state.left == 78 - 2


def test_fz25_by_setting_flowers_turned_up_are_nobodys_and_lie_aside() -> None:
    table = Table(turned="E f1", gold="p5", gold_flower="nobody")
    assert (table.state.racks, table.state.aside) == (((), (), (), ()), ("E", "f1"))
    assert there(table.scene(1).pile("aside")).pieces == ("E", "f1")
    assert Table(gold="p5").scene(1).pile("aside") is None


def test_fz26_three_golds_are_in_play_and_the_indicator_belongs_to_nobody() -> None:
    table = Table("s9 s9", gold="s9")
    held = [table.hand(seat).count("s9") for seat in range(4)]
    walled = [tile for stack in table.state.wall for tile in stack]
    assert held[1:] == [0, 0, 0]
    assert walled.count("s9") == 1
    assert there(table.scene(2).pile("indicator")).pieces == ("s9",)


def test_fz30_live_is_the_wall_without_the_indicator_and_the_reserve() -> None:
    for reserve in (0, 7, 20, 40):
        table = Table(reserve=reserve)
        assert there(table.scene(None).badge("live")).args == (78 - reserve,)
        assert there(table.play("0").quiet().quiet().scene(None).badge("live")).args == (77 - reserve,)


@pytest.mark.parametrize(("setting", "more"), [("none", 0), ("ming1_an2", 1)])
def test_fz30_by_setting_every_kong_keeps_more_tiles_and_everybody_sees_it(setting: str, more: int) -> None:
    """A concealed kong keeps two more, a claimed and an added one one more; each takes its replacement."""
    table = Table("m1111 m2 p5", "m222", reserve_per_kong=setting, back="p2 p3")
    table.say(0, "concealed_kong m1")
    assert lives(table) == {57 - 2 * more}
    table.play("0 m2").quiet().say(1, "kong m2").quiet()
    assert lives(table) == {56 - 3 * more}
    table = Table("m2", "m22 p1", reserve_per_kong=setting, draws="p9 p8 s5 m2", back="p3")
    table.play("0 m2; 1 pong m2; 1 p1; 2; 3; 0; 1 added_kong m2").quiet()
    assert table.melds(1) == ["added m2222"]
    assert lives(table) == {58 - 4 - 1 - more}


def lives(table: Table) -> set[int | str]:
    """What the eyes at the table read as the number of live tiles."""
    return {there(table.scene(viewer).badge("live")).args[0] for viewer in (None, 0, 1, 2, 3)}


def test_fz110_a_deal_has_as_many_flowers_as_the_rules_count() -> None:
    """16.25 of 65 tiles are flowers, 21.8 are out when the gold is open, and about 56 tiles are left, 36 of them live.

    What a seat lays out first was dealt to it.
    """
    deals = [Table.started(b"flowers %d" % number) for number in range(600)]
    dealt = [{event.seat: event.pieces for event in reversed(table.told) if event.kind == "flower"} for table in deals]
    assert 15.9 < sum(len(there(pieces)) for first in dealt for pieces in first.values()) / 600 < 16.6
    assert 21.3 < sum(len(rack) for table in deals for rack in table.state.racks) / 600 < 22.3
    assert 35.7 < sum(int(there(table.scene(None).badge("live")).args[0]) for table in deals) / 600 < 36.7
    assert all(table.state.left + sum(map(len, table.state.racks)) == 144 - 65 - 1 for table in deals)
