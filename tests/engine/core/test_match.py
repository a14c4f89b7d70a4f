"""A match beside its game: who may sit, what is counted and told, and what is refused."""

import dataclasses

import pytest

from engine import GAMES
from engine.core import IllegalAction, Match

GAME = GAMES["koikoi"]


def begun(seed: bytes = b"seed") -> Match:
    match = Match(GAME, GAME.rules(), 2, seed)
    for seat in (0, 1):
        match.play(seat, match.pending[seat][0])
    return match


def test_moves_and_questions_are_counted() -> None:
    match = Match(GAME, GAME.rules(), 2, b"seed")
    assert (match.seq, match.number, match.result) == (0, 1, None)
    match.play(0, match.pending[0][0])
    assert (match.seq, match.number) == (1, 1)
    match.play(1, match.pending[1][0])
    assert (match.seq, match.number) == (2, 2)


def test_a_refused_move_is_not_recorded() -> None:
    match = begun()
    before = match.snapshot(), match.record()
    with pytest.raises(IllegalAction):
        match.play(0, GAME.pending(GAME.start(GAME.rules(), 2, b"seed").state)[0][1])
    assert (match.snapshot(), match.record()) == before


def test_the_latest_24_events_are_kept() -> None:
    match, told = begun(), []
    while match.pending:
        seat, legal = next(iter(match.pending.items()))
        told += match.play(seat, legal[0])
        assert len(match.told) == 48 or len(told) < 48
        assert match.told[-min(48, len(told)) :] == tuple(told[-48:])
    assert len(told) > 48


def test_a_match_is_not_for_another_number_of_seats() -> None:
    with pytest.raises(ValueError, match="koikoi is not for 5 players"):
        Match(GAME, GAME.rules(), 5, b"seed")


def test_a_record_with_a_move_that_is_not_legal_is_refused() -> None:
    record = begun().record()
    with pytest.raises(IllegalAction):
        Match.replay(GAME, dataclasses.replace(record, moves=record.moves + record.moves[:1]))
