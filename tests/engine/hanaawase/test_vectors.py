"""The vectors of Hana-awase."""

from tests.engine.test_vectors import answered

test_the_engine_answers_as_the_vector_says = answered("HA")
