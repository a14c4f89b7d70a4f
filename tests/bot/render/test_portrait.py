"""The picture of a profile: all of it inside, nothing over anything else, readable, and on the ground of its game."""

from dataclasses import replace

import pytest

from bot.decks.all import DECKS
from bot.features.records.picture import Favourite, games_picture, picture
from bot.render.layout import HEIGHT, Panel, Text, Trace
from tests.bot.render.portraits import MIKA, NEW
from tests.bot.render.showing import apart, of
from tests.bot.render.test_text_size import readable

TILES = replace(
    MIKA,
    name="W" * 32,
    games=MIKA.games + MIKA.games[:2],
    best=(MIKA.best[0], ("E", "E", "E", "W", "W")),
    favourites=(Favourite("All honours 全老頭", "×1,000", ("E", "E", "E", "W", "W")), Favourite("Gold", "×1")),
)


@pytest.mark.parametrize(
    ("portrait", "deck"),
    [(MIKA, "hanafuda"), (NEW, "hanafuda"), (TILES, "mahjong"), (replace(MIKA, framed=True), "hanafuda")],
)
@pytest.mark.parametrize("page", [picture, games_picture])
def test_everything_is_inside_and_nothing_lies_over_anything_else(portrait, deck, page):
    shown = page(portrait, DECKS[deck].row, DECKS[deck].ground)
    assert shown.height <= HEIGHT
    assert all(readable(item) for item in apart(shown, Panel, Trace) if getattr(item, "text", "") != portrait.name)
    if not of(shown, Panel):
        return
    assert {panel.tone for panel in of(shown, Panel)} == {"panel" if deck == "hanafuda" else "board"}
    assert shown.ground == DECKS[deck].ground


def test_a_rating_of_one_match_has_no_line_and_somebody_new_nothing_but_their_games():
    row = DECKS["hanafuda"].row
    shown = picture(replace(MIKA, curve=(1500,)), row, "felt")
    assert of(shown, Trace) == []
    assert {MIKA.number, MIKA.rating} <= {text.text for text in of(shown, Text)}
    assert [text.text for text in of(picture(NEW, row, "felt"), Text)] == [NEW.head]
    texts = [text.text for text in of(games_picture(NEW, row, "felt"), Text)]
    assert texts == [NEW.head, *NEW.columns, *NEW.games[0]]


def test_only_whoever_has_won_with_everything_has_a_frame():
    for framed in (False, True):
        shown = picture(replace(MIKA, framed=framed), DECKS["hanafuda"].row, "felt")
        assert {panel.glow for panel in of(shown, Panel)} == {framed}
