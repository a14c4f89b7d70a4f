"""Which ratings tell best who will win: `python -m tests.bench.rated.ratings [RUNS]` asks for the group `bench`.

24 people play rounds in which everybody plays once, with neighbours drawn by lot; who comes before whom is drawn by
true strengths, as far apart as a population says. Of each start sigma, tau and way in which sigma falls it prints the
mean log loss of the chances that ratings give every pair, against the true ones, over all populations after 10, 30 and
100 matches; then what the chosen ones (`bot.store.skill`) come to. beta is no choice of its own: only its ratio to the
others counts.
"""

import math
import sys
import time
from importlib import import_module
from itertools import product
from random import Random
from typing import Any, NamedTuple

from openskill.models import PlackettLuce

from bot.store import skill

np: Any = import_module("numpy")

PEOPLE = 24
POPULATIONS = {"equals": 0.5, "69 %": 0.69, "88 %": 0.88}
"""How often the best comes before the worst; the others lie evenly between them."""
AFTER = (10, 30, 100)
"""So many matches of everybody lie before a look at the chances."""
SIGMAS = (1.0, 1.25, 1.5, 1.75, 2.0, 2.25, 2.5, 3.0, 25 / 3)
TAUS = (0.0, 0.02, 0.05, 25 / 300, 0.15)
FALLS = ("default", "whole")
"""openskill's own gamma, by which sigma falls the more slowly the smaller it is, and 1: as the model says."""
BINS = 20


class Choice(NamedTuple):
    """Start sigma, tau, and whether gamma is 1."""

    sigma: float
    tau: float
    falls: str


class Played(NamedTuple):
    """chances (populations * runs, people, people): the true ones. rounds: by round (populations * runs, tables, seats)
    who played there, in the order of their places."""

    chances: Any
    rounds: list[Any]


def strengths(best: float) -> Any:
    """Of all people, in logits, so that the best comes before the worst with this chance."""
    return np.linspace(0.5, -0.5, PEOPLE) * math.log(best / (1 - best))


def played(seats: int, runs: int, seed: int = 1) -> Played:
    """All matches of all populations, by chance."""
    chance = np.random.default_rng([seed, seats])
    true = np.repeat(np.stack([strengths(best) for best in POPULATIONS.values()]), runs, axis=0)
    rounds: list[Any] = []
    for _ in range(max(AFTER)):
        tables = chance.permuted(np.broadcast_to(np.arange(PEOPLE), true.shape), axis=1).reshape(len(true), -1, seats)
        luck = np.take_along_axis(true, tables.reshape(len(true), -1), 1).reshape(tables.shape)
        luck = luck + chance.gumbel(size=tables.shape)
        rounds.append(np.take_along_axis(tables, np.argsort(-luck, axis=2), 2))
    return Played(1 / (1 + np.exp(true[:, None, :] - true[:, :, None])), rounds)


def rate(mu: Any, sigma: Any, beta: float, tau: float, falls: str) -> tuple[Any, Any]:
    """mu and sigma (tables, seats) after a match, by the order of places; as `PlackettLuce.rate` does it."""
    variance = sigma**2 + tau**2
    square = (variance + beta**2).sum(axis=-1, keepdims=True)
    c = np.sqrt(square)
    e = np.exp((mu - mu.mean(axis=-1, keepdims=True)) / c)
    behind = np.flip(np.cumsum(np.flip(e, -1), -1), -1)
    omega, delta = 1 - e / behind, (e / behind) * (1 - e / behind)
    for place in range(mu.shape[-1]):
        share = e[..., place + 1 :] / behind[..., place : place + 1]
        omega[..., place + 1 :] -= share
        delta[..., place + 1 :] += share * (1 - share)
    gamma = np.sqrt(variance) / c if falls == "default" else 1.0
    kept = np.maximum(1 - gamma * delta * variance / square, 1e-4)
    return mu + omega * variance / c, np.sqrt(variance * kept)


def beta_of(seats: int) -> float:
    """So that the same difference means the same chance at every number of seats."""
    return 25 / 6 * math.sqrt(2 / seats)


def chances(mu: Any, sigma: Any, seats: int) -> Any:
    """Of each to come before each other one, by their ratings: (..., people, people)."""
    spread = seats / 2 * (2 * beta_of(seats) ** 2 + sigma[..., :, None] ** 2 + sigma[..., None, :] ** 2)
    return 1 / (1 + np.exp((mu[..., None, :] - mu[..., :, None]) / np.sqrt(spread)))


class Look(NamedTuple):
    """What ratings come to after so many matches, by population: log loss and mean error of the chances of all pairs,
    the error of chances alike taken together, the points from the best to the worst, and sigma."""

    loss: Any
    error: Any
    calibration: Any
    span: Any
    sigma: Any


def looks(choice: Choice, seats: int, matches: Played, runs: int) -> list[Look]:
    shape = matches.chances.shape[:2]
    mu, sigma = np.zeros(shape), np.full(shape, choice.sigma)
    rows = np.arange(shape[0])[:, None, None]
    found: list[Look] = []
    for number, tables in enumerate(matches.rounds, 1):
        after = rate(mu[rows, tables], sigma[rows, tables], beta_of(seats), choice.tau, choice.falls)
        mu[rows, tables], sigma[rows, tables] = after
        if number in AFTER:
            found.append(look(mu, sigma, seats, matches.chances, runs))
    return found


def look(mu: Any, sigma: Any, seats: int, true: Any, runs: int) -> Look:
    one, other = np.triu_indices(PEOPLE, 1)
    said, so = chances(mu, sigma, seats)[:, one, other], true[:, one, other]
    shape = (len(POPULATIONS), runs, -1)
    loss = -(so * np.log(said) + (1 - so) * np.log(1 - said))
    return Look(
        loss.reshape(shape).mean((1, 2)),
        np.abs(said - so).reshape(shape).mean((1, 2)),
        np.array([calibration(*both) for both in zip(said.reshape(shape), so.reshape(shape), strict=True)]),
        skill.POINTS * np.ptp(mu, axis=1).reshape(shape[:2]).mean(1),
        sigma.reshape(shape).mean((1, 2)),
    )


def calibration(said: Any, so: Any) -> float:
    """How far chances that are said alike are from what is true of them on average, weighted by pairs."""
    said, so = np.concatenate([said.ravel(), 1 - said.ravel()]), np.concatenate([so.ravel(), 1 - so.ravel()])
    bins = np.minimum((said * BINS).astype(int), BINS - 1)
    off = np.bincount(bins, said - so, BINS)
    return float(np.abs(off).sum() / len(said))


def check() -> None:
    """Raises AssertionError unless `rate` does what openskill does."""
    chance = Random(1)
    for seats in (2, 3, 4):
        for falls in FALLS:
            model = PlackettLuce(beta=beta_of(seats), tau=0.05)
            if falls == "whole":
                model = PlackettLuce(beta=beta_of(seats), tau=0.05, gamma=lambda *_: 1.0)
            before = [(chance.gauss(0, 3), chance.uniform(0.5, 3)) for _ in range(seats)]
            said = model.rate([[model.rating(*each)] for each in before])
            mu, sigma = (np.array(each) for each in zip(*before, strict=True))
            mine = rate(mu, sigma, beta_of(seats), 0.05, falls)
            assert np.allclose(mine, [[new.mu for [new] in said], [new.sigma for [new] in said]])


def main(runs: int) -> None:
    check()
    for seats in (2, 3, 4):
        began = time.process_time()
        matches = played(seats, runs)
        choices = [Choice(*each) for each in product(SIGMAS, TAUS, FALLS)]
        tried = {choice: looks(choice, seats, matches, runs) for choice in choices}
        loss = {choice: float(np.mean([each.loss for each in found])) for choice, found in tried.items()}
        print(f"\n{seats} seats, {runs} runs, {time.process_time() - began:.0f} s of processor time")
        print(" sigma   tau gamma    log loss")
        for choice in sorted(loss, key=loss.__getitem__)[:8]:
            print(f"{choice.sigma:6.2f} {choice.tau:5.2f} {choice.falls:8} {loss[choice]:.5f}")
        chosen = Choice(skill.SIGMA, skill.TAU, "whole")
        print(f"chosen: {chosen}, {loss[chosen]:.5f}; by population ({', '.join(POPULATIONS)}) after so many matches")
        tell(tried[chosen])


def tell(found: list[Look]) -> None:
    """What the ratings of one choice come to."""
    print("matches | error of a pair, % | of pairs alike, % | span | sigma")
    for number, each in zip(AFTER, found, strict=True):
        errors = (" ".join(f"{100 * value:5.1f}" for value in of) for of in (each.error, each.calibration))
        spans, sigmas = " ".join(f"{value:5.0f}" for value in each.span), f"{each.sigma.mean():5.2f}"
        print(f"{number:7}", *errors, spans, sigmas, sep=" | ")
    alike = np.mean([each.calibration for each in found], axis=0)
    print("all     |", " ".join(f"{100 * value:5.1f}" for value in alike), "of pairs alike, %")


if __name__ == "__main__":
    main(int((sys.argv[1:2] or ["200"])[0]))
