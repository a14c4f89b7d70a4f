"""What may be missing elsewhere has to be there in a test."""

from typing import TypeVar

T = TypeVar("T")


def there(something: T | None) -> T:
    """The same, which must not be None."""
    assert something is not None
    return something
