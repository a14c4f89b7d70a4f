"""A hand played to its end at once, on one changing position: what computer players try their moves with.

The legal actions are those of the game (engine.fuzhou.legal); nothing is recorded, told or checked.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from engine.core import Action, Piece, Seat
from engine.fuzhou import legal
from engine.fuzhou.ending import won_hand
from engine.fuzhou.play import rank, wins_at_last
from engine.fuzhou.rules import Rules
from engine.fuzhou.score import best
from engine.fuzhou.session import Deal
from engine.fuzhou.state import Kinds, Phase, Source, State, Verb
from engine.mahjong.actions import PASS, UNSAID, Actions, claimed
from engine.mahjong.melds import Meld, added
from engine.mahjong.tiles import FLOWERS, TILE, Tiles, pack

Choose = Callable[["Playout", Seat, Actions], Action]
"""What a seat does: it is given the position, and what it may do."""


@dataclass(slots=True)
class Playout:
    """A position of a hand that has begun: what State holds of it, to be changed in place. `pay`: the end, by seat."""

    rules: Rules
    carried: Deal
    dealer: Seat
    gold: Piece
    wall: deque[list[Piece]]
    left: int
    hands: list[Tiles]
    racks: list[Kinds]
    melds: list[tuple[Meld, ...]]
    discards: list[tuple[Seat, Piece]]
    phase: Phase
    turn: Seat
    source: Source
    drawn: Piece | None
    tile: Piece | None
    first: bool
    answers: tuple[Action | None, ...]
    locked: list[Kinds]
    shed: list[Seat]
    jinkan: list[Seat]
    winner: Seat | None = None
    pay: tuple[int, ...] = (0, 0, 0, 0)

    @staticmethod
    def of(state: State) -> Playout:
        """The position of a state in which the hand has begun."""
        return Playout(
            rules=state.rules,
            carried=state.carried,
            dealer=state.dealer,
            gold=state.gold,
            wall=deque(map(list, state.wall)),
            left=state.left,
            hands=list(state.hands),
            racks=list(state.racks),
            melds=list(state.melds),
            discards=list(state.discards),
            phase=state.phase,
            turn=state.turn,
            source=state.source,
            drawn=state.drawn,
            tile=state.tile,
            first=state.first,
            answers=state.answers,
            locked=list(state.locked),
            shed=list(state.shed),
            jinkan=list(state.jinkan),
        )

    def run(self, choose: Choose, first: Action | None = None, seat: Seat = -1) -> None:
        """Play to the end of the hand. `first`: what `seat`, which is asked now, does at once."""

        def opening(position: Playout, asked: Seat, options: Actions) -> Action:
            return first if first is not None and asked == seat else choose(position, asked, options)

        self._step(opening)
        while self.phase is not Phase.OVER:
            self._step(choose)

    def _step(self, choose: Choose) -> None:
        """One turn or one window."""
        if self.phase is Phase.TURN:
            self._turn(choose(self, self.turn, legal.turn(self, self.turn)))
        else:
            self._window(choose)

    def _turn(self, action: Action) -> None:
        seat = self.turn
        match action.verb:
            case Verb.DISCARD | Verb.JINKAN:
                self._discard(action)
            case Verb.CONCEALED_KONG:
                kind = action.pieces[0]
                self.hands[seat] -= 4 * TILE[kind]
                self.melds[seat] += (Meld("concealed", (kind,) * 4),)
                self._draw(seat, "kong_draw")
            case Verb.ADDED_KONG:
                kind = action.pieces[0]
                self.hands[seat] -= TILE[kind]
                self.melds[seat] = tuple(added(meld, kind) for meld in self.melds[seat])
                self.phase, self.tile, self.drawn, self.answers = Phase.ROB_KONG, kind, None, UNSAID
                if not self.rules.rob_kong:
                    self._draw(seat, "kong_draw")
            case _:
                self._won(seat)

    def _discard(self, action: Action) -> None:
        seat, tile = self.turn, action.pieces[0]
        self.hands[seat] -= TILE[tile]
        self.discards.append((seat, tile))
        self._lock(seat, tile, "discarded")
        if tile == self.gold:
            self.shed.append(seat)
        if action.verb == Verb.JINKAN:
            self.jinkan.append(seat)
        self.phase = Phase.ROB_GOLD if self.first else Phase.CLAIM
        self.tile, self.drawn, self.first, self.answers = tile, None, False, UNSAID

    def _draw(self, seat: Seat, source: Source) -> None:
        """FZ-22, FZ-51: a front draw, after a kong and for a flower a back draw; near the end the final phase."""
        back, kong = source == "kong_draw", source == "kong_draw"
        while True:
            live = legal.live(self)
            if live == 0:
                self.phase = Phase.OVER
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
        """One tile from the wall, None where it was a flower."""
        end = -1 if back else 0
        tile = self.wall[end].pop(0)
        if not self.wall[end]:
            del self.wall[end]
        self.left -= 1
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
        self.phase = Phase.OVER

    def _window(self, choose: Choose) -> None:
        """All answer; the best claim counts (FZ-66, FZ-80)."""
        said = [(seat, choose(self, seat, options)) for seat, options in legal.window(self).items()]
        said += ((seat, action) for seat, action in enumerate(self.answers) if action is not None)
        claims = [claim for claim in said if claim[1] != PASS]
        if self.phase is not Phase.ROB_GOLD and self.tile is not None:
            for seat, action in said:
                if action == PASS:
                    self._lock(seat, self.tile, "passed")
        if claims:
            seat, action = max(claims, key=lambda claim: rank(self, *claim))
            if action.verb in (Verb.WIN, Verb.ROB_GOLD):
                self._won(seat)
            else:
                self._claim(seat, action)
        elif self.phase is Phase.ROB_GOLD:
            self.phase, self.answers = Phase.CLAIM, UNSAID
        elif self.phase is Phase.ROB_KONG:
            self._draw(self.turn, "kong_draw")
        else:
            self._draw((self.turn + 1) % 4, "draw")

    def _claim(self, seat: Seat, action: Action) -> None:
        source, tile = self.discards.pop()
        own, meld = claimed(action, tile, source)
        self.hands[seat] -= pack(own)
        self.melds[seat] += (meld,)
        self.phase, self.turn, self.source, self.drawn, self.answers = Phase.TURN, seat, "claim", None, UNSAID
        self.tile, self.locked[seat] = tile, ()
        if meld.is_kong:
            self._draw(seat, "kong_draw")

    def _lock(self, seat: Seat, tile: Piece, why: str) -> None:
        if why in self.rules.same_round_lock:
            self.locked[seat] = (*self.locked[seat], tile)

    def _won(self, seat: Seat) -> None:
        win = best(self.rules, won_hand(self, seat))
        self.phase, self.winner = Phase.OVER, seat
        if win is not None:
            self.pay = win.pay
