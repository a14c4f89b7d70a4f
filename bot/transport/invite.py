"""Links that add the bot to a server, or its commands to a user's account."""

import discord

NEEDED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
    create_public_threads=True,
)
"""Permissions that the bot needs. The last one is for servers that want a thread for every match."""


def link(application: int) -> str:
    return discord.utils.oauth_url(application, permissions=NEEDED, scopes=("bot", "applications.commands"))


def link_of_people(application: int) -> str:
    """Return the link that adds the commands to a user's own account (`integration_type` 1)."""
    return discord.utils.oauth_url(application, scopes=("applications.commands",)) + "&integration_type=1"
