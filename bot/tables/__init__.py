"""Tables and what is played at them, without Discord: saved first, shown afterwards."""
