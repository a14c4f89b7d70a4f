"""The module `hanapai_testing` of the wheel. It keeps the former name of `engine.testing` for one more release."""

import sys

from engine import testing

sys.modules["hanapai_testing"] = testing
for part in (*testing.PARTS, "plans"):
    sys.modules[f"hanapai_testing.{part}"] = sys.modules[f"engine.testing.{part}"]
