"""The vectors of the rules that belong to Koi-Koi."""

from pathlib import Path

import pytest

from tests.vectors import check, read

DATA = Path(__file__).parents[2] / "data"
VECTORS = [v for v in read(str(DATA / "hanafuda.json")) if v["id"].startswith("KK")]
OWN = read(str(DATA / "koikoi_own.json"))


def test_all_the_vectors_of_koikoi_are_there() -> None:
    assert len(VECTORS) == 72


@pytest.mark.parametrize("vector", [*VECTORS, *OWN], ids=lambda vector: vector["id"])
def test_the_engine_answers_as_the_vector_says(vector: dict) -> None:
    assert check(vector) is None
