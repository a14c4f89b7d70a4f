"""Keys of messages that the code puts together, such as `f"setting-{field}-gone"`: English has all of them.

`test_complete.py` holds the other languages against English."""

import re
from itertools import product
from pathlib import Path
from typing import Any, get_args

import bot
from bot.decks.hanafuda.cards import CATEGORIES
from bot.decks.naming import KIN
from bot.features.moderation.watch_handlers import KINDS as ACTIVITIES
from bot.features.play.handlers import REDRAWN
from bot.features.preferences.messages import TYPED
from bot.features.records.leaderboard_messages import SCOPES
from bot.features.rules.messages import OWN, RATINGS
from bot.features.rules.topics import TOLD_APART
from bot.features.stats.handlers import KINDS as NUMBERS
from bot.features.welcome.handlers import VERBS as GREETING
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


def said() -> dict[str, Any]:
    """Return the words that fill the gaps of each pattern of message keys."""
    return {
        "achievement-{}": ["comeback", "in_a_row", "played", "won", "opponents", "nights"],
        "advice-better-{}": ["chance", "points"],
        "advice-danger-{}": DANGERS,
        "category-{}": CATEGORIES,
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
        "{}-learn-now": [game.key for game in GAMES.values() if game.course()],
        "{}-option-{}": [(game, option.name) for game, option in options()],
        "{}-preset-{}": [(game.key, preset) for game in GAMES.values() for preset in game.presets],
        "{}-rules-{}": product(GAMES, OWN[:-1]),
        "{}-title": [kind.where for kind in CHOSEN],
        "{}-value-{}-{}": values(),
        "{}-{}": [(kind.where, setting.field) for kind in CHOSEN for setting in kind.settings() if setting.shown],
    }


def test_every_key_that_is_put_together_has_words():
    """Messages about matches are left out: `tests/bot/walking.py` reads all of them in each game."""
    filled = ((shape, each if isinstance(each, tuple) else (each,)) for shape, all_ in said().items() for each in all_)
    assert [key for shape, gaps in filled if (key := shape.format(*gaps)) not in written(DEFAULT)] == []
