"""A game in a package of its own, a built wheel: installed it is played, thought for and painted, removed its tables
rest. Its author tests it by what ours ships."""

import os
import shutil
import subprocess
import sys
import zipfile

import pytest

from engine.testing import PROMISES
from tests.bot.guest_package import NAME, ROOT, built, install, remove, uv, written
from tests.bot.house import PATIENCE_S, opened
from tests.bot.trouble.test_never_lost import Ledger, started
from tests.bot.waiting import eventually
from tests.there import there

pytestmark = pytest.mark.slow

LIST = "import bot.decks.all; from bot.games import GAMES; print(*GAMES)"
OURS = ["koikoi", "stopgo", "hanaawase", "jiaxing", "fuzhou"]


@pytest.fixture(scope="module")
def package(tmp_path_factory):
    """The folder of its author."""
    return written(tmp_path_factory.mktemp("author"))


@pytest.fixture(scope="module")
def wheel(package):
    """What its author hands out."""
    return built(package)


def listed(folder, code=LIST):
    """The games of a process in which that folder is searched, and what it complains of."""
    path = os.pathsep.join(map(str, filter(None, [ROOT, folder])))
    environment = os.environ | {"PYTHONPATH": path}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    return done.stdout.split(), done.stderr.splitlines()


def test_a_package_beside_us_adds_its_game(tmp_path, wheel):
    site = install(wheel, tmp_path / "site")
    assert listed(site) == ([*OURS, "comets"], [])
    remove(site)
    assert listed(site) == (OURS, [])


def test_its_author_tests_it_by_the_contract_that_our_wheel_brings(tmp_path, package):
    uv("build", "--quiet", "--wheel", "--out-dir", tmp_path, ROOT)
    (ours,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(ours) as archive:
        about = next(name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        assert "Provides-Extra: testing\n" in archive.read(about).decode()
    broken = shutil.copytree(package, tmp_path / "broken", ignore=shutil.ignore_patterns("dist"))
    (broken / NAME).rename(broken / "hanapai_broken")
    (broken / "tests" / "test_comets.py").rename(broken / "tests" / "test_broken.py")
    for file in broken.rglob("*.py"):
        file.write_text(file.read_text().replace(NAME, "hanapai_broken").replace(", last=seat)", ")"))
    test = broken / "tests" / "test_broken.py"
    written_for_0_2 = test.read_text().replace("engine.testing", "hanapai_testing")
    test.write_text(written_for_0_2 + "from hanapai_testing.pieces import DECKS as DECKS\n")
    path = os.pathsep.join(map(str, (install(ours, tmp_path / "site-packages"), broken)))
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", "tests", test]
    done = subprocess.run(
        [*command, "-k", "resign"],
        cwd=package, env=os.environ | {"PYTHONPATH": path}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert f"1 failed, 1 passed, {2 * (len(PROMISES) - 1)} deselected" in done.stdout
    assert "assert (None, " in done.stdout


BROKEN = {
    f"comets = {NAME}.nowhere:GAME": "comets of hanapai.games ignored: ModuleNotFoundError: ",
    f"comets = {NAME}:NOTHING": "comets of hanapai.games ignored: AttributeError: ",
    f"comets = {NAME}:PRESETS": f"comets of hanapai.games ignored: {NAME}:PRESETS is not a Game.",
    f"koikoi = {NAME}:GAME": "koikoi of hanapai.games ignored: its name is taken.",
    f"suns = {NAME}:GAME": "suns of hanapai.games ignored: its game has the key comets.",
    f"comets = {NAME}:GAME": "comets of hanapai.games ignored: it has no messages.",
}


def test_broken_guests_are_left_out_each_with_a_sentence(tmp_path, wheel):
    site = install(wheel, tmp_path / "site")
    about = next(site.glob("*.dist-info"))
    for number, offer in enumerate(BROKEN):
        other = shutil.copytree(about, site / f"broken{number}-1.0.dist-info")
        (other / "METADATA").write_text(f"Metadata-Version: 2.1\nName: broken{number}\nVersion: 1.0\n")
        (other / "entry_points.txt").write_text(f"[hanapai.games]\n{offer}\n")
    shutil.rmtree(about)
    games, complaints = listed(site)
    assert games == OURS
    assert len(complaints) == len(BROKEN)
    for said in BROKEN.values():
        assert len([line for line in complaints if line.startswith(f"Entry point {said}")]) == 1


@pytest.mark.real_time
async def test_a_guest_is_played_thought_for_removed_and_played_on(tmp_path, wheel):
    site, log = install(wheel, tmp_path / "site"), tmp_path / "bot.log"
    path = os.pathsep.join(map(str, (ROOT, site)))
    settings = {"DISCORD_TOKEN": "evening", "PYTHONPATH": path, "HANAPAI_THINKERS": "1"}
    async with opened(tmp_path, lambda discord, database: started(discord, database, log, **settings)) as house:
        anna, ledger = house.anna, Ledger(house.database)
        await anna.command(house.channel, "play", game="comets", against_computers=True)

        async def pressed(moves):
            """Press the first move of the hand; whether so many moves are saved."""
            hand = await house.hand(anna)
            cards = [button.custom_id for button in hand.buttons if button.custom_id.startswith("p:")]
            if cards and len(ledger.moves(1)) < moves:
                await anna.press(hand, cards[0])
                house.discord.clock.advance(5)  # nobody presses as fast as this test
            return len(ledger.moves(1)) >= moves

        await eventually(lambda: pressed(8), "the toy is not played")
        assert {seat for seat, _ in ledger.moves(1)} == {0, 1, 2}
        assert "plays the first legal move" not in log.read_text(), "its computer is not thought for"
        board = await anna.wait(house.channel, lambda m: not m.ephemeral and bool(m.images), PATIENCE_S)
        assert "round 1 of 1" in board.images[0].alt  # it is painted

        await house.bot.kill()
        remove(site)
        await house.bot.start()
        before = ledger.moves(1)
        for command in ("table", "hand"):
            answer = there((await anna.command(house.channel, command, table=1)).message)
            assert answer.text == "Table 1 is paused: its game (comets) isn't installed here at the moment."
        assert "Table 1 not resumed: no-table." in log.read_text()
        assert "Traceback" not in log.read_text()

        await house.bot.kill()
        assert ledger.moves(1) == before
        install(wheel, site)
        await house.bot.start()
        await anna.command(house.channel, "hand", table=1)
        await anna.wait(house.channel, lambda m: m.ephemeral and "Comet Months" in m.text, PATIENCE_S)
        await eventually(lambda: pressed(len(before) + 2), "the toy is not played on")
