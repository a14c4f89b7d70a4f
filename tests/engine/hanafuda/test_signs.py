"""What the games declare of their signs is what they show: nothing else, and all of it."""

import pytest

from engine import GAMES
from engine.core import Match, Rng
from engine.testing.plans import chosen

HANAFUDA = [key for key, game in GAMES.items() if game.deck == "hanafuda"]
SETTINGS = {
    "koikoi": {"rounds": 1, "double_seven": True},
    "stopgo": {"rounds": 1, "tie": "extra_round", "month_card": "cut", "payment": "zero_sum", "contract": True},
    "hanaawase": {"rounds": 1, "rain_island": "void_yaku", "oni": True},
}
"""Settings that let a game show all it has, where the defaults do not."""

MATCHES = {"koikoi": (10, 22, 218), "stopgo": (5, 17), "hanaawase": (0,)}
"""As few of the matches by chance as show all together; of another game many are looked at."""


def shown(key: str) -> dict[str, set[str]]:
    """Badges, verbs, tells and terms of short matches."""
    game, seen = GAMES[key], {name: set[str]() for name in ("signs", "verbs", "terms")}
    for number in MATCHES.get(key, range(200)):
        rng = Rng(b"signs", key, number)
        match = Match(game, game.rules(**SETTINGS.get(key, {})), max(game.seats), rng.bytes(32))
        while match.pending:
            seat, action = chosen(match, rng)
            scene = match.scene(seat)
            seen["verbs"] |= {action.verb for legal in match.pending.values() for action in legal}
            seen["signs"] |= {badge.key for badge in scene.badges}
            match.play(seat, action)
        scene = match.scene(None)
        seen["signs"] |= {badge.key for badge in scene.badges}
        seen["terms"] |= {term for sheet in scene.sheets for term, _ in sheet.terms}
    return seen


@pytest.mark.parametrize("key", HANAFUDA)
def test_a_game_shows_what_it_declares(key: str) -> None:
    game = GAMES[key]
    assert shown(key) == {
        "signs": {sign.key for sign in game.signs},
        "verbs": set(game.verbs) - {"resign"},
        "terms": {term.key for term in game.terms},
    }
