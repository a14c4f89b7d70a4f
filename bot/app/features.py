"""All features, in the order in which the app adds them."""

from bot.features.daily.feature import feature as daily
from bot.features.help.feature import feature as help_
from bot.features.learn.feature import feature as learn
from bot.features.ledger.feature import feature as ledger
from bot.features.lobby.feature import feature as lobby
from bot.features.moderation.feature import feature as moderation
from bot.features.nights.feature import feature as nights
from bot.features.notify.feature import feature as notify
from bot.features.play.feature import feature as play
from bot.features.preferences.feature import feature as preferences
from bot.features.privacy.feature import feature as privacy
from bot.features.puzzles.feature import feature as puzzles
from bot.features.recap.feature import feature as recap
from bot.features.records.feature import feature as records
from bot.features.replay.feature import feature as replay
from bot.features.review.feature import feature as review
from bot.features.rules.feature import feature as rules
from bot.features.seasons.feature import feature as seasons
from bot.features.stats.feature import feature as stats
from bot.features.welcome.feature import feature as welcome

FEATURES = (
    lobby,
    notify,
    play,
    records,
    ledger,
    replay,
    review,
    rules,
    learn,
    puzzles,
    preferences,
    privacy,
    moderation,
    seasons,
    daily,
    nights,
    recap,
    welcome,
    stats,
    help_,
)
