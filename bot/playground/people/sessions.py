"""Guests from other machines: a code for each person, a session for each browser that used one, and rate limits."""

import asyncio
import hashlib
import math
import secrets
import time
from collections import OrderedDict
from dataclasses import dataclass, field

SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Characters of the codes. None looks like another one."""
CODE_LENGTH = 12
"""Length of a code, with 5 bits per character.

Guessing a code at the rate of WRONG_CODES takes a million times longer than any playground lasts.
"""
WRONG_CODES, WRONG_WINDOW_S = 5, 60.0
"""Maximum number of wrong codes from one address, and the time in seconds for which it applies.

All addresses together may give ten times as many.
"""
SESSIONS_EACH = 4
"""Maximum number of browsers per person. A further browser ends the oldest session."""
ACTS, READS = (20, 5.0), (400, 50.0)
"""Requests that a session may make at once, and number that it regains per second: for actions, and for reads."""
WORDS = 60, 10.0
"""Messages that a session may send over its sockets at once, and number that it regains per second."""
WAITING = 12
"""Maximum number of requests of one session under way at the same time."""
ADDRESSES = 1000
"""Maximum number of addresses whose requests are counted."""


class TooOften(Exception):
    """The refusal of too many requests. `seconds`: time until the next request is let through."""

    def __init__(self, seconds: float) -> None:
        super().__init__("Too many requests: wait a moment.")
        self.seconds = max(1, math.ceil(seconds))


@dataclass
class Bucket:
    """A token bucket: `most` requests at once, and `refill` more per second."""

    most: int
    refill: float
    left: float = math.inf
    at: float = 0.0

    def take(self) -> None:
        """Take one request. Raises TooOften if none is left."""
        self.peek()
        self.left -= 1

    def peek(self) -> None:
        """Check that a request is left, without taking it. Raises TooOften."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.refill)
        self.at = now
        if self.left < 1:
            raise TooOften((1 - self.left) / self.refill)


@dataclass(eq=False)
class Visitor:
    """The remaining limits of a session, or of an address without a session (`person` is None).

    `acts`, `reads`, `words`: actions, reads and socket messages that are still allowed.
    `wrong`: wrong codes that are still allowed.
    `waiting`: number of requests under way.
    `over`: set when the session ends.
    """

    person: int | None = None
    acts: Bucket = field(default_factory=lambda: Bucket(*ACTS))
    reads: Bucket = field(default_factory=lambda: Bucket(*READS))
    words: Bucket = field(default_factory=lambda: Bucket(*WORDS))
    over: asyncio.Event = field(default_factory=asyncio.Event)
    wrong: Bucket = field(default_factory=lambda: Bucket(WRONG_CODES, WRONG_CODES / WRONG_WINDOW_S))
    waiting: int = 0


class Sessions:
    """The codes and sessions of this run. Both exist only in memory, and tokens only as hashes."""

    def __init__(self) -> None:
        self._codes: dict[str, int] = {}
        self._sessions: OrderedDict[bytes, Visitor] = OrderedDict()
        self._addresses: OrderedDict[str, Visitor] = OrderedDict()
        self._wrong = Bucket(10 * WRONG_CODES, 10 * WRONG_CODES / WRONG_WINDOW_S)

    def invite(self, person: int) -> str:
        """Return a new code by which a guest becomes this person. Their older codes become invalid."""
        self._codes = {code: who for code, who in self._codes.items() if who != person}
        code = "".join(secrets.choice(SIGNS) for _ in range(CODE_LENGTH))
        self._codes[code] = person
        return "-".join(code[at : at + 4] for at in range(0, CODE_LENGTH, 4))

    @property
    def joined(self) -> set[int]:
        """The people that guests have joined as."""
        return {session.person for session in self._sessions.values() if session.person is not None}

    def join(self, code: str, address: str) -> tuple[int, str] | None:
        """Return the person of a code and the token of a new session, or None if the code is wrong. Raises TooOften."""
        visitor = self.address(address)
        visitor.wrong.peek()
        # before the shared limit applies: others' wrong codes must not keep out a guest with the right code
        person = self._person(code)
        if person is None:
            visitor.wrong.take()
            self._wrong.take()
            return None
        mine = [token for token, session in self._sessions.items() if session.person == person]
        for token in mine[: max(0, len(mine) + 1 - SESSIONS_EACH)]:
            self._end(token)
        token = secrets.token_urlsafe(32)
        self._sessions[_hash(token)] = Visitor(person)
        return person, token

    def _person(self, code: str) -> int | None:
        """Return the person of a code, or None if the code is wrong.

        Every code is compared in full, so that the time needed reveals nothing.
        """
        given = "".join(sign for sign in code.upper() if sign not in "- ").encode()
        found = None
        for known, person in self._codes.items():
            if secrets.compare_digest(known.encode(), given):
                found = person
        return found

    def leave(self, token: str) -> None:
        """End a session."""
        self._end(_hash(token))

    def _end(self, token: bytes) -> None:
        if session := self._sessions.pop(token, None):
            session.over.set()

    def of(self, token: str) -> Visitor | None:
        """Return the session with this token."""
        return self._sessions.get(_hash(token))

    def address(self, address: str) -> Visitor:
        """Return the rate limits of an address. An unknown address gets new ones."""
        visitor = self._addresses.pop(address, None) or Visitor()
        self._addresses[address] = visitor
        while len(self._addresses) > ADDRESSES:
            self._addresses.popitem(last=False)
        return visitor


def _hash(token: str) -> bytes:
    return hashlib.sha256(token.encode("utf-8", "replace")).digest()
