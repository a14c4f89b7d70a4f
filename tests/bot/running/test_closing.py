"""What is closed begins nothing more: a task that began later would find a closed session, and fail unheard."""

import asyncio

from bot.tables.background_tasks import BackgroundTasks


async def never(begun):
    begun.append("too late")


async def test_a_crew_ends_what_goes_on_and_begins_nothing_more():
    crew, begun = BackgroundTasks(), []
    crew.do(asyncio.sleep(600))
    (task,) = crew
    await crew.close()
    assert task.cancelled()
    crew.do(never(begun))
    await asyncio.sleep(0)
    assert (len(crew), begun) == (0, [])


async def test_a_crew_that_is_given_time_finishes_what_it_can():
    crew, begun = BackgroundTasks(), []
    crew.do(never(begun))
    await crew.close(5.0)
    assert begun == ["too late"]


async def test_what_a_crew_does_ends_too_where_its_close_is_not_waited_for_to_the_end():
    crew = BackgroundTasks()
    crew.do(asyncio.sleep(600))
    (task,) = crew
    closing = asyncio.create_task(crew.close(600.0))
    await asyncio.sleep(0)
    closing.cancel()
    await asyncio.wait([closing])
    assert task.cancelled()


async def test_hands_and_tables_that_are_wanted_after_the_end_are_not_painted(house):
    await house.started()
    bot, begun = house.bot, []
    await bot.hands.close()
    await bot.table_messages.close()
    bot.hands.services.tasks.do(never(begun))
    bot.table_messages.want(1)
    await asyncio.sleep(0.05)
    assert begun == []
    assert not bot.table_messages._painters
    assert not bot.hands.services.tasks
