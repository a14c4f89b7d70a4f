"""A second reading of the rules of Stop-Go, written from their text alone: plain lists of cards, nothing of the engine.

`SETTINGS` is the table of chapter 2 as written there; `worth` and `luck` are the tables of points; `Round` plays.
"""

from collections import Counter
from dataclasses import dataclass, field

SETTINGS: dict[str, list[str]] = {
    "rounds": ["6", "1", "3", "12"],
    "tie": ["shared", "extra_round"],
    "first_dealer": ["later_month", "earlier_month", "random"],
    "must_match": ["off", "on"],
    "triple_capture": ["all", "one"],
    "hanami_points": ["5", "3"],
    "tsukimi_mode": ["bonus", "full", "off"],
    "tsukimi_points": ["5", "3"],
    "seven_ribbons_points": ["3", "6"],
    "six_ribbons_points": ["2", "5"],
    "ribbon_sets": ["stack", "replace"],
    "both_colours": ["supersede", "stack"],
    "five_birds": ["seed", "godori", "off"],
    "month_card": ["off", "cut", "round"],
    "hand_yaku": ["bonus", "instant", "off"],
    "contract": ["off", "on"],
    "dealer_right": ["off", "on"],
    "payment": ["score", "zero_sum"],
}
"""Every setting with its values as chapter 2 spells them, the default first."""

Chosen = dict[str, str]
ORDER = "HARK"


def chosen(**settings: str) -> Chosen:
    """All settings: these, and the others by default."""
    assert all(value in SETTINGS[name] for name, value in settings.items())
    return {name: values[0] for name, values in SETTINGS.items()} | settings


def worth(pile: set[str], settings: Chosen, month: int = 0) -> tuple[dict[str, int], dict[str, int]]:
    """Open yaku and bonus yaku of captured cards, line by line as in chapter 8."""
    found = _brights(pile) | _ribbons(pile, settings)
    birds = {"seed": "01H 08A 12H", "godori": "02A 04A 08A", "off": ""}[settings["five_birds"]]
    if birds and pile.issuperset(birds.split()):
        found["gotori"] = 5
    if "06A" in pile and "07A" in pile and "10A" in pile:
        found["inoshikacho"] = 5
    if "03H" in pile and "09A" in pile:
        found["hanami"] = int(settings["hanami_points"])
    for key, letter, least in (("tane", "A", 5), ("kasu", "K", 10)):
        count = len([card for card in pile if card[2] == letter])
        if count >= least:
            found[key] = count - least + 1
    if settings["month_card"] != "off" and month and sum(int(card[:2]) == month for card in pile) == 4:
        found["tsukifuda"] = 4
    moon = {"tsukimi": int(settings["tsukimi_points"])} if "08H" in pile and "09A" in pile else {}
    if settings["tsukimi_mode"] == "full":
        return found | moon, {}
    return found, moon if settings["tsukimi_mode"] == "bonus" else {}


def _brights(pile: set[str]) -> dict[str, int]:
    rain = "11H" in pile
    match len(pile & {"01H", "03H", "08H", "12H"}), rain:
        case 4, True:
            return {"goko": 10}
        case 4, False:
            return {"shiko": 8}
        case 3, True:
            return {"ame_shiko": 7}
        case 3, False:
            return {"sanko": 5}
        case 2, True:
            return {"ame_sanko": 4}
    return {}


def _ribbons(pile: set[str], settings: Chosen) -> dict[str, int]:
    found = {}
    red, blue = {"01R", "02R", "03R"} <= pile, {"06R", "09R", "10R"} <= pile
    if red and blue:
        found["satsu"] = 6
    if red and not (blue and settings["both_colours"] == "supersede"):
        found["akatan"] = 3
    if blue and not (red and settings["both_colours"] == "supersede"):
        found["aotan"] = 3
    every = [card for card in pile if card[2] == "R"]
    dry = [card for card in every if card != "11R"]
    low, high = int(settings["six_ribbons_points"]), int(settings["seven_ribbons_points"])
    named = {"nanatan": max(low, high)} if len(dry) >= 7 else {"rokutan": low} if len(dry) == 6 else {}
    plain = {"tan": len(every) - 4} if len(every) >= 5 else {}
    if settings["ribbon_sets"] == "replace" and named and plain:
        return found | (named if max(named.values()) >= plain["tan"] else plain)
    return found | named | plain


def luck(hand: list[str], settings: Chosen) -> dict[str, int]:
    """The hand yaku of chapter 5."""
    counts = list(Counter(card[:2] for card in hand).values())
    if settings["hand_yaku"] == "off":
        return {}
    holds = {
        "teshi": counts.count(4) >= 1,
        "futateshi": counts.count(4) >= 2,
        "keiyaku": counts.count(3) >= 1 and settings["contract"] == "on",
        "kuttsuki": len([count for count in counts if count >= 2]) >= 4,
    }
    return {key: 1 for key, held in holds.items() if held}


def rank(card: str) -> tuple[str, int, str]:
    """The order of ids (CD-4): month, then hikari, tane, tan, kasu, then the running number."""
    return card[:2], ORDER.index(card[2]), card[3:]


@dataclass
class Round:
    """One round from a deck: `asked` is (seat, its words), None when the round is over."""

    order: list[str]
    seats: int
    dealer: int
    settings: Chosen
    month: int = 0
    turns: int = 0
    winner: int | None = None
    reason: str = ""
    points: int = 0
    called: list[int] = field(default_factory=list)
    asked: tuple[int, list[str]] | None = None

    def __post_init__(self) -> None:
        d, right, far = self.dealer, (self.dealer + 1) % self.seats, (self.dealer + 2) % self.seats
        cut = self.order
        if self.seats == 3:
            self.field = cut[0:3] + cut[15:18]
            hands = {right: cut[3:7] + cut[18:21], far: cut[7:11] + cut[21:24], d: cut[11:15] + cut[24:27]}
            self.stock = cut[27:]
        else:
            self.field = cut[0:4] + cut[14:18]
            hands = {right: cut[4:9] + cut[18:23], d: cut[9:14] + cut[23:28]}
            self.stock = cut[28:]
        self.hands = [hands[seat] for seat in range(self.seats)]
        self.void = any(len(self._same(card)) == 4 for card in self.field)
        self.lucky = [luck(hand, self.settings) for hand in self.hands]
        self.piles: list[list[str]] = [[] for _ in range(self.seats)]
        self.before = [0] * self.seats
        self.called = [0] * self.seats
        self.seat, self.held, self.drawn = d, "", False
        holders = [seat for seat in range(self.seats) if self.lucky[seat]]
        if self.settings["hand_yaku"] == "instant" and holders:
            if len(holders) == 1:
                self._end("instant", holders[0], sum(self.lucky[holders[0]].values()))
            else:
                self._end("both_instant", None, 0)
        else:
            self._ask_for_a_card()

    def say(self, words: str) -> None:
        """The answer of the seat that is asked."""
        assert self.asked
        assert words in self.asked[1]
        verb, _, card = words.partition(" ")
        if verb == "play":
            self.turns += 1
            self.hands[self.seat].remove(card)
            self.held, self.drawn = card, False
            self._meet()
        elif verb == "take":
            self._capture([card])
        elif verb == "stop":
            self._stop()
        else:
            self.called[self.seat] += 1
            self._next()

    def _same(self, card: str) -> list[str]:
        return sorted((other for other in self.field if other[:2] == card[:2]), key=rank)

    def _ask_for_a_card(self) -> None:
        hand = sorted(self.hands[self.seat], key=rank)
        fitting = [card for card in hand if self._same(card)]
        if self.settings["must_match"] == "on" and fitting:
            hand = fitting
        first = (fitting or hand)[0]
        self.asked = self.seat, [f"play {card}" for card in [first] + [card for card in hand if card != first]]

    def _meet(self) -> None:
        same = self._same(self.held)
        if len(same) == 2 or (len(same) == 3 and self.settings["triple_capture"] == "one"):
            self.asked = self.seat, [f"take {card}" for card in same]
        else:
            self._capture(same)

    def _capture(self, captured: list[str]) -> None:
        if captured:
            self.piles[self.seat] += [self.held, *captured]
            self.field = [card for card in self.field if card not in captured]
        else:
            self.field.append(self.held)
        if self.drawn:
            self._evaluate()
        else:
            self.drawn, self.held = True, self.stock.pop(0)
            self._meet()

    def _evaluate(self) -> None:
        now = self.open(self.seat)
        rose, self.before[self.seat] = now > self.before[self.seat], now
        if rose and self.hands[self.seat]:
            self.asked = self.seat, ["stop", "go"]
        elif rose:
            self._stop()
        else:
            self._next()

    def open(self, seat: int) -> int:
        """The points that give a decision (GO-25)."""
        return sum(worth(set(self.piles[seat]), self.settings, self.month)[0].values())

    def _stop(self) -> None:
        extras = sum(worth(set(self.piles[self.seat]), self.settings, self.month)[1].values())
        self._end("stop", self.seat, self.open(self.seat) + extras + sum(self.lucky[self.seat].values()))

    def _next(self) -> None:
        if any(self.hands):
            self.seat = (self.seat + 1) % self.seats
            self._ask_for_a_card()
        elif self.settings["dealer_right"] == "on":
            self._end("dealer_right", self.dealer, 6)
        else:
            self._end("nobody", None, 0)

    def _end(self, reason: str, winner: int | None, points: int) -> None:
        self.asked, self.reason, self.winner, self.points = None, reason, winner, points
        self.next_dealer = self.dealer if winner is None else winner
        self.scores = [0] * self.seats
        if winner is not None and self.settings["payment"] == "score":
            self.scores[winner] = points
        elif winner is not None:
            self.scores = [-points] * self.seats
            self.scores[winner] = (self.seats - 1) * points
