"""The picture of the end of a season: all of it inside, nothing over anything else, readable, the first highest."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.decks.all import DECKS
from bot.decks.season import picture
from bot.features.nights.arena import NightStanding
from bot.features.nights.picture import podium
from bot.render.layout import HEIGHT, Panel, Text
from tests.bot.reading import TEXT
from tests.bot.render.podiums import ALONE, SEASON, SHARED
from tests.bot.render.showing import apart, of
from tests.bot.render.test_text_size import readable


@pytest.mark.parametrize(("over", "deck"), [(SEASON, "hanafuda"), (SHARED, "hanafuda"), (ALONE, "mahjong")])
def test_everything_is_inside_and_nothing_lies_over_anything_else(over, deck):
    shown = picture(over, DECKS[deck].row, DECKS[deck].ground)
    names = {*(each.name for each in over.first), "1. 1602 · Christophorus"}
    cut = {*names, over.hand.patterns if over.hand else "", "Fuzhou mahjong 福州麻将"}  # these may be
    assert shown.height <= HEIGHT
    assert all(readable(item) for item in apart(shown, Panel) if getattr(item, "text", "") not in cut)
    assert {panel.tone for panel in of(shown, Panel)} == {"panel" if deck == "hanafuda" else "board"}


def test_the_first_stands_highest_and_in_the_middle():
    shown = picture(SEASON, DECKS["hanafuda"].row, "felt")
    at = {text.text: text.box for text in of(shown, Text) if text.align == "center"}
    assert at["Thorsten"].x < at["Mika"].x < at["Anna"].x
    assert at["Mika"].y < at["Thorsten"].y < at["Anna"].y
    (glowing,) = [panel for panel in of(shown, Panel) if panel.glow]
    assert glowing.box.x < at["Mika"].x + at["Mika"].w // 2 < glowing.box.right


def test_nobody_without_a_name_leaves_a_word():
    texts = [text.text for text in of(picture(SHARED, DECKS["hanafuda"].row, "felt"), Text)]
    assert "" not in texts


async def test_the_description_of_a_podium_has_names_that_no_typeface_can_write():
    async def done(*_given):
        return b"painted"

    names: Any = SimpleNamespace(learn=done, get=lambda _guild, user: ("Ben 🎴",) if user == 7 else ())
    context: Any = SimpleNamespace(speak=TEXT, draw_page=done)
    night: Any = SimpleNamespace(guild=1, game="koikoi")
    first = [NightStanding(user, points=2, played=1, rank=1) for user in (7, 8)]
    shown: Any = await podium(night, first, names, context)
    assert shown[2] == "The podium of a Koi-Koi club night. 1. Ben 🎴 2, 1. someone 2."
