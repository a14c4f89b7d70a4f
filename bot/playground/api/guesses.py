"""Behaviour of Discord that no document settles (DISCORD A11), as a test may choose it."""

from dataclasses import dataclass


@dataclass
class Guesses:
    """The assumptions of the stand-in.

    `hides`: the public messages that become ephemeral without an error. "follow-ups": those outside of servers. "all":
    first answers and follow-ups everywhere. "": none, except on servers that don't allow users external apps.
    `files`: the answers that may have files and embeds although the app lacks the permissions. "first": first answers.
    "all": follow-ups and edits by token too. "": none. `dead_tokens`: number of next interactions whose tokens never
    work: every request by token is answered 404.
    """

    hides: str = ""
    files: str = ""
    dead_tokens: float = 0
