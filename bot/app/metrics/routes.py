"""The form of a request's path, of which Discord has a few dozen: without whom it is about, and without tokens."""

from __future__ import annotations

import re
from functools import lru_cache

VERSION = re.compile(r"^(?:/[^/]+)*?/v\d+(?=/)")
"""What stands before the path, be it a proxy's."""
WORD = re.compile(r"[a-z@][a-z-]{1,30}")
"""A part that says what is asked for; numbers, tokens and emoji say of whom."""


@lru_cache(maxsize=1024)
def route_of(path: str) -> str:
    """`/api/v10/channels/123/messages` as `/channels/{}/messages`."""
    parts = VERSION.sub("", path).split("/")
    return "/".join(part if not part or WORD.fullmatch(part) else "{}" for part in parts)
