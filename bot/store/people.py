"""The data of users: saved settings and blocks, and everything about one user."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

AGREED = "worldwide"
"""Setting with which a server or a user agrees to the global leaderboards."""

ANYBODY = 0
"""Owner that stands for a user whose data was deleted. It doesn't say which user."""

Row = dict[str, Any]
"""A saved row, by column name."""


About = dict[str, list[Row]]
"""All saved data that names a user, by kind.

`tables`: tables that name the user, each with `sitters`. If the user sits or sat there, also with `seat`, `orders`,
`result`, `score` and `wins`. If the match is finished, also with the `moves` made by the user or their clock, and
the `review` of those moves. `met`: how much the user has played with each opponent. `resting`: leaderboards that
hide the user until their next match. `deeds`: moderator actions by or about the user, with their effect on the
user. `kept_out`: servers that suspended the user. `off_boards`: servers that took the user off the leaderboards.
`practice`: totals against computers. `told`: games for whose lobbies the user wants pings. `champions`: servers
where the user has the champion's role. `titles`: seasons whose champion the user is. `puzzles`: the user's answers.
`dailies`: the user's daily hands, with moves only for days that are over. `nights`: club nights that the user
announced or came to. `series`: series of club nights that the user runs.
"""


@dataclass(frozen=True, slots=True)
class Kept:
    """The settings or preferences of one owner: texts by key.

    `blocked`: if the owner is a user, the users whom they blocked, in order of blocking. `untold`: if the owner is a
    user, the servers where moderators did something to them that they don't know of yet. `version`: a number that rises
    with each change of any of these values. It is 0 before the first change.
    """

    version: int
    texts: Mapping[str, str]
    blocked: tuple[int, ...] = ()
    untold: tuple[int, ...] = ()
