"""Names by which players can find games and their parts, in any language."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Literal

from bot.common.search import plain
from bot.decks.all import DECKS
from bot.games import GAMES
from bot.i18n import DEFAULT, named, names_of
from bot.settings.presets import OWN
from engine.core import AnyGame

Names = Sequence[str]
"""Names of one thing, simplified for searching by `search.plain`."""
Kind = Literal["yaku", "option", "preset", "piece"]
KINDS: tuple[Kind, ...] = ("yaku", "option", "preset", "piece")
"""The kinds of things in a game: what scores, settings, house rules, cards or tiles. They are offered in this order."""


KIN = {
    "gostop": "stopgo",
    "minhwatu": "hanaawase",
    "hachihachi": "hanaawase",
    "nintendo": "koikoi",
    "taiwan": "fuzhou",
    "guobiao": "jiaxing",
    "riichi": "jiaxing",
}
"""Games that people look for and that aren't here, each with the nearest game. The name of each is `kin-KEY`."""


@dataclass(frozen=True, slots=True)
class Topic:
    """A part of a game that has a name: its kind, and its key within the game."""

    kind: Kind
    key: str

    @property
    def code(self) -> str:
        """The topic as the value of a command's option: `yaku:goko`."""
        return f"{self.kind}:{self.key}"

    def words(self, game: str) -> tuple[str, ...]:
        """Return the message keys for this topic. Game-specific keys come first."""
        match self.kind:
            case "option" | "preset":
                return (f"{game}-{self.code.replace(':', '-')}",)
            case "yaku":
                return (f"{game}-yaku-{self.key}", f"yaku-{self.key}")
            case "piece":
                return (f"piece-{self.key}", f"short-{self.key}")

    def name(self, game: str, language: str = DEFAULT) -> str:
        """Return the topic's name in a language. If it has none, return its English name, or else its key."""
        names = (named(each, key) for each in (language, DEFAULT) for key in self.words(game))
        return next(filter(None, names), self.key)

    def names(self, game: str) -> tuple[str, ...]:
        """Return all names of the topic, in every language."""
        return tuple(dict.fromkeys(name for key in self.words(game) for name in names_of(key)))


def game_names() -> Mapping[str, Names]:
    """Return the names of each game, by its key."""
    return {key: names_of_game(key) for key in GAMES}


@cache
def names_of_game(key: str) -> Names:
    """Return the names of a game."""
    return _plain((key, *names_of(key)))


@cache
def kin_names() -> Mapping[str, Names]:
    """Return the names of games that aren't here, by the keys of KIN. Only those are included whose nearest game is."""
    return {key: _plain(names_of(f"kin-{key}")) for key, game in KIN.items() if game in GAMES}


def kin_of(typed: str) -> str | None:
    """Return the key of the game that isn't here with exactly the typed name, its words in this order, or None.

    Go-Stop is such a game, and Stop-Go is not.
    """
    wanted = plain(typed)
    return next((key for key, names in kin_names().items() if wanted in names), None)


def preset_names(game: str, saved: Iterable[str]) -> Mapping[str, Names]:
    """Return the names of a game's house rules, by key. `saved`: names of house rules that a server has saved."""
    own = {topic.key: names for topic, names in topic_names(game).items() if topic.kind == "preset"}
    return own | {OWN + name: _plain([name]) for name in saved}


@cache
def topic_names(game: str) -> Mapping[Topic, Names]:
    """Return the names of each part of a game."""
    return {topic: _names(topic, game) for topic in _topics(GAMES[game])}


def _names(topic: Topic, game: str) -> Names:
    """Return the names by which users may call a topic.

    Keys of pieces and presets are included. Users read them on cards, or are used to typing them."""
    keyed = (topic.key,) if topic.kind in ("piece", "preset") else ()
    return _plain((*keyed, *topic.names(game)))


def _plain(names: Iterable[str]) -> Names:
    return tuple(dict.fromkeys(filter(None, map(plain, names))))


def _topics(game: AnyGame) -> list[Topic]:
    keys: Mapping[Kind, Iterable[str]] = {
        "yaku": _yaku(game),
        "option": [option.name for option in game.rules.options()],
        "preset": game.presets,
        "piece": DECKS[game.deck].pieces() if game.deck in DECKS else (),
    }
    return [Topic(kind, key) for kind in KINDS for key in keys[kind]]


def _yaku(game: AnyGame) -> list[str]:
    """Return the keys of all patterns that can score in this game, under any house rules."""
    rules = [*game.presets.values()]
    for option in game.rules.options():
        rules += [replace(rules[0], **{option.name: value}) for value in option.offer]
    return [*dict.fromkeys(pattern.key for each in rules for pattern in game.sheet(each))]
