"""A second reading of the play of Jiaxing mahjong, written from the rules alone: whole matches from walls and dice.

`Table(settings)` is a match; `deal(ring, dice)` begins a hand, `asked` says who may answer what (the default first),
`say(seat, words)` answers, and `between` is true when the next hand waits for its wall.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from tests.engine.jiaxing.oracle.score import HONOURS, Calendar, Hand, doublings, items, payments
from tests.engine.mahjong.reading import PLACE, SEATS, TABLE, Chosen, Reading

RANKS = {"win": 3, "kong": 2, "pong": 2, "chow": 1, "pass": 0}


@dataclass
class End:
    """How a hand ended: deal, draw, kong_draw, rob, first_discard or washout; who won, with what, for how much."""

    how: str
    dealer: int
    winner: int | None
    tai: dict[str, int]
    fan: dict[str, int]
    pay: list[int]
    used: str | None


class Table(Reading):
    def __init__(self, settings: Chosen, dealer: int = 0, opener: int = 0) -> None:
        self.settings = settings
        self.calendar = Calendar(settings, dealer, opener)
        self.scores = [0, 0, 0, 0]
        self.ends: list[End] = []

    # the set-up of a hand (chapter 2)

    def deal(self, ring: Sequence[str], dice: Sequence[int]) -> None:
        assert self.between
        self.lay(ring, self.calendar.dealer, dice)
        seats = [(self.dealer + step) % 4 for step in SEATS]
        for seat, number in [*[(seat, 4) for seat in seats] * 3, *[(seat, 1) for seat in seats], (self.dealer, 1)]:
            for _ in range(number):
                self.hands[seat].append(self.front())
        if self.settings["indicator"] == "tail":
            self.wild = self.back()
        else:
            stack = self.wall[-(dice[2] + dice[3])]
            self.wild = stack.pop(0)
        self.counts = Counter[tuple[int, int]]()
        self.edges = set[frozenset[int]]()
        self.gone = set[int]()
        self.first, self.quiet = True, True
        self.calendar.begin((dice[0], dice[1]), self.wild)
        self.ask_all()

    @property
    def empty(self) -> bool:
        return self.left <= int(self.settings["reserve"])

    # who is asked, and the answers (chapter 3)

    def _all_have_said(self) -> None:
        if self.phase == "ready":
            self.over = all(words == "finish" for words in self.answers.values())
            if not self.over:
                self._turn(self.dealer, "deal")
        else:
            self.gone |= {seat for seat, words in self.answers.items() if words == "give_up"}
            self._after_the_claim()

    @property
    def places(self) -> tuple[int, ...]:
        """JX-113: by score, ties in seat order."""
        order = sorted(SEATS, key=lambda seat: (-self.scores[seat], seat))
        return tuple(order.index(seat) + 1 for seat in SEATS)

    # a turn

    def _draw(self, seat: int) -> None:
        if self.empty:
            self._end("washout")
        else:
            self.hands[seat].append(self.front())
            self._turn(seat, "draw")

    def _kong_draw(self, seat: int) -> None:
        self.hands[seat].append(self.back())
        self._turn(seat, "kong_draw")

    def _turn(self, seat: int, src: str, claimed: str = "") -> None:
        """TURN, or DISCARD_ONLY when src is `claim`: after a chow or pong with the tile `claimed`."""
        self.phase, self.turn, self.src, self.claimed = "turn", seat, src, claimed
        self.answers = {}
        hand = sorted(self.hands[seat], key=PLACE.__getitem__)
        if seat in self.gone:
            self._discard(self.hands[seat][-1])
            return
        discards = self._may_discard(hand)
        default = [tile for tile in discards if tile != self.wild] or discards
        first = default[-1]
        if src in ("draw", "kong_draw") and self.hands[seat][-1] in discards:
            first = self.hands[seat][-1]
        words = [f"discard {first}", *[f"discard {tile}" for tile in discards if tile != first]]
        if not self.empty and (src != "claim" or self.settings["kong_after_claim"]):
            words += [f"concealed_kong {tile}" for tile in dict.fromkeys(hand) if hand.count(tile) == 4]
            pongs = [meld.pieces[0] for meld in self.melds[seat] if meld.kind == "pong"]
            words += [f"added_kong {tile}" for tile in pongs if tile in hand]
        if src != "claim" and self._wins(seat, src) is not None:
            words.append("win")
        self.offers = {seat: words}

    def _may_discard(self, hand: list[str]) -> list[str]:
        kinds = list(dict.fromkeys(hand))
        banned = {self.wild} if self.settings["discard_wild"] == "forbidden" else set()
        if self.settings["swap_discard"] == "not_same_kind":
            banned.add(self.claimed)
        return [tile for tile in kinds if tile not in banned] or kinds

    def _hand(self, seat: int, src: str, tile: str) -> Hand:
        """The hand of a seat that may win, with `tile` where it is not yet in it."""
        own = [*self.hands[seat], tile] if src in ("rob", "first_discard") else self.hands[seat]
        return Hand(
            list(own),
            tile,
            self.wild,
            [(meld.kind, tuple(meld.pieces)) for meld in self.melds[seat]],
            "draw" if src == "deal" else src,
            seat,
            self.dealer,
            self.calendar.round,
            last=self.empty,
            first_turn=self.first,
            earthly_draw=self.quiet and not self.rows[seat],
            queue=len(self.calendar.queue),
            settings=self.settings,
        )

    def _wins(self, seat: int, src: str, tile: str = "") -> dict[str, int] | None:
        return items(self._hand(seat, src, tile))

    def _act(self, words: str) -> None:
        seat = self.turn
        verb, _, tile = words.partition(" ")
        if verb == "win":
            self._end(self.src, seat)
        elif verb == "discard":
            self._discard(tile)
        elif verb == "concealed_kong":
            self.quiet = False
            self.lay_concealed(seat, tile)
            self._kong_draw(seat)
        else:
            self.hands[seat].remove(tile)
            self._window("rob", tile)

    def _discard(self, tile: str) -> None:
        seat = self.turn
        self.hands[seat].remove(tile)
        self.rows[seat].append(tile)
        very_first, self.first = self.first, False
        if self.empty:
            self._end("washout")
        else:
            self._window("first_discard" if very_first else "discard", tile)

    # claims and robbing (JX-40..50, 57, 58)

    def _window(self, kind: str, tile: str) -> None:
        self.phase, self.kind, self.tile, self.answers = "claim", kind, tile, {}
        self.offers = {TABLE: ["go_on"]}
        for seat in SEATS:
            if seat != self.turn and seat not in self.gone and (words := self._claims(seat)):
                self.offers[seat] = ["pass", *words]

    def _claims(self, seat: int) -> list[str]:
        tile, hand = self.tile, self.hands[seat]
        if tile == self.wild:
            return []
        words = []
        if self.kind != "discard" and self._wins(seat, self.kind, tile) is not None:
            words.append("win")
        if self.kind == "rob":
            return words
        words += [f"kong {tile}"] * (hand.count(tile) == 3) + [f"pong {tile}"] * (hand.count(tile) >= 2)
        if seat == (self.turn + 1) % 4 and self.settings["chow"] and tile not in HONOURS:
            words += self.chows(seat, {self.wild, *HONOURS})
        return words

    def _strength(self, seat: int, words: str) -> tuple[int, int]:
        """What a claim is worth beside others: its rank, then for wins how near the seat is (JX-49)."""
        rank = RANKS[words.split()[0]]
        return rank, 4 - (seat - self.turn) % 4 if rank == 3 else 0

    def _resolve(self) -> None:
        said = {seat: words for seat, words in self.answers.items() if seat != TABLE}
        best = max(said, key=lambda seat: self._strength(seat, said[seat]), default=None)
        reached = (0, 0) if best is None else self._strength(best, said[best])
        missing = [
            self._strength(seat, words) for seat, offer in self.asked.items() if seat != TABLE for words in offer
        ]
        if TABLE not in self.answers or any(strength > reached for strength in missing):
            return
        verb, *own = ["pass"] if best is None else said[best].split()
        if best is not None and verb == "win":
            self._end(self.kind, best)
        elif best is not None and verb != "pass":
            self._claim(best, verb, own)
        elif self.kind == "rob":
            self._added_kong()
        else:
            self._draw((self.turn + 1) % 4)

    def _added_kong(self) -> None:
        self.quiet = False
        self.lay_added(self.tile)
        self._kong_draw(self.turn)

    def _claim(self, seat: int, verb: str, own: list[str]) -> None:
        source = self.turn
        self.lay_claimed(seat, verb, own)
        self.quiet = False
        self.turn = seat
        self.counts[seat, source] += 1
        self.claim = verb
        if self._new_contract(seat, source) and self.settings["contract"] == "ask":
            bound = {party for edge in self.edges for party in edge}
            self.phase, self.answers = "contract", {}
            words = ["give_up", "continue"]
            if self.settings["contract_timeout"] == "continue":
                words.reverse()
            self.offers = {other: words for other in SEATS if other not in bound | self.gone}
            if self.offers:
                return
        self._after_the_claim()

    def _new_contract(self, seat: int, source: int) -> bool:
        """JX-101, JX-105."""
        edge = frozenset((seat, source))
        if self.settings["contract"] == "off" or self.counts[seat, source] != 3 or edge & self.gone:
            return False
        new = edge not in self.edges
        self.edges.add(edge)
        return new

    def _after_the_claim(self) -> None:
        if self.claim == "kong":
            self._kong_draw(self.turn)
        else:
            self._turn(self.turn, "claim", self.tile)

    # the end of a hand (chapters 10 and 11)

    def _end(self, how: str, winner: int | None = None) -> None:
        end = End(how, self.dealer, winner, {}, {}, [0, 0, 0, 0], None)
        if winner is not None:
            hand = self._hand(winner, how, self.tile if how in ("rob", "first_discard") else self.hands[winner][-1])
            tai = items(hand)
            assert tai is not None
            end.tai, end.fan, end.pay = tai, doublings(hand), payments(hand, tai, self.turn, self.edges, self.gone)
            self.scores = [score + amount for score, amount in zip(self.scores, end.pay, strict=True)]
        end.used = self.calendar.end(winner, "huang" in end.fan)
        self.ends.append(end)
        self.between = True
        self.over = self.calendar.over
