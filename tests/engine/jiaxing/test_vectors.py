"""The vectors of the rules that belong to Jiaxing mahjong."""

from tests.engine.test_vectors import answered

test_the_engine_answers_as_the_vector_says = answered("JX")
