"""A hand played to its end at once, on one changing position: what computer players try their moves with.

The legal actions are those of the game (engine.jiaxing.legal); nothing is recorded, told or checked.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from engine.core import Action, Piece, Seat
from engine.jiaxing import legal
from engine.jiaxing.ending import won_hand
from engine.jiaxing.play import CONTRACT_AT, rank
from engine.jiaxing.rules import Rules
from engine.jiaxing.score import best
from engine.jiaxing.session import Queue, wind_of
from engine.jiaxing.state import Phase, Source, State, Verb
from engine.mahjong.actions import PASS, UNSAID, Actions, claimed
from engine.mahjong.melds import Meld, added
from engine.mahjong.tiles import TILE, Tiles, pack

Choose = Callable[["Playout", Seat, Actions], Action]
"""What a seat does: it is given the position, and what it may do."""


@dataclass(slots=True)
class Playout:
    """A position of a hand that has begun: what State holds of it, to be changed in place. `pay`: the end, by seat."""

    rules: Rules
    passed: int
    dealer: Seat
    queue: Queue
    wild: Piece
    wall: deque[list[Piece]]
    left: int
    hands: list[Tiles]
    melds: list[tuple[Meld, ...]]
    discards: list[tuple[Seat, Piece]]
    phase: Phase
    turn: Seat
    source: Source
    drawn: Piece | None
    tile: Piece | None
    first: bool
    answers: tuple[Action | None, ...]
    contracts: list[tuple[Seat, Seat]]
    gone: list[Seat]
    winner: Seat | None = None
    pay: tuple[int, ...] = (0, 0, 0, 0)

    @staticmethod
    def of(state: State) -> Playout:
        """The position of a state in which the hand has begun."""
        return Playout(
            rules=state.rules,
            passed=state.passed,
            dealer=state.dealer,
            queue=state.queue,
            wild=state.wild,
            wall=deque(map(list, state.wall)),
            left=state.left,
            hands=list(state.hands),
            melds=list(state.melds),
            discards=list(state.discards),
            phase=state.phase,
            turn=state.turn,
            source=state.source,
            drawn=state.drawn,
            tile=state.tile,
            first=state.first,
            answers=state.answers,
            contracts=list(state.contracts),
            gone=list(state.gone),
        )

    @property
    def round(self) -> Piece:
        return wind_of(self.passed)

    def run(self, choose: Choose, first: Action | None = None, seat: Seat = -1) -> None:
        """Play to the end of the hand. `first`: what `seat`, which is asked now, does at once."""

        def opening(position: Playout, asked: Seat, options: Actions) -> Action:
            return first if first is not None and asked == seat else choose(position, asked, options)

        self._step(opening)
        while self.phase is not Phase.OVER:
            self._step(choose)

    def _step(self, choose: Choose) -> None:
        """One turn, one window, or one question."""
        match self.phase:
            case Phase.TURN:
                self._turn(choose(self, self.turn, legal.turn(self, self.turn)))
            case Phase.CLAIM | Phase.ROB:
                self._window(choose)
            case _:
                self._contract(choose)

    def _turn(self, action: Action) -> None:
        seat = self.turn
        match action.verb:
            case Verb.DISCARD:
                self._discard(action.pieces[0])
            case Verb.CONCEALED_KONG:
                kind = action.pieces[0]
                self.hands[seat] -= 4 * TILE[kind]
                self.melds[seat] += (Meld("concealed", (kind,) * 4),)
                self._draw(seat, "kong_draw")
            case Verb.ADDED_KONG:
                kind = action.pieces[0]
                self.hands[seat] -= TILE[kind]
                self.melds[seat] = tuple(added(meld, kind) for meld in self.melds[seat])
                self.phase, self.tile, self.drawn, self.answers = Phase.ROB, kind, None, UNSAID
            case _:
                self._won(seat)

    def _discard(self, tile: Piece) -> None:
        self.hands[self.turn] -= TILE[tile]
        self.discards.append((self.turn, tile))
        self.tile, self.drawn, self.first = tile, None, False
        self.phase, self.answers = Phase.OVER if legal.wall_empty(self) else Phase.CLAIM, UNSAID

    def _draw(self, seat: Seat, source: Source) -> None:
        if legal.wall_empty(self):
            self.phase = Phase.OVER
            return
        self.left -= 1
        end = -1 if source == "kong_draw" else 0
        tile = self.wall[end].pop(0)
        if not self.wall[end]:
            del self.wall[end]
        self.hands[seat] += TILE[tile]
        self.phase, self.turn, self.source, self.drawn, self.tile = Phase.TURN, seat, source, tile, None
        if seat in self.gone:
            self._discard(tile)

    def _window(self, choose: Choose) -> None:
        """All answer; the best claim counts (JX-49)."""
        claims = [(seat, choose(self, seat, options)) for seat, options in legal.window(self).items()]
        claims += ((seat, action) for seat, action in enumerate(self.answers) if action is not None)
        claims = [claim for claim in claims if claim[1] != PASS]
        if claims:
            seat, action = max(claims, key=lambda claim: rank(self.turn, *claim))
            if action.verb == Verb.WIN:
                self._won(seat)
            else:
                self._claim(seat, action)
        elif self.phase is Phase.ROB:
            self._draw(self.turn, "kong_draw")
        else:
            self._draw((self.turn + 1) % 4, "draw")

    def _claim(self, seat: Seat, action: Action) -> None:
        source, tile = self.discards.pop()
        own, meld = claimed(action, tile, source)
        self.hands[seat] -= pack(own)
        self.melds[seat] += (meld,)
        self.phase, self.turn, self.source, self.drawn, self.answers = Phase.TURN, seat, "claim", None, UNSAID
        self.tile = tile
        if self._binds(seat, source) and any(legal.contract(self, other) for other in range(4)):
            self.phase = Phase.CONTRACT
        elif meld.is_kong:
            self._draw(seat, "kong_draw")

    def _binds(self, seat: Seat, source: Seat) -> bool:
        """Whether the claim makes a contract about which the others are asked (JX-101 to JX-105)."""
        if self.rules.contract == "off" or source in self.gone:
            return False
        if sum(meld.source == source for meld in self.melds[seat]) != CONTRACT_AT:
            return False
        if (seat, source) in self.contracts or (source, seat) in self.contracts:
            return False
        self.contracts.append((seat, source))
        return self.rules.contract == "ask"

    def _contract(self, choose: Choose) -> None:
        said: list[tuple[Seat, Action | None]] = []
        for seat in range(4):
            options = legal.contract(self, seat)
            if options:
                said.append((seat, self.answers[seat] or choose(self, seat, options)))
        self.gone += (seat for seat, action in said if action == legal.GIVE_UP)
        self.phase, self.answers = Phase.TURN, UNSAID
        if self.melds[self.turn][-1].is_kong:
            self._draw(self.turn, "kong_draw")

    def _won(self, seat: Seat) -> None:
        win = best(self.rules, won_hand(self, seat))
        self.phase, self.winner = Phase.OVER, seat
        if win is not None:
            self.pay = win.pay
