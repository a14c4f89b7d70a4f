"""What ratings tell of people of known strength."""

import math
from random import Random

import pytest
from openskill.models import PlackettLuce

from bot.store.rating_model import MEAN, POINTS, SIGMA, Skill, after, model, teams_of

PEOPLE = 24
RUNS = 3
USED = {seats: teams_of(seats) for seats in (2, 3, 4)}


def season(chance, strengths, seats, rounds, rate):
    """The skills of people after so many rounds in which everybody plays."""
    skills = [Skill() for _ in strengths]
    for _ in range(rounds):
        people = chance.sample(range(len(strengths)), len(strengths))
        for table in zip(*(people[seat::seats] for seat in range(seats)), strict=True):
            luck = {who: strengths[who] - math.log(-math.log(chance.random())) for who in table}
            order = sorted(table, key=luck.__getitem__, reverse=True)
            new = rate([skills[who] for who in order], range(1, seats + 1))
            for who, (mu, sigma) in zip(order, new, strict=True):
                skills[who] = Skill(mu, sigma)
    return skills


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_equals_span_at_most_200_points_after_ten_matches(seats):
    chance, spans = Random(1), list[float]()
    for _ in range(RUNS):
        found = [skill.mu for skill in season(chance, [0.0] * PEOPLE, seats, 10, after)]
        spans.append(POINTS * (max(found) - min(found)))
    assert sum(spans) / RUNS <= 200


def test_their_chances_are_nearer_to_the_true_ones_than_openskills_own_and_than_none():
    usual = PlackettLuce()

    def before(skills, places):
        teams = [[usual.rating(skill.mu, skill.sigma * (25 / 3) / SIGMA)] for skill in skills]
        made = usual.rate(teams, ranks=list(places))
        return [(new.mu, new.sigma * SIGMA / (25 / 3)) for [new] in made]

    strengths = [0.8 * (0.5 - who / (PEOPLE - 1)) for who in range(PEOPLE)]  # the best beats the worst in 69 of 100
    chosen, own = (loss(season(Random(1), strengths, 2, 30, rate), strengths) for rate in (after, before))
    assert chosen < own
    assert chosen < math.log(2) < own


def loss(skills, strengths):
    """The mean log loss of the chances of all pairs, against the true ones."""
    found: list[float] = []
    for one in range(PEOPLE):
        for other in range(one):
            true = 1 / (1 + math.exp(strengths[other] - strengths[one]))
            spread = math.sqrt(2 * (25 / 6) ** 2 + skills[one].sigma ** 2 + skills[other].sigma ** 2)
            said = 1 / (1 + math.exp((skills[other].mu - skills[one].mu) / spread))
            found.append(-true * math.log(said) - (1 - true) * math.log(1 - said))
    return sum(found) / len(found)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_standard_deviation_falls_by_a_third_over_fifty_full_matches(seats):
    found = season(Random(1), [0.0] * PEOPLE, seats, 50, after)
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
