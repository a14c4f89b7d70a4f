"""Other words than ours while a test runs: beside those of a language, or in one that we do not have."""

import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import bot
from bot import words

LOCALES = Path(bot.__file__).parent / "locales"


@contextmanager
def speaking(folder: Path, said: Mapping[str, str]) -> Iterator[Path]:
    """Our words lie in that folder with these beside them: by `language/file.ftl` what stands there."""
    place = folder / "locales"
    shutil.copytree(LOCALES, place)
    for name, text in said.items():
        file = place / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, "utf-8")
    words.read_from(words.Shelf(place))
    try:
        yield place
    finally:
        words.read_from()
