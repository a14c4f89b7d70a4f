"""The course of a Fuzhou match (RULES.md chapters 4 to 6): turns, windows, claims, kongs, the final phase."""

from __future__ import annotations

from engine.core import (
    FINISH,
    GO_ON,
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
from engine.fuzhou import legal, shape
from engine.fuzhou.ending import close, escape, finish
from engine.fuzhou.locks import locked, passed, rank
from engine.fuzhou.state import OwnVerb, Phase, Source, State, Tell
from engine.mahjong import wall as walls
from engine.mahjong.actions import UNSAID, Verb, claimed, discarded, drew, offered
from engine.mahjong.claims import Outcome, latest_cached, outcome
from engine.mahjong.melds import Meld, added
from engine.mahjong.tiles import FLOWERS, TILE, Tiles, pack

Told = tuple[Event, ...]
SEATS = range(4)


@latest_cached
def pending(state: State) -> Pending:
    """Return the legal actions (chapter 4). In a window `TABLE` is asked too, so that all windows look the same."""
    match state.phase:
        case Phase.TURN:
            return {state.turn: legal.turn(state, state.turn)}
        case Phase.READY:
            return {seat: legal.pause(state, seat) for seat in SEATS if state.answers[seat] is None}
        case Phase.OVER:
            return {}
        case _:
            return legal.window(state) if state.waited else {TABLE: (GO_ON,), **legal.window(state)}


def own_topics(state: State) -> dict[Seat, str]:
    """Return the topic for each seat that is secretly asked.

    A seat may be asked whether to show three golds (FZ-40), or whether to take the gold instead of its first draw
    (FZ-81).
    """
    silent = [seat for seat in SEATS if state.answers[seat] is None]
    if state.phase is Phase.READY:
        return {seat: "three_golds" for seat in silent if shape.three_golds(state.hands[seat], state.gold)}
    due = legal.first_draw(state)
    return {due: "first_draw"} if due in silent and legal.may_rob_gold(state, due) else {}


def apply(state: State, seat: Seat, action: Action) -> Step[State]:
    """Play one action. Raises IllegalAction unless it is legal.

    It is legal if `pending` offers it, if a seat resigns for the first time, or if the table finishes the match in a
    pause.
    """
    asked = pending(state)
    if not offered(action, asked.get(seat, ())):
        if action == RESIGN and seat in SEATS and state.result is None and seat not in state.escaped:
            return escape(state, seat)
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
    if state.phase is Phase.READY:
        return Step(state) if missing else _began(state)
    return _window(state, missing)


def result(state: State) -> Result | None:
    """Return the result of the match, None while it is in progress."""
    return state.result


def _began(state: State) -> Step[State]:
    """Act on the answers in the pause: end the match, settle three golds, or let the dealer begin (FZ-40)."""
    if all(answer == FINISH for answer in state.answers):
        return finish(state)
    for seat, answer in enumerate(state.answers):
        if answer == legal.THREE_GOLDS:
            return close(state, seat)
    state = changed(state, phase=Phase.TURN, answers=UNSAID)
    return Step(state, (Event(Tell.BEGAN, state.dealer, amounts=(state.number,)),))


# A turn


def _turn(state: State, seat: Seat, action: Action) -> Step[State]:
    match action.verb:
        case Verb.DISCARD | OwnVerb.JINKAN:
            return _discard(state, seat, action)
        case Verb.CONCEALED_KONG:
            kind = action.pieces[0]
            meld = Meld("concealed", (kind,) * 4)
            state = _laid(state, seat, meld, state.hands[seat] - 4 * TILE[kind])
            return _draw(state, seat, "kong_draw", (Event(Tell.CONCEALED_KONG, seat, meld.pieces, secret=True),))
        case Verb.ADDED_KONG:
            return _added_kong(state, seat, action.pieces[0])
        case _:
            return close(state, seat)


def _discard(state: State, seat: Seat, action: Action) -> Step[State]:
    """Discard a tile, perhaps with 金坎, and open a window.

    After the dealer's first discard, the first window is the one for the gold (FZ-42).
    """
    tile, hands, declares = action.pieces[0], state.hands, action.verb == OwnVerb.JINKAN
    told: Told = (discarded(seat, tile),)
    if declares:
        told += (Event(Tell.JINKAN, seat, shape.neighbours(state.gold)),)
    shed = tile == state.gold and seat not in state.shed
    return Step(
        changed(
            state,
            phase=Phase.ROB_GOLD if state.first else Phase.CLAIM,
            turn=seat,
            hands=(*hands[:seat], hands[seat] - TILE[tile], *hands[seat + 1 :]),
            discards=(*state.discards, (seat, tile)),
            locked=locked(state, seat, tile, "discarded"),
            shed=(*state.shed, seat) if shed else state.shed,
            jinkan=(*state.jinkan, seat) if declares else state.jinkan,
            drawn=None,
            tile=tile,
            first=False,
            answers=UNSAID,
            waited=False,
        ),
        told,
    )


def _added_kong(state: State, seat: Seat, kind: Piece) -> Step[State]:
    """Lay down the fourth tile of a kong. Other seats may rob it before the seat draws for the kong (FZ-70)."""
    melds = tuple(added(meld, kind) for meld in state.melds[seat])
    told = (Event(Tell.ADDED_KONG, seat, (kind,)),)
    state = changed(
        state,
        phase=Phase.ROB_KONG,
        melds=(*state.melds[:seat], melds, *state.melds[seat + 1 :]),
        hands=(*state.hands[:seat], state.hands[seat] - TILE[kind], *state.hands[seat + 1 :]),
        drawn=None,
        tile=kind,
        answers=UNSAID,
        waited=False,
    )
    return Step(state, told) if state.rules.rob_kong else _draw(state, seat, "kong_draw", told)


def _draw(state: State, seat: Seat, source: Source, told: Told = ()) -> Step[State]:
    """Draw from the front, or after a kong from the back. Replace every flower from the back (FZ-22)."""
    live = legal.live(state)
    if live == 0:
        return close(state, None, told)
    if live < legal.FEWEST and source == "draw":
        return _final(state, seat, told)
    tile, state, told = _drawn(state, seat, told, back=source == "kong_draw")
    while TILE[tile] & FLOWERS:
        live = legal.live(state)
        if live == 0:
            return close(state, None, told)
        if live < legal.FEWEST:
            return _final(state, seat, told, back=True)
        tile, state, told = _drawn(state, seat, told, back=True)
    hands = state.hands
    state = changed(
        state,
        phase=Phase.TURN,
        turn=seat,
        source=source,
        drawn=tile,
        tile=None,
        hands=(*hands[:seat], hands[seat] + TILE[tile], *hands[seat + 1 :]),
        locked=(*state.locked[:seat], (), *state.locked[seat + 1 :]),
    )
    return Step(state, (*told, drew(seat, tile, source == "kong_draw")))


def _drawn(state: State, seat: Seat, told: Told, *, back: bool) -> tuple[Piece, State, Told]:
    """Take one tile from the wall. A flower goes to the rack at once (FZ-22)."""
    tile, wall = walls.back(state.wall) if back else walls.front(state.wall)
    state = changed(state, wall=wall, left=state.left - 1)
    if TILE[tile] & FLOWERS:
        racks = (*state.racks[:seat], (*state.racks[seat], tile), *state.racks[seat + 1 :])
        return tile, changed(state, racks=racks), (*told, Event(Tell.FLOWER, seat, (tile,)))
    return tile, state, told


def _final(state: State, seat: Seat, told: Told, *, back: bool = False) -> Step[State]:
    """Deal the last live tiles, one to each seat in turn. The first seat whose tile wins does so at once (FZ-51).

    `back`: the first tile replaces a flower, and so comes from the back (FZ-22).
    """
    told = (*told, Event(Tell.FINAL, seat))
    while legal.live(state):
        tile, state, told = _drawn(state, seat, told, back=back)
        back = False
        if not TILE[tile] & FLOWERS:
            hands = (*state.hands[:seat], state.hands[seat] + TILE[tile], *state.hands[seat + 1 :])
            state = changed(state, turn=seat, source="final", drawn=tile, tile=None, hands=hands)
            told = (*told, drew(seat, tile))
            if wins_at_last(state, seat, tile):
                return close(state, seat, told)
        seat = (seat + 1) % 4
    return close(state, None, told)


def wins_at_last(state: legal.Position, seat: Seat, tile: Piece) -> bool:
    """Return whether a tile of the final phase wins. Such wins are automatic, because no seat is asked (FZ-51)."""
    hand, gold = state.hands[seat], state.gold
    if seat in state.jinkan:
        return tile == gold
    return shape.three_golds(hand, gold) or shape.complete(hand, gold, 5 - len(state.melds[seat]))


# Windows


def _window(state: State, missing: Pending) -> Step[State]:
    """Settle the window if its pause is over and no missing answer could outrank the best one (FZ-43).

    `missing`: the legal actions of the seats that have not answered.
    """
    found = Outcome.WAITING
    if state.waited:
        answers = {seat: answer for seat, answer in enumerate(state.answers) if answer is not None}
        found = outcome(missing, answers, lambda seat, action: rank(state, seat, action))
    if isinstance(found, Outcome):
        return _unclaimed(state) if found is Outcome.NOBODY else Step(state)
    claim = state.answers[found]
    assert claim is not None
    if claim.verb == OwnVerb.ROB_GOLD:
        # if the gold is taken instead of the first draw, it wins as in its own window (FZ-81)
        return close(changed(state, phase=Phase.ROB_GOLD), found)
    return close(state, found) if claim.verb == Verb.WIN else _claimed(state, found, claim)


def _unclaimed(state: State) -> Step[State]:
    """Continue without a claim: open the next window, draw for the kong, or let the next seat draw."""
    state = changed(state, locked=passed(state))
    if state.phase is Phase.ROB_GOLD:
        # this event is sent even if no seat could rob, because the second window is a new question
        told = (Event(Tell.GOLD_SAFE),)
        return Step(changed(state, phase=Phase.CLAIM, answers=UNSAID, waited=False), told)
    if state.phase is Phase.ROB_KONG:
        return _draw(state, state.turn, "kong_draw")
    return _draw(state, (state.turn + 1) % 4, "draw")


def _claimed(state: State, seat: Seat, claim: Action) -> Step[State]:
    """Carry out a chow, pong or kong. The discard leaves its row, and the claiming seat's locks are lifted (FZ-65)."""
    tile, source = state.discards[-1][1], state.turn
    own, meld = claimed(claim, tile, source)
    told: Told = (Event(claim.verb, seat, meld.pieces, to=source),)
    kinds = passed(state, rank(state, seat, claim))
    state = _laid(state, seat, meld, state.hands[seat] - pack(own))
    state = changed(
        state,
        phase=Phase.TURN,
        turn=seat,
        source="claim",
        discards=state.discards[:-1],
        tile=tile,
        answers=UNSAID,
        locked=(*kinds[:seat], (), *kinds[seat + 1 :]),
    )
    return _draw(state, seat, "kong_draw", told) if meld.is_kong else Step(state, told)


def _laid(state: State, seat: Seat, meld: Meld, concealed: Tiles) -> State:
    return changed(
        state,
        melds=(*state.melds[:seat], (*state.melds[seat], meld), *state.melds[seat + 1 :]),
        hands=(*state.hands[:seat], concealed, *state.hands[seat + 1 :]),
        drawn=None,
    )
