"""The bot in the playground: its folder, its guests, its greeting."""
