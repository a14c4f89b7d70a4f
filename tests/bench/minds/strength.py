"""How much better each level plays than the one below.

`uv run python -m tests.bench.minds.strength [GAME...]`.

Each match is played on the same deals once for every seat that the better level may have, the others are of the lower
one; everything follows from `--seed`, whatever the number of processes. Prints a table in markdown.
tests/bench/README.md says what the columns are.
"""

import argparse
import time
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from itertools import chain, pairwise

from tqdm import tqdm  # pyright: ignore[reportMissingModuleSource]

from engine import GAMES
from engine.core import FULL
from tests.bench.minds.duels import PROCESSES, Budget, Contest, Group, groups, rules
from tests.bench.minds.tallies import heads, row, tally


def main() -> None:
    asked = options().parse_args()
    # each table when it is there: a long run may be ended before its last
    for line in chain([f"\n{datetime.now(UTC):%Y-%m-%d}, seed `{asked.seed}`:"], strengths(asked)):
        print(line, flush=True)


def strengths(asked: argparse.Namespace) -> Iterator[str]:
    """A table of pairs of levels for two seats, and one for more."""
    contests = [*contests_of(asked)]
    for duel in (True, False):
        found = [
            row(each, tally(met)) for each in contests if (each.seats == 2) is duel and (met := met_in(each, asked))
        ]
        yield from ("", heads(duel), *found) if found else ()


def options() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="How much better each level plays than the one below.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(GAMES)} (default: all)")
    parser.add_argument("--pairs", nargs="+", metavar="BETTER:LOWER", help="default: each level and the one below")
    parser.add_argument("--presets", nargs="+", help="default: the first of the game")
    parser.add_argument("--seats", type=int, help="default: each number of seats the game is for")
    parser.add_argument("--matches", type=int, default=200, help="deals, each played from every seat")
    parser.add_argument("--rounds", type=int, default=0, help="of a match; default 6, and in mahjong 1")
    parser.add_argument("--samples", type=int, default=FULL.samples, help="guesses for a decision")
    parser.add_argument("--ms", type=float, default=0, help="of processor time for a decision, at most")
    parser.add_argument("--minutes", type=float, default=0, help="begin no further deal of a contest after that")
    parser.add_argument("--seed", default="strength")
    parser.add_argument("--processes", type=int, default=PROCESSES)
    return parser


def contests_of(asked: argparse.Namespace) -> Iterator[Contest]:
    """The pairs of levels that are asked for, in every game, preset and number of seats."""
    for key in asked.games or GAMES:
        pairs = [pair.split(":") for pair in asked.pairs or ()] or [pair[::-1] for pair in pairwise(GAMES[key].players)]
        yield from _contests(key, pairs, asked)


def _contests(key: str, pairs: Sequence[Sequence[str]], asked: argparse.Namespace) -> Iterator[Contest]:
    budget, game = Budget(asked.samples, asked.ms), GAMES[key]
    if unknown := {level.partition("@")[0] for pair in pairs for level in pair} - {*game.players}:
        raise SystemExit(f"{key} has no {', '.join(sorted(unknown))}, only {', '.join(game.players)}")
    for preset in asked.presets or [next(iter(game.presets))]:
        for seats in [asked.seats] if asked.seats else game.seats:
            for better, lower in pairs:
                match_rules = rules(key, preset, asked.rounds)
                yield Contest(key, better, lower, preset, match_rules, seats, asked.seed, budget)


def met_in(contest: Contest, asked: argparse.Namespace) -> Sequence[Group]:
    """The groups of a contest that its time is enough for, with a bar that says how it stands."""
    found: list[Group] = []
    end = time.monotonic() + asked.minutes * 60 if asked.minutes else float("inf")
    name = f"{contest.name} {contest.better}:{contest.lower}"
    bar = tqdm(groups(contest, range(asked.matches), asked.processes), name, asked.matches, unit="deal")
    for group in bar:
        found.append(group)
        now = tally(found)
        bar.set_postfix_str(f"won {now.duplicate}" if contest.seats == 2 else f"place {now.place}")
        if time.monotonic() > end:
            break
    return found


if __name__ == "__main__":
    main()
