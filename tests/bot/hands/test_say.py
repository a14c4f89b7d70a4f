"""/move: moves that are typed, by any name there is, through the same door as a press."""

import pytest

from bot.decks.all import DECKS
from bot.errors import UserError
from bot.features.play.typed_moves import meant_move, moves_of
from bot.i18n import SpokenText, Words, languages
from bot.ui.narration import telling
from tests.bot import fuzhou_table
from tests.bot.mahjong_table import USERS, dealt, play, table_of
from tests.bot.reading import reading
from tests.bot.wishes import prefer
from tests.there import there

HANDS = ("m1111 p5 s99 EE CC FBN", "m2355 p22 s6688 SSW", "m46 p1199 s1234 CFB", "m789 p789 s789 WWWN")


def moves(match, seat=0, locale="en"):
    context = reading(locale=locale)
    object.__setattr__(context, "speak", Words(strict=True).translator(locale))
    return moves_of(table_of(match), USERS[seat], context)


def said(typed, *args):
    return str(meant_move(typed, moves(*args)).action)


@pytest.mark.parametrize(
    "typed",
    ["p5", "P5", "5 Circle", "五筒", "5筒", "うーぴん", "5통", "五餅", "wǔtǒng", "discard p5", "five of circles"],
)
def test_a_tile_is_discarded_by_any_of_its_names(typed):
    assert said(typed, dealt(HANDS, "m7")) == "discard p5"


@pytest.mark.parametrize("locale", languages())
@pytest.mark.parametrize("form", [lambda text: text, SpokenText])
@pytest.mark.parametrize("asked", ["turn", "claim", "jinkan", "gold"])
def test_a_move_is_made_by_whatever_its_button_says_in_every_language(locale, form, asked):
    """The button may be in another language than the answers, and say its move at length or briefly."""
    match = ASKED[asked]()
    table = table_of(match) if asked in ("turn", "claim") else fuzhou_table.table_of(match)
    seat = max(match.pending)
    text = form(Words(strict=True).translator(locale))
    offer = DECKS["mahjong"].offer(match.scene(seat), match.question, match.pending[seat], telling(table, text))
    typed = moves_of(table, USERS[seat], reading(locale="ja" if locale == "en" else "en"))
    choices = [choice for row in offer.rows for choice in row]
    assert len(choices) == len(match.pending[seat])
    for choice in choices:
        for said in filter(None, (choice.label, choice.full)):
            assert meant_move(said, typed).action == choice.action


def turn():
    return dealt(HANDS, "p5")


def claim():
    match = dealt(("p5 m1", "p34467 s1", "p555", ""), "m9")
    return play(match, "0 discard p5", "1 pass") or match


def jinkan():
    return fuzhou_table.begun(("m46 p123456789 s111 s99 s3", "", "", ""), "m5")


def gold():
    match = fuzhou_table.begun(("m2589 p1479 s1469 m7 p36 s37", "m123456 p123456 s11 s78", "", ""), "s9")
    return play(match, "0 discard m7") or match


ASKED = {"turn": turn, "claim": claim, "jinkan": jinkan, "gold": gold}


def test_the_name_of_a_tile_means_its_button_and_the_verb_before_it_another():
    match = dealt(HANDS, "m7")
    assert said("m1", match) == "discard m1"
    assert said("Concealed kong m1", match).startswith("concealed_kong")
    assert said("concealed kong", match).startswith("concealed_kong")


@pytest.mark.parametrize(
    ("typed", "locale"), [("pass", "en"), ("Pass", "ja"), ("过", "zh-CN"), ("過", "zh-TW"), ("パス", "ja")]
)
def test_a_claim_is_answered_in_words(typed, locale):
    match = dealt(("m1123 p9 s99 EE CC FBN", *HANDS[1:]), "m7")
    play(match, "0 discard p9")
    seat = next(seat for seat in match.pending if seat >= 0)
    assert said(typed, match, seat, locale) == "pass"


@pytest.mark.parametrize("typed", ["p9", "banana", "🀄", "agari", "x" * 100, "  "])
def test_what_cannot_be_done_is_refused_with_what_can(typed):
    with pytest.raises(UserError) as refused:
        said(typed, dealt(HANDS, "m9"))
    assert refused.value.key in ("say-unknown", "say-unclear")
    assert refused.value.variables["names"]


def test_what_may_mean_several_moves_is_refused_with_them():
    with pytest.raises(UserError) as refused:
        said("wind", dealt(HANDS, "m7"))
    assert (refused.value.key, refused.value.variables["names"]) == ("say-unclear", ("East Wind", "North Wind"))


def test_nobody_is_offered_the_moves_of_another():
    match = dealt(HANDS, "m7")
    with pytest.raises(UserError) as refused:
        moves(match, 1)
    assert refused.value.key == "not-asked"


@pytest.mark.slow
async def test_a_turn_is_typed_from_the_list_in_the_players_words_and_a_stranger_may_not(house):
    locale = "ja"
    await house.started()
    await house.ready(house.anna, house.ben)
    match = there(house.bot.registry.known[1].match)
    person = house.anna if 0 in match.pending else house.ben
    seat = next(seat for seat in match.pending if seat >= 0)
    await prefer(house, person, "language", locale)
    offered = await person.complete(house.channel, "move", "text", "")
    assert {choice["value"].split(":")[1] for choice in offered} >= {
        str(action) for action in match.pending[seat] if action.pieces
    }
    wanted = next(action for action in match.pending[seat] if action.pieces)
    (first, *_) = await person.complete(house.channel, "move", "text", wanted.pieces[0])
    assert first["value"].endswith(str(wanted))
    assert first["name"].startswith(Words().text(locale, f"piece-{wanted.pieces[0]}")[:1])
    other = house.ben if person is house.anna else house.anna
    assert await other.complete(house.channel, "move", "text", "") == []
    wrong = there((await other.command(house.channel, "move", text=wanted.pieces[0])).message)
    assert wrong.text == "It's not your turn to do that."
    before = match.number
    refused = there((await person.command(house.channel, "move", text="nothing like it")).message)
    assert wanted.verb != "pass"
    assert "nothing like it" not in refused.text
    assert there(house.bot.registry.known[1].match).number == before
    answer = await person.command(house.channel, "move", text=first["value"])
    assert answer.error == ""
    now = there(house.bot.registry.known[1].match).number
    assert now > before
    stale = await person.command(house.channel, "move", text=first["value"])
    assert there(house.bot.registry.known[1].match).number == now
    assert there(stale.message).text
    stranger = house.discord.add_person("Stranger")
    assert "table" in there((await stranger.command(house.channel, "move", text="01H")).message).text
