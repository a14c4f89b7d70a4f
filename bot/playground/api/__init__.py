"""What a bot asks and hears: the routes of REST, interactions, the gateway."""
