"""The panel that shows and changes the settings of a server or a user."""

from collections.abc import Sequence

import discord

from bot.decks.telling import joined
from bot.i18n import Text, has, languages, name_of
from bot.settings.setting_kinds import MOST, Setting, SettingsModel
from bot.settings.settings import CHANNELS_OF_ALL, ServerSettings
from bot.transport.custom_ids import CustomId
from bot.transport.forms import form_of
from bot.transport.payload import CALM, Button, Menu, MessagePayload, Part, button, post
from bot.transport.permissions import UNSAID, Permitted, troubles
from bot.ui.more import IN_A_ROW

PICK_SETTING = CustomId("{where:server|mine}:{revision:int}:setting")
SETTING = CustomId("{where:server|mine}:{revision:int}:{verb:value|reset|form}:{key}")
PAGE = CustomId("{where:server|mine}:{revision:int}:page:{page:int<100}")
EVERYTHING = CustomId("server:{revision:int}:everything:{channel:int}")
EVERYTHING_IN = CustomId("server:{revision:int}:everything")
TYPED_FORM = CustomId("number:{revision:int}:{where:server|mine}:{key}")
"""Components of a panel. `where`: whose settings it shows. `revision`: that of the settings when it was shown."""

PLACES = [
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
    discord.ChannelType.forum,
    discord.ChannelType.media,
]
"""Kinds of channels where tables can be opened, in the channel itself or in its threads."""
WRITTEN = [discord.ChannelType.text, discord.ChannelType.news]
"""Kinds of channels that can be chosen for the bot to write in."""
TYPED = ("number", "zone", "hours")
"""Kinds of settings for which users can type a value that is not offered.

The button for typing is labelled `panel-{kind}`.
"""
LONGEST_TYPED = 60
"""Maximum length of a typed value. The longest time zone has 32 letters."""
CHANNEL, ROLE = discord.SelectDefaultValueType.channel, discord.SelectDefaultValueType.role


def panel_message(
    chosen: SettingsModel,
    text: Text,
    guild: discord.Guild | None,
    key: str = "",
    page: int = 0,
    notice: str = "",
    more: Sequence[Button] = (),
    said: Permitted = UNSAID,
    lost: Sequence[str] = (),
) -> MessagePayload:
    """Build a page of all settings, with a control for the setting `key`.

    `guild`: the server, in which the chosen channels and roles are looked up. `notice`: key of a sentence above the
    settings. `more`: buttons to other lists. `said`: the bot's permissions in channels, if Discord has just sent them.
    `lost`: lines about what has ended on the server, for the first page.
    """
    everything = [setting for setting in chosen.settings() if _is_offered(setting)]
    picked = next((setting for setting in everything if setting.key == key), None)
    if picked is not None:
        page = everything.index(picked) // MOST
    page = min(page, (len(everything) - 1) // MOST)
    shown = everything[page * MOST :][:MOST]
    parts: list[Part] = [
        "\n".join(filter(None, (text(f"{chosen.where}-title"), notice and text(notice), *(() if page else lost)))),
        "\n".join(_line(setting, chosen, text) + _trouble(setting, chosen, guild, said, text) for setting in shown),
        _menu(chosen, shown, key, text),
    ]
    if picked is not None:
        parts.append(_control(chosen, picked, guild, text))
    elif lacks_posts(chosen) and not page:
        words, custom_id = text("settings-everything-in"), EVERYTHING_IN(chosen.revision)
        parts.append(discord.ui.ChannelSelect(custom_id=custom_id, placeholder=words, channel_types=WRITTEN))
    buttons = [*_buttons(chosen, picked, page, len(everything), text), *more]
    return post(*parts, *(buttons[each : each + IN_A_ROW] for each in range(0, len(buttons), IN_A_ROW)), accent=CALM)


def lacks_posts(chosen: SettingsModel) -> bool:
    """Return whether these are settings of a server on which something that can be posted regularly is off."""
    return chosen.where == ServerSettings.where and not all(getattr(chosen, key) for key in CHANNELS_OF_ALL)


def typed_modal(chosen: SettingsModel, setting: Setting, text: Text) -> discord.ui.Modal:
    """Build the form for a typed value."""
    now = str(chosen.value(setting))
    custom_id, title = TYPED_FORM(chosen.revision, chosen.where, setting.key), text(f"panel-{setting.kind}")
    described = text(f"panel-{setting.kind}-help", low=str(setting.low), high=str(setting.high))
    return form_of(custom_id, title, name(chosen, setting, text), LONGEST_TYPED, described, default=now)


def name(chosen: SettingsModel, setting: Setting, text: Text) -> str:
    """Return the name of a setting in the reader's language."""
    return text(f"{chosen.where}-{setting.field}", game=text(setting.game) if setting.game else "")


def says(setting: Setting, word: str, text: Text) -> str:
    """Return one word of a setting's value in the reader's language."""
    match setting.said:
        case "game":
            return text(word)
        case "preset":
            return text(f"{setting.game}-preset-{word}")
        case "order":
            return text(f"order-{word}")
        case "language" if not has(f"setting-{setting.field}-{word}"):
            return name_of(word)
        case _:
            pass
    if setting.kind == "flag":
        return text("yes") if word == "on" else text("no")
    key = f"setting-{setting.field}-{word}"
    return word if setting.kind in TYPED and not has(key) else text(key)


def _is_offered(setting: Setting) -> bool:
    """Return whether users can choose this setting.

    Hidden are settings that only the bot uses, and the language if there is only one.
    """
    return setting.shown and (setting.said != "language" or len(languages()) > 1)


def _line(setting: Setting, chosen: SettingsModel, text: Text) -> str:
    """Return a line like `Clock: **3 minutes**`. Channels and roles are mentioned."""
    words = setting.words(chosen.value(setting))
    match setting.kind:
        case "channels" if words:
            value = joined([f"<#{word}>" for word in words], text)
        case "channel" if words:
            value = f"<#{words[0]}>"
        case "role" if words:
            value = f"<@&{words[0]}>"
        case _:
            value = _value(setting, words, text)
    return text("rules-setting", name=name(chosen, setting, text), value=value)


def _trouble(setting: Setting, chosen: SettingsModel, guild: discord.Guild | None, said: Permitted, text: Text) -> str:
    """Return a sentence for each problem of a setting on its server, one per line."""
    value = chosen.value(setting)
    if guild is None or not value:
        return ""
    sentences = ""
    for wrong, where in troubles(setting, value, guild, said).items():
        own = f"setting-{setting.field}-{wrong}"
        key = own if has(own) else f"setting-{setting.kind}-{wrong}"
        sentences += f"\n{text(key, count=len(where), channels=tuple(f'<#{each}>' for each in where))}"
    return sentences


def _value(setting: Setting, words: Sequence[str], text: Text) -> str:
    """Return a value as text. Channels and roles are counted, not mentioned."""
    match setting.kind:
        case "channels":
            return text("setting-channels", count=len(words))
        case "channel" | "role":
            own = f"setting-{setting.field}"
            return text(own if has(own) else f"setting-{setting.kind}", count=len(words))
        case _:
            return joined([says(setting, word, text) for word in words], text) if words else text("setting-none")


def _menu(chosen: SettingsModel, shown: Sequence[Setting], key: str, text: Text) -> Menu:
    options = [
        discord.SelectOption(
            label=name(chosen, setting, text)[:100],
            value=setting.key,
            description=_value(setting, setting.words(chosen.value(setting)), text)[:100],
            default=setting.key == key,
        )
        for setting in shown
    ]
    return discord.ui.Select(
        custom_id=PICK_SETTING(chosen.where, chosen.revision), placeholder=text("panel-setting"), options=options
    )


def _control(chosen: SettingsModel, setting: Setting, guild: discord.Guild | None, text: Text) -> Menu:
    now = setting.words(chosen.value(setting))
    custom_id = SETTING(chosen.where, chosen.revision, "value", setting.key)
    placeholder = _value(setting, now, text)[:150]
    if setting.kind in ("channels", "channel"):
        several = setting.kind == "channels"
        there = [int(word) for word in now if guild and guild.get_channel(int(word))]
        return discord.ui.ChannelSelect(
            custom_id=custom_id,
            placeholder=placeholder,
            channel_types=PLACES if several else WRITTEN,
            min_values=0,
            max_values=MOST if several else 1,
            required=False,
            default_values=[discord.SelectDefaultValue(id=each, type=CHANNEL) for each in there],
        )
    if setting.kind == "role":
        there = [int(word) for word in now if guild and guild.get_role(int(word))]
        return discord.ui.RoleSelect(
            custom_id=custom_id,
            placeholder=placeholder,
            min_values=0,
            required=False,
            default_values=[discord.SelectDefaultValue(id=each, type=ROLE) for each in there],
        )
    return _choices(setting, now, custom_id, placeholder, text)


def _choices(setting: Setting, now: Sequence[str], custom_id: str, placeholder: str, text: Text) -> Menu:
    offer = setting.offer
    if setting.kind == "number":
        offer = tuple(sorted({*offer, *now}, key=int))
    if setting.kind in ("zone", "hours"):
        offer = tuple(dict.fromkeys((*offer, *now)))
    options = [
        discord.SelectOption(label=says(setting, word, text)[:100], value=word, default=word in now) for word in offer
    ]
    least, most = (0, len(options)) if setting.kind == "several" else (1, 1)
    return discord.ui.Select(
        custom_id=custom_id,
        placeholder=placeholder,
        min_values=least,
        max_values=most,
        required=least > 0,
        options=options,
    )


def _buttons(chosen: SettingsModel, picked: Setting | None, page: int, count: int, text: Text) -> list[Button]:
    panel = chosen.where, chosen.revision
    buttons: list[Button] = []
    if picked is not None and picked.kind in TYPED:
        buttons.append(button(text(f"panel-{picked.kind}"), SETTING(*panel, "form", picked.key)))
    if picked is not None:
        buttons.append(button(text("panel-reset"), SETTING(*panel, "reset", picked.key)))
    if page > 0:
        buttons.append(button(text("page-back"), PAGE(*panel, page - 1)))
    if (page + 1) * MOST < count:
        buttons.append(button(text("page-on"), PAGE(*panel, page + 1)))
    return buttons
