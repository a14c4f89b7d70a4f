"""What the vector runner says of a round of Hana-awase that is none."""

from tests.engine.test_vectors import HANAFUDA
from tests.vectors import check


def test_piles_that_are_not_the_48_cards_are_no_round() -> None:
    vector = next(vector for vector in HANAFUDA if vector["kind"] == "ha-full")
    assert "48 cards" in str(check({**vector, "piles": [["01H"], ["02A"], []]}))
