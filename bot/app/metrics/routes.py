"""The form of a request's path, without IDs and tokens. Discord has a few dozen forms."""

from __future__ import annotations

import re
from functools import lru_cache

VERSION = re.compile(r"^(?:/[^/]+)*?/v\d+(?=/)")
"""The part before the path, including a proxy's."""
WORD = re.compile(r"[a-z@][a-z-]{1,30}")
"""A path segment that names a kind of thing. Numbers, tokens and emoji identify one."""


@lru_cache(maxsize=1024)
def route_of(path: str) -> str:
    """Return the form of a path: `/api/v10/channels/123/messages` becomes `/channels/{}/messages`."""
    parts = VERSION.sub("", path).split("/")
    return "/".join(part if not part or WORD.fullmatch(part) else "{}" for part in parts)
