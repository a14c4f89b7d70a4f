"""What every level of every game promises: it sees a View and nothing else, answers in time, and its matches end."""

from itertools import islice

import pytest

from engine import GAMES, judge
from engine.core import Effort, Match, Rng
from tests.bench.minds.duels import Budget, Contest, group, played, rules
from tests.engine.ai.positions import EVERY, Position, positions

LEVELS = [(key, level) for key, game in EVERY.items() for level in game.players]
FEW = Effort(2)


def re_dealt(position: Position, rng: Rng) -> Position:
    """What the seat cannot see is dealt anew; it is asked the same."""
    game, seat = position.game, position.seat
    world = game.guess(game.view(position.state, seat), rng)
    return position._replace(state=world, legal=game.pending(world)[seat])


@pytest.mark.parametrize("count", [2, pytest.param(300, marks=pytest.mark.full)])
@pytest.mark.parametrize(("key", "level"), LEVELS)
def test_a_player_does_the_same_whatever_the_others_hold(key: str, level: str, count: int) -> None:
    player, different = EVERY[key].players[level], 0
    for number, position in enumerate(islice(positions(key, "cheating"), count)):
        game, state, seat, legal = position
        other = re_dealt(position, Rng(b"world", number))
        view, seen = game.view(state, seat), game.view(other.state, seat)
        assert (seen, other.legal) == (view, legal)
        assert not isinstance(seen, game.state)
        luck = Rng(b"luck", number), Rng(b"luck", number)
        assert player(view, legal, luck[0], FEW) == player(seen, other.legal, luck[1], FEW)
        assert luck[0].bytes(8) == luck[1].bytes(8)
        different += other.state != state
    assert different


@pytest.mark.parametrize("count", [1, pytest.param(100, marks=pytest.mark.full)])
@pytest.mark.parametrize("key", EVERY)
def test_a_judge_thinks_the_same_whatever_the_others_hold(key: str, count: int) -> None:
    for number, position in enumerate(islice(positions(key, "judging"), count)):
        game, state, seat, legal = position
        other = re_dealt(position, Rng(b"world", number))
        first, again = (
            judge(game, game.view(each, seat), legal, Rng(b"luck", number), FEW) for each in (state, other.state)
        )
        assert first == again
        assert {weighed.action for weighed in first} == {*legal}


@pytest.mark.parametrize(("key", "level"), LEVELS)
def test_a_player_who_is_told_enough_at_once_answers_at_once(key: str, level: str) -> None:
    for game, state, seat, legal in islice(positions(key, "enough"), 9):
        told: list[bool] = []

        def enough(told: list[bool] = told) -> bool:
            told.append(True)
            return True

        assert game.players[level](game.view(state, seat), legal, Rng(b"1"), Effort(10**9, enough)) in legal
        assert len(told) <= 1


@pytest.mark.parametrize(("key", "preset"), [(key, preset) for key, game in GAMES.items() for preset in game.presets])
def test_hands_of_the_best_players_end(key: str, preset: str) -> None:
    game = GAMES[key]
    match = Match(game, game.presets[preset], max(game.seats), f"{preset:32}".encode())
    best = [*game.players.values()][-1]
    for _ in played(match, dict.fromkeys(range(match.seats), best), Rng(b"luck"), Budget(2, 2)):
        if match.scene(None).settled:
            return
    pytest.fail("the match ended without a hand that was settled")


@pytest.mark.full
@pytest.mark.parametrize(("key", "seats"), [(key, seats) for key, game in GAMES.items() for seats in game.seats])
def test_two_thousand_matches_of_the_best_players_end(key: str, seats: int) -> None:
    game = GAMES[key]
    best, preset = [*game.players][-1], next(iter(game.presets))
    asked = Contest(key, best, best, preset, rules(key, preset), seats, "stall", Budget(ms=10))
    found = [match for number in range(-(-2000 // seats)) for match in group(asked, number)]
    assert len(found) >= 2000
    assert all(match.hands >= 1 for match in found)
