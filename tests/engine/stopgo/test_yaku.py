"""The yaku table (GO-20 to GO-24, GO-26), against the second reading and line by line."""

import itertools
from typing import Any

import pytest

from engine.core import Rng
from engine.hanafuda.cards import CARDS
from engine.stopgo.score import yaku
from engine.stopgo.sheet import sheet
from tests.engine.stopgo.oracle_rules import SETTINGS, chosen, worth
from tests.engine.stopgo.table import Rules, cards, with_rules
from tests.sampling import counts

BRIGHTS = "01H 03H 08H 12H"
TEN_KASU = "01K1 01K2 02K1 02K2 03K1 03K2 04K1 04K2 05K1 05K2"
RIBBONS = [
    dict(zip(("seven_ribbons_points", "six_ribbons_points", "ribbon_sets", "both_colours"), values, strict=True))
    for values in itertools.product(("3", "6"), ("2", "5"), ("stack", "replace"), ("supersede", "stack"))
]
SCORING = (
    *("hanami_points", "tsukimi_mode", "tsukimi_points", "seven_ribbons_points", "six_ribbons_points"),
    *("ribbon_sets", "both_colours", "five_birds", "month_card"),
)


def found(text: str, month: int = 0, **settings: Any) -> dict[str, int]:
    """The open yaku of these cards."""
    return dict(yaku(cards(text), with_rules(**settings), month).open)


def extra(text: str, **settings: Any) -> dict[str, int]:
    """The yaku that count only at Stop."""
    return dict(yaku(cards(text), with_rules(**settings)).bonus)


def random_pile(rng: Rng) -> tuple[str, ...]:
    """A pile of any size; every third one leans to the cards that matter, so that rare yaku meet."""
    if rng.below(3):
        return rng.shuffled(CARDS)[: rng.below(49)]
    letters = rng.pick(("HA", "R", "HR", "AR", "HAR", "K"))
    pile = [card for card in CARDS if card[2] in letters and rng.below(6)]
    return rng.shuffled((*pile, *(card for card in CARDS if card not in pile and not rng.below(8))))


def compare_piles(count: int, rng: Rng) -> set[str]:
    """Random piles under random settings in both readings; gives the yaku that were seen."""
    seen: set[str] = set()
    for _ in range(count):
        settings = chosen(**{name: rng.pick(SETTINGS[name]) for name in SCORING})
        pile = random_pile(rng)
        month = 0 if settings["month_card"] == "off" else 1 + rng.below(12)
        engine = yaku(pile, Rules.parse(settings), month)
        opened, bonus = worth(set(pile), settings, month)
        assert (dict(engine.open), dict(engine.bonus)) == (opened, bonus)
        assert engine.total == sum(opened.values())
        seen |= set(opened) | {f"{key}*" for key in bonus}
    return seen


A3 = {"seven_ribbons_points": 6, "six_ribbons_points": 5, "ribbon_sets": "replace"}
ALL_KEYS = {
    *("goko", "shiko", "ame_shiko", "sanko", "ame_sanko", "satsu", "akatan", "aotan", "gotori", "inoshikacho"),
    *("hanami", "tsukimi", "tsukimi*", "nanatan", "rokutan", "tan", "tane", "kasu", "tsukifuda"),
}


@counts(2_000, full=100_000)
def test_go24_piles_are_worth_what_the_table_says(count: int) -> None:
    """GO-9, GO-20 to GO-24."""
    assert compare_piles(count, Rng(b"piles")) == ALL_KEYS


def test_go21_satsu_replaces_red_and_blue_or_counts_besides_them() -> None:
    both = "01R 02R 03R 06R 09R 10R"
    assert found(both) == {"satsu": 6, "rokutan": 2, "tan": 2}
    assert found(both, both_colours="stack") == {"satsu": 6, "akatan": 3, "aotan": 3, "rokutan": 2, "tan": 2}
    for setting in ("supersede", "stack"):
        assert found("01R 02R 03R 06R 09R", both_colours=setting) == {"akatan": 3, "tan": 1}
        assert found("01R 02R 06R 09R 10R", both_colours=setting) == {"aotan": 3, "tan": 1}
        assert found("04R 05R 07R", both_colours=setting) == {}


def test_go22_the_willow_ribbon_is_none_of_six_or_seven() -> None:
    assert found("01R 02R 04R 05R 06R 11R") == {"tan": 2}
    assert found("01R 02R 04R 05R 06R 07R 11R") == {"rokutan": 2, "tan": 3}


def test_go24_all_other_yaku_add_up_also_over_the_same_cards() -> None:
    assert found("01H 08A 12H 03H 09A") == {"gotori": 5, "sanko": 5, "hanami": 5}
    assert found("06A 07A 10A 02A 04A") == {"inoshikacho": 5, "tane": 1}
    assert found("06R 09R 10R 04R 05R") == {"aotan": 3, "tan": 1}
    assert found("12*", 12, month_card="cut") == {"tsukifuda": 4}
    assert dict(yaku(cards("01*"), with_rules(month_card="cut")).open) == {}
    assert found(f"{TEN_KASU} 11K1 11H 11A 11R", 11, month_card="round") == {"kasu": 2, "tsukifuda": 4}


def test_go26_seven_ribbons_may_be_a_new_name_without_a_rise() -> None:
    settings = {"seven_ribbons_points": 3, "six_ribbons_points": 5, "ribbon_sets": "replace"}
    assert found("01R 02R 04R 05R 06R 09R", **settings) == {"rokutan": 5}
    assert found("01R 02R 04R 05R 06R 09R 07R", **settings) == {"nanatan": 5}


def used(**settings: Any) -> dict[str, int]:
    return {pattern.key: pattern.points for pattern in sheet(with_rules(**settings))}


def test_the_sheet_lists_the_yaku_of_the_table_with_their_least_points() -> None:
    table = {"goko": 10, "shiko": 8, "ame_shiko": 7, "sanko": 5, "ame_sanko": 4, "satsu": 6, "akatan": 3, "aotan": 3}
    table |= {"gotori": 5, "inoshikacho": 5, "hanami": 5, "tsukimi": 5, "nanatan": 3, "rokutan": 2}
    table |= {"tan": 1, "tane": 1, "kasu": 1, "teshi": 1, "futateshi": 1, "kuttsuki": 1}
    assert used() == table
    assert used(contract="on", month_card="cut") == table | {"keiyaku": 1, "tsukifuda": 4}
    assert used(month_card="round") == table | {"tsukifuda": 4}
    assert used(hanami_points=3, tsukimi_points=3)["hanami"] == 3
    assert used(hanami_points=3, tsukimi_points=3)["tsukimi"] == 3
    assert used(six_ribbons_points=5)["nanatan"] == used(six_ribbons_points=5)["rokutan"] == 5
    assert used(seven_ribbons_points=6)["nanatan"] == 6


def test_the_sheet_leaves_out_what_is_not_used() -> None:
    assert set(used()) - set(used(five_birds="off")) == {"gotori"}
    assert set(used()) - set(used(tsukimi_mode="off")) == {"tsukimi"}
    lucky = {"teshi", "futateshi", "keiyaku", "kuttsuki"}
    assert set(used(contract="on")) - set(used(hand_yaku="off", contract="on")) == lucky
    assert set(used(hand_yaku="instant")) == set(used())


def test_the_sheet_shows_the_cards_of_a_yaku() -> None:
    pieces = {pattern.key: set(pattern.pieces) for pattern in sheet(Rules())}
    five = f"{BRIGHTS} 11H"
    for key, text in {
        "goko": five,
        "shiko": BRIGHTS,
        "ame_shiko": five,
        "sanko": BRIGHTS,
        "ame_sanko": five,
        "satsu": "01R 02R 03R 06R 09R 10R",
        "akatan": "01R 02R 03R",
        "aotan": "06R 09R 10R",
        "gotori": "01H 08A 12H",
        "inoshikacho": "06A 07A 10A",
        "hanami": "03H 09A",
        "tsukimi": "08H 09A",
        "nanatan": "*R -11R",
        "rokutan": "*R -11R",
        "tan": "*R",
        "tane": "*A",
        "kasu": "*K",
    }.items():
        assert pieces[key] == set(cards(text))
    godori = {pattern.key: set(pattern.pieces) for pattern in sheet(with_rules(five_birds="godori"))}
    assert godori["gotori"] == set(cards("02A 04A 08A"))


def test_go26_open_never_falls_when_cards_are_added_and_by_the_defaults_every_new_yaku_raises_it() -> None:
    rng = Rng(b"chains")
    for settings in [*RIBBONS, *[{}] * 20]:
        rules, order = with_rules(**settings, month_card="cut" if settings else "off"), rng.shuffled(CARDS)
        before = yaku((), rules, 8)
        for size in range(49):
            after = yaku(order[:size], rules, 8)
            assert after.total >= before.total + bool(not settings and set(after.open) - set(before.open))
            before = after


@pytest.mark.parametrize(("text", "settings", "made"), [
    ("01R 02R 04R 05R 06R 09R 07R", {}, {"nanatan": 3, "tan": 3}),
    ("01R 02R 04R 05R 06R 09R 07R", A3, {"nanatan": 6}),
    ("03H 09A 11H 11A 11R 11K1", {}, {"hanami": 5}),
    (TEN_KASU.removesuffix(" 05K2") + " 09A", {}, {}),
    (f"{TEN_KASU} 09A", {}, {"kasu": 1}),
])  # fmt: skip
def test_go_a3_go_a19_go_a20_what_the_rules_leave_open(text: str, settings: dict, made: dict[str, int]) -> None:
    assert found(text, **settings) == made
