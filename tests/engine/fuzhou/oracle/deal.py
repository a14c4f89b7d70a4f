"""The second reading of the set-up of Fuzhou mahjong: wall, deal, flowers and gold (chapters 2 and 3, T-20..22)."""

from collections import Counter
from collections.abc import Sequence

from tests.engine.fuzhou.oracle.score import FLOWERS, Chosen, fours
from tests.engine.mahjong.reading import SEATS, Reading, broken_by


class Laying(Reading):
    """What lies on the table in one hand, in the open."""

    settings: Chosen

    def lay_out(self, dealer: int, ring: Sequence[str], dice: Sequence[int]) -> None:
        """Wall, deal, flowers and gold."""
        self.lay(ring, dealer, dice)
        self.racks: list[list[str]] = [[], [], [], []]
        self.aside: list[str] = []
        taker = broken_by(self.dealer, dice) if self.settings["deal_first"] == "dice_player" else self.dealer
        seats = [(taker + step) % 4 for step in SEATS]
        for seat in [seat for seat in seats * 4 for _ in range(4)] + [self.dealer]:
            self.hands[seat].append(self.front())
        self._lay_flowers()
        self._open_the_gold()

    def _lay_flowers(self) -> None:
        """FZ-20."""
        while any(tile in FLOWERS for hand in self.hands for tile in hand):
            for step in SEATS:
                seat = (self.dealer + step) % 4
                flowers = [tile for tile in self.hands[seat] if tile in FLOWERS]
                kept = [tile for tile in self.hands[seat] if tile not in FLOWERS]
                self.racks[seat] += flowers
                self.hands[seat] = kept + [self.back() for _ in flowers]

    def _open_the_gold(self) -> None:
        """FZ-25."""
        self.gold = self.back()
        while self.gold in FLOWERS:
            rack = self.racks[self.dealer] if self.settings["gold_flower"] == "dealer" else self.aside
            rack.append(self.gold)
            self.gold = self.back()

    @property
    def live(self) -> int:
        """FZ-30, FZ-31."""
        kinds = Counter(meld.kind for melds in self.melds for meld in melds)
        more = sum(kinds[kind] * self.reserved(kind) for kind in ("kong", "added", "concealed"))
        more += sum(2 * fours(rack) for rack in self.racks) if self.settings["flower_reserve"] else 0
        return max(0, self.left - int(self.settings["reserve"]) - more)

    def reserved(self, kong: str) -> int:
        """By how much a kong makes the reserve larger."""
        if self.settings["reserve_per_kong"] == "none":
            return 0
        return 2 if kong == "concealed" else 1
