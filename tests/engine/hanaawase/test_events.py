"""What the table is told, in order, and the marks on the cards of the latest turn."""

from engine.hanaawase.score import yaku
from engine.testing.plans import state_of
from tests.engine.hanaawase.table import Table, cards, matches, script
from tests.engine.hanaawase.test_oni import cleared
from tests.there import there


def told(table: Table) -> list[tuple]:
    return [(str(event.kind), event.seat, event.pieces, event.amounts, event.notes) for event in table.told]


def test_the_oni_is_told_with_the_card_that_takes_it() -> None:
    assert told(cleared("11K1 05A").play("11K1")) == [
        ("played", 1, ("11K1",), (), ()),
        ("turned", 1, ("05A",), (), ()),
        ("captured", 1, ("05A", "11K1"), (), ()),
    ]


def shown(table: Table) -> list[tuple]:
    return [(event.seat, set(there(event.pieces)), event.notes) for event in table.told if event.kind == "yaku"]


def test_only_the_yaku_that_are_new_or_grew_are_told_with_their_cards() -> None:
    order = script(
        "03K1 08K1 09K1 05A 04A 12K1",
        *("03H 10R", "01R 01K1", "02R 02K1", "09A 06R", "05R 05K1", "04R 04K2", "08H 07R"),
    )
    table = Table(order).ready().play("03H")
    assert shown(table) == []
    table.play("01R", "02R", "09A")
    assert shown(table) == [(0, {"03H", "09A"}, (("hanami", 20),))]
    assert shown(table.play("05R")) == []
    assert shown(table.play("04R", "08H")) == [(0, {"03H", "08H", "09A"}, (("nomi", 30),))]


def test_a_yaku_that_grew_is_told_again_with_its_new_points() -> None:
    order = script(
        "01K1 02K1 03K1 04K1 05K1 06K1",
        *("01R 02R", "07K1 08K1", "09K1 10K1", "03R 04R", "12K1 11A", "12H 01K2", "05R 06R", "11H 02K2", "03K2 04K2"),
        *("07R 09R", "05K2 06K2", "07K2 09K2", "10R 08H"),
    )
    table = Table(order).ready().play("01R", "07K1", "09K1", "03R")
    assert shown(table) == [(0, set(cards("01R 02R 03R")), (("akatan", 40),))]
    table.play("12K1", "12H", "05R")
    assert shown(table) == [(0, set(cards("01R 02R 03R 04R 05R 06R")), (("rokutan", 30),))]
    table.play("11H", "03K2", "07R")
    eight = set(cards("01R 02R 03R 04R 05R 06R 07R 09R"))
    assert (0, eight, (("nanatan", 45),)) in shown(table)
    table.play("05K2", "07K2", "10R")
    assert (0, eight | {"10R"}, (("nanatan", 50),)) in shown(table)
    assert len(shown(table)) == 2


def test_every_yaku_of_a_round_has_been_told_with_its_points_and_cards() -> None:
    for table in matches(10, rounds=1):
        seen: list[dict[str, int]] = [{}, {}, {}]
        while table.asked:
            seat, legal = next(iter(table.asked.items()))
            table.say(seat, legal[0])
            for event in table.told:
                if event.kind == "yaku":
                    ((key, points),) = event.notes
                    assert seen[there(event.seat)].get(key, 0) < points
                    seen[there(event.seat)][key] = points
                    assert set(there(event.pieces)) <= table.taken(there(event.seat))
        for seat, pile in enumerate(table.state.last.taken):
            final = yaku(pile, table.state.rules)
            assert final.items() <= seen[seat].items()
            assert set(seen[seat]) - set(final) <= {"hanami", "tsukimi", "rokutan", "matsukiri", "shiko"}


def test_the_end_of_a_round_is_told_with_payments_scores_and_the_next_deal() -> None:
    for table in matches(6, rounds=3, first_dealer="random"):
        table.ready()
        while table.state.round == 1:
            ((seat, legal),) = table.asked.items()
            table.say(seat, legal[0])
        last = table.state.last
        end = [event for event in told(table) if event[0] not in ("played", "turned", "captured", "yaku")]
        paid = [("paid", payer, (), (points,), ()) for payer, _, points in last.payments]
        scored = [("scored", seat, (), (last.scores[seat], last.scores[seat]), ()) for seat in range(3)]
        board = table.state
        assert end == [*paid, *scored, ("dealt", last.next_dealer, board.field, (2,), ())]
        assert [event.to for event in table.told if event.kind == "paid"] == [payee for _, payee, _ in last.payments]


def test_a_rain_island_that_voids_something_is_told_of_its_holder() -> None:
    for setting in ("void_yaku", "void_round"):
        found = 0
        for table in matches(40, rounds=1, rain_island=setting):
            rain = [event for event in table.to_the_end().told if event.kind == "rain"]
            assert [event.seat for event in rain] == ([] if table.state.last.rain is None else [table.state.last.rain])
            if rain:
                assert table.taken(there(rain[0].seat)) >= {"11H", "11A", "11R", "11K1"}
                found += 1
        assert found


def test_ha34_a_yaku_that_leftovers_complete_is_told() -> None:
    from engine.core import Match, Rng
    from engine.hanaawase import GAME

    told = 0
    for number in range(15):
        match = Match(GAME, GAME.rules.parse({"oni": True, "rounds": 1}), 3, b"left %d" % number)
        seen: dict[int, dict[str, int]] = {seat: {} for seat in range(3)}
        rng = Rng(b"moves", number)
        while match.result is None:
            seat = min(match.pending)
            for event in match.play(seat, rng.pick(match.pending[seat])):
                told += event.kind == "leftover"
                if event.kind == "yaku" and event.seat is not None:
                    seen[event.seat] |= dict(event.notes)
        last = state_of(match).last
        if last is not None:
            for seat in range(3):
                assert set(dict(last.yaku[seat])) <= set(seen[seat])
    assert told
