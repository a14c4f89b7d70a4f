"""The vector runner: what counts as failed, what as broken, and what it prints."""

import json
from pathlib import Path

import pytest

from tests.vectors import main

GOOD = {"id": "KK-T1", "kind": "kk-dealt", "hand": ["01H", "01R", "01K1", "01K2"], "result": ["teshi"]}
WRONG = {**GOOD, "id": "KK-T2", "result": []}


@pytest.fixture
def written(tmp_path: Path):
    def write(content: object, name: str = "some.json") -> str:
        file = tmp_path / name
        file.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
        return str(file)

    return write


def test_a_mismatch_is_told_with_its_id_and_both_values(written, capsys) -> None:
    assert main([written([GOOD, WRONG])]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "KK-T2",
        '  expected: {"result": []}',
        '  actual:   {"result": ["teshi"]}',
        "1 passed, 1 failed",
    ]


@pytest.mark.parametrize(
    "vector",
    [
        {**GOOD, "kind": "kk-unheard-of"},
        {**GOOD, "id": "XX-T1"},
        {"id": "KK-T1", "kind": "kk-dealt", "hand": GOOD["hand"]},
        {**GOOD, "options": {"no_such_setting": "on"}},
        {"id": "KK-T1"},
        {**GOOD, "resullt": ["teshi"]},
        {"id": "KK-T1", "kind": "replay", "given": {"a": "29", "b": "8", "dealer": "0", "n": "2", "policy": "P9"}},
    ],
    ids=[
        "unknown kind",
        "unknown game",
        "nothing expected",
        "unknown setting",
        "no kind",
        "unknown field",
        "unknown policy",
    ],
)
def test_what_cannot_be_run_is_a_failure_and_never_a_skip(vector: dict, written, capsys) -> None:
    assert main([written([vector])]) == 1
    assert capsys.readouterr().out.endswith("\n0 passed, 1 failed\n")


@pytest.mark.parametrize(("content", "sentence"), [
    ("[{]", "is no JSON at line 1"), ('["a",\n}]', "is no JSON at line 2"),
    ('[{"kind": "capture"}]', "no vector with an id"), ("[7]", "no vector with an id"), ([], "There is no vector"),
])  # fmt: skip
def test_a_broken_file_is_a_sentence_and_code_2(content: object, sentence: str, written, capsys) -> None:
    assert main([written(content)]) == 2
    assert sentence in capsys.readouterr().err
