"""Settings of this process: `.env` and the environment, read once into one frozen Config."""

import io
import logging
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import urlsplit

from dotenv.parser import parse_stream

from bot.ai.think_pool import usual_size
from bot.games import GAMES
from bot.store.modes import readable
from bot.store.opening import SCHEMES as SERVERS
from bot.store.shards import ALONE, Shards
from bot.tables.timing import Timing

log = logging.getLogger(__name__)


class ConfigError(Exception):
    """An invalid setting, explained in one sentence for the owner of the bot."""


@dataclass(frozen=True, slots=True)
class Config:
    """All external settings.

    `token`: empty for the playground, without Discord.
    `database`: a file, or the address of a database server, with its password.
    `api`, `gateway`, `cdn`: addresses for tests and self-hosted stand-ins.
    `source`: address of the source code, "" if not published.
    `daily`: by day of the week (0 is Monday), the game of the daily deal. Only days set by the owner are included.
    `shards`: the shards of this process. None: all shards.
    `metrics_port`: port for metrics, open only to this machine. None: no metrics. 0: any free port.
    """

    token: str = field(default="", repr=False)
    database: Path | str = field(default=Path("hanapai.sqlite3"), repr=False)
    api: str = ""
    gateway: str = ""
    cdn: str = ""
    playground_port: int = 8765
    playground_folder: Path | None = None
    timing: Timing = field(default_factory=Timing)
    strict: bool = False
    mentions: bool = False
    followups: bool = False
    painters: int = 1
    thinkers: int = field(default_factory=usual_size)
    emoji: bool = True
    log_level: str = "info"
    log_format: str = "text"
    source: str = ""
    daily: Mapping[int, str] = field(default_factory=dict[int, str])
    shards: Shards | None = None
    metrics_port: int | None = None

    @property
    def beside(self) -> Path:
        """The path next to which this process writes its notes. If the database is a file, this is its path."""
        if isinstance(self.database, Path):
            return self.database
        return Path("hanapai" if self.shards is None else f"hanapai-{self.shards.first}-{self.shards.last}")

    @property
    def process(self) -> str:
        """The name of this process among those that share a database. Its tables belong to this name."""
        return ALONE if self.shards is None else str(self.shards)


VARIABLES = {
    "DISCORD_TOKEN": "token",
    "DATABASE": "database",
    "SHARDS": "shards",
    "DISCORD_API": "api",
    "DISCORD_GATEWAY": "gateway",
    "DISCORD_CDN": "cdn",
    "PLAYGROUND_PORT": "playground_port",
    "PLAYGROUND_FOLDER": "playground_folder",
    "CLAIM_PAUSE": "go_on_s",
    "CLAIM_TIME": "window_s",
    "LOG_LEVEL": "log_level",
    "LOG_FORMAT": "log_format",
    "METRICS_PORT": "metrics_port",
    "SOURCE_URL": "source",
    "HANAPAI_DAILY": "daily",
    "HANAPAI_EMOJI": "emoji",
    "HANAPAI_FOLLOWUPS": "followups",
    "HANAPAI_MENTIONS": "mentions",
    "HANAPAI_PAINTERS": "painters",
    "HANAPAI_STRICT": "strict",
    "HANAPAI_THINKERS": "thinkers",
    "HANAPAI_TIMING": "timing",
}
"""All variables, each with the field of Config or Timing that it sets. Each is also in `.env.example`."""

DEFAULT = Config()
LONGEST_S = 600.0
"""Maximum value of a setting in seconds."""
LEVELS = ("debug", "info", "warning", "error")
FORMS = ("text", "json")
"""Allowed forms of the log. LEVELS has its allowed levels."""
WEEKDAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
MOST_PAINTERS = 8
MOST_THINKERS = 32
EXAMPLES = {
    "api": "https://discord.com/api/v10",
    "gateway": "wss://gateway.discord.gg",
    "cdn": "https://cdn.discordapp.com",
}
SERVER = f"{SERVERS[0]}user:password@host/name"
"""Example of the address of a database server, for messages."""
SCHEMES = {"api": ("http://", "https://"), "gateway": ("ws://", "wss://"), "cdn": ("http://", "https://")}


def load(env_file: Path = Path(".env"), environment: Mapping[str, str] = os.environ) -> Config:
    """Return the settings from the environment and the file. The environment takes precedence.

    Raises ConfigError with a sentence that says what is wrong.
    """
    written = _file(env_file)
    for name in written:
        if name not in VARIABLES:
            raise ConfigError(
                f"{env_file} sets {name}, which isn't a setting of Hanapai: correct or remove it (see .env.example)."
            )
    values = written | {name: environment[name] for name in VARIABLES if name in environment}
    given = {VARIABLES[name]: value.strip() for name, value in values.items() if value.strip()}
    for name, schemes in SCHEMES.items():
        if name in given and not given[name].startswith(schemes):
            raise ConfigError(
                f"DISCORD_{name.upper()} must begin with {' or '.join(schemes)}: leave it empty for Discord itself."
            )
        if name in given and not _whole(given[name]):
            raise ConfigError(
                f"DISCORD_{name.upper()} isn't a complete address: write one such as {EXAMPLES[name]}, or none."
            )
    pause = _span("CLAIM_PAUSE", given["go_on_s"]) if "go_on_s" in given else Timing().go_on_s
    time = _seconds("CLAIM_TIME", given["window_s"]) if "window_s" in given else Timing().window_s
    timing = _timing(given.get("timing", ""))
    if "go_on_s" in given:
        timing = replace(timing, alone_go_on_s=pause)
    if time <= pause[1]:
        raise ConfigError(f"CLAIM_TIME must be longer than CLAIM_PAUSE: write more than {pause[1]:g} seconds.")
    if written.get("DISCORD_TOKEN", "").strip():
        for warning in readable(env_file):
            log.warning("%s", warning)
    database, shards = _database(given.get("database", str(DEFAULT.database))), _shards(given.get("shards", "auto"))
    if shards is not None and isinstance(database, Path):
        raise ConfigError(f"SHARDS needs PostgreSQL: set DATABASE to {SERVER}, or SHARDS to auto.")
    return Config(
        token=_token(given.get("token", "")),
        database=database,
        shards=shards,
        api=given.get("api", "").rstrip("/"),
        gateway=given.get("gateway", ""),
        cdn=given.get("cdn", "").rstrip("/"),
        playground_port=_port("PLAYGROUND_PORT", given.get("playground_port", str(DEFAULT.playground_port))),
        metrics_port=_metrics_port(given["metrics_port"]) if "metrics_port" in given else None,
        playground_folder=_path(given["playground_folder"], "PLAYGROUND_FOLDER")
        if "playground_folder" in given
        else None,
        timing=replace(timing, go_on_s=pause, window_s=time),
        strict=_one("HANAPAI_STRICT", given.get("strict", "0"), ("0", "1")) == "1",
        followups=_one("HANAPAI_FOLLOWUPS", given.get("followups", "off"), ("on", "off")) == "on",
        mentions=_one("HANAPAI_MENTIONS", given.get("mentions", "off"), ("on", "off")) == "on",
        emoji=_one("HANAPAI_EMOJI", given.get("emoji", "on"), ("on", "off")) == "on",
        log_level=_one("LOG_LEVEL", given.get("log_level", DEFAULT.log_level).lower(), LEVELS),
        log_format=_one("LOG_FORMAT", given.get("log_format", DEFAULT.log_format).lower(), FORMS),
        source=_address("SOURCE_URL", given.get("source", "")),
        daily=_weekdays(given.get("daily", "")),
        painters=_processes("HANAPAI_PAINTERS", given.get("painters", str(DEFAULT.painters)), 0, MOST_PAINTERS),
        thinkers=_processes("HANAPAI_THINKERS", given.get("thinkers", str(DEFAULT.thinkers)), 1, MOST_THINKERS),
    )


def _file(path: Path) -> dict[str, str]:
    try:
        if not path.exists():
            return {}
        if not path.is_file():
            raise ConfigError(f"{path} is not a file: replace it with a copy of .env.example.")
        with open(path, encoding="utf-8") as file:
            text = file.read()
    except UnicodeDecodeError as error:
        raise ConfigError(f"{path} can't be read: save it as UTF-8.") from error
    except OSError as error:
        raise ConfigError(f"{path} can't be read ({_reason(error)}): let the user of the bot read it.") from error
    found: dict[str, str] = {}
    for line in parse_stream(io.StringIO(text)):
        if line.error or (line.key and line.value is None):
            which = f"Line {line.original.line} of {path}{f' ({line.key})' if line.key else ''}"
            raise ConfigError(f"{which} isn't NAME=VALUE: correct it, or remove it.")
        if line.key:
            found[line.key] = line.value or ""
    return found


def _reason(error: OSError) -> str:
    return error.strerror or str(error) or type(error).__name__


def _whole(address: str) -> bool:
    """Return whether an address has a host, and a valid port number if it has a port."""
    try:
        parts = urlsplit(address)
        host = (parts.hostname or "").encode("idna")
        return bool(host) and parts.port != 0 and not any(sign.isspace() for sign in address)
    except ValueError:
        return False


def _address(name: str, text: str) -> str:
    """Check a web address, which may be empty.

    Brackets are refused, because a bracket would end a link in a message.
    """
    if text and not (text.startswith(("http://", "https://")) and _whole(text) and not {*"()<>[]"} & {*text}):
        raise ConfigError(
            f"{name} must be a complete address without brackets: write one that begins with https:// or http://."
        )
    return text


def _token(text: str) -> str:
    if any(sign.isspace() or not sign.isascii() for sign in text):
        raise ConfigError(
            "DISCORD_TOKEN has characters that no token has: copy it from the developer portal (Bot > Reset Token)."
        )
    return text


def _database(text: str) -> Path | str:
    if not text.startswith(SERVERS):
        if "://" in text:
            raise ConfigError(f"DATABASE is an unknown kind of address: write the name of a file, or {SERVER}.")
        return _path(text)
    if "\0" in text or any(sign.isspace() for sign in text):
        raise ConfigError("DATABASE has spaces in the address of a server: write each one as %20.")
    return text


def _shards(text: str) -> Shards | None:
    if text == "auto":
        return None
    try:
        return Shards.read(text)
    except ValueError:
        raise ConfigError("SHARDS must be auto, or first-last/total such as 0-3/16.") from None


def _path(text: str, name: str = "DATABASE") -> Path:
    if "\0" in text:
        raise ConfigError(f"{name} has a character that no file name can have: write another name.")
    return Path(text)


def _processes(name: str, text: str, least: int, most: int) -> int:
    if text not in map(str, range(least, most + 1)):
        raise ConfigError(f"{name} must be a whole number from {least} to {most}.")
    return int(text)


def _port(name: str, text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 5) or int(text) > 65535:
        raise ConfigError(f"{name} must be a port number from 0 to 65535.")
    return int(text)


def _metrics_port(text: str) -> int:
    port = _port("METRICS_PORT", text)
    if find_spec("prometheus_client") is None:
        raise ConfigError(
            "METRICS_PORT needs the extra `metrics`: start with `.uv/bin/uv run --no-dev --extra metrics hanapai`, "
            "or leave it empty."
        )
    return port


def _span(name: str, text: str) -> tuple[float, float]:
    low, dash, high = text.partition("-")
    if not dash:
        raise ConfigError(f"{name} must be two numbers of seconds: write them with a hyphen, such as 1.5-3.")
    span = (_seconds(name, low.strip()), _seconds(name, high.strip()))
    if span[0] > span[1]:
        raise ConfigError(f"{name} must begin with the smaller number of seconds: swap the two.")
    return span


def _seconds(name: str, text: str) -> float:
    whole, _, rest = text.partition(".")
    if not ((whole + rest).isascii() and whole.isdecimal() and len(text) <= 9) or not (rest or "0").isdecimal():
        raise ConfigError(f"{name} must be in seconds: write digits and at most one point, such as 12.25.")
    if float(text) > LONGEST_S:
        raise ConfigError(f"{name} is too long: write at most {LONGEST_S:.0f} seconds.")
    return float(text)


def _timing(text: str) -> Timing:
    """Parse durations that tests set, e.g. `computer_s=0.1 silence_s=2`."""
    known = {field.name for field in fields(Timing)} - {"go_on_s", "alone_go_on_s", "window_s"}
    times: dict[str, float] = {}
    for word in text.split():
        name, _, value = word.partition("=")
        if name not in known:
            raise ConfigError(f"HANAPAI_TIMING has no {name}: write one of {', '.join(sorted(known))}.")
        times[name] = _seconds(f"HANAPAI_TIMING {name}", value)
    return replace(Timing(), **times)


def _one(name: str, text: str, words: Sequence[str]) -> str:
    if text not in words:
        raise ConfigError(f"{name} must be {', '.join(words[:-1])} or {words[-1]}.")
    return text


def _weekdays(text: str) -> dict[int, str]:
    """Parse the daily deal's game for each day of the week, e.g. `sat=jiaxing sun=fuzhou`."""
    found: dict[int, str] = {}
    for word in text.split():
        name, _, game = word.partition("=")
        if name not in WEEKDAYS or game not in GAMES:
            raise ConfigError(
                f"HANAPAI_DAILY must be days and games such as sat=jiaxing: "
                f"the days are {', '.join(WEEKDAYS)}, and the games are {', '.join(GAMES)}."
            )
        if WEEKDAYS.index(name) in found:
            raise ConfigError(f"HANAPAI_DAILY has {name} twice: keep one game for this day.")
        found[WEEKDAYS.index(name)] = game
    return found
