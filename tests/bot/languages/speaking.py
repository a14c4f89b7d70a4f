"""Other words than ours while a test runs: beside those of a language, or in one that we do not have."""

import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import bot
from bot import i18n

LOCALES = Path(bot.__file__).parent / "i18n" / "locales"


@contextmanager
def speaking(folder: Path, said: Mapping[str, str]) -> Iterator[Path]:
    """Our words lie in that folder with these beside them: by `language/file.ftl` what stands there."""
    place = folder / "locales"
    shutil.copytree(LOCALES, place)
    for name, text in said.items():
        file = place / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, "utf-8")
    i18n.read_from(i18n.Catalogs(place))
    try:
        yield place
    finally:
        i18n.read_from()
