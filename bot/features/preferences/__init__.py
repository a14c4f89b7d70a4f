"""Settings and blocks: what servers and users choose, presets, the language of a server."""
