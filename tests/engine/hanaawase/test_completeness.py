"""Every numbered rule of Hana-awase is named by a test."""

import re
from pathlib import Path

RULES = range(1, 35)


def test_every_rule_is_named_by_a_test() -> None:
    tests = "".join(file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_*.py"))
    names = " ".join(re.findall(r"^def (test_\w+)", tests, re.MULTILINE))
    named = {int(number) for number in re.findall(r"_ha(\d+)(?=_|\b)", names)}
    assert sorted(set(RULES) - named) == []
