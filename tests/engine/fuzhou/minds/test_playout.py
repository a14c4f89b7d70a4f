"""Play-outs against the game: the same choices from the same position lead to the same end (engine.fuzhou.playout)."""

from collections import Counter

from engine.core import Action, Rng
from engine.fuzhou import GAME, Rules, State
from engine.fuzhou.playout import Playout
from tests.engine.fuzhou.minds import greedy
from tests.engine.fuzhou.oracle.score import mixed
from tests.engine.fuzhou.oracle.walks import Walk, thrown
from tests.engine.mahjong.playing import Playing
from tests.sampling import counts

STYLES = ["ready", "golds", "triplets", "jinkan", "youjin", "", ""]
WINS = ("win", "rob_gold", "three_golds")
RARE = ("gold_edge", "rob_gold", "three_golds")


def position(table: State | Playout) -> tuple:
    """All that both know of a table in play."""
    return (
        tuple(table.hands),
        tuple(table.racks),
        tuple(table.melds),
        tuple(table.discards),
        tuple(frozenset(kinds) for kinds in table.locked),
        frozenset(table.shed),
        frozenset(table.jinkan),
        tuple(map(tuple, table.wall)),
        (table.left, table.gold, table.dealer, table.carried),
        (table.phase, table.turn, table.source, table.drawn, table.tile, table.first),
    )


def random_choice(rng: Rng, options: tuple[Action, ...]) -> Action:
    """Claims, kongs and jinkan more often than not, and wins now and then."""
    wins = [action for action in options if action.verb in WINS]
    if wins and rng.below(2):
        return wins[0]
    melds = [action for action in options if "kong" in action.verb or action.verb in ("chow", "pong", "jinkan")]
    rest = [action for action in options if action not in wins]
    return rng.pick(melds if melds and rng.below(3) else rest)


PLAYING = Playing(GAME, Playout, position, random_choice, greedy.choose)


def walked(rng: Rng) -> State:
    """A position somewhere in a hand."""
    settings, dealer, dice = mixed(rng), rng.below(4), thrown(rng)
    ring = Walk(rng, rng.pick(STYLES)).ring(settings, dealer, dice)
    return PLAYING.walked(rng, GAME.deal(Rules(**settings), 4, dealer, ring, dice), 150)


def compare(number: int) -> str:
    """How the hand of the play-out ended."""
    rng = Rng(b"playout", number)
    _, end = PLAYING.compared(rng, walked(rng))
    specials = dict(end.specials)
    return "washout" if end.winner is None else next((key for key in RARE if key in specials), "won")


@counts(40, full=5000)
def test_play_outs_end_as_the_game_does(count: int) -> None:
    ends = Counter(map(compare, range(count)))
    assert ends["won"] > 8
    assert ends["washout"] > 1
    assert count < 5000 or min(ends[end] for end in ("won", "washout", *RARE)) > 3, ends


def test_the_first_move_is_made_as_told_and_the_rest_as_chosen() -> None:
    assert sum(PLAYING.each_first_move(walked(Rng(b"first", number))) for number in range(15)) > 30
