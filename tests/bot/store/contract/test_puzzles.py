"""Answers to puzzles: the first of each person counts, and is theirs to see and to delete."""

from bot.store.puzzles import PuzzleTally, PuzzleWeek
from tests.bot.store.kinds import passed
from tests.bot.store.samples import ANNA, BEN

NOW, CLAIM_MS = 1_000_000_000, 60_000


async def test_the_first_answer_of_a_person_counts(memory):
    store = await memory()
    assert await store.puzzles.answer("koikoi-1-0", ANNA, "play 01H", True, NOW) == "play 01H"
    assert await store.puzzles.answer("koikoi-1-0", ANNA, "play 02K1", False, NOW + 1) == "play 01H"
    assert await store.puzzles.answer("koikoi-1-0", BEN, "play 02K1", False, NOW) == "play 02K1"
    again = await memory()
    assert await again.puzzles.get_tally("koikoi-1-0") == PuzzleTally(people=2, found=1)
    assert await again.puzzles.get_tally("koikoi-2-0") == PuzzleTally()
    assert await again.puzzles.answers(ANNA) == {"koikoi-1-0": "play 01H"}


async def test_answers_are_forgotten_with_their_person(store):
    await store.puzzles.answer("koikoi-1-0", ANNA, "agari", True, NOW)
    await store.puzzles.answer("koikoi-1-0", BEN, "agari", True, NOW)
    kept = (await store.people.about(ANNA))["puzzles"]
    assert kept == [{"puzzle": "koikoi-1-0", "user": ANNA, "action": "agari", "found": 1, "at": NOW}]
    await store.people.forget(ANNA, -7, ())
    assert await store.puzzles.answers(ANNA) == {}
    assert await store.puzzles.get_tally("koikoi-1-0") == PuzzleTally(people=1, found=1)


async def test_a_week_is_asked_and_told_by_one_process_at_a_time(store, other):
    claimed = await store.puzzles.claim(1, 20261123, "koikoi-1-0", CLAIM_MS)
    assert claimed == PuzzleWeek(20261123, "koikoi-1-0")
    assert await other.puzzles.claim(1, 20261123, "koikoi-2-0", CLAIM_MS) is None
    await passed(store, CLAIM_MS)
    assert await other.puzzles.claim(1, 20261123, "koikoi-2-0", CLAIM_MS) == claimed
    asked = PuzzleWeek(20261123, "koikoi-1-0", sending=True, asked_at=2100)
    await other.puzzles.note(1, asked)
    assert await store.puzzles.get_week(1) == asked
    # the next week has to wait until the answer is told
    assert await store.puzzles.claim(1, 20261130, "koikoi-3-0", CLAIM_MS) == asked
    await store.puzzles.note(1, PuzzleWeek(20261123, "koikoi-1-0", sending=True, asked_at=2100, told=True))
    assert await store.puzzles.claim(1, 20261130, "koikoi-3-0", CLAIM_MS) == PuzzleWeek(20261130, "koikoi-3-0")
    assert await store.puzzles.get_week(2) is None
    # a claim of a clock that was ahead counts no more
    await passed(store, -CLAIM_MS)
    assert await store.puzzles.claim(1, 20261130, "koikoi-3-0", CLAIM_MS) == PuzzleWeek(20261130, "koikoi-3-0")
