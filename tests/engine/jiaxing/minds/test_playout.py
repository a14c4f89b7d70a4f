"""Play-outs against the game: the same choices from the same position lead to the same end (engine.jiaxing.playout)."""

from collections import Counter

from engine.core import Action, Rng
from engine.jiaxing import GAME, Rules, State
from engine.jiaxing.playout import Playout
from tests.engine.jiaxing.minds import greedy
from tests.engine.jiaxing.oracle.score import mixed
from tests.engine.jiaxing.oracle.walks import Walk, thrown
from tests.engine.mahjong.playing import Playing
from tests.sampling import counts


def position(table: State | Playout) -> tuple:
    """All that both know of a table in play."""
    return (
        tuple(table.hands),
        tuple(table.melds),
        tuple(table.discards),
        tuple(table.contracts),
        tuple(table.gone),
        table.left,
        table.wild,
        (
            table.phase,
            table.turn,
            table.drawn,
            table.tile,
            table.first,
            table.dealer,
            table.round_wind,
            tuple(table.queue),
        ),
    )


def random_choice(rng: Rng, options: tuple[Action, ...]) -> Action:
    """Claims and kongs more often than not, and wins mostly."""
    wins = [action for action in options if action.verb == "win"]
    if wins and rng.below(4):
        return wins[0]
    melds = [action for action in options if "kong" in action.verb or action.verb in ("chow", "pong", "continue")]
    return rng.pick(melds if melds and rng.below(3) else options)


PLAYING = Playing(GAME, Playout, position, random_choice, greedy.choose)


def walked(rng: Rng) -> State:
    """A position somewhere in a hand."""
    settings = mixed(rng)
    dice, dealer = thrown(rng, 4 if settings["indicator"] == "dice_stack" else 2), rng.below(4)
    ring = Walk(rng, blessed=rng.below(3) == 0).ring(dealer, dice)
    return PLAYING.walked(rng, GAME.deal(Rules(**settings), 4, dealer, ring, dice), 200)


def compare(number: int) -> str:
    """Whether the hand of the play-out was won or washed out."""
    rng = Rng(b"playout", number)
    trial, end = PLAYING.compared(rng, walked(rng))
    assert end.tile is not None or tuple(trial.melds) == end.melds
    return "washout" if trial.winner is None else "rob" if end.melds != tuple(trial.melds) else "won"


@counts(30, full=5000)
def test_play_outs_end_as_the_game_does(count: int) -> None:
    ends = Counter(map(compare, range(count)))
    assert ends["won"] > 7
    assert ends["washout"]
    assert count < 5000 or min(ends[end] for end in ("won", "washout", "rob")) > 3, ends


def test_the_first_move_is_made_as_told_and_the_rest_as_chosen() -> None:
    assert sum(PLAYING.each_first_move(walked(Rng(b"first", number))) for number in range(12)) > 40
