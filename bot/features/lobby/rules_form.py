"""Forms for several house rules at a time. A phone shows all fields of such a form at once."""

import discord

from bot.i18n import Text
from bot.tables.table import Table
from bot.transport.custom_ids import CustomId
from bot.ui.house_rules import IN_A_FORM, settings_of, value_words, values_of
from engine.core import Option

RADIOS = range(2, 11)
"""Numbers of choices that a radio group may have. Settings with more choices use a select."""


RULES_FORM = CustomId("rules:{table_id:int}")


def form_fields(table: Table, page: int) -> list[Option]:
    """Return the settings in form number `page`, or an empty list if there is no such form."""
    return settings_of(table.rules)[page * IN_A_FORM :][:IN_A_FORM]


def rules_modal(table: Table, fields: list[Option], text: Text) -> discord.ui.Modal:
    """Build the form for these settings. The custom_id of each field is the name of its setting."""
    modal = discord.ui.Modal(title=text("lobby-house-rules")[:45], custom_id=RULES_FORM(table.id), timeout=None)
    for option in fields:
        label = text(f"{table.row.game}-option-{option.name}")[:45]
        modal.add_item(discord.ui.Label(text=label, component=_field(table, option, text)))
    modal.stop()
    return modal


def _field(table: Table, option: Option, text: Text) -> discord.ui.Item[discord.ui.LayoutView]:
    now, game = getattr(table.rules, option.name), table.row.game
    values = values_of(option, now)
    said = [(value_words(game, option, value, text)[:100], str(value), value == now) for value in values]
    if len(values) in RADIOS:
        radios = [discord.RadioGroupOption(label=words, value=key, default=chosen) for words, key, chosen in said]
        return discord.ui.RadioGroup(custom_id=option.name, options=radios)
    options = [discord.SelectOption(label=words, value=key, default=chosen) for words, key, chosen in said]
    return discord.ui.Select(custom_id=option.name, options=options, required=True)
