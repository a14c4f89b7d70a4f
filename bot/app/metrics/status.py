"""Metrics that are looked up on request: tables, leases, commits, painters and thinkers, the gateway, health."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from math import isfinite

from prometheus_client import Metric
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

from bot.store import Work
from bot.store.models import State
from bot.transport.answer_counts import AnswerCounts


@dataclass(frozen=True, slots=True)
class StatusSnapshot:
    """The state of the bot at one moment.

    `tables`: number of open tables, by game and state. None if the database doesn't answer.
    `leases`: seconds until a process's lease ends, by process name. None if the database doesn't answer.
    `answers`: how the presses of the last 30 days were answered. None if the database doesn't answer.
    `counted`: how the presses since the start of this process were answered.
    `pools`: numbers of waiting and of running tasks, for painters and for thinkers.
    `gateway`: seconds from a shard's heartbeat to its answer. Infinite before the first heartbeat. None if the shard is
    not connected.
    """

    well: bool
    tables: Mapping[tuple[str, State], int] | None
    leases: Mapping[str, float] | None
    answers: AnswerCounts | None
    counted: AnswerCounts
    work: Work
    pools: Mapping[str, tuple[int, int]]
    gateway: Mapping[int, float | None]
    kept_ago_s: float


class StatusCollector(Collector):
    """A collector that turns the last `StatusSnapshot` into metrics."""

    def __init__(self) -> None:
        self.standing: StatusSnapshot | None = None

    def collect(self) -> Iterable[Metric]:
        return () if self.standing is None else _metrics(self.standing)


def _metrics(standing: StatusSnapshot) -> Iterator[Metric]:
    work = standing.work
    yield _gauge("hanapai_info", "Running version", ["version"], {(version("hanapai"),): 1})
    yield _gauge("hanapai_healthy", "1: the bot is healthy, as in its health file", [], {(): standing.well})
    if standing.tables is not None:
        yield _gauge("hanapai_tables", "Open tables of this process", ["game", "state"], standing.tables)
    if standing.leases is not None:
        leases = {(name,): seconds for name, seconds in standing.leases.items()}
        yield _gauge("hanapai_lease_seconds", "Seconds until the lease of a process expires", ["process"], leases)
    if standing.answers is not None:
        answers = {(name,): number for name, number in standing.answers._asdict().items()}
        yield _gauge("hanapai_month_answers", "Presses of the last 30 days by answer", ["answered"], answers)
    counted = CounterMetricFamily("hanapai_answers", "Presses by answer, a minute after them", labels=["answered"])
    for name, number in standing.counted._asdict().items():
        counted.add_metric([name], number)
    yield counted
    yield CounterMetricFamily("hanapai_commits", "Saved commits", work.commits)
    yield CounterMetricFamily("hanapai_commits_failed", "Failed commits", work.failed)
    yield CounterMetricFamily("hanapai_writes", "Writes in saved commits", work.writes)
    yield CounterMetricFamily("hanapai_commit_seconds", "Seconds spent on commits", work.seconds)
    yield _gauge("hanapai_writes_waiting", "Writes waiting for their commit", [], {(): work.waiting})
    yield _gauge("hanapai_kept_ago_seconds", "Seconds since the last saved commit", [], {(): standing.kept_ago_s})
    tasks = {(pool, "waiting"): load[0] for pool, load in standing.pools.items()}
    tasks |= {(pool, "under way"): load[1] for pool, load in standing.pools.items()}
    yield _gauge("hanapai_tasks", "Tasks of painters and thinkers", ["pool", "state"], tasks)
    connected = {(str(shard),): latency is not None for shard, latency in standing.gateway.items()}
    yield _gauge("hanapai_gateway_connected", "1: the shard is connected", ["shard"], connected)
    latency = {(str(shard),): each for shard, each in standing.gateway.items() if each is not None and isfinite(each)}
    yield _gauge("hanapai_gateway_seconds", "Seconds from a heartbeat to the answer of the gateway", ["shard"], latency)


def _gauge(name: str, said: str, labels: Sequence[str], values: Mapping[tuple[str, ...], float]) -> Metric:
    family = GaugeMetricFamily(name, said, labels=labels)
    for key, value in values.items():
        family.add_metric(list(key), float(value))
    return family
