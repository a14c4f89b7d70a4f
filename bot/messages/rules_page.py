"""The page of a game's rules: how it is played, what scores, and the settings."""

from __future__ import annotations

from bot.decks.telling import pieces
from bot.messages.house_rules import setting_line
from bot.messages.post import Post, post
from bot.words import Text
from engine import GAMES
from engine.core import Pattern, Rules

FEW = 6
"""The most pieces that are listed with their pattern."""


def rules_post(key: str, preset: str, rules: Rules, text: Text) -> Post:
    """The page of the game with this key, under these rules, which began as that preset."""
    patterns = "\n".join(_pattern(pattern, text) for pattern in GAMES[key].sheet(rules))
    settings = [setting_line(key, option, rules, text) for option in rules.options() if rules.applies(option)]
    return post(
        text("rules-title", game=text(key)),
        text(f"{key}-rules"),
        f"{text('rules-yaku')}\n{patterns}",
        f"{text('rules-settings', preset=text(f'{key}-preset-{preset}'))}\n" + " · ".join(settings),
    )


def _pattern(pattern: Pattern, text: Text) -> str:
    name = text(f"yaku-{pattern.key}")
    if pattern.doubles:
        return text("rules-pattern-doubles", name=name, factor=2**pattern.points)
    if 0 < len(pattern.pieces) <= FEW:
        return text("rules-pattern-pieces", name=name, points=pattern.points, pieces=pieces(pattern.pieces, text))
    return text("rules-pattern", name=name, points=pattern.points)
