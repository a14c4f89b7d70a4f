"""The vectors of the rules that belong to Fuzhou mahjong."""

from pathlib import Path

from tests.engine.test_vectors import answered
from tests.vectors import read

DATA = Path(__file__).parents[2] / "data"
VECTORS = read(str(DATA / "fuzhou.jsonl"))
OWN = read(str(DATA / "fuzhou_own.jsonl"))
HANDS = [vector for vector in VECTORS if "kind" not in vector]
PRIORITIES = [vector for vector in VECTORS if vector.get("kind") == "priority"]

test_the_engine_answers_as_the_vector_says = answered("FZ")


def test_all_hands_and_settings_of_fuzhou_mahjong_are_there() -> None:
    assert len(HANDS) == 45
    assert len(PRIORITIES) == 6
    later = "base gold_pair gold_triplet one_flower flower_reserve added_kong rob_gold_until rob_gold_order match_hands"
    named = {name.removeprefix("fz.") for vector in OWN for name in vector.get("set", {})}
    assert named >= {*later.split(), "pause_exit", "discard_payment"}
