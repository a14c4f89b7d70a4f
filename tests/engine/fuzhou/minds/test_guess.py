"""What a guess deals again to whoever declared 金坎: what the declaration says of their hand (FZ-74, FZ-75)."""

import dataclasses
from collections import Counter
from typing import Any

import pytest

from engine.core import Action, Rng
from engine.fuzhou import GAME, State, shape
from engine.fuzhou.opening import TILES
from engine.mahjong.notation import tiles_of
from engine.mahjong.tiles import TILE, pack, size, unpack
from tests.engine.fuzhou.table import Table
from tests.there import there

EDGE = "m13 p123456 s123456 p99"
"""Four sets, a pair, and the tiles below and above the gold m2."""
OTHER = "m13 p456789 s456789 p11"
GUESSES = 12


def guesses(state: State, viewer: int | None, count: int = GUESSES) -> list[State]:
    view = GAME.view(state, viewer)
    found = [GAME.guess(view, Rng(b"guess", number)) for number in range(count)]
    assert all(GAME.view(guess, viewer) == view for guess in found)
    return found


def fits(state: State, seat: int) -> bool:
    """Whether the hand of the seat, without a tile that it has just drawn, is one that 金坎 may be declared with."""
    hand = state.hands[seat]
    if state.turn == seat and state.drawn is not None:
        hand -= TILE[state.drawn]
    return shape.jinkan(hand, state.gold, 5 - len(state.melds[seat]))


def declared(*hands: str, **words: Any) -> Table:
    """Seat 1 has drawn p7 and declared 金坎 with it; the gold is m2."""
    words = {"gold": "m2", "draws": "p7"} | words
    return Table(*(hands or ("", EDGE)), **words).play("0; 1 jinkan p7")


@pytest.mark.parametrize("viewer", [None, 0, 2, 3])
def test_fz74_who_declared_jinkan_holds_in_every_guess_what_it_asks_for(viewer: int | None) -> None:
    table = declared()
    found = guesses(table.state, viewer)
    assert all(fits(guess, 1) for guess in found)
    assert len({guess.hands[1] for guess in found}) > GUESSES // 2


def test_fz53_what_a_seat_holds_itself_is_no_guess() -> None:
    assert {guess.hands[1] for guess in guesses(declared().state, 1)} == {declared().state.hands[1]}


@pytest.mark.parametrize("viewer", [None, 0, 2, 3])
def test_fz75_what_they_have_drawn_may_be_any_tile_and_wins_only_as_a_gold(viewer: int | None) -> None:
    table = declared(draws="p7 s9 s8 s7 p8").play("2; 3; 0").all_quiet()
    assert (table.state.turn, table.state.drawn, size(table.state.hands[1])) == (1, "p8", 17)
    found = guesses(table.state, viewer, 150)
    assert all(fits(guess, 1) for guess in found)
    assert len({guess.drawn for guess in found}) > 15
    winning = [guess for guess in found if Action("win") in GAME.pending(guess)[1]]
    assert [guess.drawn for guess in winning] == [guess.drawn for guess in found if guess.drawn == "m2"]
    assert winning
    for guess in winning:
        assert there(GAME.apply(guess, 1, Action("win")).state.last).winner == 1


def test_fz74_melds_and_a_concealed_kong_leave_fewer_sets_to_hold() -> None:
    """Seat 1 has chowed, has declared, and has then laid four s7."""
    table = Table("s4", "m13 p123 s123 s56 p99 s777 p8", gold="m2", draws="p6 p5 p8 s7", back="p7")
    table.play("0 s4; 1 chow s5 s6; 1 jinkan p8; 2; 3; 0").all_quiet().say(1, "concealed_kong s7")
    assert (table.melds(1), size(table.state.hands[1])) == (["chow s456", "concealed s7777"], 11)
    for viewer in (None, 0, 2, 3):
        assert all(fits(guess, 1) for guess in guesses(table.state, viewer))


def test_fz74_two_who_declared_both_hold_what_it_asks_for() -> None:
    table = declared("", EDGE, OTHER, draws="p7 s9").play("2 jinkan s9")
    assert table.state.jinkan == (1, 2)
    for viewer in (None, 0, 3):
        assert all(fits(guess, 1) and fits(guess, 2) for guess in guesses(table.state, viewer))
    assert all(fits(guess, 2) for guess in guesses(table.state, 1))


def test_every_tile_lies_somewhere_once() -> None:
    state = declared(flowers=("E", "f1 g1", "S")).state
    for guess in guesses(state, 3):
        lying = [tile for hand in guess.hands for tile in unpack(hand)]
        lying += [tile for stack in guess.wall for tile in stack]
        lying += [tile for rack in guess.racks for tile in rack]
        lying += [guess.gold, *(tile for _, tile in guess.discards)]
        assert Counter(lying) == Counter(TILES)


def test_fz75_where_no_sets_are_left_to_guess_they_still_hold_no_gold() -> None:
    """A view that no play leads to: of the tiles that seat 0 has not seen there are sets no more."""
    view = GAME.view(declared().state, 0)
    unseen = pack(tiles_of("m134679 p124578 s1245 m222"))
    seen = Counter(TILES) - Counter(unpack(unseen + view.hand)) - Counter([view.gold])
    discards = tuple((0, tile) for tile in seen.elements())
    view = dataclasses.replace(view, racks=((), (), (), ()), discards=discards, stacks=(), left=0)
    view = dataclasses.replace(view, counts=(size(view.hand), 16, 3, 0))
    for number in range(GUESSES):
        hand = GAME.guess(view, Rng(b"guess", number)).hands[1]
        assert (size(hand), shape.golds(hand, "m2")) == (16, 0)
        assert shape.golds(hand, "m1") == shape.golds(hand, "m3") == 1
