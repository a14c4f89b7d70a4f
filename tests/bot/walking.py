"""Matches of any game by chance, and all that anybody is shown of them: texts, labels, descriptions of pictures."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from bot.i18n import Words
from bot.store import Sitter, TableRow
from bot.tables.forced_moves import follow
from bot.tables.table import Table
from bot.transport.payload import MessagePayload
from bot.ui.hand_message import hand_message
from bot.ui.house_rules import panel_message
from bot.ui.pictures import PictureService
from bot.ui.result_message import card_message
from bot.ui.table_message import board_message
from engine import GAMES
from engine.core import AnyMatch, Rng
from tests.bot.reading import TEXT, reading

WORDS = Words(strict=True)
NAMES = {11: "Anna", 22: "Ben", 33: "Chie", 44: "Dora"}
LIMITS = {"label": 80, "option": 100, "alt": 1024, "text": 4000, "components": 40}
"""What Discord takes: of a button, of an option of a select, of a picture, of all texts of a message, of its parts."""


@dataclass
class Seen:
    """A message as its reader sees it."""

    what: str
    texts: list[str] = field(default_factory=list)
    labels: list[str] = field(default_factory=list)
    options: list[str] = field(default_factory=list)
    alts: list[str] = field(default_factory=list)
    components: int = 0

    @property
    def text(self) -> str:
        return "\n".join(self.texts)

    def too_long(self) -> list[str]:
        """What is over a limit of Discord."""
        sizes = [("label", len(label)) for label in self.labels] + [("option", len(option)) for option in self.options]
        sizes += [("alt", len(alt)) for alt in self.alts]
        sizes += [("text", sum(map(len, self.texts))), ("components", self.components)]
        return [f"{self.what}: {kind} of {size}" for kind, size in sizes if size > LIMITS[kind]]


def seen(what: str, post: MessagePayload) -> Seen:
    found = Seen(what)
    for item in post.view.walk_children():
        found.components += 1
        found.texts += [text for text in [getattr(item, "content", None)] if text]
        found.labels += [label for label in [getattr(item, "label", None)] if label]
        found.alts += [each.description for each in getattr(item, "items", ()) if getattr(each, "description", None)]
        for option in getattr(item, "options", ()):
            found.options += [option.label, *([option.description] if option.description else [])]
    return found


def table_of(match: AnyMatch) -> Table:
    """A table of persons at that match."""
    row = TableRow(
        id=1,
        guild=1,
        channel=2,
        game=match.game.key,
        preset=next(iter(match.game.presets)),
        rules=match.rules.plain(),
        seats=match.seats,
        host=11,
        server_seed=bytes(32),
        state="playing",
        due_at=1_700_000_008_000,
        created_at=0,
    )
    sitters = tuple(Sitter(seat, user, None, "cut", 0) for seat, user in zip(range(match.seats), NAMES, strict=False))
    return Table(row, sitters, match)


def walk(key: str, seed: int, settings: Mapping[str, object], seats: int = 0) -> Iterator[AnyMatch]:
    """A match by chance of so many, as many as may be if nothing is said: wins are taken every third time and cards
    that capture preferred. Before every move, and at its end; what follows by itself is not seen, as at a table."""
    game = GAMES[key]
    match = AnyMatch(game, game.rules.parse(settings), seats or game.seats[-1], b"walk %d" % seed)
    rng = Rng(b"walk %d" % seed)
    while match.result is None:
        yield match.fork()
        seat = rng.pick(tuple(match.pending))
        legal = [action for action in match.pending[seat] if action.verb != "finish"]
        daring = [action for action in legal if not game.verbs[action.verb].wins]
        match.play(seat, legal[0] if not daring or rng.below(3) == 0 else rng.pick(daring))
        follow(match, 0)
    yield match


async def told(match: AnyMatch) -> list[Seen]:
    """Every message about a match as it stands, with pictures and in words: the table, all hands, the last result."""
    table, scene = table_of(match), match.scene(None)
    messages: list[Seen] = []
    for how, drawn in (("pictured", pictures()), ("in words", None)):
        context = reading(drawn)
        messages.append(seen(f"table {how}", await board_message(table, context)))
        if scene.settled:
            messages.append(seen(f"result {how}", await card_message(table, scene, match.told, context)))
        hands = [await hand_message(table, seat, context) for seat in range(match.seats)]
        messages += [seen(f"hand {seat} {how}", post) for seat, post in enumerate(hands)]
    return messages


async def all_told(key: str, seeds: Iterable[int], settings: Mapping[str, object]) -> AsyncIterator[Seen]:
    """All messages of some matches, and those on their rules."""
    for seed in seeds:
        first = True
        for match in walk(key, seed, settings):
            if first:
                for message in of_rules(match):
                    yield message
            first = False
            for message in await told(match):
                yield message


def of_rules(match: AnyMatch) -> Iterator[Seen]:
    """The host's panel, as every setting is looked at."""
    table = table_of(match)
    for option in match.game.rules.options():
        yield seen(f"panel {option.name}", panel_message(table, TEXT, {}, option.name))


def pictures() -> PictureService:
    """Nothing is painted, but everything described."""

    async def paint(_picture: object, _look: object) -> bytes:
        return b"painted"

    return PictureService(WORDS, paint, lambda _guild, user: (NAMES[user],))


@dataclass(frozen=True)
class Vocabulary:
    """The names of things in one language. A thing may be called by these alone.

    names: in texts and descriptions; short: on buttons and in descriptions; spoken: in settings. known: words that
    tell of a thing, so that none of them may be left over when the names are taken out of a text. codes: how a thing
    is written in actions and records, which nobody is shown.
    """

    names: frozenset[str]
    short: frozenset[str]
    spoken: frozenset[str]
    known: frozenset[str]
    codes: re.Pattern[str]

    def strays(self, message: Seen) -> list[str]:
        """What is called otherwise, or by a code alone."""
        rules = message.what.startswith("panel")
        parts = [(text, self.names | self.spoken if rules else self.names) for text in message.texts]
        parts += [(label, self.short) for label in message.labels]
        parts += [(option, self.short | self.spoken) for option in message.options]
        parts += [(alt, self.names | self.short) for alt in message.alts]
        found = [(stray, text) for text, names in parts for stray in self._strays(text, names)]
        return [f"{message.what}: {stray!r} in {text!r}" for stray, text in found]

    def _strays(self, text: str, names: frozenset[str]) -> list[str]:
        codes = self.codes.findall(text)
        for name in sorted(names, key=len, reverse=True):
            text = text.replace(name, "")
        return [*codes, *(word for word in re.findall(r"[^\W\d_]+", text) if word in self.known)]


def words_of(names: Iterable[str], but: Iterable[str] = ()) -> frozenset[str]:
    """The words of names, without those that mean something else as well."""
    return frozenset(word for name in names for word in re.findall(r"[^\W\d_]+", name)) - frozenset(but)
