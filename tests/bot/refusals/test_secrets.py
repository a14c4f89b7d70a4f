"""No road out: whatever a seat cannot know may be dealt otherwise, and every byte it is sent stays the same."""

import io
from dataclasses import replace

import pytest

from bot.i18n import DEFAULT, SpokenText, Words, languages
from bot.store import Sitter, TableRow
from bot.tables.table import Table
from bot.ui.hand_message import hand_message
from bot.ui.more import MORE, words_message
from bot.ui.paint_workers import PaintWorkers
from bot.ui.pictures import PictureService
from bot.ui.table_message import board_message
from engine import GAMES
from engine.core import Match, Rng
from engine.testing.plans import state_of
from tests.bot.reading import card_of, reading

pytestmark = pytest.mark.slow

WORDS = Words(strict=True)
TEXT = WORDS.translator("en")


def table_of(game, rules, match):
    """A table of persons alone, in a channel of a server."""
    seats = range(match.seats)
    sitters = tuple(Sitter(seat=seat, user=1000 + seat, level=None, cut=str(seat), joined_at=0) for seat in seats)
    preset = next(iter(game.presets))
    row = TableRow(
        id=7, guild=1, channel=2, game=game.key, preset=preset, rules=rules.plain(), seats=match.seats, host=1000,
        invited=(), state="playing", server_seed=b"\1" * 32, start_id=5, created_at=0,
    )  # fmt: skip
    return Table(row, sitters, match)


def alone(table, viewer):
    """The same table as somebody plays there alone against computers, outside of servers."""
    level = next(iter(table.game.players))
    others = (each if each.seat == viewer else replace(each, user=None, level=level) for each in table.sitters)
    return replace(table, row=replace(table.row, guild=0, channel=0), sitters=tuple(others))


def among_friends(table, _viewer):
    """The same table in a group, where nobody is called."""
    return replace(table, row=replace(table.row, guild=0))


def otherwise(match, viewer, rng):
    """The same match as `viewer` knows it, with everything else dealt again."""
    other = match.fork()
    other._arrive(match.game.guess(match.view(viewer), rng), match.number, match.told)
    return other


async def bytes_for(table, viewer, context):
    if viewer is None:
        posts = [await board_message(table, context)]
        if table.match.scene(None).sheet("result"):
            posts.append(await card_of(table, context))
    else:
        posts = [await hand_message(table, viewer, context), words_message(table, viewer, context)]
        posts.append(await hand_message(table, viewer, context, sure=MORE))
    return [(post.view.to_components(), post.pictures) for post in posts]


async def nothing_leaks(game, seed, steps, contexts, at=lambda table, _viewer: table):
    """Go through a match by chance, and look at every second step. contexts(step): who reads then. at: the table as a
    viewer sits there."""
    rules, rng = game.rules(), Rng(b"secrets", game.key, seed)
    match = Match(game, rules, game.seats[0], rng.bytes(32))
    for step in range(1, steps + 1):
        if match.result is not None:
            break
        viewers = (None, *range(match.seats)) if at is not alone else range(match.seats)
        for viewer in viewers if step % 2 == 0 else ():
            mine, other = table_of(game, rules, match), table_of(game, rules, otherwise(match, viewer, rng))
            for context in contexts(step):
                where = f"{context.locale}, seed {seed}, step {step}, viewer {viewer}"
                sent = await bytes_for(at(mine, viewer), viewer, context)
                assert sent == await bytes_for(at(other, viewer), viewer, context), where
        seat = rng.pick(sorted(match.pending))
        match.play(seat, rng.pick(match.pending[seat]))


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
async def test_everything_sent_to_a_seat_or_the_channel_is_the_same_for_all_it_must_think_possible(game):
    pictures = PictureService(WORDS, PaintWorkers(0).paint)
    await nothing_leaks(game, 1, 45, lambda step: [reading(None if step % 6 else pictures)])


@pytest.mark.parametrize("at", [alone, among_friends])
@pytest.mark.parametrize("key", GAMES)
async def test_alone_or_among_friends_a_table_tells_no_more(key, at):
    pictures = PictureService(WORDS, PaintWorkers(0).paint)
    await nothing_leaks(GAMES[key], 3, 13, lambda step: [reading(None if step % 6 else pictures)], at)


def in_other_languages():
    """Every game in every other language; slow tests read each game in one, each language in one game at least."""
    others = [language for language in languages() if language != DEFAULT]
    for place, game in enumerate(GAMES.values()):
        for number, language in enumerate(others):
            marks = pytest.mark.slow if number == place % len(others) else pytest.mark.full
            yield pytest.param(game, language, id=f"{game.key}-{language}", marks=marks)


@pytest.mark.parametrize(("game", "language"), [*in_other_languages()])
async def test_words_and_descriptions_tell_no_secret_in_any_language(game, language):
    """Text, spoken text and pictures take turns. Pictures have no bytes here: those are compared above, and are laid
    out alike in all languages."""

    async def unpainted(_picture, _look):
        return b""

    context = reading(locale=language)
    contexts = [
        context,
        replace(context, speak=SpokenText(context.speak)),
        reading(PictureService(WORDS, unpainted), language),
    ]
    await nothing_leaks(game, language, 60, lambda step: [contexts[step % 3]])


async def test_no_picture_tells_more_in_its_name_or_size_field(tmp_path):
    game = GAMES["koikoi"]
    match = Match(game, game.rules(), 2, b"x" * 32)
    pictures, table = PictureService(WORDS, PaintWorkers(0).paint), table_of(game, game.rules(), match)
    drawn = await pictures.draw("table", table, match.scene(None), "en")
    assert drawn
    name, data, alt = drawn
    assert name == "table.png"
    assert data.startswith(b"\x89PNG")
    assert b"tEXt" not in io.BytesIO(data).getvalue()
    hidden = [card for hand in state_of(match).hands for card in hand]
    assert [card for card in hidden if WORDS.text("en", f"piece-{card}") in alt] == []
