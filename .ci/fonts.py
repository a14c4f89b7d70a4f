"""Builds the typefaces in `bot/render/fonts` from the words in `bot/i18n/locales` and the fonts that its README names:
`python .ci/fonts.py FOLDER`, with fonttools, where the packages lie unpacked in jp/, sc/, tc/, kr/ and plain/, and
those with serifs in mincho/, serif-sc/, serif-tc/ and serif-kr/."""

import re
import sys
from collections.abc import Iterable
from pathlib import Path
from string import ascii_letters, digits

from fontTools import merge, subset
from fontTools.ttLib import TTFont

ROOT = Path(__file__).parents[1] / "bot"
FONTS = ROOT / "render" / "fonts"
WEIGHTS = {"bold": "700Bold", "medium": "500Medium"}
BASE = "base"
"""What every typeface has, in a list that is kept by hand: Latin-1, kana, punctuation, signs."""


def coded(codec: str, first: int, last: int) -> set[str]:
    """The letters of some rows of an older set of characters of two bytes."""
    found: set[str] = set()
    for row in range(first, last + 1):
        for cell in range(0x40, 0xFF):
            try:
                found |= {bytes((row, cell)).decode(codec)}
            except UnicodeDecodeError:
                continue
    return {letter for letter in found if len(letter) == 1}


def listed(name: str) -> set[str]:
    return set((FONTS / f"{name}.txt").read_text(encoding="utf-8")) - {"\n"}


def said(*languages: str) -> set[str]:
    """All letters of the words of these languages that may stand on a picture."""
    files = (file for language in languages for file in (ROOT / "i18n" / "locales" / language).glob("*.ftl"))
    return {letter for file in files for letter in file.read_text("utf-8") if letter >= "\u00a0"}


PATTERN = re.compile(r"^(?:\w+-)?(?:(?:short-)?yaku|picture-moment)-\S+ = (.+)$", re.MULTILINE)
SCORED = f"{ascii_letters}{digits} +−×=,-'"
"""What may stand in and beside the names of patterns."""


def patterns(*languages: str) -> set[str]:
    """All letters of the names of patterns and of moments in these languages."""
    files = (file for language in languages for file in (ROOT / "i18n" / "locales" / language).glob("*.ftl"))
    return {*SCORED, *"".join(name for file in files for name in PATTERN.findall(file.read_text("utf-8")))}


def held(path: Path) -> set[str]:
    return set(map(chr, TTFont(path).getBestCmap()))


def cut(path: Path, letters: set[str], out: str) -> None:
    options = subset.Options(hinting=False, glyph_names=False, notdef_outline=True)
    options.name_IDs = [0, 1, 2, 4, 5, 6, 13, 14]
    options.drop_tables += ["STAT", "BASE", "vhea", "vmtx", "VORG", "DSIG", "GSUB", "GPOS", "GDEF"]
    whole = subset.load_font(path, options)
    cutter = subset.Subsetter(options)
    cutter.populate(text="".join(sorted(letters)))
    cutter.subset(whole)
    whole.save(out)


def build(name: str, letters: set[str], sources: Iterable[tuple[Path, set[str]]]) -> None:
    """A typeface with its list: each letter from the first source that has it; lines are as high as in the first."""
    left, parts = set(letters), []
    for path, wanted in sources:
        found = left & held(path) & wanted
        left -= found
        if found:
            parts.append(f"/tmp/{len(parts)}.ttf")
            cut(path, found, parts[-1])
    merged, first = merge.Merger().merge(parts) if len(parts) > 1 else TTFont(parts[0]), TTFont(parts[0])
    heights = {"hhea": ("ascent", "descent", "lineGap")}
    heights["OS/2"] = ("sTypoAscender", "sTypoDescender", "sTypoLineGap", "usWinAscent", "usWinDescent")
    for table, names in heights.items():
        for each in names:
            setattr(merged[table], each, getattr(first[table], each))
    merged.save(FONTS / f"{'' if name.endswith('mincho') else 'noto-sans-'}{name}.ttf")
    (FONTS / f"{name}.txt").write_text("".join(sorted(letters - left)), encoding="utf-8")
    print(name, len(letters - left), "letters; lacking", "".join(sorted(left)))


def sources(folder: Path, weight: str) -> dict[str, Path]:
    """The typefaces of that weight, unpacked there."""
    style = WEIGHTS[weight]
    found = {
        each: folder / each / "package" / style / f"NotoSans{each.upper()}_{style}.ttf"
        for each in ("jp", "sc", "tc", "kr")
    }
    return found | {"plain": folder / "plain" / "package" / style / f"NotoSans_{style}.ttf"}


def mincho(folder: Path) -> None:
    """The typefaces with serifs: the names of patterns alone."""
    style = "800ExtraBold"
    japanese = folder / "mincho" / "package" / style / f"ShipporiMincho_{style}.ttf"
    serif = {each: folder / f"serif-{each}" / "package" / style for each in ("sc", "tc", "kr")}
    fonts = {each: path / f"NotoSerif{each.upper()}_{style}.ttf" for each, path in serif.items()}
    words, simple, full = patterns("en", "ja", "ko"), patterns("zh-CN"), patterns("zh-TW")
    build("words-mincho", words, [(japanese, words), (fonts["kr"], words), (fonts["sc"], words)])
    for name, letters in ("sc", simple), ("tc", full):
        build(f"{name}-mincho", letters, [(fonts[name], letters), (japanese, letters)])


def main(folder: Path) -> None:
    mincho(folder)
    fonts, light = sources(folder, "bold"), sources(folder, "medium")
    base, people = listed(BASE), listed("people")
    japanese = coded("euc_jp", 0xB0, 0xF4)
    simple, full, korean = coded("gb2312", 0xB0, 0xD7), coded("big5", 0xA4, 0xC6), coded("euc_kr", 0xB0, 0xC8)
    words = base | said("en", "ja", "ko")
    for weight, of in ("bold", fonts), ("medium", light):
        build(f"words-{weight}", words, [(of[each], words) for each in ("jp", "kr", "sc")])
    for name, letters, language in ("sc", simple, "zh-CN"), ("tc", full, "zh-TW"):
        told = base | said(language)
        for weight, of, wanted in ("bold", fonts, told | letters), ("medium", light, told):
            build(f"{name}-{weight}", wanted, [(of[each], wanted) for each in (name, "jp", "sc", "tc", "kr")])
    every = words | people | japanese | simple | full | korean | said("zh-CN", "zh-TW")
    western = {each for each in every if "\u0100" <= each < "\u0530" or "\u1e00" <= each < "\u1f00"} & held(
        fonts["plain"]
    )
    eastern = [(fonts[each], every - western) for each in ("jp", "sc", "tc", "kr")]
    build("names-bold", every, [*eastern, (fonts["plain"], western)])


if __name__ == "__main__":
    main(Path(sys.argv[1]))
