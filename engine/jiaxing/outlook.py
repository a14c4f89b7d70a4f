"""The expected points of a Jiaxing hand: the chance to reach each aim before other seats win, and the aim's points."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.core import Piece, Seat
from engine.jiaxing.aims import Aim, aims, need, reach, scoring
from engine.jiaxing.contracts import CONTRACT_AT, may_bind
from engine.jiaxing.race import PACES, Chances, Pace, Race, nearer, race, usual, within
from engine.jiaxing.score import shares
from engine.jiaxing.state import Phase, View
from engine.jiaxing.view import unseen
from engine.mahjong.melds import AROUND, Meld
from engine.mahjong.need import TRIPLETS
from engine.mahjong.tiles import BIT, HONOURS, INDEX, KINDS, WINDS, Tiles, count, suit

BOLD = 3
"""Maximum distance from a win at which a seat is assumed to play on after a contract."""
LAST = 9
"""Distance of a hand that has no possible aim left."""

DRAWN = 0.8
"""Chance that an unseen helping tile is in the wall, relative to other tiles. Other seats also keep helping tiles."""
HEARD, HEARD_LAST = 0.6, 0.3
"""Chances that a helping tile is discarded and can be claimed. The second is for the step that makes the hand ready."""

FEAR = 0.5
"""Factor on the cost of a discard that helps another seat. Seats also find the tiles they want elsewhere."""
WILD_THROWN = 0.5
"""Additional points for a wild tile that the formula does not see, if a share is one point."""
USUAL = 4.1
"""Assumed share if nothing is known about the win."""
MORE, NO_WILD = 0.8, 0.4
"""Average number of 台 that come by chance on the way to a win, and additional 台 of a hand without wild tiles."""
SINGLE = (1.0, 1.03, 1.12, 1.35, 2.0)
"""Average factor on a win because of a last single tile (JX-79), by number of melds. More melds make it likelier."""
DRAWN_BY_ALL = 82
"""Number of tiles in the wall when a hand begins (JX-13)."""
RECEIVED = 2.5
"""Average number of tiles that are out of reach because of one meld."""

Melds = Sequence[Meld]
Pair = tuple[Seat, Seat]
Stakes = tuple[Race, float]
"""A race, and the number of shares that the seat receives for a win."""

PARTNERS = tuple(
    tuple((7 << BIT[one], 7 << BIT[two]) for run in AROUND[kind] for one, two in [[*{*run} - {kind}]])
    for kind in KINDS[: HONOURS.stop]
)
"""For each kind (index), the bits of the pairs of tiles with which it forms a sequence."""


@dataclass(frozen=True, slots=True)
class Worth:
    """The value of a hand that waits for its turn, by its best aim.

    `reach`: points of the win. `distance`: number of tiles missing from the win. `helping`: number of unseen tiles that
    lower the distance. `kinds`: indices of the natural kinds among these tiles. `rate`: probability of coming nearer in
    each turn. `slow`: the aim allows only triplets.
    """

    points: float = 0.0
    reach: float = 0.0
    distance: int = 0
    helping: int = 0
    rate: float = 0.0
    slow: bool = False
    kinds: tuple[int, ...] = ()


class Outlook:
    """A seat's assessment of a position. Its methods are given the hand and melds that the seat would have."""

    farther = 2
    """Aims are considered if they need at most this many tiles more than the nearest aim."""
    exact = True
    """A flag for aims of their own for chows. Without it, a chow may have those of a pong of the same tile."""
    paces: Sequence[Pace] = PACES
    """Factors on the probabilities of steps, by number of wild tiles."""

    def __init__(self, view: View, seat: Seat) -> None:
        self.view, self.seat = view, seat
        hidden = self.unseen()
        self.left = [count(hidden, index) for index in range(34)]
        self.number = max(1, sum(self.left))
        self.wilds, self.left[INDEX[view.wild]] = self.left[INDEX[view.wild]], 0
        # no seat discards wild tiles, so unseen ones are in the wall or among the tiles that the others have received
        gone = sum(other != seat for other, _ in view.discards)
        self.wild_rate = self.wilds / (self.number + gone + RECEIVED * sum(map(len, view.melds)))
        self.scoring = scoring(WINDS[(seat - view.dealer) % 4], view.round_wind)
        self.times = view.rules.base * (2 if view.queue else 1)
        self.pace = self.paces[min(count(view.hand, INDEX[view.wild]), len(self.paces) - 1)]
        self._aims: dict[tuple[int, int, bool], tuple[Aim, ...]] = {}
        self._reaches: dict[tuple[object, ...], tuple[int, int, float, tuple[int, ...]]] = {}
        self._fed: dict[tuple[Seat, int], float] = {}
        self._stakes: dict[tuple[object, ...], Stakes] = {}

    def unseen(self) -> Tiles:
        """Return the tiles that may still be drawn or discarded."""
        return unseen(self.view)

    def counted(self, tiles: int) -> int:
        """Return how many helping tiles the formula counts for `tiles` of them.

        A simplified outlook rounds this number.
        """
        return tiles

    def stakes(self, contracts: tuple[Pair, ...], before: int, fed: Seat | None = None) -> Stakes:
        """Return the race under these contracts, and the number of shares that the seat receives for a win.

        `before`: number of other seats that draw first. `fed`: a seat that came a step nearer to a win by claiming.
        """
        key = contracts, before, fed
        if key in self._stakes:
            return self._stakes[key]
        view, seat = self.view, self.seat
        gains, others = 0.0, list[tuple[Chances, float]]()
        for other in range(4):
            if other == seat or other in view.gone:
                continue
            chances = self._chances(other, contracts)
            price = USUAL * self.times * SINGLE[len(view.melds[other])] / SINGLE[2]
            double = view.rules.dealer_multiplier if view.dealer in (seat, other) else 1
            cost = double * price * shares(view.rules, contracts, (), seat, other)
            gains += double * sum(chances) * shares(view.rules, contracts, (), other, seat)
            others.append((nearer(chances) if other == fed else chances, cost))
        turns = max(0, (view.left - view.rules.reserve - before + 3) // 4)
        self._stakes[key] = found = race(turns, tuple(others), before, self.pace), gains
        return found

    def _chances(self, other: Seat, contracts: tuple[Pair, ...]) -> Chances:
        """Return the estimated chance of each distance from a win, for another seat.

        The estimate uses only public facts. If there are contracts, a seat in none of them that is far from a win gives
        up.
        """
        view = self.view
        chances = usual(len(view.melds[other]), max(0, DRAWN_BY_ALL - view.left) // 4)
        asked = view.phase is Phase.CONTRACT or contracts != view.contracts
        outside = bool(contracts) and not any(other in pair for pair in contracts)
        return within(chances, BOLD, sure=not asked) if outside else chances

    def bound(self, claimer: Seat, source: Seat) -> tuple[Pair, ...]:
        """Return the contracts after a claim by `claimer` from `source` (JX-101)."""
        view = self.view
        claims = sum(meld.source == source for meld in view.melds[claimer]) + 1
        if claims == CONTRACT_AT and may_bind(view, claimer, source):
            return (*view.contracts, (claimer, source))
        return view.contracts

    def worth(self, hand: Tiles, melds: Melds, stakes: Stakes) -> Worth:
        """Return the value of a hand of 13 - 3 x melds tiles, by its best aim."""
        bit, laid = BIT[self.view.wild], len(melds)
        wilds = hand >> bit & 7
        own = hand - (wilds << bit)
        key = own >> 81, laid, self.exact and laid > 0 and melds[-1].kind == "chow"
        if key not in self._aims:
            self._aims[key] = tuple(aims(own, melds, self.scoring))
        needs = [(need(own, laid, aim), aim) for aim in self._aims[key]]
        most = min((missing for missing, _ in needs), default=0) + self.farther
        found = [self._aimed(own, laid, wilds, aim, stakes) for missing, aim in needs if missing <= most]
        ready = [worth for worth in found if worth.distance == 1]
        if len(ready) > 1:
            found.append(self._ready(ready, stakes))
        none = Worth(-stakes[0].outlook(LAST, 0.0)[1], distance=LAST)
        return max(found, key=lambda worth: worth.points, default=none)

    def _ready(self, found: Sequence[Worth], stakes: Stakes) -> Worth:
        """Return the value of a hand that waits for tiles of several aims.

        Each tile counts for its most valuable win.
        """
        best = max(found, key=lambda worth: worth.points)
        brings = {
            kind: max(worth.reach for worth in found if kind in worth.kinds) for each in found for kind in each.kinds
        }
        more = [kind for kind in brings if kind not in best.kinds]
        own, natural = (sum(self.left[kind] for kind in kinds) for kinds in (best.kinds, more))
        dearer = sum(self.left[kind] * (brings[kind] - best.reach) for kind in best.kinds) / max(1, best.helping)
        gain = sum(self.left[kind] * brings[kind] for kind in more) / max(1, natural)
        natural = self.counted(own + natural) - self.counted(own)
        rate = min(1.0, best.rate + DRAWN * natural / self.number * self.pace[0])
        before, _ = stakes[0].outlook(1, best.rate, slow=best.slow)
        wins, lost = stakes[0].outlook(1, rate, slow=best.slow)
        brought = before * (best.reach + dearer) + (wins - before) * gain
        reach = brought / wins if wins else best.reach
        return Worth(brought - lost, reach, 1, best.helping + natural, rate, best.slow, tuple(brings))

    def _aimed(self, own: Tiles, laid: int, wilds: int, aim: Aim, stakes: Stakes) -> Worth:
        key = aim.shape, aim.triplets, own & aim.mask, laid, wilds
        known = self._reaches.get(key)
        if known is None:
            missing, helping = reach(own, laid, aim, self.left)
            distance = max(1, missing - wilds)
            natural = self.counted(sum(self.left[index] for index in helping))
            rate = DRAWN * natural / self.number + self.wild_rate
            if distance > 1:
                heard = HEARD if distance > 2 else HEARD_LAST
                rate = 1 - (1 - rate) * (1 - heard * self._claimable(own, helping) / self.number)
            rate = min(1.0, rate * self.pace[distance > 1])
            known = self._reaches[key] = distance, natural + self.wilds, rate, tuple(helping)
        distance, tiles, rate, kinds = known
        slow = aim.groups[0][0] is TRIPLETS
        wins, lost = stakes[0].outlook(distance, rate, slow=slow)
        gain = stakes[1] * self.share(aim.points, wilds, laid)
        return Worth(wins * gain - lost, gain, distance, tiles, rate, slow, kinds)

    def share(self, points: float, wilds: int, melds: int) -> float:
        """Return the share of a win with these points (JX-90), including what such wins typically get in addition."""
        points += MORE if wilds else MORE + NO_WILD
        found = points * self.times * (2 if wilds > 2 else 1) * SINGLE[melds]
        return min(found, self.view.rules.cap) if self.view.rules.cap else found

    def _claimable(self, own: Tiles, helping: Iterable[int]) -> int:
        """Count the helping tiles that may be claimed.

        Each counts once for each seat from which it could be claimed.
        """
        total, chow = 0, self.view.rules.chow
        for index in helping:
            if own >> 3 * index & 7 > 1:
                total += 3 * self.left[index]
            elif chow and any(own & one and own & two for one, two in PARTNERS[index]):
                total += self.left[index]
        return total

    def danger(self, kind: Piece, seat: Seat) -> float:
        """Return the chance that another seat claims a discard of that kind."""
        view = self.view
        if seat in view.gone or kind == view.wild:
            return 0.0
        held = view.counts[seat] / self.number
        copies = self.left[INDEX[kind]]
        chance = 1.3 * held * held * (copies * (copies - 1) // 2)
        if seat == (self.seat + 1) % 4 and view.rules.chow:
            for run in AROUND[kind]:
                one, two = (self.left[INDEX[other]] for other in run if other != kind)
                chance += 0.6 * one * two * held * held
        return min(0.9, chance * self._fond(kind, seat))

    def _fond(self, kind: Piece, seat: Seat) -> float:
        """Return how useful the kind seems to a seat, judged by the seat's melds, from 0 to 1."""
        melds = self.view.melds[seat]
        suits = {suit(meld.pieces[0]) for meld in melds if meld.pieces} - {""}
        if not suit(kind) or suits == {suit(kind)}:
            return 1.0
        if len(suits) > 1:
            return 0.8
        if not suits:
            return 0.5
        return 0.1 if any(meld.kind == "chow" for meld in melds) else 0.4

    def fed(self, worth: Worth, seat: Seat) -> float:
        """Return the expected loss of points if that seat claims the discard.

        `worth`: the value of the discarding seat's own hand.
        """
        key = seat, worth.distance
        if key not in self._fed:
            contracts = self.bound(seat, self.seat)
            before = self.stakes(self.view.contracts, 3)
            after = self.stakes(contracts, 3, seat)
            share = worth.reach / before[1] if before[1] else 0.0
            points = [
                wins * stakes[1] * share - lost
                for stakes in (before, after)
                for wins, lost in [stakes[0].outlook(worth.distance, worth.rate, slow=worth.slow)]
            ]
            self._fed[key] = points[0] - points[1]
        return self._fed[key]
