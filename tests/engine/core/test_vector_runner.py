"""What the vector runner prints. `tests/engine/test_vectors.py` proves that no wrong vector holds."""

import json
from pathlib import Path

import pytest

from tests.vectors import main

GOOD = {"id": "KK-T1", "kind": "kk-dealt", "hand": ["01H", "01R", "01K1", "01K2"], "result": ["teshi"]}
WRONG = {**GOOD, "id": "KK-T2", "result": []}


def test_a_mismatch_is_told_with_its_id_and_both_values(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "some.json"
    file.write_text(json.dumps([GOOD, WRONG]), "utf-8")
    assert main([str(file)]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "KK-T2",
        '  expected: {"result": []}',
        '  actual:   {"result": ["teshi"]}',
        "1 passed, 1 failed",
    ]
