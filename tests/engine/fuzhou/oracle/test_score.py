"""The second reading of the scoring gives what the vectors of the rules expect."""

import json
from pathlib import Path

import pytest

from tests.engine.fuzhou.oracle import score as oracle
from tests.engine.fuzhou.oracle.score import Calendar, Hand, chosen

FILES = [Path(__file__).parents[3] / "data" / name for name in ("fuzhou.jsonl", "fuzhou_own.jsonl")]
LINES = [line for file in FILES for line in file.read_text(encoding="utf-8").splitlines()]
VECTORS = [json.loads(line) for line in LINES if not line.startswith("//")]
HANDS = [vector for vector in VECTORS if "hand" in vector]
PRIORITIES = [vector for vector in VECTORS if vector.get("kind") == "priority"]
SESSIONS = [vector for vector in VECTORS if vector.get("kind") == "session"]
STORIES = [vector for vector in VECTORS if vector.get("kind") == "story"]
"""Played side by side with the second reading of the play instead."""
ESCAPES = [vector for vector in VECTORS if vector.get("src") == "escape"]


def written(text: str) -> list[str]:
    """The tiles of T-6 notation."""
    found = []
    for word in text.split():
        found += [word[0] + rank for rank in word[1:]] if word[0] in "mpsfg" else list(word)
    return found


def melded(text: str) -> oracle.Meld:
    kind, tiles = text.split()
    return {"akong": "concealed"}.get(kind, kind), tuple(written(tiles))


def settings(vector: dict) -> dict:
    return chosen(**{name.removeprefix("fz."): value for name, value in vector.get("set", {}).items()})


def hand(vector: dict) -> Hand:
    return Hand(
        [*written(vector["hand"]), vector["tile"]],
        vector["tile"],
        vector["gold"],
        written(vector.get("flowers", "")),
        [melded(text) for text in vector.get("melds", [])],
        vector["src"],
        vector["seat"],
        vector["dealer"],
        vector.get("streak", 0),
        "jinkan" in vector.get("ctx", []),
        "discarded_gold" in vector.get("ctx", []),
        set(vector.get("lock", [])),
        settings(vector),
    )


def test_all_the_vectors_are_read() -> None:
    assert len(HANDS) + len(PRIORITIES) + len(SESSIONS) + len(ESCAPES) + len(STORIES) == len(VECTORS)
    assert min(len(HANDS), len(PRIORITIES), len(SESSIONS), len(ESCAPES)) > 0


@pytest.mark.parametrize("vector", HANDS, ids=lambda vector: vector["id"])
def test_fz90_the_reading_scores_a_hand_as_its_vector_says(vector: dict) -> None:
    read, expect = hand(vector), vector["expect"]
    assert oracle.wins(read) == expect["win"]
    if expect["win"]:
        assert oracle.specials(read) == expect["special"]
        assert oracle.points(read).items() >= {key: expect[key] for key in ("hua", "jin", "lian")}.items()
        assert (oracle.amount(read), oracle.payments(read, vector.get("from"))) == (expect["P"], expect["pay"])


@pytest.mark.parametrize("vector", PRIORITIES, ids=lambda vector: vector["id"])
def test_fz80_the_reading_chooses_the_winner_as_its_vector_says(vector: dict) -> None:
    hands = [hand(vector | claimant) for claimant in vector["claimants"]]
    ready = [one for one in hands if oracle.wins(one)]
    source = vector["dealer"] if vector["src"] == "rob_gold" else vector["from"]
    assert sorted(one.seat for one in ready) == vector["expect"]["ready"]
    assert oracle.first(ready, source) == vector["expect"]["winner"]


@pytest.mark.parametrize("vector", SESSIONS, ids=lambda vector: vector["id"])
def test_fz100_the_reading_counts_dealers_and_streaks_as_its_vector_says(vector: dict) -> None:
    calendar, told = Calendar(settings(vector), vector.get("dealer", 0)), []
    for won in vector["hands"]:
        told.append({"dealer": calendar.dealer, "streak": calendar.streak})
        calendar.end(None if won == "draw" else won)
    assert told == vector["expect"].get("hands", told)
    assert calendar.over == vector["expect"].get("over", calendar.over)
    assert {"dealer": calendar.dealer, "streak": calendar.streak} == vector["expect"]["next"]
    assert calendar.rounds == vector["expect"]["rounds_done"]


@pytest.mark.parametrize("vector", ESCAPES, ids=lambda vector: vector["id"])
def test_fz94_the_reading_fines_who_leaves_as_the_vector_says(vector: dict) -> None:
    pause = "pause" in vector.get("ctx", [])
    assert oracle.escape(vector["seat"], settings(vector), pause) == vector["expect"]["pay"]
