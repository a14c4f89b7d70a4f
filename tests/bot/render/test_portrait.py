"""The picture of a profile: all of it inside, nothing over anything else, readable, and on the ground of its game."""

from dataclasses import replace

import pytest

from bot.decks.all import DECKS
from bot.features.records.picture import Favourite, picture
from bot.render.layout import Panel, Text, Trace
from tests.bot.render.portraits import MIKA, NEW
from tests.bot.render.showing import apart, of
from tests.bot.render.test_text_size import readable

TILES = replace(
    MIKA,
    name="W" * 32,
    favourites=(Favourite("All honours 全老頭", "×1,000", ("E", "E", "E", "W", "W")), Favourite("Gold", "×1")),
)


@pytest.mark.parametrize(
    ("portrait", "deck"),
    [(MIKA, "hanafuda"), (NEW, "hanafuda"), (TILES, "mahjong"), (replace(MIKA, framed=True), "hanafuda")],
)
def test_everything_is_inside_and_nothing_lies_over_anything_else(portrait, deck):
    shown = picture(portrait, DECKS[deck].lay, DECKS[deck].ground)
    assert all(readable(item) for item in apart(shown, Panel, Trace) if getattr(item, "text", "") != portrait.name)
    assert {panel.tone for panel in of(shown, Panel)} == {"panel" if deck == "hanafuda" else "board"}
    assert shown.ground == DECKS[deck].ground


def test_a_rating_of_one_match_has_no_line_and_somebody_new_nothing_but_their_games():
    shown = picture(replace(MIKA, curve=(1500,)), DECKS["hanafuda"].lay, "felt")
    assert of(shown, Trace) == []
    assert MIKA.rating in [text.text for text in of(shown, Text)]
    texts = [text.text for text in of(picture(NEW, DECKS["hanafuda"].lay, "felt"), Text)]
    assert texts == [NEW.head, *NEW.columns, *NEW.games[0]]


def test_only_whoever_has_won_with_everything_has_a_frame():
    for framed in (False, True):
        shown = picture(replace(MIKA, framed=framed), DECKS["hanafuda"].lay, "felt")
        assert {panel.glow for panel in of(shown, Panel)} == {framed}
