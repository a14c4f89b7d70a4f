"""A fuzzer: presses, forms and commands as the features declare them, filled with what they say themselves, with what
stands on messages, and with nonsense. A new kind is fuzzed from its first day on."""

import ast
import asyncio
import inspect
import random
import re
import sys
from collections import Counter, deque
from collections.abc import Iterator
from functools import cache
from types import ModuleType
from typing import Any

from discord import AppCommandOptionType, app_commands

from bot.framework.feature import Component, components_of
from bot.playground.limits.refusal import NotPossible
from bot.playground.people.seen import seen
from bot.playground.world.message_forms import message_form

WORD = re.compile(r"[a-z][a-z_]{0,19}")
NASTY = (
    *("", " ", "0", "-1", "00", "1e9", "٣", "½", "9" * 90, "x" * 100, "NaN", "null", "../..", "%s %d", "{0} { user }"),
    *("@everyone", "<@1> <#2> <@&3> </play:4>", "```", "||**__~~`", "[x](https://example.org)"),
    *("'; DROP TABLE tables; --", "\u202e\u2066x", "\u0301" * 40, "\ufdfd" * 20, "\U0001f468\u200d\U0001f469" * 9),
    *("\x00\x1b[2J", "\n\n\n", "\ufeff", "花" * 100, "각" * 60),
)
"""What no client sends, and what somebody types all the same."""
NUMBERS = ("0", "1", "2", "3", "4", "-1", "77", "9" * 19, "9" * 40, "x", "")
LONGEST_ID = 100
"""Of a custom_id; Discord refuses longer ones before the bot hears of them."""


@cache
def words_of(module: ModuleType) -> list[str]:
    """The words that a module writes down: among them all that its presses understand."""
    found = ast.walk(ast.parse(inspect.getsource(module)))
    texts = (each.value for each in found if isinstance(each, ast.Constant) and isinstance(each.value, str))
    return sorted({text for text in texts if WORD.fullmatch(text)})


class Fuzzer:
    """Somebody who sends whatever there is, at tables of their own and of others. `kinds` counts what was sent, by the
    first word of a press or form and the name of a command."""

    def __init__(self, house: Any, people: list[Any], seed: object) -> None:
        self.house, self.people, self.rng = house, people, random.Random(str(seed))
        self.kinds: Counter[str] = Counter()
        self.states: Counter[str] = Counter()
        self.genuine = 0
        handlers = [each for feature in house.bot.features for each in feature.handlers]
        self.presses: dict[str, list[Component]] = {}
        for each in components_of(handlers):
            for kind in each.custom_id.first_words:
                self.presses.setdefault(kind, []).append(each)
        self.commands = dict(leaves(house.bot.tree.get_commands()))
        self.names = {*self.presses, *(f"/{name}" for name in self.commands)}
        self._unmet = deque(self.rng.sample(sorted(self.names), len(self.names)))

    async def send(self, count: int, at_once: int = 4) -> None:
        """Send so many, some at a time."""
        sent = 0
        while sent < count:
            answers = await asyncio.gather(*(self._one() for _ in range(at_once)))
            sent += sum(answers)

    async def _one(self) -> bool:
        """Send one; False where a client does not let it through."""
        person = self.rng.choice(self.people)
        # each kind once before any comes twice, as far as a client shows it to them
        name = self._unmet.popleft() if self._unmet else ""
        typed = name.startswith("/") if name else self.rng.random() < 0.3
        try:
            answer = await (self._typed(person, name[1:]) if typed else self._pressed(person, name))
        except NotPossible:
            return False
        self.states[answer.state] += 1
        return True

    # What is pressed and filled in

    async def _pressed(self, person: Any, kind: str) -> Any:
        rng, message = self.rng, self._message(person)
        custom_id = self._made_up(kind) if kind else self._custom_id(message)
        kind, _, _ = custom_id.partition(":")
        form = rng.choice([each.form for each in self.presses.get(kind, ())] or [False])
        if rng.random() < 0.1:
            form = not form
        if form:
            fields = {rng.choice(("word", "text", "number")): self._text() for _ in range(rng.choice((0, 1, 1, 2)))}
            answer = await person.forge_form(message.id, custom_id, fields)
        elif rng.random() < 0.4:
            offered = [each["value"] for part in walked(message.components) for each in part.get("options", ())]
            texts = offered if offered and rng.random() < 0.6 else [self._text() for _ in range(3)]
            values = [rng.choice(texts) for _ in range(rng.choice((0, 1, 1, 1, 2)))]
            answer = await person.select(message.id, custom_id, values, raw=True)
        else:
            answer = await person.press(message.id, custom_id, raw=True)
        self.kinds[kind] += 1
        if answer.modal is not None and rng.random() < 0.8:
            fields = [part["custom_id"] for part in walked(answer.modal) if part.get("type") in (3, 4)]
            return await person.submit(answer, {each: self._text() for each in fields})
        return answer

    def _message(self, person: Any) -> Any:
        user = self.house.discord.world.users[person.id]
        place, chance = self.rng.choice(self.house.places), self.rng.random()
        seen = [each for each in place.all_messages() if each.seen_by(user)]
        public = [each for each in seen if not each.ephemeral]
        return self.rng.choice(public if public and chance < 0.5 else seen[-12:] if chance < 0.9 else seen)

    def _custom_id(self, message: Any) -> str:
        rng = self.rng
        standing = [part["custom_id"] for part in walked(message.components) if "custom_id" in part]
        if standing and rng.random() < 0.4:
            words = rng.choice(standing).split(":")
            if rng.random() < 0.5:
                words[rng.randrange(len(words))] = self._word(words[0])
            else:
                self.genuine += 1
        else:
            return self._made_up(rng.choice([*self.presses, "z", ""]))
        return ":".join(words)[:LONGEST_ID] or "x"

    def _made_up(self, kind: str) -> str:
        rng = self.rng
        number = rng.choice((*NUMBERS, *map(str, self.house.bot.registry.known)))
        if rng.random() < 0.6 and (declared := self.presses.get(kind)):
            custom_id = rng.choice(declared).custom_id
            fields = [self._field(kind, each) for each in custom_id.kinds.values()]
            return custom_id(*fields)[:LONGEST_ID]
        words = [kind, number, *(self._word(kind) for _ in range(rng.choice((0, 1, 1, 2, 3))))]
        return ":".join(words)[:LONGEST_ID] or "x"

    def _field(self, kind: str, declared: str) -> str:
        """A value for a field of a template: mostly one that it may have."""
        if declared.startswith("int"):
            return self.rng.choice((*NUMBERS, *map(str, self.house.bot.registry.known)))
        if kind in declared.split("|"):
            return kind
        known = declared not in ("", "rest") and self.rng.random() < 0.9
        return self.rng.choice(declared.split("|")) if known else self._word(kind)

    def _word(self, kind: str) -> str:
        """A word that somebody who answers to this kind may understand, or nonsense."""
        rng, presses = self.rng, self.presses.get(kind)
        if presses is None or rng.random() < 0.3:
            return rng.choice((*NUMBERS, *NASTY))
        known = words_of(sys.modules[type(presses[0].owner).__module__])
        return rng.choice((*known, *map(str, self.house.bot.registry.known)))

    def _text(self) -> str:
        rng = self.rng
        return rng.choice(NASTY) if rng.random() < 0.6 else rng.choice((*NUMBERS, *self._vocabulary()))

    def _vocabulary(self) -> list[str]:
        return words_of(sys.modules[type(self.rng.choice([*self.presses.values()])[0].owner).__module__])

    # What is typed

    async def _typed(self, person: Any, name: str) -> Any:
        rng, channel = self.rng, self.rng.choice(self.house.places)
        name = name or rng.choice([*self.commands])
        command = self.commands[name]
        self.kinds[f"/{name}"] += 1
        if isinstance(command, app_commands.ContextMenu):
            message = command.type.value == 3
            return await person.menu(channel, name, self._seen(person) if message else rng.choice(self.people))
        options = {each.name: each for each in command.parameters}
        given = {key: self._option(each) for key, each in options.items() if each.required or rng.random() < 0.5}
        if given and rng.random() < 0.2:
            key = rng.choice([*given])
            if options[key].autocomplete:
                await person.complete(
                    channel, name, key, self._text(), **{k: v for k, v in given.items() if k not in (key, "text")}
                )
        return await person.command(channel, name, **given)

    def _seen(self, person: Any) -> Any:
        more = {"pings": [], "edits": 0, "silent": False}
        return seen(message_form(self._message(person)) | more)

    def _option(self, option: Any) -> Any:
        rng, kind = self.rng, option.type
        if option.choices:
            return rng.choice(option.choices).value
        if kind is AppCommandOptionType.integer:
            low, high = option.min_value or 0, option.max_value or 2**53
            return rng.choice((low, high, rng.randint(low, min(high, low + 9))))
        if kind is AppCommandOptionType.boolean:
            return rng.random() < 0.5
        if kind is AppCommandOptionType.user:
            return rng.choice((*self.people, self.house.anna))
        if kind is AppCommandOptionType.channel:
            return self.house.channel
        return self._text()[: option.max_value or 6000]


def leaves(found: Any, above: str = "") -> Iterator[tuple[str, Any]]:
    """All commands with their whole names."""
    for each in found:
        name = f"{above}{each.name}"
        if isinstance(each, app_commands.Group):
            yield from leaves(each.commands, f"{name} ")
        else:
            yield name, each


def walked(found: Any) -> Iterator[Any]:
    """Every object in Discord's JSON."""
    if isinstance(found, dict):
        yield found
        found = [*found.values()]
    if isinstance(found, list):
        for each in found:
            yield from walked(each)
