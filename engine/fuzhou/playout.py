"""A hand of Fuzhou mahjong that is played out by its own rules (engine.fuzhou.legal)."""

from __future__ import annotations

from engine.core import Action, Piece, Seat
from engine.fuzhou import legal
from engine.fuzhou.ending import won_hand
from engine.fuzhou.locks import LEAST, rank
from engine.fuzhou.play import wins_at_last
from engine.fuzhou.score import best
from engine.fuzhou.state import OwnVerb, Phase, Source, State
from engine.mahjong import playout
from engine.mahjong.actions import PASS, UNSAID, Verb
from engine.mahjong.playout import Choose
from engine.mahjong.tiles import FLOWERS, TILE


class Playout(playout.Playout):
    """A position in a hand that has begun."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.rules = state.rules
        self.dealer = state.dealer
        self.carried = state.carried
        self.gold = state.gold
        self.racks = list(state.racks)
        self.phase: Phase = state.phase
        self.source: Source = state.source
        self.locked = list(state.locked)
        self.shed = list(state.shed)
        self.jinkan = list(state.jinkan)

    def step(self, choose: Choose) -> None:
        if self.phase is Phase.TURN:
            self._turn(choose(self, self.turn, legal.turn(self, self.turn)))
        else:
            self._window(choose)

    def _turn(self, action: Action) -> None:
        seat = self.turn
        match action.verb:
            case Verb.DISCARD | OwnVerb.JINKAN:
                self._discard(action)
            case Verb.CONCEALED_KONG:
                self.conceal(action.pieces[0])
                self._draw(seat, "kong_draw")
            case Verb.ADDED_KONG:
                self.add(action.pieces[0])
                self.phase = Phase.ROB_KONG
                if not self.rules.rob_kong:
                    self._draw(seat, "kong_draw")
            case _:
                self._won(seat)

    def _discard(self, action: Action) -> None:
        seat, tile = self.turn, action.pieces[0]
        self.phase = Phase.ROB_GOLD if self.first else Phase.CLAIM
        self.put(tile)
        self._lock(seat, tile, "discarded")
        if tile == self.gold:
            self.shed.append(seat)
        if action.verb == OwnVerb.JINKAN:
            self.jinkan.append(seat)

    def _draw(self, seat: Seat, source: Source) -> None:
        """Draw from the front, or from the back for a kong or flower.

        If the wall is nearly empty, begin the final phase instead (FZ-22, FZ-51).
        """
        back = kong = source == "kong_draw"
        while True:
            live = legal.live(self)
            if live == 0:
                self.over = True
                return
            if live < legal.FEWEST and not kong:
                self._final(seat, back=back)
                return
            tile, kong = self._taken(seat, back=back), False
            if tile is not None:
                break
            back = True
        self.hands[seat] += TILE[tile]
        self.phase, self.turn, self.source, self.drawn, self.tile = Phase.TURN, seat, source, tile, None
        self.locked[seat] = ()

    def _taken(self, seat: Seat, *, back: bool) -> Piece | None:
        """Take one tile from the wall. If it is a flower, return None."""
        tile = self.take(back=back)
        if TILE[tile] & FLOWERS:
            self.racks[seat] += (tile,)
            return None
        return tile

    def _final(self, seat: Seat, *, back: bool) -> None:
        while legal.live(self):
            tile = self._taken(seat, back=back)
            back = False
            if tile is not None:
                self.hands[seat] += TILE[tile]
                self.turn, self.source, self.drawn = seat, "final", tile
                if wins_at_last(self, seat, tile):
                    self._won(seat)
                    return
            seat = (seat + 1) % 4
        self.over = True

    def _window(self, choose: Choose) -> None:
        """Let all seats answer the window.

        The best claim counts. A seat that passed, although it could have outranked that claim, is locked (FZ-65 to
        FZ-80).
        """
        heard, self.answers = self.answers, UNSAID
        offered = legal.window(self)
        said = {seat: heard[seat] or choose(self, seat, options) for seat, options in offered.items()}
        ranks = {seat: rank(self, seat, action) for seat, action in said.items() if action != PASS}
        found = max(ranks, key=ranks.__getitem__, default=None)
        best_claim = LEAST if found is None else ranks[found]
        if self.phase is not Phase.ROB_GOLD and self.tile is not None:
            for seat, action in said.items():
                if action == PASS and any(rank(self, seat, other) > best_claim for other in offered[seat]):
                    self._lock(seat, self.tile, "passed")
        verb = None if found is None else said[found].verb
        if verb == OwnVerb.ROB_GOLD:
            self.phase = Phase.ROB_GOLD
        if found is not None and verb in (Verb.WIN, OwnVerb.ROB_GOLD):
            self._won(found)
        elif found is not None:
            self._claim(found, said[found])
        elif self.phase is Phase.ROB_GOLD:
            self.phase = Phase.CLAIM
        elif self.phase is Phase.ROB_KONG:
            self._draw(self.turn, "kong_draw")
        else:
            self._draw((self.turn + 1) % 4, "draw")

    def _claim(self, seat: Seat, action: Action) -> None:
        meld = self.claim(seat, action)
        self.phase, self.source, self.locked[seat] = Phase.TURN, "claim", ()
        if meld.is_kong:
            self._draw(seat, "kong_draw")

    def _lock(self, seat: Seat, tile: Piece, why: str) -> None:
        if why in self.rules.same_round_lock:
            self.locked[seat] = (*self.locked[seat], tile)

    def _won(self, seat: Seat) -> None:
        win = best(self.rules, won_hand(self, seat, self.hands[seat], self.locked[seat]))
        self.over, self.winner = True, seat
        if win is not None:
            self.pay = win.pay
