"""What is the same in all three games: who sits, how rounds are dealt and follow each other, and how a match ends."""

import itertools
from types import ModuleType
from typing import Any

import pytest

from engine.core import IllegalAction, Match, Rng, VoidDeal
from engine.hanafuda.cards import CARDS, month
from tests.engine.hanaawase import table as hanaawase
from tests.engine.hanafuda.lying import lying
from tests.engine.hanafuda.table import Tale, five_animals
from tests.engine.hanafuda.written import cards
from tests.engine.koikoi import table as koikoi
from tests.engine.stopgo import table as stopgo
from tests.there import there

SEATED = [(koikoi, 2), (stopgo, 2), (stopgo, 3), (hanaawase, 3)]
seated = pytest.mark.parametrize(("played", "seats"), SEATED, ids=["koikoi", "stopgo 2", "stopgo 3", "hanaawase"])
OFFERED = ["ready", "finish"]


def begun(played: ModuleType, seats: int, **settings: Any) -> Tale:
    """A match of a fixed seed, before its first round."""
    return played.Table.started(b"match 0", seats=seats, **settings)


def one_round_on(played: ModuleType, seats: int) -> Tale:
    """The same before its second round."""
    return begun(played, seats, rounds=3).ready().to_the_end(rounds=1)


def all_finish(table: Tale) -> Tale:
    for seat in list(table.asked):
        table.say(seat, "finish")
    return table


def places(points: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(1 + sum(other > mine for other in points) for mine in points)


def test_kk2_go2_ha2_two_play_koi_koi_two_or_three_stop_go_and_three_hana_awase() -> None:
    for played, seats in ((koikoi, (2,)), (stopgo, (2, 3)), (hanaawase, (3,))):
        assert tuple(played.GAME.seats) == seats
        for others in {1, 2, 3, 4} - {*seats}:
            with pytest.raises(ValueError, match="players"):
                Match(played.GAME, played.Rules(), others, b"seed")


@seated
def test_go2_ha2_a_seat_looks_round_the_table_counter_clockwise(played: ModuleType, seats: int) -> None:
    state = begun(played, seats).state
    for viewer in range(seats):
        scene = played.GAME.scene(played.GAME.view(state, viewer))
        assert [place.seat for place in scene.places] == [(viewer + step) % seats for step in range(seats)]


@seated
def test_kk6_go7_ha6_a_round_is_dealt_from_a_hash_of_seed_number_and_attempt(played: ModuleType, seats: int) -> None:
    state = begun(played, seats).state
    order = Rng(b"match 0", "hand", 1, 0).shuffled(CARDS)
    assert lying(state) == lying(played.GAME.deal(state.rules, seats, state.dealer, order))
    assert lying(one_round_on(played, seats).state) != lying(state)


@seated
def test_kk7_go8_ha8_four_of_a_month_on_the_field_are_dealt_again_by_the_same_dealer(
    played: ModuleType, seats: int
) -> None:
    for number in range(1, 13):
        four = f"{number:02}*"
        with pytest.raises(VoidDeal) as caught:
            played.Table(played.deck(field=four, **{"seats": seats} if played is stopgo else {}), seats=seats)
        assert set(cards(four)) < set(caught.value.field)
    again = 0
    for number in range(3000):
        seed = b"match %d" % number
        field = played.GAME.start(played.Rules(), seats, seed).events
        voids = [there(event.pieces) for event in field if event.kind == "void"]
        if voids:
            table = played.Table.started(seed, seats=seats)
            assert max(map([month(card) for card in voids[0]].count, range(1, 13))) == 4
            order = Rng(seed, "hand", 1, len(voids)).shuffled(CARDS)
            assert lying(table.state) == lying(played.GAME.deal(table.state.rules, seats, table.state.dealer, order))
            assert [event.seat for event in table.told_of("dealer")] == [table.state.dealer]
            assert (table.state.round, table.told_of("dealt")[0].amounts) == (1, (1,))
            again += 1
            if again == 2:
                return
    pytest.fail("no deal was void")


@seated
def test_kk9_go10_ha10_all_see_field_piles_dealer_and_points_and_of_hands_their_own_alone(
    played: ModuleType, seats: int
) -> None:
    table = begun(played, seats).ready()
    for _ in range(3 * seats):
        seat, legal = next(iter(table.asked.items()))
        table.say(seat, legal[0])
    assert any(map(table.taken, range(seats)))
    for viewer in (*range(seats), None):
        scene = played.GAME.scene(played.GAME.view(table.state, viewer))
        stock = there(scene.pile("stock"))
        assert set(there(scene.pile("field")).pieces) == table.field
        assert (stock.pieces, stock.count) == ((), len(table.state.stock))
        for seat, held in enumerate(table.state.hands):
            hand = there(scene.pile("hand", seat))
            assert (hand.count, set(hand.pieces)) == (len(held), set(held) if seat == viewer else set())
            assert set(there(scene.pile("taken", seat)).pieces) == table.taken(seat)
            assert bool(scene.badge("dealer", seat)) == (seat == table.state.dealer)
    table = begun(played, seats, rounds=1).ready().to_the_end()
    for viewer in (*range(seats), None):
        seen = played.GAME.scene(played.GAME.view(table.state, viewer)).places
        assert {place.seat: place.points for place in seen} == dict(enumerate(table.state.scores))


@seated
def test_ready_asks_everybody_once_in_any_order(played: ModuleType, seats: int) -> None:
    for order in itertools.permutations(range(seats)):
        table = played.Table(played.deck(**{"seats": seats} if played is stopgo else {}), seats=seats)
        assert table.asked == dict.fromkeys(range(seats), OFFERED)
        for seat in order[:-1]:
            assert table.say(seat, "ready").told == ()
            with pytest.raises(IllegalAction):
                table.say(seat, "ready")
        assert [(event.kind, event.seat) for event in table.say(order[-1], "ready").told] == [("began", 0)]
        assert list(table.asked) == [0]


@seated
def test_an_agreement_must_be_made_anew_before_every_hand(played: ModuleType, seats: int) -> None:
    table = begun(played, seats, rounds=3)
    for seat in range(seats):
        table.say(seat, "finish" if seat else "ready")
    table.to_the_end(rounds=1)
    assert table.asked == dict.fromkeys(range(seats), OFFERED)
    assert "finished" in all_finish(table).kinds()


@seated
def test_everybody_may_finish_and_only_settled_rounds_are_counted(played: ModuleType, seats: int) -> None:
    for table, hands in ((begun(played, seats), 0), (one_round_on(played, seats), 1)):
        result = there(played.GAME.result(all_finish(table).state))
        points = table.state.history[0] if hands else (0,) * seats
        assert (result.points, result.places, result.reason, result.hands) == (
            points,
            places(points),
            "finished",
            hands,
        )
        assert (table.asked, table.kinds()) == ({}, ["finished", "over"])


@seated
def test_who_resigns_is_last_whatever_their_points_and_the_hand_is_void(played: ModuleType, seats: int) -> None:
    for resigner in range(seats):
        table = one_round_on(played, seats).ready()
        board, points = lying(table.state), table.state.scores
        result = there(played.GAME.result(table.say(resigner, "resign").state))
        others = [seat for seat in range(seats) if seat != resigner]
        assert (result.points, result.reason, result.hands) == (points, "resigned", 1)
        assert result.places[resigner] == seats
        assert [result.places[seat] for seat in others] == list(places(tuple(points[seat] for seat in others)))
        assert (lying(table.state), table.asked) == (board, {})
        assert [(event.kind, event.seat) for event in table.told] == [("resigned", resigner), ("over", None)]
        assert table.told[-1].amounts == result.places


@seated
def test_a_new_round_begins_with_empty_piles(played: ModuleType, seats: int) -> None:
    table = one_round_on(played, seats)
    state = table.state
    assert (state.round, state.turns, state.taken, state.held) == (2, 0, ((),) * seats, None)
    assert (table.kinds()[-1], state.dealer) == ("dealt", state.last.next_dealer)
    assert table.asked == dict.fromkeys(range(seats), OFFERED)


@seated
def test_kk5_kk42_ha25_ha27_go33_a_match_is_placed_by_the_sums_of_its_rounds(played: ModuleType, seats: int) -> None:
    for number in range(4):
        table = played.Table.started(b"sums %d" % number, seats=seats, rounds=3)
        rounds, scored = [], []
        while table.asked:
            rounds.append(table.state.round)
            table.ready().to_the_end(rounds=1)
            scored += table.told_of("scored")
            assert (table.state.last.round, table.state.last.scores) == (rounds[-1], table.state.history[-1])
        state = table.state
        assert rounds == list(range(1, len(rounds) + 1))
        assert state.scores == tuple(map(sum, zip(*state.history, strict=True)))
        assert [event.amounts[0] for event in scored] == [score for scores in state.history for score in scores]
        assert [event.amounts[1] for event in scored[-seats:]] == list(state.scores)
        result = there(played.GAME.result(state))
        assert (result.points, result.places) == (state.scores, places(state.scores))
        assert (result.reason, result.hands) == ("played", len(state.history))
        assert (str(table.told[-1].kind), table.told[-1].amounts) == ("over", result.places)


@seated
def test_a_finished_match_keeps_its_last_position(played: ModuleType, seats: int) -> None:
    table = begun(played, seats, rounds=1, **{"overtime": "none"} if played is koikoi else {}).to_the_end()
    assert (table.asked, table.state.round) == ({}, 1)
    assert table.state.taken == table.state.last.taken


@pytest.mark.parametrize("played", [koikoi, stopgo, hanaawase])
def test_the_cards_of_a_turn_are_told_in_their_order_and_marked(played: ModuleType) -> None:
    def told() -> list[tuple]:
        return [(str(event.kind), event.seat, event.pieces) for event in table.told]

    field = "02K1 02K2 03R 03K1 06A 09K1" + ("" if played is hanaawase else " 07A 08H")
    table = played.Table(played.script(field, "02A 09A", "10A 11H")).ready().play("02A")
    assert told() == [("played", 0, ("02A",))]
    table.play("take 02K2")
    assert told() == [("captured", 0, ("02A", "02K2")), ("turned", 0, ("09A",)), ("captured", 0, ("09A", "09K1"))]
    pile = there(played.GAME.scene(played.GAME.view(table.state, None)).pile("taken", 0))
    assert dict(pile.marks) == {"02A": "played", "02K2": "captured", "09A": "turned", "09K1": "captured"}
    assert (table.play("10A"), told()) == (table, [("played", 1, ("10A",)), ("turned", 1, ("11H",))])
    lies = there(played.GAME.scene(played.GAME.view(table.state, None)).pile("field"))
    assert dict(lies.marks) == {"10A": "played", "11H": "turned"}


# a rise of the points in a turn

deciding = pytest.mark.parametrize(
    ("played", "choice"), [(koikoi, ["agari", "koikoi"]), (stopgo, ["stop", "go"])], ids=["koikoi", "stopgo"]
)


@deciding
def test_kk28_go25_a_rise_with_cards_in_hand_is_a_choice_and_no_rise_is_the_next_players_turn(
    played: ModuleType, choice: list[str]
) -> None:
    table = played.Table(played.script(*five_animals())).ready()
    for card, next_seat in (("02A", 1), ("01H", 0), ("05A", 1), ("01R", 0)):
        assert list(table.play(card).asked) == [next_seat]
        assert not set(choice) & set(table.asked[next_seat])
    assert table.play("07A").asked == {0: choice}


@deciding
def test_kk28_go25_yaku_of_both_cards_are_one_decision(played: ModuleType, choice: list[str]) -> None:
    order = played.script("08K1 03K1 09K1 12K1 04K1 05K1 06K1 07K1", "08H 12H", "01R 02A", "09A 03H")
    table = played.Table(order).ready().play("08H", "01R", "09A")
    assert table.asked == {0: choice}
    assert {key for event in table.told_of("yaku") for key, _ in event.notes} == {"sanko", "tsukimi", "hanami"}
    assert list(table.play(choice[1]).asked) == [1]
