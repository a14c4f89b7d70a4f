"""A second reading of the scoring of Fuzhou mahjong, written from the rules alone: every way to take the golds.

`wins` says whether a hand wins (FZ-70..79), `specials`, `points` and `amount` what it is worth (FZ-85..91), `payments`
who pays (FZ-92), `first` who of several wins (FZ-80); `Calendar` is the dealer, the streak and the rounds
(FZ-100..102). Tiles are their codes.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache, partial
from itertools import combinations_with_replacement, product

from tests.engine.mahjong import reading
from tests.engine.mahjong.reading import Chosen

SETTINGS: dict[str, list[str | int | bool]] = {
    "stake": [1, 2, 7, 1000],
    "match_rounds": [1, 2, 3, 8],
    "match_hands": [0, 1, 3, 16],
    "deal_first": ["dice_player", "dealer"],
    "reserve": [20, 0, 7, 34, 40],
    "reserve_per_kong": ["none", "ming1_an2"],
    "flower_reserve": [False, True],
    "gold_flower": ["dealer", "nobody"],
    "gold_discard": ["self_draw_only", "forbidden", "free"],
    "same_round_lock": ["discarded_and_passed", "passed", "discarded", "off"],
    "swap_discard": ["not_after_chow", "not_after_claim", "allowed"],
    "added_kong": ["any", "drawn"],
    "rob_kong": [True, False],
    "rob_gold_until": ["window", "first_draw"],
    "rob_gold_order": ["golden_first", "nearest"],
    "three_golds": ["any_own_turn", "moment_of_draw"],
    "three_golds_on_discard": [False, True],
    "youjin": ["any_gold", "one_gold", "off"],
    "jinkan": [True, False],
    "jinkan_kong": [True, False],
    "base": [1, 0, 3, 5],
    "special_base": [False, True],
    "gold_pair": [50, 20, 60, 200],
    "gold_triplet": [100, 20, 120, 500],
    "one_flower": [0, 10, 15, 30],
    "kong_fan": ["none", "ming1_an2"],
    "streak": ["winner_is_dealer", "all"],
    "draw_adds_streak": [True, False],
    "discard_payment": ["all_three", "discarder_only", "discarder_double", "discarder_for_three"],
    "escape": [200, 0, 11, 10000],
    "after_escape": ["end_match", "bot"],
    "pause_exit": ["price", "free"],
}
"""Every setting with values of chapter 9, the default first; of the numbers, some."""

Meld = tuple[str, tuple[str, ...]]

SUITED = [suit + rank for suit in "mps" for rank in "123456789"]
HONOURS = [*"ESWNCFB"]
PLANTS, SEASONS = ["f1", "f2", "f3", "f4"], ["g1", "g2", "g3", "g4"]
FLOWERS = [*HONOURS, *PLANTS, *SEASONS]
TILES = SUITED + FLOWERS
ALL = (SUITED + HONOURS) * 4 + PLANTS + SEASONS
"""The 144 tiles."""
CONSTANTS: dict[str, int | str] = {
    "three_golds": 40, "rob_gold": 30, "heaven": 30, "no_flower": 30, "one_flower": "one_flower",
    "gold_pair": "gold_pair", "gold_triplet": "gold_triplet", "gold_edge": 50,
}  # fmt: skip
"""The specials of FZ-89: what they add, or the setting that says it."""


chosen = partial(reading.chosen, SETTINGS)
mixed = partial(reading.mixed, SETTINGS)


@dataclass
class Hand:
    """A hand that may have won; `concealed` holds the winning `tile`, too.

    src: opening deal draw kong_draw final rob_gold discard rob_kong; melds: chow pong kong added concealed.
    """

    concealed: list[str]
    tile: str
    gold: str
    flowers: list[str] = field(default_factory=list)
    melds: list[Meld] = field(default_factory=list)
    src: str = "draw"
    seat: int = 1
    dealer: int = 0
    streak: int = 0
    jinkan: bool = False
    discarded_gold: bool = False
    locked: set[str] = field(default_factory=set)
    settings: Chosen = field(default_factory=chosen)

    @property
    def from_another(self) -> bool:
        """Whether the tile is somebody else's (FZ-70)."""
        return self.src in ("discard", "rob_kong")


# the structure (FZ-71, FZ-27)


def fits(tiles: Sequence[str], gold: str, less: int, sets: int, pairs: int) -> bool:
    """Whether the tiles, without `less` of their golds, are so many sets and pairs, the other golds being anything."""
    naturals, golds = [tile for tile in tiles if tile != gold], tiles.count(gold) - less
    if sets < 0 or golds < 0 or len(naturals) + golds != 3 * sets + 2 * pairs:
        return False
    suits = [tuple(sorted(int(tile[1]) for tile in naturals if tile[0] == suit)) for suit in "mps"]
    for shares in product(range(golds + 1), repeat=3):
        if sum(shares) == golds:
            for paired in range(3) if pairs else [None]:
                if all(_suit_fits(suits[i], shares[i], i == paired) for i in range(3)):
                    return True
    return False


@lru_cache(1 << 16)
def _suit_fits(ranks: tuple[int, ...], golds: int, pair: bool) -> bool:
    """Whether the ranks of one suit with so many golds are sets, and one pair."""
    if (len(ranks) + golds) % 3 != 2 * pair:
        return False
    return any(
        cut(tuple(sorted(ranks + became)), pair) for became in combinations_with_replacement(range(1, 10), golds)
    )


@lru_cache(1 << 18)
def cut(ranks: tuple[int, ...], pair: bool) -> bool:
    """Whether sorted ranks can be cut into sets, and one pair."""
    if not ranks:
        return not pair
    low = ranks[0]
    parts = [((low, low, low), pair), ((low, low + 1, low + 2), pair)] + [((low, low), False)] * pair
    return any(_holds(ranks, part) and cut(_without(ranks, part), wanted) for part, wanted in parts)


def _holds(ranks: tuple[int, ...], part: tuple[int, ...]) -> bool:
    return all(ranks.count(rank) >= part.count(rank) for rank in part)


def _without(ranks: tuple[int, ...], part: tuple[int, ...]) -> tuple[int, ...]:
    rest = list(ranks)
    for rank in part:
        rest.remove(rank)
    return tuple(rest)


def complete(hand: Hand) -> bool:
    """FZ-71."""
    return fits(hand.concealed, hand.gold, 0, 5 - len(hand.melds), 1)


def with_gold_pair(hand: Hand) -> bool:
    """FZ-89: two golds are the pair, whatever they stand for."""
    return fits(hand.concealed, hand.gold, 2, 5 - len(hand.melds), 0)


def with_gold_triplet(hand: Hand) -> bool:
    """FZ-89: three golds are a set."""
    return fits(hand.concealed, hand.gold, 3, 4 - len(hand.melds), 1)


def youjin(hand: Hand) -> bool:
    """FZ-73: before the tile came, one gold waited alone for anything."""
    before = list(hand.concealed)
    before.remove(hand.tile)
    golds = before.count(hand.gold)
    how_many = {"any_gold": golds >= 1, "one_gold": golds == 1, "off": False}
    return how_many[str(hand.settings["youjin"])] and fits(before, hand.gold, 1, 5 - len(hand.melds), 0)


def jinkan_shape(concealed: Sequence[str], gold: str, melds: int) -> bool:
    """FZ-74: what is left after a discard, or a kong, waits for the gold between its neighbours."""
    rank = int(gold[1])
    if not 2 <= rank <= 8 or gold in concealed:
        return False
    rest = list(concealed)
    for neighbour in (f"{gold[0]}{rank - 1}", f"{gold[0]}{rank + 1}"):
        if neighbour not in rest:
            return False
        rest.remove(neighbour)
    return fits(rest, gold, 0, 4 - melds, 1)


# winning (FZ-70..79)


def wins(hand: Hand) -> bool:
    """Whether the hand may be declared, or in the final phase is."""
    if hand.from_another:
        return _wins_from_another(hand)
    if hand.src == "opening":
        return three_golds(hand)
    if hand.jinkan:
        return hand.src != "rob_gold" and hand.tile == hand.gold and complete(hand)
    return complete(hand) or three_golds(hand)


def _wins_from_another(hand: Hand) -> bool:
    """FZ-70."""
    if hand.tile == hand.gold or hand.tile in hand.locked or hand.jinkan:
        return False
    if hand.discarded_gold and hand.settings["gold_discard"] == "self_draw_only":
        return False
    return complete(hand) and (with_gold_pair(hand) or not youjin(hand))


def three_golds(hand: Hand) -> bool:
    """FZ-77: three golds fall. `moment_of_draw`: in a turn, the third must be the tile just drawn."""
    if hand.concealed.count(hand.gold) != 3:
        return False
    just = hand.settings["three_golds"] == "any_own_turn" or (hand.src != "deal" and hand.tile == hand.gold)
    return {"opening": True, "final": True}.get(hand.src, hand.src in ("deal", "draw", "kong_draw") and just)


# the worth of a win (chapter 7)


def specials(hand: Hand) -> dict[str, int]:
    """FZ-89: all that a hand that has won shows."""
    holds = {
        "three_golds": hand.concealed.count(hand.gold) == 3 and _three_golds_count(hand),
        "rob_gold": hand.src == "rob_gold",
        "heaven": hand.src == "deal" and complete(hand),
        "no_flower": len(hand.flowers) == 0 and not any(len(pieces) == 4 for _, pieces in hand.melds),
        "one_flower": len(hand.flowers) == 1 and not any(len(pieces) == 4 for _, pieces in hand.melds),
        "gold_pair": with_gold_pair(hand),
        "gold_triplet": with_gold_triplet(hand),
        "gold_edge": hand.jinkan,
    }
    worth = {key: said if isinstance(said, int) else hand.settings[said] for key, said in CONSTANTS.items()}
    return {key: points for key, points in worth.items() if holds[key] and points}


def _three_golds_count(hand: Hand) -> bool:
    return bool(hand.settings["three_golds_on_discard"]) if hand.from_another else hand.src != "rob_gold"


def fours(rack: Sequence[str]) -> int:
    """How many complete fours lie on a rack (FZ-85)."""
    honours = [tile for tile in HONOURS if rack.count(tile) == 4]
    return len(honours) + sum({*four} <= {*rack} for four in (PLANTS, SEASONS))


def points(hand: Hand) -> dict[str, int]:
    """hua, jin, lian, and what kongs add (FZ-85..88)."""
    kongs = [kind for kind, pieces in hand.melds if len(pieces) == 4]
    return {
        "hua": len(hand.flowers) + 2 * fours(hand.flowers),
        "jin": hand.concealed.count(hand.gold),
        "lian": hand.streak if hand.seat == hand.dealer or hand.settings["streak"] == "all" else 0,
        "kongs": sum(1 + (kind == "concealed") for kind in kongs) if hand.settings["kong_fan"] != "none" else 0,
    }


def amount(hand: Hand) -> int:
    """P (FZ-90)."""
    n, special = sum(points(hand).values()), specials(hand)
    plain = (n + int(hand.settings["base"])) * (1 if hand.from_another else 2)
    doubled = 2 * (n + int(hand.settings["base"])) if hand.settings["special_base"] else 2 * n
    return (doubled + max(special.values()) if special else plain) * int(hand.settings["stake"])


def payments(hand: Hand, source: int | None = None) -> list[int]:
    """What each seat receives (FZ-92); `source` is the discarder or the konger."""
    how = hand.settings["discard_payment"] if hand.from_another else "all_three"
    shares = {seat: 1 for seat in range(4) if seat != hand.seat}
    if how != "all_three":
        assert source is not None
        shares = {source: {"discarder_only": 1, "discarder_double": 2, "discarder_for_three": 3}[how]}
    pay = [-amount(hand) * shares.get(seat, 0) for seat in range(4)]
    pay[hand.seat] = -sum(pay)
    return pay


def escape(seat: int, settings: Chosen, pause: bool = False) -> list[int]:
    """FZ-94, FZ-95."""
    free = pause and settings["pause_exit"] == "free"
    fine = 0 if free else int(settings["escape"]) * int(settings["stake"])
    return [-fine if other == seat else 0 for other in range(4)]


# several players at once (FZ-80)


def strength(hand: Hand, source: int) -> tuple[bool, bool, int]:
    """What a win on the same tile is worth beside others; `source` is the discarder, the konger or the dealer."""
    dealer_last = hand.src != "rob_gold" or hand.seat != hand.dealer
    by_hand = hand.src != "rob_gold" or hand.settings["rob_gold_order"] == "golden_first"
    golden = dealer_last and by_hand and (with_gold_pair(hand) or with_gold_triplet(hand))
    return dealer_last, golden, 4 - (hand.seat - source) % 4


def first(hands: Sequence[Hand], source: int) -> int:
    """The seat that wins of several that would."""
    return max(hands, key=lambda hand: strength(hand, source)).seat


@dataclass
class Calendar:
    """What goes from hand to hand besides the scores (FZ-5)."""

    settings: Chosen
    dealer: int = 0
    streak: int = 0
    passed: int = 0
    hands: int = 0

    @property
    def rounds(self) -> int:
        """The rounds that are done (FZ-102)."""
        return self.passed // 4

    @property
    def over(self) -> bool:
        return self.rounds == self.settings["match_rounds"] or self.hands == (self.settings["match_hands"] or -1)

    def end(self, winner: int | None) -> None:
        """A hand is over (FZ-100, FZ-101)."""
        self.hands += 1
        if winner is None:
            self.streak += bool(self.settings["draw_adds_streak"])
        elif winner == self.dealer:
            self.streak += 1
        else:
            self.dealer, self.streak = (self.dealer + 1) % 4, 0
            self.passed += 1
