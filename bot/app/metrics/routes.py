"""The form of a request's path, without IDs and tokens. Discord has a few dozen forms."""

from __future__ import annotations

import re
from functools import lru_cache

VERSION = re.compile(r"^(?:/[^/]+)*?/v\d+(?=/)")
"""Pattern for the start of a path, up to the version of the API. This includes a proxy's path."""
WORD = re.compile(r"[a-z@][a-z-]{1,30}")
"""Pattern for a path segment that names a kind of thing. Other segments (numbers, tokens, emoji) identify one thing."""


@lru_cache(maxsize=1024)
def route_of(path: str) -> str:
    """Return the form of a path: `/api/v10/channels/123/messages` becomes `/channels/{}/messages`."""
    parts = VERSION.sub("", path).split("/")
    return "/".join(part if not part or WORD.fullmatch(part) else "{}" for part in parts)
