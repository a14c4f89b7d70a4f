"""Who has joined from elsewhere: a code for each person, a session for each browser that gave one, its pace."""

import asyncio
import hashlib
import math
import secrets
import time
from collections import OrderedDict
from dataclasses import dataclass, field

SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""What codes are made of: nothing that looks like something else."""
CODE_LENGTH = 12
"""Signs of 5 bits each: guessed at the pace below a code lasts a million times longer than anything here."""
WRONG_CODES, WRONG_WINDOW_S = 5, 60.0
"""So many wrong codes an address may give in such a span; all addresses together ten times as many."""
SESSIONS_EACH = 4
"""So many browsers one person may have; a further one ends the oldest."""
ACTS, READS = (20, 5.0), (400, 50.0)
"""Requests that a session may make at once, and how many a second it gets back: presses and words; looks."""
WORDS = 60, 10.0
"""What a session may say over its sockets, as above."""
WAITING = 12
"""Requests of one session that may be under way at the same time."""
ADDRESSES = 1000
"""Of so many addresses it is remembered what they did."""


class TooOften(Exception):
    """The refusal of what comes too often; `seconds` until the next one is let through."""

    def __init__(self, seconds: float) -> None:
        super().__init__("Too many requests: wait a moment.")
        self.seconds = max(1, math.ceil(seconds))


@dataclass
class Bucket:
    """Lets `most` requests through at once and gives back so many a second."""

    most: int
    refill: float
    left: float = math.inf
    at: float = 0.0

    def take(self) -> None:
        """Takes one; raises TooOften where none is left."""
        self.peek()
        self.left -= 1

    def peek(self) -> None:
        """Looks whether one is left. Raises TooOften where none is."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.refill)
        self.at = now
        if self.left < 1:
            raise TooOften((1 - self.left) / self.refill)


@dataclass(eq=False)
class Visitor:
    """A session, or (without a person) an address that has none; what it may still do, until it is `over`."""

    person: int | None = None
    acts: Bucket = field(default_factory=lambda: Bucket(*ACTS))
    reads: Bucket = field(default_factory=lambda: Bucket(*READS))
    words: Bucket = field(default_factory=lambda: Bucket(*WORDS))
    over: asyncio.Event = field(default_factory=asyncio.Event)
    wrong: Bucket = field(default_factory=lambda: Bucket(WRONG_CODES, WRONG_CODES / WRONG_WINDOW_S))
    waiting: int = 0


class Sessions:
    """Codes and sessions of this run; both live in memory alone, tokens as hashes."""

    def __init__(self) -> None:
        self._codes: dict[str, int] = {}
        self._sessions: OrderedDict[bytes, Visitor] = OrderedDict()
        self._addresses: OrderedDict[str, Visitor] = OrderedDict()
        self._wrong = Bucket(10 * WRONG_CODES, 10 * WRONG_CODES / WRONG_WINDOW_S)

    def invite(self, person: int) -> str:
        """A new code by which somebody elsewhere becomes this person; older ones of theirs are worth nothing."""
        self._codes = {code: who for code, who in self._codes.items() if who != person}
        code = "".join(secrets.choice(SIGNS) for _ in range(CODE_LENGTH))
        self._codes[code] = person
        return "-".join(code[at : at + 4] for at in range(0, CODE_LENGTH, 4))

    @property
    def joined(self) -> set[int]:
        """Everybody as whom somebody has joined."""
        return {session.person for session in self._sessions.values() if session.person is not None}

    def join(self, code: str, address: str) -> tuple[int, str] | None:
        """The person of a code and the token of a new session, None for a wrong code; raises TooOften."""
        visitor = self.address(address)
        visitor.wrong.peek()
        # before the bucket of all: wrong codes of others must not keep out who has the right one
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
        """Whose code this is; every code is looked at, and each to its end, so that time tells nothing."""
        given = "".join(sign for sign in code.upper() if sign not in "- ").encode()
        found = None
        for known, person in self._codes.items():
            if secrets.compare_digest(known.encode(), given):
                found = person
        return found

    def leave(self, token: str) -> None:
        """Ends a session."""
        self._end(_hash(token))

    def _end(self, token: bytes) -> None:
        if session := self._sessions.pop(token, None):
            session.over.set()

    def of(self, token: str) -> Visitor | None:
        """The session with this token."""
        return self._sessions.get(_hash(token))

    def address(self, address: str) -> Visitor:
        """What is known of an address."""
        visitor = self._addresses.pop(address, None) or Visitor()
        self._addresses[address] = visitor
        while len(self._addresses) > ADDRESSES:
            self._addresses.popitem(last=False)
        return visitor


def _hash(token: str) -> bytes:
    return hashlib.sha256(token.encode("utf-8", "replace")).digest()
