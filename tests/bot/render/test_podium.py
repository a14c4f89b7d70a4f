"""The end of a match: its ranking list, the course of its points, its best hand, and what decided it."""

from dataclasses import replace
from itertools import accumulate

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.decks.decided import decided_words, decision, hand_lines, hand_words, largest
from bot.decks.ended import WON
from bot.decks.hanafuda.cards import Face
from bot.decks.mahjong.tiles import Tile
from bot.render.layout import HEIGHT, Disc, Medal, Panel, Text, Trace
from engine.core import Badge, Place, Row, Scene, Sheet
from engine.hanafuda.cards import CARDS
from tests.bot.reading import TEXT
from tests.bot.render import tables
from tests.bot.render.scenes import NAMES
from tests.bot.render.showing import apart, laid, of, speaking, told
from tests.bot.render.test_text_size import readable

WHO = {**NAMES, 3: "Dora"}
SOME = settings(deadline=None, max_examples=40)
SMALL = st.integers(-4, 4)
ROUNDS = st.integers(2, 4).flatmap(
    lambda seats: st.lists(st.lists(SMALL, min_size=seats, max_size=seats), min_size=1, max_size=9)
)


def match_over(rounds, places=None, fees=None):
    """The end of a match in which the seats scored so, hand by hand; places by points where none are given."""
    seats = len(rounds[0])
    totals = [sum(each) for each in zip(*rounds, fees or [0] * seats, strict=True)]
    places = places or [1 + sum(other > mine for other in totals) for mine in totals]
    sheets = [
        Sheet("rounds", seat, tuple(Row(str(number), (), each[seat]) for number, each in enumerate(rounds, 1)))
        for seat in range(seats)
    ]
    return Scene(
        None,
        tuple(Place(seat, points) for seat, points in enumerate(totals)),
        badges=tuple(Badge("place", seat, (place,)) for seat, place in enumerate(places)),
        sheets=tuple(sheets),
        hand=len(rounds),
        settled=len(rounds),
    )


def leaders(rounds):
    """Who has most after each hand."""
    totals = list(zip(*(accumulate(each) for each in zip(*rounds, strict=True)), strict=True))
    return [{seat for seat, points in enumerate(after) if points == max(after)} for after in totals]


@SOME
@given(rounds=ROUNDS)
def test_since_the_hand_that_decided_it_the_first_led_alone_or_together_and_just_before_they_did_not(rounds):
    scene, after = match_over(rounds), leaders(rounds)
    found = decision(scene)
    assert found is not None
    if found.how == "none":
        assert not any(number for each in rounds for number in each)
        return
    assert found.how == ("lead" if len(after[-1]) == 1 else "level")
    assert all(each == after[-1] for each in after[found.hand - 1 :])
    assert found.hand == 1 or after[found.hand - 2] != after[-1]


@SOME
@given(rounds=ROUNDS, data=st.data())
def test_what_is_said_of_a_match_that_somebody_left_is_true_whenever_they_paid(rounds, data):
    seats = range(len(rounds[0]))
    gone, fee = data.draw(st.sampled_from(seats)), data.draw(st.integers(0, 6))
    fees = [-fee if seat == gone else 0 for seat in seats]
    order = [(place.seat == gone, -place.points) for place in match_over(rounds, fees=fees).places]
    places = [1 + sum(other < mine for other in order) for mine in order]
    scene = match_over(rounds, places, fees)
    found, first = decision(scene), {seat for seat in seats if places[seat] == 1}
    most, had = max(scene.places[seat].points for seat in first), scene.places[gone].points
    if had > most:
        assert found is not None
        assert (found.how, found.others) == ("left", (gone,))
    elif had == most and any(map(any, rounds)):
        assert found is not None
        assert (found.how, found.others) == ("equal", (gone,))
    elif found is not None and found.how == "fee":
        assert leaders(rounds)[-1] != first
    elif found is not None and found.hand:
        for paid in range(len(rounds)):
            after = leaders([[*map(sum, zip(each, fees, strict=True))] if number == paid else each
                             for number, each in enumerate(rounds)])  # fmt: skip
            assert all(each == first for each in after[found.hand - 1 :])
            assert found.hand == 1 or after[found.hand - 2] != first
    assert all(decided_words(scene, "hand", speaking(TEXT, WHO)))


@SOME
@given(rounds=ROUNDS)
def test_the_largest_hand_is_one_that_brought_nobody_more(rounds):
    most, found = max(number for each in rounds for number in each), largest(match_over(rounds))
    if most <= 0:
        assert found is None
    else:
        hand, seat, points = found or (0, 0, 0)
        assert (rounds[hand - 1][seat], points) == (most, most)


@pytest.mark.parametrize(("rounds", "places", "fees", "said"), [
    ([[3, 0], [0, 5], [1, 0]], None, None,
     ["Thorsten went ahead for good in hand 2 (+5)."]),
    ([[3, 0], [0, 0], [5, 0]], None, None,
     ["Mika led from the first hand to the last.", "Most points in one hand: +5 for Mika in hand 3."]),
    ([[3, -3]], None, None, []),
    ([[3, 0, 0], [0, 3, 0]], None, None,
     ["Mika and Thorsten have been tied since hand 2.", "Most points in one hand: +3 for Mika in hand 1."]),
    ([[3, 0], [0, 3]], [1, 2], None,
     ["Thorsten has as many points as Mika, but a lower place.",
      "Most points in one hand: +3 for Mika in hand 1."]),
    ([[0, 9]], [1, 2], None,
     ["Thorsten has more points, but left the match.", "Most points in one hand: +9 for Thorsten in hand 1."]),
    ([[0, 2]], [1, 2], [0, -5],
     ["Only the points lost for leaving put Mika ahead.",
      "Most points in one hand: +2 for Thorsten in hand 1."]),
    ([[0, 0], [0, 0]], None, None, ["No hand changed the points."]),
])  # fmt: skip
def test_what_decided_it_is_said_in_a_sentence_and_the_largest_hand_in_another(rounds, places, fees, said):
    assert decided_words(match_over(rounds, places, fees), "hand", speaking(TEXT, WHO)) == said


def test_a_match_that_goes_on_or_had_no_hand_is_decided_by_nothing():
    scene = match_over([[3, 0]])
    for other in (replace(scene, badges=()), replace(scene, sheets=(), settled=0)):
        assert decided_words(other, "round", speaking(TEXT, WHO)) == []
        assert hand_words(other, "round", speaking(TEXT, WHO)) == []


def test_the_points_of_each_hand_are_a_line_with_what_leaving_cost_and_the_totals_below():
    scene = match_over([[3, 0], [-1, 2]], [1, 2], [0, -5])
    assert hand_lines(scene, "round", speaking(TEXT, WHO)) == [
        "① Mika · ② Thorsten",
        "Round 1: ① +3 · ② 0",
        "Round 2: ① −1 · ② +2",
        "left: ① 0 · ② −5",
        "**Total** ① 2 · ② −3",
    ]


def test_the_points_of_the_last_hands_are_told_in_words():
    assert hand_words(match_over([[3, 0], [-1, 2]]), "round", speaking(TEXT, WHO)) == [
        "Points by round: Mika +3 −1; Thorsten 0 +2"
    ]
    (said,) = hand_words(match_over([[1, 0]] * 40), "hand", speaking(TEXT, WHO))
    assert said == f"Points in the last 16 hands: Mika {'+1 ' * 16}".strip() + f"; Thorsten {'0 ' * 16}".rstrip()


def picture(scene, deck="hanafuda"):
    return laid("result", scene, WHO, lambda key, **_: key, deck)


@pytest.mark.parametrize("deck", ["hanafuda", "mahjong"])
@pytest.mark.parametrize("places", [(1, 2), (1, 1), (2, 1, 3), (1, 3, 1), (4, 2, 1, 3), (1, 3, 3, 2), (1, 1, 1, 1)])
def test_everybody_has_a_row_in_the_order_of_places_and_those_of_the_first_glow(deck, places):
    shown = picture(match_over([[10 - place for place in places]], list(places)), deck)
    rows = {
        medal.box.y: (medal.place, panel.glow)
        for panel in of(shown, Panel)
        for medal in of(shown, Medal)
        if panel.box.holds(medal.box)
    }
    assert [rows[y] for y in sorted(rows)] == [(place, place == 1) for place in sorted(places)]


def test_the_points_of_every_hand_are_lines_with_a_disc_at_each_end_and_no_numbers():
    shown = picture(match_over([[3, 0], [-1, 2], [0, 5], [0, 1]]))
    lines = [trace for trace in of(shown, Trace) if trace.seat is not None]
    assert sorted((trace.seat or 0, len(trace.points)) for trace in lines) == [(0, 5), (1, 5)]
    for trace in lines:
        x, y = trace.points[-1]
        ends = [disc for disc in of(shown, Disc) if disc.seat == trace.seat and disc.box.x > 800]
        assert len(ends) == 1
        assert abs(ends[0].box.x - trace.box.x - x) < 30
        assert abs(ends[0].box.y + 21 - trace.box.y - y) < 46
    assert {text.text for text in of(shown, Text) if text.box.x > 500 and text.size != WON} == {"8", "0"}
    assert not of(picture(match_over([[3, 0]])), Trace)


@pytest.mark.parametrize("deck", ["hanafuda", "mahjong"])
@pytest.mark.parametrize(("seats", "hands"), [(2, 1), (2, 12), (3, 6), (4, 3), (4, 60)])
def test_the_end_of_a_match_fits_a_desktop_and_nothing_lies_over_anything_else(deck, seats, hands):
    rounds = [[(number * seat) % 7 * 40 - 90 for seat in range(seats)] for number in range(1, hands + 1)]
    places = [2, 1, 3, 4][:seats]
    best = Sheet("best", 1, (Row("1", CARDS[:16] if deck == "hanafuda" else ("C",) * 18, 240),))
    scene = match_over(rounds, places)
    for names in (
        WHO,
        {0: "W" * 32, 1: "蒼井松平徳川家康源義経紫式部清少", 2: "", 3: "Christopherus Maximilianus Rex I"},
    ):
        told = replace(scene, sheets=(*scene.sheets, best))
        shown = laid("result", told, names, tables.labels, deck)
        assert shown.height <= HEIGHT
        apart(shown, Panel, Trace, Face)
        assert all(readable(item) for item in of(shown, Disc, Medal))
        said = [item for item in of(shown, Text) if item.align == "center" and item.size != WON]
        assert all(readable(item) for item in said)


BEST = {"hanafuda": ("01H", "03H", "08H", "11H", "12H"), "mahjong": ("C",) * 3 + ("m1",) * 11}


def with_best(deck, key="2", places=(1, 2, 3, 4), hands=6, pieces=None):
    """The end of a match with the best hand of seat 0."""
    rounds = [[hand % 5, -1, 0, -2] for hand in range(1, hands + 1)]
    won = Sheet("best", 0, (Row(key, BEST[deck] if pieces is None else pieces, 40),))
    return replace(match_over(rounds, places), sheets=(*match_over(rounds, places).sheets, won))


def lying(deck, scene):
    return [item for item in picture(scene, deck).items if isinstance(item, Face | Tile)]


@pytest.mark.parametrize("deck", BEST)
def test_the_best_hand_of_the_winner_lies_in_one_row_whatever_it_was_won_with(deck):
    many = tuple(CARDS[:24]) if deck == "hanafuda" else BEST[deck] + ("m1",) * 4
    for pieces, hand in ((BEST[deck], "2"), (many, "6")):
        shown = lying(deck, with_best(deck, hand, pieces=pieces))
        assert tuple(item.piece for item in shown) == pieces
        assert len({item.box.y for item in shown}) == 1
        assert min(item.box.w for item in shown) >= 48
    assert "+40" in [text.text for text in of(picture(with_best(deck), deck), Text)]


@pytest.mark.parametrize("deck", BEST)
def test_a_hand_without_pieces_and_that_of_several_winners_are_not_shown(deck):
    for scene in (with_best(deck, pieces=()), with_best(deck, places=(1, 1, 3, 4))):
        assert lying(deck, scene) == []


def test_the_best_hand_is_told_in_words():
    rounds = [[5, 0], [0, 2], [1, 0]]
    scene = match_over(rounds)
    won = Sheet("best", 0, (Row("1", ("01H", "03H", "08H"), 5),))
    words = told("result", replace(scene, sheets=(*scene.sheets, won)), NAMES, TEXT)
    assert "Mika's best round: +5 in round 1 (Pine with Crane, Cherry with Curtain" in words
    assert "Best round" not in told("result", scene, NAMES, TEXT)
    assert [TEXT("picture-best", unit=unit, hand="132") for unit in ("hand", "round")] == [
        "Best hand (132)",
        "Best round (132)",
    ]
