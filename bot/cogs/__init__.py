"""The slash commands: thin, each says what it does and hands over."""
