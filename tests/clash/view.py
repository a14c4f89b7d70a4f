"""What one seat knows of a match of Month Clash: its view, its scene, and a guess at the hidden cards."""

from collections.abc import Iterator
from dataclasses import replace

from engine.core import Badge, Rng, Row, Scene, Seat, Sheet, shared
from engine.hanafuda import scenes
from engine.hanafuda.secrecy import imagined, known
from tests.clash.state import Open, State, View


def view(state: State, viewer: Seat | None) -> View:
    """The state without what is hidden from the viewer: other hands, and other answers while they are awaited."""
    return View(**shared(Open, state), **known(state, viewer))


def guess(view: View, rng: Rng) -> State:
    """A state that looks just like this to the viewer."""
    return State(**shared(Open, view), **imagined(view, rng))


def scene(view: View) -> Scene:
    """The table as the viewer sees it; what they chose they see until all have."""
    own = [] if view.answer is None else [Badge("answered", view.viewer, (view.answer,))]
    seen = scenes.scene(view, view.rules.rounds, own, _result(view))
    question = view.asks()
    return replace(seen, question=question if view.answer is None else question.heard(view.viewer))


def _result(view: View) -> Iterator[Sheet]:
    """How the last round was settled: the winner's tricks, and the points of everybody."""
    last = view.last
    if last is None:
        return
    if last.winner is None:
        yield Sheet("result")
    else:
        most = max(last.scores)
        yield Sheet("result", last.winner, (Row("tricks", (), most),), terms=(("base", most), ("score", most)))
    yield scenes.settled_sheet("draw" if last.winner is None else "won", last.scores)
