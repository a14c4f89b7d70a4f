"""A round of Stop-Go that is played out by its own rules."""

from __future__ import annotations

from functools import lru_cache

from engine.core import Seat
from engine.hanafuda import calling
from engine.hanafuda.cards import INO, SAKE_CUP, TANE, TSUKIMI, of_month
from engine.hanafuda.piles import Set, Worth, pile
from engine.stopgo.rules import Rules
from engine.stopgo.score import BIRDS, dealt, settle, yaku
from engine.stopgo.state import State


@lru_cache(16)
def worth(rules: Rules, month: int) -> Worth:
    """Build tables of the open points of piles under these rules. `month`: the month card, 0 for none."""
    cards = of_month(month)
    sets = [Set(pile(cards), yaku(cards, rules, month).open["tsukifuda"])] if month else []
    alike = TANE - INO - BIRDS.get(rules.five_birds, frozenset()) - {SAKE_CUP}
    return Worth(lambda cards: yaku(cards, rules).total, sets=sets, alike=alike)


class Playout(calling.Playout):
    """A position in a round that has begun."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        rules = self.rules = state.rules
        self.triple_takes_all, self.must_match = rules.triple_capture == "all", rules.must_match
        self.risen, self.called = list(state.risen), list(state.called)
        self.worth = worth(rules, state.month)
        self.luck = [0] * len(state.seats)
        if rules.hand_yaku == "bonus":
            self.luck = [sum(dealt(state.dealt_to(seat), rules).values()) for seat in state.seats]

    def _settle(self, winner: Seat | None) -> None:
        points = 0 if winner is None else self.risen[winner] + self._bonus(winner)
        done = settle(self.rules, self.dealer, len(self.hands), winner=winner, points=points)
        self.over, self.pay, self.next_dealer = True, done.scores, done.next_dealer

    def _bonus(self, winner: Seat) -> int:
        """Return the points that count only as an addition to a Stop (GO-23, GO-29)."""
        viewing = self.rules.tsukimi_mode == "bonus" and self.piles[winner] & _TSUKIMI == _TSUKIMI
        return self.luck[winner] + (self.rules.tsukimi_points if viewing else 0)


_TSUKIMI = pile(TSUKIMI)
