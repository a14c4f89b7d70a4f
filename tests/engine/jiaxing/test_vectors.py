"""The vectors of the rules that belong to Jiaxing mahjong."""

from pathlib import Path

import pytest

from tests.engine.test_vectors import answered
from tests.vectors import check, read

DATA = Path(__file__).parents[2] / "data"
VECTORS = read(str(DATA / "jiaxing.jsonl"))
HANDS = [vector for vector in VECTORS if "kind" not in vector]
WON = next(vector for vector in HANDS if vector["expect"]["win"])

test_the_engine_answers_as_the_vector_says = answered("JX")


def test_all_the_hands_of_jiaxing_mahjong_are_there() -> None:
    assert len(HANDS) == 45


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"id": "KK-V01"}, "LookupError"),
        ({"id": "FZ-V01"}, "FZ"),
        ({"kind": "escape"}, "a kind of vector that is known"),
        ({"ctx": ["first_word"]}, "first_word"),
        ({"set": {"jx.colour": "red"}}, "no setting"),
        ({"expect": {**WON["expect"], "colour": "red"}}, "nothing of that name"),
        ({"expect": {}}, "nothing"),
        ({"melds": ["chow m124"]}, "no meld"),
        ({"streak": 2}, "nothing of that name"),
    ],
)
def test_a_vector_that_the_runner_does_not_understand_is_a_failure(changed: dict, told: str) -> None:
    assert told in str(check({**WON, **changed}))
