"""The vectors of the rules that belong to Hana-awase."""

from pathlib import Path

import pytest

from tests.vectors import check, read

DATA = Path(__file__).parents[2] / "data"
VECTORS = [v for v in read(str(DATA / "hanafuda.json")) if v["id"].startswith("HA")]
OWN = read(str(DATA / "hanaawase_own.json"))
WRONG = {
    "yaku": {"goko": 11},
    "result": {"winner": "0"},
    "mode": "leave",
    "redeal": "maybe",
    "hands": [],
    "scores": [1],
}


def test_all_the_vectors_of_hana_awase_are_there() -> None:
    assert len(VECTORS) == 66


@pytest.mark.parametrize("vector", [*VECTORS, *OWN], ids=lambda vector: vector["id"])
def test_the_engine_answers_as_the_vector_says(vector: dict) -> None:
    assert check(vector) is None


@pytest.mark.parametrize("vector", [*VECTORS, *OWN], ids=lambda vector: vector["id"])
def test_a_vector_that_expects_something_else_does_not_hold(vector: dict) -> None:
    name = next(name for name in WRONG if name in vector)
    assert check({**vector, name: WRONG[name]})


def test_piles_that_are_not_the_48_cards_are_no_round() -> None:
    vector = next(vector for vector in VECTORS if vector["kind"] == "ha-full")
    assert "48 cards" in str(check({**vector, "piles": [["01H"], ["02A"], []]}))
