"""Blocks between users. A blocked user can't challenge the user who blocked them, or join that user's lobbies."""

import hmac
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from bot.errors import UserError
from bot.settings.setting_kinds import SettingsModel
from bot.settings.versioned_cache import VersionedCache
from bot.store import Store

C = TypeVar("C", bound=SettingsModel)
KEY = "blocks_key"
"""Name of the note that holds the key of `Blocks.nameless`. The key was created with the database."""
MOST_BLOCKED = 200
"""Maximum number of users that one user may block."""


@dataclass(frozen=True, slots=True)
class Person(Generic[C]):
    """Choices of a user, with the users they have blocked.

    - `blocked`: blocked users, oldest block first.
    - `untold`: guilds where moderators did something to the user, who doesn't know of it yet.
    """

    chosen: C
    blocked: tuple[int, ...] = ()
    untold: tuple[int, ...] = ()


class Blocks:
    """Blocks of all users in memory. A change is saved before it takes effect."""

    def __init__(self, store: Store, people: VersionedCache[Person[Any]]) -> None:
        self._store, self._saved, self._people = store, store.people.blocks, people
        self._key = b""

    async def load(self) -> None:
        """Load the secret key from which `nameless` numbers are computed. Raises StoreError."""
        self._key = bytes.fromhex(await self._store.key_values.get(KEY) or "")

    def has(self, user: int, other: int) -> bool:
        """Return whether `user` has blocked `other`, even if the data of `other` has been deleted since."""
        return self.include(self._people.get(user), other)

    def include(self, person: Person[Any], other: int) -> bool:
        """Return whether the person's blocks include `other`, even if the data of `other` has been deleted since."""
        return bool(person.blocked) and (other in person.blocked or self.nameless(other) in person.blocked)

    def nameless(self, user: int) -> int:
        """Return the negative number that stands for a user after their data was deleted.

        It is computed from the user's ID and a secret key. Without the key, nobody can find out who the user was.
        """
        digest = hmac.digest(self._key, str(user).encode(), "sha256")
        return -1 - (int.from_bytes(digest[:8]) >> 1)

    def without(self, person: Person[C], user: int) -> Person[C]:
        """Return a person's record as it is after the data of `user` was deleted.

        If the person has blocked `user`, the record then has the user's `nameless` number instead.
        """
        if user not in person.blocked:
            return person
        blocked = (self.nameless(user) if other == user else other for other in person.blocked)
        return replace(person, blocked=tuple(blocked))

    def get(self, user: int) -> list[int]:
        """Return the users that this user has blocked, latest block first."""
        return [*reversed(self._people.get(user).blocked)]

    async def block(self, user: int, other: int) -> None:
        """Block a user. Do nothing if they are blocked already.

        Raises UserError: block-self, or too-many-blocked.
        """
        if user == other:
            raise UserError("block-self")
        done = False
        while not done:
            entry = await self._people.read(user)
            if self.has(user, other):
                return
            if len(entry.value.blocked) >= MOST_BLOCKED:
                raise UserError("too-many-blocked", most=MOST_BLOCKED)
            done = await self._people.write(user, self._saved.add(user, other, self._store.now(), entry.version))

    async def unblock(self, user: int, others: Sequence[int]) -> None:
        """Unblock these users."""
        done = False
        while not done:
            entry = await self._people.read(user)
            found = [other for other in others if self.has(user, other)]
            done = not found or await self._people.write(user, self._saved.remove(user, found, entry.version))
