"""Pool of workers. It decides which worker runs a task, for how long, and what happens if the worker doesn't answer."""

import asyncio
import logging
import pickle
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar, TypeVarTuple

from bot.ai.workers.child import READY
from bot.ai.workers.process import TaskOutcome, Worker

log = logging.getLogger(__name__)

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

TASK_LIMIT_S = 3.0
"""Maximum seconds for a task, from the moment its worker begins it."""

STARTING_S = 20.0
"""Maximum seconds for the start of a worker, even on a busy machine."""

START_PAUSE_S, LONGEST_START_PAUSE_S = 1.0, 60.0
"""Seconds until a new start after a failed one, and the maximum. The pause doubles with each further failure."""

BURIAL_S = 1.0
"""Maximum seconds to wait for killed workers to end."""

LARGEST_MB = 512
"""Maximum megabytes of a worker. A larger worker is replaced between two tasks, which ends any memory leak."""


class TaskError(Exception):
    """A task without a result. Its text completes a sentence that begins with the task."""


class Late(TaskError):
    """A task that took too long. Its worker was killed."""


class Lost(TaskError):
    """A task whose worker died, or for which no worker can be started."""


class Failed(TaskError):
    """A task whose function raised an exception. The traceback follows the first line."""


@dataclass(slots=True, eq=False)
class Task:
    """A pickled function with its arguments, and the future of its result."""

    data: bytes
    future: asyncio.Future[Any]

    def fail(self, error: TaskError) -> None:
        if not self.future.done():
            self.future.set_exception(error)

    def settle(self, outcome: TaskOutcome) -> None:
        if not outcome.good:
            self.fail(Failed(f"failed:\n{outcome.value}"))
        elif not self.future.done():
            self.future.set_result(outcome.value)


@dataclass(slots=True, eq=False)
class WorkerSlot:
    """A worker's place in the pool.

    A worker is idle if it is `ready` and has no tasks. The first of `tasks` is running. `timer` limits the time of the
    running task, or of the start.
    """

    ready: bool = False
    tasks: deque[Task] = field(default_factory=deque[Task])
    timer: asyncio.TimerHandle | None = None

    def cancel_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()


class Workers:
    """A pool of `size` processes that have loaded `modules` and share the tasks.

    Processes start when there are tasks. `start` starts one of them in advance.

    - `limit_s`: maximum seconds for a task. After that the worker is killed, and its waiting tasks go to a new worker.
    - `niceness`: how far the workers yield to other processes (POSIX).
    - `largest_mb`: maximum resident memory (on Linux). A larger worker is replaced after its task.
    - `ahead`: number of tasks a worker has in addition to the running one, so that it doesn't wait for the event loop
      between two tasks.
    """

    def __init__(
        self,
        *modules: str,
        size: int = 1,
        limit_s: float = TASK_LIMIT_S,
        starting_s: float = STARTING_S,
        niceness: int = 0,
        largest_mb: float = LARGEST_MB,
        ahead: int = 0,
    ) -> None:
        self._modules, self._size, self._limit_s, self._starting_s = modules, size, limit_s, starting_s
        self._niceness, self._largest_mb, self._ahead = niceness, largest_mb, ahead
        self._waiting: deque[Task] = deque()
        self._crew: dict[Worker, WorkerSlot] = {}
        self._dying: dict[Worker, asyncio.Future[None]] = {}
        self._failures, self._not_before, self._why = 0, 0.0, ""
        self._closed = False

    @property
    def pids(self) -> list[int]:
        """Process IDs of the workers."""
        return [worker.pid for worker in self._crew if worker.pid is not None]

    @property
    def load(self) -> tuple[int, int]:
        """Number of waiting tasks, and number of running tasks."""
        under_way = sum(bool(post.tasks) for post in self._crew.values())
        given = sum(len(post.tasks) for post in self._crew.values())
        return len(self._waiting) + given - under_way, under_way

    def start(self) -> None:
        """Start one process in advance if there is none. Then the first task doesn't wait for its modules to load."""
        if not self._crew and not self._closed:
            self._start()

    async def run(self, function: Callable[[*Ts], T], *arguments: *Ts) -> T:
        """Run a function in a worker and return its result. Raises TaskError.

        The function, its arguments and its result must be picklable.
        """
        if self._closed:
            raise Lost("was requested after the end")
        task = Task(pickle.dumps((function, arguments)), asyncio.get_running_loop().create_future())
        self._waiting.append(task)
        self._hand_out()
        return await task.future

    def dismiss(self) -> None:
        """End the workers that have nothing to do. The next task starts a new one."""
        for worker in [worker for worker, slot in self._crew.items() if slot.ready and not slot.tasks]:
            self._end(worker)

    async def close(self) -> None:
        """Kill all workers at once, even in the middle of a task, and cancel all tasks."""
        self._closed = True
        for task in (*self._waiting, *(task for post in self._crew.values() for task in post.tasks)):
            task.future.cancel()
        self._waiting.clear()
        for worker in list(self._crew):
            self._end(worker)
        if self._dying:
            await asyncio.wait(self._dying.values(), timeout=BURIAL_S)

    def _hand_out(self) -> None:
        """Give waiting tasks to idle workers, and start more workers for the remaining tasks.

        If all workers are running and ready, busy ones get further tasks in advance. If no worker can be started, the
        tasks fail.
        """
        self._give(0)
        starting = sum(not post.ready for post in self._crew.values())
        for _ in range(min(self._size - len(self._crew), len(self._waiting) - starting)):
            self._start()
        if len(self._crew) == self._size and all(post.ready for post in self._crew.values()):
            for ahead in range(self._ahead):
                self._give(1 + ahead)
        while not self._crew and (task := self._next()) is not None:
            task.fail(Lost(f"has no worker: the last process {self._why}"))

    def _give(self, had: int) -> None:
        """Give one more task to each ready worker that now has exactly `had` tasks. Stop when no tasks are left."""
        for worker, post in self._crew.items():
            if post.ready and len(post.tasks) == had and (task := self._next()) is not None:
                post.tasks.append(task)
                if not had:
                    self._time(worker, post, self._limit_s)
                worker.order(task.data)

    def _next(self) -> Task | None:
        while self._waiting:
            task = self._waiting.popleft()
            if not task.future.done():
                return task
        return None

    def _start(self) -> None:
        if asyncio.get_running_loop().time() < self._not_before:
            return
        worker, post = Worker(self._modules, self._heard, self._niceness), WorkerSlot()
        try:
            worker.start()
        except RuntimeError as error:
            self._not_started(f"could not be started ({error})")
            return
        self._crew[worker] = post
        self._time(worker, post, self._starting_s)

    def _time(self, worker: Worker, post: WorkerSlot, seconds: float) -> None:
        post.timer = asyncio.get_running_loop().call_later(seconds, self._too_late, worker)

    def _heard(self, worker: Worker, message: object) -> None:
        if worker in self._dying and message is None:
            self._dying.pop(worker).set_result(None)
        if (post := self._crew.get(worker)) is None:
            return
        if message == READY and not post.ready:
            post.cancel_timer()
            post.ready, self._failures = True, 0
        elif isinstance(message, TaskOutcome) and post.tasks:
            post.cancel_timer()
            post.tasks.popleft().settle(message)
            if post.tasks:
                self._time(worker, post, self._limit_s)
            if message.megabytes > self._largest_mb:
                self._replace(worker, message.megabytes)
        elif message is None:
            del self._crew[worker]
            self._dropped(post, Lost("lost its worker process"), "died while it started")
        else:
            self._end(worker)
            self._dropped(post, Lost("lost its worker process, which sent invalid data"), "sent invalid data")
        self._hand_out()

    def _too_late(self, worker: Worker) -> None:
        post = self._end(worker)
        late = Late(f"took longer than {self._limit_s:g} s, so its worker process {worker.pid} was ended")
        self._dropped(post, late, f"did not start within {self._starting_s:g} s")
        self._hand_out()

    def _replace(self, worker: Worker, megabytes: float) -> None:
        """End a worker between two tasks, because it uses too much memory (`megabytes`), and start a new one."""
        log.warning("Worker process of %s replaced, because it grew to %.0f MB.", ", ".join(self._modules), megabytes)
        self._take_back(self._end(worker))
        self._start()

    def _end(self, worker: Worker) -> WorkerSlot:
        post = self._crew.pop(worker)
        post.cancel_timer()
        self._dying[worker] = asyncio.get_running_loop().create_future()
        worker.kill()
        return post

    def _dropped(self, post: WorkerSlot, error: TaskError, not_started: str) -> None:
        """Fail the running task of a worker that is gone with `error`. Its other tasks wait again.

        `not_started`: reason to note if the worker was never ready. In this case the next start has to wait.
        """
        post.cancel_timer()
        if post.tasks:
            post.tasks.popleft().fail(error)
        self._take_back(post)
        if not post.ready:
            self._not_started(not_started)

    def _take_back(self, post: WorkerSlot) -> None:
        """Put the tasks of a worker that is gone back at the front of the queue."""
        self._waiting.extendleft(reversed(post.tasks))
        post.tasks.clear()

    def _not_started(self, why: str) -> None:
        pause = min(LONGEST_START_PAUSE_S, START_PAUSE_S * 2**self._failures)
        self._failures = min(self._failures + 1, 10)
        self._not_before, self._why = asyncio.get_running_loop().time() + pause, why
