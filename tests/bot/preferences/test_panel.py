"""A panel of settings, however many there are: all words are there, all settings are reached, Discord takes it."""

from dataclasses import make_dataclass
from types import SimpleNamespace
from typing import Any

import pytest

from bot.features.preferences.messages import name, panel_message, says
from bot.i18n import Words, languages, name_of
from bot.playground.limits.components import MAX_COMPONENTS
from bot.settings.setting_kinds import MOST, Setting, SettingsModel, choice
from bot.settings.settings import Preferences, ServerSettings
from tests.bot.reading import TEXT

MAY = dict.fromkeys(("view_channel", "send_messages", "mention_everyone", "create_events", "manage_roles"), True)
PLACE: Any = SimpleNamespace(permissions_for=lambda _: SimpleNamespace(**MAY))
ROLE: Any = SimpleNamespace(mentionable=False, managed=True, is_default=lambda: False)
ME: Any = SimpleNamespace(guild_permissions=SimpleNamespace(**MAY))
EVERYWHERE: Any = SimpleNamespace(get_channel=lambda _: PLACE, get_role=lambda _: ROLE, me=ME)


def parts(post):
    return list(post.view.walk_children())


def shown(kind):
    """The settings that people choose."""
    return [setting for setting in kind.settings() if setting.shown]


def selects(post):
    return [part for part in parts(post) if hasattr(part, "placeholder")]


@pytest.mark.parametrize("kind", [ServerSettings, Preferences])
def test_every_setting_and_every_value_has_words_that_fit(kind):
    chosen = kind()
    for setting in shown(kind):
        assert 0 < len(name(chosen, setting, TEXT)) <= 45
        assert all(0 < len(says(setting, word, TEXT)) <= 100 for word in setting.offer)
        said = [says(setting, word, TEXT) for word in setting.offer]
        assert len({*said}) == len(said), setting.key


def test_every_language_has_a_name_of_its_own():
    assert len({name_of(language) for language in languages()}) == len(languages())
    assert Words(strict=True).text("en", "language-name") == "English"


@pytest.mark.parametrize("kind", [ServerSettings, Preferences])
def test_a_panel_with_the_longest_values_is_within_the_limits_of_discord(kind):
    longest = {"channels": [str(10**18 + number) for number in range(MOST)]}
    longest |= {"channel": [str(10**18)], "role": [str(10**18)]}
    texts = {}
    for setting in shown(kind):
        offer = max(setting.offer, key=lambda word: len(says(setting, word, TEXT)), default="")
        words = setting.offer if setting.kind == "several" else longest.get(setting.kind, [offer])
        texts[setting.key] = " ".join(words)
    chosen = kind.parse(texts)
    for setting in shown(kind):
        post = panel_message(chosen, TEXT, EVERYWHERE, setting.key, notice="settings-stale")
        assert len(parts(post)) <= MAX_COMPONENTS
        assert post.view.content_length() <= 4000
        assert len(selects(post)) == 2
        assert not [select for select in selects(post) if select.min_values == 0 and select.required]
        ids = [each for part in parts(post) if (each := getattr(part, "custom_id", None))]
        assert len({*ids}) == len(ids) >= 3


def test_channels_and_roles_that_are_gone_are_named_and_not_chosen_from_the_start():
    chosen = ServerSettings(channels=(5, 6), starters=7)
    places = {6: PLACE}
    there: Any = SimpleNamespace(get_channel=places.get, get_role=lambda _: None, me=ME)
    for guild, ids in ((EVERYWHERE, [5, 6]), (there, [6]), (None, [])):
        channels = selects(panel_message(chosen, TEXT, guild, "channels"))[1]
        assert [value.id for value in channels.default_values] == ids
    for guild, ids in ((EVERYWHERE, [7]), (there, [])):
        assert [value.id for value in selects(panel_message(chosen, TEXT, guild, "starters"))[1].default_values] == ids


def test_more_settings_than_a_select_holds_come_in_pages():
    fields = [(f"wish{number}", str, choice("a", lambda: ("a", "b"))) for number in range(2 * MOST + 3)]
    many: Any = make_dataclass("Many", fields, bases=(SettingsModel,), frozen=True, kw_only=True)
    chosen = many()

    def text(key, **_):
        return key

    def keys(post):
        return [option.value for option in selects(post)[0].options]

    def pages(post):
        return [
            part.custom_id.split(":")[3] for part in parts(post) if ":page:" in (getattr(part, "custom_id", "") or "")
        ]

    posts = [panel_message(chosen, text, None, page=page) for page in range(3)]
    assert [key for post in posts for key in keys(post)] == [f"wish{number}" for number in range(2 * MOST + 3)]
    assert [pages(post) for post in posts] == [["1"], ["0", "2"], ["1"]]
    assert all(len(parts(post)) <= MAX_COMPONENTS for post in posts)
    # the setting that was chosen is on the page that is shown
    assert f"wish{MOST}" in keys(panel_message(chosen, text, None, f"wish{MOST}"))
    assert Setting("wish0", "choice", "a", ("a", "b")) in many.settings()
    # a page that there is not is the last one
    assert keys(panel_message(chosen, text, None, page=99)) == keys(posts[2])
