"""The vectors of the rules, and our own."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.vectors import check, main, read

DATA = Path(__file__).parents[1] / "data"
HANAFUDA, MAHJONG = (
    [vector for name in names for vector in read(str(DATA / name))]
    for names in (
        ("hanafuda.json", "koikoi_own.json", "stopgo_own.json", "hanaawase_own.json"),
        ("jiaxing.jsonl", "jiaxing_own.jsonl", "fuzhou.jsonl", "fuzhou_own.jsonl"),
    )
)


def answered(prefix: str) -> Callable[..., None]:
    """The test of a game, among its own, that it answers as its vectors say."""
    own = [vector for vector in (*HANAFUDA, *MAHJONG) if vector["id"].startswith(prefix)]

    @pytest.mark.parametrize("vector", own, ids=lambda vector: vector["id"])
    def test_the_engine_answers_as_the_vector_says(vector: dict[str, Any]) -> None:
        assert check(vector) is None

    return test_the_engine_answers_as_the_vector_says


WRONG: dict[str, Any] = {
    "yaku": {"goko": 11}, "result": {"nothing": 1}, "mode": "no such mode", "redeal": "maybe", "hands": [],
    "field": [], "scores": [1], "state": "no such state",
}  # fmt: skip


@pytest.mark.parametrize(("file", "prefix", "count"), [
    ("hanafuda.json", "KK", 72),
    ("hanafuda.json", "GO", 55),
    ("hanafuda.json", "HA", 66),
    ("stopgo_own.json", "GO", 6),
    ("jiaxing.jsonl", "JX", 49),
    ("jiaxing_own.jsonl", "JX", 7),
    ("fuzhou.jsonl", "FZ", 53),
    ("fuzhou_own.jsonl", "FZ", 35),
])  # fmt: skip
def test_all_vectors_are_there(file: str, prefix: str, count: int) -> None:
    assert len([vector for vector in read(str(DATA / file)) if vector["id"].startswith(prefix)]) == count


@pytest.mark.parametrize("vector", HANAFUDA, ids=lambda vector: vector["id"])
def test_a_vector_of_hanafuda_that_expects_something_else_does_not_hold(vector: dict[str, Any]) -> None:
    given = {"field"} if "deal" not in vector["kind"] else set()
    name = next(name for name in WRONG if name in vector and name not in given)
    assert check({**vector, name: WRONG[name]})


@pytest.mark.parametrize(
    ("vector", "name"),
    [(vector, name) for vector in MAHJONG for name in vector["expect"]],
    ids=lambda value: value if isinstance(value, str) else value["id"],
)
def test_a_vector_of_mahjong_that_expects_something_else_does_not_hold(vector: dict[str, Any], name: str) -> None:
    wrong = {**vector["expect"], name: [vector["expect"][name]]}
    assert check({**vector, "expect": wrong})


GOOD = {"id": "KK-T1", "kind": "kk-dealt", "hand": ["01H", "01R", "01K1", "01K2"], "result": ["teshi"]}
OTHER = {**GOOD, "id": "KK-T2", "result": []}


def test_a_mismatch_is_told_with_its_id_and_both_values(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "some.json"
    file.write_text(json.dumps([GOOD, OTHER]), "utf-8")
    assert main([str(file)]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "KK-T2",
        '  expected: {"result": []}',
        '  actual:   {"result": ["teshi"]}',
        "1 passed, 1 failed",
    ]
