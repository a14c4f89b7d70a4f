"""The end of a season: told, with a role for its champion."""
