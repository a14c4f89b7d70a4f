"""What pictures take from the scenes of Jiaxing mahjong: the last discard, and which tiles of a reading are wild."""

from dataclasses import replace

import pytest

from bot.decks.mahjong.moment import is_window, last_discard
from bot.decks.mahjong.won import read
from engine import GAMES
from engine.core import AnyMatch, Rng
from engine.jiaxing.state import Settled
from tests.engine.jiaxing.won import hand, won
from tests.there import there

GAME = GAMES["jiaxing"]


def walk(seed, moves):
    """A match in which every win and claim is taken, before each move: with the last discard and added tile."""
    rng = Rng(seed, "walk")
    match = AnyMatch(GAME, GAME.rules(), 4, seed)
    latest = added = None
    for _ in range(moves):
        if match.result is not None:
            return
        yield match, latest, added
        seat, legal = min(match.pending.items(), key=lambda asked: (asked[0] < 0, asked[0]))
        wanted = [action for action in legal if action.verb not in ("pass", "discard", "give_up", "finish")]
        for event in match.play(seat, wanted[-1] if wanted else legal[rng.below(len(legal))]):
            if event.kind == "discarded":
                latest = (event.seat, there(event.pieces)[0])
            elif event.kind == "added_kong":
                added = (event.seat, there(event.pieces)[0])
            elif event.kind in ("chow", "pong", "kong", "dealt"):
                latest = None


def test_the_last_discard_is_shown_until_it_is_claimed_and_no_other_ever():
    seen = 0
    for match, latest, added in walk(b"last", 500):
        scene = match.scene(None)
        shown = last_discard(scene)
        assert shown in (None, latest, added if is_window(scene) else None)
        if any(scene.pile("drawn", seat) for seat in scene.question.public) and latest:
            seen += 1
            assert shown == latest
    assert seen > 50


@pytest.mark.parametrize(
    ("text", "melds", "shown"),
    [
        ("m79123 EEE SSS N p1 + N", (), "m1 m2 m3 | m7 m8* m9 | E E E | S S S | N N"),
        ("m1239 EEE SSS N p1 p1 + N", (), "m1 m2 m3 | E E E | S S S | N N N* | m9 m9*"),
        ("EEE SSS N p1 p1 p1 + N", ("chow m123",), "m1 m2 m3 | E E E | S S S | C* C* C* | N N"),
        ("m13 EEE SS NN p1 + S", ("chow m123",), "m1 m2 m3 | m1 m2* m3 | E E E | S S S | N N"),
    ],
)
def test_jx59_wild_tiles_of_a_won_hand_are_marked_where_its_own_tiles_leave_a_gap(text, melds, shown):
    win, held = won(text, *melds), hand(text, *melds)
    last = Settled(
        number=1,
        dealer=held.dealer,
        wind=held.round_wind,
        winner=held.seat,
        tile=held.tile,
        wild=held.wild,
        shown=held.concealed,
        parts=(*win.sets, there(win.pair)),
        tai=win.tai,
        fan=win.fan,
        share=win.S,
        scores=win.pay,
        payments=win.payments,
        used=None,
        melds=((), held.melds, (), ()),
    )
    scene = GAME.scene(replace(GAME.view(GAME.start(GAME.rules(), 4, b"").state, None), last=last))
    racks = [" ".join(f"{spot.means or spot.piece}{'*' * spot.wild}" for spot in rack) for rack in read(scene)]
    assert " | ".join(racks) == shown
    assert {spot.piece for rack in read(scene) for spot in rack if spot.wild} <= {held.wild}
