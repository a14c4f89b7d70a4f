"""A second reading of the rules of Hana-awase, written from their text alone: slow and plain."""

from engine.hanaawase.rules import Rules
from engine.hanafuda.cards import CARDS
from tests.engine.hanaawase.table import cards

ONI = "11K1"
WILLOW = set(cards("11*"))
WORTH = {"H": 20, "A": 10, "R": 5, "K": 1}
SETS = {
    "aotan": ("06R 09R 10R", 40), "akatan": ("01R 02R 03R", 40), "inoshikacho": ("06A 07A 10A", 20),
    "kusa": ("04R 05R 07R", 20), "fuji": ("04*", 20), "ame": ("11*", 20), "kiri": ("12*", 20),
}  # fmt: skip
BRIGHTS = {
    "goko": ("*H", 200),
    "shiko": ("01H 03H 08H 12H", 60),
    "omote": ("01H 02A 03H", 30),
    "matsukiri": ("01H 08H 12H", 20),
}


def card_points(pile: set[str], rules: Rules) -> int:
    """20, 10, 5 and 1 (CD-20), or nothing for a kasu (HA-35)."""
    return sum(WORTH[card[2]] * (card[2] != "K" or rules.kasu_points) for card in pile)


def yaku(have: set[str], rules: Rules) -> dict[str, int]:
    """The table of chapter 7, line by line, with HA-17 to HA-19."""
    found = {key: worth for key, (text, worth) in SETS.items() if set(cards(text)) <= have}
    bright = {key: worth for key, (text, worth) in BRIGHTS.items() if set(cards(text)) <= have}
    if rules.bright_overlap == "subset" and "goko" in bright:
        bright.pop("shiko")
        bright.pop("matsukiri")
    if rules.bright_overlap == "subset" and "shiko" in bright:
        bright.pop("matsukiri")
    if rules.bright_overlap == "exclusive" and bright:
        best = max(bright, key=bright.__getitem__)
        bright = {best: bright[best]}
    cup, curtain, moon = (card in have for card in ("09A", "03H", "08H"))
    drink = {"hanami": 20} if cup and curtain else {}
    drink |= {"tsukimi": 20} if cup and moon else {}
    if cup and curtain and moon and rules.nomi_overlap != "two_small":
        drink = {"nomi": 30} | (drink if rules.nomi_overlap == "stack" else {})
    ribbons = sum(card[2] == "R" and card != "11R" for card in have)
    count = {6: {"rokutan": 30}, 7: {"nanatan": 40}, 8: {"nanatan": 45}, 9: {"nanatan": 50}}.get(ribbons, {})
    return found | bright | drink | count


def capture(field: set[str], card: str, drawn: bool, oni: bool) -> tuple[str, set[str]]:
    """`place`, `take` or `choose`, and the cards (HA-13, HA-29 to HA-32); the last card of the stock is not meant."""
    if oni and card == ONI:
        others = field - WILLOW
        return ("place" if not others else "take" if len(others) == 1 else "choose"), others
    if oni and drawn and ONI in field and card not in WILLOW:
        return "take", {ONI}
    same = {other for other in field if other[:2] == card[:2]} - ({ONI} if oni else set())
    return ["place", "take", "choose", "take"][len(same)], same


def void(field: set[str], oni: bool) -> bool:
    """HA-8."""
    four = any(sum(card[:2] == f"{number:02}" for card in field) == 4 for number in range(1, 13))
    return four or (oni and {"11H", "11A", "11R"} <= field)


def settled(
    rules: Rules, dealer: int, points: list[int], worth: list[int], rain: bool
) -> tuple[list[int], list[tuple[int, int, int]], int, int]:
    """Scores by the formula (HA-21), payments by the procedure (HA-22), the winner (HA-36) and the next dealer (HA-26),
    with HA-20."""
    if rain and rules.rain_island == "void_round":
        return [0, 0, 0], [], dealer, dealer
    par = 88 if rules.kasu_points else 80
    if rain and rules.rain_island == "void_yaku":
        worth = [0, 0, 0]
    scores = [points[seat] - par + 3 * worth[seat] - sum(worth) for seat in range(3)]
    gains = [number - par for number in points]
    losers = [seat for seat in range(3) if gains[seat] < 0]
    pays = []
    if len(losers) == 2:
        winner = next(seat for seat in range(3) if gains[seat] > 0)
        pays = [(loser, winner, -gains[loser]) for loser in losers]
    if len(losers) == 1:
        pays = [(losers[0], seat, gains[seat]) for seat in range(3) if gains[seat] > 0]
    pays += [(payer, seat, worth[seat]) for seat in range(3) for payer in range(3) if payer != seat and worth[seat]]
    turns = [dealer, (dealer + 1) % 3, (dealer + 2) % 3]
    best = next(seat for seat in turns if scores[seat] == max(scores))
    fullest = next(seat for seat in turns if points[seat] == max(points))
    winner = best if rules.winner == "settlement" else fullest
    return scores, pays, winner, best if rules.next_dealer == "score" else fullest


class Round:
    """A round on a table of its own: what may be said (HA chapter 5), and what happens to the cards."""

    def __init__(self, order: tuple[str, ...], dealer: int, rules: Rules) -> None:
        self.rules, self.dealer = rules, dealer
        right, left = (dealer + 1) % 3, (dealer + 2) % 3
        self.hands: dict[int, set[str]] = {}
        self.hands[right] = set(order[0:4] + order[15:18])
        self.hands[left] = set(order[4:8] + order[18:21])
        self.hands[dealer] = set(order[8:12] + order[21:24])
        self.field = set(order[12:15] + order[24:27])
        self.stock = list(order[27:48])
        self.piles: list[set[str]] = [set(), set(), set()]
        self.seat, self.turn, self.held, self.drawn = dealer, 0, "", False
        self.left: set[str] = set()

    @property
    def over(self) -> bool:
        return self.turn == 21

    def legal(self) -> set[str]:
        """What the player of this turn may say."""
        if self.held:
            return {f"take {card}" for card in self._capture(self.held)[1]}
        hand = self.hands[self.seat]
        catching = {card for card in hand if self._capture(card)[0] != "place"}
        return {f"play {card}" for card in (catching if self.rules.must_match and catching else hand)}

    def default(self) -> str:
        """Policy P0: the lowest card that captures, else the lowest; the lowest target."""
        if self.held:
            return min(self.legal(), key=lambda text: CARDS.index(text[5:]))
        catches = {f"play {card}" for card in self.hands[self.seat] if self._capture(card)[0] != "place"}
        return min(catches or self.legal(), key=lambda text: CARDS.index(text[5:]))

    def say(self, text: str) -> None:
        verb, card = text.split()
        if verb == "play":
            self.hands[self.seat].remove(card)
            self._meet(card)
        else:
            held, self.held = self.held, ""
            self._catch(held, {card})
            self._go_on()

    def _capture(self, card: str) -> tuple[str, set[str]]:
        return capture(self.field, card, self.drawn, self.rules.oni)

    def _meet(self, card: str) -> None:
        if self.rules.oni and card == ONI and self.drawn and not self.stock:
            self._catch(card, set(self.field))
            return self._go_on()
        mode, found = self._capture(card)
        if mode == "choose":
            self.held = card
            return None
        if mode == "place":
            self.field.add(card)
        else:
            self._catch(card, found)
        return self._go_on()

    def _catch(self, card: str, found: set[str]) -> None:
        self.field -= found
        self.piles[self.seat] |= {card} | found

    def _go_on(self) -> None:
        if not self.drawn:
            self.drawn = True
            return self._meet(self.stock.pop(0))
        self.drawn = False
        self.turn += 1
        if self.over:
            return self._clear()
        self.seat = (self.seat + 1) % 3
        return None

    def _clear(self) -> None:
        """HA-34: what is left on the field after the last turn."""
        self.left = set(self.field)
        for card in self.left:
            self.piles[self._heir(card)].add(card)
        self.field = set()

    def _heir(self, card: str) -> int:
        if self.rules.oni_leftover == "last_player" or ONI in self.left:
            return self.seat
        pair = WILLOW - {ONI, card} if card in WILLOW else {ONI}
        return next(seat for seat in range(3) if pair <= self.piles[seat])
