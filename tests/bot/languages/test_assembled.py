"""Keys of messages that the code puts together, such as `f"setting-{field}-gone"`: English has all of them.

`test_complete.py` holds the other languages against English."""

import ast
import re
from collections import defaultdict
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, get_args

import pytest

import bot
from bot.decks.hanafuda.cards import CATEGORIES
from bot.decks.naming import KIN
from bot.features.moderation.watch_messages import KINDS as ACTIVITIES
from bot.features.play.handlers import REDRAWN
from bot.features.preferences.messages import TYPED
from bot.features.records.leaderboard_messages import SCOPES
from bot.features.rules.messages import OWN, RATINGS
from bot.features.rules.topics import TOLD_APART
from bot.features.stats.messages import KINDS as NUMBERS
from bot.features.welcome.messages import VERBS as GREETING
from bot.i18n import DEFAULT, written
from bot.render.faces import FACES
from bot.settings.clocks import CLOCKS, PACES
from bot.settings.settings import Preferences, ServerSettings
from bot.store.models import State
from bot.store.moderation import DeedKind
from bot.store.nights import Ended, NightState, Skipped
from bot.store.records import MEASURES, PERIODS
from bot.ui.advice_words import DANGERS
from engine import GAMES

ROOT = Path(bot.__file__).parents[1]
NO_KEYS = {"-bare{}", "hanapai-{}-{}", "names-{}", "{}-aloud", "{}-wal", "playground-{}", "own-{}"}
"""What is put together alike and is no key, or has words for some values only."""

IN_A_GAME = {
    *("learn-{}", "learn-{}-ask", "learn-{}-{}", "learn-{}-{}-label"),
    *("badge-{}", "board-{}", "brief-{}", "deals-{}", "decided-{}", "guide-{}", "help-{}", "lacking-{}", "meld-{}"),
    *("motif-{}", "pattern-{}", "pattern-note-{}", "picture-badge-{}", "picture-moment-{}", "picture-{}"),
    *("piece-{}", "puzzle-ask-{}", "reason-{}", "remark-{}", "scene-{}", "seal-{}", "settled-{}", "short-yaku-{}"),
    *("short-{}", "short-{}1", "short-{}2", "table-badge-{}", "table-won-{}", "table-{}", "term-{}"),
    *("tiles-{}", "verb-{}", "wind-{}", "window-{}", "won-{}", "worth-{}", "yaku-{}", "advice-figure-{}"),
    *("{}-ask-{}", "{}-example-{}", "{}-formula", "{}-offer-{}", "{}-pattern-{}", "{}-puzzle-{}", "{}-sure-{}"),
    *("{}-tell-{}", "{}-tell-{}-each", "{}-tradition-{}", "{}-verb-{}", "{}-yaku-{}", "flower-{}", "month-{}"),
}
"""What is said of a match: `bot/walking.py` has it all said, in every game, and no word may be missing there."""


@cache
def put_together():
    """What the code puts together to the key of a message, with {} for each gap, and the files that do."""
    found = defaultdict(set)
    for file in (ROOT / "bot").rglob("*.py"):
        tree = ast.parse(file.read_text("utf-8"))
        inner = {id(part) for node in ast.walk(tree) if isinstance(node, ast.BinOp) for part in (node.left, node.right)}
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr | ast.BinOp) and id(node) not in inner and _is_key(shape := _shape(node)):
                found[shape].add(file.name)
    return found


def _shape(node):
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(_shape(part) for part in node.values)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        return _shape(node.left) + _shape(node.right)
    return "{}"


def _is_key(shape):
    gaps = "{}" in shape and re.search("[a-z]{2}", shape)
    return bool(gaps and "-" in shape and re.fullmatch(r"([a-z0-9-]|\{\})+", shape)) and shape not in NO_KEYS


def lessons():
    return [(game.key, lesson) for game in GAMES.values() for lesson in game.course()]


def options():
    return [(game.key, option) for game in GAMES.values() for option in next(iter(game.presets.values())).options()]


def values():
    """(game, option, value) of the settings whose values have words."""
    return [
        (game, option.name, value)
        for game, option in options()
        for value in option.offer
        if not isinstance(value, bool | int)
    ]


def own_words():
    """(game, key) of lessons and their answers: of the game, or of all."""
    for game, lesson in lessons():
        yield game, f"learn-{lesson.key}"
        if lesson.answers:
            yield game, f"learn-{lesson.key}-ask"
        for answer in lesson.answers:
            yield game, f"learn-{lesson.key}-{answer.key}"


CHOSEN = ServerSettings, Preferences
WRONG = {"channel": ("gone", "shut"), "channels": ("gone", "shut"), "role": ("gone", "shut")}
"""What may be in the way of a setting, by its kind; another list of a role that is given, and of one that is asked."""


def setting_words():
    for setting in (each for kind in CHOSEN for each in kind.settings()):
        if setting.shown and setting.said == "setting" and setting.kind in ("choice", "several"):
            yield from ((setting.field, word) for word in setting.offer)


def troubles():
    """What the panel says of each setting: in its own words, or in those of its kind."""
    for setting in (each for kind in CHOSEN for each in kind.settings()):
        wrong = WRONG.get(setting.kind, ("shut",) if setting.needs else ())
        if setting.given:
            wrong = ("gone", "managed", "permission", "above")
        elif setting.kind == "role" and not setting.mentioned:
            wrong = ("gone",)
        for each in wrong:
            own = f"setting-{setting.field}-{each}" in written(DEFAULT)
            yield (setting.field if own else setting.kind, each)


def named_in(path, pattern):
    """What the code of a module, or of the whole bot, names in such a way."""
    files = [ROOT / "bot" / path] if path else (ROOT / "bot").rglob("*.py")
    return {name for file in files for name in re.findall(pattern, file.read_text("utf-8"), re.MULTILINE)}


@cache
def said() -> dict[str, Any]:
    """What stands in the gaps of the others."""
    return {
        "achievement-{}": ["comeback", "in_a_row", "played", "won", "opponents", "nights"],
        "advice-better-{}": ["chance", "points"],
        "advice-danger-{}": DANGERS,
        "category-{}": CATEGORIES,
        "channel-{}": [],  # an end of season-trouble-{}
        "clock-{}": CLOCKS,
        "closed-{}": ["idle", "moderator"],
        "command-{}": named_in("", r'described\("command-([a-z0-9-]+)"'),
        "computer-{}": FACES,
        "deed-{}": [*get_args(DeedKind), "worse", "better", "neither"],
        "activity-{}": ACTIVITIES,
        "permission-{}": ["manage-server", "moderate-members"],
        "podium-{}": ["void", "count"],
        "told-{}": ["void", "count", "seat", "close", "wait", "in", "off", "on"],
        "greeting-{}": GREETING,
        "hand-{}": [each.removeprefix("hand-") for each in REDRAWN.values() if each],
        "help-marks-{}": {game.deck for game in GAMES.values()},
        "kin-{}": KIN,
        "kin-{}-differs": KIN,
        "leaderboard-{}": ["period", "by", "scope"],
        "leaderboard-{}-{}": [
            *product(["period"], PERIODS),
            *product(["by"], MEASURES),
            *product(["scope"], SCOPES),
        ],
        "level-{}": ["easy", "normal", "hard"],
        "list-{}": ["and", "clauses", "comma", "dots", "semicolons"],
        "member-sure-{}": ["off", "on"],
        "moderate-{}": ["close", "close-lobby", "seat", "wait"],
        "moderate-log-{}": ["gone", "shut"],
        "moderate-sure-{}": ["close", "close-lobby", "seat", "wait"],
        "moderate-idle-{}": [each for each in get_args(State) if each in ("lobby", "playing")],
        "night-list-{}": [each for each in get_args(NightState) if each in ("coming", "running", "ending")],
        "night-off-{}": get_args(Skipped),
        "night-skipped-{}": get_args(Skipped),
        "night-{}-button": ["off", "end"],
        "night-{}-sure": ["off", "end"],
        "numbers-column-{}": NUMBERS,
        "option-level-{}": ["easy", "normal", "hard"],
        "order-{}": {order.key for game in GAMES.values() for order in game.orders},
        "pace-{}": PACES,
        "panel-advice-{}": ["on", "off"],
        "panel-{}": TYPED,
        "panel-{}-help": TYPED,
        "privacy-{}": named_in("features/privacy/handlers.py", r'^        "([\w-]+)": '),
        "profile-column-{}": ["game", "played", "won", "average", "rating"],
        "refused-{}": named_in("", r'UserError\(\s*"([a-z0-9-]+)"'),
        "replay-{}": ["first", "back", "next", "last"],
        "result-{}": ["void", "count"],
        "result-sure-{}": ["void", "count"],
        "rules-page-{}": [*OWN, RATINGS, "settings"],
        "season-trouble-{}": [
            *("role-gone", "role-managed", "role-permission", "role-above", "role-left", "role-refused"),
            *("channel-gone", "channel-shut"),
        ],
        "series-lost-{}": [each for each in get_args(Ended) if each != "host"],
        "setting-{}": ["channel", "channels", "role"],
        "setting-{}-{}": [*setting_words(), *troubles()],
        "topic-{}": TOLD_APART,
        "watch-{}": named_in("features/moderation/abuse_report.py", r'Flag\(\s*"(\w+)"'),
        "{}-about": GAMES,
        "{}-help-goal": GAMES,
        "{}-learn-now": {game for game, _ in lessons()},
        "{}-option-{}": [(game, option.name) for game, option in options()],
        "{}-preset-{}": [(game.key, preset) for game in GAMES.values() for preset in game.presets],
        "{}-rules-{}": product(GAMES, OWN[:-1]),
        "{}-title": [kind.where for kind in CHOSEN],
        "{}-value-{}-{}": values(),
        "{}-{}": [(kind.where, setting.field) for kind in CHOSEN for setting in kind.settings() if setting.shown],
    }


def keys():
    """All keys that are put together, without those of matches."""
    filled = ((shape, each if isinstance(each, tuple) else (each,)) for shape, all_ in said().items() for each in all_)
    return [shape.format(*gaps) for shape, gaps in filled]


@pytest.mark.slow
def test_of_every_key_that_is_put_together_it_is_known_what_stands_in_its_gaps():
    shapes = put_together().keys() | {"{}-{}"}
    assert {shape: put_together()[shape] for shape in shapes - said().keys() - IN_A_GAME} == {}
    assert (said().keys() | IN_A_GAME) - shapes == set()


def test_every_key_that_is_put_together_has_words():
    there = written(DEFAULT)
    assert [key for key in keys() if key not in there] == []
    assert [key for game, key in own_words() if f"{game}-{key}" not in there and key not in there] == []
    for shape in IN_A_GAME:
        form = re.compile("(?:[a-z]+-)?" + re.escape(shape).replace(r"\{\}", r"[\w-]+"))
        assert any(form.fullmatch(key) for key in there), shape
