"""Tables and what is played at them, without Discord. Everything is saved first and shown afterwards."""
