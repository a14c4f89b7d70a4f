"""Courses as they are read: every step has its words and its picture, fits a phone, and takes nothing from anybody."""

from dataclasses import replace

import pytest

from bot.decks.all import DECKS
from bot.decks.telling import Telling
from bot.i18n import Words
from bot.render.layout import HEIGHT
from bot.ui.help import help_message
from bot.ui.lesson_message import lesson_message
from bot.ui.pictures import PictureService
from engine import GAMES
from engine.core import LEARNER, AnyMatch, Ask, Pile, Rng, Scene
from tests.bot.house import behind_more, more, running
from tests.bot.house import opened as opened_house
from tests.bot.mahjong_table import shown
from tests.bot.reading import TEXT, reading
from tests.bot.refusals.test_secrets import table_of
from tests.bot.render.test_text_size import readable
from tests.bot.trouble.test_never_lost import ANSWERED
from tests.bot.waiting import eventually
from tests.bot.wishes import prefer, set_of_server
from tests.there import there

STEPS = [
    pytest.param(key, step, given, id=f"{key}-{step}-{given or 'asked'}")
    for key, game in GAMES.items()
    for step, lesson in enumerate(game.course())
    for given in ("", *(answer.key for answer in lesson.answers))
]
MOST_LETTERS = 560
"""As much as a phone shows beside a picture and buttons: about twelve lines of 45 letters."""


async def undrawn(*_):
    return b"picture"


def letters(post):
    return sum(len(item.content) for item in post.view.walk_children() if hasattr(item, "content"))


@pytest.mark.parametrize(("key", "step", "given"), STEPS)
async def test_every_step_has_its_words_its_picture_and_its_buttons_on_one_screen(key, step, given):
    context = reading(PictureService(Words(strict=True), undrawn))
    post = await lesson_message(GAMES[key], step, 1, 11, context, given)
    found, lesson = shown(post), GAMES[key].course()[step]
    assert len(post.pictures) == 1
    assert letters(post) <= MOST_LETTERS
    answers = [button.label for button in found.buttons if ":say:" in button.custom_id]
    assert len({*answers}) == len(lesson.answers)
    assert all(len(button.label) <= 40 and len(button.custom_id) <= 100 for button in found.buttons)
    right = next((answer.right for answer in lesson.answers if answer.key == given), None)
    assert ("**Right.**" in found.text) == (right is True)
    assert ("**Not quite.**" in found.text) == (right is False)
    words = await lesson_message(GAMES[key], step, 1, 11, reading(), given)
    assert not words.pictures
    assert letters(words) <= 4000


@pytest.mark.parametrize("key", GAMES)
def test_the_pictures_of_all_pieces_can_be_read_on_a_phone(key):
    game = GAMES[key]
    telling = Telling(TEXT, game, str)
    for lesson in game.course():
        for page in DECKS[game.deck].guide_pages(lesson.pieces):
            scene = Scene(None, (), (Pile("guide", None, page),))
            laid = DECKS[game.deck].layout("guide", scene, telling)
            assert laid.height <= HEIGHT
            assert [item for item in laid.items if not readable(item)] == []
            assert all(item.box.x >= 0 and item.box.right <= 1000 for item in laid.items)
            assert {getattr(item, "piece", None) for item in laid.items} - {None} == {*page}
            alt = DECKS[game.deck].alt("guide", scene, telling)
            names = (TEXT(f"short-{piece}") if game.deck == "hanafuda" else TEXT(f"piece-{piece}") for piece in page)
            assert all(name in alt for name in names)


async def test_a_course_in_a_language_that_we_have_not_is_in_english():
    foreign = replace(reading(), locale="xx", speak=Words(strict=True).translator("xx"))
    english = await lesson_message(GAMES["koikoi"], 1, 1, 11, reading(), "cherry")
    assert shown(await lesson_message(GAMES["koikoi"], 1, 1, 11, foreign, "cherry")).text == shown(english).text


@pytest.mark.parametrize(("language", "gap"), [("en", " "), ("ja", ""), ("zh-CN", ""), ("zh-TW", ""), ("ko", " ")])
async def test_what_is_said_of_an_answer_follows_the_verdict_as_the_language_parts_sentences(language, gap):
    text = Words(strict=True).translator(language)
    context = replace(reading(), locale=language, speak=text)
    lesson = GAMES["koikoi"].course()[0]
    right = next(answer for answer in lesson.answers if answer.right)
    said = shown(await lesson_message(GAMES["koikoi"], 0, 1, 11, context, right.key)).text
    behind = said.partition(text("learn-right"))[2]
    assert behind[: len(gap)] == gap
    assert not behind[len(gap)].isspace()


# What can I do?


@pytest.mark.parametrize("key", GAMES)
def test_help_explains_every_moment_of_a_match_and_knows_no_more_than_the_seat(key):
    game = GAMES[key]
    match, chance = AnyMatch(game, game.rules(), game.seats[-1], bytes(32)), Rng(b"help")
    explained = set()
    for move in range(60):
        if match.result is not None:
            break
        table = table_of(game, match.rules, match)
        for seat in range(match.seats):
            if move % 5 == 0 or seat in match.pending:
                said = shown(help_message(table, seat, reading())).text
                legal = {action.verb for action in match.pending.get(seat, ())}
                assert said.count("\n- ") + said.startswith("- ") >= len(legal) - 1
                assert len(said) < 2000
                assert ("You have nothing to do right now" in said) == (not legal)
                assert TEXT("nobody") not in said
                explained |= legal
                dealt_otherwise = AnyMatch.at(game, game.guess(match.view(seat), chance))
                if match.question.ask is Ask.TURN and dealt_otherwise.pending == match.pending:
                    other = replace(table, match=dealt_otherwise)
                    assert shown(help_message(other, seat, reading())).text == said
        seat = chance.pick(tuple(match.pending))
        legal = tuple(action for action in match.pending[seat] if action.verb != "finish")
        match.play(seat, chance.pick(legal))
    assert len(explained) > 2


def test_help_tells_a_spectator_that_nothing_is_asked_of_them():
    game = GAMES["koikoi"]
    match = AnyMatch.at(game, there(game.course()[1].position)())
    said = shown(help_message(table_of(game, match.rules, match), None, reading()))
    assert "You're watching this table" in said.text
    assert "Your turn" not in said.text


def test_help_says_what_a_hand_is_near():
    game = GAMES["koikoi"]
    match = AnyMatch.at(game, there(next(each for each in game.course() if each.key == "brights").position)())
    said = shown(help_message(table_of(game, match.rules, match), LEARNER, reading())).text
    assert f"{TEXT('yaku-sanko')} 5 (1 missing)" in said


# Over the stand-in


async def opened(house, person, **options):
    answer = await person.command(house.channel, "learn", **options)
    assert answer.state == "answered", answer.error
    return there(answer.message)


async def pressed(person, message, custom_id):
    answer = await person.press(message, custom_id)
    assert answer.state in ANSWERED, answer
    return await person.now(message)


@pytest.mark.slow
async def test_somebody_goes_wrong_and_right_and_back_through_a_whole_course_and_sits_at_a_table(house):
    course = GAMES["koikoi"].course()
    page = await opened(house, house.anna, game="koikoi")
    assert page.ephemeral
    for step, lesson in enumerate(course):
        assert f"· {step + 1} of {len(course)}" in page.text
        for answer in lesson.answers:
            page = await pressed(house.anna, page, f"learn:{step}:koikoi:say:{answer.key}")
            assert ("**Right.**" if answer.right else "**Not quite.**") in page.text
        if step:
            back = await pressed(house.anna, page, f"learn:{step - 1}:koikoi:show")
            assert f"· {step} of" in back.text
            page = await pressed(house.anna, back, f"learn:{step}:koikoi:show")
        page = await pressed(house.anna, page, f"learn:{step + 1}:koikoi:show")
    assert house.bot.registry.known == {}
    await prefer(house, house.anna, "hints", "off")
    await house.anna.press(page, f"learn:{len(course)}:koikoi:play")
    assert "Your Koi-Koi match has begun below, against an easy computer." in (await house.anna.now(page)).text

    async def hinted():
        return house.bot.settings.hints(house.guild.id, house.anna.id)

    await eventually(hinted, "hints stay off")
    assert "· round 1" in (await house.hand(house.anna)).text


async def test_a_course_goes_on_after_a_restart(tmp_path):
    async with opened_house(tmp_path, running) as house:
        page = await opened(house, house.anna, game="jiaxing")
        page = await pressed(house.anna, page, "learn:1:jiaxing:show")
        await house.bot.close()
        async with running(house.discord, house.database) as house.bot:
            page = await pressed(house.anna, page, "learn:1:jiaxing:say:loose")
            assert "**Right.**" in page.text
            assert "· 2 of" in page.text


FORGED = [
    *("learn:0:koikoi", "learn:99:koikoi:show", "learn:0:chess:open", "learn:0:koikoi:say:nothing"),
    *("learn:1:koikoi:say:cherry:more", "learn:0:koikoi:dance", "learn::koikoi:open", "help:1:2", "help:x"),
]


async def test_what_is_shown_to_all_and_what_is_forged_change_nothing_and_the_server_has_its_limits(house):
    lobby = there((await house.anna.command(house.channel, "play", game="koikoi")).message)
    for what in ("show", "say:same", "play"):
        answer = there((await house.ben.press(lobby, f"learn:0:koikoi:{what}", raw=True)).message)
        assert "This button no longer works" in answer.text
    assert (await house.anna.now(lobby)).text == lobby.text
    page = await opened(house, house.anna, game="koikoi")
    for custom_id in FORGED:
        answer = there((await house.anna.press(page, custom_id, raw=True)).message)
        assert "This button no longer works" in answer.text or "There's no table" in answer.text
        assert (await house.anna.now(page)).text == page.text
    other = house.discord.add_channel(house.guild, "tables")
    await set_of_server(house, "channels", str(other.id))
    last = len(GAMES["koikoi"].course())
    await house.anna.press(page, f"learn:{last}:koikoi:show", raw=True)
    page = await house.anna.now(page)
    refused = there((await house.anna.press(page, f"learn:{last}:koikoi:play")).message)
    assert "You can't open tables in this channel" in refused.text


async def test_a_course_opens_from_a_lobby_and_from_a_hand_and_leaves_both_as_they_are(house):
    answer = await house.anna.command(house.channel, "play", game="koikoi")
    lobby = there(answer.message)
    page = there((await more(house.ben, lobby, "How to play")).message)
    assert page.ephemeral
    assert "How to play Koi-Koi" in page.text
    await house.anna.press(lobby, label="Start with computers")
    hand = await house.hand(house.anna)
    hand = await behind_more(house.anna, hand)
    asked = there((await house.anna.press(hand, label="What can I do?")).message)
    assert asked.ephemeral
    assert asked.id != hand.id
    assert "Your turn" in asked.text
    course = there((await house.anna.press(asked, label="How to play")).message)
    assert "How to play Koi-Koi" in course.text
    assert (await house.anna.now(hand)).text == hand.text
    board = next(message for message in await house.public() if message.buttons)
    stranger = there((await house.ben.press(board, "help:1", raw=True)).message)
    assert "You're watching this table" in stranger.text
