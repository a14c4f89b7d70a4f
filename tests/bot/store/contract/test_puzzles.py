"""Answers to puzzles: the first of each person counts, and is theirs to see and to delete."""

from bot.store.puzzles import Told
from tests.bot.store.samples import ANNA, BEN

NOW = 1_000_000_000


async def test_the_first_answer_of_a_person_counts(memory):
    store = await memory()
    assert await store.puzzles.answer("koikoi-1-0", ANNA, "play 01H", True, NOW) == "play 01H"
    assert await store.puzzles.answer("koikoi-1-0", ANNA, "play 02K1", False, NOW + 1) == "play 01H"
    assert await store.puzzles.answer("koikoi-1-0", BEN, "play 02K1", False, NOW) == "play 02K1"
    again = await memory()
    assert await again.puzzles.told("koikoi-1-0") == Told(people=2, found=1)
    assert await again.puzzles.told("koikoi-2-0") == Told()
    assert await again.puzzles.answers(ANNA) == {"koikoi-1-0": "play 01H"}


async def test_answers_are_forgotten_with_their_person(store):
    await store.puzzles.answer("koikoi-1-0", ANNA, "agari", True, NOW)
    await store.puzzles.answer("koikoi-1-0", BEN, "agari", True, NOW)
    kept = (await store.people.about(ANNA)).puzzles
    assert kept == [{"puzzle": "koikoi-1-0", "user": ANNA, "action": "agari", "found": 1, "at": NOW}]
    await store.people.forget(ANNA, -7, ())
    assert await store.puzzles.answers(ANNA) == {}
    assert await store.puzzles.told("koikoi-1-0") == Told(people=1, found=1)
