"""What one process asks of another is done by that which has the table, and answered once."""

from bot.store import LeaseLost
from bot.store.process_bus import BEGUN, Request
from tests.bot.store.failing import fails
from tests.bot.store.kinds import passed
from tests.bot.store.samples import gone, seated

MINUTE_MS = 60_000


async def test_what_is_asked_at_a_table_is_found_by_the_process_that_has_it(store, other):
    table, theirs = await seated(store), await seated(other)
    await store.requests.ask(Request("close", 7, table))
    await passed(store, MINUTE_MS + 1)
    number = await other.requests.ask(Request("close", 7, table, "a word"))
    assert await store.requests.get_own(MINUTE_MS) == [Request("close", 7, table, "a word", number)]
    assert await other.requests.get_own(MINUTE_MS) == []
    assert await other.requests.answered(number) is None
    await store.requests.ask(Request("close", 8, theirs))
    assert [each.user for each in await other.requests.get_own(MINUTE_MS)] == [8]


async def test_an_answer_is_read_once_and_belongs_to_whoever_has_the_table(store, other):
    table = await seated(store)
    number = await other.requests.ask(Request("close", 7, table))
    await fails(LeaseLost, other.requests.answer(number, "of a stranger"))
    await store.requests.answer(number, "done")
    assert await store.requests.get_own(MINUTE_MS) == []
    assert await other.requests.answered(number) == "done"
    assert await other.requests.withdraw(number) == "done"
    assert await other.requests.withdraw(number) is None
    await store.requests.answer(number, "late")
    assert await other.requests.answered(number) is None


async def test_what_was_withdrawn_is_not_found_nor_begun(store, other):
    number = await other.requests.ask(Request("close", 7, await seated(store)))
    assert await other.requests.withdraw(number) is None
    assert await store.requests.get_own(MINUTE_MS) == []
    assert not await store.requests.begin(number)


async def test_what_is_begun_is_begun_once_and_cannot_be_withdrawn_until_it_is_done(store, other):
    number = await other.requests.ask(Request("close", 7, await seated(store)))
    await fails(LeaseLost, other.requests.begin(number))
    assert await store.requests.begin(number)
    assert not await store.requests.begin(number)
    assert await store.requests.get_own(MINUTE_MS) == []
    assert [await other.requests.withdraw(number) for _ in range(2)] == [BEGUN, BEGUN]
    await store.requests.answer(number, None)
    assert [each.id for each in await store.requests.get_own(MINUTE_MS)] == [number]
    assert await store.requests.begin(number)
    await store.requests.answer(number, "done")
    assert await other.requests.withdraw(number) == "done"


async def test_all_are_asked_once_for_a_kind_and_user(store, other):
    number = await other.requests.ask(Request("forget", 7))
    assert await store.requests.get_own(MINUTE_MS) == []
    await store.requests.answer(number, "5")
    assert [each.answer for each in await other.requests.get_for_all("forget")] == ["5"]
    assert await store.requests.ask(Request("forget", 7)) == number
    assert await store.requests.ask(Request("forget", 8)) != number
    assert [(each.user, each.answer) for each in await other.requests.get_for_all("forget")] == [(7, None), (8, None)]
    await passed(store, MINUTE_MS + 1)
    await store.requests.ask(Request("forget", 8))
    assert [each.user for each in await other.requests.get_for_all("forget") if each.age_ms <= MINUTE_MS] == [8]
    assert await other.requests.get_for_all("else") == []


async def test_whose_asker_never_came_back_for_the_answer_goes_and_what_is_asked_of_all_stays(store, other):
    table = await seated(store)
    number = await other.requests.ask(Request("close", 7, table))
    await store.requests.answer(number, "done")
    await other.requests.ask(Request("forget", 7))
    await passed(store, 60 * MINUTE_MS)
    await other.requests.ask(Request("close", 8, table))
    assert await other.requests.answered(number) is None
    assert len(await other.requests.get_for_all("forget")) == 1


async def test_a_table_that_goes_takes_what_is_asked_of_it_along(store, other):
    table = await seated(store, guild=5)
    number = await other.requests.ask(Request("close", 7, table))
    await store.requests.answer(number, "done")
    await gone(store, 5)
    assert await other.requests.answered(number) is None
