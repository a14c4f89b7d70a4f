"""Computers have faces and names of their own, which their seats keep for the whole match."""

from dataclasses import replace

import pytest
from PIL import ImageChops

from bot.i18n import languages
from bot.render.faces import FACES, FOLDER, face_of
from bot.render.layout import Disc, Pill
from bot.ui.narration import computer_name, faces, introduced, who
from bot.ui.paint_workers import PaintWorkers
from bot.ui.pictures import PictureService
from engine import GAMES
from engine.core import Match
from tests.bot.reading import TEXT
from tests.bot.refusals.test_secrets import WORDS, table_of
from tests.bot.render import tables
from tests.bot.render.scenes import NAMES
from tests.bot.render.showing import drawn, laid, of
from tests.bot.render.test_painter import opened
from tests.there import there

FACED = ("fox", None, "crane", "rabbit")


@pytest.mark.parametrize("language", languages())
def test_each_face_has_a_name_of_its_own_and_no_two_seats_of_a_table_have_the_same(language):
    text = WORDS.translator(language)
    assert {file.stem for file in FOLDER.glob("*.svg")} == {file.stem for file in FOLDER.glob("*.png")} == {*FACES}
    for table in range(len(FACES) + 1):
        assert len({computer_name(table, seat, text) for seat in range(4)}) == 4


@pytest.mark.parametrize("kind", ["table", "hand", "result"])
def test_faces_are_where_the_numbers_of_their_seats_would_be(kind):
    scene = tables.unequal() if kind == "result" else tables.middle(0)
    shown = [opened(drawn(kind, scene, NAMES, tables.labels, "mahjong", faces=given)) for given in ((), FACED)]
    picture = laid(kind, scene, NAMES, tables.labels, "mahjong")
    marks = [disc.box for disc in of(picture, Disc) if FACED[disc.seat]]
    marks += [pill.box for pill in of(picture, Pill) if any(FACED[seat] for seat in pill.seats)]
    apart = ImageChops.difference(*(image.convert("RGB") for image in shown))
    for box in marks:
        spot = (box.x, box.y, box.right, box.bottom)
        assert apart.crop(spot).getbbox()
        apart.paste((0, 0, 0), spot)
    assert len(marks) >= 3
    assert apart.getbbox() is None


def test_a_seat_has_a_face_as_long_as_it_is_a_computers():
    game = GAMES["koikoi"]
    table = table_of(game, game.rules(), Match(game, game.rules(), 2, bytes(32)))
    anna, ben = table.sitters
    computer, away = replace(ben, user=None, level="easy"), replace(ben, level="easy")
    erased, handed = replace(ben, user=None, former=True), replace(computer, former=True, leaver=-1)
    seats = [replace(table, sitters=(anna, each)) for each in (ben, computer, away, erased, handed)]
    own = face_of(table.id, 1)
    assert [faces(each) for each in seats] == [(None, face) for face in (None, own, None, None, own)]
    name = computer_name(table.id, 1, TEXT)
    assert [who(each, 1, TEXT) for each in seats[1::3]] == [name, name]
    assert introduced(seats[1], 1, TEXT) == f"{name} (computer)"


async def test_a_person_with_the_name_of_a_computer_has_no_face():
    game = GAMES["koikoi"]
    table = table_of(game, game.rules(), Match(game, game.rules(), 2, bytes(32)))
    names = {1000: ("Anna",), 1001: (computer_name(table.id, 1, TEXT),)}
    pictures = PictureService(WORDS, PaintWorkers(0).paint, lambda _guild, user: names[user])
    computer = replace(table, sitters=(table.sitters[0], replace(table.sitters[1], user=None, level="easy")))
    scene = there(table.match).scene(None)
    shown = [await pictures.prepare("table", each, scene, "en") for each in (computer, table)]
    assert pictures.drawable(table, "en") == pictures.drawable(computer, "en")
    assert shown[0] != shown[1]
