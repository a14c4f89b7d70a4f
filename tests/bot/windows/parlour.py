"""The smallest game with claim windows, to test the bot by: the discarded piece says what can be claimed.

p1 nobody may claim; p2 the next seat may chow; p3 the next may chow and the one after pong; p4 the next may win;
p5 the next may chow or win; p6 is p3 in matches with an odd seed and else p1, which nobody can see. Whoever claims
discards next; a win ends the match.
"""

from dataclasses import dataclass, replace
from enum import StrEnum

from engine.core import (
    FULL,
    TABLE,
    Action,
    Ask,
    Event,
    Game,
    IllegalAction,
    Look,
    Pile,
    Place,
    PublicQuestion,
    Result,
    Rules,
    Scene,
    Step,
)
from engine.mahjong.orders import ORDERS
from engine.mahjong.signs import STORY

DISCARDS = tuple(Action("discard", (piece,)) for piece in ("p1", "p2", "p3", "p4", "p5", "p6"))
PASS, CHOW, PONG, WIN, GO_ON = (Action(verb) for verb in ("pass", "chow", "pong", "win", "go_on"))
CLAIMS = {
    "p1": {},
    "p2": {1: (PASS, CHOW)},
    "p3": {1: (PASS, CHOW), 2: (PASS, PONG)},
    "p4": {1: (PASS, WIN)},
    "p5": {1: (PASS, WIN, CHOW)},
}
"""What the seats so many places behind the one who discards are asked."""

RANK = {PASS: 0, CHOW: 1, PONG: 2, WIN: 3}


class Verb(StrEnum):
    DISCARD, CHOW, PONG, WIN, PASS, GO_ON, RESIGN = "discard", "chow", "pong", "win", "pass", "go_on", "resign"


class Tell(StrEnum):
    DISCARDED, DREW, CHOW, PONG, WON, RESIGNED = "discarded", "drew", "chow", "pong", "won", "resigned"


@dataclass(frozen=True)
class State:
    """`odd`: the secret of the match; `lying`: the piece of the open window; `said`: the answers to it as they came."""

    seats: int
    odd: bool = False
    turn: int = 0
    lying: str = ""
    said: tuple[tuple[int, Action], ...] = ()
    ended: str = ""


def pending(state):
    if state.ended:
        return {}
    if not state.lying:
        return {state.turn: DISCARDS}
    lying = state.lying if state.lying != "p6" else "p3" if state.odd else "p1"
    offered = {(state.turn + step) % state.seats: legal for step, legal in CLAIMS[lying].items()}
    return {seat: legal for seat, legal in {TABLE: (GO_ON,), **offered}.items() if seat not in dict(state.said)}


def apply(state, seat, action):
    if action.verb == "resign" and not state.ended:
        return Step(replace(state, turn=seat, lying="", ended="resigned"), (Event("resigned", seat),))
    if action not in pending(state).get(seat, ()):
        raise IllegalAction(str(action))
    if not state.lying:
        return Step(replace(state, lying=action.pieces[0]), (Event("discarded", seat, action.pieces),))
    return settled(replace(state, said=(*state.said, (seat, action))))


def settled(state):
    said, asked = dict(state.said), pending(state)
    best = max((answer for answer in said.values() if answer != GO_ON), key=RANK.__getitem__, default=PASS)
    hopes = [RANK[action] for seat, legal in asked.items() if seat != TABLE for action in legal]
    if TABLE in asked or max(hopes, default=-1) > RANK[best]:
        return Step(state)
    after = replace(state, lying="", said=())
    if best == PASS:
        turn = (state.turn + 1) % state.seats
        return Step(replace(after, turn=turn), (Event("drew", turn),))
    turn = next(seat for seat, answer in state.said if answer == best)
    if best == WIN:
        return Step(replace(after, turn=turn, ended="played"), (Event("won", turn),))
    return Step(replace(after, turn=turn), (Event(best.verb, turn),))


def asks(state):
    if state.ended:
        return PublicQuestion(Ask.OVER)
    if state.lying:
        return PublicQuestion(Ask.WINDOW, about=(state.lying,), by=state.turn, topic="claim")
    return PublicQuestion(Ask.TURN, frozenset((state.turn,)), topic="discard")


def scene(view):
    state, viewer = view
    places = tuple(Place(seat, 0) for seat in range(state.seats))
    hands = (
        Pile("hand", seat, ("p1", "p2", "p3", "p4", "p5", "p6")) if seat == viewer else Pile("hand", seat, count=6)
        for seat in range(state.seats)
    )
    return Scene(viewer, places, tuple(hands), hand=1, question=asks(state))


def result(state):
    if not state.ended:
        return None
    points = tuple(int((seat == state.turn) == (state.ended == "played")) for seat in range(state.seats))
    return Result.ranked(points, state.ended, 1, last=state.turn if state.ended == "resigned" else None)


PARLOUR = Game(
    key="parlour",
    seats=range(2, 5),
    deck="mahjong",
    rules=Rules,
    state=State,
    verbs={verb: Look(wins=verb == "win") for verb in Verb},
    orders=ORDERS,
    tells=Tell,
    start=lambda rules, seats, seed: Step(State(seats, seed[0] % 2 == 1), (Event("drew", 0),)),
    deal=lambda *dealt, **options: State(2),
    pending=pending,
    apply=apply,
    view=lambda state, viewer: (state, viewer),
    scene=scene,
    result=result,
    guess=lambda view, rng: replace(view[0], odd=rng.below(2) == 1),
    sheet=lambda rules: (),
    presets={"standard": Rules()},
    short="standard",
    asks=asks,
    open=State,
    signs=(),
    story=STORY,
    players={"easy": lambda view, legal, rng, effort=FULL: legal[-1]},
)
