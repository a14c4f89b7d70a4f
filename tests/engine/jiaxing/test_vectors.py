"""The vectors of the rules that belong to Jiaxing mahjong."""

from pathlib import Path

import pytest

from tests.vectors import check, read

DATA = Path(__file__).parents[2] / "data"
VECTORS = read(str(DATA / "jiaxing.jsonl"))
OWN = read(str(DATA / "jiaxing_own.jsonl"))
HANDS = [vector for vector in VECTORS if "kind" not in vector]
WON = next(vector for vector in HANDS if vector["expect"]["win"])


def test_all_the_vectors_of_jiaxing_mahjong_are_there() -> None:
    assert len(HANDS) == 45
    assert len(VECTORS) == 49
    assert len(OWN) == 7


@pytest.mark.parametrize("vector", [*VECTORS, *OWN], ids=lambda vector: vector["id"])
def test_the_engine_answers_as_the_vector_says(vector: dict) -> None:
    assert check(vector) is None


@pytest.mark.parametrize(
    ("vector", "name"),
    [(vector, name) for vector in (*VECTORS, *OWN) for name in vector["expect"]],
    ids=lambda value: value if isinstance(value, str) else value["id"],
)
def test_a_vector_that_expects_something_else_does_not_hold(vector: dict, name: str) -> None:
    wrong = {**vector["expect"], name: not vector["expect"][name]}
    assert check({**vector, "expect": wrong})


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
