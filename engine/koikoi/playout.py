"""A round of Koi-Koi that is played out by its own rules."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from engine.core import Seat
from engine.hanafuda import calling
from engine.hanafuda.cards import HANAMI, INO, SAKE_CUP, TANE, TSUKIMI
from engine.hanafuda.piles import Set, Worth, pile
from engine.koikoi.rules import Rules
from engine.koikoi.score import kasu_cards, may_call, settle, weather, yaku
from engine.koikoi.state import State


@lru_cache(8)
def worth(rules: Rules) -> Worth:
    """Build tables of the points of piles under these rules.

    If the rules let rain or mist spoil a Viewing, this yaku is scored as a separate set (KK-46).
    """
    sets: list[Set] = []
    bare = rules
    if rules.rain_mist:
        bare = replace(rules, viewing_points=0)
        views = (("hanami", HANAMI), ("tsukimi", TSUKIMI))
        sets = [Set(pile(cards), rules.viewing_points, pile(weather(key, rules))) for key, cards in views]
    alike = TANE - INO - {SAKE_CUP}
    return Worth(lambda cards: sum(yaku(cards, bare).values()), kasu_cards(rules), sets, alike)


class Playout(calling.Playout):
    """A position in a round that has begun."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.rules = state.rules
        self.risen, self.called = list(state.risen), list(state.called)
        self.worth = worth(state.rules)

    def _may_call(self) -> bool:
        return may_call(self.rules, self.called, self.mover)

    def _settle(self, winner: Seat | None) -> None:
        called = [seat for seat in (0, 1) if self.called[seat]]
        base = 0 if winner is None else self.risen[winner]
        kind = "draw" if winner is None else "agari"
        done = settle(self.rules, self.dealer, kind=kind, winner=winner, base=base, called=called)
        self.over, self.pay, self.next_dealer = True, done.scores, done.next_dealer
