"""The vectors of the rules that belong to Stop-Go, and our own of 月札 and of a round that ends at once."""

from pathlib import Path

import pytest

from tests.vectors import check, read

DATA = Path(__file__).parents[2] / "data"
VECTORS = [v for v in read(str(DATA / "hanafuda.json")) if v["id"].startswith("GO")]
OWN = read(str(DATA / "stopgo_own.json"))


def test_all_the_vectors_of_stopgo_are_there() -> None:
    assert len(VECTORS) == 55
    assert len(OWN) == 6


@pytest.mark.parametrize("vector", VECTORS + OWN, ids=lambda vector: vector["id"])
def test_the_engine_answers_as_the_vector_says(vector: dict) -> None:
    assert check(vector) is None


@pytest.mark.parametrize("number", range(len(VECTORS)))
def test_a_vector_that_expects_something_else_does_not_hold(number: int) -> None:
    vector = VECTORS[number]
    wrong = {
        "yaku": {"goko": 11},
        "result": {"nothing": 1},
        "mode": "leave",
        "redeal": not vector.get("redeal"),
        "field": [],
        "scores": [1],
    }
    name = next(name for name in wrong if name in vector and not (name == "field" and vector["kind"] != "deal"))
    assert check({**vector, name: wrong[name]})
