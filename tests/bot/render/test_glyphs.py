"""The typefaces hold every letter of every language, and of the names of people in its scripts."""

import io
import re
import zipfile
from pathlib import Path
from typing import cast

import pytest
from PIL import Image, ImageDraw

from bot.i18n import folders, languages, written
from bot.render.fonts import BOLD, FACES, FILE, MEDIUM, MINCHO, drawable, file_of, font, words_of, writable
from bot.render.layout import Box, Picture, Text
from bot.render.painter import Art, paint
from bot.render.theme import BESIDE, DAY, Look
from bot.ui.render_context import face_of
from tests.bot.languages.sentences import texts

FONTS = FILE.parent
SIGNS = {*"✦🏅💤⚠🟨"}
"""Signs that stand in messages alone."""
PATTERN = re.compile("^(\\w+-)?((short-)?yaku|picture-moment)-")
GROWN = 4 * 2**20
BEFORE = 1_930_000
"""So many bytes the typefaces took in the wheel before there were sentences in five languages."""


def coded(codec, first, last):
    """The letters in some rows of an older set of characters of two bytes."""
    pairs = (bytes((row, cell)) for row in range(first, last + 1) for cell in range(0xA1, 0xFF))
    return {letter for pair in pairs for letter in [pair.decode(codec, "ignore")] if len(letter) == 1}


@pytest.mark.parametrize("language", folders())
def test_every_letter_of_a_language_can_be_drawn(language):
    letters = {letter for key in written(language) for letter in texts(language, key) if not letter.isspace()}
    assert sorted(letter for letter in letters - SIGNS if not drawable(letter)) == []
    pictures = [key for key in written(language) if "picture-" in key or key.startswith(("yaku-", "short-"))]
    assert [key for key in pictures if not drawable(texts(language, key).replace("✦", ""))] == []


@pytest.mark.parametrize(
    ("codec", "first", "last", "least"),
    [
        ("euc_jp", 0xB0, 0xF4, 6355),
        ("gb2312", 0xB0, 0xD7, 3755),
        ("big5", 0xA4, 0xC6, 3000),
        ("euc_kr", 0xB0, 0xC8, 2350),
    ],
)
def test_names_in_the_usual_letters_of_each_language_can_be_drawn(codec, first, last, least):
    letters = coded(codec, first, last)
    assert len(letters) >= least
    assert [letter for letter in letters if not drawable(letter)] == []


def test_a_name_without_any_glyph_and_one_from_right_to_left_leave_nothing_that_misleads():
    for name in ("محمد", "שלום", "ᚠᚢᚦ", "🀄🀄", "\u202eanna", "ไทย"):
        left = writable(name)
        assert drawable(left)
        assert "\u202e" not in left
    assert [writable(name) for name in ("محمد", "anna محمد", "\u202eanna")] == ["", "anna", "anna"]


def test_each_kind_of_chinese_has_the_shapes_of_its_readers():
    assert [face_of(locale) for locale in ("zh-CN", "zh-TW", "zh-HK", "en", "xx")][3:] == ["", ""]

    def drawn(face):
        image = Image.new("L", (60, 60))
        ImageDraw.Draw(image).text((0, 0), "直", font=font("直", 48, face), fill=255)
        return image.tobytes()

    assert len({drawn(face) for face in FACES}) >= 2
    for letter, face in ("讓", "tc"), ("让", "sc"), ("花", ""):
        assert Path(str(font(letter, 20, face).path)) == file_of(words_of(face))


def test_the_wheel_has_not_grown_by_more_than_its_typefaces_may():
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as wheel:
        for file in sorted(Path(FONTS).iterdir()):
            if file.suffix in (".ttf", ".txt"):
                wheel.write(file, file.name)
    assert len(packed.getvalue()) <= BEFORE + GROWN


@pytest.mark.parametrize("weight", [BOLD, MEDIUM])
@pytest.mark.parametrize("language", languages())
def test_a_language_that_is_spoken_is_drawn_from_the_typeface_of_its_face(language, weight):
    face = face_of(language)
    lacking = {
        letter
        for key in written(language)
        if "picture-" in key
        for letter in texts(language, key)
        if not letter.isspace() and Path(str(font(letter, 20, face, weight).path)) != file_of(words_of(face, weight))
    }
    assert lacking - SIGNS == set(), "build the typefaces anew: .ci/fonts.py"


@pytest.mark.parametrize("language", languages())
def test_names_of_patterns_are_written_with_serifs(language):
    file = file_of(words_of(face_of(language), MINCHO))
    keys = [key for key in written(language) if PATTERN.search(key)]
    letters = {letter for key in keys for letter in texts(language, key) if not letter.isspace()}
    lacking = {each for each in letters if Path(str(font(each, 20, face_of(language), MINCHO).path)) != file}
    assert len(keys) > 40
    assert lacking == set(), "build the typefaces anew: .ci/fonts.py"


@pytest.mark.parametrize("weight", [BOLD, MEDIUM])
@pytest.mark.parametrize("face", FACES)
def test_figures_are_tabular_so_that_columns_of_points_stand_below_each_other(face, weight):
    for size in (26, 36, 54):
        assert len({font(figure, size, face, weight).getlength(figure) for figure in "0123456789"}) == 1


def test_what_has_a_letter_that_words_have_not_is_bold_as_a_whole():
    for text, face, name in (
        ("dealer", "", "words-medium"),
        ("讓", "tc", "tc-medium"),
        ("dealer 慇", "", "names-bold"),
    ):
        assert Path(str(font(text, 20, face, MEDIUM).path)) == file_of(name)


@pytest.mark.parametrize("tone", DAY.tones)
def test_words_beside_what_counts_are_lighter(tone):
    def ink(text):
        """So many pixels are not of the ground."""
        data = paint(Picture(300, 60, (Text(Box(0, 0, 300, 60), text, 30, tone=tone),)), Art({}), Look())
        with Image.open(io.BytesIO(data)) as image:
            return image.width * image.height - max(cast("list[tuple[int, int]]", image.getcolors()))[0]

    name = "慇"  # which makes the words beside it bold
    assert (ink(f"dealer{name}") - ink(name) > ink("dealer")) == (tone in BESIDE)
