"""What others are measured by plays as it is said to."""

from itertools import islice

from engine.core import Action, Rng
from tests.bench.minds import yardsticks
from tests.engine.ai.positions import positions


def test_the_greedy_one_captures_whenever_it_can_and_always_stops() -> None:
    captured = 0
    for game, state, seat, legal in islice(positions("koikoi", "greedy"), 30):
        view = game.view(state, seat)
        done = yardsticks.greedy(view, legal, Rng(b"1"))
        assert done in legal
        assert Action("agari") not in legal or done == Action("agari")
        able = {each for each in legal if each.verb == "play" and view.meets(each.pieces[0]).cards}
        assert not able or done in able
        captured += bool(able)
    assert captured > 5
