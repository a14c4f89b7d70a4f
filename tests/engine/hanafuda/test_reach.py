"""What a scene says of yaku that are not made yet, of going on, and of what the others had."""

from dataclasses import replace
from typing import Any

from engine import GAMES
from engine.core import Match, Scene
from engine.hanafuda.state import Phase
from tests.engine.hanafuda.written import cards
from tests.engine.koikoi.table import GAME, Table, deck
from tests.engine.stopgo.table import Table as StopGo
from tests.engine.stopgo.table import deck as dealt
from tests.there import there


def scene(mine: str, theirs: str = "", hand: str = "", field: str = "", viewer: int | None = 0, **more: Any) -> Scene:
    """A Koi-Koi table in the middle of a round."""
    state = Table(deck(), **more).ready().state
    piles = (tuple(cards(mine)), tuple(cards(theirs)))
    held = (tuple(cards(hand)), state.hands[1])
    return GAME.scene(GAME.view(replace(state, taken=piles, hands=held, field=tuple(cards(field))), viewer))


def near(seen: Scene, seat: int = 0) -> list[tuple[str, int]]:
    sheet = seen.sheet("reach", seat)
    return [(row.key, row.missing) for row in sheet.rows] if sheet else []


def test_nothing_is_near_for_who_has_captured_no_card_of_it() -> None:
    assert near(scene("", hand="08H 09A")) == []
    assert near(scene("02K1 03K1", hand="08H 09A")) == []
    assert near(scene("08H", hand="09A")) == [("tsukimi", 1), ("sanko", 2)]


def test_what_lacks_fewest_cards_comes_first_and_of_these_what_lies_nearer() -> None:
    assert near(scene("08H 03H", field="09A"))[:3] == [("tsukimi", 1), ("hanami", 1), ("sanko", 1)]
    assert near(scene("08H 03H", hand="12H"))[:3] == [("sanko", 1), ("tsukimi", 1), ("hanami", 1)]
    assert near(scene("06A", hand="07A"))[:1] == near(scene("06A"))[:1] == [("inoshikacho", 2)]


def test_a_row_names_the_cards_of_the_shortest_ways_alone() -> None:
    rows = {row.key: row for row in there(scene("03H 08H 12H").sheet("reach", 0)).rows}
    assert rows["ame_shiko"].pieces == ("03H", "08H", "11H", "12H")
    assert rows["shiko"].pieces == ("01H", "03H", "08H", "12H")
    assert len(there(scene("02A 04A 05A").sheet("reach", 0)).rows[-1].pieces) == 9


def test_a_yaku_whose_cards_the_other_has_is_near_no_more() -> None:
    assert near(scene("06A 07A"), 0) == [("inoshikacho", 1)]
    assert near(scene("06A 07A", "10A"), 0) == []


def test_everybody_at_the_table_is_told_what_everybody_is_near_and_a_card_in_ones_own_hand_comes_last() -> None:
    seen = scene("01K1", "08H 03H 01R 02R", hand="03R 09A")
    keys = [key for key, _ in near(seen, 1)]
    assert keys.index("sanko") < keys.index("akatan") < keys.index("tsukimi")
    assert near(scene("", "08H 03H", viewer=None), 1) == []


def test_who_decides_is_told_what_going_out_scores_and_what_koi_koi_doubles() -> None:
    state = replace(Table(deck()).ready().state, phase=Phase.DECIDE, mover=0, risen=(7, 3), called=(0, 1))
    seen = GAME.scene(GAME.view(state, 0))
    assert there(seen.sheet("stake", 0)).terms == (("base", 7), ("koikoi_double", 2), ("score", 14))
    assert there(seen.sheet("stake", 1)).terms == (("koikoi_double", 2),)
    for other in (1, None):
        assert GAME.scene(GAME.view(state, other)).sheet("stake") is None
    plain = replace(state, rules=replace(state.rules, koikoi_double=False, koikoi_limit="once"))
    assert GAME.scene(GAME.view(plain, 0)).sheet("stake", 1) is None
    assert [there(GAME.scene(GAME.view(each, 0)).sheet("stake", 0)).reason for each in (state, plain)] == ["", "once"]


def test_a_stop_of_three_counts_what_each_pays_and_the_hand_that_was_dealt() -> None:
    table = StopGo(dealt("01H 01R 01K1 01K2", seats=3), seats=3, payment="zero_sum").ready()
    piles = (tuple(cards("08H 09A 06A 07A 10A")), (), ())
    state = replace(table.state, phase=Phase.DECIDE, mover=0, taken=piles)
    game = GAMES["stopgo"]
    stake = there(game.scene(game.view(state, 0)).sheet("stake", 0))
    assert stake.terms == (("base", 11), ("zero_sum", 2), ("score", 22))
    assert game.scene(game.view(state, 1)).sheet("stake") is None


def test_a_settled_round_says_what_the_others_had() -> None:
    match = Match(GAMES["hanaawase"], GAMES["hanaawase"].rules(), 3, b"had" * 11)
    found = 0
    while match.result is None:
        seat = next(iter(match.pending))
        match.play(seat, match.pending[seat][0])
        seen = match.scene(None)
        if seen.settled and seen.question.topic == "ready":
            winner = there(seen.sheet("result")).seat
            made = [sheet for sheet in seen.sheets if sheet.key == "made"]
            assert winner not in [sheet.seat for sheet in made]
            found += any(row.pieces and row.number for sheet in made for row in sheet.rows)
    assert found
