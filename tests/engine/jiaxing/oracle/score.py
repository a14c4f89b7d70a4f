"""A second reading of the scoring of Jiaxing mahjong, written from the rules alone: every way to take the wild tiles.

`items` finds the reading that counts (JX-54..75), `doublings` the 番 (JX-76..84), `share` and `payments` the money
(JX-90..98); `Calendar` is the dealer, the round wind and the yellow queue (JX-85..88, 111, 112). Tiles are their codes.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, partial
from itertools import combinations_with_replacement, product

from tests.engine.mahjong import reading
from tests.engine.mahjong.reading import PLACE, Chosen

SETTINGS: dict[str, list[str | int | bool]] = {
    "base": [1, 2, 7],
    "cap": [0, 5, 50],
    "match_rounds": [4, 1, 2, 3],
    "first_dealer": ["seat0", "dice"],
    "indicator": ["tail", "dice_stack"],
    "reserve": [0, 1, 14, 40],
    "chow": [True, False],
    "discard_wild": ["allowed", "forbidden"],
    "kong_after_claim": [False, True],
    "swap_discard": ["allowed", "not_same_kind"],
    "no_wild": ["physical", "face"],
    "all_honors_melds": [True, False],
    "earthly": ["dealer_first_discard", "first_draw", "off"],
    "earthly_payment": ["dealer_3", "dealer_1", "all_1"],
    "heavenly_yellow": [True, False],
    "rob_contract": ["max", "three"],
    "contract": ["ask", "auto_continue", "off"],
    "contract_timeout": ["give_up", "continue"],
    "contract_partner": [5, 0, 1, 20],
    "contract_outsider": [2, 0, 1, 9],
    "contract_multi": ["max", "product"],
    "dealer_on_draw": ["rotate", "stay"],
    "dealer_multiplier": [1, 2],
}
"""Every setting with values of chapter 12, the default first; of the numbers, some."""

Meld = tuple[str, tuple[str, ...]]
Part = tuple[str, ...]

WINDS, DRAGONS = "ESWN", "CFB"
HONOURS = [*WINDS, *DRAGONS]
TILES = [suit + rank for suit in "mps" for rank in "123456789"] + HONOURS
POINTS = {
    "honors": 10, "pure": 4, "mixed": 2, "triplets": 2, "red": 1, "green": 1, "white": 1, "seat_wind": 1,
    "round_wind": 1, "no_wild": 1,
}  # fmt: skip
"""The items of JX-61..70, in the order in which JX-75 shows them."""


chosen = partial(reading.chosen, SETTINGS)
mixed = partial(reading.mixed, SETTINGS)


@dataclass
class Hand:
    """A hand that may have won; `concealed` holds the winning `tile`, too. src: draw kong_draw rob first_discard."""

    concealed: list[str]
    tile: str
    wild: str
    melds: list[Meld] = field(default_factory=list)
    src: str = "draw"
    seat: int = 1
    dealer: int = 0
    round: str = "E"
    last: bool = False
    first_turn: bool = False
    earthly_draw: bool = False
    queue: int = 0
    settings: Chosen = field(default_factory=chosen)

    @property
    def seat_wind(self) -> str:
        return WINDS[(self.seat - self.dealer) % 4]


def items(hand: Hand) -> dict[str, int] | None:
    """The 台 items of the reading that counts (JX-75), or None: no win."""
    assert len(hand.concealed) + 3 * len(hand.melds) == 14
    if hand.src == "first_discard" and hand.settings["earthly"] != "dealer_first_discard":
        return None
    found = [*_by_sets(hand), *_by_honours(hand)]
    order = list(POINTS)
    best = max(found, key=lambda keys: (sum(POINTS[key] for key in keys), [key in keys for key in order]), default=None)
    return None if best is None else {key: POINTS[key] for key in order if key in best}


def _by_sets(hand: Hand) -> Iterator[set[str]]:
    """The items of every reading as four sets and a pair that has a shape (JX-54, JX-55)."""
    naturals = [tile for tile in hand.concealed if tile != hand.wild]
    wilds = len(hand.concealed) - len(naturals)
    on_the_table = [tuple(sorted(set(pieces))) * (1 if kind == "chow" else 3) for kind, pieces in hand.melds]
    for became, sets, pair in readings(naturals, wilds):
        if hand.src == "rob" and not any(hand.tile in part for part in sets):
            continue
        keys = shape([*sets, *on_the_table], pair)
        if keys:
            triples = {part[0] for part in [*sets, *on_the_table] if part[0] == part[1]}
            yield keys | _honoured(hand, triples) | _no_wild(hand, became)


def _by_honours(hand: Hand) -> Iterator[set[str]]:
    """`all_honors_melds = false`: any 14 honours, which cannot rob a kong (JX-54)."""
    if hand.settings["all_honors_melds"] or hand.src == "rob":
        return
    naturals = [tile for tile in hand.concealed if tile != hand.wild]
    laid = [piece for _, pieces in hand.melds for piece in pieces]
    if not all(tile in HONOURS for tile in naturals + laid):
        return
    for became in combinations_with_replacement(HONOURS, len(hand.concealed) - len(naturals)):
        held = Counter([*naturals, *laid, *became])
        triples = {tile for tile in held if held[tile] >= 3}
        yield {"honors"} | _honoured(hand, triples) | _no_wild(hand, became)


def shape(sets: list[Part], pair: Part) -> set[str]:
    """The shapes of JX-55 that four sets and a pair have."""
    tiles = [tile for part in [*sets, pair] for tile in part]
    suits, honours = {tile[0] for tile in tiles if tile not in HONOURS}, [tile for tile in tiles if tile in HONOURS]
    keys = set[str]()
    if not suits:
        keys.add("honors")
    elif len(suits) == 1:
        keys.add("mixed" if honours else "pure")
    if all(part[0] == part[1] for part in sets):
        keys.add("triplets")
    return keys


def _honoured(hand: Hand, triples: set[str]) -> set[str]:
    named = {"red": "C", "green": "F", "white": "B", "seat_wind": hand.seat_wind, "round_wind": hand.round}
    return {key for key, tile in named.items() if tile in triples}


def _no_wild(hand: Hand, became: tuple[str, ...]) -> set[str]:
    by_face = hand.settings["no_wild"] == "face" and all(tile == hand.wild for tile in became)
    return {"no_wild"} if not became or by_face else set()


def readings(naturals: list[str], wilds: int) -> Iterator[tuple[tuple[str, ...], list[Part], Part]]:
    """Every reading of concealed tiles: what the wild tiles became (JX-16), the sets, and the one pair."""
    own = _grouped(naturals)
    for sizes, substitutions in _substitutions(wilds).items():
        left = sorted((len(tiles) + more) % 3 for tiles, more in zip(own, sizes, strict=True))
        if left != [0, 0, 0, 2]:  # only whole sets, and one pair in one of the four groups
            continue
        for became, groups in substitutions:
            every = [cuts(tuple(sorted(a + b, key=PLACE.__getitem__))) for a, b in zip(own, groups, strict=True)]
            for parts in product(*every):
                cut = [part for group in parts for part in group]
                sets, pairs = [part for part in cut if len(part) == 3], [part for part in cut if len(part) == 2]
                if len(pairs) == 1:
                    yield became, sets, pairs[0]


def _grouped(tiles: tuple[str, ...] | list[str]) -> tuple[tuple[str, ...], ...]:
    """Apart: characters, circles, bamboos, honours. No set mixes them."""
    groups: dict[str, list[str]] = {"m": [], "p": [], "s": [], "": []}
    for tile in tiles:
        groups["" if tile in HONOURS else tile[0]].append(tile)
    return tuple(tuple(group) for group in groups.values())


@cache
def _substitutions(wilds: int) -> dict[tuple[int, ...], list[tuple[tuple[str, ...], tuple[tuple[str, ...], ...]]]]:
    """Everything so many wild tiles can become together, by how many fall to each group."""
    found = defaultdict(list)
    for became in combinations_with_replacement(TILES, wilds):
        groups = _grouped(became)
        found[tuple(len(group) for group in groups)].append((became, groups))
    return dict(found)


@cache
def cuts(tiles: tuple[str, ...]) -> tuple[tuple[Part, ...], ...]:
    """All ways to cut sorted tiles into sets of three and pairs."""
    if not tiles:
        return ((),)
    first = tiles[0]
    parts = [(first, first), (first, first, first)]
    if first not in HONOURS and first[1] <= "7":
        parts.append((first, TILES[PLACE[first] + 1], TILES[PLACE[first] + 2]))
    found = set[tuple[Part, ...]]()
    for part in parts:
        if not Counter(part) - Counter(tiles):
            rest = list(tiles)
            for tile in part:
                rest.remove(tile)
            found |= {tuple(sorted((part, *more))) for more in cuts(tuple(rest))}
    return tuple(found)


def doublings(hand: Hand) -> dict[str, int]:
    """The 番 items of a hand that has won (JX-76..84)."""
    drawn = hand.src in ("draw", "kong_draw")
    earth = {
        "dealer_first_discard": hand.src == "first_discard",
        "first_draw": hand.src == "draw" and hand.earthly_draw and hand.seat != hand.dealer,
        "off": False,
    }
    heaven, earthly = drawn and hand.first_turn and hand.seat == hand.dealer, earth[str(hand.settings["earthly"])]
    yellow = hand.queue > 0 and (bool(hand.settings["heavenly_yellow"]) or not (heaven or earthly))
    fan = {
        "three_wild": (1, hand.concealed.count(hand.wild) == 3),
        "kong_bloom": (1, hand.src == "kong_draw"),
        "single_wait": (1, len(hand.melds) == 4),
        "huang": (1, yellow),
        "last_tile": (1, drawn and hand.last),
        "heaven": (2, heaven),
        "earth": (2, earthly),
    }
    return {key: number for key, (number, holds) in fan.items() if holds}


def share(hand: Hand, tai: dict[str, int]) -> int:
    """S of JX-90."""
    full = int(hand.settings["base"]) * sum(tai.values()) * 2 ** sum(doublings(hand).values())
    cap = int(hand.settings["cap"])
    return min(full, cap) if cap else full


def factor(payer: int, winner: int, edges: set[frozenset[int]], gone: set[int], settings: Chosen) -> int:
    """f of JX-93 and JX-94."""
    partner, outsider = int(settings["contract_partner"]), int(settings["contract_outsider"])
    if payer in gone:
        return 0
    if frozenset((payer, winner)) in edges:
        return partner
    bound = [any(seat in edge for edge in edges) for seat in (payer, winner)]
    if all(bound) and settings["contract_multi"] == "product":
        return outsider * outsider
    return outsider if any(bound) else 1


def payments(
    hand: Hand, tai: dict[str, int], source: int | None, edges: set[frozenset[int]], gone: set[int]
) -> list[int]:
    """What each seat receives (JX-91..98); `source` is the konger or the discarder."""
    settings, worth = hand.settings, share(hand, tai)
    others = [seat for seat in range(4) if seat != hand.seat]
    shares = {seat: factor(seat, hand.seat, edges, gone, settings) for seat in others}
    if hand.src == "rob":
        assert source is not None
        shares = {source: max(3, shares[source]) if settings["rob_contract"] == "max" else 3}
    elif hand.src == "first_discard":
        assert source is not None
        who = str(settings["earthly_payment"])
        shares = {"dealer_3": {source: 3}, "dealer_1": {source: 1}, "all_1": dict.fromkeys(others, 1)}[who]
    pay = [0, 0, 0, 0]
    for seat, number in shares.items():
        amount = number * worth * (int(settings["dealer_multiplier"]) if hand.dealer in (seat, hand.seat) else 1)
        pay[seat] -= amount
        pay[hand.seat] += amount
    return pay


@dataclass
class Calendar:
    """What goes from hand to hand besides the scores (JX-6)."""

    settings: Chosen
    dealer: int = 0
    opener: int = 0
    rounds: int = 0
    queue: list[str] = field(default_factory=list)
    previous: str = ""

    @property
    def round(self) -> str:
        """The round wind (JX-112)."""
        return WINDS[min(self.rounds, 3)]

    @property
    def over(self) -> bool:
        """Whether all rounds are played (JX-113)."""
        return self.rounds == self.settings["match_rounds"]

    def begin(self, dice: tuple[int, int], wild: str) -> None:
        """The entries at the start of a hand (JX-86)."""
        self.queue += ["baozi"] * (dice[0] == dice[1])
        self.queue += ["old_wild"] * (wild in HONOURS)
        self.queue += ["same_wild"] * (wild == self.previous)
        self.previous = wild

    def end(self, winner: int | None, uses: bool = True) -> str | None:
        """A hand is over: the entry that the win took, if it uses one, and the next dealer (JX-87, JX-89, JX-111)."""
        used = None
        if winner is None:
            self.queue.append("draw")
        elif self.queue and uses:
            used = self.queue.pop(0)
        stays = winner == self.dealer or (winner is None and self.settings["dealer_on_draw"] == "stay")
        if not stays:
            self.dealer = (self.dealer + 1) % 4
            self.rounds += self.dealer == self.opener
        return used
