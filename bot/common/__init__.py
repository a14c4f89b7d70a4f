"""What any layer may use: text that people type, search by name, time zones."""
