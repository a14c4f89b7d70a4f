"""The second reading of the scoring gives what the vectors of the rules expect."""

import json
from pathlib import Path

import pytest

from tests.engine.jiaxing.oracle.score import Calendar, Hand, Meld, chosen, doublings, items, payments, share

FILES = [Path(__file__).parents[3] / "data" / name for name in ("jiaxing.jsonl", "jiaxing_own.jsonl")]
LINES = [line for file in FILES for line in file.read_text(encoding="utf-8").splitlines()]
VECTORS = [json.loads(line) for line in LINES if not line.startswith("//")]
HANDS = [vector for vector in VECTORS if vector.get("kind") != "session"]
SESSIONS = [vector for vector in VECTORS if vector.get("kind") == "session"]
MELDS = {"akong": "concealed"}


def written(text: str) -> list[str]:
    """The tiles of T-6 notation."""
    found = []
    for word in text.split():
        found += [word[0] + rank for rank in word[1:]] if word[0] in "mps" else list(word)
    return found


def melded(text: str) -> Meld:
    kind, tiles = text.split()
    return MELDS.get(kind, kind), tuple(written(tiles))


def settings(vector: dict) -> dict:
    return chosen(**{name.removeprefix("jx."): value for name, value in vector.get("set", {}).items()})


def hand(vector: dict) -> Hand:
    return Hand(
        [*written(vector["hand"]), vector["tile"]],
        vector["tile"],
        vector["wild"],
        [melded(text) for text in vector.get("melds", [])],
        vector["src"],
        vector["seat"],
        vector["dealer"],
        vector["round"],
        last="last" in vector.get("ctx", []),
        first_turn="first_turn" in vector.get("ctx", []),
        queue=vector.get("huang", 0),
        settings=settings(vector),
    )


@pytest.mark.parametrize("vector", HANDS, ids=lambda vector: vector["id"])
def test_jx75_the_reading_scores_a_hand_as_its_vector_says(vector: dict) -> None:
    read, expect = hand(vector), vector["expect"]
    tai = items(read)
    assert (tai is not None) == expect["win"]
    if tai is not None:
        assert tai == expect["tai"]
        assert (sum(tai.values()), doublings(read), share(read, tai)) == (expect["T"], expect["fan"], expect["S"])
        edges = {frozenset(edge) for edge in vector.get("edges", [])}
        assert payments(read, tai, vector.get("from"), edges, set(vector.get("gave_up", []))) == expect["pay"]


@pytest.mark.parametrize("vector", SESSIONS, ids=lambda vector: vector["id"])
def test_jx85_the_reading_counts_dealers_and_queue_as_its_vector_says(vector: dict) -> None:
    opener = vector.get("dealer", 0)
    calendar, told = Calendar(settings(vector), opener, opener), []
    for dice, wild, won in vector["hands"]:
        before = {"dealer": calendar.dealer, "round": calendar.round}
        calendar.begin(dice, wild)
        used = calendar.end(None if won == "draw" else won)
        told.append({**before, "used": used, "queue": len(calendar.queue)})
    assert told == vector["expect"].get("hands", told)
    assert {"dealer": calendar.dealer, "round": calendar.round} == vector["expect"]["next"]
