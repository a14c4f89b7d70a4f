"""Names and descriptions of commands, options, choices and menus in each language that has words for them."""

from collections.abc import Mapping
from typing import Any

from discord import Locale
from discord.app_commands import Parameter, TranslationContextTypes, Translator, locale_str

from bot.errors import UserError
from bot.i18n import folders, named

NAME = "name"
"""The attribute of a description that holds the name of the described command or option."""

RENAMED: Mapping[str, str] = {
    "say": "move",
    "tables": "open-tables",
    "night": "club-night",
    "settings": "server-settings",
    "棋譜": "replay",
    "問題": "puzzle",
    "順位表": "leaderboard",
    "说": "move",
    "学习": "learn",
    "說": "move",
    "開局": "play",
    "歷史": "history",
    "覆盤": "review",
    "學習": "learn",
    "題目": "puzzle",
    "牌會": "club-night",
    "탁자": "table",
    "탁자목록": "open-tables",
    "도전": "challenge",
    "대국모임": "club-night",
    "말하기": "move",
}
"""Commands by their earlier names, in English or in another language.

A client of Discord may send an earlier name for a while, and people type it in messages to the bot.
"""


class CommandTranslator(Translator):
    """A translator of names and descriptions.

    A description is a message such as `command-play`. Its attribute `name` holds the name of the command or option.
    """

    async def translate(self, string: locale_str, locale: Locale, context: TranslationContextTypes) -> str | None:
        """Return the translation, or None if there is none. Discord then shows English."""
        if locale.value not in folders():
            return None
        if "key" in string.extras:
            return named(locale.value, str(string.extras["key"]))
        return named(locale.value, _described(context.data), NAME)


def command_name(name: str, locale: str) -> str:
    """Return the name of a command as users with that Discord language type it."""
    return named(locale, f"command-{name}", NAME) or name


def renamed(name: str, locale: str) -> UserError | None:
    """Return the refusal for the earlier name of a command. Return None for all other names.

    `locale`: the language in which the refusal names the command.
    """
    return UserError("renamed", command=command_name(RENAMED[name], locale)) if name in RENAMED else None


def _described(what: Any) -> str:
    """Return the message key of a command's or option's description, or "" if it has none."""
    if isinstance(what, Parameter):
        description = what.locale_description
        return str(description.extras.get("key", "")) if description else ""
    return f"command-{what.name}"
