"""Commands, options, choices and menus as Discord shows them in each language that has words for them."""

from __future__ import annotations

from typing import Any

from discord import Locale
from discord.app_commands import Parameter, TranslationContextTypes, Translator, locale_str

from bot.i18n import folders, named

NAME = "name"
"""The attribute of a description with the name of what it describes."""


class CommandTranslator(Translator):
    """Says names and descriptions by the key of the description: `command-play`, and its attribute `name`."""

    async def translate(self, string: locale_str, locale: Locale, context: TranslationContextTypes) -> str | None:
        """What it is in that language; None where that has no word for it, and Discord shows English."""
        if locale.value not in folders():
            return None
        if "key" in string.extras:
            return named(locale.value, str(string.extras["key"]))
        return named(locale.value, _described(context.data), NAME)


def command_name(name: str, locale: str) -> str:
    """What somebody types whose Discord is in that language, for the command of that name."""
    return named(locale, f"command-{name}", NAME) or name


def _described(what: Any) -> str:
    """The key of the description of a command or option, "" where it has none of ours."""
    if isinstance(what, Parameter):
        description = what.locale_description
        return str(description.extras.get("key", "")) if description else ""
    return f"command-{what.name}"
