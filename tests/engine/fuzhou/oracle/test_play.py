"""Hands and matches by chance, played by the engine and by the second reading of the rules side by side."""

from collections import Counter

import pytest

from engine.core import Action, Rng
from engine.fuzhou import GAME, Rules
from engine.fuzhou.opening import TILES
from engine.mahjong import wall
from tests.engine.fuzhou.oracle.play import Table
from tests.engine.fuzhou.oracle.score import SETTINGS, Chosen, chosen, mixed
from tests.engine.fuzhou.oracle.walks import Walk, thrown
from tests.engine.mahjong import beside
from tests.sampling import counts
from tests.there import there

ALONE = [{}, *[{name: value} for name, values in SETTINGS.items() for value in values[1:]]]


class Pair:
    """The engine's state and the second reading, told the same and compared after every answer."""

    def __init__(self, rng: Rng, settings: Chosen, dealer: int = 0, seed: bytes = b"", style: str = "") -> None:
        """One hand from a wall made by hand; with a seed a whole match from it."""
        self.rng, self.rules = rng, Rules(**settings)
        self.walk = Walk(rng, style)
        self.attempt = 0
        if seed:
            self.state = GAME.start(self.rules, 4, seed).state
            self.table = Table(settings, self.state.dealer)
            self.deal()
        else:
            dice = thrown(rng)
            ring = self.walk.ring(settings, dealer, dice)
            self.state = GAME.deal(self.rules, 4, dealer, ring, dice)
            self.table = Table(settings, dealer)
            self.table.deal(ring, dice)
            compare(self)

    def deal(self) -> None:
        """The wall that the engine has from its seed, for the reading too."""
        ring = Rng(self.state.seed, "hand", self.state.number, self.attempt).shuffled(TILES)
        self.table.deal(ring, self.state.dice)
        compare(self)

    def play(self, seat: int, words: str) -> None:
        """One answer in both."""
        self.attempt = 0
        if words == "resign":
            self.table.leave(seat)
            # the void hand is dealt once more, under its own number
            self.attempt = len(self.state.escaped) + 1
        else:
            self.table.say(seat, words)
        self.state = GAME.apply(self.state, seat, Action.parse(words)).state
        if not self.table.over and not self.table.between:
            compare(self)

    def play_the_hand(self, leaving: int = 0) -> None:
        """Answers by chance until the hand is over in both; in so many of 1000 answers somebody leaves instead."""
        table = self.table
        hands = len(table.ends)
        while not table.over and not table.between:
            if self.rng.below(1000) < leaving and (stay := [seat for seat in range(4) if seat not in table.gone]):
                self.play(self.rng.pick(stay), "resign")
            else:
                self.play(*self.walk.choose(table))
        compare_session(self)
        if len(table.ends) > hands:
            compare_ends(self)

    def play_the_match(self, hands: int, leaving: int = 0) -> None:
        """Hands until the match is over, at most so many."""
        for _ in range(hands):
            self.play_the_hand(leaving)
            if self.table.over:
                compare_results(self)
                return
            self.walk = Walk(self.rng)
            self.deal()


def compare(pair: Pair) -> None:
    state, table = pair.state, pair.table
    beside.compare(GAME, state, table, "rob_kong")
    assert (state.gold, state.left, wall.left(state.wall)) == (table.gold, table.left, table.left)
    assert sorted(state.aside) == sorted(table.aside)
    assert (set(state.jinkan), set(state.shed)) == (table.jinkan, table.discarded_gold)
    compare_session(pair)


def compare_session(pair: Pair) -> None:
    state, calendar = pair.state, pair.table.calendar
    assert list(state.scores) == pair.table.scores
    if not pair.table.over:
        assert (state.dealer, state.carried.streak, state.carried.passed) == (
            calendar.dealer,
            calendar.streak,
            calendar.passed,
        )


def compare_ends(pair: Pair) -> None:
    last, end = pair.state.last, pair.table.ends[-1]
    assert (there(last).dealer, there(last).winner, list(there(last).scores)) == (end.dealer, end.winner, end.pay)
    assert dict(there(last).specials) == end.special
    if end.winner is not None:
        counted = {"hua": there(last).hua, "jin": there(last).jin, "lian": there(last).lian, "kongs": there(last).kongs}
        assert counted == end.points
        assert there(last).self_draw == (end.how not in ("discard", "rob_kong"))


def compare_results(pair: Pair) -> None:
    result, table = GAME.result(pair.state), pair.table
    assert result is not None
    assert (list(result.points), result.reason) == (table.scores, table.reason)
    assert result.places == table.places
    assert not GAME.pending(pair.state)


@pytest.mark.parametrize("settings", ALONE, ids=lambda settings: "-".join(map(str, [*settings, *settings.values()])))
def test_fz40_hands_go_as_the_rules_are_read_with_each_setting_alone(settings: dict) -> None:
    """FZ-1, FZ-20 to FZ-31, FZ-40 to FZ-66, FZ-70 to FZ-82, FZ-85 to FZ-93, FZ-100, FZ-101."""
    rng = Rng(b"alone", *settings, *map(str, settings.values()))
    Pair(rng, chosen(**settings), rng.below(4)).play_the_hand()


def played(count: int, style: str = "", **settings: str | int | bool) -> Counter[str]:
    """So many hands by chance: how they ended, and with which specials."""
    found = Counter[str]()
    for number in range(count):
        rng = Rng(b"played", style, number)
        pair = Pair(rng, mixed(rng) | settings, rng.below(4), style=style)
        pair.play_the_hand()
        end = pair.table.ends[-1]
        found.update([end.how, *end.special])
        found["first_draw"] += end.how == "rob_gold" and pair.table.kind == "discard"
    return found


OFTEN = {"reserve": 0, "youjin": "off", "same_round_lock": "off"}


@counts(8, slow=30)
@pytest.mark.parametrize(
    ("style", "settings", "wanted"),
    [
        ("", {}, ("washout", "draw", "discard", "deal", "opening", "rob_gold", "final")),
        ("jinkan", {"jinkan": True}, ("gold_edge",)),
        ("triplets", {"reserve": 0, "reserve_per_kong": "ming1_an2", "kong_fan": "ming1_an2"}, ("kong_draw",)),
        ("triplets", {"rob_kong": True, **OFTEN}, ("rob_kong",)),
        ("ready", {"rob_gold_until": "first_draw"}, ("first_draw",)),
    ],
)
def test_fz60_fz70_fz76_fz81_hands_of_a_style_go_as_the_rules_are_read(
    style: str, settings: dict, wanted: tuple[str, ...], count: int
) -> None:
    found = played(count, style, **settings)
    assert count == 8 or min(found[how] for how in wanted) > 0, found


@pytest.mark.parametrize("tired", [30, 100])
def test_fz40_hands_that_some_or_all_want_to_finish_go_as_the_rules_are_read(tired: int) -> None:
    rng = Rng(b"finish", tired)
    pair = Pair(rng, chosen(), style="golds")
    pair.walk.tired = tired
    pair.play_the_hand()
    assert (pair.table.over, len(pair.table.ends)) == ((True, 0) if tired == 100 else (False, 1))
    if tired == 100:
        compare_results(pair)


def test_fz100_a_match_goes_as_the_rules_are_read() -> None:
    rng = Rng(b"match")
    pair = Pair(rng, mixed(rng) | {"match_rounds": 1}, seed=b"match")
    pair.play_the_match(40)
    assert pair.table.over


@pytest.mark.parametrize("after", ["end_match", "bot"])
def test_fz94_matches_that_somebody_leaves_go_as_the_rules_are_read(after: str) -> None:
    for number in range(3):
        rng = Rng(b"leaving", number)
        pair = Pair(rng, mixed(rng) | {"after_escape": after}, seed=b"leaving %d" % number)
        pair.play_the_match(5, leaving=20)
        assert pair.table.gone


@pytest.mark.full
@pytest.mark.parametrize("style", ["", "jinkan", "triplets", "ready", "youjin", "golds"])
def test_fz40_thousands_of_hands_go_as_the_rules_are_read(style: str) -> None:
    found = played(10000 if not style else 2000, style)
    assert min(found[how] for how in ("deal", "draw", "kong_draw", "discard", "rob_gold", "final", "washout")) > 3


@pytest.mark.full
def test_fz100_many_matches_go_as_the_rules_are_read() -> None:
    reasons = Counter[str]()
    for number in range(40):
        rng = Rng(b"matches", number)
        pair = Pair(rng, mixed(rng), seed=b"matches %d" % number)
        pair.play_the_match(60, leaving=rng.pick([0, 0, 1]))
        reasons[pair.table.reason if pair.table.over else ""] += 1
    assert min(reasons["played"], reasons["escaped"]) > 3
