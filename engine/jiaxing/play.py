"""The course of a Jiaxing match (RULES.md chapters 3 to 10): turns, windows, claims, kongs."""

from __future__ import annotations

from functools import partial

from engine.core import (
    FINISH,
    GO_ON,
    READY,
    RESIGN,
    TABLE,
    Action,
    Event,
    IllegalAction,
    Pending,
    Piece,
    Result,
    Seat,
    Step,
    changed,
)
from engine.jiaxing import contracts, legal
from engine.jiaxing.ending import close, finish, over
from engine.jiaxing.state import Phase, Source, State, Tell
from engine.mahjong import wall as walls
from engine.mahjong.actions import PASS, UNSAID, Verb, claimed, discarded, drew, offered
from engine.mahjong.claims import Outcome, after, latest_cached, outcome
from engine.mahjong.melds import Meld, added
from engine.mahjong.tiles import TILE, pack

Told = tuple[Event, ...]
SEATS = range(4)


@latest_cached
def pending(state: State) -> Pending:
    """Return the legal actions (JX-20). In a window `TABLE` is asked too, so that all windows look the same."""
    match state.phase:
        case Phase.TURN:
            return {state.turn: legal.turn(state, state.turn)}
        case Phase.CLAIM | Phase.ROB:
            return legal.window(state) if state.waited else {TABLE: (GO_ON,), **legal.window(state)}
        case Phase.READY:
            return {seat: (READY, FINISH) for seat in SEATS if state.answers[seat] is None}
        case Phase.CONTRACT:
            unsaid = (seat for seat in SEATS if state.answers[seat] is None)
            return {seat: options for seat in unsaid if (options := legal.contract(state, seat))}
        case _:
            return {}


def apply(state: State, seat: Seat, action: Action) -> Step[State]:
    """Play one action. Raises IllegalAction if it is not legal.

    It is legal if `pending` offers it, if a seat resigns, or if the table finishes the match in a pause.
    """
    asked = pending(state)
    if not offered(action, asked.get(seat, ())):
        if action == RESIGN and seat in SEATS and state.result is None:
            ended = Result.ranked(state.scores, "resigned", len(state.history), last=seat, ties="seat")
            return over(state, ended, (Event(Tell.RESIGNED, seat),))
        if (seat, action) == (TABLE, FINISH) and state.phase is Phase.READY:
            return finish(state)
        raise IllegalAction(f"Seat {seat} cannot {action} now.")
    if state.phase is Phase.TURN:
        return _turn(state, seat, action)
    if seat == TABLE and len(asked) == 1 and state.answers == UNSAID:
        return _unclaimed(state)
    missing = {other: options for other, options in asked.items() if other != seat}
    if seat == TABLE:
        state = changed(state, waited=True)
    else:
        state = changed(state, answers=(*state.answers[:seat], action, *state.answers[seat + 1 :]))
    match state.phase:
        case Phase.READY:
            return Step(state) if missing else _began(state)
        case Phase.CONTRACT:
            return Step(state) if missing else _answered(state)
        case _:
            return _window(state, missing)


def result(state: State) -> Result | None:
    """Return the result of the match, None while it is in progress."""
    return state.result


# Before a hand


def _began(state: State) -> Step[State]:
    """Begin the hand once all seats have answered in the pause. If all seats chose to finish, end the match instead."""
    if all(answer == FINISH for answer in state.answers):
        return finish(state)
    state = changed(state, phase=Phase.TURN, answers=UNSAID)
    return Step(state, (Event(Tell.BEGAN, state.dealer, amounts=(state.number,)),))


# A turn


def _turn(state: State, seat: Seat, action: Action) -> Step[State]:
    match action.verb:
        case Verb.DISCARD:
            return _discard(state, seat, action.pieces[0], ())
        case Verb.CONCEALED_KONG:
            return _concealed_kong(state, seat, action.pieces[0])
        case Verb.ADDED_KONG:
            return _added_kong(state, seat, action.pieces[0])
        case _:
            return close(state, seat)


def _discard(state: State, seat: Seat, tile: Piece, told: Told) -> Step[State]:
    """Discard a tile. Then open a window, or end the hand if no tile is left to draw (JX-22, JX-25)."""
    hands = state.hands
    told = (*told, discarded(seat, tile))
    state = changed(
        state,
        phase=Phase.CLAIM,
        turn=seat,
        hands=(*hands[:seat], hands[seat] - TILE[tile], *hands[seat + 1 :]),
        discards=(*state.discards, (seat, tile)),
        drawn=None,
        tile=tile,
        first=False,
        answers=UNSAID,
        waited=False,
    )
    return close(state, None, told) if legal.wall_empty(state) else Step(state, told)


def _concealed_kong(state: State, seat: Seat, kind: Piece) -> Step[State]:
    meld = Meld("concealed", (kind,) * 4)
    state = _laid(state, seat, meld, state.hands[seat] - 4 * TILE[kind])
    return _draw(state, seat, "kong_draw", (Event(Tell.CONCEALED_KONG, seat, meld.pieces, secret=True),))


def _added_kong(state: State, seat: Seat, kind: Piece) -> Step[State]:
    """Lay down the fourth tile of a kong. Other seats may rob it before the seat draws for the kong (JX-57)."""
    melds = tuple(added(meld, kind) for meld in state.melds[seat])
    state = changed(
        state,
        phase=Phase.ROB,
        melds=(*state.melds[:seat], melds, *state.melds[seat + 1 :]),
        hands=(*state.hands[:seat], state.hands[seat] - TILE[kind], *state.hands[seat + 1 :]),
        drawn=None,
        tile=kind,
        answers=UNSAID,
        waited=False,
    )
    return Step(state, (Event(Tell.ADDED_KONG, seat, (kind,)),))


def _draw(state: State, seat: Seat, source: Source, told: Told = ()) -> Step[State]:
    """Draw from the front, or after a kong from the back (JX-20, JX-46).

    A seat that gave up discards the drawn tile (JX-26). The wall is never empty here. A discard that leaves no tile to
    draw ends the hand (JX-25). A kong is only legal while there is a tile to draw (JX-45).
    """
    kong = source == "kong_draw"
    tile, wall = walls.back(state.wall) if kong else walls.front(state.wall)
    hands = state.hands
    state = changed(
        state,
        phase=Phase.TURN,
        turn=seat,
        source=source,
        drawn=tile,
        tile=None,
        wall=wall,
        left=state.left - 1,
        hands=(*hands[:seat], hands[seat] + TILE[tile], *hands[seat + 1 :]),
    )
    told = (*told, drew(seat, tile, kong))
    return _discard(state, seat, tile, told) if seat in state.gone else Step(state, told)


# Windows


def _window(state: State, missing: Pending) -> Step[State]:
    """Settle the window if its pause is over and no missing answer could outrank the best one (JX-49).

    `missing`: the legal actions of the seats that have not answered.
    """
    found = Outcome.WAITING
    if state.waited:
        answers = {seat: answer for seat, answer in enumerate(state.answers) if answer is not None}
        found = outcome(missing, answers, partial(rank, state.turn))
    if isinstance(found, Outcome):
        return _unclaimed(state) if found is Outcome.NOBODY else Step(state)
    claim = state.answers[found]
    assert claim is not None
    return close(state, found) if claim.verb == Verb.WIN else _claimed(state, found, claim)


def rank(turn: Seat, seat: Seat, action: Action) -> tuple[int, int]:
    """Return the rank of a claim (JX-49).

    WIN ranks above KONG and PONG. These rank above CHOW. Of several wins, that of the seat nearest after the discarder
    or konger ranks highest.
    """
    strength = 3 if action.verb == Verb.WIN else 1 if action.verb == Verb.CHOW else 0 if action == PASS else 2
    return strength, -after(turn, seat)


def _unclaimed(state: State) -> Step[State]:
    """Continue without a claim: draw for the kong, or let the next seat draw."""
    if state.phase is Phase.ROB:
        return _draw(state, state.turn, "kong_draw")
    return _draw(state, (state.turn + 1) % 4, "draw")


def _claimed(state: State, seat: Seat, claim: Action) -> Step[State]:
    """Carry out a chow, pong or kong (JX-40 to JX-42, JX-50). The discard leaves its row. It may lead to a contract."""
    tile, source = state.discards[-1][1], state.turn
    own, meld = claimed(claim, tile, source)
    told: Told = (Event(claim.verb, seat, meld.pieces, to=source),)
    state = _laid(state, seat, meld, state.hands[seat] - pack(own))
    state = changed(
        state, phase=Phase.TURN, turn=seat, source="claim", discards=state.discards[:-1], tile=tile, answers=UNSAID
    )
    state, more = contracts.bound(state, seat, source)
    told += more
    return Step(state, told) if state.phase is Phase.CONTRACT else _after_claim(state, told)


def _laid(state: State, seat: Seat, meld: Meld, concealed: int) -> State:
    return changed(
        state,
        melds=(*state.melds[:seat], (*state.melds[seat], meld), *state.melds[seat + 1 :]),
        hands=(*state.hands[:seat], concealed, *state.hands[seat + 1 :]),
        drawn=None,
    )


# Contracts


def _answered(state: State) -> Step[State]:
    """Reveal all answers to a contract at once (JX-104). A seat that gave up plays on without choices (JX-106)."""
    asked = [seat for seat in SEATS if state.answers[seat] is not None]
    gone = tuple(seat for seat in asked if state.answers[seat] == legal.GIVE_UP)
    told = tuple(Event(Tell.GAVE_UP if seat in gone else Tell.CONTINUED, seat) for seat in asked)
    return _after_claim(changed(state, phase=Phase.TURN, gone=state.gone + gone, answers=UNSAID), told)


def _after_claim(state: State, told: Told) -> Step[State]:
    """Continue after a claim. After a kong the seat draws. After a chow or pong it discards."""
    if state.melds[state.turn][-1].is_kong:
        return _draw(state, state.turn, "kong_draw", told)
    return Step(state, told)
