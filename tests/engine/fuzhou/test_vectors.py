"""The vectors of the rules that belong to Fuzhou mahjong."""

from pathlib import Path

import pytest

from tests.engine.test_vectors import answered
from tests.vectors import check, read

DATA = Path(__file__).parents[2] / "data"
VECTORS = read(str(DATA / "fuzhou.jsonl"))
OWN = read(str(DATA / "fuzhou_own.jsonl"))
HANDS = [vector for vector in VECTORS if "kind" not in vector]
PRIORITIES = [vector for vector in VECTORS if vector.get("kind") == "priority"]
WON, FIRST = HANDS[0], PRIORITIES[0]

test_the_engine_answers_as_the_vector_says = answered("FZ")


def test_all_hands_and_settings_of_fuzhou_mahjong_are_there() -> None:
    assert len(HANDS) == 45
    assert len(PRIORITIES) == 6
    later = "base gold_pair gold_triplet one_flower flower_reserve added_kong rob_gold_until rob_gold_order match_hands"
    named = {name.removeprefix("fz.") for vector in OWN for name in vector.get("set", {})}
    assert named >= {*later.split(), "pause_exit", "discard_payment"}


@pytest.mark.parametrize(
    ("vector", "changed", "told"),
    [
        (WON, {"id": "JX-V01"}, "nothing of that name"),
        (WON, {"id": "KK-V01"}, "LookupError"),
        (FIRST, {"id": "JX-P01"}, "LookupError"),
        (WON, {"kind": "escape"}, "a kind of vector that is known"),
        (WON, {"ctx": ["first_word"]}, "first_word"),
        (WON, {"set": {"fz.colour": "red"}}, "no setting"),
        (WON, {"expect": {**WON["expect"], "colour": "red"}}, "nothing of that name"),
        (WON, {"expect": {}}, "nothing is expected"),
        (WON, {"melds": ["chow m124"]}, "no meld"),
        (WON, {"wild": "m5"}, "nothing of that name"),
        (FIRST, {"claimants": [{"seat": 1, "flowers": "E", "hand": "m1", "colour": "red"}]}, "colour"),
    ],
)
def test_a_vector_that_the_runner_does_not_understand_is_a_failure(vector: dict, changed: dict, told: str) -> None:
    assert told in str(check({**vector, **changed}))
