"""Text can be told from its ground: contrast as the Web Content Accessibility Guidelines count it."""

import pytest

from bot.render.layout import Panel, Text
from bot.render.theme import THEMES
from tests.bot.render import scenes, tables
from tests.bot.render.showing import laid

WORDS, LINES = 4.5, 3.0
"""What words need, and what lines and shapes do."""
GROUNDS = ("felt", "table")


def light(color):
    parts = [int(color[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first, second):
    low, high = sorted((light(first), light(second)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("ground", GROUNDS)
def test_words_stand_out_from_the_felt_and_panels_of_both_decks(theme, ground):
    surface = theme.surface(ground)
    tones = {name: color for name, color in theme.words(ground).items() if name != "ink"}
    found = {(name, under): contrast(color, under) for name, color in tones.items() for under in surface[:2]}
    assert {pair: number for pair, number in found.items() if number < WORDS} == {}


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_words_stand_out_from_pills_numbers_from_discs_and_places_from_medals(theme):
    pairs = [*theme.pills("felt").values(), *theme.pills("table").values(), *theme.seats]
    pairs += [(ground, theme.ink) for _, ground in theme.medals]
    pairs += [(ground, theme.ink) for ground in (theme.paper, *theme.rings.values())]  # seals and tabs
    assert min(contrast(ground, color) for ground, color in pairs) >= WORDS


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("ground", GROUNDS)
def test_lines_rims_arrows_and_glows_stand_out_from_panels(theme, ground):
    panel = theme.surface(ground).panel
    shown = [*theme.lines, *(rim for rim, _ in theme.medals), theme.paper, theme.now, theme.faint]
    assert min(contrast(color, panel) for color in shown) >= LINES
    assert contrast(theme.now, theme.surface(ground).base) >= LINES


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_words_of_every_layout_lie_on_what_they_stand_out_from(theme):
    """Of each text of a played table, hand and result the ground is the last panel under it, or the felt."""
    cards = (scenes.two(), scenes.two(0), scenes.settled())
    tiles = (tables.middle(0), tables.unequal(), tables.ended(1, 2, 3, 4))
    played = [("hanafuda", scene, scenes.labels) for scene in cards]
    played += [("mahjong", scene, tables.labels) for scene in tiles]
    for deck, scene, labels in played:
        for kind in ("table", "hand", "result"):
            picture = laid(kind, scene, scenes.NAMES, labels, deck)
            tones = theme.words(picture.ground)
            for number, item in enumerate(picture.items):
                if isinstance(item, Text):
                    assert contrast(tones[item.tone], under(item.box, picture, number, theme)) >= WORDS, item


def under(box, picture, number, theme):
    """The colour on which an item lies."""
    panels = [each for each in picture.items[:number] if isinstance(each, Panel) and each.box.meets(box)]
    surface = theme.surface(picture.ground)
    return surface.panel if panels else surface.base
