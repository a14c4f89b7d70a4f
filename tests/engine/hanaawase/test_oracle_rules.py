"""The engine and a second reading of the rules, side by side over random rounds and random piles (HA-5 to HA-34)."""

import itertools
from typing import Any

import pytest

from engine.core import Rng, VoidDeal
from engine.hanaawase.oni import capture
from engine.hanaawase.score import card_points, settle, void, yaku
from engine.hanafuda.cards import CARDS, ID
from tests.engine.hanaawase import oracle_rules as oracle
from tests.engine.hanaawase.table import Table, with_rules
from tests.sampling import counts

OVERLAPS = itertools.product(("replace", "two_small", "stack"), ("subset", "exclusive", "stack"))
RULES = [with_rules(nomi_overlap=nomi, bright_overlap=bright) for nomi, bright in OVERLAPS]
PLAIN = {"oni": "off"}
ONI = {"oni": "on"}
LAST = {"oni": "on", "oni_leftover": "last_player"}
STRICT = {"oni": "on", "must_match": "on"}
FORCED = {"must_match": "on"}


def piles(count: int, seed: bytes = b"piles") -> list[tuple[str, ...]]:
    rng = Rng(seed)
    return [rng.shuffled(CARDS)[: rng.below(49)] for _ in range(count)]


@counts(800, full=100_000)
def test_ha17_ha18_ha19_both_readings_agree_about_piles(count: int) -> None:
    for pile, rules in zip(piles(count), itertools.cycle(RULES), strict=False):
        assert yaku(pile, rules) == oracle.yaku(set(pile), rules)


def test_card_points_are_20_10_5_and_1() -> None:
    for pile, rules in itertools.product(piles(50), (with_rules(), with_rules(kasu_points=0))):
        assert card_points(pile, rules) == oracle.card_points(set(pile), rules)
    assert card_points(CARDS, with_rules()) == 264


def play_side_by_side(number: int, settings: dict[str, Any]) -> tuple[Table, oracle.Round] | None:
    """A round on both tables, compared after every move; None for a void deal."""
    rng = Rng(b"round %d" % number)
    order, dealer = rng.shuffled(CARDS), rng.below(3)
    second = oracle.Round(order, dealer, with_rules(**settings))
    if oracle.void(second.field, second.rules.oni):
        with pytest.raises(VoidDeal):
            Table(order, dealer=dealer, **settings)
        return None
    table = Table(order, dealer=dealer, rounds=1, **settings).ready()
    while not second.over:
        ((seat, legal),) = table.asked.items()
        assert (seat, set(legal)) == (second.seat, second.legal())
        assert legal[0] == second.default()
        assert legal[1:] == sorted(legal[1:], key=lambda text: ID[text[5:]])
        move = legal[0] if rng.below(3) == 0 else rng.pick(legal)
        assert (table.state.last, table.state.turns) == (None, second.turn)
        table.say(seat, move)
        second.say(move)
        board = table.state
        assert [set(hand) for hand in board.hands] == [second.hands[seat] for seat in range(3)]
        assert [set(pile) for pile in board.taken] == second.piles
        assert (set(board.field), list(board.stock), board.held or "") == (second.field, second.stock, second.held)
        assert len(board.field) == len(set(board.field))
    return table, second


@counts(10, slow=50, full=5_000)
@pytest.mark.parametrize("settings", [PLAIN, ONI, LAST, STRICT, FORCED], ids=str)
def test_ha34_both_readings_play_the_same_rounds(settings: dict[str, str], count: int) -> None:
    """HA-3, HA-5 to HA-7, HA-11 to HA-16, HA-28 to HA-34."""
    left = set[int]()
    for number in range(count):
        if played := play_side_by_side(number, settings):
            table, second = played
            assert table.state.last.left == len(second.left)
            assert sum(table.state.last.cards) == 264
            assert sum(oracle.card_points(pile, second.rules) for pile in second.piles) == 264
            left.add(len(second.left))
    assert left >= {0, 2} or count < 50 or settings.get("oni") != "on"


@counts(10, slow=50)
@pytest.mark.parametrize("rain_island", ["yaku", "void_yaku", "void_round"])
@pytest.mark.parametrize("next_dealer", ["score", "card_points"])
def test_ha20_ha26_both_readings_settle_the_same_rounds(rain_island: str, next_dealer: str, count: int) -> None:
    """HA-20 to HA-26."""
    reasons = set()
    for number in range(count):
        settings = {"rain_island": rain_island, "next_dealer": next_dealer, "oni": ("on", "off")[number % 2]}
        settings |= {"winner": ("settlement", "card_points")[number // 2 % 2], "kasu_points": str(number // 4 % 2)}
        if not (played := play_side_by_side(number, settings)):
            continue
        table, second = played
        last, rules = table.state.last, table.state.rules
        worth = [oracle.yaku(pile, rules) for pile in second.piles]
        rain = next((seat for seat in range(3) if second.piles[seat] >= oracle.WILLOW), None)
        points = [oracle.card_points(pile, rules) for pile in second.piles]
        totals = [sum(rows.values()) for rows in worth]
        scores, pays, winner, dealer = oracle.settled(rules, second.dealer, points, totals, rain is not None)
        assert [dict(rows) for rows in last.yaku] == worth
        assert (last.cards, last.rain, last.turns) == (tuple(points), rain, 21)
        assert (list(last.scores), list(last.payments), last.winner, last.next_dealer) == (scores, pays, winner, dealer)
        assert table.state.scores == last.scores
        reasons.add(last.reason)
    assert count < 50 or reasons == {"played_out"} | ({rain_island} if rain_island != "yaku" else set())


def triples(count: int) -> list[tuple[int, int, int]]:
    rng = Rng(b"triples")
    cuts = [sorted((rng.below(265), rng.below(265))) for _ in range(count)]
    return [(low, high - low, 264 - high) for low, high in cuts] + [(88, 88, 88), (89, 88, 87), (176, 88, 0)]


@pytest.mark.parametrize("rain_island", ["yaku", "void_yaku", "void_round"])
@pytest.mark.parametrize("next_dealer", ["score", "card_points"])
def test_ha20_ha21_ha22_ha26_both_readings_settle_random_totals(rain_island: str, next_dealer: str) -> None:
    rng = Rng(b"totals")
    for points in triples(150):
        winner = rng.pick(("settlement", "card_points"))
        rules = with_rules(rain_island=rain_island, next_dealer=next_dealer, winner=winner)
        worth = [rng.pick((0, 0, 20, 30, 40, 60, 110)) for _ in range(3)]
        dealer, rain = rng.below(3), rng.pick((None, 0, 1, 2))
        found = settle(rules, dealer, points, tuple(worth), rain=rain)
        scores, pays, won, following = oracle.settled(rules, dealer, list(points), worth, rain is not None)
        assert (list(found.scores), list(found.payments)) == (scores, pays)
        assert (found.winner, found.next_dealer) == (won, following)


@pytest.mark.parametrize("oni", [False, True])
@pytest.mark.parametrize("source", ["hand", "draw"])
def test_ha13_ha29_to_ha32_both_readings_agree_about_every_card_on_random_fields(oni: bool, source: Any) -> None:
    rng = Rng(b"fields")
    rules = with_rules(oni=oni)
    for _ in range(200):
        order = rng.shuffled(CARDS)
        field = order[: rng.below(12)]
        if oracle.void(set(field), oni):
            continue
        for card in {*order[12:16], "11K1", "11H"} - set(field):
            met = capture(field, card, source, rules)
            assert (met.mode, set(met.cards)) == oracle.capture(set(field), card, source == "draw", oni)
            assert list(met.cards) == sorted(met.cards, key=ID.__getitem__)


@pytest.mark.parametrize("oni", [False, True])
def test_ha8_both_readings_agree_about_void_fields(oni: bool) -> None:
    rng = Rng(b"void")
    rules, seen = with_rules(oni=oni), set()
    for _ in range(400):
        some = rng.shuffled([card for card in CARDS if card[:2] in ("11", "05")])[:6]
        field = some if rng.below(2) else rng.shuffled(CARDS)[:6]
        found = void(field, (), rules)
        assert found == oracle.void(set(field), oni)
        seen.add(found)
    assert seen == {True, False}
