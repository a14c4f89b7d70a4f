"""Workers hang, die, fail and talk nonsense, and whoever waits for them hears of it in time."""

import asyncio
import gc
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bot.ai.workers import Failed, Late, Lost, TaskError, Workers, child, kill_all, pool, process
from tests.bot.waiting import PATIENCE_S, eventually
from tests.missing import proc

ROOT = Path(__file__).parents[3]
LIMIT_S = 1.0

pytestmark = pytest.mark.real_time

# a parent that prints the number of its worker, which is busy, and then waits to be killed
PARENT = """
import asyncio, os, time
from bot.ai.workers import Workers

async def main():
    workers = Workers()
    print(await workers.run(os.getpid), flush=True)
    await workers.run(time.sleep, 600)

asyncio.run(main())
"""


@pytest.fixture
async def workers(request):
    made = Workers(limit_s=LIMIT_S, ahead=getattr(request, "param", 0))
    yield made
    await made.close()


BOTH = pytest.mark.parametrize("workers", [0, 2], ids=["one", "ahead"], indirect=True)
"""Tasks are given to a worker when it has nothing to do, or two ahead."""


def alive(pid):
    """Whether such a process is still there, be it as a zombie."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def state(pid):
    """The letter that says what it does; none when it is gone."""
    proc("self", "stat")
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return ""


async def outcome(workers, function, *arguments):
    """What the task returned, or the class of what it ended in."""
    try:
        return await workers.run(function, *arguments)
    except TaskError as error:
        return type(error)


async def test_tasks_share_one_process_which_is_no_child_of_chance(workers):
    pids = await asyncio.gather(*(workers.run(os.getpid) for _ in range(5)))
    assert [pids[0]] == workers.pids == list(set(pids))
    assert pids[0] != os.getpid()


async def test_two_workers_work_side_by_side():
    workers = Workers(size=2, limit_s=PATIENCE_S)
    slow = asyncio.create_task(outcome(workers, time.sleep, 600))
    await eventually(lambda: workers.pids)
    try:
        first, second = await workers.run(os.getpid), await workers.run(os.getpid)
        assert first == second
        assert len(workers.pids) == 2
    finally:
        await workers.close()
    await asyncio.gather(slow, return_exceptions=True)
    assert slow.cancelled()


async def test_what_a_task_raises_or_prints_harms_nobody(workers):
    pid = await workers.run(os.getpid)
    with pytest.raises(Failed, match=r"(?s)^failed:\n.*ValueError: invalid literal"):
        await workers.run(int, "x")
    assert await outcome(workers, sys.exit) is Failed
    assert await outcome(workers, eval, "lambda: 0") is Failed  # nothing that could be sent back
    assert await workers.run(print, "not ours") is None
    assert await workers.run(os.write, 1, b"not ours either\n") == 16
    assert await outcome(workers, input) is Failed  # its standard input is not ours
    assert await workers.run(os.getpid) == pid


async def test_one_that_was_started_ahead_does_the_first_task(workers):
    workers.start()
    workers.start()
    await eventually(lambda: workers.pids)
    ahead = workers.pids
    assert [await workers.run(os.getpid)] == ahead == workers.pids


async def test_nothing_is_started_ahead_after_the_end(workers):
    await workers.close()
    workers.start()
    await asyncio.sleep(0.1)
    assert not workers.pids


async def test_an_idle_worker_is_dismissed_and_a_busy_one_is_not(workers):
    first = await workers.run(os.getpid)
    workers.dismiss()
    assert workers.pids == []
    second = asyncio.create_task(workers.run(os.getpid))
    last = asyncio.create_task(workers.run(time.sleep, LIMIT_S / 4))
    assert await second != first
    workers.dismiss()
    await last
    assert workers.pids == [second.result()]


async def test_a_task_may_be_longer_than_a_pipe_is_deep(workers):
    assert await workers.run(len, bytes(1 << 20)) == 1 << 20
    assert await workers.run(bytes, 1 << 20) == bytes(1 << 20)


@BOTH
async def test_twenty_tasks_behind_a_stopped_worker_go_to_a_new_one(workers):
    stopped = await workers.run(os.getpid)
    os.kill(stopped, signal.SIGSTOP)
    begun = time.monotonic()
    found = await asyncio.gather(*(outcome(workers, os.getpid) for _ in range(21)))
    assert time.monotonic() - begun >= LIMIT_S
    assert found[0] is Late
    assert [found[1:]] == [20 * workers.pids]
    assert workers.pids != [stopped]
    await eventually(lambda: not alive(stopped))


@BOTH
async def test_a_stopped_worker_that_does_not_even_read_its_task_hangs_nothing(workers):
    os.kill(await workers.run(os.getpid), signal.SIGSTOP)
    assert await outcome(workers, len, bytes(1 << 20)) is Late
    assert await workers.run(len, b"four") == 4


@BOTH
async def test_each_task_has_its_own_time_from_its_beginning(workers):
    await workers.run(os.getpid)
    # one after another they take longer than the limit
    assert await asyncio.gather(*(outcome(workers, time.sleep, LIMIT_S / 4) for _ in range(6))) == [None] * 6


@pytest.mark.slow
async def test_an_idle_worker_that_dies_is_replaced_unseen(workers):
    for _ in range(3):
        pid = await workers.run(os.getpid)
        os.kill(pid, signal.SIGKILL)
        await eventually(lambda: not workers.pids)
    assert await workers.run(os.getpid) != pid


@pytest.mark.slow
@BOTH
async def test_a_worker_that_dies_at_a_task_takes_only_that_with_it(workers):
    tasks = [(os._exit, 1), (os.getpid,), (os.kill, 0, signal.SIGKILL), (os.getpid,), (os._exit, 0), (os.getpid,)]
    found = await asyncio.gather(*(outcome(workers, *task) for task in tasks))
    assert found[::2] == [Lost] * 3
    assert len(set(found[1::2])) == 3


@pytest.mark.slow
async def test_a_worker_that_talks_nonsense_is_taken_for_dead(workers):
    pid = await workers.run(os.getpid)
    for nonsense in (b"\xff" * 100, b"\0\0\0\3abc", b"\0\0\0\5ready"):
        assert await outcome(workers, os.write, 4, nonsense) is Lost
        assert await workers.run(os.getpid) not in (pid, 0)


async def test_a_worker_that_is_stopped_in_its_start_is_given_up(monkeypatch):
    monkeypatch.setattr(process, "BOOT", "import os, signal; os.kill(os.getpid(), signal.SIGSTOP)")
    workers = Workers(starting_s=0.3)
    found = await asyncio.gather(*(outcome(workers, os.getpid) for _ in range(3)))
    assert found == [Lost] * 3
    await workers.close()


@pytest.mark.slow
async def test_failing_starts_are_not_tried_again_and_again(monkeypatch):
    monkeypatch.setattr(pool, "START_PAUSE_S", 0.2)
    starts, started = [], process._started
    monkeypatch.setattr(process, "_started", lambda *how: starts.append(time.monotonic()) or started(*how))
    workers = Workers("no.such.module")
    for _ in range(3):
        assert await outcome(workers, os.getpid) is Lost
        for _ in range(20):
            assert await outcome(workers, os.getpid) is Lost
        await asyncio.sleep(0.2 * 2 ** len(starts) / 2)
    assert len(starts) == 3
    monkeypatch.setattr(process, "_started", lambda modules, niceness: started((), niceness))
    await asyncio.sleep(1.0)
    assert await workers.run(os.getpid) in workers.pids
    await workers.close()


async def test_a_worker_that_cannot_be_started_is_said(monkeypatch):
    monkeypatch.setattr(sys, "executable", "/no/such/python")
    workers = Workers()
    with pytest.raises(Lost, match="has no worker: the last process died while it started"):
        await workers.run(os.getpid)
    await workers.close()


LEAK = "__import__('sys').__dict__.setdefault('leaked', []).append(bytes(range(256)) * 4096 * 16)"
"""Keeps 16 MB more each time."""


@pytest.mark.slow
async def test_a_worker_that_leaks_is_replaced_between_two_tasks_and_none_of_them_is_lost(caplog):
    proc("self", "statm")
    workers = Workers(limit_s=PATIENCE_S, largest_mb=100)
    first = await workers.run(os.getpid)
    try:
        found = await asyncio.gather(
            *(outcome(workers, *task) for _ in range(20) for task in ((eval, LEAK), (len, "four")))
        )
        assert found == [None, 4] * 20
        said = [record.message for record in caplog.records if " replaced, because" in record.message]
        assert 2 <= len(said) <= 8
        assert await workers.run(os.getpid) != first
        await eventually(lambda: not alive(first))
        # its successor comes at once, and not when somebody waits for it
        while len(said) == len([each for each in caplog.records if " replaced, because" in each.message]):
            before = workers.pids
            await workers.run(eval, LEAK)
        await eventually(lambda: workers.pids and workers.pids != before)
    finally:
        await workers.close()


async def test_a_worker_that_stays_small_is_kept(workers, caplog):
    pids = {await workers.run(os.getpid) for _ in range(200)}
    assert (len(pids), caplog.records) == (1, [])


async def test_one_of_several_tasks_is_given_ahead_and_the_others_go_to_whoever_is_idle():
    workers = Workers(size=2, limit_s=10.0, ahead=1)
    try:
        first = await workers.run(os.getpid)
        slow = [asyncio.create_task(outcome(workers, time.sleep, 600)) for _ in range(2)]
        await eventually(lambda: len(workers.pids) == 2 and workers.load == (0, 2))
        behind = [asyncio.create_task(outcome(workers, os.getpid)) for _ in range(3)]
        await eventually(lambda: workers.load == (3, 2))
        os.kill(first, signal.SIGKILL)  # what it had ahead is done by another, before what came later
        assert await asyncio.wait_for(asyncio.gather(*behind[:1], slow[0]), PATIENCE_S) is not None
        assert {await each for each in behind} <= {*workers.pids}
    finally:
        await workers.close()
    await asyncio.gather(*slow, return_exceptions=True)


@BOTH
async def test_a_task_nobody_waits_for_any_more_is_not_begun(workers, tmp_path):
    slow = asyncio.create_task(workers.run(time.sleep, LIMIT_S / 4))
    await asyncio.sleep(0)
    given_up = asyncio.create_task(workers.run(os.mkdir, tmp_path / "made"))
    await asyncio.sleep(0)
    given_up.cancel()
    await slow
    assert await workers.run(os.listdir, tmp_path) == []


async def test_closing_leaves_no_process_whatever_it_does(monkeypatch):
    monkeypatch.setattr(pool, "BURIAL_S", PATIENCE_S)
    for stopped in (False, True):
        workers = Workers(limit_s=PATIENCE_S)
        pid = await workers.run(os.getpid)
        tasks = [asyncio.create_task(workers.run(time.sleep, 600)) for _ in range(3)]
        await asyncio.sleep(0)
        if stopped:
            os.kill(pid, signal.SIGSTOP)
        await workers.close()
        assert not alive(pid)
        await asyncio.gather(*tasks, return_exceptions=True)
        assert all(task.cancelled() for task in tasks)
        with pytest.raises(Lost):
            await workers.run(os.getpid)
        assert workers.pids == []


async def test_closing_in_the_midst_of_a_start_leaves_no_process():
    workers = Workers()
    task = asyncio.create_task(workers.run(os.getpid))
    await eventually(lambda: workers.pids)
    (pid,) = workers.pids
    await workers.close()
    assert not alive(pid)
    await asyncio.gather(task, return_exceptions=True)
    assert task.cancelled()


async def test_all_workers_of_a_process_can_be_ended_from_any_thread():
    workers = Workers(size=2)
    tasks = [asyncio.create_task(outcome(workers, time.sleep, 600)) for _ in range(2)]
    await eventually(lambda: len(workers.pids) == 2)
    pids = workers.pids
    await asyncio.to_thread(kill_all)
    assert await asyncio.gather(*tasks) == [Lost] * 2
    await eventually(lambda: not any(alive(pid) for pid in pids))
    await workers.close()


async def test_a_worker_has_none_of_our_files(workers, tmp_path):
    with (tmp_path / "open").open("w") as file:
        os.set_inheritable(file.fileno(), True)
        pid = await workers.run(os.getpid)
        held = [os.readlink(link) for link in proc(pid, "fd").iterdir()]
    assert str(tmp_path / "open") not in held
    assert sorted(name.split(":")[0] for name in held if name.startswith(("pipe", "/dev/null")))[:1] == ["/dev/null"]


async def test_ctrl_c_and_terminate_leave_a_worker_to_its_parent(workers):
    pid = await workers.run(os.getpid)
    for number in (signal.SIGINT, signal.SIGTERM):
        os.kill(pid, number)
    assert await workers.run(os.getpid) == pid
    assert os.getpgid(pid) != os.getpgid(0)


@pytest.mark.parametrize("stopped", [False, True])
async def test_a_worker_ends_with_its_parent_in_the_midst_of_a_task(stopped):
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", PARENT]
    # a session of its own, so that whoever takes the orphan in is in another one
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, start_new_session=True) as parent:
        assert parent.stdout is not None
        pid = int(await asyncio.to_thread(parent.stdout.readline))
        assert state(pid) in "RS"
        if stopped:
            os.kill(pid, signal.SIGSTOP)
            # the kernel ends an orphan that is stopped only if all its threads are
            await eventually(lambda: all(state(thread) == "T" for thread in os.listdir(proc(pid, "task"))))
        parent.kill()
    await eventually(lambda: state(pid) in ("", "Z"))


def test_a_frame_of_absurd_length_is_none():
    ours, theirs = os.pipe()
    os.write(theirs, (child.LARGEST_FRAME + 1).to_bytes(4, "big"))
    with pytest.raises(ValueError, match="bytes"):
        child.read_frame(ours)
    os.close(theirs)
    with pytest.raises(EOFError):
        child.read_frame(ours)
    os.close(ours)


async def test_a_worker_looks_for_no_garbage_in_what_it_has_loaded(workers):
    assert await workers.run(gc.get_freeze_count) > 1000
