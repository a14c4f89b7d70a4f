"""The data of the daily deal, the same for everyone: what is played, by whom, and where it is announced."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Daily:
    """A daily deal. Times are unix milliseconds.

    `day`: days since 1970-01-01, in UTC. `level`, `samples`: how the computers play. `seed`: secret until the day is
    closed. `new_key`: the key behind earlier seeds was lost, so this seed is from a new key. `engine`: the version that
    plays the deal, known once the day is open. `kept`: the deal could not be played all day, so a missed hand ends no
    streak. `par`: the points of the strongest computer in the user's seat, known soon after the day opens.
    """

    day: int
    game: str
    rules: str
    seats: int
    level: str
    samples: int
    seed: bytes
    new_key: bool
    announced_at: int
    opened_at: int | None = None
    engine: str | None = None
    kept: bool = False
    closed_at: int | None = None
    par: int | None = None


@dataclass(frozen=True, slots=True)
class DailyHand:
    """A user's hand of a daily deal.

    `guild`: the server where the user began the hand. `moves`: all moves so far, each as `seat action`. `points`: None
    until the hand has ended.
    """

    day: int
    user: int
    guild: int
    moves: tuple[str, ...]
    begun_at: int
    ended_at: int | None = None
    points: int | None = None


@dataclass(frozen=True, slots=True)
class DailyLine:
    """A server's public message about a day. `shown`: its text."""

    guild: int
    day: int
    channel: int
    message: int
    shown: str
