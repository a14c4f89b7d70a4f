"""Weights of wins by special patterns of golds, as `python -m tests.training fuzhou` writes them.

They come from logistic regressions over hands of these computer players, by number of golds held and distance. With two
golds it is the distance from a win with a pair of golds. `engine.fuzhou.worth` names the facts.
"""

SPECIAL: dict[str, tuple[float, ...]] = {
    "0 golds 1": (-5.669, 0.14, 0.678, -1.344),
    "0 golds 2": (-5.24, 1.704, -1.236, -1.141),
    "0 golds 3": (-5.5, 1.252, -1.445, -1.275),
    "0 golds 4": (-5.338, 0.32, -0.419, -1.225),
    "1 golds 1": (-6.412, 1.355, -0.819, -0.477),
    "1 golds 2": (-6.972, 2.109, -1.467, -0.574),
    "1 golds 3": (-6.898, 1.591, -0.809, -0.566),
    "1 golds 4": (-6.11, 0.387, -0.308, -0.494),
    "pair 1": (1.228, 1.726, 1.26, 0.813, -0.992, -0.059, 0.0, 0.0),
    "pair 2": (-1.7, 1.253, 2.195, 0.334, -1.203, -0.455, 0.001, 0.0),
    "pair 3": (-2.305, 0.779, 1.048, 0.829, -1.222, -0.506, 0.595, 4.571),
    "pair 4": (-3.203, 0.361, 0.528, 0.63, -0.993, -0.433, 0.111, 3.197),
    "pair 5": (-3.06, 0.206, 0.493, 0.331, -0.747, -0.639, 0.051, 0.837),
}
