"""A deck's pictures and words for the tests: with labels and names of the test's choice, and all badges there are."""

from dataclasses import replace
from itertools import combinations

from PIL import Image

from bot.decks.all import DECKS
from bot.decks.brushes import painted
from bot.decks.telling import MARKS, Telling
from bot.i18n import has
from bot.render.layout import Box
from bot.render.theme import USUAL
from engine import GAMES


def playing(*keys):
    """A game with the badges and terms of all these, and the words of the first."""
    games = [GAMES[key] for key in keys]
    signs = dict.fromkeys(sign for game in games for sign in game.signs)
    return replace(
        games[0], signs=tuple(signs), terms=tuple({term.key: term for g in games for term in g.terms}.values())
    )


GAME_OF = {"hanafuda": playing("koikoi", "stopgo", "hanaawase"), "mahjong": playing("jiaxing", "fuzhou")}


def telling(labels, names, deck="hanafuda", faces=()):
    """What is asked for with `labels`, without the prefix that says where it stands."""
    game = GAME_OF[deck]

    def speak(key, **variables):
        key = key.removeprefix(f"{game.key}-").removeprefix("picture-")
        return labels(key.removeprefix("short-") if key.startswith("short-yaku-") else key, **variables)

    return Telling(speak, game, lambda seat: names.get(seat, ""), faces=faces)


def drawn(kind, scene, names, labels, deck="hanafuda", look=USUAL, faces=()):
    """A picture as PNG."""
    return painted(DECKS[deck].layout(kind, scene, telling(labels, names, deck, faces)), look)


def laid(kind, scene, names, labels, deck="hanafuda"):
    """A picture as it is laid out."""
    return DECKS[deck].layouts[kind](scene, telling(labels, names, deck))


def of(picture, *kinds):
    """The items of these kinds."""
    return [item for item in picture.items if isinstance(item, kinds)]


def apart(picture, *over):
    """The items that are not of these kinds: all is inside the picture, and none of them over another."""
    whole = Box(0, 0, picture.width, picture.height)
    assert all(whole.holds(item.box) for item in picture.items)
    lying = [item for item in picture.items if not isinstance(item, over)]
    assert not [pair for pair in combinations(lying, 2) if pair[0].box.meets(pair[1].box)]
    return lying


def told(kind, scene, names, words, deck="hanafuda", **how):
    """A picture in words."""
    return DECKS[deck].alt(kind, scene, speaking(words, names, deck), **how)


def speaking(words, names, deck="hanafuda"):
    """Words for all badges there are: those of the first game, else those of another."""

    def speak(key, **variables):
        others = [f"{game.key}-{key}" for game in GAMES.values() if game.deck == deck]
        return words(next((each for each in (key, *others) if has(each)), key), **variables)

    return Telling(speak, GAME_OF[deck], lambda seat: names.get(seat) or f"Player {seat + 1}")


def said(pill):
    """The words of a pill, and the numbers on its discs: `2 claims from ①③`."""
    return f"{pill.text} {''.join(MARKS[seat] for seat in pill.seats)}".strip()


def pixel(picture: Image.Image, x: int, y: int) -> tuple[int, ...]:
    """The channels of a pixel."""
    found = picture.getpixel((x, y))
    assert isinstance(found, tuple)
    return found
