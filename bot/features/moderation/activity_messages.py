"""Lines about moderators' recent actions at tables: how many there were, and who gained by them."""

from collections import Counter
from collections.abc import Sequence

from bot.decks.telling import joined
from bot.i18n import Text
from bot.store.moderation import ModerationGain

KINDS = ("seat", "wait", "void")
MOST = 8
"""Maximum number of persons who are named."""


def activity_lines(gains: Sequence[ModerationGain], days: int, text: Text) -> str:
    """Return the lines, or "" if moderators did nothing of that kind.

    `gains`: the numbers of actions, in all and by person. `days`: the number of days that they cover.
    """
    total = {each.kind: each.count for each in gains if each.user is None}
    if not total:
        return ""
    by_person = Counter[int]()
    for each in gains:
        if each.user is not None:
            by_person[each.user] += each.count
    lines = [text("activity-all", days=days, what=_counted(total, text))]
    for user, count in by_person.most_common(MOST):
        kinds = {each.kind: each.count for each in gains if each.user == user}
        lines.append(text("activity-helped", who=f"<@{user}>", count=count, what=_counted(kinds, text)))
    return "\n".join(lines)


def _counted(counts: dict[str, int], text: Text) -> str:
    return joined([text(f"activity-{kind}", count=counts[kind]) for kind in KINDS if kind in counts], text)
