"""What servers and users choose: settings, presets, blocks."""
