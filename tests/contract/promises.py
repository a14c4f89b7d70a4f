"""What every game promises: each promise is a function that plays a plan and asserts."""

from tests.contract import ending, pieces, play, replay, secrets, signs

PROMISES = tuple(promise for part in (play, replay, pieces, signs, secrets, ending) for promise in part.PROMISES)
