"""A hand of Jiaxing mahjong that is played out by its own rules (engine.jiaxing.legal)."""

from __future__ import annotations

from engine.core import Action, Piece, Seat
from engine.jiaxing import legal
from engine.jiaxing.contracts import CONTRACT_AT, may_bind
from engine.jiaxing.ending import won_hand
from engine.jiaxing.play import rank
from engine.jiaxing.score import best
from engine.jiaxing.state import Phase, Source, State
from engine.mahjong import playout
from engine.mahjong.actions import PASS, UNSAID, Verb
from engine.mahjong.playout import Choose
from engine.mahjong.tiles import TILE


class Playout(playout.Playout):
    """A position in a hand that has begun."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.rules = state.rules
        self.dealer = state.dealer
        self.round_wind = state.round_wind
        self.queue = state.queue
        self.wild = state.wild
        self.phase: Phase = state.phase
        self.source: Source = state.source
        self.contracts = list(state.contracts)
        self.gone = list(state.gone)

    def step(self, choose: Choose) -> None:
        match self.phase:
            case Phase.TURN:
                self._turn(choose(self, self.turn, legal.turn(self, self.turn)))
            case Phase.CONTRACT:
                self._contract(choose)
            case _:
                self._window(choose)

    def _turn(self, action: Action) -> None:
        match action.verb:
            case Verb.DISCARD:
                self._discard(action.pieces[0])
            case Verb.CONCEALED_KONG:
                self.conceal(action.pieces[0])
                self._draw(self.turn, "kong_draw")
            case Verb.ADDED_KONG:
                self.add(action.pieces[0])
                self.phase = Phase.ROB
            case _:
                self._won(self.turn)

    def _discard(self, tile: Piece) -> None:
        self.put(tile)
        self.phase, self.over = Phase.CLAIM, legal.wall_empty(self)

    def _draw(self, seat: Seat, source: Source) -> None:
        self.over = legal.wall_empty(self)
        if self.over:
            return
        tile = self.take(back=source == "kong_draw")
        self.hands[seat] += TILE[tile]
        self.phase, self.turn, self.source, self.drawn, self.tile = Phase.TURN, seat, source, tile, None
        if seat in self.gone:
            self._discard(tile)

    def _window(self, choose: Choose) -> None:
        """Let all seats answer the window. The best claim counts (JX-49)."""
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
        discarder = self.turn
        meld = self.claim(seat, action)
        self.phase, self.source = Phase.TURN, "claim"
        if self._binds(seat, discarder) and any(legal.contract(self, other) for other in range(4)):
            self.phase = Phase.CONTRACT
        elif meld.is_kong:
            self._draw(seat, "kong_draw")

    def _binds(self, seat: Seat, source: Seat) -> bool:
        """Return whether the claim makes a contract and the other seats are asked about it (JX-101 to JX-105)."""
        claims = sum(meld.source == source for meld in self.melds[seat])
        if claims != CONTRACT_AT or not may_bind(self, seat, source):
            return False
        self.contracts.append((seat, source))
        return self.rules.contract == "ask"

    def _contract(self, choose: Choose) -> None:
        said: list[tuple[Seat, Action]] = []
        for seat in range(4):
            options = legal.contract(self, seat)
            if options:
                said.append((seat, self.answers[seat] or choose(self, seat, options)))
        self.gone += (seat for seat, action in said if action == legal.GIVE_UP)
        self.phase, self.answers = Phase.TURN, UNSAID
        if self.melds[self.turn][-1].is_kong:
            self._draw(self.turn, "kong_draw")

    def _won(self, seat: Seat) -> None:
        win = best(self.rules, won_hand(self, seat, self.hands[seat]))
        self.over, self.winner = True, seat
        if win is not None:
            self.pay = win.pay
