"""The greeting on a server that adds the bot."""

from bot.features.learn import LessonHandlers
from bot.features.lobby import Opening
from bot.features.preferences import GuildLanguageService, SettingHandlers
from bot.features.welcome.handlers import WelcomeHandlers
from bot.features.welcome.messages import WelcomeCog
from bot.framework.feature import Feature
from bot.framework.services import Services


def feature(services: Services) -> Feature:
    language = GuildLanguageService(services.interactions.settings)
    greeting = WelcomeCog(services.store, services.render_contexts, services.messenger, language.settle)
    opening = Opening.from_services(services)
    lessons = LessonHandlers(services.interactions, opening, services.sleeping)
    handlers = WelcomeHandlers(
        services.interactions, SettingHandlers(services.interactions, services.store), opening, lessons, language
    )
    return Feature(commands=[greeting], handlers=[handlers], close=greeting.close)
