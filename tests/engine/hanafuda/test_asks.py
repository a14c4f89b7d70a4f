"""The open question, as everybody may know it: the same in all three games."""

import pytest

from engine import GAMES
from engine.core import Ask, Match, PublicQuestion
from tests.there import there

HANAFUDA = [key for key, game in GAMES.items() if game.deck == "hanafuda"]
in_every_game = pytest.mark.parametrize("key", HANAFUDA)
where_two_may_match = pytest.mark.parametrize("key", [key for key in HANAFUDA if "take" in GAMES[key].verbs])


def begun(key):
    game = GAMES[key]
    return Match(game, next(iter(game.presets.values())), max(game.seats), bytes(32))


def asked(match):
    return match.game.asks(match.view(None))


def play_safe(match, until):
    while asked(match).ask is not Ask.OVER and not until(match):
        seat = min(match.pending)
        match.play(seat, match.pending[seat][0])


@in_every_game
def test_before_a_round_all_are_asked_whoever_has_answered(key):
    match = begun(key)
    everybody = PublicQuestion(Ask.PAUSE, frozenset(range(match.seats)), topic="ready")
    assert asked(match) == everybody
    match.play(1, match.pending[1][0])
    assert asked(match) == everybody
    assert 1 not in match.pending


@in_every_game
def test_a_turn_asks_its_seat(key):
    match = begun(key)
    play_safe(match, lambda match: asked(match).ask is Ask.TURN)
    assert asked(match) == PublicQuestion(Ask.TURN, frozenset(match.pending), topic="play")


@where_two_may_match
def test_a_choice_is_about_the_held_card(key):
    match = begun(key)
    play_safe(match, lambda match: match.scene(None).pile("held", match.view(None).mover))
    (seat,) = match.pending
    held = there(match.scene(None).pile("held", seat))
    assert asked(match) == PublicQuestion(Ask.TURN, frozenset({seat}), about=held.pieces, topic="take")
