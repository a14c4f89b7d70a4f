"""An animated picture: laid over each other its frames are the very pictures, in one palette, each a box of changes."""

import io

from PIL import Image, ImageSequence

from bot.decks.all import DECKS
from bot.decks.brushes import painted
from bot.decks.telling import Telling
from bot.history.replays import Replay
from bot.render import gif
from bot.render.theme import Look
from engine import GAMES
from tests.bot.reading import TEXT
from tests.golden.matches import MATCHES


def pictures(name, steps):
    """Steps of the first hand of a golden, painted."""
    game = GAMES[MATCHES[name].game]
    reel, said = Replay(game, MATCHES[name].record()), Telling(TEXT, game, lambda seat: f"P{seat}")
    scenes = [reel.at(step).scene(None) for step in steps]
    return [painted(DECKS[game.deck].layout("table", scene, said), Look()) for scene in scenes]


def rgb(data):
    return Image.open(io.BytesIO(data)).convert("RGB")


def film(frames):
    befores = [None, *frames[:-1]]
    parts = [gif.frame(before, frame, 700) for before, frame in zip(befores, frames, strict=True)]
    return gif.whole([gif.start(frames[0]), *parts]), parts


def test_every_frame_looks_exactly_like_its_picture_and_the_film_begins_anew():
    for name in ("koikoi", "jiaxing"):
        frames = pictures(name, range(3, 7))
        data, parts = film(frames)
        shown = Image.open(io.BytesIO(data))
        assert shown.info["loop"] == 0
        found = [(each.info["duration"], each.convert("RGB").tobytes()) for each in ImageSequence.Iterator(shown)]
        assert found == [(700, rgb(frame).tobytes()) for frame in frames]
        assert min(map(len, parts[1:])) < len(parts[0]) / 3  # a whole picture is in the first one alone


def test_a_picture_that_changes_nothing_adds_nothing():
    frame, other = pictures("koikoi", (2, 3))
    assert gif.frame(frame, frame, 700) == b""
    assert gif.frame(frame, other, 700)
