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


ALL_KEYS = {
    *("goko", "shiko", "ame_shiko", "sanko", "ame_sanko", "satsu", "akatan", "aotan", "gotori", "inoshikacho"),
    *("hanami", "tsukimi", "tsukimi*", "nanatan", "rokutan", "tan", "tane", "kasu", "tsukifuda"),
}


def test_go24_five_thousand_piles_are_worth_what_the_table_says() -> None:
    assert compare_piles(5_000, Rng(b"piles")) == ALL_KEYS


@pytest.mark.full
def test_go24_a_hundred_thousand_piles_are_worth_what_the_table_says() -> None:
    assert compare_piles(100_000, Rng(b"many piles")) == ALL_KEYS


def test_go20_only_the_highest_bright_yaku_counts() -> None:
    keys = {(2, True): ("ame_sanko", 4), (3, False): ("sanko", 5), (3, True): ("ame_shiko", 7)}
    keys |= {(4, False): ("shiko", 8), (4, True): ("goko", 10)}
    for rain, size in itertools.product((False, True), range(5)):
        for some in itertools.combinations(cards(BRIGHTS), size):
            text = f"{' '.join(some)} {'11H' if rain else ''} 02R 05K1"
            key = keys.get((size, rain))
            assert list(found(text, five_birds="off").items()) == ([key] if key else [])


def test_go21_satsu_replaces_red_and_blue_or_counts_besides_them() -> None:
    both = "01R 02R 03R 06R 09R 10R"
    assert found(both) == {"satsu": 6, "rokutan": 2, "tan": 2}
    assert found(both, both_colours="stack") == {"satsu": 6, "akatan": 3, "aotan": 3, "rokutan": 2, "tan": 2}
    for setting in ("supersede", "stack"):
        assert found("01R 02R 03R 06R 09R", both_colours=setting) == {"akatan": 3, "tan": 1}
        assert found("01R 02R 06R 09R 10R", both_colours=setting) == {"aotan": 3, "tan": 1}
        assert found("04R 05R 07R", both_colours=setting) == {}


@pytest.mark.parametrize("settings", RIBBONS, ids=lambda settings: "-".join(settings.values()))
@pytest.mark.parametrize("willow", ["", "11R"])
def test_go22_seven_replaces_six_and_both_stand_beside_or_instead_of_the_ribbons(settings: dict, willow: str) -> None:
    seven, six = int(settings["seven_ribbons_points"]), int(settings["six_ribbons_points"])
    ribbons = cards("01R 02R 04R 05R 06R 09R 07R 03R 10R")
    for size in range(10):
        made = found(f"{' '.join(ribbons[:size])} {willow}", **settings)
        named = {"nanatan": max(seven, six)} if size >= 7 else {"rokutan": six} if size == 6 else {}
        count = size + bool(willow)
        plain = {"tan": count - 4} if count >= 5 else {}
        if settings["ribbon_sets"] == "replace" and named:
            worth_named, worth_plain = sum(named.values()), sum(plain.values())
            named, plain = (named, {}) if worth_named >= worth_plain else ({}, plain)
        assert {key: made[key] for key in ("nanatan", "rokutan", "tan") if key in made} == named | plain
        assert ("akatan" in made or "satsu" in made) == (size >= 8)
        assert ("satsu" in made) == (size == 9)


def test_go22_the_willow_ribbon_is_none_of_six_or_seven() -> None:
    assert found("01R 02R 04R 05R 06R 11R") == {"tan": 2}
    assert found("01R 02R 04R 05R 06R 07R 11R") == {"rokutan": 2, "tan": 3}


def test_go22_equal_sets_are_shown_as_the_seven_or_six() -> None:
    assert found("01R 02R 04R 05R 06R 09R", ribbon_sets="replace") == {"rokutan": 2}
    assert found("01R 02R 04R 05R 06R 09R 11R", ribbon_sets="replace") == {"tan": 3}
    assert found("01R 02R 04R 05R 06R 09R 07R", ribbon_sets="replace") == {"nanatan": 3}


@pytest.mark.parametrize("points", [5, 3])
def test_go23_the_moon_counts_at_stop_or_in_full_or_not_at_all(points: int) -> None:
    made = {"tsukimi": points}
    for mode, opened, bonus in (("bonus", {}, made), ("full", made, {}), ("off", {}, {})):
        assert found("08H 09A", tsukimi_mode=mode, tsukimi_points=points) == opened
        assert extra("08H 09A", tsukimi_mode=mode, tsukimi_points=points) == bonus
        assert extra("08H 09R", tsukimi_mode=mode) == extra("08A 09A", tsukimi_mode=mode) == {}


@pytest.mark.parametrize("points", [5, 3])
def test_go24_blossom_viewing_needs_curtain_and_cup(points: int) -> None:
    assert found("03H 09A", hanami_points=points) == {"hanami": points}
    assert found("03H 09R 03R", hanami_points=points) == found("03R 09A", hanami_points=points) == {}


def test_go24_all_other_yaku_add_up_also_over_the_same_cards() -> None:
    assert found("01H 08A 12H 03H 09A") == {"gotori": 5, "sanko": 5, "hanami": 5}
    assert found("06A 07A 10A 02A 04A") == {"inoshikacho": 5, "tane": 1}
    assert found("06R 09R 10R 04R 05R") == {"aotan": 3, "tan": 1}
    assert found("12*", 12, month_card="cut") == {"tsukifuda": 4}
    assert found(f"{TEN_KASU} 11K1 11H 11A 11R", 11, month_card="round") == {"kasu": 2, "tsukifuda": 4}


@pytest.mark.parametrize(("text", "key"), [("*A", "tane"), ("*R", "tan"), ("*K", "kasu")])
def test_go24_animals_and_ribbons_count_from_five_and_plains_from_ten(text: str, key: str) -> None:
    pile, least = cards(text), 10 if key == "kasu" else 5
    for size in range(len(pile) + 1):
        assert yaku(pile[:size], Rules()).open.get(key, 0) == max(0, size - least + 1)


@pytest.mark.parametrize("month", range(1, 13))
@pytest.mark.parametrize("setting", ["cut", "round"])
def test_go9_the_four_cards_of_the_month_are_worth_4(month: int, setting: str) -> None:
    four = f"{month:02}*"
    assert found(four, month, month_card=setting)["tsukifuda"] == 4
    assert "tsukifuda" not in found(four, month % 12 + 1, month_card=setting)
    assert "tsukifuda" not in found(four, month, month_card="off")
    for card in cards(four):
        assert "tsukifuda" not in found(f"ALL -{card}", month, month_card=setting)


def test_go_a1_the_five_birds_are_those_of_the_seed_or_of_godori() -> None:
    seed, godori = "01H 08A 12H", "02A 04A 08A"
    for setting, made in {"seed": seed, "godori": godori, "off": ""}.items():
        for text in (seed, godori):
            assert found(text, five_birds=setting) == ({"gotori": 5} if text == made else {})
        for card in cards(made):
            assert "gotori" not in found(f"{seed} {godori} -{card}", five_birds=setting)


def test_go_a2_satsu_is_a_name_and_no_extra_points() -> None:
    both = "01R 02R 03R 06R 09R 10R"
    assert found(both)["satsu"] == found("01R 02R 03R")["akatan"] + found("06R 09R 10R")["aotan"]


def test_go_a3_both_readings_of_seven_ribbons_are_worth_6() -> None:
    seven = "01R 02R 04R 05R 06R 09R 07R"
    other = {"seven_ribbons_points": 6, "six_ribbons_points": 5, "ribbon_sets": "replace"}
    assert sum(found(seven).values()) == sum(found(seven, **other).values()) == 6
    assert found(seven, **other) == {"nanatan": 6}


def test_go_a19_rain_and_fog_spoil_no_viewing() -> None:
    assert found("03H 09A 11H 11A 11R 11K1") == {"hanami": 5}
    assert extra("08H 09A 12H 12K1 12K2 11R") == {"tsukimi": 5}


def test_go_a20_the_sake_cup_is_no_kasu() -> None:
    nine = TEN_KASU.removesuffix(" 05K2")
    assert found(f"{nine} 09A") == {}
    assert found(f"{TEN_KASU} 09A") == {"kasu": 1}


@pytest.mark.parametrize("birds", ["seed", "godori"])
@pytest.mark.parametrize("mode", ["bonus", "full"])
@pytest.mark.parametrize("settings", RIBBONS, ids=lambda settings: "-".join(settings.values()))
def test_go26_open_never_falls_when_cards_are_added(settings: dict, mode: str, birds: str) -> None:
    rng = Rng(b"chains")
    rules = with_rules(**settings, tsukimi_mode=mode, five_birds=birds, month_card="cut")
    for _ in range(8):
        before, order = 0, rng.shuffled(CARDS)
        for size in range(49):
            after = yaku(order[:size], rules, 8).total
            assert after >= before
            before = after


def test_go26_with_the_defaults_every_new_open_yaku_raises_open() -> None:
    rng = Rng(b"new yaku")
    for _ in range(60):
        order = rng.shuffled(CARDS)
        before = yaku((), Rules())
        for size in range(49):
            after = yaku(order[:size], Rules())
            if set(after.open) - set(before.open):
                assert after.total > before.total
            before = after


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
