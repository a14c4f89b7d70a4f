"""What ratings tell of people of known strength."""

import math
from random import Random

import pytest

from bot.store.rating_model import MEAN, POINTS, SIGMA, Skill, after, model, teams_of

PEOPLE = 24
RUNS = 3
USED = {seats: teams_of(seats) for seats in (2, 3, 4)}


def season(chance, strengths, seats, rounds):
    """The skills of people after so many rounds in which everybody plays."""
    skills = [Skill() for _ in strengths]
    for _ in range(rounds):
        people = chance.sample(range(len(strengths)), len(strengths))
        for table in zip(*(people[seat::seats] for seat in range(seats)), strict=True):
            luck = {who: strengths[who] - math.log(-math.log(chance.random())) for who in table}
            order = sorted(table, key=luck.__getitem__, reverse=True)
            new = after([skills[who] for who in order], range(1, seats + 1))
            for who, (mu, sigma) in zip(order, new, strict=True):
                skills[who] = Skill(mu, sigma)
    return skills


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_equals_span_at_most_200_points_after_ten_matches(seats):
    chance, spans = Random(1), list[float]()
    for _ in range(RUNS):
        found = [skill.mu for skill in season(chance, [0.0] * PEOPLE, seats, 10)]
        spans.append(POINTS * (max(found) - min(found)))
    assert sum(spans) / RUNS <= 200


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_standard_deviation_falls_by_a_third_over_fifty_full_matches(seats):
    found = season(Random(1), [0.0] * PEOPLE, seats, 50)
    assert max(skill.sigma for skill in found) <= SIGMA * 2 / 3
    assert abs(sum(skill.mu for skill in found) / PEOPLE - MEAN) < 0.5


def test_teams_that_are_used_again_give_the_same_numbers_as_fresh_ones_to_the_last_bit():
    chance = Random(7)
    for _ in range(100):
        seats = chance.randint(2, 4)
        skills = [Skill(chance.uniform(10, 40), chance.uniform(0.5, 8)) for _ in range(seats)]
        places = [chance.randint(1, seats) for _ in range(seats)]
        fresh = [[model(seats).rating(each.mu, each.sigma)] for each in skills]
        told = [(new.mu, new.sigma) for [new] in model(seats).rate(fresh, ranks=[*map(float, places)])]
        assert after(skills, places) == told
        assert after(skills, places, USED[seats]) == told
        assert [(each.mu, each.sigma) for [each] in fresh] == [(each.mu, each.sigma) for each in skills]
