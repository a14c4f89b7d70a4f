"""The greeting on the playground's page: our games with pictures. One press starts a game."""

import re
from dataclasses import replace
from functools import cache

from bot.decks.all import DECKS
from bot.decks.brushes import painted
from bot.decks.telling import Telling
from bot.games import GAMES
from bot.i18n import DEFAULT, Text, Words, nearest, written
from bot.playground import Card, Command, Welcome
from bot.render.theme import USUAL, Look
from bot.ui.render_context import face_of
from engine.core import AnyGame, Match

SEED = b"The first hand that anybody sees"
"""Seed of the deal in the pictures. It is always the same, and no real match uses it."""


def greet(locale: str) -> Welcome:
    """Return the greeting in the language nearest to a locale."""
    return _greeting(nearest(locale)[0])


@cache
def _greeting(language: str) -> Welcome:
    speak = Words().translator(language)
    return Welcome(
        title=speak("welcome-title"),
        sentences=[speak("welcome-what"), speak("welcome-where")],
        cards=[_card(game, speak, replace(USUAL, face=face_of(language))) for game in GAMES.values()],
        friend_title=speak("welcome-friend"),
        friend=[speak("welcome-friend-columns"), speak("welcome-friend-tabs"), speak("welcome-friend-network")],
        course=Command("learn"),
        language=language,
        words=page_words(language),
    )


def _card(game: AnyGame, speak: Text, look: Look) -> Card:
    match = Match(game, game.presets[game.short], game.seats[-1], SEED)
    scene, deck = match.scene(0), DECKS[game.deck]
    telling = Telling(speak, game, lambda seat: speak("scene-player", number=seat + 1))
    return Card(
        title=speak(game.key),
        about=speak(f"{game.key}-about"),
        picture=lambda: painted(deck.layout("hand", scene, telling), look),
        alt=deck.alt("hand", scene, telling, longest=300),
        play=Command("play", {"game": game.key, "against_computers": True}),
    )


_BEGINS = "playground-"
_VARIABLE = re.compile(r"\$(\w+)")


def page_words(locale: str) -> dict[str, str]:
    """Return the page's texts in this locale, by the English texts in the page's code.

    In both texts, variables have the form `{name}`. The page replaces them with values.
    """
    words, found = Words(), dict[str, str]()
    for name in (key.removeprefix(_BEGINS) for key in written(DEFAULT) if key.startswith(_BEGINS)):
        gaps = {each: f"{{{each}}}" for each in _VARIABLE.findall(written(DEFAULT)[f"playground-{name}"])}
        found[words.text(DEFAULT, f"playground-{name}", **gaps)] = words.text(locale, f"playground-{name}", **gaps)
    return found
