"""Kinds of settings of guilds and users: keys, allowed values, and how a value is written."""

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Literal, Self, cast
from zlib import crc32

from bot.common import zones
from bot.games import GAMES
from bot.settings import hours
from bot.store.models import LARGEST_ID
from engine.core import AnyGame

Kind = Literal["choice", "flag", "number", "several", "channels", "channel", "role", "zone", "hours"]
Said = Literal["setting", "game", "preset", "language", "order"]
"""Source of the displayed words for a choice: the setting itself, games, presets, languages or standing orders."""
Offer = Callable[[], tuple[str, ...]]

MOST = 25
"""Maximum number of entries in a Discord select, and of channels in a setting."""
FLAGS = {"on": True, "off": False}


@dataclass(frozen=True, slots=True)
class Setting:
    """A setting. Its value is stored as words: a single word, or a word for each of its entries.

    - `offer`: the allowed words. For a number, a time zone or hours it lists only what a panel offers. All numbers from
      `low` to `high`, all zones and all spans are allowed.
    - `game`: the game that the setting is about. "" for all games.
    - `mentioned`: whether messages mention the role.
    - `given`: whether the bot gives the role to members.
    - `needs`: the permission that the bot needs to apply the setting.
    - `shown`: whether users choose the value in a panel. Otherwise only the bot sets it.
    """

    field: str
    kind: Kind
    default: Any
    offer: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    said: Said = "setting"
    game: str = ""
    mentioned: bool = False
    given: bool = False
    needs: str = ""
    shown: bool = True

    @property
    def key(self) -> str:
        """Name of the setting. It is used in the database and in custom_ids."""
        return f"{self.field}-{self.game}" if self.game else self.field

    def read(self, words: Sequence[str]) -> Any:
        """Return the value that these stored words stand for. Raises ValueError if the value is not allowed."""
        match self.kind:
            case "channels" | "channel" | "role":
                return self._ids(words)
            case "several":
                if not {*words} <= {*self.offer}:
                    raise ValueError(self.key)
                return tuple(word for word in self.offer if word in words)
            case _:
                return self._one(*words) if len(words) == 1 else self._one("")

    def words(self, value: Any) -> tuple[str, ...]:
        """Return the words in which a value is stored."""
        if isinstance(value, bool):
            return ("on" if value else "off",)
        if value is None:
            return ()
        return tuple(map(str, cast("tuple[object, ...]", value))) if isinstance(value, tuple) else (str(value),)

    def _one(self, word: str) -> Any:
        if self.kind == "number":
            if word.isascii() and word.isdecimal() and len(word) < 10 and self.low <= int(word) <= self.high:
                return int(word)
        elif self.kind == "zone" and word not in self.offer:
            if zone := zones.parse_zone(word):
                return zone
        elif self.kind == "hours":
            if span := hours.parse_span(word):
                return span
        elif word in self.offer:
            return FLAGS[word] if self.kind == "flag" else word
        raise ValueError(self.key)

    def _ids(self, words: Sequence[str]) -> Any:
        good = all(word.isascii() and word.isdecimal() and len(word) < 20 for word in words)
        if not good or len(words) > (MOST if self.kind == "channels" else 1):
            raise ValueError(self.key)
        found = tuple(sorted({int(word) for word in words}))
        if found and found[-1] > LARGEST_ID:
            raise ValueError(self.key)
        return found if self.kind == "channels" else next(iter(found), None)


# Fields of settings. `offer` is called only when it is needed, because games and languages may be added later


def choice(default: str, offer: Offer, said: Said = "setting") -> Any:
    """Declare a setting whose value is one of a fixed list."""
    return _field("choice", default, offer, said=said)


def flag(default: bool, *, needs: str = "", shown: bool = True) -> Any:
    """Declare a setting that is on or off."""
    return _field("flag", default, lambda: tuple(FLAGS), needs=needs, shown=shown)


def number(default: int, low: int, high: int, *offer: int) -> Any:
    """Declare a setting whose value is a whole number from `low` to `high`.

    `offer`: the numbers that a panel offers.
    """
    return _field("number", default, lambda: tuple(map(str, offer)), low=low, high=high)


def several(offer: Offer, said: Said) -> Any:
    """Declare a setting whose value is any selection from a fixed list, empty by default."""
    return _field("several", (), offer, said=said)


def channels() -> Any:
    """Declare a setting whose value is a list of the guild's channels, by ID, empty by default."""
    return _field("channels", (), tuple)


def channel() -> Any:
    """Declare a setting whose value is a channel of the guild to post in, by ID, None by default."""
    return _field("channel", None, tuple)


def role(*, mentioned: bool = False, given: bool = False) -> Any:
    """Declare a setting whose value is a role of the guild, by ID, None by default."""
    return _field("role", None, tuple, mentioned=mentioned, given=given)


def zone(*instead: str) -> Any:
    """Declare a setting whose value is a time zone by its IANA name, UTC by default.

    `instead`: words that are allowed in place of a zone. The first of them, if any, is the default.
    """
    return _field("zone", (*instead, zones.UTC)[0], lambda: (*instead, *zones.USUAL))


def span() -> Any:
    """Declare a setting whose value is a span of hours in a day, none by default."""
    return _field("hours", hours.OFF, lambda: hours.USUAL)


def by_game(offer: Callable[[AnyGame], tuple[str, ...]], said: Said) -> Any:
    """Declare a setting that has one value for each game. The field is a mapping from keys of games to values.

    `offer`: returns a game's list of values, of which the first is the default. A game with only one value has no such
    setting.
    """
    return dataclasses.field(default_factory=dict[str, str], metadata={"by_game": offer, "said": said})


def _field(kind: Kind, default: Any, offer: Offer, **more: Any) -> Any:
    return dataclasses.field(default=default, metadata={"kind": kind, "offer": offer, **more})


@dataclass(frozen=True, slots=True, kw_only=True)
class SettingsModel:
    """Choices of a guild or a user.

    A subclass is a frozen dataclass. The functions above declare a field for each setting.
    """

    where: ClassVar[str] = ""
    """Owner of these settings, as it is named in keys of texts and in custom_ids."""

    @classmethod
    def settings(cls) -> tuple[Setting, ...]:
        """Return all settings, in the order of their fields."""
        found: list[Setting] = []
        for each in dataclasses.fields(cls):
            declared = dict(each.metadata)
            if by_game := declared.pop("by_game", None):
                offers = {game.key: by_game(game) for game in GAMES.values()}
                found += [
                    Setting(each.name, "choice", offer[0], offer, game=game, **declared)
                    for game, offer in offers.items()
                    if len(offer) > 1
                ]
            else:
                offer = declared.pop("offer")()
                found.append(Setting(each.name, declared.pop("kind"), each.default, offer, **declared))
        return tuple(found)

    @classmethod
    def parse(cls, texts: Mapping[str, str]) -> Self:
        """Return the choices read from stored texts. Unknown or damaged values are ignored."""
        values: dict[str, Any] = {}
        for setting in cls.settings():
            try:
                value = setting.read(texts[setting.key].split())
            except (KeyError, ValueError):
                continue
            if not setting.game:
                values[setting.field] = value
            elif value != setting.default:
                values.setdefault(setting.field, {})[setting.game] = value
        return cls(**values)

    def value(self, setting: Setting) -> Any:
        found = getattr(self, setting.field)
        return found.get(setting.game, setting.default) if setting.game else found

    @property
    def revision(self) -> int:
        """Number that changes when a choice changes."""
        return crc32(repr([self.value(setting) for setting in self.settings() if setting.shown]).encode())
