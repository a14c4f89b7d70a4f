"""The yaku table against the second reading (GO-20 to GO-24, GO-26), and the sheet that shows it."""

import itertools
from typing import Any

from engine.core import Rng
from engine.hanafuda.cards import CARDS
from engine.stopgo.score import yaku
from engine.stopgo.sheet import sheet
from tests.engine.stopgo.oracle_rules import SETTINGS, chosen, worth
from tests.engine.stopgo.table import Rules, with_rules
from tests.sampling import counts

RIBBONS = [
    dict(zip(("seven_ribbons_points", "six_ribbons_points", "ribbon_sets", "both_colours"), values, strict=True))
    for values in itertools.product(("3", "6"), ("2", "5"), ("stack", "replace"), ("supersede", "stack"))
]
SCORING = (
    *("hanami_points", "tsukimi_mode", "tsukimi_points", "seven_ribbons_points", "six_ribbons_points"),
    *("ribbon_sets", "both_colours", "five_birds", "month_card"),
)


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
        month = 0 if settings["month_card"] == "off" else rng.below(13)
        engine = yaku(pile, Rules.parse(settings), *[month] * bool(month))  # a round may have none
        opened, bonus = worth(set(pile), settings, month)
        assert (dict(engine.open), dict(engine.bonus)) == (opened, bonus)
        assert engine.total == sum(opened.values())
        seen |= set(opened) | {f"{key}*" for key in bonus}
    return seen


ALL_KEYS = {
    *("goko", "shiko", "ame_shiko", "sanko", "ame_sanko", "satsu", "akatan", "aotan", "gotori", "inoshikacho"),
    *("hanami", "tsukimi", "tsukimi*", "nanatan", "rokutan", "tan", "tane", "kasu", "tsukifuda"),
}


@counts(2_000, full=100_000)
def test_go24_piles_are_worth_what_the_table_says(count: int) -> None:
    """GO-9, GO-20 to GO-24."""
    assert compare_piles(count, Rng(b"piles")) == ALL_KEYS


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


def test_go26_open_never_falls_when_cards_are_added_and_by_the_defaults_every_new_yaku_raises_it() -> None:
    rng = Rng(b"chains")
    for settings in [*RIBBONS, *[{}] * 20]:
        rules, order = with_rules(**settings, month_card="cut" if settings else "off"), rng.shuffled(CARDS)
        before = yaku((), rules, 8)
        for size in range(49):
            after = yaku(order[:size], rules, 8)
            assert after.total >= before.total + bool(not settings and set(after.open) - set(before.open))
            before = after
