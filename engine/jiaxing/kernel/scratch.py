"""The numbers of the kernel of Jiaxing in `Tables`: lookups, and what the formula notes while it thinks.

`ints` begins with the rules.
"""

from engine.jiaxing.kernel.row import RULES
from engine.mahjong.rows import MOST_PACKED, RANKS

TURNS = 24
"""More turns than a seat has in a hand."""
RACES = 12
"""Number of races that one decision may need."""
LEVELS = 16
"""More tiles than a hand may be from a win."""
RATES = 121
"""Number of rates that a race tells apart."""

# `floats`: the numbers of each race (gains, points lost and chance kept by turns left, then the outcomes by level)
GAINS, LOST, KEPT, OUTCOMES = 0, 1, 1 + TURNS, 1 + 2 * TURNS
RACE = OUTCOMES + 2 * LEVELS * 2 * TURNS
KNOWN = RACES * RACE
"""The outlooks that are known: chance to win and points lost by race, kind of step, distance and rate."""
OUTLOOKS = RACES * 2 * LEVELS * RATES
FED = KNOWN + 2 * OUTLOOKS
"""The costs of feeding a seat, by seat and distance."""
FONDNESS = FED + 4 * LEVELS
"""How useful a tile seems to a seat, by seat and group."""
SHAPES = 11
EXTRAS = 36
"""Ways to count up to two of five kinds of honours as triplets."""
REACHED = FONDNESS + 16
"""The rates of the aims of a hand, by shape and extra triplets."""
READY = REACHED + SHAPES * EXTRAS
"""Points, reach and rate of aims that wait for their last tile."""
TOTALS = READY + 3 * SHAPES * EXTRAS
"""Estimates of other seats (`set_hazards` of engine.jiaxing.kernel.race)."""
HAZARDS = TOTALS + 3 * 5 * TURNS
PACE = HAZARDS + 2 * 4 * TURNS * 3 * 5 * TURNS
"""Factors on the probabilities of the last step and of all others."""
FLOATS = PACE + 2

# `ints`: the number of the decision and of the hand, the races by what they depend on, and how far each has come
DECISION, HAND, FOUND = range(RULES, RULES + 3)
KEYS = RULES + 3
LENGTH, DEPTH, SLOW_DEPTH = KEYS + RACES, KEYS + 2 * RACES, KEYS + 3 * RACES
SEEN = KEYS + 4 * RACES
"""The decision in which an outlook was calculated."""
FED_SEEN = SEEN + OUTLOOKS
SCORING, SCORES = FED_SEEN + 4 * LEVELS, FED_SEEN + 4 * LEVELS + 5
"""The honours that score as triplets, and their points."""
NEEDS = SCORES + 5
"""Aims of a hand: need, shape, the two extra kinds (their places, from 1 on), and points."""
AIM = 5
REACHED_SEEN = NEEDS + AIM * SHAPES * EXTRAS
REACHED_DATA = REACHED_SEEN + SHAPES * EXTRAS
"""Distance, helping tiles and their kinds as bits."""
WAITING = REACHED_DATA + 3 * SHAPES * EXTRAS
"""Kinds, helping tiles, kind of step and extra kinds of aims that wait for their last tile."""
SUMS = WAITING + 5 * SHAPES * EXTRAS
"""The packed counts of each group of a hand (`survey` of engine.jiaxing.kernel.aims)."""
UNSEEN_KINDS, PAIRED, RUNS, HELD_TIMES = range(SUMS + 4, SUMS + 8)
"""Kinds as bits: unseen ones, those that a pong or only a chow can claim, unseen ones by how often they are held."""
PACKED = HELD_TIMES + 4
COUNTS = PACKED + 5
NEEDS_OF_TRIPLETS = COUNTS + MOST_PACKED
"""The numbers of `honours` (engine.mahjong.rows), one after the other."""
NEEDS_OF_BOTH = 5**RANKS
"""Its needs of a suit and honours, in `suits`."""
