"""A seat's knowledge of a Koi-Koi match (KK-9), its scene, and random guesses of the hidden cards."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Badge, Rng, Row, Scene, Seat, Sheet, by_rules, shared
from engine.hanafuda import scenes
from engine.hanafuda.cards import ordered
from engine.hanafuda.reach import Score, keeping, reach
from engine.hanafuda.secrecy import imagined, known
from engine.hanafuda.state import Cards, Phase
from engine.koikoi.rules import Rules
from engine.koikoi.score import agari, dealt, pieces_of, spoilt, void, yaku
from engine.koikoi.sheet import sheet
from engine.koikoi.state import Open, Settled, State, View


def view(state: State, viewer: Seat | None) -> View:
    """Return what the viewer knows of the state."""
    return View(**shared(Open, state), **known(state, viewer))


def guess(view: View, rng: Rng) -> State:
    """Return a random state that the viewer can't tell from the true one.

    A guess before a round is never a void deal.
    """
    while True:
        state = State(**shared(Open, view), **imagined(view, rng))
        if view.phase is not Phase.READY or not void(state.field, state.hands, view.rules):
            return state


def scene(view: View) -> Scene:
    """Return the table as the viewer sees it."""
    score = _scoring(view.rules)
    made = scenes.yaku_sheets(view, score, lambda key: pieces_of(key, view.rules))
    sheets = (*made, *reach(view, sheet(view.rules), score), *_stakes(view), *_dealt(view), *_result(view))
    return scenes.scene(view, view.rules.rounds, _badges(view), sheets)


@by_rules
def _scoring(rules: Rules) -> Score:
    """Return a cached function that scores captured cards under these rules."""
    return keeping(lambda cards: yaku(cards, rules))


def _badges(view: View) -> list[Badge]:
    badges = [Badge("called", seat, (times,)) for seat, times in enumerate(view.called) if times]
    badges += [Badge("doubled", 1 - (badge.seat or 0), (2,)) for badge in badges if view.rules.koikoi_double]
    lucky = dealt(view.hand, view.rules) if view.phase is Phase.READY else ()
    return [*badges, Badge("dealt_yaku", view.viewer, tuple(lucky))] if lucky else badges


def _stakes(view: View) -> tuple[Sheet, ...]:
    """Return the viewer's score if they go out now, and the factor on the opponent's points if they call koi-koi."""
    if view.phase is not Phase.DECIDE or view.mover != view.viewer:
        return ()
    mover, base = view.mover, view.risen[view.mover]
    called = [seat for seat in view.seats if view.called[seat]]
    after = agari(view.rules, 1 - mover, view.risen[1 - mover], (mover,))
    limit = "" if view.rules.koikoi_limit == "any" else view.rules.koikoi_limit
    return (
        Sheet("stake", mover, terms=agari(view.rules, mover, base, called), reason=limit),
        *(Sheet("stake", 1 - mover, terms=(term,)) for term in after if term[0] == "koikoi_double"),
    )


def _dealt(view: View) -> tuple[Sheet, ...]:
    """Return the viewer's dealt yaku and its points, as long as it may be declared."""
    keys = dealt(view.hand, view.rules) if view.phase is Phase.READY else ()
    rows = tuple(Row(key, ordered(view.hand), view.rules.dealt_points) for key in keys)
    return (Sheet("dealt", view.viewer, rows, terms=(("total", view.rules.dealt_points),)),) if rows else ()


def _result(view: View) -> tuple[Sheet, ...]:
    """Return the settlement of the last round: the winner's rows, then the steps from the base to the score."""
    last = view.last
    if last is None:
        return ()
    rows = tuple(Row(key, _cards(view.rules, last, key), points) for key, points in last.rows)
    score = _scoring(view.rules)
    return (
        Sheet("result", last.winner, rows, terms=last.terms),
        *scenes.made_sheets(last.winner, last.taken, score, lambda key: pieces_of(key, view.rules)),
        *_spoilt(view, last),
        scenes.settled_sheet(last.reason, last.scores, last.shown),
        *scenes.winning_sheets(last.winner, last.caught),
        *scenes.feats_sheets(last.winner, last.called, max(last.scores), "koikoi_paid", "koikoi_punished"),
    )


def _spoilt(view: View, last: Settled) -> Iterator[Sheet]:
    """Yield each seat's Viewings that rain or mist spoilt, with the cards that spoilt them (KK-46)."""
    for seat, pile in enumerate(last.taken):
        if found := spoilt(pile, view.rules):
            yield Sheet("spoilt", seat, tuple(Row(key, ordered(cards)) for key, cards in found.items()))


def won_with(rules: Rules, last: Settled) -> Cards:
    """Return all cards that won a round."""
    return ordered({card for key, _ in last.rows for card in _cards(rules, last, key)})


def _cards(rules: Rules, last: Settled, key: str) -> Cards:
    """Return the winner's cards for a row. For a dealt yaku, this is the whole hand."""
    if last.winner is None:
        return ()
    if last.reason != "agari":
        return last.shown[last.winner]
    return ordered(pieces_of(key, rules).intersection(last.taken[last.winner]))
