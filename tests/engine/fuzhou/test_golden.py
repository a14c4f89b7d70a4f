"""A whole match of Fuzhou mahjong and a hand under unusual settings, kept as reports.

`python -m tests.engine.fuzhou.test_golden` renews them.
"""

from pathlib import Path

import pytest

from engine.fuzhou import GAME
from tests.engine.mahjong.report import Report

FOLDER = Path(__file__).parents[2] / "golden" / "playthroughs"
RENEW = "The match is not what it was. If that is meant: raise VERSION in engine/core/match.py and run "
RENEW += "`python -m tests.engine.fuzhou.test_golden`."
UNUSUAL = {
    "stake": 2,
    "deal_first": "dealer",
    "reserve": 8,
    "reserve_per_kong": "ming1_an2",
    "gold_flower": "nobody",
    "gold_discard": "free",
    "same_round_lock": "passed",
    "swap_discard": "not_after_claim",
    "three_golds": "moment_of_draw",
    "youjin": "one_gold",
    "kong_fan": "ming1_an2",
    "streak": "all",
    "discard_payment": "discarder_for_three",
}
NAMES = ("fuzhou", "fuzhou_unusual")


def played(name: str) -> Report:
    """A match of players who are easy, or one hand of eager ones."""
    if name == "fuzhou":
        return Report(GAME, b"golden 6", match_rounds=1)
    return Report(GAME, b"unusual 110", hands=1, eager=True, **UNUSUAL)


@pytest.mark.parametrize("name", NAMES)
def test_the_golden_matches_are_played_as_they_always_were(name: str) -> None:
    kept = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    lines = played(name).lines
    first = next((n for n, (old, new) in enumerate(zip(kept, lines, strict=False), 1) if old != new), len(kept))
    assert lines == kept, f"Line {first} of {name}.txt differs. {RENEW}"


def test_the_golden_matches_tell_of_nearly_everything_that_can_happen() -> None:
    told = set[str]().union(*(played(name).kinds for name in NAMES))
    assert set(GAME.tells) - told == {"added_kong", "concealed_kong", "escaped", "robbed"}


if __name__ == "__main__":
    for name in NAMES:
        (FOLDER / f"{name}.txt").write_text("\n".join(played(name).lines) + "\n", encoding="utf-8")
