"""The end of a hand and of the match (RULES.md chapters 6 to 8)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Event, Piece, Result, Seat, Step, bettered, changed
from engine.fuzhou import opening, score
from engine.fuzhou.legal import Position
from engine.fuzhou.score import Hand, Win, best
from engine.fuzhou.session import closed, over
from engine.fuzhou.state import Phase, Settled, State, Tell, View, price
from engine.mahjong.melds import Meld, robbed, won_with
from engine.mahjong.table import Came
from engine.mahjong.tiles import TILE, Tiles, unpack

Told = tuple[Event, ...]
SOURCES: dict[Phase, score.Source] = {
    Phase.READY: "opening",
    Phase.ROB_GOLD: "rob_gold",
    Phase.CLAIM: "discard",
    Phase.ROB_KONG: "rob_kong",
}
"""The source of the winning tile, by the phase of the win.

In a turn and in the final phase, it is the source of the turn's tile.
"""


def close(state: State, winner: Seat | None, told: Told = ()) -> Step[State]:
    """Settle the hand (`winner` None: a draw, FZ-93). Then deal the next hand or end the match (FZ-100 to FZ-103).

    `told`: the events so far.
    """
    carried = closed(state.rules, state.carried, winner)
    scores, win, hand = (0, 0, 0, 0), None, None
    if winner is None:
        told = (*told, Event(Tell.WASHOUT))
    else:
        hand = won_hand(state, winner, state.hands[winner], state.locked[winner])
        win = best(state.rules, hand)
        assert win is not None, "a win was offered that the score does not know"
        scores = win.pay
        told = (*told, *_won(state, winner, hand, win))
        state = _taken(state, winner, hand)
    history = (*state.history, scores)
    pieces = () if hand is None else won_with(hand.melds, hand.concealed, hand.tile)
    won = bettered(state.best, len(history), winner, scores, pieces)
    state = changed(state, history=history, best=won, last=_settled(state, winner, hand, win, scores))
    told += tuple(
        Event(Tell.SCORED, seat, amounts=(points, total))
        for seat, (points, total) in enumerate(zip(scores, state.scores, strict=True))
    )
    if over(state.rules, carried.passed, len(history)):
        return _over(state, Result.ranked(state.scores, "played", len(history)), told)
    return _next(changed(state, carried=carried), told)


def finish(state: State) -> Step[State]:
    """End the match before this hand, because all seats agreed to finish."""
    ended = Result.ranked(state.scores, "finished", len(state.history))
    return _over(state, ended, (Event(Tell.FINISHED),))


def escape(state: State, seat: Seat) -> Step[State]:
    """Let a seat leave. The seat pays its fee to no one, and the hand is void (FZ-94, FZ-95).

    The match ends. By setting, the match goes on instead and the same dealer deals again.
    """
    fee, fees = price(state), state.fees
    fees = (*fees[:seat], fees[seat] + fee, *fees[seat + 1 :])
    state = changed(state, escaped=(*state.escaped, seat), fees=fees)
    told = (Event(Tell.ESCAPED, seat, amounts=(fee,)),)
    if state.rules.after_escape == "bot":
        return _next(state, told, void=True)
    ended = Result.ranked(state.scores, "escaped", len(state.history), last=seat, fee=fee)
    return _over(state, ended, told)


def _next(state: State, told: Told, *, void: bool = False) -> Step[State]:
    """Deal the next hand, or deal again after a void one. `told`: the events so far.

    A void hand does not count, so its number is used again (FZ-94).
    """
    number, attempt = (state.number, len(state.escaped)) if void else (state.number + 1, 0)
    step = opening.hand(state.rules, state.seed, number, state.carried, attempt)
    kept = changed(
        step.state,
        history=state.history,
        best=state.best,
        last=state.last,
        escaped=state.escaped,
        fees=state.fees,
    )
    return Step(kept, (*told, *step.events))


def _over(state: State, ended: Result, told: Told) -> Step[State]:
    """End the match. The position stays as it was. `told`: the events so far."""
    told = (*told, Event(Tell.OVER, amounts=ended.places))
    return Step(changed(state, phase=Phase.OVER, result=ended), told)


def won_hand(state: Position | View, winner: Seat, own: Tiles, locked: Sequence[Piece]) -> Hand:
    """Return the winning hand with everything that its score depends on.

    `own`: the winner's concealed tiles. `locked`: the kinds that the winner may not claim.
    """
    phase = state.phase
    came_from: score.Source = SOURCES.get(phase, "final")
    if phase is Phase.TURN and state.source != "claim":
        came_from = state.source
    if state.source == "final":
        came_from = "final"
    claimed = came_from in ("discard", "rob_kong")
    tile = state.tile if claimed else state.gold if came_from == "rob_gold" else state.drawn
    if tile is not None and not claimed and came_from != "rob_gold":
        own -= TILE[tile]
    return Hand(
        concealed=unpack(own),
        tile=tile,
        gold=state.gold,
        melds=state.melds[winner],
        flowers=tuple(state.racks[winner]),
        came_from=came_from,
        seat=winner,
        dealer=state.dealer,
        discarder=state.turn if claimed else None,
        streak=state.carried.streak,
        discarded_gold=winner in state.shed,
        jinkan=winner in state.jinkan,
        locked=frozenset(locked),
    )


def _taken(state: State, winner: Seat, hand: Hand) -> State:
    """Move the winning tile from another seat to the winner. A robbed kong becomes a pong again (FZ-70)."""
    if hand.discarder is None or hand.tile is None:
        return state
    hands = (*state.hands[:winner], state.hands[winner] + TILE[hand.tile], *state.hands[winner + 1 :])
    if hand.came_from == "discard":
        return changed(state, hands=hands, discards=state.discards[:-1])
    melds: tuple[Meld, ...] = tuple(robbed(meld, hand.tile) for meld in state.melds[hand.discarder])
    return changed(
        state, hands=hands, melds=(*state.melds[: hand.discarder], melds, *state.melds[hand.discarder + 1 :])
    )


def _won(state: State, winner: Seat, hand: Hand, win: Win) -> Told:
    told: list[Event] = []
    if hand.came_from == "rob_kong" and hand.tile is not None:
        told.append(Event(Tell.ROBBED, winner, (hand.tile,), to=state.turn))
    if hand.came_from == "rob_gold":
        told.append(Event(Tell.ROBBED_GOLD, winner, (state.gold,)))
    last = () if hand.tile is None else (hand.tile,)
    # the winning tile comes last; a hand that won as dealt has none (FZ-77, FZ-79)
    told.append(Event(Tell.WON, winner, (*hand.concealed, *last), () if last else (1,)))
    told += (Event(Tell.YAKU, winner, notes=(item,)) for item in win.special)
    told += (Event(Tell.PAID, payer, amounts=(amount,), to=payee) for payer, payee, amount in win.payments)
    return tuple(told)


def _settled(state: State, winner: Seat | None, hand: Hand | None, win: Win | None, scores: tuple[int, ...]) -> Settled:
    parts = () if win is None or win.pair is None else (*win.sets, win.pair)
    return Settled(
        number=state.number,
        dealer=state.dealer,
        streak=state.carried.streak,
        winner=winner,
        tile=None if hand is None else hand.tile,
        gold=state.gold,
        shown=() if hand is None else hand.concealed,
        parts=parts,
        specials=() if win is None else win.special,
        hua=0 if win is None else win.hua,
        jin=0 if win is None else win.jin,
        lian=0 if win is None else win.lian,
        kongs=0 if win is None else win.kongs,
        self_draw=hand is not None and not hand.claimed,
        constant=0 if win is None else max((worth for _, worth in win.special), default=0),
        share=0 if win is None else win.P,
        scores=scores,
        payments=() if win is None else win.payments,
        melds=state.melds,
        racks=state.racks,
        came="self_draw" if hand is None else _came(hand),
        giver=None if hand is None else hand.discarder,
        late=winner is not None and state.source == "final",
    )


def _came(hand: Hand) -> Came:
    if hand.came_from == "discard" or hand.came_from == "rob_kong" or hand.came_from == "rob_gold":
        return hand.came_from
    return "dealt" if hand.tile is None else "self_draw"
