"""Farms aren't first on the leaderboard and are named to moderators, honest people are neither, and are ranked."""

from random import Random
from statistics import mean

import pytest

from bot.features.nights.arena import standings
from bot.store.models import Score
from bot.store.rating_model import WHOLE, rating_of
from tests.bench.rated.farms import (
    FARMER,
    FARMS,
    HONEST,
    SEASON,
    Population,
    board,
    pair_named,
    rated,
    ratings,
    season,
    won,
)
from tests.bot.nights.arenas import Arena

PEOPLE = range(HONEST, HONEST + 12)


@pytest.mark.parametrize("name", [name for name in FARMS if name[0] not in "CDEFH"])
def test_a_farm_with_one_of_the_five_best_ratings_is_named_and_isnt_first(name):
    _, found, people = season(Population(1, 0.4, 0.3), name)
    assert board(found)[0] != FARMER
    if FARMER in [*ratings(found)][:5]:
        assert any(FARMER in users for users in people)


def test_a_friend_who_voids_what_is_lost_is_seen():
    _, _, people = season(Population(1, 0.4, 0), "E: a friend voids nine of ten lost")
    assert (FARMER,) in people


def test_at_most_2_of_100_honest_people_are_named_and_all_with_enough_matches_are_ranked_if_they_mix():
    _, found, people = season(Population(2, 0.4, 0))
    assert len({user for users in people for user in users}) <= 4
    ranks = [placed.rank for (_, begun), placed in found.ranks.items() if begun == SEASON]
    assert sum(rank.listed for rank in ranks) > 50
    assert not any(rank.closed for rank in ranks)


def test_two_who_arrange_their_places_at_tables_of_four_are_named():
    for both_gain in (False, True):
        assert sum(pair_named(seed, 60, 0.4, both_gain) for seed in range(5)) >= 4
    assert sum(pair_named(seed, 60, 0, False) for seed in range(10)) <= 1


def honest(chance, better=0.5):
    """Forty days in which everybody plays somebody once a day. better: how often the first of them wins."""
    for day in range(40):
        people = chance.sample(PEOPLE, len(PEOPLE))
        for pair in zip(people[::2], people[1::2], strict=True):
            wins = better if pair[0] == HONEST else 1 - better if pair[1] == HONEST else 0.5
            yield won(day, *(pair if chance.random() < wins else pair[::-1]))


def test_giving_up_what_looks_lost_or_letting_it_lie_is_no_better_than_losing_it():
    def rating(seed, dodges):
        chance, found = Random(seed), [*honest(Random(seed))]
        for day in range(30):
            first, other = chance.random() < 0.5, chance.choice(PEOPLE)
            theirs = WHOLE // 2 if dodges and not first else WHOLE
            found.append((day, (Score(FARMER, 2 - first, WHOLE), Score(other, 1 + first, theirs))))
        return rating_of(rated(found).pool.skill(FARMER, 0).mu)

    for seed in range(2):
        assert abs(rating(seed, dodges=False) - rating(seed, dodges=True)) < 10


@pytest.mark.parametrize("runs", [8, pytest.param(400, marks=pytest.mark.full)])
def test_who_wins_65_of_100_is_listed_above_1550_after_40_full_matches(runs):
    found = [rated([*honest(Random(seed), 0.65)]) for seed in range(runs)]
    good = sum(HONEST in board(each) and rating_of(each.pool.skill(HONEST, 0).mu) > 1550 for each in found)
    assert good >= 0.7 * runs


@pytest.mark.slow
def test_the_best_of_those_who_block_the_six_strongest_of_twelve_is_seldom_on_the_podium():
    blocked, ranks = frozenset(frozenset((6, other)) for other in range(7, 13)), list[int]()
    for seed in range(40):
        arena = Arena(12, seed, shut=blocked).play()
        ranks += [each.rank for each in standings(arena.strength, arena.bouts) if each.user == 6]
    assert mean(rank <= 3 for rank in ranks) <= 0.12
