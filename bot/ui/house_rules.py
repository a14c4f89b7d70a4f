"""The house rules of a table: all settings of its game and their values, as the game declares them."""

import discord

from bot.common.text import verbatim
from bot.games import GAMES
from bot.i18n import Text, has, listed
from bot.settings.clocks import PACES, clocks_of
from bot.settings.presets import LONGEST, OWN, Saved, name_of
from bot.tables.table import Table
from bot.transport.forms import form_of
from bot.transport.payload import CALM, Menu, MessagePayload, Part, button, post, select_of
from bot.ui.custom_ids import ALLOW_ADVICE, ASK_NUMBER, NUMBER_FORM, PICK_RULE, RULES_PANEL, SAVE_FORM, SET_RULE
from bot.ui.table_status import clock_key
from engine.core import AnyGame, Option, Rules, Value, by_rules

MOST_OPTIONS = 25
"""Discord's maximum number of options in a select."""
MOST_TOLD = 5
"""Maximum number of house rules listed in a table's message."""
IN_A_FORM = 5
"""Discord's maximum number of fields in a form."""


def panel_message(table: Table, text: Text, saved: Saved, chosen: str = "", *, saves: bool = False) -> MessagePayload:
    """Build the host's panel of house rules: presets, all settings, and the values of one setting.

    `chosen`: name of that setting. `saved`: the server's own presets, which are offered too. `saves`: the host may save
    these rules for the server.
    """
    rules, game = table.rules, table.row.game
    options = settings_of(rules)
    lines = [setting_line(game, option, rules, text) for option in options]
    picked = next((option for option in options if option.name == chosen), None)
    turned = "off" if table.row.advice else "on"
    buttons = [
        button(text(f"panel-advice-{turned}"), ALLOW_ADVICE(table.id, turned)),
        button(text("panel-reset"), RULES_PANEL(table.id, "reset")),
    ]
    if saves:
        buttons.append(button(text("panel-save"), RULES_PANEL(table.id, "save")))
    parts: list[Part] = [
        text("panel-title", game=text(game), table=str(table.id)),
        _clocks(table, text),
        _paces(table, text),
        buttons,
        "\n".join(lines),
        _presets(table, saved, text),
        *(
            _setting(table, options[start:][:MOST_OPTIONS], chosen, PICK_RULE(table.id, start or None), text)
            for start in range(0, len(options), MOST_OPTIONS)
        ),
    ]
    if picked is not None:
        parts += [example(game, picked, text), _values(table, picked, rules, text)]
        if not _fits(picked):
            parts.append([button(text("panel-number"), ASK_NUMBER(table.id, picked.name))])
    return post(*parts, accent=CALM)


def example(game: str, option: Option, text: Text) -> str:
    """Return an example of a setting's effect. Return "" if there is none, because the setting's name says enough."""
    key = f"{game}-example-{option.name}"
    return text("panel-example", example=text(key)) if has(key) else ""


def usual(game: AnyGame, preset: str) -> Rules:
    """Return the rules of a preset of the game, to compare a table's rules with.

    If the game has no such preset, return the rules of its first one.
    """
    return game.presets.get(preset) or next(iter(game.presets.values()))


def settings_of(rules: Rules) -> list[Option]:
    """Return the settings that have an effect. Some have none because of the value of another setting."""
    return [option for option in rules.options() if rules.applies(option)]


def differences(table: Table, text: Text) -> str:
    """Describe how the table's rules differ from their preset, in one line. Return "" if they do not."""
    rules, base, game = table.rules, usual(table.game, table.row.preset), table.row.game
    changed = changed_from(base, rules)
    said = [sentence_of(game, option, rules, base, text) for option in changed[:MOST_TOLD]]
    return text("rules-differ", settings=listed(said, text, "sentences"), more=len(changed) - len(said)) if said else ""


def preset_words(game: str, preset: str, text: Text) -> str:
    """Name a set of house rules for Markdown.

    A preset that is neither the game's nor saved by a server is called *House rules*.
    """
    if preset in GAMES[game].presets:
        return text(f"{game}-preset-{preset}")
    return verbatim(name_of(preset)) or text("preset-house")


@by_rules
def changed_from(base: Rules, rules: Rules) -> tuple[Option, ...]:
    """Return the settings that have an effect and differ from their value in `base`."""
    return tuple(option for option in settings_of(rules) if getattr(rules, option.name) != getattr(base, option.name))


def sentence_of(game: str, option: Option, rules: Rules, usual: Rules, text: Text) -> str:
    """Say a setting's value in `rules`, and its value in the `usual` rules."""
    line = setting_line(game, option, rules, text)
    return text("rules-differs", line=line, usual=value_words(game, option, getattr(usual, option.name), text))


def setting_line(game: str, option: Option, rules: Rules, text: Text) -> str:
    """Format a setting as `Rounds: **6**`."""
    value = value_words(game, option, getattr(rules, option.name), text)
    return text("rules-setting", name=text(f"{game}-option-{option.name}"), value=value)


def value_words(game: str, option: Option, value: Value, text: Text) -> str:
    """Return the words for a value of a setting."""
    if isinstance(value, bool):
        return text("yes") if value else text("no")
    key = f"{game}-value-{option.name}-{value}"
    return str(value) if isinstance(value, int) and not has(key) else text(key)


def values_of(option: Option, now: Value) -> tuple[Value, ...]:
    """Return the values of a setting that a panel offers.

    These are all values, if they fit into a select. Otherwise they are some of them and the current one (`now`).
    """
    if option.low is None or option.high is None:
        return option.offer
    if _fits(option):
        return tuple(range(option.low, option.high + 1))
    return tuple(sorted({*option.offer, now}, key=int))[:MOST_OPTIONS]


def _fits(option: Option) -> bool:
    """Return whether a select can hold all values of a setting."""
    return option.low is None or option.high is None or option.high - option.low < MOST_OPTIONS


def number_modal(table: Table, name: str, text: Text) -> discord.ui.Modal:
    """Build the form in which the host enters a number for a setting.

    Raises KeyError for an unknown setting.
    """
    option = {option.name: option for option in table.rules.options()}[name]
    now = str(getattr(table.rules, name))
    label = text(f"{table.row.game}-option-{name}")
    described = text("panel-number-help", low=str(option.low), high=str(option.high))
    return form_of(NUMBER_FORM(table.id, name), text("panel-number"), label, 20, described, default=now)


def save_modal(table: Table, text: Text) -> discord.ui.Modal:
    """Build the form that asks under which name to save house rules for a server."""
    label, described = text("panel-save-name"), text("panel-save-help")
    return form_of(SAVE_FORM(table.id), text("panel-save"), label, LONGEST, described)


def _presets(table: Table, saved: Saved, text: Text) -> Menu:
    named = [(key, text(f"{table.row.game}-preset-{key}"), rules) for key, rules in table.game.presets.items()]
    named += [(OWN + name, name, rules) for name, rules in saved.items()]
    alike = [key for key, _, rules in named if rules == table.rules]
    now = table.row.preset if table.row.preset in alike else next(iter(alike), "")
    options = {key: name for key, name, _ in named}
    return select_of(RULES_PANEL(table.id, "preset"), options, now, text("panel-preset"))


def _setting(
    table: Table, options: list[Option], chosen: str, custom_id: str, text: Text
) -> discord.ui.Select[discord.ui.LayoutView]:
    game, rules = table.row.game, table.rules
    entries = [
        discord.SelectOption(
            label=text(f"{game}-option-{option.name}")[:100],
            value=option.name,
            description=value_words(game, option, getattr(rules, option.name), text)[:100],
            default=option.name == chosen,
        )
        for option in options
    ]
    return discord.ui.Select(custom_id=custom_id, placeholder=text("panel-setting"), options=entries)


def _values(table: Table, option: Option, rules: Rules, text: Text) -> Menu:
    game, now = table.row.game, getattr(rules, option.name)
    values = {str(value): value_words(game, option, value, text) for value in values_of(option, now)}
    name = text(f"{game}-option-{option.name}")[:150]
    return select_of(SET_RULE(table.id, option.name), values, str(now), name)


def _clocks(table: Table, text: Text) -> Menu:
    clocks = clocks_of(table.game, table.venue.least_clock_s)
    options = {key: text("panel-clock-is", clock=text(f"clock-{key}")) for key in clocks}
    return select_of(RULES_PANEL(table.id, "clock"), options, clock_key(table.row.clock_s), text("panel-clock"))


def _paces(table: Table, text: Text) -> Menu:
    options = {pace: text("panel-pace-is", pace=text(f"pace-{pace}")) for pace in PACES}
    return select_of(RULES_PANEL(table.id, "pace"), options, table.row.pace, text("panel-pace"))
