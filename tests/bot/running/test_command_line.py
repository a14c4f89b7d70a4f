"""The command line: its help, the words of each command, and code 2 for a line that is wrong."""

import re

import pytest

from bot.app.command_line import COMMANDS, NAMES, Arguments, said
from tests.bot.command import hanapai

LINES = {
    "backup backups": ("backups",),
    "backup backups 3": ("backups", "3"),
    "check": (),
    "emoji sync": ("sync",),
    "invite": (),
    "languages": (),
    "move sqlite:hanapai.sqlite3 postgresql://host/name": ("sqlite:hanapai.sqlite3", "postgresql://host/name"),
    "puzzles make koikoi 3 cards.jsonl": ("make", "koikoi", "3", "cards.jsonl"),
    "puzzles judge cards.jsonl 3": ("judge", "cards.jsonl", "3"),
    "ratings rebuild": ("rebuild",),
    "replay match.txt": ("match.txt",),
    "replay match.txt 1": ("match.txt", "1"),
}
"""Lines that are right, each with the words of its command."""


def ends(capsys, line):
    """The exit code of a line that isn't carried out, what it prints, and its last line of complaint."""
    with pytest.raises(SystemExit) as end:
        said(line.split())
    printed, complained = capsys.readouterr()
    return end.value.code, printed, complained.strip().rpartition("\n")[2]


@pytest.mark.parametrize("line", LINES)
def test_every_command_has_its_words(line):
    assert said(line.split()) == Arguments(line.split()[0], LINES[line])


def test_every_command_has_a_line_here():
    assert {line.split()[0] for line in LINES} == {*COMMANDS}


def test_options_of_the_start_are_read_and_none_are_needed():
    assert said([]) == Arguments()
    assert said(["--host"]) == Arguments(host="0.0.0.0")
    assert said(["--host", "127.0.0.2", "--fresh"]) == Arguments(host="127.0.0.2", fresh=True)
    assert said(["--no-open"]) == Arguments(opens=False)
    assert said(["--take-over"]) == Arguments(takes_over=True)


def test_the_help_shows_all_commands_in_three_groups_at_most_a_hundred_columns_wide(capsys):
    code, printed, _ = ends(capsys, "--help")
    assert code == 0
    assert max(map(len, printed.splitlines())) <= 100
    groups = dict(re.findall(r"^(\w+):\n((?:  .*\n|\n)+)", printed, re.MULTILINE))
    shown = {name: re.findall(r"^  (\S+)", lines, re.MULTILINE) for name, lines in groups.items()}
    assert shown == {
        "run": ["(no", "--host", "--fresh", "--no-open", "--take-over"],
        "look": ["check", "replay", "languages"],
        "maintain": ["backup", "move", "ratings", "emoji", "invite", "puzzles"],
        "help": ["--version", "-h,"],
    }
    assert {*shown["look"], *shown["maintain"]} == {*COMMANDS}


@pytest.mark.parametrize("line", [*COMMANDS, "emoji sync", "ratings rebuild", "puzzles make", "puzzles judge"])
def test_every_command_explains_itself(capsys, line):
    code, printed, _ = ends(capsys, f"{line} --help")
    assert code == 0
    assert printed.startswith(f"usage: hanapai {line} ")
    assert max(map(len, printed.splitlines())) <= 100


@pytest.mark.parametrize(("line", "same"), [("help", "--help"), ("help emoji sync", "emoji sync --help")])
def test_help_may_stand_first_as_a_word(capsys, line, same):
    assert ends(capsys, line) == ends(capsys, same)


@pytest.mark.parametrize("word", ["helps", "bakcup"])
def test_an_unknown_command_is_told_all_of_them(capsys, word):
    code, _, complaint = ends(capsys, word)
    assert (code, complaint) == (
        2,
        f"hanapai: error: there is no command '{word}'; the commands are: check, replay, languages, backup, move, "
        "ratings rebuild, emoji sync, invite, puzzles",
    )
    assert len(NAMES) == len(COMMANDS) == 9


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("backup", "the following arguments are required: FOLDER"),
        ("backup backups many", "argument KEEP: write a whole number from 1, not 'many'"),
        ("backup backups 0", "argument KEEP: write a whole number from 1, not '0'"),
        ("backup backups 3 4", "unrecognized arguments: 4; `hanapai backup --help` explains"),
        ("check all", "unrecognized arguments: all"),
        ("emoji", "the following arguments are required: sync"),
        ("emoji sync all", "unrecognized arguments: all; `hanapai emoji sync --help` explains"),
        ("emoji sink", "there is no command 'sink'; the commands are: hanapai emoji sync"),
        ("invite me", "unrecognized arguments: me"),
        ("languages de", "unrecognized arguments: de"),
        ("move hanapai.sqlite3 postgresql://host/name", "argument FROM: write sqlite: and the file"),
        (
            "move sqlite:hanapai.sqlite3 other.sqlite3",
            "argument TO: write sqlite: and the file, such as sqlite:hanapai.sqlite3, or an address such as",
        ),
        ("move sqlite:one sqlite:other", "move needs a file (sqlite:…) and a database on a server"),
        ("move sqlite:hanapai.sqlite3", "the following arguments are required: TO"),
        ("puzzles", "the following arguments are required: make|judge"),
        ("puzzles make poker 3 file", "argument GAME: invalid choice: 'poker'"),
        ("puzzles make koikoi x file", "argument COUNT: write a whole number from 1, not 'x'"),
        ("puzzles judge", "the following arguments are required: FILE, COUNT"),
        ("puzzles mend file", "there is no command 'mend'; the commands are: hanapai puzzles make, hanapai puzzles j"),
        ("ratings", "the following arguments are required: rebuild"),
        ("replay", "the following arguments are required: FILE"),
        ("--frsh", "unrecognized arguments: --frsh; `hanapai --help` explains"),
        ("--fresh check", "check takes none of --host, --fresh, --no-open and --take-over: leave them out"),
    ],
)
def test_a_line_that_is_wrong_is_told_what_to_write_and_ends_with_2(capsys, line, complaint):
    code, printed, said_ = ends(capsys, line)
    assert (code, printed) == (2, "")
    assert complaint in said_


def test_help_makes_no_backup_and_a_wrong_line_needs_no_settings(tmp_path):
    (tmp_path / ".env").write_text("NONSENSE")
    code, printed, complaint = hanapai(tmp_path, "backup", "--help")
    assert (code, complaint) == (0, "")
    assert printed.startswith("usage: hanapai backup ")
    assert hanapai(tmp_path, "backup")[0] == 2
    assert [each.name for each in tmp_path.iterdir()] == [".env"]


def test_options_of_the_playground_are_refused_with_a_token(tmp_path):
    assert hanapai(tmp_path, "--fresh", DISCORD_TOKEN="x") == (
        2,
        "",
        "--host, --fresh and --no-open are only for the playground: leave them out, or unset DISCORD_TOKEN.",
    )
