"""Playing: moves, why a win pays what it pays, advice, and the commands of a seat."""
