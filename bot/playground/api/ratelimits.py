"""Rate limits like Discord's.

There is a bucket per route and main ID, a global limit of 50 requests a second, and a limit of 10,000 invalid requests.
"""

import hashlib
import math
from collections import deque
from contextlib import suppress
from dataclasses import dataclass

from bot.playground.limits.refusal import JSON, Refusal
from bot.playground.world.clock import Clock

GLOBAL_LIMIT = 50
INVALID_LIMIT, INVALID_WINDOW = 10_000, 600.0
HOOK_LIMIT, TOKEN_LIMIT = 30, 5
HOOK_WINDOW, TOKEN_WINDOW = 60.0, 2.0
MOST_WINDOWS, LONGEST_WINDOW = 2000, 120.0
OLD_MESSAGE, OLD_EDITS, OLD_WINDOW = 3600.0, 3, 6.0


@dataclass(frozen=True)
class Limit:
    """A maximum number of requests in a number of seconds."""

    count: int
    seconds: float


@dataclass
class Window:
    """The state of a bucket: when it began, and the number of requests since."""

    began: float = -math.inf
    used: int = 0


class Limited(Refusal):
    """A 429 answer with its headers."""

    def __init__(self, retry_after: float, headers: dict[str, str], scope: str, code: int = 0) -> None:
        message = "" if code else "You are being rate limited."
        super().__init__(code, status=429, message=message)
        self.retry_after = round(retry_after, 3)
        self.scope = scope
        shared = {"Retry-After": str(math.ceil(retry_after)), "X-RateLimit-Scope": scope, "Via": "1.1 google"}
        if scope == "global":
            shared["X-RateLimit-Global"] = "true"
        self.headers = headers | shared

    def body(self) -> JSON:
        """Return the JSON body, with `retry_after` in seconds."""
        return super().body() | {"retry_after": self.retry_after, "global": self.scope == "global"}


class RateLimits:
    """A counter of requests that uses the stand-in's clock."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._windows: dict[tuple[str, str], Window] = {}
        self._global = Window()
        self._invalid: deque[float] = deque()
        self.hooks: Limit | None = None
        self.hooks_by_edits = True
        self.edits_globally = False
        self._shut_until = -math.inf
        self._hooked: dict[str, deque[float]] = {}
        self._forgot = -math.inf

    def take(self, route: str, main: str, limit: Limit, *, counted: bool) -> dict[str, str]:
        """Count one request and return its rate limit headers.

        `route` and `main` together name the request's bucket. `counted`: whether the request also counts towards the
        global limit. Raises Limited if the bucket or the global limit is exhausted.
        """
        if counted:
            self._take_global()
        now = self._clock.now()
        self._forget(now)
        window = self._windows.setdefault((route, main), Window())
        if now >= window.began + limit.seconds:
            window.began, window.used = now, 0
        left = window.began + limit.seconds - now
        if window.used >= limit.count:
            raise Limited(left, _headers(route, limit, 0, window.began, left), "user")
        window.used += 1
        return _headers(route, limit, limit.count - window.used, window.began, left)

    def _forget(self, now: float) -> None:
        """Forget old windows when there are too many, at most once a second. Each token has windows of its own."""
        if len(self._windows) + len(self._hooked) > MOST_WINDOWS and abs(now - self._forgot) >= 1:
            self._forgot, before = now, now - LONGEST_WINDOW
            self._windows = {key: each for key, each in self._windows.items() if each.began > before}
            self._hooked = {key: taken for key, taken in self._hooked.items() if taken and taken[-1] > before}

    def shut(self, seconds: float) -> None:
        """Refuse every request that counts globally for `seconds`. Requests with interaction tokens are exempt."""
        self._shut_until = self._clock.now() + seconds

    def _take_global(self) -> None:
        now = self._clock.now()
        if now < self._shut_until:
            raise Limited(self._shut_until - now, {}, "global")
        if now >= self._global.began + 1:
            self._global.began, self._global.used = now, 0
        if self._global.used >= GLOBAL_LIMIT:
            raise Limited(self._global.began + 1 - now, {}, "global")
        self._global.used += 1

    def take_old_edit(self, channel: int) -> None:
        """Count the edit of a message older than an hour. Raises Limited 30046 after 3 in 6 seconds per channel."""
        now = self._clock.now()
        window = self._windows.setdefault(("old edits", str(channel)), Window())
        if now >= window.began + OLD_WINDOW:
            window.began, window.used = now, 0
        if window.used >= OLD_EDITS:
            raise Limited(window.began + OLD_WINDOW - now, {}, "shared", 30046)
        window.used += 1

    def take_hook(self, channel: int, token: str, *, new: bool) -> None:
        """Count a request made with an interaction's token. Raises Limited if a limit is exceeded.

        Nothing is counted if the setting `hooks` is None. Otherwise `hooks` is the limit of each channel. If
        `hooks_by_edits` is False, only `new` messages count towards this limit. If `edits_globally` is True, all other
        requests count towards the global limit. Each token is also limited to 5 requests in 2 seconds over all its
        routes.
        """
        if self.hooks is not None:
            if self.edits_globally and not new:
                self._take_global()
            self._slide(token, Limit(TOKEN_LIMIT, TOKEN_WINDOW), "user")
            if new or self.hooks_by_edits:
                self._slide(f"channel {channel}", self.hooks, "shared")

    def spend_hook(self, channel: int) -> None:
        """Count a request of another application in a channel. If the limit is already reached, do nothing."""
        if self.hooks is not None:
            with suppress(Limited):
                self._slide(f"channel {channel}", self.hooks, "shared")

    def _slide(self, key: str, limit: Limit, scope: str) -> None:
        """Count a request in a sliding window. Raises Limited."""
        now, taken = self._clock.now(), self._hooked.setdefault(key, deque())
        while taken and taken[0] <= now - limit.seconds:
            taken.popleft()
        if len(taken) >= limit.count:
            raise Limited(taken[0] + limit.seconds - now, {}, scope)
        taken.append(now)

    def note_invalid(self) -> None:
        """Count one answer with status 401, 403 or 429, also of the scope `shared` (DISCORD A2)."""
        self._invalid.append(self._clock.now())

    @property
    def invalid(self) -> int:
        """The number of invalid requests in the last ten minutes. At 10,000, Discord bans the address."""
        while self._invalid and self._invalid[0] < self._clock.now() - INVALID_WINDOW:
            self._invalid.popleft()
        return len(self._invalid)

    @property
    def banned(self) -> bool:
        """Return whether Discord would have banned the address."""
        return self.invalid >= INVALID_LIMIT


def _headers(route: str, limit: Limit, remaining: int, began: float, left: float) -> dict[str, str]:
    return {
        "X-RateLimit-Limit": str(limit.count),
        "X-RateLimit-Remaining": str(remaining),
        "X-RateLimit-Reset": f"{began + limit.seconds:.3f}",
        "X-RateLimit-Reset-After": f"{max(left, 0):.3f}",
        "X-RateLimit-Bucket": hashlib.sha256(route.encode()).hexdigest()[:32],
    }
