"""A seat's knowledge of a Hana-awase match (HA-10), its scene, and random guesses of the hidden cards."""

from __future__ import annotations

from engine.core import Rng, Row, Scene, Seat, Sheet, by_rules, shared
from engine.hanaawase.rules import Rules
from engine.hanaawase.score import card_points, pieces_of, settle, yaku
from engine.hanaawase.sheet import sheet
from engine.hanaawase.state import Open, Settled, State, View
from engine.hanafuda import scenes
from engine.hanafuda.cards import CARDS, category, ordered
from engine.hanafuda.reach import Score, keeping, reach
from engine.hanafuda.secrecy import imagined, known
from engine.hanafuda.state import Cards


def view(state: State, viewer: Seat | None) -> View:
    """Return what the viewer knows of the state."""
    return View(**shared(Open, state), **known(state, viewer))


def guess(view: View, rng: Rng) -> State:
    """Return a random state that the viewer can't tell from the true one."""
    return State(**shared(Open, view), **imagined(view, rng))


def scene(view: View) -> Scene:
    """Return the table as the viewer sees it."""
    score = _scoring(view.rules)
    made = scenes.yaku_sheets(view, score, pieces_of)
    sheets = (*made, *_worth(view), *reach(view, sheet(view.rules), score), *_result(view))
    return scenes.scene(view, view.rules.rounds, (), sheets)


def _worth(view: View) -> tuple[Sheet, ...]:
    """Return the card points of each seat so far, and what a card of each category is worth (HA-21, HA-35)."""
    kinds = {category(card): card for card in CARDS}
    rows = tuple(Row(kind, (), card_points((kinds[kind],), view.rules)) for kind in "HARK")
    return tuple(
        Sheet("worth", seat, rows, terms=(("cards", card_points(pile, view.rules)),))
        for seat, pile in enumerate(view.taken)
    )


@by_rules
def _scoring(rules: Rules) -> Score:
    """Return a cached function that scores captured cards under these rules."""
    return keeping(lambda cards: yaku(cards, rules))


def _result(view: View) -> tuple[Sheet, ...]:
    """Return the winner's yaku and formula, every seat's formula (HA-21), and the payments step by step (HA-22)."""
    last = view.last
    if last is None:
        return ()
    won, counts = last.reason != "void_round", last.reason == "played_out"
    rows = tuple(Row(key, _behind(last, last.winner, key), points) for key, points in last.yaku[last.winner] if won)
    made = [sum(points for _, points in found) for found in last.yaku]
    terms = settle(view.rules, last.dealer, last.cards, made, rain=last.rain).terms
    formulas = (Sheet("count", seat, _most(last, seat), (), terms[seat]) for seat in view.seats)
    return (
        Sheet("result", last.winner if won else None, rows, last.payments, terms[last.winner]),
        *(_made(last, seat) for seat in view.seats if counts and seat != last.winner and last.yaku[seat]),
        *formulas,
        scenes.settled_sheet(_ended(last), last.scores),
    )


def _ended(last: Settled) -> str:
    """Return how the round ended. The word ends in `_apart` if a seat other than the winner deals next."""
    return last.reason if last.winner == last.next_dealer else f"{last.reason}_apart"


def _made(last: Settled, seat: Seat) -> Sheet:
    """Return the yaku of a seat that did not win the round."""
    return Sheet("made", seat, tuple(Row(key, _behind(last, seat, key), points) for key, points in last.yaku[seat]))


def _behind(last: Settled, seat: Seat, key: str) -> Cards:
    return ordered(pieces_of(key).intersection(last.taken[seat]))


def won_with(last: Settled) -> Cards:
    """Return the cards of all the winner's yaku."""
    return ordered({card for key, _ in last.yaku[last.winner] for card in _behind(last, last.winner, key)})


def _most(last: Settled, seat: Seat) -> tuple[Row, ...]:
    """Return the row for a seat with the most card points. It is shown whichever seat wins the round (HA-36, HA-A2)."""
    return (Row("most_cards", (), last.cards[seat]),) if last.cards[seat] == max(last.cards) else ()
