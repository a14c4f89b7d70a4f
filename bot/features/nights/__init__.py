"""Club nights: announced, joined, played table after table, told at their end."""
