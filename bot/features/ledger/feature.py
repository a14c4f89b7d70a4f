"""The ledger feature: the totals of an evening in a channel, sent after its end if the server wants that."""

from bot.features.ledger.evening_message import LOOK_PAUSE_S, EveningMessages
from bot.features.ledger.messages import LedgerPages
from bot.framework.feature import Feature
from bot.framework.services import Services
from bot.tables.periodic import Periodic


def feature(services: Services) -> Feature:
    messages = EveningMessages(services, LedgerPages(services))
    return Feature(chores=[Periodic(services.clock, "evenings", LOOK_PAUSE_S, messages.run_once)])
