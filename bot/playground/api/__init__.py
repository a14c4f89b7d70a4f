"""The bot's side: the routes of REST, interactions, the gateway."""
