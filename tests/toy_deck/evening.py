"""A match with a deck of its own on the stand-in for Discord: told, painted from its drawings, laid by buttons."""

import asyncio
from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.app.emoji_sync import sync
from bot.decks.all import DECKS
from bot.decks.brushes import painted
from bot.decks.build import DRAWN
from bot.decks.deck import Kind
from bot.decks.emoji_pack import squares
from bot.decks.telling import Telling
from bot.render.layout import Box, Picture
from bot.render.theme import THEMES, USUAL, Look
from engine import GAMES
from engine.core import AnyMatch, Pile, Place, Scene
from engine.testing import contract
from tests.bot.house import PATIENCE_S, evening
from tests.bot.reading import TEXT
from tests.there import there
from tests.toy_deck.deck.items import GROUND, LARGE, Shell

GAME, DECK = GAMES["shells"], DECKS["shells"]
PIECES = [f"k{worth}" for worth in range(1, 10)]

test_it_keeps = contract(GAME)


def test_every_piece_has_a_drawing_an_emoji_and_a_name_that_fits_a_button():
    assert sorted(squares("shells")) == ["back", *PIECES]
    assert sorted(DECK.pieces()) == PIECES
    assert len({TEXT(f"piece-{piece}") for piece in PIECES}) == 9
    assert max(len(TEXT(f"short-{piece}")) for piece in PIECES) <= 34


def opened(picture, look=USUAL):
    with Image.open(BytesIO(painted(picture, look))) as image:
        return image.convert("RGB")


@pytest.mark.parametrize("name", THEMES)
def test_a_piece_lies_in_a_picture_as_it_is_drawn(name):
    drawn = dict(DRAWN["shells"].sheets(THEMES[name], name != USUAL.theme))[f".{LARGE}"]["k7"]
    lying = Picture(400, 300, (Shell(Box(50, 50, *drawn.size), "k7"),), GROUND)
    shown = opened(lying, Look(name)).crop((50, 50, 50 + drawn.width, 50 + drawn.height))
    ground = Image.new("RGBA", drawn.size, THEMES[name].table)
    apart = ImageChops.difference(shown, Image.alpha_composite(ground, drawn).convert("RGB"))
    assert max(ImageStat.Stat(apart).mean) < 6


def seen():
    """Return a player's hand while the other player has laid a shell."""
    match = AnyMatch(GAME, GAME.rules(), 2, bytes(32))
    for _ in range(3):
        seat, legal = next(iter(match.pending.items()))
        match.play(seat, legal[0])
    return match.scene(next(iter(match.pending)))


def test_all_pictures_are_painted_and_said_in_words():
    telling, match = Telling(TEXT, GAME, "Seat {}".format), AnyMatch(GAME, GAME.rules(), 2, bytes(32))
    learned = Scene(None, (Place(0, 0),), (Pile("guide", None, tuple(PIECES)),))
    scenes: list[tuple[Kind, Scene]] = [("table", seen()), ("hand", seen()), ("guide", learned)]
    while match.pending:
        seat, legal = next(iter(match.pending.items()))
        settled = match.scene(None).settled
        match.play(seat, legal[0])
        if match.scene(None).settled > settled:
            scenes.append(("result", match.scene(None)))
    assert len(scenes) == 5
    for kind, scene in scenes:
        assert len(opened(DECK.layout(kind, scene, telling)).getcolors(1 << 20) or ()) > 8
        assert len(DECK.alt(kind, scene, telling)) > 20


async def test_a_match_is_played_to_its_end(tmp_path):
    async with evening(tmp_path) as house:
        await sync(house.bot, house.bot.piece_emojis, 0.025)  # Discord takes 50 requests a second
        await house.started(game="shells", rules="short")
        await house.ready(house.anna, house.ben)
        laid = 0
        while not (over := [message for message in await house.public() if "The match is over" in message.text]):
            for person in (house.anna, house.ben):
                hand = await house.hand(person)
                if shells := [button for button in hand.buttons if ":lay k" in button.custom_id]:
                    assert all(button.emoji for button in shells)
                    await person.press(hand, shells[0].custom_id)
                    laid += 1
            await asyncio.sleep(1)
        last = await house.anna.wait(house.channel, lambda m: m.id == over[0].id and bool(m.images), PATIENCE_S)
        assert "trick" in last.images[0].alt
        assert laid >= 8
        answer = await house.ben.command(house.channel, "rules", game="shells")
        assert "Nine Shells" in there(answer.message).text
