"""One screen: the picture, the question and the buttons of whoever is asked, on a desktop and a phone."""

import io
import json
from dataclasses import replace
from functools import cache

import pytest
from PIL import Image

from bot.decks.all import DECKS
from bot.decks.telling import Telling
from bot.features.daily.deterministic_match import PERSON
from bot.features.daily.hand_messages import hand_message as daily_message
from bot.features.daily.service import Dealt
from bot.i18n import languages
from bot.playground.limits.shown import PHONE
from bot.store.dailies import Daily, DailyHand
from bot.tables.table import Table
from bot.ui.hand_message import hand_message
from bot.ui.pictures import PictureService
from bot.ui.render_context import RenderContext
from engine import GAMES
from engine.core import Ask
from tests.bot.walking import NAMES, WORDS, table_of, walk
from tests.browser.stage import PHONE as NARROW
from tests.browser.stage import WIDE, opened
from tests.sampling import sampled
from tests.there import there

ROOMS = {"desktop": (WIDE, 628), "phone": (NARROW, 660)}
"""The window, and how much of it shows messages."""

SEEDS, LONGEST = 4, 150
"""So many matches of each number of seats, and so many moves of each."""

SEEN = 40
"""So many messages are measured together; the page shows 50."""

MEASURED = """messages => messages.map((message) => {
    const picture = message.querySelector('.picture').getBoundingClientRect();
    const end = message.querySelector('.container').lastElementChild.getBoundingClientRect();
    return [end.bottom - picture.top, picture.width, picture.height, message.scrollWidth <= message.clientWidth];
})"""


@cache
def blank(width, height):
    """A picture of that size as PNG: what it shows does not matter here."""
    data = io.BytesIO()
    Image.new("P", (width, height)).save(data, "PNG")
    return data.getvalue()


async def painted(picture, _look):
    return blank(picture.width, picture.height)


def kind(match, seat):
    """What makes one hand larger than another: the question and its answers, and how much lies where."""
    scene, legal = match.scene(seat), match.question.legal[seat]
    held = sum(len(pile.pieces) for pile in scene.piles if pile.seat == seat and pile.role in ("hand", "drawn"))
    field, melds = scene.pile("field"), sum(pile.role == "meld" and pile.seat == seat for pile in scene.piles)
    verbs = sorted({action.verb for action in legal})
    return match.question.topic_for(seat), tuple(verbs), len(legal), held, bool(field and field.count > 12), melds


PLAYED = ("koikoi", "stopgo", "hanaawase", "jiaxing", "fuzhou")
"""The games that people play; the template of the authors has two lines more than fit."""


def letters(match, seat):
    """How many letters the names of its moves have."""
    telling = Telling(WORDS.translator(), match.game, str)
    offer = DECKS[match.game.deck].offer(match.scene(seat), match.question, match.question.legal[seat], telling)
    return sum(len(choice.full or choice.label) for row in offer.rows for choice in row)


@cache
def questions(key):
    """(what it is, table, seat) of each kind of question there is in some matches, of each that with most letters."""
    found = {}
    for seats in GAMES[key].seats:
        for seed in range(SEEDS):
            for step, match in enumerate(walk(key, seed, {}, seats)):
                if step > LONGEST or match.result is not None:
                    break
                for seat in sorted(match.question.legal):
                    what, long = (seats, *kind(match, seat)), letters(match, seat)
                    if long > found.get(what, (-1,))[0]:
                        found[what] = long, match, seat
    return [(what, table_with_advice(match), seat) for what, (_, match, seat) in found.items()]


def table_with_advice(match):
    table = table_of(match)
    table.row = replace(table.row, advice=True)
    return table


def measured(page, stand, posts):
    """(what it is, room, height from the picture to the last button, and the size of the picture)."""
    column = page.locator('section[aria-label="Anna"]')
    for at in range(0, len(posts), SEEN):
        some = posts[at : at + SEEN]
        for _, made in some:
            body = {"flags": 1 << 15, "components": made.view.to_components()}
            stand.place.discord.clock.advance(2)
            number = stand.post(body, dict(made.pictures))
        column.locator(f'article[data-id="{number}"]').wait_for()
        messages = column.locator("article.message")
        for name, (size, _) in ROOMS.items():
            page.set_viewport_size({"width": size[0], "height": size[1]})
            found = messages.evaluate_all(MEASURED)[-len(some) :]
            yield from ((what, name, sizes) for (what, _), sizes in zip(some, found, strict=True))


def too_high(page, stand, posts):
    """The messages that do not fit, each in words."""
    for what, name, (high, wide, tall, whole) in measured(page, stand, posts):
        visible = ROOMS[name][1]
        # the page has a little less room beside a picture than a phone
        more = max(0, (PHONE.wide - wide) * tall / wide) if name == "phone" else 0
        if high + more > visible or not whole:
            yield f"{name}: {round(high + more)} of {visible}, the picture {round(tall + more)}: {json.dumps(what)}"


def reader(language):
    pictures = PictureService(WORDS, painted, lambda _guild, user: (NAMES[user],))
    return RenderContext(language, WORDS.translator(language), pictures)


def made(stand, key, language):
    """The hands of each kind of question, in that language; some also of the daily, and outside of servers."""
    context = reader(language)
    for what, table, seat in questions(key):
        yield what, stand.does(hand_message(table, seat, context))
        match = there(table.match)
        if seat == PERSON and not match.scene(None).settled:
            yield ("alone", *what), stand.does(hand_message(alone(table), seat, context))
            if match.question.ask is not Ask.PAUSE:
                yield ("daily", *what), stand.does(daily_message(daily(match), 1, context))


def alone(table):
    """The table outside of servers, with computers beside the first seat."""
    sitters = tuple(replace(each, user=None, level="easy") if each.seat else each for each in table.sitters)
    return Table(replace(table.row, guild=0, channel=0), sitters, table.match)


def daily(match):
    """The match as a hand of a day."""
    of = Daily(20_000, match.game.key, json.dumps(match.rules.plain()), match.seats, "hard", 1, bytes(32), False, 0)
    return Dealt(of, DailyHand(of.day, next(iter(NAMES)), 1, (), 0), match)


@cache
def over(key):
    """A match that is over."""
    *_, match = walk(key, 0, {})
    return match


def ends(stand, key, language):
    """The own hand at the end of a match, in a channel, in a club night, and outside of servers."""
    match = over(key)
    table = table_of(match)
    night = Table(replace(table.row, night=1), table.sitters, match)
    places = {"channel": table, "night": night, "alone": alone(table)}
    return [(name, stand.does(hand_message(there, PERSON, reader(language)))) for name, there in places.items()]


@pytest.mark.parametrize(
    ("key", "language"),
    [*((key, "en") for key in PLAYED), *sampled([(key, each) for key in PLAYED for each in languages()[1:]], 2)],
)
def test_picture_question_and_buttons_of_every_question_lie_in_one_screen(browser, stand, key, language):
    posts = [*made(stand, key, language)]
    assert {"alone", "daily"} < {what[0] for what, _ in posts}
    with opened(browser, stand.place.discord.url, WIDE, "Anna") as page:
        found = [*too_high(page, stand, posts)]
        assert not found, f"{len(found)} of {len(ROOMS) * len(posts)}:\n" + "\n".join(found)


@pytest.mark.parametrize(("key", "language"), sampled([(key, each) for key in PLAYED for each in languages()], 5))
def test_the_end_of_a_match_and_the_way_to_the_next_lie_in_one_screen(browser, stand, key, language):
    posts = ends(stand, key, language)
    labels = [{child.label for child in made.view.walk_children() if hasattr(child, "label")} for _, made in posts]
    speak = WORDS.translator(language)
    for wanted, found in zip(("table-rematch", "night-next", "table-rematch"), labels, strict=True):
        assert speak(wanted) in found
    with opened(browser, stand.place.discord.url, WIDE, "Anna") as page:
        assert [*too_high(page, stand, posts)] == []


@pytest.mark.parametrize("name", ROOMS)
def test_a_window_has_as_much_room_for_messages_as_is_reckoned_with(browser, stand, name):
    size, visible = ROOMS[name]
    with opened(browser, stand.place.discord.url, size, "Anna") as page:
        assert page.locator(".messages").first.evaluate("list => list.clientHeight") >= visible
