"""Common parts of hanafuda scenes: piles, badges, yaku, and points by round."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace

from engine.core import Badge, Piece, Pile, Place, Row, Scene, Seat, Sheet, around, best_sheets
from engine.hanafuda.asking import asks
from engine.hanafuda.cards import alike, ordered
from engine.hanafuda.state import Cards, Phase, Trail, View

Score = Callable[[Collection[Piece]], Mapping[str, int]]
GREAT = 10
"""Minimum points for a rewarded or punished call to be a feat. Smaller ones occur in every match."""


def scene(view: View, rounds: int, badges: Iterable[Badge], sheets: Iterable[Sheet]) -> Scene:
    """Return the table as the viewer sees it.

    `rounds`: number of rounds of the match. `badges`, `sheets`: those that only this game has.
    """
    best = best_sheets(view.best) if view.result is not None else ()
    question, scores = asks(view), view.scores
    return Scene(
        viewer=view.viewer,
        places=tuple(Place(seat, scores[seat]) for seat in around(len(view.seats), view.viewer)),
        piles=_piles(view),
        badges=(*_badges(view, rounds), *badges),
        sheets=(*sheets, *_takes(view), *_rounds(view.history), *best),
        hand=view.round,
        settled=len(view.history),
        question=question if view.answer is None else question.heard(view.viewer),
    )


def _piles(view: View) -> tuple[Pile, ...]:
    """Return all piles. Marks show hand cards that would capture, and field cards that the held card may take."""
    marks = view.trail + tuple((card, "match") for card in view.choice)
    own = tuple((card, "match") for card in view.hand if view.meets(card).cards)
    hands = (
        Pile("hand", seat, view.hand if seat == view.viewer else (), count, (), own if seat == view.viewer else ())
        for seat, count in enumerate(view.counts)
    )
    taken = (_open("taken", seat, ordered(pile), marks) for seat, pile in enumerate(view.taken))
    held = (_open("held", view.mover, (view.held,), marks),) if view.held else ()
    return (
        *hands,
        _open("field", None, ordered(view.field), marks),
        *taken,
        Pile("stock", None, (), view.unturned),
        *held,
    )


def _badges(view: View, rounds: int) -> list[Badge]:
    badges = [Badge("round", None, (view.round, rounds)), Badge("dealer", view.dealer)]
    if view.round > rounds:
        badges.append(Badge("overtime"))
    if view.result is not None:
        badges += [Badge("place", seat, (place,)) for seat, place in enumerate(view.result.places)]
    return badges


def _takes(view: View) -> tuple[Sheet, ...]:
    """Return sheets of the possible captures of each of the mover's hand cards, and how many cards it would take.

    Of equivalent kasu only the card that is taken automatically is listed.
    """
    if view.phase is not Phase.PLAY or view.mover != view.viewer:
        return ()
    rows: list[Row] = []
    for card in view.hand:
        found = view.meets(card)
        cards = found.cards[:1] if found.mode == "choose" and alike(found.cards) else found.cards
        if cards:
            rows.append(Row(card, cards, 1 if found.mode == "choose" else len(cards)))
    return (Sheet("takes", view.viewer, tuple(rows)),)


def _open(role: str, seat: Seat | None, cards: Cards, marks: Trail) -> Pile:
    return Pile(role, seat, cards, len(cards), marks=tuple((card, mark) for card, mark in marks if card in cards))


def yaku_sheet(
    seat: Seat, taken: Cards, found: Mapping[str, int], pieces_of: Callable[[str], Iterable[Piece]]
) -> Sheet:
    """Return the sheet of a seat's yaku so far, each with its cards."""
    rows = tuple(Row(key, ordered(set(pieces_of(key)) & set(taken)), points) for key, points in found.items())
    return Sheet("yaku", seat, rows, terms=(("total", sum(found.values())),))


def yaku_sheets(view: View, score: Score, pieces_of: Callable[[str], Iterable[Piece]]) -> tuple[Sheet, ...]:
    """Return a sheet for every seat that has a yaku. Captured piles are public."""
    made = ((seat, pile, score(pile)) for seat, pile in enumerate(view.taken))
    return tuple(yaku_sheet(seat, pile, found, pieces_of) for seat, pile, found in made if found)


def made_sheets(
    last: Seat | None, taken: Sequence[Cards], score: Score, pieces_of: Callable[[str], Iterable[Piece]]
) -> tuple[Sheet, ...]:
    """Return sheets of the yaku that seats had at the end of a round.

    The seat `last` is left out, because the sheet of the round's result shows its yaku.
    """
    made = ((seat, pile, score(pile)) for seat, pile in enumerate(taken) if seat != last)
    return tuple(
        replace(yaku_sheet(seat, pile, found, pieces_of), key="made", terms=()) for seat, pile, found in made if found
    )


def settled_sheet(reason: str, scores: Sequence[int], opened: Sequence[Cards] = ()) -> Sheet:
    """Return the points of each seat in a round, and the cards that it opened at the end."""
    rows = (Row("score", opened[seat] if opened else (), number, seat=seat) for seat, number in enumerate(scores))
    return Sheet("settled", rows=tuple(rows), reason=reason)


def winning_sheets(winner: Seat | None, caught: Cards) -> tuple[Sheet, ...]:
    """Return a sheet of the cards that the winner captured in the last turn, or () if there were none."""
    return (Sheet("winning", winner, (Row("cards", caught),)),) if caught else ()


def feats_sheets(
    winner: Seat | None, called: Sequence[int], points: int, paid: str, punished: str
) -> tuple[Sheet, ...]:
    """Return the feat of a call to go on, in a round won by at least GREAT `points`.

    `paid`: the key of the feat if the winner had called. `punished`: the key if only another seat had called (KK-35,
    GO-27). No sheet is returned without a call, for a smaller win or for a draw.
    """
    if winner is None or points < GREAT or not any(called):
        return ()
    key = paid if called[winner] else punished
    return (Sheet("feats", winner, (Row(key),)),)


def _rounds(history: Sequence[Sequence[int]]) -> tuple[Sheet, ...]:
    """Return one sheet for each seat with its points of every round so far."""
    if not history:
        return ()
    return tuple(
        Sheet("rounds", seat, tuple(Row(str(number), (), points[seat]) for number, points in enumerate(history, 1)))
        for seat in range(len(history[0]))
    )
