"""What every layer may use: text that users type, search by name, time zones, plug-ins."""
