"""`hanapai replay FILE`: a match from its file, checked and shown, or one sentence that says what is wrong with it."""

import io
import re

import pytest

from bot.app.terminal import LARGEST, locale, replay
from bot.config import ConfigError
from bot.decks.telling import pieces
from bot.i18n import Words, languages
from engine import GAMES
from engine.core import Match, Record
from tests.bot.command import ROOT, hanapai
from tests.golden.report import FOLDER
from tests.sampling import slow_but

GOLDENS = ["koikoi", "stopgo", "hanaawase", "jiaxing_unusual", "fuzhou"]
KOIKOI = FOLDER / "koikoi.txt"
STEPS = 83


def shown(*words, said=None, language="en"):
    """What is printed; with `said`, for somebody who says this and nothing more."""
    text = Words(strict=True).translator(language)
    out = io.StringIO()
    keys = iter(said or ())

    def ask(prompt):
        assert prompt == text("terminal-keys")
        try:
            return next(keys)
        except StopIteration:
            raise EOFError from None

    replay([*map(str, words)], out, None if said is None else ask, text)
    return out.getvalue()


def steps_of(text):
    return [int(line.split()[1]) for line in text.splitlines() if line.startswith("Step ")]


@pytest.mark.parametrize("name", slow_but(["koikoi", "jiaxing_unusual"], GOLDENS))
def test_every_golden_is_checked_and_shown_to_its_end(name):
    path = FOLDER / f"{name}.txt"
    record = Record.parse(path.read_text("utf-8"), GAMES)
    match = Match.replay(GAMES[record.game], record)
    text = shown(path)
    assert f"{match.number} steps" in text.splitlines()[0]
    assert steps_of(text) == [*range(1, match.number + 1)]
    assert text.count("place 1") >= 1
    assert all(f"Player {seat + 1}" in text for seat in range(record.seats))
    assert not re.search(r"[*`<>@]{2}|-# ", text)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "language"), [*zip(GAMES, languages()[1:], strict=False)])
def test_every_step_is_told_in_the_language_of_the_system(game, language):
    """What no other language may say: English words."""
    text = shown(FOLDER / f"{game}.txt", "0", language=language)
    assert len(text.splitlines()) > 100
    assert re.findall(r"\b(?:the|is|Player|hand|of|takes|plays)\b", text) == []


def test_a_system_says_its_language_as_discord_does_and_none_is_english():
    assert locale({"LANG": "zh_TW.UTF-8"}) == "zh-TW"
    assert locale({"LANG": "ja_JP.UTF-8", "LC_ALL": "", "LC_MESSAGES": "ko_KR@x"}) == "ko-KR"
    assert {Words(strict=True).text(locale(each), "terminal-step", step=1, last=2) for each in (
        {}, {"LANG": "C.UTF-8"}, {"LANG": "POSIX"}, {"LANG": "en_GB"}, {"LANG": "tlh"}, {"LANG": "../.."},
    )} == {"Step 1 of 2"}  # fmt: skip


def test_a_seat_sees_its_own_cards_and_no_others():
    match = Match.replay(GAMES["koikoi"], Record.parse(KOIKOI.read_text("utf-8"), GAMES))
    dealt = next(iter(Match.steps(GAMES["koikoi"], match.record(), 1))).scene
    (mine,) = (pile.pieces for pile in dealt.piles if pile.role == "hand" and pile.seat == 1)
    first = {viewer: shown(KOIKOI, *viewer).partition("Step 2 ")[0] for viewer in [(), ("0",), ("1",)]}
    named = [pieces([piece], Words(strict=True).translator("en")) for piece in mine]
    assert all(name in first["1",] for name in named)
    assert not any(name in text for viewer, text in first.items() if viewer != ("1",) for name in named)
    assert "Your hand" not in first[()]


def test_keys_lead_on_and_back_and_out():
    assert steps_of(shown(KOIKOI, said=["n", "", "b", "x", "b", "b", "q", "n"])) == [1, 2, 3, 2, 2, 1, 1]
    assert steps_of(shown(KOIKOI, said=["n"] * 90))[-3:] == [STEPS, STEPS, STEPS]


@pytest.mark.parametrize(("change", "complaint"), [
    (lambda text: text.replace("0 play", "1 play", 1), "hand 1"),
    (lambda text: text.replace('[Seed "', '[Seed "00', 1), "Line "),
    (lambda text: text.replace("played", "finished", 1), "this match ends with played"),
    (lambda text: text.replace('[Game "koikoi"]', '[Game "chess"]'), "there is no game chess"),
    (lambda text: text[: len(text) // 2], "Line "),
    (lambda _: "", "Line 1"),
    (lambda _: "1. e4 e5\n", "Line 1"),
    (lambda text: text.replace("koikoi", "\x1b[2Jchess"), "there is no game ?[2Jchess"),
    (lambda text: text.replace("0 ready", "0 \x1b]0;ready\a", 1), "cannot ?]0;ready? now"),
    (lambda text: text.replace('[Rule "', '[Rule "\x9b2J', 1), "there is no setting ?2J"),
])  # fmt: skip
def test_a_damaged_or_foreign_file_gets_one_sentence(tmp_path, change, complaint):
    path = tmp_path / "match.txt"
    path.write_text(change(KOIKOI.read_text("utf-8")), "utf-8")
    with pytest.raises(ConfigError) as caught:
        shown(path)
    said = str(caught.value)
    assert said.startswith(f"The file {path} isn't a match that can be replayed. ")
    assert complaint in said
    assert said.isprintable()
    assert said.endswith(".")


def test_what_is_no_text_or_not_there_or_too_large_or_asked_otherwise_gets_one_sentence(tmp_path):
    (tmp_path / "picture").write_bytes(b"\x89PNG\xff")
    (tmp_path / "large").write_bytes(b" " * (LARGEST + 1))
    for words, complaint in (
        ([tmp_path / "picture"], "isn't a text file."),
        ([tmp_path / "large"], "is too large to be a match."),
        ([tmp_path / "none"], "can't be read: No such file or directory. Check its name and its permissions."),
        ([tmp_path], "can't be read: Is a directory. Check its name and its permissions."),
        ([KOIKOI, "2"], "a number from 0 to 1."),
        ([KOIKOI, "all"], "a number from 0 to 1."),
    ):
        with pytest.raises(ConfigError, match=r"^[^\n]*$") as caught:
            shown(*words)
        assert str(caught.value).endswith(complaint)
    with pytest.raises(ConfigError, match=r"^The file nowhere\.txt can't be read"):  # a name keeps its small letters
        shown("nowhere.txt")


def test_the_command_ends_with_0_and_with_1_where_something_is_wrong_and_needs_no_settings(tmp_path):
    (tmp_path / ".env").write_text("NONSENSE")
    assert hanapai(tmp_path, "replay", KOIKOI) == (0, shown(KOIKOI).strip(), "")
    code, printed, said = hanapai(tmp_path, "replay", ROOT / "README.md")
    assert (code, printed, len(said.splitlines())) == (1, "", 1)
