"""Links to the terms and the privacy page in the reader's language, where the source code is published."""

from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

from bot import i18n
from bot.i18n import DEFAULT, nearest

Paper = Literal["TERMS", "PRIVACY"]

FORGES = {"github.com": "/blob/HEAD/", "gitlab.com": "/-/blob/HEAD/"}
"""The part between the address of a repository and a file in it, by the server that publishes the repository."""
_LOCALES = Path(i18n.__file__).parent / "locales"


def paper(source: str, name: Paper, locale: str) -> str:
    """Return the address of a paper in the language of a locale, or "" if it can't be known.

    `source`: the address of the source code. The English paper is in the root of the repository, and its translations
    are with the messages of their languages. A language without a translation gets the English one.
    """
    if (between := FORGES.get(urlsplit(source).hostname or "")) is None:
        return ""
    language = nearest(locale)[0]
    translated = language != DEFAULT and (_LOCALES / language / f"{name}.md").exists()
    return source.rstrip("/") + between + (f"bot/i18n/locales/{language}/" if translated else "") + f"{name}.md"
