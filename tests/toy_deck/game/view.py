"""The knowledge of one seat in a match of shells, the scene it sees, and a state it must believe possible."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Badge, Pile, Place, Rng, Row, Scene, Seat, Sheet, around, shared
from tests.toy_deck.game.state import SHELLS, Open, State, View


def view(state: State, viewer: Seat | None) -> View:
    """Return the state without the other hand, the shell aside, and the other player's answer."""
    own, said = ((), "") if viewer is None else (state.hands[viewer], state.answers[viewer])
    return View(**shared(Open, state), viewer=viewer, hand=own, answer=said)


def guess(view: View, rng: Rng) -> State:
    """Return a state that looks just like this to the viewer."""
    seen = {*view.hand, *view.laid, *(shell for pile in view.taken for shell in pile)}
    hidden = list(rng.shuffled(tuple(shell for shell in SHELLS if shell not in seen)))
    hands = [view.hand, view.hand]
    for seat, count in enumerate(view.counts):
        if seat != view.viewer:
            hands[seat] = tuple(sorted(hidden.pop() for _ in range(count)))
    said = tuple(view.answer if seat == view.viewer else "" for seat in (0, 1))
    return State(**shared(Open, view), seed=rng.bytes(32), hands=tuple(hands), aside=hidden.pop(), answers=said)


def scene(view: View) -> Scene:
    """Return the table as the viewer sees it."""
    question = view.asks()
    return Scene(
        viewer=view.viewer,
        places=tuple(Place(seat, view.scores[seat]) for seat in around(2, view.viewer)),
        piles=tuple(_piles(view)),
        badges=tuple(_badges(view)),
        sheets=tuple(_sheets(view)),
        hand=view.round,
        settled=len(view.history),
        question=question.heard(view.viewer) if view.answer else question,
    )


def _piles(view: View) -> Iterator[Pile]:
    for seat, count in enumerate(view.counts):
        yield Pile("hand", seat, view.hand if seat == view.viewer else (), count)
        yield Pile("taken", seat, view.taken[seat], len(view.taken[seat]))
        if view.laid[seat]:
            yield Pile("held", seat, (view.laid[seat],), 1)
    yield Pile("stock", None, (), 1)


def _badges(view: View) -> Iterator[Badge]:
    yield Badge("round", None, (view.round, view.rules.rounds))
    yield Badge("dealer", view.dealer)
    for seat, place in enumerate(view.result.places if view.result else ()):
        yield Badge("place", seat, (place,))


def _sheets(view: View) -> Iterator[Sheet]:
    """Return how the last round was settled, and the points of every round."""
    if not view.history:
        return
    last = view.history[-1]
    most, drawn = max(last), last[0] == last[1]
    rows, terms = (Row("trick", (), most),), (("base", most), ("score", most))
    yield Sheet("result") if drawn else Sheet("result", last.index(most), rows, terms=terms)
    settled = tuple(Row("score", (), points, seat=seat) for seat, points in enumerate(last))
    yield Sheet("settled", rows=settled, reason="draw" if drawn else "won")
    for seat in (0, 1):
        points = (Row(str(number), (), each[seat]) for number, each in enumerate(view.history, 1))
        yield Sheet("rounds", seat, tuple(points))
