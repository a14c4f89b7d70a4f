"""The ribbon of a moment: its name in the language's own script, its cards below, within the height of a result."""

from dataclasses import replace

import pytest

from bot.decks.all import DECKS
from bot.decks.hanafuda.cards import Face
from bot.decks.moments import LEAST
from bot.decks.telling import Telling
from bot.i18n import languages
from bot.render.layout import HEIGHT, Ribbon, Text
from engine import GAMES
from engine.core import Row, Sheet
from tests.bot.refusals.test_secrets import WORDS
from tests.bot.render import tables
from tests.bot.render.scenes import settled
from tests.bot.render.showing import of

BRIGHTS = ("01H", "03H", "08H", "11H", "12H")
NAMES = {0: "Mika", 1: "Thorsten", 2: "さくら", 3: "Poko"}


def told(game, language="en"):
    return Telling(WORDS.translator(language), GAMES[game], NAMES.__getitem__)


def made(*rows, feats=(), over=False):
    """A settled round of Koi-Koi, which seat 0 won with these."""
    kept = [sheet for sheet in settled().sheets if sheet.key not in ("result", "feats")]
    won = Sheet("result", 0, rows, (), (("base", 10), ("score", 10)))
    more = (Sheet("feats", 0, tuple(map(Row, feats))),) if feats else ()
    badges = settled().badges if over else ()
    return replace(settled(), badges=badges, sheets=(won, *kept, *more))


def ribbons(picture):
    (ribbon,) = of(picture, Ribbon)
    return ribbon, [item.text for item in of(picture, Text) if ribbon.box.holds(item.box)]


def test_a_yaku_stands_on_a_ribbon_of_gold_with_its_points_and_its_cards_below_larger_than_others():
    scene = made(Row("goko", BRIGHTS, 10), Row("tan", ("01R", "02R", "03R", "04R", "05R"), 1))
    picture = DECKS["hanafuda"].layout("result", scene, told("koikoi"))
    ribbon, words = ribbons(picture)
    assert ribbon.gold
    assert words == ["五光 Five Brights", "10"]
    assert [face.piece for face in of(picture, Face)] == list(BRIGHTS)
    assert min(face.box.y for face in of(picture, Face)) >= ribbon.box.bottom
    assert picture.height <= HEIGHT


def test_a_feat_stands_alone_and_everything_that_scored_below_it():
    scene = made(Row("tan", ("01R", "02R", "03R", "04R", "05R"), 1), feats=("koikoi_punished",))
    picture = DECKS["hanafuda"].layout("result", scene, told("koikoi"))
    ribbon, words = ribbons(picture)
    assert not ribbon.gold
    assert words == ["Koi-koi punished"]
    assert len(of(picture, Face)) == 5


def test_a_round_of_every_day_has_none():
    picture = DECKS["hanafuda"].layout("result", made(Row("tan", ("01R",), 1)), told("koikoi"))
    assert of(picture, Ribbon) == []
    assert "Moment" not in DECKS["hanafuda"].alt("result", made(Row("tan", ("01R",), 1)), told("koikoi"), 1000)


@pytest.mark.parametrize(("language", "name"), [
    ("en", "五光 Five Brights"), ("ja", "五光"), ("ko", "오광"), ("zh-CN", "五光"), ("zh-TW", "五光"),
])  # fmt: skip
def test_its_name_is_in_the_script_of_the_language_and_the_description_says_whose_it_is(language, name):
    assert language in languages()
    scene = made(Row("goko", BRIGHTS, 10))
    _, words = ribbons(DECKS["hanafuda"].layout("result", scene, told("koikoi", language)))
    assert words[0] == name
    said = DECKS["hanafuda"].alt("result", scene, told("koikoi", language), 1000)
    assert name.split()[0] in said
    assert "Mika" in said


def test_mahjong_has_a_lower_one_above_the_hand_and_the_item_not_once_more():
    scene = tables.settled()
    game = next(row for sheet in scene.sheets if sheet.key == "result" for row in sheet.rows if row.key == "kong_bloom")
    picture = DECKS["mahjong"].layout("result", scene, told("jiaxing"))
    ribbon, words = ribbons(picture)
    assert LEAST <= ribbon.box.h < 96
    assert words[-1] == f"×{2**game.number}"
    assert not [item for item in picture.items if getattr(item, "text", "").startswith(f"{words[0]} ×")]
