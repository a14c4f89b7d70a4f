"""The round without the oni, and the match over its rounds (HA-11 to HA-16, HA-25, HA-27)."""

import itertools
from typing import Any

import pytest

from engine.core import IllegalAction
from engine.hanaawase.score import standing
from tests.engine.hanaawase.table import GAME, Table, cards, deck, matches, script, with_rules
from tests.engine.hanafuda.table import ways
from tests.kinds.hanafuda import stride_deck
from tests.there import there

FIELD = "01K1 02K1 02K2 03R 03K1 03K2"
HAND = "01H 02A 03H 06A 07A 08H 09A"
SECOND = "01R 02R 04R 05R 06R 07R 08K1"
THIRD = "09R 09K1 10R 10K1 12H 12K1 12K2"


def opened(*stock: str, hand: str = HAND, field: str = FIELD, **settings: Any) -> Table:
    return Table(deck(hand, SECOND, THIRD, field=field, stock=" ".join(stock)), **settings).ready()


def test_ha11_ha_a1_no_yaku_ends_a_round_or_asks_anything() -> None:
    order = script("12K1 09K1 05A 05R 04A 07R", "12H 09A", "01R 01K1", "02R 02K1", "08H 08A", "01K2 06R", "02K2 06K1")
    table = Table(script("03K1 08K1 09K1 05A 04A 07R", "03H 08H", "01R 01K1", "02R 02K1", "09A 06R")).ready()
    table.play("03H", "01R", "02R", "09A")
    assert {key for event in table.told if event.kind == "yaku" for key, _ in event.notes} == {"nomi"}
    assert list(table.asked) == [1]
    assert all(action.startswith("play") for action in table.asked[1])
    assert Table(order).state.last is None


def test_ha12_with_must_match_a_card_that_captures_has_to_be_played() -> None:
    table = opened("11H", must_match="on")
    assert table.asked == {0: ["play 01H", "play 02A", "play 03H"]}
    for card in ("06A", "09A"):
        with pytest.raises(IllegalAction):
            table.say(0, f"play {card}")
    assert table.play("03H").taken(0) == set(cards("03*"))


def places(points: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(1 + sum(other > mine for other in points) for mine in points)


@pytest.mark.parametrize("rounds", [1, 3, 6, 12])
def test_ha25_ha27_the_standing_is_the_sum_of_the_rounds_and_over_after_the_last(rounds: int) -> None:
    rules = with_rules(rounds=rounds)
    scores = [(10, -4, -6), (-7, 0, 7), (3, 3, -6)]
    played = list(itertools.islice(itertools.cycle(scores), rounds))
    for count in range(1, rounds + 1):
        found = standing(rules, played[:count])
        assert found.totals == tuple(sum(scores[seat] for scores in played[:count]) for seat in range(3))
        assert found.state == ("over" if count == rounds else "continue")
    assert standing(rules, []).state == "continue"


def test_ha27_ha_a10_equal_sums_share_the_place() -> None:
    seen = set()
    for table in matches(60, rounds=1, rain_island="void_round"):
        result = there(GAME.result(table.to_the_end().state))
        assert result.places == places(result.points)
        seen.add(tuple(sorted(result.places)))
        if table.state.last.reason == "void_round":
            assert (result.points, result.places) == ((0, 0, 0), (1, 1, 1))
    assert {(1, 1, 1), (1, 2, 3)} <= seen


COUNTS = {
    (31, 10, 0, "off", "off"): (7, 49, 343), (31, 10, 0, "off", "on"): (5, 35, 76, 201),
    (7, 35, 0, "on", "off"): (7, 48, 336), (7, 35, 0, "on", "on"): (4, 13, 51, 167),
    (7, 35, 0, "off", "off"): (7, 49, 343), (7, 5, 1, "on", "off"): (7, 49, 343),
    (7, 5, 1, "off", "off"): (7, 49, 343), (19, 10, 0, "on", "off"): (7, 39, 273),
    (25, 15, 2, "on", "off"): (7, 49, 220), (41, 45, 0, "on", "on"): (1, 7, 36, 102),
}  # fmt: skip
"""(a, b, dealer, oni, must_match) of a stride deck (CD-31) -> the sequences of 1, 2, 3 and perhaps 4 moves."""


@pytest.mark.parametrize("case", COUNTS, ids=str)
def test_the_ways_to_begin_a_round_are_counted(case: tuple[int, int, int, str, str]) -> None:
    a, b, dealer, oni, must_match = case
    state = Table(stride_deck(a, b), dealer=dealer, oni=oni, must_match=must_match).ready().state
    assert tuple(ways(GAME, state, length) for length in range(1, len(COUNTS[case]) + 1)) == COUNTS[case]
