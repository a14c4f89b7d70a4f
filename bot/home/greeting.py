"""What the page of the playground greets with: our games with pictures, each to be begun by one press."""

from __future__ import annotations

from bot.decks.all import DECKS
from bot.decks.brushes import painted
from bot.decks.telling import Telling
from bot.games import GAMES
from bot.home.page_words import page_words
from bot.playground import Card, Command, Welcome
from bot.render.theme import USUAL
from bot.words import Text
from engine.core import AnyGame, Match

SEED = b"The first hand that anybody sees"
"""The deal in the pictures: always the same, and nobody's."""


def welcome(speak: Text) -> Welcome:
    """The greeting, in the words of a language."""
    return Welcome(
        title=speak("welcome-title"),
        sentences=[speak("welcome-what"), speak("welcome-where")],
        cards=[_card(game, speak) for game in GAMES.values()],
        friend_title=speak("welcome-friend"),
        friend=[speak("welcome-friend-columns"), speak("welcome-friend-tabs"), speak("welcome-friend-network")],
        course=Command("learn"),
        words=page_words,
    )


def _card(game: AnyGame, speak: Text) -> Card:
    match = Match(game, game.presets[game.short], game.seats[-1], SEED)
    scene, deck = match.scene(0), DECKS[game.deck]
    telling = Telling(speak, game, lambda seat: speak("scene-player", number=seat + 1))
    return Card(
        title=speak(game.key),
        about=speak(f"{game.key}-about"),
        picture=lambda: painted(deck.layout("hand", scene, telling), USUAL),
        alt=deck.alt("hand", scene, telling, longest=300),
        play=Command("play", {"game": game.key, "computers": True}),
    )
