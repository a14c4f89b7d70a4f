"""The playground page's own words, in the language of the user who looks at it."""

from __future__ import annotations

import re

from bot.i18n import DEFAULT, Words, written

_BEGINS = "playground-"
_VARIABLE = re.compile(r"\$(\w+)")


def page_words(locale: str) -> dict[str, str]:
    """Return the page's texts in this locale, by the English texts in the page's code.

    In both texts, variables have the form `{name}`. The page replaces them with values.
    """
    words, found = Words(), dict[str, str]()
    for name in (key.removeprefix(_BEGINS) for key in written(DEFAULT) if key.startswith(_BEGINS)):
        gaps = {each: f"{{{each}}}" for each in _VARIABLE.findall(written(DEFAULT)[f"playground-{name}"])}
        found[words.text(DEFAULT, f"playground-{name}", **gaps)] = words.text(locale, f"playground-{name}", **gaps)
    return found
