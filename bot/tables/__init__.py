"""Tables and matches, without Discord. Everything is saved first and shown afterwards."""
