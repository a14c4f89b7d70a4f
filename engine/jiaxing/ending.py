"""The end of a hand and of the match (RULES.md chapters 10 and 11)."""

from __future__ import annotations

from engine.core import Event, Piece, Result, Seat, Step, bettered, changed
from engine.jiaxing import opening
from engine.jiaxing.legal import Position
from engine.jiaxing.score import Hand, Win, best
from engine.jiaxing.session import Entry, closed
from engine.jiaxing.session import over as rounds_done
from engine.jiaxing.state import Phase, Settled, State, Tell, View
from engine.mahjong.melds import robbed, won_with
from engine.mahjong.table import Came
from engine.mahjong.tiles import TILE, Tiles, unpack

Told = tuple[Event, ...]


def close(state: State, winner: Seat | None, told: Told = ()) -> Step[State]:
    """Settle the hand (`winner` None: a washout, JX-110). `told`: the events so far.

    Then deal the next hand or end the match (JX-111 to JX-113).
    """
    scores, win, hand = (0, 0, 0, 0), None, None
    if winner is None:
        told = (*told, Event(Tell.WASHOUT))
    else:
        hand = won_hand(state, winner, state.hands[winner])
        win = best(state.rules, hand)
        assert win is not None, "a win was offered that the score does not know"
        scores = win.pay
        told = (*told, *_won(state, winner, hand, win))
        state = _taken(state, winner, hand)
    uses = win is not None and "huang" in dict(win.fan)
    done = closed(state.rules, state.passed, state.queue, winner, opener=state.opener, uses=uses)
    last = _settled(state, winner, hand, win, scores, done.used)
    history = (*state.history, scores)
    pieces = () if hand is None else won_with(hand.melds, hand.concealed, hand.tile)
    won = bettered(state.best, len(history), winner, scores, pieces)
    state = changed(state, history=history, best=won, last=last)
    told += tuple(
        Event(Tell.SCORED, seat, amounts=(points, total))
        for seat, (points, total) in enumerate(zip(scores, state.scores, strict=True))
    )
    if rounds_done(state.rules, done.passed):
        return over(state, Result.ranked(state.scores, "played", len(history), ties="seat"), told)
    step = opening.hand(state.rules, state.seed, state.number + 1, state.opener, done.passed, done.queue, state.wild)
    return Step(changed(step.state, history=history, best=won, last=last), (*told, *step.events))


def over(state: State, ended: Result, told: Told) -> Step[State]:
    """End the match. The position stays as it was. `told`: the events so far."""
    told = (*told, Event(Tell.OVER, amounts=ended.places))
    return Step(changed(state, phase=Phase.OVER, result=ended), told)


def finish(state: State) -> Step[State]:
    """End the match before this hand, because all seats agreed to finish."""
    ended = Result.ranked(state.scores, "finished", len(state.history), ties="seat")
    return over(state, ended, (Event(Tell.FINISHED),))


def won_hand(state: Position | View, winner: Seat, own: Tiles) -> Hand:
    """Return the winning hand with everything that its score depends on. `own`: the winner's concealed tiles."""
    claimed = state.turn != winner
    tile = state.tile if claimed else state.drawn
    if tile is None:
        # if the dealer wins as dealt, any tile may count as the last one (JX-51, JX-82)
        tile = unpack(own)[-1]
    if not claimed:
        own -= TILE[tile]
    return Hand(
        concealed=unpack(own),
        tile=tile,
        wild=state.wild,
        melds=state.melds[winner],
        came_from=("rob" if state.phase is Phase.ROB else "first_discard")
        if claimed
        else ("kong_draw" if state.source == "kong_draw" else "draw"),
        discarder=state.turn if claimed else None,
        seat=winner,
        dealer=state.dealer,
        round_wind=state.round_wind,
        last=not claimed and state.left <= state.rules.reserve,
        first_turn=first_turn(state, winner),
        queue=len(state.queue),
        contracts=tuple(state.contracts),
        gone=tuple(state.gone),
    )


def first_turn(state: Position | View, seat: Seat) -> bool:
    """Return whether it is the seat's first turn.

    For the dealer, the first turn lasts until its first discard (JX-82). For another seat, it is its first draw, if
    there is no meld yet (JX-58).
    """
    if seat == state.dealer:
        return state.first
    return not any(state.melds) and all(other != seat for other, _ in state.discards)


def _taken(state: State, winner: Seat, hand: Hand) -> State:
    """Move the winning tile from another seat to the winner. A robbed kong becomes a pong again (JX-50, JX-57)."""
    if hand.discarder is None:
        return state
    hands = (*state.hands[:winner], state.hands[winner] + TILE[hand.tile], *state.hands[winner + 1 :])
    if hand.came_from == "first_discard":
        return changed(state, hands=hands, discards=state.discards[:-1])
    melds = tuple(robbed(meld, hand.tile) for meld in state.melds[hand.discarder])
    return changed(
        state, hands=hands, melds=(*state.melds[: hand.discarder], melds, *state.melds[hand.discarder + 1 :])
    )


def _won(state: State, winner: Seat, hand: Hand, win: Win) -> Told:
    told: list[Event] = []
    if hand.came_from == "rob":
        told.append(Event(Tell.ROBBED, winner, (hand.tile,), to=state.turn))
    # the winning tile comes last; a hand that won as dealt has none (JX-51, JX-82)
    told.append(Event(Tell.WON, winner, (*hand.concealed, hand.tile), (1,) if _came(state, hand) == "dealt" else ()))
    told += (Event(Tell.YAKU, winner, notes=(item,)) for item in (*win.tai, *win.fan))
    told += (Event(Tell.PAID, payer, amounts=(amount,), to=payee) for payer, payee, amount in win.payments)
    return tuple(told)


def _settled(
    state: State, winner: Seat | None, hand: Hand | None, win: Win | None, scores: tuple[int, ...], used: Entry | None
) -> Settled:
    parts = () if win is None else (*win.sets, *(() if win.pair is None else (win.pair,)))
    tile: Piece | None = None if hand is None else hand.tile
    return Settled(
        number=state.number,
        dealer=state.dealer,
        wind=state.round_wind,
        winner=winner,
        tile=tile,
        wild=state.wild,
        shown=() if hand is None else hand.concealed,
        parts=parts,
        tai=() if win is None else win.tai,
        fan=() if win is None else win.fan,
        share=0 if win is None else win.S,
        scores=scores,
        payments=() if win is None else win.payments,
        used=used,
        melds=state.melds,
        contracts=state.contracts,
        gone=state.gone,
        came="self_draw" if hand is None else _came(state, hand),
        giver=None if hand is None else hand.discarder,
    )


def _came(state: State, hand: Hand) -> Came:
    if hand.discarder is not None:
        return "rob_kong" if hand.came_from == "rob" else "discard"
    return "dealt" if state.drawn is None else "self_draw"
