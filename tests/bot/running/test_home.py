"""The playground as `hanapai` starts it: kept between starts, whole after a kill, set aside when damaged."""

import asyncio
import os
import re
import stat
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from unicodedata import name

import aiohttp
import pytest

from bot.demo.folder import DATABASE, WORLD, data_folder
from bot.demo.playing import has_desktop
from bot.playground import Person
from bot.playground.limits.refusal import NotPossible
from bot.render.fonts import NAMES, drawable
from tests.bot.forking import launch, really_launch
from tests.bot.waiting import PATIENCE_S
from tests.sampling import sampled

pytestmark = pytest.mark.real_time

ROOT = Path(__file__).parents[3]
MOVE = "p:"


class Home:
    """A playground in a process of its own, in the folder `kept` of a folder."""

    def __init__(self, folder):
        self.folder, self.log = folder, folder / "log"
        self.process, self.url, self.people, self.launched = None, "", {}, launch

    def run(self, *words, **variables):
        folder = str(self.folder / "kept")
        ours = "DISCORD", "HANAPAI", "PYTHONUNBUFFERED"  # unbuffered, what is not flushed would be seen too
        plain = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
        own = {"PLAYGROUND_PORT": "0", "PLAYGROUND_FOLDER": folder, "PYTHONPATH": str(ROOT)}
        quick = {"HANAPAI_EMOJI": "off", "HANAPAI_STRICT": "1", "HANAPAI_TIMING": "computer_s=0.05 picture_s=60"}
        with self.log.open("wb") as log:
            options = {"cwd": self.folder, "stdout": log, "stderr": log}
            self.process = self.launched(["bot", *words], env=plain | own | quick | variables, **options)
        return self.process

    def said(self):
        return self.log.read_text()

    async def start(self, *words, **variables):
        process, until = self.run(*words, **variables), time.monotonic() + PATIENCE_S
        while not (found := re.search(r"Open (http://\S+) ", self.said())) or "Ready as" not in self.said():
            assert process.poll() is None, self.said()
            assert time.monotonic() < until, self.said()
            await asyncio.sleep(0.05)
        self.url = found[1]
        told = await self.get("/people")
        self.people = {each["name"]: await Person.at(self.url, int(each["id"])) for each in told["people"]}
        self.channel = SimpleNamespace(id=int(told["guilds"][0]["channels"][0]["id"]))

    async def get(self, path):
        async with aiohttp.ClientSession() as session, session.get(self.url + path) as response:
            return await response.json()

    async def kill(self):
        for person in self.people.values():
            await person.close()
        self.people = {}
        if self.process and self.process.poll() is None:
            self.process.kill()
        if self.process:
            await asyncio.to_thread(self.process.wait)

    def refused(self, *words):
        """Run it to its end: the last line that it says."""
        process = self.run(*words)
        assert process.wait(PATIENCE_S) == 1
        return self.said().strip().split("\n")[-1]


@pytest.fixture
async def home(tmp_path):
    home = Home(tmp_path)
    yield home
    await home.kill()


async def hand(home, anna):
    def is_asked(message):
        return message.ephemeral and any(each.custom_id.startswith(MOVE) for each in message.buttons)

    return await anna.wait(home.channel, is_asked, PATIENCE_S)


@pytest.mark.slow
async def test_a_new_playground_has_three_people_a_greeting_and_a_first_hand_by_one_command(home, tmp_path):
    home.launched = really_launch
    await home.start()
    other = Home(tmp_path)
    other.log = tmp_path / "other"
    said = await asyncio.to_thread(other.refused)
    assert said.startswith("Another Hanapai runs on")
    assert said.endswith("stop it first.")
    assert list(home.people) == ["Anna", "Ben", "Chie"]
    for command in ("server-settings", "moderate"):
        assert (await home.people["Anna"].command(home.channel, command)).message
        with pytest.raises(NotPossible, match="has no permission"):
            await home.people["Ben"].command(home.channel, command)
    kept = home.folder / "kept"
    assert stat.S_IMODE(kept.stat().st_mode) == 0o700
    assert {stat.S_IMODE(each.stat().st_mode) for each in kept.iterdir()} == {0o600}
    told = await home.get("/welcome")
    assert [card["title"] for card in told["cards"]][:2] == ["Koi-Koi", "Hanafuda Stop/Go 花札"]
    assert len(told["cards"]) == 5
    assert told["course"] == {"command": "learn", "options": {}}
    async with aiohttp.ClientSession() as session, session.get(f"{home.url}/typeface") as response:
        assert (response.content_type, await response.read()) == ("font/sfnt", NAMES.read_bytes())
    async with aiohttp.ClientSession() as session:
        for card in told["cards"]:
            async with session.get(home.url + card["picture"]) as response:
                assert (response.content_type, (await response.read())[:4]) == ("image/png", b"\x89PNG")
    for card in told["cards"]:
        answer = await home.people["Anna"].command(home.channel, card["play"]["command"], **card["play"]["options"])
        assert answer.message
        await hand(home, home.people["Anna"])


@pytest.mark.slow
@pytest.mark.parametrize("which", sampled([WORLD, DATABASE, "no " + WORLD, "no " + DATABASE], 2))
async def test_what_is_damaged_is_set_aside_together_and_said_so(home, which):
    await home.start()
    await home.people["Anna"].says(home.channel, "before")
    await home.kill()
    kept = home.folder / "kept"
    if which.startswith("no "):
        for file in kept.glob(which[3:] + "*"):
            file.unlink()
    else:
        for file in kept.glob(which + "-*"):
            file.unlink()
        (kept / which).write_bytes(b"x" * 5000)
    await home.start()
    assert re.search(r"is damaged: it was moved to .*damaged-\d+-\d+, and a new one starts\.", home.said())
    assert "Traceback" not in home.said()
    assert await home.people["Anna"].sees(home.channel) == []
    aside = next(kept.glob("damaged-*"))
    assert {WORLD, DATABASE} - {which.removeprefix("no ") if which.startswith("no ") else ""} <= {
        file.name for file in aside.iterdir()
    }


@pytest.mark.slow
async def test_fresh_begins_anew_and_otherwise_what_was_said_is_there(home):
    await home.start()
    await home.people["Anna"].says(home.channel, "hello")
    await home.kill()
    await home.start()
    assert [each.text for each in await home.people["Ben"].sees(home.channel)] == ["hello"]
    await home.kill()
    await home.start("--fresh")
    assert await home.people["Ben"].sees(home.channel) == []


@pytest.mark.slow
async def test_with_host_every_person_has_a_link_at_another_door(home):
    await home.start("--host", "127.0.0.2")
    links = dict(re.findall(r"^    (\w+): (http://127\.0\.0\.2:\d+/\?join=[\w-]+)$", home.said(), re.MULTILINE))
    assert list(links) == ["Anna", "Ben", "Chie"]
    door, _, code = links["Ben"].partition("/?join=")
    async with aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as session:
        async with session.post(door + "/join", json={"code": code}) as response:
            assert (await response.json())["person"] == str(home.people["Ben"].id)
        async with session.get(f"{door}/people/{home.people['Anna'].id}") as response:
            assert response.status == 403
    with pytest.raises(NotPossible):
        await home.people["Ben"].sees(home.channel)
    assert "no accounts and no TLS" in home.said()


@pytest.mark.slow
def test_a_host_that_is_no_address_of_this_machine_is_named_in_one_sentence(tmp_path):
    said = Home(tmp_path).refused("--host", "192.0.2.77")
    assert said.startswith("--host 192.0.2.77 can't be used on port ")
    assert said.endswith("give an address of this machine.")


def test_the_typeface_of_the_page_has_the_letters_of_cards_and_tiles():
    words = "".join(file.read_text("utf-8") for file in (ROOT / "bot" / "i18n" / "locales").rglob("*.ftl"))
    letters = {letter for letter in words if name(letter, "").startswith("CJK") or "\u3040" <= letter <= "\u30ff"}
    assert sorted(letter for letter in letters | {*"兴头黄捞摊"} if not drawable(letter)) == []
    assert len(letters) > 50


def test_the_playground_is_kept_where_programs_keep_their_data():
    home = Path.home()
    assert data_folder({}, "linux") == home / ".local/share/hanapai/playground"
    assert data_folder({"XDG_DATA_HOME": "/data"}, "linux") == Path("/data/hanapai/playground")
    assert data_folder({"XDG_DATA_HOME": "no/where"}, "linux") == home / ".local/share/hanapai/playground"
    assert data_folder({}, "darwin") == home / "Library/Application Support/Hanapai/playground"
    assert data_folder({"LOCALAPPDATA": "/local"}, "win32") == Path("/local/Hanapai/playground")


@pytest.mark.parametrize(
    ("variables", "platform", "terminal", "opens"),
    [
        ({"DISPLAY": ":0"}, "linux", True, True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True, True),
        ({}, "linux", True, False),
        ({"DISPLAY": ":0", "SSH_CONNECTION": "a b"}, "linux", True, False),
        ({"DISPLAY": ":0"}, "linux", False, False),
        ({}, "darwin", True, True),
        ({"SSH_TTY": "/dev/pts/1"}, "darwin", True, False),
        ({}, "win32", True, True),
    ],
)
def test_the_page_opens_where_somebody_sees_it(monkeypatch, variables, platform, terminal, opens):
    monkeypatch.setattr(sys.stdout, "isatty", lambda: terminal, raising=False)
    assert has_desktop(variables, platform) is opens
