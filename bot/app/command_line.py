"""The command line of `hanapai`: its commands, their arguments and their help."""

from argparse import SUPPRESS, Action, ArgumentError, ArgumentParser, ArgumentTypeError, RawDescriptionHelpFormatter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from typing import Any

from bot.config import ConfigError
from bot.games import GAMES
from bot.store.opening import SCHEMES

KEPT = 14
"""Default number of backups to keep, one a day besides the newest."""
FILE = "sqlite:"
"""Prefix that marks a database file in `hanapai move`."""
LOOK = {
    "check": "report what is missing on this machine and on Discord",
    "replay FILE [SEAT]": "check a match from /verify or /replay and show it",
    "languages": "show how complete each language is",
}
"""Commands that only read, each with what it does."""
MAINTAIN = {
    "backup FOLDER [KEEP]": "copy the database and test the copy",
    "move FROM TO": "copy a database file to a PostgreSQL server, or back",
    "ratings rebuild": "recalculate totals and ratings from the results",
    "emoji sync": "upload cards and tiles as emoji of the application",
    "invite": "print the link that adds the bot to a server",
    "puzzles make|judge": "make new puzzles, or test existing ones",
}
"""Commands that make or change something, each with what it does."""
COMMANDS = tuple(sorted(each.partition(" ")[0] for each in LOOK | MAINTAIN))
"""Subcommands of `hanapai`, besides running the bot."""
ABOUT = """\
Hanafuda and mahjong on Discord. Without a command, Hanapai runs: as a bot if
DISCORD_TOKEN is set, otherwise as the playground, a small Discord on this machine."""
MORE = "`hanapai COMMAND --help` explains a command. Settings are in .env: see .env.example."
NAMES = [" ".join(word for word in each.split() if word.isalpha() and word.islower()) for each in LOOK | MAINTAIN]
"""The commands as they are typed, without their arguments."""
COLUMN, WIDTH = 24, 100
"""Column where explanations start in the help, and its maximum width."""


class UsageError(ConfigError):
    """Arguments that can't be used here, explained in one sentence. The process ends with code 2."""


@dataclass(frozen=True, slots=True)
class Arguments:
    """The arguments of `hanapai`.

    `command`: one of COMMANDS, or "".
    `words`: the words after the command.
    `host`: address at which guests may join the playground.
    `fresh`: whether the playground starts empty.
    `opens`: whether its page opens automatically.
    `takes_over`: whether to take over from the running process of the same shards.
    """

    command: str = ""
    words: tuple[str, ...] = ()
    host: str = ""
    fresh: bool = False
    opens: bool = True
    takes_over: bool = False


class Columns(RawDescriptionHelpFormatter):
    """A formatter that starts all explanations in the same column."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog, max_help_position=COLUMN, width=WIDTH)
        self._action_max_length = COLUMN


class Parser(ArgumentParser):
    """A parser whose error for an unknown command names the commands."""

    def __init__(self, prog: str, **given: Any) -> None:
        super().__init__(prog, formatter_class=Columns, **given)
        self._positionals.title = "arguments"

    def _check_value(self, action: Action, value: Any) -> None:
        if action.dest in ("command", "work") and value not in (action.choices or ()):
            known = NAMES if action.dest == "command" else [f"{self.prog} {each}" for each in action.choices or ()]
            raise ArgumentError(None, f"there is no command {value!r}; the commands are: {', '.join(known)}")
        super()._check_value(action, value)


def said(words: Sequence[str]) -> Arguments:
    """Parse the command line. Ends the process with code 0 after --help and --version, and with 2 for a wrong line."""
    if not words:
        return Arguments()  # spares a normal start the parsers
    if words[0] == "help":
        words = [*words[1:], "--help"]
    parser = _parser()
    parsed, unknown = parser.parse_known_args(words)
    found = vars(parsed)
    command, work, values = found.pop("command"), found.pop("work", None), found.pop("words", [])
    if unknown:
        usage = " ".join(filter(None, ("hanapai", command, work, "--help")))
        parser.error(f"unrecognized arguments: {' '.join(unknown)}; `{usage}` explains what is possible")
    run = Arguments(**found)
    if not command:
        return run
    if run != Arguments():
        parser.error(f"{command} takes none of --host, --fresh, --no-open and --take-over: leave them out")
    if command == "move" and len({each.startswith(FILE) for each in values}) == 1:
        parser.error(f"move needs a file ({FILE}…) and a database on a server ({SCHEMES[0]}…), in either order")
    return Arguments(command, tuple(each for each in (work, *values) if each is not None))


def _parser() -> Parser:
    usage = "hanapai [OPTIONS]\n       hanapai COMMAND [ARGUMENTS]"
    parser = Parser("hanapai", usage=usage, description=ABOUT, epilog=MORE, add_help=False)
    commands: Any = parser.add_subparsers(dest="command", prog="hanapai", help=SUPPRESS, metavar="COMMAND")
    default = {"(no command)": "run the bot, or the playground without DISCORD_TOKEN"}
    run = parser.add_argument_group("run", _rows(default))
    run.add_argument(
        "--host",
        metavar="ADDRESS",
        nargs="?",
        const="0.0.0.0",
        default="",
        help="playground: let others on your network join with links; at all addresses of this machine, or at one",
    )
    run.add_argument("--fresh", action="store_true", help="playground: delete what was saved and start empty")
    run.add_argument(
        "--no-open", action="store_false", dest="opens", help="playground: don't open the page in a browser"
    )
    run.add_argument(
        "--take-over",
        action="store_true",
        dest="takes_over",
        help="bot: take over from the running process with the same SHARDS",
    )
    parser.add_argument_group("look", _rows(LOOK))
    parser.add_argument_group("maintain", _rows(MAINTAIN))
    more = parser.add_argument_group("help")
    more.add_argument("--version", action="version", version=f"hanapai {version('hanapai')}", help="show the version")
    more.add_argument("-h", "--help", action="help", help="show this help")
    _add_looking(commands)
    _add_maintaining(commands)
    return parser


def _rows(commands: Mapping[str, str]) -> str:
    """Return lines of the help in the columns that argparse uses for options."""
    return "\n".join(f"{each:<{COLUMN - 4}}  {about}" for each, about in commands.items())


def _add_looking(commands: Any) -> None:
    commands.add_parser(
        "check",
        description="Report what is missing on this machine and, with a token, on Discord: disk, database, newest\n"
        "backup, token, clock, emoji, permissions. Exit code 1 if a check fails. The bot may be running.",
    )
    replay = commands.add_parser(
        "replay",
        description="Check a match file from /verify or /replay, then show the match step by step in the language\n"
        "of this system.",
    )
    _word(replay, "FILE", "file of the match")
    _word(replay, "SEAT", "number of the seat whose hand is shown (default: public information only)", nargs="?")
    commands.add_parser(
        "languages",
        description="Show how complete each language is. Exit code 1 if a language file is broken.",
    )


def _add_maintaining(commands: Any) -> None:
    backup = commands.add_parser(
        "backup",
        description="Copy the database file while the bot runs. Restore the copy into a scratch file and replay ten\n"
        "of its matches. Only then name the copy after the time and delete old copies.",
    )
    _word(backup, "FOLDER", "folder for the copies; it is created if it doesn't exist")
    _word(
        backup, "KEEP", f"number of copies to keep: the new one and one a day (default: {KEPT})", nargs="?", type=_count
    )
    move = commands.add_parser(
        "move",
        description="Copy all data from a database file to an empty PostgreSQL database, or from there to a new file,\n"
        "and compare both. Stop the bot first. What is copied stays as it is. Needs the extra `postgres`.",
    )
    _word(move, "FROM", f"the file, such as {FILE}hanapai.sqlite3, or the database", type=_database)
    _word(move, "TO", f"the database, such as {SCHEMES[0]}user:password@host/name, or the file", type=_database)
    ratings = commands.add_parser("ratings", description="Totals and ratings.")
    _work(ratings, MAINTAIN["ratings rebuild"], "rebuild").add_parser(
        "rebuild",
        description="Recalculate all totals and ratings from the results. Stop the bot first.",
    )
    emoji = commands.add_parser("emoji", description="Emoji of the application.")
    _work(emoji, MAINTAIN["emoji sync"], "sync").add_parser(
        "sync",
        description="Upload cards and tiles as emoji of the application, in up to two minutes, and remove outdated\n"
        "ones. The bot also does this after it starts. Needs DISCORD_TOKEN.",
    )
    commands.add_parser(
        "invite",
        description="Print the link that adds the bot to a server with the permissions it needs. Needs DISCORD_TOKEN.",
    )
    puzzles = commands.add_parser("puzzles", description="Puzzles for /puzzle, from matches between computers.")
    work = _work(puzzles, MAINTAIN["puzzles make|judge"], "make|judge")
    make = work.add_parser(
        "make",
        description="Add new puzzles to a file until COUNT of them can be dealt. This can take an hour, on all\n"
        " processors, and much longer without the extra fast.\n"
        " Ctrl+C keeps the puzzles made so far; the same command continues.",
    )
    _word(make, "GAME", ", ".join(GAMES), choices=[*GAMES])
    _word(make, "COUNT", "number of puzzles that can be dealt afterwards", type=_count)
    _word(make, "FILE", "file of puzzles, which may exist already")
    judge = work.add_parser(
        "judge",
        description="Test whether puzzles of a file keep their best answers in other deals.",
    )
    _word(judge, "FILE", "file of puzzles")
    _word(judge, "COUNT", "number of puzzles to draw at random", type=_count)


def _word(parser: ArgumentParser, name: str, about: str, **given: Any) -> None:
    """Add an argument. All arguments of a command are appended to one list, `words`."""
    parser.add_argument("words", action="append", metavar=name, help=about, **given)


def _work(parser: ArgumentParser, about: str, names: str) -> Any:
    """Return what takes the commands below a command, one of which must be given."""
    return parser.add_subparsers(dest="work", required=True, metavar=names, help=about)


def _count(text: str) -> str:
    if not (text.isdecimal() and int(text)):
        raise ArgumentTypeError(f"write a whole number from 1, not {text!r}")
    return text


def _database(text: str) -> str:
    if not text.startswith((FILE, *SCHEMES)):
        which = f"{FILE} and the file, such as {FILE}hanapai.sqlite3, or an address"
        raise ArgumentTypeError(f"write {which} such as {SCHEMES[0]}user:password@host/name")
    return text
