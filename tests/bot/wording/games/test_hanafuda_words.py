"""What a hand of cards offers, asks and tells: what a card takes, what a stop is worth, who had what and pays whom."""

import re
from dataclasses import replace

import pytest

from bot.decks.all import DECKS
from bot.decks.telling import Telling
from bot.i18n import Words
from bot.ui.hand_message import hand_message
from bot.ui.paint_workers import PaintWorkers
from bot.ui.pictures import PictureService
from bot.ui.table_message import board_message
from engine import GAMES
from engine.core import Match
from engine.testing.plans import state_of
from tests.bot.reading import TEXT, reading
from tests.bot.walking import seen, table_of, walk
from tests.there import there

FIELD = ("01K1", "01K2", "05A", "05R", "09A", "09R", "12K1", "08H")
HAND = ("01H", "05K1", "09K1", "12H", "02A", "03H", "11K1", "04K1")


def offered(field, hand, key="koikoi", **settings):
    """The labels of a hand that is to play; the stock does not matter."""
    game = GAMES[key]
    match = next(match for match in walk(key, 1, settings) if match.question.topic == "play")
    seat = min(match.pending)
    state = replace(state_of(match), field=field, hands=tuple(hand if n == seat else () for n in range(match.seats)))
    match = Match(game, match.rules, match.seats, bytes(32))
    match._arrive(state, 5, ())
    offer = DECKS["hanafuda"].offer(match.scene(seat), match.question, match.pending[seat], Telling(TEXT, game, str))
    return {str(each.action): (each.label, each.style) for row in offer.rows for each in row}, offer.notes


def test_a_button_says_what_a_card_takes_as_far_as_a_phone_has_room():
    labels, notes = offered(FIELD, HAND)
    assert labels["play 01H"] == ("Crane → Plain 1", "quiet")
    assert labels["play 05K1"] == ("Iris Plain 1 → Bridge or Ribbon", "quiet")
    assert labels["play 09K1"] == ("Chrysanthemum Plain 1 → 1 of 2", "quiet")
    assert labels["play 12H"] == ("Phoenix → Plain 1", "quiet")
    assert labels["play 02A"] == ("Warbler", "quiet")
    assert notes == (TEXT("hand-captures"),)
    assert offered(("04A", "04R", "04K2", "07A"), HAND)[0]["play 04K1"][0] == "Wisteria Plain 1 → all 3"
    assert max(len(label) for label, _ in labels.values()) <= 34


def test_buttons_that_would_need_too_many_rows_name_the_cards_alone_and_the_words_of_the_move_stay_whole():
    hand = ("04K2", "05K1", "07K1", "09K1", "12K1", "12K2", "09K2", "07R")
    labels, notes = offered(("04K1", "05K2", "07K2", "09R", "12K3", "09A", "01H", "05A"), hand)
    assert [label for label, _ in labels.values() if "→" in label[:-1]] == []
    assert labels["play 04K2"] == ("Wisteria Plain 2 →", "quiet")
    assert notes == (TEXT("hand-captures-marked"),) or notes == ()


def test_ha29_the_oni_says_that_it_takes_one_of_all_but_willows():
    labels, _ = offered(("05A", "09A", "11A"), HAND, "hanaawase", oni=True)
    assert labels["play 11K1"] == ("Willow Lightning → 1 of 2", "quiet")
    assert offered(("05A", "11A"), HAND, "hanaawase", oni=True)[0]["play 11K1"][0] == "Willow Lightning → Iris Bridge"


@pytest.mark.parametrize(("key", "stop", "go"), [("koikoi", "Agari", "Koi-koi"), ("stopgo", "Stop", "Go")])
async def test_who_decides_reads_what_it_is_worth_in_the_question_and_on_the_button(key, stop, go):
    decided = [match for match in walk(key, 3, {"rounds": 3}) if match.question.topic == "decide"]
    assert decided
    for match in decided:
        seat = min(match.pending)
        score = dict(there(match.scene(seat).sheet("stake", seat)).terms)["score"]
        hand = seen("hand", await hand_message(table_of(match), seat, reading()))
        assert hand.labels[:2] == [f"{stop} {score}", go]
        assert f"**{stop}**: " in hand.text
        assert f"score {score}." in hand.text
        assert f"**{go}**: play on for more. If " in hand.text
        assert "you score nothing" in hand.text


ENDS = {
    "any": "You may go out only when your points go up again.",
    "once": "After your koi-koi, the first player whose points go up ends the round and scores.",
    "once_each": "The next time your points go up, the round ends and you score.",
}
"""What a koi-koi does to the rest of the round, by how often it may be called."""


@pytest.mark.parametrize("limit", ENDS)
async def test_kk28_kk47_who_may_call_koi_koi_reads_where_the_next_rise_ends_the_round_by_itself(limit):
    match = next(match for match in walk("koikoi", 3, {"koikoi_limit": limit}) if match.question.topic == "decide")
    hand = seen("hand", await hand_message(table_of(match), min(match.pending), reading()))
    assert [each for each, said in ENDS.items() if said in hand.text] == [limit]


async def test_the_end_of_a_round_of_hana_awase_names_everybodys_yaku_and_after_the_last_no_dealer():
    *_, between, over = [
        match
        for match in walk("hanaawase", 1, {"rounds": 3})
        if match.result or (match.scene(None).settled == 2 and match.question.topic == "ready")
    ]
    for match, deals in ((between, True), (over, False)):
        told = "\n".join(DECKS["hanafuda"].settlement(match.scene(None), Telling(TEXT, match.game, "Seat {}".format)))
        assert ("deals next" in told) is deals
        for sheet in match.scene(None).sheets:
            if sheet.key == "made" or (sheet.key == "result" and sheet.rows):
                telling = Telling(TEXT, match.game, "Seat {}".format)
                names = ", ".join(f"{telling.yaku(row.key)} {row.number}" for row in sheet.rows)
                assert f"Seat {sheet.seat} had {names}." in told
        for payer, payee, _ in there(match.scene(None).sheet("result")).payments:
            assert re.search(rf"Seat {payer} pays \d+ to Seat {payee}\b", told)
    assert "deals next" not in seen("table", await board_message(table_of(over), reading())).text


@pytest.mark.parametrize("drawn", [True, False], ids=["picture", "words"])
async def test_ha36_where_who_won_a_round_does_not_deal_next_the_table_says_who_does(drawn):
    pictures = PictureService(Words(strict=True), PaintWorkers(0).paint) if drawn else None
    apart, alike = set(), set()
    for seed in range(5):
        for match in walk("hanaawase", seed, {"rounds": 3, "winner": "card_points"}):
            scene = match.scene(None)
            if scene.settled == 1 and match.question.topic == "ready":
                break
        table, winner = table_of(match), there(scene.sheet("result")).seat
        dealer = there(there(scene.badge("dealer")).seat)
        said = seen("table", await board_message(table, reading(pictures))).text
        (apart if winner != dealer else alike).add(f"<@{table.sitter(dealer).user}> deals next." in said)
    assert apart == {True}
    assert alike == {False}  # there the sentence goes on after who won, and a picture marks it
