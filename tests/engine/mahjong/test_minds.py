"""What the computer players of both games do alike."""

import pytest

from tests.engine.mahjong.minds import Mind, says
from tests.engine.mahjong.story import Story
from tests.engine.mahjong.test_tables import BOTH, FUZHOU, JIAXING, Game

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
