"""Nobody gets a rank by playing accounts that play nobody else, and who wins honestly gets one."""

from random import Random

import pytest

from tests.bench.rated.farms import DUMMIES, FARMER, HONEST, against_honest, farms, honest, result, watched, winner

NEVER = (
    "one dummy", "ten throw-away accounts", "three dummies in a game of four", "one-hand matches",
    "a dummy that resigns", "a stand-in plays",
)  # fmt: skip


@pytest.mark.slow
def test_farmers_are_never_listed_unless_their_accounts_play_others_too_and_then_they_stand_in_watch():
    for name, matches in farms(Random(1)).items():
        got = result(matches, FARMER)
        if name in NEVER:
            assert (name, got.season, got.ever) == (name, False, False)
        if name in ("a dummy that resigns", "a stand-in plays"):
            assert got.rating <= 1500
        unseen = name in ("resigning, or not answering, when it looks lost", "a stand-in plays")
        assert (name, watched(matches, FARMER, *DUMMIES) == "-") == (name, unseen)
        assert (name, watched(matches, *HONEST)) == (name, "-")


def test_giving_up_what_looks_lost_or_letting_it_lie_is_no_better_than_losing_it():
    for seed in range(2):
        others = [*honest(Random(seed))]
        plain, dodging = (
            result([*others, *against_honest(Random(seed), dodges=dodges)], FARMER).rating for dodges in (False, True)
        )
        assert abs(plain - dodging) < 10


@pytest.mark.parametrize("runs", [8, pytest.param(400, marks=pytest.mark.full)])
def test_who_wins_65_of_100_is_listed_above_1550_after_40_full_matches(runs):
    found = [winner(seed) for seed in range(runs)]
    assert sum(each.season and each.ever and each.rating > 1550 for each in found) >= 0.7 * runs
