"""Every way in which the bot's memory is kept, opened in a place of its own."""

import pytest

from tests.bot.store.kinds import InAFile, OnAServer


@pytest.fixture(params=["file", pytest.param("server", marks=pytest.mark.slow)])
async def kind(request, tmp_path):
    if request.param == "file":
        yield InAFile(tmp_path)
        return
    kind = OnAServer(request.getfixturevalue("server"))
    yield kind
    await kind.close()


@pytest.fixture
async def memory(kind):
    """Opens the memory; called again, it closes that first, as a restart does."""
    opened = []

    async def anew():
        for store in opened:
            await store.close()
        opened.append(await kind.open())
        return opened[-1]

    yield anew
    for store in opened:
        await store.close()


@pytest.fixture
async def store(memory):
    return await memory()


@pytest.fixture
async def other(kind, store):
    """Another process on the same memory."""
    return await kind.beside(store, "other")
