"""How a deck asks for words."""

from __future__ import annotations

from collections.abc import Callable

Labels = Callable[[str], str]
"""The short words of pictures, by key."""
Words = Callable[..., str]
"""`words(key, **variables)` in one language."""
