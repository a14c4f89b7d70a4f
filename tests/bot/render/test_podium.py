"""The end of a match: its podium, the points of all hands, and what decided it."""

from dataclasses import replace
from itertools import accumulate, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.decks.decided import decided_words, decision, hand_words, largest
from bot.decks.ended import HIGHEST
from bot.decks.hanafuda.cards import Face
from bot.decks.mahjong.tiles import Tile
from bot.render.layout import Disc, Medal, Panel, Text, Trace
from engine.core import Badge, Place, Row, Scene, Sheet
from engine.hanafuda.cards import CARDS
from tests.bot.reading import TEXT
from tests.bot.render import tables
from tests.bot.render.scenes import NAMES
from tests.bot.render.scenes import settled as round_settled
from tests.bot.render.showing import laid, of, speaking, told

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
    ([[3, -3]], None, None, ["One hand decided the match."]),
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
def test_everybody_stands_on_a_step_as_high_as_their_place_and_those_of_equals_are_equal(deck, places):
    rounds = [[10 - place for place in places]]
    steps = {}
    for panel in of(shown := picture(match_over(rounds, list(places)), deck), Panel):
        for medal in of(shown, Medal):
            if panel.box.holds(medal.box):
                steps.setdefault(medal.place, []).append(panel)
    assert {place: len(panels) for place, panels in steps.items()} == {each: places.count(each) for each in {*places}}
    heights = [{panel.box.h for panel in steps[place]} for place in sorted(steps)]
    assert all(len(each) == 1 for each in heights)
    assert [min(each) for each in heights] == sorted((min(each) for each in heights), reverse=True)
    assert {place for place, panels in steps.items() if panels[0].glow} == {1}


def test_the_points_of_every_hand_are_lines_with_a_disc_at_each_end_and_of_few_hands_numbers():
    rounds = [[3, 0], [-1, 2], [0, 5], [0, 1]]
    shown = picture(match_over(rounds))
    lines = [trace for trace in of(shown, Trace) if trace.seat is not None]
    assert sorted((trace.seat or 0, len(trace.points)) for trace in lines) == [(0, 5), (1, 5)]
    for trace in lines:
        x, y = trace.points[-1]
        ends = [disc for disc in of(shown, Disc) if disc.seat == trace.seat and disc.box.h == 46 and disc.box.x > 800]
        assert len(ends) == 1
        assert abs(ends[0].box.x - trace.box.x - x) < 30
        assert abs(ends[0].box.y + 21 - trace.box.y - y) < 46
    texts = [text.text for text in of(shown, Text)]
    assert [text for text in texts if text in ("3", "−1", "5", "2")]
    gold = [text.text for text in of(shown, Text) if text.tone == "gold" and text.size == 26]
    assert gold == ["3"]  # the round in which the lead changed
    many = [text.text for text in of(picture(match_over([[12, 34]] * 30), "mahjong"), Text)]
    assert "34" not in many
    assert "29" in many


def test_fewer_than_four_hands_are_numbers_without_lines():
    shown = picture(match_over([[3, 0], [-1, 2], [0, 5]]))
    assert not of(shown, Trace)
    texts = [text.text for text in of(shown, Text)]
    assert {"3", "−1", "2", "5"} <= {*texts}


@pytest.mark.parametrize("deck", ["hanafuda", "mahjong"])
@pytest.mark.parametrize(("seats", "hands"), [(2, 12), (4, 3), (4, 12), (4, 60)])
def test_the_end_of_a_match_is_no_higher_than_discord_shows_it_and_every_disc_lies_within_a_panel(deck, seats, hands):
    rounds = [[(number * seat) % 7 - 3 for seat in range(seats)] for number in range(1, hands + 1)]
    shown = picture(match_over(rounds), deck)
    assert shown.height <= 1250
    panels = [panel.box for panel in of(shown, Panel)]
    assert all(any(panel.holds(disc.box) for panel in panels) for disc in of(shown, Disc) if 100 < disc.box.y < 700)


def test_the_decided_hand_of_a_long_match_is_always_numbered():
    for decided in range(1, 61, 4):
        rounds = [[0, 0]] * (decided - 1) + [[1, 0]] + [[0, 0]] * (60 - decided)
        heads = [text for text in of(picture(match_over(rounds), "mahjong"), Text) if text.size == 26]
        assert [text.text for text in heads if text.tone == "gold"] == [str(decided)]
        boxes = sorted((text.box for text in heads if text.align == "center"), key=lambda box: box.x)
        assert not any(one.meets(other) for one, other in pairwise(boxes))


def test_what_it_cost_to_leave_stands_behind_the_last_hand():
    texts = [text.text for text in of(picture(match_over([[0, 9]], [1, 2], [0, -5])), Text)]
    assert "leaving" in texts
    assert "−5" in texts
    assert "leaving" not in [text.text for text in of(picture(round_settled()), Text)]


BEST = {"hanafuda": ("01H", "03H", "08H", "11H", "12H"), "mahjong": ("C",) * 3 + ("m1",) * 11}


def with_best(deck, key="2", places=(1, 2, 3, 4), hands=6, pieces=None):
    """The end of a match with the best hand of seat 0."""
    rounds = [[hand % 5, -1, 0, -2] for hand in range(1, hands + 1)]
    won = Sheet("best", 0, (Row(key, BEST[deck] if pieces is None else pieces, 40),))
    return replace(match_over(rounds, places), sheets=(*match_over(rounds, places).sheets, won))


def fanned(deck, scene):
    """The step of the first, and the pieces that lie on it."""
    laid_out = picture(scene, deck)
    step = next(panel.box for panel in of(laid_out, Panel) if panel.glow)
    return step, [item for item in laid_out.items if isinstance(item, Face | Tile) and step.holds(item.box)]


@pytest.mark.parametrize("deck", BEST)
def test_the_best_hand_of_the_winner_lies_on_their_step_whatever_it_was_won_with(deck):
    step, lying = fanned(deck, with_best(deck))
    assert tuple(item.piece for item in lying) == BEST[deck]
    said = next(item for item in of(picture(with_best(deck), deck), Text) if item.text.endswith("· +40"))
    assert step.holds(said.box)
    assert "2" in said.text
    many = tuple(CARDS[:24]) if deck == "hanafuda" else BEST[deck] + ("m1",) * 4
    step, lying = fanned(deck, with_best(deck, pieces=many))
    assert tuple(item.piece for item in lying) == many


@pytest.mark.parametrize("deck", BEST)
def test_the_last_hand_one_without_pieces_and_that_of_several_winners_lie_on_no_step(deck):
    for scene in (with_best(deck, "6"), with_best(deck, pieces=()), with_best(deck, places=(1, 1, 3, 4))):
        assert fanned(deck, scene)[1] == []


@pytest.mark.parametrize("deck", BEST)
def test_the_best_hand_gives_way_where_there_is_no_room_for_it(deck):
    """The picture of the end of a match is never higher than Discord shows it."""
    scene = tables.ended(1, 2, 3, 4) if deck == "mahjong" else replace(round_settled(), settled=6)
    scene = replace(scene, sheets=(*scene.sheets, Sheet("best", 0, (Row("2", BEST[deck], 40),))))
    shown = picture(scene, deck)
    assert shown.height <= HIGHEST
    assert bool(fanned(deck, scene)[1]) == (
        shown.height > picture(replace(scene, sheets=scene.sheets[:-1]), deck).height
    )


def test_the_best_hand_is_told_in_words():
    rounds = [[5, 0], [0, 2], [1, 0]]
    scene = match_over(rounds)
    won = Sheet("best", 0, (Row("1", ("01H", "03H", "08H"), 5),))
    words = told("result", replace(scene, sheets=(*scene.sheets, won)), NAMES, TEXT)
    assert "Mika's best round: +5 in round 1 (Pine with Crane, Cherry with Curtain" in words
    assert "Best round" not in told("result", scene, NAMES, TEXT)
