"""The slash commands, each of which says what it does and hands over; and what Discord tells of its servers."""
