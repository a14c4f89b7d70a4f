"""The vectors of Hana-awase."""

from tests.engine.test_vectors import HANAFUDA, answered
from tests.vectors import check

test_the_engine_answers_as_the_vector_says = answered("HA")


def test_piles_that_are_not_the_48_cards_are_no_round() -> None:
    vector = next(vector for vector in HANAFUDA if vector["kind"] == "ha-full")
    assert "48 cards" in str(check({**vector, "piles": [["01H"], ["02A"], []]}))
