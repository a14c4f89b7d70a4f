"""What a claim would make, in the picture of a hand: the sets that its buttons offer, and no others."""

import pytest

from bot.decks.mahjong.tiles import Tile
from bot.decks.mahjong.waits import would_make
from engine import GAMES
from engine.core import Match, Rng
from tests.bot.render.showing import laid, of, telling
from tests.bot.render.tables import labels


def windows(key, seed):
    """The hands of a match whose seats may claim a discard, with the sets that they may make."""
    chance, match = Rng(seed, "claims"), Match(GAMES[key], GAMES[key].rules(), 4, seed)
    for _ in range(400):
        if match.result is not None:
            return
        for seat, legal in match.pending.items():
            question = match.scene(None).question
            made = [each for each in legal if each.verb in ("chow", "pong", "kong")]
            if seat >= 0 and made and question.topic == "claim":
                yield match.scene(seat), [own(each, question.about[0]) for each in made]
        seat = max(match.pending)
        legal = [each for each in match.pending[seat] if each.verb not in ("resign", "finish", "give_up")]
        match.play(seat, legal[chance.below(len(legal))])


def own(action, claimed):
    """The tiles that a claim takes from the hand."""
    return {"chow": action.pieces, "pong": (claimed,) * 2, "kong": (claimed,) * 3}[action.verb]


@pytest.mark.parametrize("key", ["jiaxing", "fuzhou"])
def test_the_sets_that_a_claim_would_make_are_those_that_may_be_claimed(key):
    seen = 0
    for scene, sets in windows(key, b"one"):
        seen += 1
        made = [tuple(spot.piece for spot in rack[1:]) for rack in would_make(scene, telling(labels, {}, "mahjong"))]
        assert sorted(made) == sorted(sets)
        shown = [tile.piece for tile in of(laid("hand", scene, {}, labels, "mahjong"), Tile)]
        assert scene.sheet("waits", scene.viewer) is None or len(shown) > sum(map(len, made))
    assert seen > 8
