"""A bot that ends refuses what it can no longer save, and its session may be closed by then."""

from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import pytest

from bot.errors import UserError
from bot.transport import responses


async def test_a_refusal_over_a_closed_session_is_no_error_once_the_bot_ends(monkeypatch, house):
    interactions = house.bot.interactions
    with monkeypatch.context() as broken:
        broken.setattr(responses, "send", AsyncMock(side_effect=RuntimeError("Session is closed")))
        press: Any = SimpleNamespace(user=SimpleNamespace(id=house.anna.id), guild_id=house.guild.id, locale="en-US")
        broken.setattr(interactions, "context_for", lambda _: SimpleNamespace(speak=lambda *_given, **_more: "No."))
        with pytest.raises(RuntimeError):
            await interactions.refuse(press, UserError("elsewhere"))
        await interactions.close()
        await interactions.refuse(press, UserError("elsewhere"))
