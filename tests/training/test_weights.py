"""Learned weights: a training gives the same files each time, and the shipped files are complete."""

from importlib.util import find_spec
from pathlib import Path

import pytest

from engine.fuzhou.worth import Sight
from engine.hanafuda.tables import SIZES
from engine.hanafuda.weights import NORMAL, learned, packed, unpacked
from tests.training import fuzhou

ENGINE = Path(__file__).parents[2] / "engine"
GAMES = ("hanaawase", "koikoi", "stopgo")
FILES = sorted(file for game in GAMES for file in (ENGINE / game).glob("*.weights"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_file_of_weights_is_whole_and_packs_to_the_same_bytes(file: Path) -> None:
    tables = [[int(each) for each in table] for table in learned(file.parent.name, file.stem)]
    if tables[-1] == [0]:
        tables.pop()  # weights without triples
    assert [len(table) for table in tables] == list(SIZES[: len(tables)])
    assert packed(tables) == file.read_bytes()


def test_weights_of_another_size_are_refused() -> None:
    with pytest.raises(ValueError, match="3 weights instead of"):
        unpacked(packed([[1, 2, 3]]))


@pytest.mark.skipif(
    find_spec("numba") is None, reason="only where the extra `fast` is installed, as in a step of .ci/run"
)
@pytest.mark.parametrize("game", GAMES)
def test_a_short_training_gives_the_same_bytes_each_time(game: str) -> None:
    from tests.training.__main__ import learned as trained
    from tests.training.__main__ import taught
    from tests.training.courses import courses

    all_courses = courses(game)
    assert {course.name for course in all_courses} == {
        file.stem for file in FILES if file.parent.name == game and not file.stem.endswith(NORMAL)
    }
    course = all_courses[0]

    def short(rounds: int, labels: int) -> bytes:
        return taught(course, trained(course, times=2, rounds=rounds, duels=10), chunks=2, size=labels, duels=10)

    first = short(300, 20)
    assert first == short(300, 20)
    assert first != short(301, 20), "nothing was learned from rounds"
    assert first != short(300, 21), "nothing was learned from labels"


def test_a_short_training_of_fuzhou_gives_the_same_bytes_whatever_weights_are_in_use(monkeypatch) -> None:
    first = fuzhou.learned(3)
    monkeypatch.setattr(Sight, "special", {})
    assert fuzhou.learned(3) == first
    assert fuzhou.learned(4) != first, "nothing was learned"
