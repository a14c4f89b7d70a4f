"""The settings: what stands where, who wins, and one sentence for whatever is wrong."""

import os
import re
from dataclasses import fields
from pathlib import Path
from unittest.mock import Mock

import pytest

from bot.config import DEFAULT, VARIABLES, Config, ConfigError, load
from bot.store.shards import Shards
from bot.tables.timing import Timing

ROOT = Path(__file__).parents[3]


@pytest.fixture
def env(tmp_path):
    return tmp_path / ".env"


def complaint(env, **environment):
    """The one sentence with which these settings are refused."""
    with pytest.raises(ConfigError) as caught:
        load(env, environment)
    text = str(caught.value)
    assert "\n" not in text
    assert text.endswith(".")
    assert not re.search(r"\. [A-Z]", text)
    return text


def test_every_variable_stands_in_the_example_and_the_other_way_round():
    example = (ROOT / ".env.example").read_text()
    assert sorted(re.findall(r"^(\w+)=", example, re.MULTILINE)) == sorted(VARIABLES)


def test_every_variable_has_a_row_on_the_page_for_operators():
    table = (ROOT / ".deploy" / "README.md").read_text("utf-8").partition("\n## Settings\n")[2].partition("\n## ")[0]
    named = re.findall(r"`(\w+)`", " ".join(re.findall(r"^\| (`.+?`) \|", table, re.MULTILINE)))
    assert sorted(named) == sorted(VARIABLES)


def test_every_setting_has_one_variable():
    timing = {"go_on_s", "window_s"}
    assert sorted(set(VARIABLES.values()) - timing) == sorted(field.name for field in fields(Config))
    assert timing < {field.name for field in fields(Timing)}


def test_the_example_as_it_stands_sets_the_defaults():
    assert load(ROOT / ".env.example", {}) == DEFAULT


def test_every_variable_is_read_from_the_file_and_from_the_environment(env):
    values = {
        "DISCORD_TOKEN": "secret.token",
        "DATABASE": "postgresql://hanapai:right@host/games",
        "SHARDS": "0-3/16",
        "DISCORD_API": "https://discord.example/api/v10",
        "DISCORD_GATEWAY": "wss://gateway.example",
        "DISCORD_CDN": "http://127.0.0.1:5/cdn",
        "PLAYGROUND_PORT": "0",
        "PLAYGROUND_FOLDER": "/data/playground",
        "CLAIM_PAUSE": "0.25-2",
        "CLAIM_TIME": "20",
        "HANAPAI_STRICT": "1",
        "HANAPAI_DAILY": "sat=jiaxing sun=fuzhou",
        "HANAPAI_EMOJI": "off",
        "HANAPAI_FOLLOWUPS": "on",
        "HANAPAI_MENTIONS": "on",
        "HANAPAI_PAINTERS": "3",
        "HANAPAI_THINKERS": "2",
        "LOG_LEVEL": "Debug",
        "LOG_FORMAT": "json",
        "METRICS_PORT": "9464",
        "SOURCE_URL": "https://example.org/hanapai",
        "HANAPAI_TIMING": "computer_s=0.1 silence_s=2",
    }
    expected = Config(
        token="secret.token",
        database="postgresql://hanapai:right@host/games",
        api="https://discord.example/api/v10",
        gateway="wss://gateway.example",
        cdn="http://127.0.0.1:5/cdn",
        playground_port=0,
        playground_folder=Path("/data/playground"),
        timing=Timing(go_on_s=(0.25, 2.0), alone_go_on_s=(0.25, 2.0), window_s=20.0, computer_s=0.1, silence_s=2.0),
        strict=True,
        mentions=True,
        followups=True,
        emoji=False,
        painters=3,
        thinkers=2,
        log_level="debug",
        log_format="json",
        source="https://example.org/hanapai",
        daily={5: "jiaxing", 6: "fuzhou"},
        shards=Shards(0, 3, 16),
        metrics_port=9464,
    )
    assert sorted(values) == sorted(VARIABLES)
    assert load(env, values) == expected
    env.write_text("".join(f"{name}={value}\n" for name, value in values.items()))
    assert load(env, {}) == expected


def test_the_environment_wins_over_the_file(env):
    env.write_text("DISCORD_TOKEN=file\nPLAYGROUND_PORT=1\nDATABASE=file.sqlite3\n")
    config = load(env, {"DISCORD_TOKEN": "environment", "DATABASE": ""})
    assert (config.token, config.playground_port) == ("environment", 1)
    assert config.database == DEFAULT.database


def test_spaces_around_and_slashes_behind_are_forgiven(env):
    env.write_text("DISCORD_TOKEN=' secret '\nDISCORD_API=http://x/api/\nDISCORD_CDN=http://x/\nPLAYGROUND_PORT= 80 \n")
    config = load(env, {})
    assert (config.token, config.api, config.cdn, config.playground_port) == ("secret", "http://x/api", "http://x", 80)


def test_a_dollar_sign_is_no_variable(env):
    env.write_text("DATABASE=${HOME}/$x.sqlite3\n")
    assert load(env, {"HOME": "elsewhere"}).database == Path("${HOME}/$x.sqlite3")


def test_an_unknown_variable_of_the_environment_is_ignored(env):
    assert load(env, {"PATH": "/bin", "DISCORD_TOKN": "x"}) == DEFAULT


def test_a_file_that_is_no_text_is_told(env):
    env.write_bytes(b"DISCORD_TOKEN=\xff\xfe\n")
    assert complaint(env) == f"{env} can't be read: save it as UTF-8."


SENSELESS = {
    "DISCORD_TOKEN": ["花札"],
    "DISCORD_API": ["discord.com/api", "wss://discord.com", "http://", "http://:80/api", "http://discord.com:port",
                    "http://discord.com:70000", "http://discord dot com", "http://discord..com"],
    "DISCORD_GATEWAY": ["https://discord.com"],
    "DISCORD_CDN": ["http://?x"],
    "PLAYGROUND_PORT": ["-1", "65536", "80.5", "²", "１２", "9" * 5000],
    "METRICS_PORT": ["here", "65536"],
    "CLAIM_PAUSE": ["3-1.5", "-1-2", "1-nan", "1-", "1.-2.x", "1-8.0"],
    "CLAIM_TIME": ["inf", "-8", "1e2", ".5", "²", "601", "2.75", "9" * 5000],
    "SOURCE_URL": ["https://?", "https://a.org/x)(y"],
    "HANAPAI_STRICT": ["2"],
    "HANAPAI_DAILY": ["saturday=jiaxing"],
    "HANAPAI_PAINTERS": ["9"],
}  # fmt: skip
"""More values than those of BROKEN, by the setting that refuses them."""


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in SENSELESS.items() for value in values])
def test_a_value_that_makes_no_sense_is_refused_by_name_and_not_repeated(env, name, value):
    text = complaint(env, **{name: value})
    assert name in text
    assert value not in text.replace(name, "").replace("0 to 65535", "")


SERVER = "postgresql://user:password@host/name"
BROKEN = {
    "DATABSE=typo": "{env} sets DATABSE, which isn't a setting of Hanapai: correct or remove it (see .env.example).",
    "DISCORD_TOKEN": "Line 1 of {env} (DISCORD_TOKEN) isn't NAME=VALUE: correct it, or remove it.",
    "DISCORD_TOKEN=two words": "DISCORD_TOKEN has characters that no token has: copy it from the developer portal "
    "(Bot > Reset Token).",
    "DATABASE=mysql://host/name": f"DATABASE is an unknown kind of address: write the name of a file, or {SERVER}.",
    "DATABASE=postgresql://host/two words": "DATABASE has spaces in the address of a server: write each one as %20.",
    "SHARDS=0-3/16": f"SHARDS needs PostgreSQL: set DATABASE to {SERVER}, or SHARDS to auto.",
    "SHARDS=4/16": "SHARDS must be auto, or first-last/total such as 0-3/16.",
    "DISCORD_API=discord.com": "DISCORD_API must begin with http:// or https://: leave it empty for Discord itself.",
    "DISCORD_API=https:///api": "DISCORD_API isn't a complete address: write one such as https://discord.com/api/v10, "
    "or none.",
    "DISCORD_GATEWAY=https://x": "DISCORD_GATEWAY must begin with ws:// or wss://: leave it empty for Discord itself.",
    "DISCORD_GATEWAY=ws://[": "DISCORD_GATEWAY isn't a complete address: write one such as wss://gateway.discord.gg, "
    "or none.",
    "DISCORD_CDN=ftp://cdn": "DISCORD_CDN must begin with http:// or https://: leave it empty for Discord itself.",
    "PLAYGROUND_PORT=eighty": "PLAYGROUND_PORT must be a port number from 0 to 65535.",
    "METRICS_PORT=70000": "METRICS_PORT must be a port number from 0 to 65535.",
    "CLAIM_PAUSE=2": "CLAIM_PAUSE must be two numbers of seconds: write them with a hyphen, such as 1.5-3.",
    "CLAIM_PAUSE=3-1": "CLAIM_PAUSE must begin with the smaller number of seconds: swap the two.",
    "CLAIM_PAUSE=1-x": "CLAIM_PAUSE must be in seconds: write digits and at most one point, such as 12.25.",
    "CLAIM_PAUSE=1-9": "CLAIM_TIME must be longer than CLAIM_PAUSE: write more than 9 seconds.",
    "CLAIM_TIME=soon": "CLAIM_TIME must be in seconds: write digits and at most one point, such as 12.25.",
    "CLAIM_TIME=1000": "CLAIM_TIME is too long: write at most 600 seconds.",
    "LOG_LEVEL=loud": "LOG_LEVEL must be debug, info, warning or error.",
    "LOG_FORMAT=xml": "LOG_FORMAT must be text or json.",
    "SOURCE_URL=example.org": "SOURCE_URL must be a complete address without brackets: "
    "write one that begins with https:// or http://.",
    "HANAPAI_DAILY=sat=poker": "HANAPAI_DAILY must be days and games such as sat=jiaxing: the days are mon, tue, wed, "
    "thu, fri, sat, sun, and the games are koikoi, stopgo, hanaawase, jiaxing, fuzhou.",
    "HANAPAI_DAILY=sat=koikoi sat=fuzhou": "HANAPAI_DAILY has sat twice: keep one game for this day.",
    "HANAPAI_FOLLOWUPS=yes": "HANAPAI_FOLLOWUPS must be on or off.",
    "HANAPAI_EMOJI=no": "HANAPAI_EMOJI must be on or off.",
    "HANAPAI_MENTIONS=1": "HANAPAI_MENTIONS must be on or off.",
    "HANAPAI_PAINTERS=two": "HANAPAI_PAINTERS must be a whole number from 0 to 8.",
    "HANAPAI_STRICT=yes": "HANAPAI_STRICT must be 0 or 1.",
    "HANAPAI_THINKERS=0": "HANAPAI_THINKERS must be a whole number from 1 to 32.",
    "HANAPAI_TIMING=silence_s=x": "HANAPAI_TIMING silence_s must be in seconds: write digits and at most one point, "
    "such as 12.25.",
}
"""Thirty broken lines of `.env` and one that sets nothing known, each with the sentence that says what to write."""


@pytest.mark.parametrize("line", BROKEN)
def test_a_broken_line_of_env_is_told_in_one_sentence_that_names_the_setting_and_what_to_write(env, line):
    env.write_text(f"{line}\n", "utf-8")
    text = complaint(env)
    assert text == BROKEN[line].replace("{env}", str(env))
    assert re.search(r"\b(?:must be|write|set|leave|keep|copy|correct|swap)\b", text)


def test_every_setting_with_a_form_has_a_broken_line():
    assert {line.partition("=")[0] for line in BROKEN} - {"DATABSE"} == {*VARIABLES} - {"PLAYGROUND_FOLDER"}


@pytest.mark.parametrize("denied", ["builtins.open", "pathlib.Path.stat"], ids=["file", "folder"])
def test_a_file_that_may_not_be_read_and_a_folder_that_may_not_be_entered_are_told(env, monkeypatch, denied):
    env.write_text("DISCORD_TOKEN=secret\n")
    # not by the file's mode: root may read everything
    monkeypatch.setattr(denied, Mock(side_effect=PermissionError(13, "Permission denied", str(env))))
    text = complaint(env)
    assert str(env) in text
    assert "Permission denied" in text


def test_reading_the_file_leaves_the_environment_alone(env, monkeypatch):
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    env.write_text("DISCORD_TOKEN=secret\n")
    assert load(env).token == "secret"
    assert "DISCORD_TOKEN" not in os.environ


@pytest.mark.parametrize("line", ["DISCORD_TOKEN: x", "DISCORD_TOKEN='abc", "DISCORD_TOKEN"])
def test_a_line_that_is_no_setting_is_named_by_its_number(tmp_path, line):
    (tmp_path / ".env").write_text(f"DATABASE=a.sqlite3\n{line}\n")
    with pytest.raises(ConfigError, match=r"Line 2 of .* isn't NAME=VALUE: correct it, or remove it\."):
        load(tmp_path / ".env", {})


def test_a_folder_in_the_place_of_env_is_named(tmp_path):
    (tmp_path / ".env").mkdir()
    with pytest.raises(ConfigError, match="is not a file: replace it with a copy of"):
        load(tmp_path / ".env", {})


def test_the_token_is_in_no_repr(tmp_path):
    assert "sesame" not in repr(load(tmp_path / ".env", {"DISCORD_TOKEN": "sesame"}))


def test_a_file_name_without_sense_is_refused(tmp_path):
    with pytest.raises(ConfigError, match="DATABASE"):
        load(tmp_path / ".env", {"DATABASE": "a\0b"})


def warnings(caplog):
    return [record.getMessage() for record in caplog.records if record.levelname == "WARNING"]


@pytest.mark.parametrize(
    ("mode", "text", "warns"),
    [
        (0o600, "DISCORD_TOKEN=sesame\n", False),
        (0o640, "DISCORD_TOKEN=sesame\n", True),
        (0o604, "DISCORD_TOKEN=sesame\n", True),
        (0o644, "DISCORD_TOKEN=\nDATABASE=a.sqlite3\n", False),
    ],
)
def test_a_token_that_others_may_read_is_warned_of_and_not_repeated(env, caplog, mode, text, warns):
    env.write_text(text)
    env.chmod(mode)
    load(env, {})
    said = f"{env} holds secrets, but other users of this machine can open it: run chmod go-rwx {env}"
    assert warnings(caplog) == [said] * warns


@pytest.mark.parametrize("text", ["", "auto", "0-0/1", "3-3/4", "0-3/16"])
def test_shards_are_a_part_of_so_many(env, text):
    found = load(env, {"DATABASE": "postgresql://host/games", "SHARDS": text})
    assert str(found.shards) == (text if "/" in text else "None")
    assert found.process == (text if "/" in text else "bot")


@pytest.mark.parametrize("text", ["3", "3/4", "4-4/4", "3-2/4", "-1-2/4", "0-1/0", "0-1/4!", "a-b/c", "0-1/999999"])
def test_shards_that_are_none_are_told(env, text):
    with pytest.raises(ConfigError, match="such as 0-3/16"):
        load(env, {"DATABASE": "postgresql://host/games", "SHARDS": text})


def test_numbers_without_what_tells_them_are_refused_in_a_sentence(env, monkeypatch):
    monkeypatch.setattr("bot.config.find_spec", lambda _name: None)
    with pytest.raises(ConfigError, match=r"`\.uv/bin/uv run --no-dev --extra metrics hanapai`, or"):
        load(env, {"METRICS_PORT": "9464"})
