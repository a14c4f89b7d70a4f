"""The vectors of the rules that belong to Koi-Koi."""

from pathlib import Path

import pytest

from tests.vectors import check, read

VECTORS = [v for v in read(str(Path(__file__).parents[2] / "data" / "hanafuda.json")) if v["id"].startswith("KK")]


def test_all_the_vectors_of_koikoi_are_there() -> None:
    assert len(VECTORS) == 72


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["id"])
def test_the_engine_answers_as_the_vector_says(vector: dict) -> None:
    assert check(vector) is None
