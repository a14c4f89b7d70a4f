"""What a seat may do, in the second reading of the play of Fuzhou mahjong: discards, kongs, claims, and their rank."""

from tests.engine.fuzhou.oracle import score
from tests.engine.fuzhou.oracle.deal import Laying
from tests.engine.fuzhou.oracle.score import Calendar, Hand
from tests.engine.mahjong.reading import PLACE

RANKS = {"win": 3, "rob_gold": 3, "kong": 2, "pong": 2, "chow": 1, "pass": 0}


class Offering(Laying):
    """A hand in play: what lies on the table, who is barred from what, and what each seat may do."""

    calendar: Calendar
    locked: list[set[str]]
    jinkan: set[int]
    discarded_gold: set[int]
    kind: str
    moved: set[int]
    """The dealer, and who has drawn or claimed a tile since the deal."""

    # in a turn

    def discards(self, seat: int, src: str, claimed: str) -> list[str]:
        """What may be discarded, the safe default first (FZ-44, FZ-61, FZ-62, FZ-75)."""
        drawn = self.hands[seat][-1] if src in ("draw", "kong_draw") else ""
        if seat in self.jinkan:
            return [drawn]
        kinds = sorted({*self.hands[seat]}, key=PLACE.__getitem__)
        banned = {self.gold} if self.settings["gold_discard"] == "forbidden" else set()
        swaps = {"not_after_chow": ["chow"], "not_after_claim": ["chow", "pong"], "allowed": []}
        if src in swaps[str(self.settings["swap_discard"])]:
            banned.add(claimed)
        allowed = [tile for tile in kinds if tile not in banned] or kinds
        plain = [tile for tile in allowed if tile != self.gold]
        default = drawn if drawn in plain else (plain or allowed)[-1]
        return [default, *[tile for tile in allowed if tile != default]]

    def may_declare(self, seat: int, discard: str) -> bool:
        """FZ-74."""
        rest = list(self.hands[seat])
        rest.remove(discard)
        return score.jinkan_shape(rest, self.gold, len(self.melds[seat]))

    def own_kongs(self, seat: int) -> list[str]:
        hand = self.hands[seat]
        fours = [tile for tile in sorted({*hand}, key=PLACE.__getitem__) if hand.count(tile) == 4]
        words = [f"concealed_kong {tile}" for tile in fours if self.may_kong(seat, "concealed", tile, 4)]
        for meld in self.melds[seat]:
            tile = meld.pieces[0]
            drawn = self.settings["added_kong"] == "any" or hand[-1] == tile
            if meld.kind == "pong" and tile in hand and drawn and self.may_kong(seat, "added", tile, 1):
                words.append(f"added_kong {tile}")
        return words

    def may_kong(self, seat: int, kind: str, tile: str, used: int) -> bool:
        """FZ-60, FZ-75: whether `used` tiles of the hand may become a kong."""
        if self.live - self.reserved(kind) < 5:
            return False
        rest = list(self.hands[seat])
        for _ in range(used):
            rest.remove(tile)
        melds = len(self.melds[seat]) + (kind != "added")
        return seat not in self.jinkan or (
            bool(self.settings["jinkan_kong"]) and score.jinkan_shape(rest, self.gold, melds)
        )

    # in a window (FZ-70, FZ-78, FZ-80)

    def robs_gold(self, seat: int) -> list[str]:
        return ["rob_gold"] * score.wins(self.hand(seat, "rob_gold", self.gold))

    def claims(self, seat: int) -> list[str]:
        return [*self.claims_of_the_tile(seat), *self.robs_gold_late(seat)]

    def robs_gold_late(self, seat: int) -> list[str]:
        """FZ-81: the seat that draws next, for the first time, where it has a turn then."""
        due = self.kind == "discard" and seat == (self.turn + 1) % 4 and seat not in self.moved and self.live > 4
        return self.robs_gold(seat) if due and self.settings["rob_gold_until"] == "first_draw" else []

    def claims_of_the_tile(self, seat: int) -> list[str]:
        tile, hand = self.tile, self.hands[seat]
        if tile == self.gold:
            return []
        words = ["win"] * score.wins(self.hand(seat, self.kind, tile))
        if self.kind == "rob_kong":
            return words
        if hand.count(tile) == 3 and self.may_kong(seat, "kong", tile, 3):
            words.append(f"kong {tile}")
        if tile in self.locked[seat] or seat in self.jinkan:
            return words
        if hand.count(tile) >= 2:
            words.append(f"pong {tile}")
        if seat == (self.turn + 1) % 4:
            words += self.chows(seat, {self.gold})
        return words

    def strength(self, seat: int, words: str) -> tuple[int, ...]:
        """What a claim is worth beside others (FZ-66, FZ-80)."""
        rank = RANKS[words.split()[0]]
        if words == "rob_gold" and self.kind != "rob_gold":
            rank = 1
        if rank < 3:
            return (rank,)
        return rank, *score.strength(
            self.hand(seat, self.kind, self.gold if self.kind == "rob_gold" else self.tile), self.turn
        )

    def hand(self, seat: int, src: str, tile: str = "") -> Hand:
        """The hand of a seat that may win, with `tile` where it is not yet in it."""
        concealed = [*self.hands[seat], tile] if tile else list(self.hands[seat])
        return Hand(
            concealed,
            concealed[-1],
            self.gold,
            list(self.racks[seat]),
            [(meld.kind, tuple(meld.pieces)) for meld in self.melds[seat]],
            src,
            seat,
            self.dealer,
            self.calendar.streak,
            seat in self.jinkan,
            seat in self.discarded_gold,
            self.locked[seat],
            self.settings,
        )
