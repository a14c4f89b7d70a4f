"""Settings of servers, preferences of people, presets, blocks and privacy."""
