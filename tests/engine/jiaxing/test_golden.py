"""A whole match of Jiaxing mahjong and a hand under unusual settings, kept as reports.

`python -m tests.engine.jiaxing.test_golden` renews them.
"""

from pathlib import Path

import pytest

from engine.jiaxing import GAME
from tests.engine.mahjong.report import Report

FOLDER = Path(__file__).parents[2] / "golden" / "playthroughs"
RENEW = "The match is not what it was. If that is meant: raise VERSION in engine/core/match.py and run "
RENEW += "`python -m tests.engine.jiaxing.test_golden`."
UNUSUAL = {
    "base": 5,
    "cap": 400,
    "indicator": "dice_stack",
    "reserve": 14,
    "discard_wild": "forbidden",
    "kong_after_claim": True,
    "swap_discard": "not_same_kind",
    "no_wild": "face",
    "all_honors_melds": False,
    "earthly": "first_draw",
    "rob_contract": "three",
    "contract_timeout": "continue",
    "contract_multi": "product",
    "dealer_multiplier": 2,
}
NAMES = ("jiaxing", "jiaxing_unusual")


def played(name: str) -> Report:
    """A match of players who are easy, or one hand of eager ones."""
    if name == "jiaxing":
        return Report(GAME, b"golden 32", match_rounds=1)
    return Report(GAME, b"unusual 48", hands=1, eager=True, **UNUSUAL)


@pytest.mark.parametrize("name", NAMES)
def test_the_golden_matches_are_played_as_they_always_were(name: str) -> None:
    kept = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    lines = played(name).lines
    first = next((n for n, (old, new) in enumerate(zip(kept, lines, strict=False), 1) if old != new), len(kept))
    assert lines == kept, f"Line {first} of {name}.txt differs. {RENEW}"


def test_the_golden_matches_tell_of_nearly_everything_that_can_happen() -> None:
    told = set[str]().union(*(played(name).kinds for name in NAMES))
    assert set(GAME.tells) - told == {"resigned"}


if __name__ == "__main__":
    for name in NAMES:
        (FOLDER / f"{name}.txt").write_text("\n".join(played(name).lines) + "\n", encoding="utf-8")
