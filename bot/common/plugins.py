"""Entry points of installed packages that extend Hanapai.

An entry point that fails to load, or loads the wrong type, is left out and logged.

`hanapai.games`: a `Game` under its key. `hanapai.words`: a package with a folder `locales` like that of `bot/i18n`. A
game with its own kind of cards or tiles also needs two more entry points. `hanapai.decks`: a `Deck` under the key that
the game names. `hanapai.art`: an `Art` under the name of the background of its pictures.
"""

import logging
from collections.abc import Container
from importlib.metadata import entry_points
from typing import TypeVar

T = TypeVar("T")

log = logging.getLogger(__name__)


def brought(what: str, kind: type[T], taken: Container[str]) -> dict[str, T]:
    """Return the objects of the entry-point group `hanapai.{what}` by name.

    Names in `taken`, and objects that are not a `kind`, are left out and logged.
    """
    found: dict[str, T] = {}
    for entry in sorted(entry_points(group=f"hanapai.{what}"), key=lambda entry: entry.name):
        try:
            brings = entry.load()
        except Exception as error:  # third-party code may raise anything
            _left_out(entry.name, what, f"{type(error).__name__}: {error}")
            continue
        if not isinstance(brings, kind):
            _left_out(entry.name, what, f"{entry.value} is not a {kind.__name__}")
        elif entry.name in taken or entry.name in found:
            _left_out(entry.name, what, "its name is taken")
        else:
            found[entry.name] = brings
    return found


def _left_out(name: str, what: str, why: str) -> None:
    log.warning("Entry point %s of hanapai.%s ignored: %s.", name, what, " ".join(why.split()).rstrip("."))
