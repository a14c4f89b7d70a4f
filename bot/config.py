"""The settings of this process: `.env` and the environment, read once into one frozen Config."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from dotenv import dotenv_values


class ConfigError(Exception):
    """What is wrong with the settings, in one sentence for the person who runs the bot."""


@dataclass(frozen=True, slots=True)
class Config:
    """`token` empty: no Discord, the playground. The addresses are for tests and self-hosted stand-ins."""

    token: str = ""
    database: Path = Path("hanapai.sqlite3")
    api: str = ""
    gateway: str = ""
    cdn: str = ""
    playground_port: int = 8765
    strict: bool = False


VARIABLES = {
    "DISCORD_TOKEN": "token",
    "DATABASE": "database",
    "DISCORD_API": "api",
    "DISCORD_GATEWAY": "gateway",
    "DISCORD_CDN": "cdn",
    "PLAYGROUND_PORT": "playground_port",
    "HANAPAI_STRICT": "strict",
}
"""Every variable there is; each stands in `.env.example`."""

DEFAULT = Config()
SCHEMES = {"api": ("http://", "https://"), "gateway": ("ws://", "wss://"), "cdn": ("http://", "https://")}


def load(env_file: Path = Path(".env"), environment: Mapping[str, str] = os.environ) -> Config:
    """The settings; the environment wins over the file. Raises ConfigError with a sentence."""
    written = _file(env_file)
    for name in written:
        if name not in VARIABLES:
            raise ConfigError(f"{env_file} sets {name}, which is no setting of Hanapai: see .env.example.")
    values = written | {name: environment[name] for name in VARIABLES if name in environment}
    fields = {VARIABLES[name]: value.strip() for name, value in values.items() if value.strip()}
    for field, schemes in SCHEMES.items():
        if field in fields and not fields[field].startswith(schemes):
            raise ConfigError(f"DISCORD_{field.upper()} must begin with {' or '.join(schemes)}.")
    return Config(
        token=_token(fields.get("token", "")),
        database=Path(fields.get("database", DEFAULT.database)),
        api=fields.get("api", "").rstrip("/"),
        gateway=fields.get("gateway", ""),
        cdn=fields.get("cdn", "").rstrip("/"),
        playground_port=_port(fields.get("playground_port", str(DEFAULT.playground_port))),
        strict=_flag("HANAPAI_STRICT", fields.get("strict", "0")),
    )


def _file(path: Path) -> dict[str, str]:
    if not path.exists():
        return {}
    if not path.is_file():
        raise ConfigError(f"{path} is no file: it must hold lines such as DISCORD_TOKEN=...")
    try:
        found = dotenv_values(path, interpolate=False)
    except (OSError, UnicodeDecodeError) as error:
        raise ConfigError(f"{path} cannot be read: {error}.") from error
    for name, value in found.items():
        if value is None:
            raise ConfigError(f"{path} has a line that is no NAME=VALUE: {name}.")
    return {name: value or "" for name, value in found.items()}


def _token(text: str) -> str:
    if any(sign.isspace() or not sign.isascii() for sign in text):
        raise ConfigError("DISCORD_TOKEN holds spaces or foreign letters: copy it again from the developer portal.")
    return text


def _port(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 5) or int(text) > 65535:
        raise ConfigError("PLAYGROUND_PORT must be a port number from 0 to 65535.")
    return int(text)


def _flag(name: str, text: str) -> bool:
    if text not in ("0", "1"):
        raise ConfigError(f"{name} must be 0 or 1.")
    return text == "1"
