"""The pictures as bytes: valid, small, the same every time, and like the golden ones."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from io import BytesIO
from pathlib import Path
from threading import Event
from typing import Any, cast

import pytest
from PIL import Image, ImageChops, ImageSequence, ImageStat

from bot.decks.hanafuda.cards import WIDTHS, card_height
from bot.decks.hanafuda.drawn import EDGE, SHADOW
from bot.render import fonts, painter
from bot.render.fonts import drawable, font, writable
from bot.render.layout import Box, Picture, Text
from bot.render.painter import Art, paint
from bot.render.theme import USUAL
from engine.core import Payment, Pile, Place, Row, Scene, Sheet
from engine.hanafuda.cards import CARDS
from tests.bot.render import tables
from tests.bot.render.golden import FILMS, FOLDER, PICTURES, film
from tests.bot.render.pieces import card
from tests.bot.render.scenes import NAMES, YAKU, labels, settled, two
from tests.bot.render.showing import drawn, pixel
from tests.sampling import slow_but
from tests.there import there

FONTS = Path(__file__).parents[3] / "bot" / "render" / "fonts"
FULL = Scene(
    0,
    (Place(0, 99), Place(1, 99)),
    (
        Pile("hand", 0, CARDS[:10], 10),
        Pile("field", None, CARDS[:24], 24),
        Pile("taken", 0, CARDS, 48),
        Pile("taken", 1, CARDS, 48),
        Pile("stock", None, (), 24),
    ),
    (),
    (
        Sheet("yaku", 0, tuple(Row(key, (), 9) for key in YAKU)),
        Sheet("reach", 0, tuple(Row(key, CARDS[:24], 9) for key in YAKU)),
        Sheet(
            "result",
            0,
            tuple(Row(key, CARDS[:24], 9) for key in YAKU),
            (Payment(1, 0, 14),),
            (("base", 9), ("score", 9)),
        ),
    ),
)
EMPTY = Scene(None, ())


def opened(data):
    image = Image.open(BytesIO(data))
    image.load()
    return image


TILES = [make(viewer) for viewer in (None, 0) for make in (tables.crowded, tables.bare, partial(tables.played, 200))]


@pytest.mark.parametrize(
    ("deck", "words", "scene", "most"),
    [
        *(("hanafuda", labels, scene, (300_000, 300_000, 300_000)) for scene in (two(0), settled(), FULL, EMPTY)),
        *(("mahjong", tables.labels, scene, (130_000, 90_000, 70_000)) for scene in TILES),
    ],
)
def test_every_picture_is_a_small_valid_png_of_its_width(deck, words, scene, most):
    for kind, names, size in zip(("table", "hand", "result"), (NAMES, {}, NAMES), most, strict=True):
        data = drawn(kind, scene, names, words, deck)
        image = opened(data)
        assert (image.format, image.mode, image.width) == ("PNG", "P", 1000)
        assert len(data) < size
        assert deck == "hanafuda" or image.height < 1600


def test_the_same_scene_has_the_same_bytes_in_any_thread():
    with ThreadPoolExecutor(4) as threads:
        pictures = set(threads.map(lambda _: drawn("table", two(), NAMES, labels), range(8)))
    assert pictures == {drawn("table", two(), NAMES, labels)}


def test_what_two_threads_paint_at_a_time_never_lies_in_the_picture_of_the_other():
    """The first one is held where it numbers its word; the second one would give the same number to another word."""
    begun, ended = Event(), Event()

    class Slow(Text):
        def __hash__(self):
            begun.set()
            ended.wait(0.3)
            return hash(self.text)

    art = Art({Slow: painter._BRUSHES[Text]})

    def said(kind, text):
        return paint(Picture(300, 60, (kind(Box(10, 10, 280, 40), text, 30),)), art, USUAL)

    def second():
        begun.wait(5)
        data = said(Text, "the other")
        ended.set()
        return data

    with ThreadPoolExecutor(2) as threads:
        one, other = threads.submit(said, Slow, "the one"), threads.submit(second)
    assert (one.result(), other.result()) == (said(Text, "the one"), said(Text, "the other"))
    assert one.result() != other.result()


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_looks_like_its_golden_one(name):
    """Loosely, at a quarter of the size: fonts are not drawn the same everywhere."""
    golden = Image.open(FOLDER / f"{name}.png").convert("RGB")
    painted = opened(PICTURES[name]()).convert("RGB")
    assert painted.size == golden.size
    apart = ImageChops.difference(painted.reduce(4), golden.reduce(4))
    assert max(ImageStat.Stat(apart).mean) < 2
    assert (
        sum(apart.convert("L").point([255 * (value > 48) for value in range(256)]).histogram()[1:])
        < 0.01 * apart.width * apart.height
    )


@pytest.mark.parametrize("name", slow_but("koikoi", FILMS))
async def test_a_moment_looks_like_its_golden_one(name):
    golden = Image.open(BytesIO((FOLDER / f"moment_{name}.gif").read_bytes()))
    made = Image.open(BytesIO(await film(name)))
    assert made.size == golden.size
    for now, before in zip(ImageSequence.Iterator(made), ImageSequence.Iterator(golden), strict=True):
        apart = ImageChops.difference(now.convert("RGB").reduce(4), before.convert("RGB").reduce(4))
        assert max(ImageStat.Stat(apart).mean) < 2


def test_no_two_faces_look_the_same_at_any_size():
    for width in WIDTHS:
        assert len({card(name, width).tobytes() for name in CARDS}) == 48


def test_cards_have_the_size_that_the_layout_expects_a_dark_edge_and_round_corners():
    for width in WIDTHS:
        for name in ("01H", "back", "back-red"):
            image = card(name, width)
            assert image.size == (width + 2 * EDGE, card_height(width) + EDGE + SHADOW)
            assert pixel(image, 0, 0)[3] == 0
            assert pixel(image, width // 2, width)[3] == 255
            assert max(pixel(image, width // 2, image.height - 1)[:3]) < 60


@pytest.mark.parametrize("deck", ["hanafuda", "mahjong"])
def test_a_picture_is_the_same_whether_its_strips_were_kept_or_not(deck):
    """A seat is asked, then nobody: some strips come from the picture before, the others are painted anew."""
    first, words = (two(), labels) if deck == "hanafuda" else (tables.middle(), tables.labels)
    second = replace(first, question=replace(first.question, public=frozenset({2})))
    painter._strips.clear()
    before = [drawn("table", scene, NAMES, words, deck) for scene in (second, first, second)]
    kept = len(painter._strips)
    painter._strips.clear()
    anew = drawn("table", first, NAMES, words, deck)
    assert kept < 2 * len(painter._strips)
    assert anew == before[1] != before[0] == before[2]


def test_what_the_painter_keeps_is_bounded(monkeypatch):
    monkeypatch.setattr(painter, "KEPT", 30)
    monkeypatch.setattr(painter, "KNOWN", 100)
    for points in range(20):
        scene = replace(two(), places=(Place(0, points), Place(1, points)))
        drawn("table", scene, NAMES, labels)
        assert len(painter._strips) <= 30
        assert len(painter._numbers) <= 100 + 200


def ink(text):
    """Where a text is light, in a picture of its own."""
    picture = opened(paint(Picture(400, 60, (Text(Box(100, 10, 120, 40), text, 30),)), Art({}), USUAL)).convert("L")
    return picture.point([255 * (value > 90) for value in range(256)])


def test_text_that_is_too_long_is_made_smaller_and_then_cut():
    for text in ("Mika", "Mika the Second", "Mika the Second of the House by the River"):
        left, top, right, bottom = there(ink(text).getbbox())
        assert left >= 100
        assert right <= 221
        assert top >= 10
        assert bottom <= 50


def test_every_letter_of_a_name_is_drawn_in_many_languages():
    for name in ("王小明", "陳怡君", "刘梓涵", "田中さくら", "髙橋凜", "정민", "Łukasz", "Nguyễn", "Мария", "Ελένη"):
        assert writable(name) == name
        for letter in name:
            assert ink(name) != ink(name.replace(letter, "", 1)), (name, letter)


def test_of_a_name_only_the_letters_that_the_typeface_lacks_are_left_out():
    nameless = drawn("table", two(), {}, labels)
    assert drawn("table", two(), {0: "🀄 سلام"}, labels) == nameless
    for name, left in (("Ann 🀄", "Ann"), ("王小明 🌸", "王小明")):
        assert drawn("table", two(), {0: name}, labels) == drawn("table", two(), {0: left}, labels) != nameless


def test_the_large_file_of_the_typeface_is_opened_for_names_alone(monkeypatch):
    opened_files = []
    monkeypatch.setattr(fonts, "_of_names", lambda size: opened_files.append(size) or font("A", size))
    for scene, deck, words in ((two(), "hanafuda", labels), (tables.middle(), "mahjong", tables.labels)):
        drawn("table", scene, {0: "Zoë"}, words, deck)
    assert opened_files == []
    drawn("table", two(), {0: "Ελένη"}, labels)
    assert opened_files != []


@pytest.mark.parametrize(("name", "left"), [
    ("Ng\u0331uyễn Văn", "Nguyễn Văn"), ("A\u0301ngel", "Ángel"), ("Z" + "\u0310" * 40 + "algo", "Zalgo"),
    ("🌸 Anna 🌸", "Anna"), ("(🀄!)", ""), ("", ""), ("two\nlines", "two lines"),
])  # fmt: skip
def test_what_is_left_of_a_name_can_be_read(name, left):
    assert writable(name) == left


@pytest.mark.slow
def test_the_typeface_has_every_character_it_claims():
    def drawn(letter, like):
        mask = font(like, 20).getmask(letter)
        return mask.size, bytes(cast(Any, mask))

    for file, like in (("words-bold.txt", "A"), ("words-bold.txt", "慇"), ("names-bold.txt", "慇")):
        claimed, lacking = (FONTS / file).read_text(encoding="utf-8"), drawn("\U0001f004", like)
        assert [letter for letter in claimed if not letter.isspace() and drawn(letter, like) == lacking] == []
    assert drawable("0123456789 Aé × − … 親光種短札 あカー 东为亲")
    assert not drawable("س")
    assert not drawable("🀄")
