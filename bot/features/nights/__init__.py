"""Club nights: announced, come to, played table after table, told at their end."""
