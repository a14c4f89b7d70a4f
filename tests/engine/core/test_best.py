"""The best hand of every seat, beside what was settled hand by hand."""

import pytest

from engine import GAMES
from engine.core import TABLE, Ask, Best, Match, Rng, bettered, won


def test_a_better_hand_takes_the_place_of_a_seat_s_own_and_of_equal_ones_the_first_is_kept():
    first, equal, other, better = (1, 0, (5, -5)), (2, 0, (5, -5)), (3, 1, (-9, 9)), (4, 0, (6, -6))
    best = ()
    for hand, seat, scores in (first, equal, other):
        best = bettered(best, hand, seat, scores, ())
    assert set(best) == {Best(0, 1, 5, ()), Best(1, 3, 9, ())}
    assert set(bettered(best, *better, ())) == {Best(0, 4, 6, ()), Best(1, 3, 9, ())}
    assert bettered(best, 5, None, (0, 0), ()) == best


def played(game, seats, seed):
    """A match that computers play, and what everybody saw of each hand that was settled."""
    match, chance, settled = Match(game, next(iter(game.presets.values())), seats, seed), Rng(seed, "best"), []
    while match.pending:
        seat = max(match.pending)
        legal = match.pending[seat]
        plain = seat == TABLE or len(legal) == 1 or match.question.ask is Ask.PAUSE
        match.play(seat, legal[0] if plain else game.players["easy"](match.view(seat), legal, chance))
        if match.question.ask in (Ask.PAUSE, Ask.OVER) and (scene := match.scene(None)).settled > len(settled):
            settled.append(scene)
    return match, settled


def pieces_of(scene):
    """All pieces with which a hand was won, of tiles as many as there are."""
    reading = scene.sheet("reading")
    if reading is None:
        return sorted({piece for row in scene.sheet("result").rows for piece in row.pieces})
    wild = str(scene.badge("settled_wild").args[0])
    natural = [piece for row in reading.rows for piece in _natural(row)]
    return sorted([*natural, *[wild] * sum(row.number for row in reading.rows if row.key != "tiles")])


def _natural(row):
    """The tiles of a set that are not wild; those that lie as they are all count."""
    return row.pieces if row.key == "tiles" else row.pieces[: len(row.pieces) - row.number]


TOLD = ("koikoi", "stopgo", "hanaawase", "jiaxing", "fuzhou")
"""The games that tell it; a game need not."""


@pytest.mark.parametrize(("key", "seats"), [(key, seats) for key in TOLD for seats in GAMES[key].seats])
def test_at_the_end_of_a_match_each_seat_has_its_best_hand(key, seats):
    game, seen = GAMES[key], 0
    for number in range(2):
        match, settled = played(game, seats, bytes([number]) * 8)
        found = {sheet.seat: sheet.rows[0] for sheet in match.scene(0).sheets if sheet.key == "best"}
        hands = [(won(scene), scene) for scene in settled]
        for seat in range(seats):
            mine = [(-each.points, each.hand, scene) for each, scene in hands if each and each.seat == seat]
            assert (seat in found) == bool(mine)
            if mine:
                points, hand, scene = min(mine, key=lambda each: each[:2])
                assert (found[seat].key, found[seat].number) == (str(hand), -points)
                assert sorted(found[seat].pieces) == pieces_of(scene)
                seen += 1
        assert all(scene.sheet("best") is None for scene in settled[:-1])
        again = Match.restore(game, match.record(), match.snapshot())
        assert again.scene(0) == match.scene(0)
    assert seen > 1
