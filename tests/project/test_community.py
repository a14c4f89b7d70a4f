"""What stands around the code: forms, the run for every change, the container, the service, the backup."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from bot.app.command_line import COMMANDS
from bot.config import VARIABLES, load
from bot.store.shards import Shards
from bot.store.sqlite import SqliteStore
from tests.there import there

ROOT = Path(__file__).parents[2]
DEPLOY, GITHUB = ROOT / ".deploy", ROOT / ".github"
DOCKERFILE = (DEPLOY / "Dockerfile").read_text("utf-8")
PAGES = sorted(
    page
    for folder in ("", ".deploy", ".github", "bot", "bot/i18n/locales/*", "engine", "engine/*", "tests", "tests/*")
    for page in ROOT.glob(f"{folder}/*.md".strip("/"))
)
SUPPORTED = ("3.11", "3.12", "3.13", "3.14")


def value(name, text):
    """What stands behind a key, wherever it is; None without it."""
    found = re.search(rf"^ *(?:- )?{name}: *(\S.*)$", text, re.MULTILINE)
    return found and found[1].strip("\"'")


def test_every_change_is_checked_by_the_one_script_on_every_python():
    text = (GITHUB / "workflows" / "ci.yml").read_text("utf-8")
    matrix = there(re.search(r"python: \[(.+)\]", text))[1]
    assert tuple(re.findall(r'"([\d.]+)"', matrix)) == SUPPORTED
    assert f">={SUPPORTED[0]}" == tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["requires-python"]
    assert re.findall(r"run: (.+)", text) == [".ci/run"]
    assert os.access(ROOT / ".ci" / "run", os.X_OK)
    assert "UV_PYTHON: ${{ matrix.python }}" in text
    assert "python-version: ${{ matrix.python }}" in text


def test_the_run_for_every_change_may_read_and_no_more():
    text = (GITHUB / "workflows" / "ci.yml").read_text("utf-8")
    assert re.findall(r"^permissions:\n((?:  .+\n)+)", text, re.MULTILINE) == ["  contents: read\n"]
    assert text.count("permissions:") == 1
    assert "pull_request_target" not in text
    assert "secrets." not in text
    assert "cancel-in-progress: true" in text
    assert "persist-credentials: false" in text


def test_the_image_holds_no_secret_and_runs_as_nobody_special():
    steps = [line for line in DOCKERFILE.splitlines() if line and not line.startswith("#")]
    assert not re.search(r"TOKEN|SECRET|PASSWORD|\.env\b", "\n".join(steps), re.IGNORECASE)
    copied = [word for line in steps if line.startswith("COPY") for word in line.split()[1:-1]]
    assert not {".", "./", "*", "uv.lock"} & set(copied)
    last = "\n".join(steps)[DOCKERFILE.rindex("\nFROM ") - len(DOCKERFILE) :]
    assert re.search(r"^USER (?!root|0)\S+$", last, re.MULTILINE)
    assert last.index("\nUSER ") < last.index("\nCMD ")
    for line in ("VOLUME /data", "STOPSIGNAL SIGTERM", 'CMD ["hanapai"]'):
        assert f"\n{line}" in last
    assert "DATABASE=/data/" in last


def test_the_image_is_built_of_files_that_are_there_and_let_in():
    allowed = (DEPLOY / "Dockerfile.dockerignore").read_text("utf-8").splitlines()
    assert "*" in allowed
    for line in DOCKERFILE.splitlines():
        if line.startswith("COPY") and "--from=" not in line:
            for name in line.split()[1:-1]:
                assert (ROOT / name).exists(), name
                assert f"!{name}" in allowed, name
    assert not any(name in allowed for name in ("!.env", "!.git", "!.deploy"))


def test_the_container_keeps_its_database_has_limits_and_time_to_end():
    text = (DEPLOY / "compose.yaml").read_text("utf-8")
    assert re.search(r"env_file: ../\.env$", text, re.MULTILINE)
    assert "- data:/data" in text
    assert re.search(r"^volumes:\n  data:$", text, re.MULTILINE)
    for line in ("restart: unless-stopped", "read_only: true", "no-new-privileges:true"):
        assert line in text
    assert re.search(r"mem_limit: \d+[mg]$", text, re.MULTILINE)
    assert int(there(re.search(r"stop_grace_period: (\d+)s$", text, re.MULTILINE))[1]) > 5
    set_here = re.findall(r"^      ([A-Z_]+):", text, re.MULTILINE)
    assert set(set_here) <= VARIABLES.keys()
    assert "DISCORD_TOKEN" not in set_here


def test_the_bots_of_several_containers_have_all_shards_once_and_only_settings_that_there_are():
    text = (DEPLOY / "compose.shards.yaml").read_text("utf-8")
    bots = [Shards.read(found) for found in re.findall(r"^      SHARDS: (\S+)$", text, re.MULTILINE)]
    assert sorted(number for each in bots for number in each.numbers) == [*range(bots[0].count)]
    assert {each.count for each in bots} == {bots[0].count}
    low = text.partition("\n  low:\n")[2].partition("\nvolumes:")[0]
    set_here = dict(re.findall(r"^      ([A-Z_]+): (\S+)$", low, re.MULTILINE))
    assert set_here.keys() <= VARIABLES.keys()
    assert "DISCORD_TOKEN" not in set_here
    assert load(DEPLOY / "none", set_here).database == "postgresql://hanapai@database/hanapai"
    assert "service: bot" in low
    assert "ports:" not in text
    for kept in re.findall(r"^      - (\w+):/", text, re.MULTILINE):
        assert f"\n  {kept}:\n" in text.partition("\nvolumes:")[2]


def test_the_service_is_no_root_and_is_not_killed_before_it_has_ended():
    text = (DEPLOY / "hanapai.service").read_text("utf-8")
    assert value("User", text.replace("=", ": ")) == "hanapai"
    assert int(there(re.search(r"^TimeoutStopSec=(\d+)$", text, re.MULTILINE))[1]) > 5
    # a bot that identifies more than 1000 times a day loses its token
    assert 86400 / int(there(re.search(r"^RestartSec=(\d+)$", text, re.MULTILINE))[1]) < 1000
    for line in ("NoNewPrivileges=yes", "ProtectSystem=strict", "CapabilityBoundingSet="):
        assert f"\n{line}\n" in text
    backup = (DEPLOY / "hanapai-backup.service").read_text("utf-8")
    command = there(re.search(r"^ExecStart=/opt/hanapai/.venv/bin/hanapai (\S+) ", backup, re.MULTILINE))[1]
    assert command in COMMANDS
    assert value("EnvironmentFile", backup.replace("=", ": ")) == value("EnvironmentFile", text.replace("=", ": "))


def test_uv_is_pinned_wherever_the_bot_is_deployed_and_alike():
    named = [re.findall(r"pip install.*? uv(\S*)", (DEPLOY / name).read_text()) for name in ("Dockerfile", "README.md")]
    assert named[0] == named[1]
    assert re.fullmatch(r"==[\d.]+", named[0][0])


def test_a_drop_in_takes_back_what_forbids_machine_code_and_no_more():
    service, fast = ((DEPLOY / name).read_text("utf-8") for name in ("hanapai.service", "fast.conf"))
    assert "\nMemoryDenyWriteExecute=yes\n" in service
    assert "\nMemoryDenyWriteExecute=no\n" in fast
    set_here = re.findall(r"^(\w+)=", fast, re.MULTILINE)
    assert set_here == ["MemoryDenyWriteExecute", "CacheDirectory", "Environment"]
    assert ".deploy/fast.conf" in (DEPLOY / "README.md").read_text("utf-8")


def ran(script, *arguments, **environment):
    """A script of .deploy at work, as anybody starts it."""
    command = [sys.executable, DEPLOY / script, *arguments]
    return subprocess.run(
        command, capture_output=True, text=True, check=False, timeout=60, env=os.environ | environment
    )


async def test_the_container_is_healthy_from_the_start_of_the_bot_to_its_end(tmp_path):
    database = tmp_path / "hanapai.sqlite3"
    healthy = [ran("alive.py", DATABASE=str(database)).returncode]
    store = await SqliteStore.open(database)
    try:
        healthy.append(ran("alive.py", DATABASE=str(database)).returncode)
    finally:
        await store.close()
    healthy.append(ran("alive.py", DATABASE=str(database)).returncode)
    assert healthy == [1, 0, 1]


def test_every_line_of_the_log_that_is_explained_is_one_that_the_bot_writes():
    table = (DEPLOY / "README.md").read_text("utf-8").partition("line in the log mean?\n")[2].partition("\n#")[0]
    explained = re.findall(r"^\| `([^`]+)` \|", table, re.MULTILINE)
    assert len(explained) >= 10
    lines = [line for file in (ROOT / "bot").rglob("*.py") for line in file.read_text("utf-8").splitlines()]
    for said in explained:
        parts = [re.escape(part) for part in said.split("…")]
        assert any(re.search(".+".join(parts), line) for line in lines if '"' in line), said


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_pages_and_headings_that_a_page_links_to_are_there(page):
    text = re.sub(r"^ {4}.*$", "", page.read_text("utf-8"), flags=re.MULTILINE)
    for target in re.findall(r"\]\(([^)#]+)", text):
        assert target.startswith("https://") or (page.parent / target).exists(), target
    for target in re.findall(r'(?:src|href)="([^"]+)"', text):
        assert target.startswith("https://") or (page.parent / target).exists(), target
    for target, anchor in re.findall(r"\]\(([^)#:]*)#([^)]+)\)", text):
        other = (page.parent / target if target else page).read_text("utf-8")
        assert anchor in [slug(heading) for heading in re.findall(r"^#+ (.+)$", other, re.MULTILINE)], anchor


def slug(heading):
    """The anchor that GitHub gives a heading."""
    return re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")
