"""No road out: whatever a seat cannot know may be dealt otherwise, and every byte it is sent stays the same."""

import io

import pytest

from bot.reading.painters import Painters
from bot.reading.pictures import Pictures
from bot.store import Sitter, TableRow
from bot.tables.table import Table
from bot.telling.board_post import board_post
from bot.telling.hand_post import hand_post
from bot.words import Words
from engine import GAMES
from engine.core import Match, Rng
from hanapai_testing.plans import state_of
from tests.bot.reading import card_of, reading

WORDS = Words(strict=True)
TEXT = WORDS.translator("en")


def table_of(game, rules, match):
    seats = range(match.seats)
    sitters = tuple(Sitter(seat=seat, user=1000 + seat, level=None, cut=str(seat), joined_at=0) for seat in seats)
    preset = next(iter(game.presets))
    row = TableRow(
        id=7, guild=1, channel=2, game=game.key, preset=preset, rules=rules.plain(), seats=match.seats, host=1000,
        invited=(), state="playing", server_seed=b"\1" * 32, start_id=5, created_at=0,
    )  # fmt: skip
    return Table(row, sitters, match)


def otherwise(match, viewer, rng):
    """The same match as `viewer` knows it, with everything else dealt again."""
    other = match.fork()
    other._arrive(match.game.guess(match.view(viewer), rng), match.number, match.told)
    return other


async def bytes_for(table, viewer, pictures):
    if viewer is None:
        posts = [await board_post(table, reading(pictures))]
        if table.match.scene(None).sheet("result"):
            posts.append(await card_of(table, reading(pictures)))
    else:
        posts = [await hand_post(table, viewer, reading(pictures))]
    return [(post.view.to_components(), post.pictures) for post in posts]


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in (1, 2))])
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
async def test_everything_sent_to_a_seat_or_the_channel_is_the_same_for_all_it_must_think_possible(game, seed):
    rules = game.rules()
    rng = Rng(b"secrets", game.key, seed)
    match = Match(game, rules, game.seats[0], rng.bytes(32))
    pictures, steps = Pictures(WORDS, Painters(0).paint), 0
    while match.result is None and steps < 60:
        steps += 1
        for viewer in (None, *range(match.seats)):
            drawn = pictures if steps % 6 == 0 else None
            seen = await bytes_for(table_of(game, rules, match), viewer, drawn)
            other = await bytes_for(table_of(game, rules, otherwise(match, viewer, rng)), viewer, drawn)
            assert seen == other, f"seed {seed}, step {steps}, viewer {viewer}"
        seat = rng.pick(sorted(match.pending))
        match.play(seat, rng.pick(match.pending[seat]))


async def test_no_picture_tells_more_in_its_name_or_size_field(tmp_path):
    game = GAMES["koikoi"]
    match = Match(game, game.rules(), 2, b"x" * 32)
    pictures, table = Pictures(WORDS, Painters(0).paint), table_of(game, game.rules(), match)
    drawn = await pictures.draw("table", table, match.scene(None), "en")
    assert drawn
    name, data, alt = drawn
    assert name == "table.png"
    assert data.startswith(b"\x89PNG")
    assert b"tEXt" not in io.BytesIO(data).getvalue()
    hidden = [card for hand in state_of(match).hands for card in hand]
    assert [card for card in hidden if WORDS.text("en", f"piece-{card}") in alt] == []
