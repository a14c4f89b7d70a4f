"""A person at a client of the stand-in, who types commands, presses buttons and sees messages over HTTP."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from io import BytesIO
from typing import Any
from urllib.parse import urlencode

import aiohttp

from bot.playground.limits.refusal import NotPossible
from bot.playground.people.seen import Seen, seen

JSON = dict[str, Any]

GLANCE_S = 10.0
"""Seconds to wait for a button that is not there yet."""


@dataclass(frozen=True)
class Answer:
    """The bot's first answer. `state`: answered, deferred, updated, modal or failed."""

    state: str
    message: Seen | None
    modal: JSON | None
    error: str
    interaction: int
    choices: list[JSON] = field(default_factory=list[JSON])


class Person:
    """One user. Each method is a request to a control route, and raises NotPossible if a client would refuse."""

    def __init__(
        self, url: str | Callable[[], str], user_id: int, name: str = "", locale: str = "en-US", *, bot: bool = False
    ) -> None:
        """Create a person who uses a stand-in for Discord.

        `url`: the stand-in's address, or a function that returns it. The function is called for each request, so the
        address may be known only later.
        """
        self.id = user_id
        self.name = name
        self.locale = locale
        self.bot = bot
        self._session: aiohttp.ClientSession | None = None
        self._address: Callable[[], str] = (lambda: url) if isinstance(url, str) else url

    @classmethod
    async def at(cls, url: str, user_id: int) -> "Person":
        """Return the person with this ID on a stand-in at `url`, which may run in any process. Close it after use."""
        person = cls(url, user_id)
        about = await person._ask("GET", "")
        person.name, person.locale, person.bot = about["name"], about["locale"], about["bot"]
        return person

    async def close(self) -> None:
        """Close the connection."""
        if self._session:
            await self._session.close()
            self._session = None

    @property
    def mention(self) -> str:
        """The text that mentions this person."""
        return f"<@{self.id}>"

    async def command(self, channel: Any, name: str, **options: Any) -> Answer:
        """Type a slash command ("challenge", "settings language"). Options may be people and channels."""
        body = {"command": name, "options": {key: _plain(value) for key, value in options.items()}}
        return await self._act(f"/channels/{_id(channel)}/commands", body)

    async def complete(self, channel: Any, name: str, option: str, text: Any, **options: Any) -> list[JSON]:
        """Type into an option with autocomplete, and return the choices ({name, value}) that the bot offers."""
        given = {key: _plain(value) for key, value in options.items()} | {option: text}
        body = {"command": name, "option": option, "options": given}
        return (await self._act(f"/channels/{_id(channel)}/autocomplete", body)).choices

    async def menu(self, channel: Any, name: str, target: Any) -> Answer:
        """Choose a menu command on a person or on a message."""
        kind = "message" if isinstance(target, Seen) else "user"
        body = {"command": name, "kind": kind, "target": _id(target)}
        return await self._act(f"/channels/{_id(channel)}/menus", body)

    async def press(
        self, message: Any, custom_id: str | None = None, *, label: str | None = None, raw: bool = False
    ) -> Answer:
        """Press a button. It is found by its custom_id, or by its label or emoji (`label`).

        `raw`: send any custom_id, as a forger may.
        """
        if custom_id is None:
            custom_id = await self._custom_id(message, label or "")
        return await self._act(f"/messages/{_id(message)}/press", {"custom_id": custom_id, "raw": raw})

    async def _custom_id(self, message: Any, label: str) -> str:
        if not isinstance(message, Seen):
            raise NotPossible("a label needs the message as it was seen")

        def found(shown: Seen) -> str:
            named = (button.custom_id for button in shown.buttons if label in (button.label, button.emoji))
            return next(filter(None, named), "")

        shown = await self.now(message)
        if not found(shown):
            # a busy bot may show the button a moment later
            with suppress(TimeoutError):
                shown = await self.wait(shown.channel, lambda m: m.id == message.id and bool(found(m)), GLANCE_S)
        if custom_id := found(shown):
            return custom_id
        raise NotPossible(f"no button {label!r}, only {[button.label or button.emoji for button in shown.buttons]}")

    async def select(self, message: Any, custom_id: str, values: list[Any], *, raw: bool = False) -> Answer:
        """Choose entries of a select menu by their values."""
        body = {"custom_id": custom_id, "values": [_plain(value) for value in values], "raw": raw}
        return await self._act(f"/messages/{_id(message)}/select", body)

    async def submit(self, modal: Answer, values: JSON | None = None) -> Answer:
        """Submit a form. `modal`: the answer that opened it. A field without a value keeps what the form shows."""
        given = {key: _plain(value) for key, value in (values or {}).items()}
        return await self._act(f"/modals/{modal.interaction}", {"values": given})

    async def forge_form(self, message: Any, custom_id: str, values: JSON, *, channel: Any = None) -> Answer:
        """Submit a form that was never opened, as a forger may.

        The form pretends to come from `message` or, without a message, from `channel`.
        """
        given = {key: _plain(value) for key, value in values.items()}
        place = {"message": str(_id(message))} if message is not None else {"channel": str(_id(channel))}
        return await self._act("/forge", {"custom_id": custom_id, "values": given} | place)

    async def says(self, channel: Any, text: str, *mentions: Any, answering: Any = None, pinging: bool = True) -> Seen:
        """Write a message that ends with mentions of people.

        `answering`: the message to reply to. `pinging`: whether the reply pings that message's author.
        """
        content = " ".join([text, *(f"<@{_id(each)}>" for each in mentions)]).strip()
        reply = {} if answering is None else {"reply": str(_id(answering)), "ping": pinging}
        return seen(await self._ask("POST", f"/channels/{_id(channel)}/messages", {"content": content} | reply))

    async def edits(self, message: Seen, text: str) -> Seen:
        """Edit one of this person's messages. This pings no one."""
        return seen(await self._ask("POST", f"/messages/{message.id}/edit", {"content": text}))

    async def deletes(self, message: Seen) -> None:
        """Delete one of this person's messages."""
        await self._ask("POST", f"/messages/{message.id}/delete", {})

    async def upload(self, name: str, data: bytes, kind: str = "") -> str:
        """Upload a file and return its ID.

        A command's option takes this ID. A form's field takes a list of such IDs.
        """
        query = urlencode({"name": name, "type": kind})
        return (await self._ask("POST", f"/uploads?{query}", data))["id"]

    async def direct(self, friend: Any = None) -> int:
        """Return the ID of the direct messages with the bot, or with a friend."""
        body = {} if friend is None else {"friend": str(_id(friend))}
        return int((await self._ask("POST", "/direct", body))["id"])

    async def install(self, *, on: bool = True) -> None:
        """Add the app to this person's account, or remove it."""
        await self._ask("POST", "/install", {"on": on})

    async def commands(self, channel: Any) -> list[JSON]:
        """Return the commands offered to this person here."""
        return (await self._ask("GET", f"/channels/{_id(channel)}/commands"))["commands"]

    async def sees(self, channel: Any) -> list[Seen]:
        """Return every message that this person sees in a channel, oldest first.

        Other users' ephemeral messages are left out.
        """
        return [seen(form) for form in (await self._look(_id(channel), -1, 0))["messages"]]

    async def now(self, message: Seen) -> Seen:
        """Return the message as it is seen now. Raises NotPossible if it is gone."""
        for other in await self.sees(message.channel):
            if other.id == message.id:
                return other
        raise NotPossible("the message is not there any more")

    def wait(self, channel: Any, fits: Callable[[Seen], bool], timeout: float = 5.0) -> Awaitable[Seen]:
        """Wait until `fits` is true for a message in the channel. Return the newest such message.

        Raises TimeoutError with what was seen instead.
        """
        return self._wait(_id(channel), fits, timeout)

    async def _wait(self, channel: int, fits: Callable[[Seen], bool], seconds: float) -> Seen:
        loop = asyncio.get_running_loop()
        deadline, version = loop.time() + seconds, -1
        while True:
            found = await self._look(channel, version, max(0.0, min(deadline - loop.time(), 10.0)))
            version, messages = found["version"], [seen(form) for form in found["messages"]]
            for message in reversed(messages):
                if fits(message):
                    return message
            if loop.time() >= deadline:
                lines = "\n".join(f"- {m.text!r} {[b.label for b in m.buttons]}" for m in messages)
                raise TimeoutError(f"{self.name} waited {seconds} s in vain and sees:\n{lines}")

    async def dismiss(self, message: Any) -> None:
        """Dismiss an ephemeral message: it vanishes for its reader, and the bot is not told."""
        await self._ask("POST", f"/messages/{_id(message)}/dismiss", {})

    async def _look(self, channel: int, since: int, seconds: float) -> JSON:
        return await self._ask("GET", f"/channels/{channel}/messages?since={since}&timeout={seconds}")

    async def _act(self, path: str, body: JSON) -> Answer:
        form = await self._ask("POST", path, body)
        message = seen(form["message"]) if form["message"] else None
        number = int(form["interaction"] or 0)
        return Answer(form["state"], message, form["modal"], form["error"] or "", number, form.get("choices") or [])

    async def _ask(self, method: str, path: str, body: JSON | bytes | None = None) -> Any:
        if self._session is None:
            self._session = aiohttp.ClientSession()
        url = f"{self._address()}/people/{self.id}{path}"
        raw, form = (BytesIO(body), None) if isinstance(body, bytes) else (None, body)
        async with self._session.request(method, url, data=raw, json=form) as response:
            answer = await response.json()
            if response.status != 200:
                raise NotPossible(answer["error"])
            return answer


def _plain(value: Any) -> Any:
    return str(_id(value)) if hasattr(value, "id") else value


def _id(thing: Any) -> int:
    return thing if isinstance(thing, int) else int(thing.id)
