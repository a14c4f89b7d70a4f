"""Standing orders, against the rules they were first written as, and what computer players of both games do alike."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import GAMES
from engine.core import Action, Ask
from engine.mahjong.orders import ORDERS, WINS
from tests.engine.mahjong.minds import Mind, says
from tests.engine.mahjong.story import Story
from tests.engine.mahjong.test_tables import BOTH, FUZHOU, JIAXING, Game

KEYS = ("no_claims", "pass_chows", "always_win", "no_waits")
CLAIMS = [Action(verb) for verb in ("win", "rob_gold", "three_golds", "pong", "kong")]
CLAIMS += [Action("chow", ("m1", "m2")), Action("chow", ("m2", "m4"))]
TURNS = [Action("discard", ("m1",)), Action("added_kong", ("m2",)), Action("win"), Action("three_golds")]
windows = st.lists(st.sampled_from(CLAIMS), min_size=1, unique=True).map(lambda found: (Action("pass"), *found))
turns = st.lists(st.sampled_from(TURNS), min_size=1, unique=True).map(tuple)
given_orders = st.frozensets(st.sampled_from(KEYS))


def win_ordered(orders: frozenset[str], legal: Sequence[Action]) -> Action | None:
    wins = [action for action in legal if action.verb in WINS]
    return wins[0] if wins and "always_win" in orders else None


def ordered(orders: frozenset[str], legal: Sequence[Action]) -> Action | None:
    if any(action.verb in WINS for action in legal):
        return win_ordered(orders, legal)
    chows = {action.verb for action in legal[1:]} == {"chow"}
    return legal[0] if "no_claims" in orders or ("pass_chows" in orders and chows) else None


def answers(orders: frozenset[str], ask: Ask, legal: Sequence[Action]) -> set[Action]:
    found = {order.answer(ask, legal) for order in ORDERS if order.key in orders}
    return {answer for answer in found if answer is not None}


@given(given_orders, windows)
def test_in_a_window_they_answer_as_one(orders: frozenset[str], legal: tuple[Action, ...]) -> None:
    assert answers(orders, Ask.WINDOW, legal) == {ordered(orders, legal)} - {None}


@given(given_orders, turns, st.sampled_from([Ask.TURN, Ask.CHOICE, Ask.PAUSE]))
def test_elsewhere_they_only_win(orders: frozenset[str], legal: tuple[Action, ...], ask: Ask) -> None:
    assert answers(orders, ask, legal) == {win_ordered(orders, legal)} - {None}


def test_one_keeps_a_sheet_out_of_the_hand() -> None:
    assert [(order.key, order.hides) for order in ORDERS] == [*((key, "") for key in KEYS[:3]), ("no_waits", "waits")]


@pytest.mark.parametrize("key", ["jiaxing", "fuzhou"])
def test_what_wins_is_what_the_looks_say(key: str) -> None:
    verbs = GAMES[key].verbs
    assert {verb for verb, look in verbs.items() if look.wins} == WINS & set(verbs)


LEVELS = ("easy", "normal", "hard")
level = pytest.mark.parametrize("level", LEVELS)


def mind_of(game: Game, level: str) -> Mind:
    return game.table.game.players[level]


def offered(game: Game) -> Story:
    """Seat 2 may claim the tile that seat 1 drew and discards: the pong makes its hand ready."""
    hand, tile = ("m123456 p12377 s33578", "p7") if game is FUZHOU else ("m123456 CC EE s123", "C")
    return game.table("", "", hand, draws=tile).play(f"0; 1 {tile}")


@BOTH
@level
def test_a_tile_that_is_of_no_use_goes_first(game: Game, level: str) -> None:
    """p9 beside a hand that waits: of one suit with honours, or with p1 to p3."""
    table = game.table("", game.ready, draws="p9").play("0").all_quiet()
    assert says(mind_of(game, level), table, 1) == "discard p9"


@pytest.mark.parametrize(
    ("game", "level"), [*((JIAXING, level) for level in LEVELS), *((FUZHOU, level) for level in ("normal", "hard"))]
)
def test_a_pong_that_makes_the_hand_ready_is_claimed(game: Game, level: str) -> None:
    table = offered(game)
    (claim,) = table.claims[2]
    assert (claim.split()[0], says(mind_of(game, level), table, 2)) == ("pong", claim)
