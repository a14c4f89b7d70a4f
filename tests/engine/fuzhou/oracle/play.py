"""A second reading of the play of Fuzhou mahjong, written from the rules alone: whole matches from walls and dice.

`Table(settings)` is a match; `deal(ring, dice)` begins a hand, `asked` says who may answer what (the default first),
`say(seat, words)` answers, `leave(seat)` escapes, and `between` is true when the next hand waits for its wall.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from tests.engine.fuzhou.oracle import score
from tests.engine.fuzhou.oracle.offers import Offering
from tests.engine.fuzhou.oracle.score import FLOWERS, Calendar, Chosen
from tests.engine.mahjong.reading import SEATS, TABLE


@dataclass
class End:
    """How a hand ended: a `src` of oracle_score or washout; who won, with what, for how much."""

    how: str
    dealer: int
    winner: int | None
    special: dict[str, int]
    points: dict[str, int]
    pay: list[int]


class Table(Offering):
    """One match; everything lies open here and changes in place."""

    def __init__(self, settings: Chosen, dealer: int = 0) -> None:
        self.settings = settings
        self.calendar = Calendar(settings, dealer)
        self.scores = [0, 0, 0, 0]
        self.reason = "played"
        self.ends: list[End] = []
        self.gone: list[int] = []

    # deal, flowers, gold (chapters 2 and 3)

    def deal(self, ring: Sequence[str], dice: Sequence[int]) -> None:
        """The set-up of a hand, up to the pause before it."""
        assert self.between
        self.lay_out(self.calendar.dealer, ring, dice)
        self.locked: list[set[str]] = [set(), set(), set(), set()]
        self.jinkan, self.discarded_gold = set[int](), set[int]()
        self.first, self.tile, self.src, self.kind = True, "", "", ""
        self.moved = {self.dealer}
        self.ask_all()
        for seat in SEATS:
            if self.hands[seat].count(self.gold) == 3:
                self.offers[seat] = ["pass", "three_golds", "finish"]

    # who is asked, and the answers (chapter 4)

    def _all_have_said(self) -> None:
        """The pause is over: OPENING, then the dealer's turn (FZ-40)."""
        for seat, words in self.answers.items():
            if words == "three_golds":
                self._end("opening", seat)
                return
        if all(words == "finish" for words in self.answers.values()):
            self.over, self.reason = True, "finished"
        else:
            self._turn(self.dealer, "deal")

    def leave(self, seat: int) -> None:
        """FZ-94."""
        assert not self.over
        assert seat not in self.gone
        self.gone.append(seat)
        self._pay(score.escape(seat, self.settings, self.phase == "ready"))
        if self.settings["after_escape"] == "end_match":
            self.over, self.reason = True, "escaped"
        else:
            self.between = True

    @property
    def places(self) -> tuple[int, ...]:
        """By score, equal ones share a place; who ended the match by leaving is last."""
        left = [self.reason == "escaped" and seat == self.gone[-1] for seat in SEATS]
        order = [(left[seat], -self.scores[seat]) for seat in SEATS]
        return tuple(1 + sum(other < own for other in order) for own in order)

    # drawing (FZ-22, FZ-51)

    def _draw(self, seat: int) -> None:
        if 1 <= self.live <= 4:
            self._final(seat)
        elif self.live:
            self._take(seat, self.front(), "draw")
        else:
            self._end("washout")

    def _take(self, seat: int, tile: str, src: str) -> None:
        self.locked[seat] = set()
        self.moved.add(seat)
        while tile in FLOWERS:
            self.racks[seat].append(tile)
            if self.live <= 4:
                self._final(seat, replacing=True)
                return
            tile = self.back()
        self.hands[seat].append(tile)
        self._turn(seat, src)

    def _final(self, seat: int, replacing: bool = False) -> None:
        """FZ-51; `replacing`: the first tile is the back draw that was due (FZ-22)."""
        while self.live:
            tile = self.back() if replacing else self.front()
            replacing = False
            if tile in FLOWERS:
                self.racks[seat].append(tile)
            else:
                self.hands[seat].append(tile)
                if score.wins(self.hand(seat, "final")):
                    self._end("final", seat)
                    return
            seat = (seat + 1) % 4
        self._end("washout")

    # a turn

    def _turn(self, seat: int, src: str, claimed: str = "") -> None:
        """TURN, or DISCARD_ONLY when src is `chow` or `pong`, with the tile `claimed`."""
        self.phase, self.turn, self.src, self.answers = "turn", seat, src, {}
        words = [f"discard {tile}" for tile in self.discards(seat, src, claimed)]
        if self.settings["jinkan"] and seat not in self.jinkan:
            words += [f"jinkan {word.split()[1]}" for word in words if self.may_declare(seat, word.split()[1])]
        if src in ("deal", "draw", "kong_draw"):
            words += self.own_kongs(seat)
            hand = self.hand(seat, src)
            if score.complete(hand) and score.wins(hand):
                words.append("win")
            elif score.three_golds(hand):
                words.append("three_golds")
        self.offers = {seat: words}

    def _act(self, words: str) -> None:
        seat = self.turn
        verb, _, tile = words.partition(" ")
        if verb in ("win", "three_golds"):
            self._end(self.src, seat)
        elif verb in ("discard", "jinkan"):
            if verb == "jinkan":
                self.jinkan.add(seat)
            self._discard(seat, tile)
        elif verb == "concealed_kong":
            self.lay_concealed(seat, tile)
            self._take(seat, self.back(), "kong_draw")
        else:
            self.hands[seat].remove(tile)
            if self.settings["rob_kong"]:
                self._window("rob_kong", tile)
            else:
                self._added_kong(tile)

    def _discard(self, seat: int, tile: str) -> None:
        self.hands[seat].remove(tile)
        self.rows[seat].append(tile)
        if tile == self.gold:
            self.discarded_gold.add(seat)
        if self.settings["same_round_lock"] in ("discarded", "discarded_and_passed"):
            self.locked[seat].add(tile)
        self._window("rob_gold" if self.first else "discard", tile)
        self.first = False

    # claims and robbing (chapter 5, FZ-70, FZ-78, FZ-80)

    def _window(self, kind: str, tile: str) -> None:
        self.phase, self.kind, self.tile, self.answers = "claim", kind, tile, {}
        self.offers = {TABLE: ["go_on"]}
        for seat in SEATS:
            words = self.robs_gold(seat) if kind == "rob_gold" else self.claims(seat) if seat != self.turn else []
            if words:
                self.offers[seat] = ["pass", *words]

    def _resolve(self) -> None:
        said = {seat: words for seat, words in self.answers.items() if seat != TABLE}
        best = max(said, key=lambda seat: self.strength(seat, said[seat]), default=None)
        reached = (0,) if best is None else self.strength(best, said[best])
        if TABLE not in self.answers or any(self._could_beat(seat, reached) for seat in self.asked if seat != TABLE):
            return
        if self.kind != "rob_gold" and self.settings["same_round_lock"] in ("passed", "discarded_and_passed"):
            for seat, words in said.items():
                if words == "pass" and self._could_beat(seat, reached):  # else its answer was overtaken (FZ-65)
                    self.locked[seat].add(self.tile)
        verb, *own = ["pass"] if best is None else said[best].split()
        if best is not None and verb in ("win", "rob_gold"):
            self._end("rob_gold" if verb == "rob_gold" else self.kind, best)
        elif best is not None and verb != "pass":
            self._claim(best, verb, own)
        elif self.kind == "rob_kong":
            self._added_kong(self.tile)
        elif self.kind == "rob_gold":
            self._window("discard", self.tile)
        else:
            self._draw((self.turn + 1) % 4)

    def _could_beat(self, seat: int, reached: tuple[int, ...]) -> bool:
        return any(self.strength(seat, words) > reached for words in self.offers[seat])

    def _added_kong(self, tile: str) -> None:
        self.lay_added(tile)
        self._take(self.turn, self.back(), "kong_draw")

    def _claim(self, seat: int, verb: str, own: list[str]) -> None:
        self.lay_claimed(seat, verb, own)
        self.locked[seat] = set()
        self.moved.add(seat)
        if verb == "kong":
            self._take(seat, self.back(), "kong_draw")
        else:
            self._turn(seat, verb, self.tile)

    # the end of a hand (chapters 7 and 8)

    def _end(self, how: str, winner: int | None = None) -> None:
        end = End(how, self.dealer, winner, {}, {}, [0, 0, 0, 0])
        if winner is not None:
            taken = (
                {"rob_gold": self.gold, "discard": self.tile, "rob_kong": self.tile} if self.phase == "claim" else {}
            )
            hand = self.hand(winner, how, taken.get(how, ""))
            assert score.wins(hand)
            source = self.turn if hand.from_another else None
            end.special, end.points, end.pay = score.specials(hand), score.points(hand), score.payments(hand, source)
            self._pay(end.pay)
        self.calendar.end(winner)
        self.ends.append(end)
        self.between = True
        self.over = self.calendar.over

    def _pay(self, amounts: list[int]) -> None:
        self.scores = [points + amount for points, amount in zip(self.scores, amounts, strict=True)]
