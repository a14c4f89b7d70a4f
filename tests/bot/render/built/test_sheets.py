"""The sheets of pieces are what their drawings say, in the colours and widths that a picture needs."""

import re
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.decks import build, emoji_pack, hanafuda
from bot.decks.drawings import flat, pixels
from bot.decks.hanafuda import drawn as cards
from bot.decks.hanafuda.cards import WIDTHS
from bot.decks.hanafuda.drawn import month_mark
from bot.decks.mahjong import drawn as tiles
from bot.decks.mahjong.tiles import WIDTHS as TILE_WIDTHS
from bot.render import faces
from bot.render.layout import READABLE
from bot.render.palette import rgb
from bot.render.theme import DAY, HIGH_CONTRAST, THEMES
from engine.hanafuda.cards import CARDS
from engine.mahjong.tiles import KINDS
from tests.bot.render.pieces import piece, widths
from tests.sampling import slow_but
from tests.there import there

DRAWINGS = [file for deck in build.DRAWN for file in sorted((build.HERE / deck / "svg").glob("*.svg"))]
DRAWINGS += sorted(faces.FOLDER.glob("*.svg"))


def test_every_piece_has_a_drawing():
    assert cards.cards() == sorted(CARDS)
    assert tiles.faces() == sorted(KINDS)


@pytest.mark.parametrize("theme", THEMES)
def test_every_width_has_its_sheet(theme):
    assert widths("felt", theme=theme) == widths("felt", "-codes", theme) == sorted(WIDTHS)
    assert widths("table", "", theme) == widths("table", "-turned", theme) == sorted(TILE_WIDTHS)


@pytest.mark.parametrize("file", DRAWINGS, ids=lambda file: f"{file.parents[1].name}-{file.stem}")
def test_a_drawing_uses_the_colours_of_the_theme_alone_and_nothing_from_elsewhere(file: Path):
    text = file.read_text(encoding="utf-8")
    assert set(re.findall(r"#[0-9a-fA-F]{6}\b", text)) <= set(DAY.named.values())
    assert set(re.findall(r'href="([^"#]*)', text)) <= {"parts.svg"}
    assert not re.search(r"<(style|script|image|filter|mask|linearGradient|radialGradient|text)\b", text)


SHEETS = [("mahjong", 48, "day"), ("hanafuda", 88, HIGH_CONTRAST)]
"""Each deck and each theme once."""


@pytest.mark.parametrize(("deck", "width", "theme"), slow_but(SHEETS[0], SHEETS))
def test_a_sheet_is_what_its_drawings_say(deck, width, theme, monkeypatch):
    """`python -m bot.decks.build` makes them; nobody may forget to."""
    for module in (cards, tiles):
        monkeypatch.setattr(module, "WIDTHS", (width,))
    declared = build.DRAWN[deck]
    drawn = dict(declared.sheets(THEMES[theme], theme != "day"))[f".{width}"]
    ground = rgb(THEMES[theme].surface(declared.ground).panel)
    kept = {name: piece(declared.ground, name, width, theme=theme) for name in drawn}
    for name, image in drawn.items():
        apart = ImageChops.difference(flat(image, ground), flat(kept[name], ground))
        assert max(ImageStat.Stat(apart).mean) < 6, name


@pytest.mark.slow
@pytest.mark.parametrize("deck", build.DRAWN)
def test_an_emoji_is_what_its_drawing_says(deck):
    kept = emoji_pack.squares(deck)
    drawn = {name.removesuffix(".png"): data for name, data in build.emoji(deck)}
    assert drawn.keys() == kept.keys()
    for name, data in drawn.items():
        with Image.open(BytesIO(data)) as now, Image.open(kept[name].file) as then:
            apart = ImageChops.difference(now.convert("RGBA"), then.convert("RGBA"))
        assert max(ImageStat.Stat(apart).mean) < 6, name


def test_a_face_is_what_its_drawing_says():
    for name, data in build.faces():
        with Image.open(BytesIO(data)) as now, Image.open(faces.FOLDER / name) as then:
            assert max(ImageStat.Stat(ImageChops.difference(now, then)).mean) < 2, name


def seen(image: Image.Image, matrix: tuple[float, ...]) -> Image.Image:
    """An image as somebody sees it who cannot tell all colours apart."""
    return image.convert("RGB", (*matrix[:3], 0, *matrix[3:6], 0, *matrix[6:], 0))


DEUTERANOPIA = (0.367, 0.861, -0.228, 0.280, 0.673, 0.047, -0.012, 0.043, 0.969)
PROTANOPIA = (0.152, 1.053, -0.205, 0.115, 0.786, 0.099, -0.004, -0.048, 1.052)
TRITANOPIA = (1.256, -0.077, -0.179, -0.078, 0.931, 0.148, 0.005, 0.691, 0.304)
"""Machado, Oliveira and Fernandes 2009, severity 1."""


@pytest.mark.parametrize("matrix", [DEUTERANOPIA, PROTANOPIA, TRITANOPIA])
def test_ribbons_and_suits_stay_apart_for_those_who_cannot_tell_all_colours(matrix):
    ribbons = [piece("felt", name, 66).convert("RGB").crop((10, 30, 56, 90)) for name in ("02R", "05R", "09R")]
    suits = [piece("table", name, 44).convert("RGB") for name in ("m4", "p4", "s4")]
    for group in (ribbons, suits):
        views = [seen(image, matrix) for image in group]
        for first, second in ((0, 1), (1, 2), (0, 2)):
            apart = ImageChops.difference(views[first], views[second]).convert("L")
            assert ImageStat.Stat(apart).mean[0] > 14


MONTHS = range(1, 13)
SMALL = [width for width in WIDTHS if width < 84]


@pytest.mark.parametrize("width", SMALL)
def test_below_84_pixels_it_covers_at_most_38_percent_of_the_width_and_can_be_read_or_is_left_out(width):
    marks = [mark for number in MONTHS if (mark := month_mark(number, width, DAY, large=False))]
    assert bool(marks) == (width > 66)
    for mark in marks:
        left, _, right, _ = there(pixels(mark, (200, 327), (200, 327), DAY).getbbox())
        assert right - left <= 0.38 * 200
        size = float(re.findall(r'font-size="([0-9.]+)"', mark)[0])
        assert round(size * width / 200) >= READABLE


def test_in_high_contrast_it_can_be_read_on_all():
    for mark, width in ((month_mark(number, width, DAY, large=True), width) for number in MONTHS for width in WIDTHS):
        assert round(float(re.findall(r'font-size="([0-9.]+)"', mark)[0]) * width / 200) >= READABLE


def test_the_moon_is_a_true_circle_in_its_frame():
    drawing = (Path(hanafuda.__file__).parent / "svg" / "08H.svg").read_text("utf-8")
    moon = re.search(r'<circle cx="(\d+)" cy="(\d+)" r="(\d+)" fill="#ffffff"/>', drawing)
    assert moon
    x, y, r = map(int, moon.groups())
    assert min(x, y, 200 - x) - r > 11
