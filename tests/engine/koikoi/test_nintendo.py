"""The three settings beyond the file, and the preset `nintendo`: void deals and whole matches."""

import pytest

from engine.core import VoidDeal
from engine.koikoi.score import void, yaku
from tests.engine.koikoi.table import GAME, Rules, Table, cards, deck, matches, with_rules

NINTENDO = with_rules(void="nintendo")
QUIET = "01H 02A 03H 04A 05A 06A 07A 08H"


@pytest.mark.parametrize(("field", "again"), [
    ("01* 02A 03H 05R 09A", True), ("01H 01R 01K1 02A 03H 05R 07A 09A", True),
    ("01H 01R 01K1 02A 02R 02K1 05R 09A", True), ("01H 01R 02A 02R 03H 03R 04A 04R", True),
    ("01H 01R 02A 02R 03H 03R 04A 05A", False), (QUIET, False), ("", False),
])  # fmt: skip
def test_void_nintendo_is_three_or_four_of_a_month_or_four_pairs_on_the_field(field: str, again: bool) -> None:
    assert void(cards(field), (), NINTENDO) == again
    assert void(cards(field), (), Rules()) == (field.startswith("01*"))


@pytest.mark.parametrize(("hand", "again"), [
    ("09* 10A 11H 12H 01R", True), ("09* 10*", True), ("09* 10A 10R 11H 12H", True),
    ("09A 09R 10A 10R 11H 11A 12H 12K1", True), ("09A 09R 09K1 10A 11H 12H 01R 02R", False),
    ("09A 09R 09K1 10A 10R 11H 12H 12K1", False), ("09A 09R 10A 10R 11H 11A 12H 01R", False),
])  # fmt: skip
def test_void_nintendo_is_four_of_a_month_or_four_pairs_in_a_hand(hand: str, again: bool) -> None:
    quiet = cards("01K1 02K1 03K1 04K1 05K1 06K1 07K1 08K1")
    for hands in ((cards(hand), quiet), (quiet, cards(hand))):
        assert void(cards(QUIET), hands, NINTENDO) == again
        assert not void(cards(QUIET), hands, Rules())


@pytest.mark.parametrize(
    "order",
    [
        deck(field="01H 01R 01K1 02A 03H 05R 07A 09A"),
        deck(dealer="09* 10A 11H 12H 01R", field=QUIET),
        deck(other="09A 09R 10A 10R 11H 11A 12H 12K1", field=QUIET),
    ],
    ids=["field", "dealer's hand", "other hand"],
)
def test_void_nintendo_is_looked_for_at_the_deal(order: tuple[str, ...]) -> None:
    assert Table(order, void="kirin").asked
    with pytest.raises(VoidDeal):
        Table(order, void="nintendo")


def test_void_nintendo_leaves_no_void_deal_in_a_match() -> None:
    for table in matches(150, void="nintendo"):
        assert not void(table.state.field, table.state.hands, NINTENDO)


def test_a_match_of_the_preset_is_twelve_rounds_of_its_rules() -> None:
    rules = GAME.presets["nintendo"]
    for table in matches(3, **rules.plain()):
        assert table.state.rules == rules
        dealers = [table.state.dealer]
        while table.asked:
            seat, legal = next(iter(table.asked.items()))
            assert "declare" not in legal
            number = table.state.round
            table.say(seat, "koikoi" if "koikoi" in legal and number % 2 else legal[0])
            last = table.state.last
            if table.state.round > number:
                assert table.state.dealer == (1 - dealers[-1] if last.winner is None else last.winner)
                dealers.append(table.state.dealer)
        assert len(table.state.history) == len(dealers) == 12
        if last.winner is not None:
            assert last.base == sum(yaku(table.state.taken[last.winner], rules).values())
