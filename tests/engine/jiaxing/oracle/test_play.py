"""Hands and matches by chance, played by the engine and by the second reading of the rules side by side."""

from collections import Counter

import pytest

from engine.core import Action, Rng
from engine.jiaxing import GAME, Rules, State
from engine.mahjong import wall
from engine.mahjong.tiles import unpack
from tests.engine.jiaxing.oracle.play import Table
from tests.engine.jiaxing.oracle.score import SETTINGS, Chosen, chosen, mixed
from tests.engine.jiaxing.oracle.walks import Walk, thrown
from tests.engine.mahjong import beside
from tests.engine.mahjong.reading import broken
from tests.sampling import counts, slow_but
from tests.there import there

ALONE = [{}, *[{name: value} for name, values in SETTINGS.items() for value in values[1:]]]


class Pair:
    """The engine's state and the second reading, told the same and compared after every answer."""

    def __init__(
        self, rng: Rng, settings: Chosen, dealer: int = 0, seed: bytes = b"", *, blessed: bool = False
    ) -> None:
        """One hand from a wall made by hand; with a seed a whole match from it."""
        self.rng, self.settings, self.rules = rng, settings, Rules(**settings)
        self.table = Table(settings, dealer)
        self.walk = Walk(rng, blessed)
        if seed:
            self.state = GAME.start(self.rules, 4, seed).state
            self.table = Table(settings, self.state.dealer, self.state.dealer)
            self.table.deal(ring_of(self.state), self.state.dice)
        else:
            dice = thrown(rng, 4 if settings["indicator"] == "dice_stack" else 2)
            ring = self.walk.ring(dealer, dice)
            self.state = GAME.deal(self.rules, 4, dealer, ring, dice)
            self.table.deal(ring, dice)
        compare(self)

    def play_the_hand(self) -> None:
        """Answers by chance until the hand is over in both."""
        hands = len(self.table.ends)
        while len(self.table.ends) == hands:
            seat, words = self.walk.choose(self.table)
            self.state = GAME.apply(self.state, seat, Action.parse(words)).state
            self.table.say(seat, words)
            if not self.table.between:
                compare(self)
        compare_ends(self)

    def play_the_match(self, hands: int) -> None:
        """Hands until the match is over, at most so many."""
        for _ in range(hands):
            self.play_the_hand()
            if self.table.over:
                result = GAME.result(self.state)
                assert result is not None
                assert (list(result.points), result.reason) == (self.table.scores, "played")
                assert result.places == self.table.places
                assert not GAME.pending(self.state)
                return
            self.walk = Walk(self.rng)
            self.table.deal(ring_of(self.state), self.state.dice)
            compare(self)


def ring_of(state: State) -> tuple[str, ...]:
    """A wall that deals what the engine has dealt from its seed."""
    ring = [""] * 136
    stacks = broken(range(136), state.dealer, state.dice)
    number = 1 if state.rules.indicator == "tail" else state.dice[2] + state.dice[3]
    ring[stacks[-number].pop(0)] = state.wild
    hands = [list(unpack(hand)) for hand in state.hands]
    seats = [(state.dealer + step) % 4 for step in range(4)]
    takers = [seat for _ in range(3) for seat in seats for _ in range(4)] + seats + seats[:1]
    dealt = [hands[seat].pop() for seat in takers]
    left, rest = [], state.wall
    while wall.left(rest):
        tile, rest = wall.front(rest)
        left.append(tile)
    for place, tile in zip([place for stack in stacks for place in stack], dealt + left, strict=True):
        ring[place] = tile
    return tuple(ring)


def compare(pair: Pair) -> None:
    state, table = pair.state, pair.table
    beside.compare(GAME, state, table, "rob")
    assert (state.wild, state.left) == (table.wild, table.left)
    assert {frozenset(edge) for edge in state.contracts} == table.edges
    assert set(state.gone) == table.gone
    compare_session(pair)


def compare_session(pair: Pair) -> None:
    state, table = pair.state, pair.table
    assert (state.dealer, state.round_wind, list(state.queue)) == (
        table.calendar.dealer,
        table.calendar.round,
        table.calendar.queue,
    )
    assert list(state.scores) == table.scores


def compare_ends(pair: Pair) -> None:
    last, end = pair.state.last, pair.table.ends[-1]
    assert (there(last).dealer, there(last).winner, there(last).used) == (end.dealer, end.winner, end.used)
    assert (dict(there(last).tai), dict(there(last).fan), list(there(last).scores)) == (end.tai, end.fan, end.pay)


@pytest.mark.parametrize("settings", ALONE, ids=lambda settings: "-".join(map(str, [*settings, *settings.values()])))
def test_jx20_hands_go_as_the_rules_are_read_with_each_setting_alone(settings: dict) -> None:
    """JX-1 to JX-28, JX-40 to JX-58, JX-85 to JX-88, JX-100 to JX-107, JX-110 to JX-112."""
    rng = Rng(b"alone", *settings, *map(str, settings.values()))
    Pair(rng, chosen(**settings), rng.below(4)).play_the_hand()


@counts(10, slow=30, full=10_000)
def test_jx20_hands_go_as_the_rules_are_read_with_settings_mixed_by_chance(count: int) -> None:
    ends = Counter[str]()
    for number in range(count):
        rng = Rng(b"mixed", number)
        pair = Pair(rng, mixed(rng), rng.below(4))
        pair.play_the_hand()
        ends[pair.table.ends[-1].how] += 1
    assert min(ends["draw"], ends["washout"]) > count // 10
    rare = ("deal", "kong_draw", "rob", "first_discard")
    assert count < 10_000 or min(ends[how] for how in rare) > 3


@pytest.mark.parametrize("earthly", slow_but("dealer_first_discard", ["dealer_first_discard", "first_draw"]))
def test_jx58_early_wins_go_as_the_rules_are_read(earthly: str) -> None:
    fan = Counter[str]()
    for number in range(30, 50):  # among these early wins of both kinds are found
        rng = Rng(b"early", earthly, number)
        pair = Pair(rng, mixed(rng) | {"earthly": earthly}, rng.below(4), blessed=True)
        pair.play_the_hand()
        fan.update(pair.table.ends[-1].fan)
    assert min(fan["heaven"], fan["earth"]) > 0


def test_jx111_matches_go_as_the_rules_are_read() -> None:
    over = []
    for number in range(3):
        rng = Rng(b"match", number)
        pair = Pair(rng, mixed(rng) | {"match_rounds": 1}, seed=b"match %d" % number)
        pair.play_the_match(8)
        over.append(pair.table.over)
    assert any(over)


@pytest.mark.full
def test_jx111_many_matches_go_as_the_rules_are_read() -> None:
    for number in range(40):
        rng = Rng(b"matches", number)
        Pair(rng, mixed(rng), seed=b"matches %d" % number).play_the_match(60)
