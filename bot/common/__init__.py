"""Tools for every layer: text that users type, search by name, time zones, units of time, plug-ins."""
