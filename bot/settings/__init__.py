"""What people and servers have chosen: settings, presets, blocks."""
