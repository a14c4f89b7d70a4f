"""Weights of the facts that determine the chance to win a hand, as `python -m tests.training fuzhou` writes them.

They come from logistic regressions over hands of these computer players. `engine.fuzhou.worth` names the facts. `PLAIN`
has the weights of the fastest win by distance; `free` means 游金, in which any drawn tile wins. `SPECIAL` has those of
special patterns of golds, by number of golds held and distance; with two golds it is the distance from a win with a
pair of golds.
"""

PLAIN: dict[str, tuple[float, ...]] = {
    "1": (-0.902, 0.724, 0.0, 2.828, -1.032, -0.519, -0.083, 0.437, 0.555, -0.407, 0.0, 0.0, 0.046),
    "2": (-3.474, 0.677, 0.244, 4.429, -1.538, -0.706, -0.338, 0.777, 0.989, 0.402, 0.0, 0.0, 0.104),
    "3": (-5.295, 0.71, 0.747, 4.615, -1.451, -0.935, -0.276, 0.851, 1.084, 1.042, 0.0, 0.0, 0.154),
    "4": (-5.173, 0.744, 1.116, 2.245, -0.286, -1.071, -0.411, 0.938, 0.0, 1.2, 0.0, 0.0, 0.174),
    "5": (-4.912, 0.481, 0.492, 0.491, 0.86, -1.182, -0.38, 0.39, 0.0, 0.0, -0.055, -1.361, 0.066),
    "free": (2.859, 0.073, 0.24, -0.742, -1.752),
}

SPECIAL: dict[str, tuple[float, ...]] = {
    "pair 1": (0.533, 1.075, 0.91, 0.576, -0.806, 0.044, 0.0, 0.0),
    "pair 2": (-1.542, 0.831, 1.171, 0.501, -0.856, -0.369, 0.0, 0.0),
    "pair 3": (-1.518, 0.515, 0.892, 0.547, -1.155, -0.597, 0.876, 4.915),
    "pair 4": (-4.084, 0.825, 0.737, 1.122, -0.728, -0.227, -0.028, 2.133),
    "pair 5": (-3.586, -0.311, 0.261, 0.563, -0.556, 0.197, 0.154, 0.301),
    "0 golds 1": (-8.009, 0.085, -0.038, -0.214),
    "0 golds 2": (-6.793, 0.123, -1.058, -0.15),
    "0 golds 3": (-7.849, 0.416, -0.217, -0.191),
    "0 golds 4": (-8.141, 0.193, -0.189, -0.217),
    "1 golds 1": (-7.171, 1.197, 0.054, -0.013),
    "1 golds 2": (-6.668, 1.035, -0.846, -0.011),
    "1 golds 3": (-6.122, 0.183, -0.605, -0.012),
    "1 golds 4": (-6.04, 0.393, -0.171, -0.015),
}
