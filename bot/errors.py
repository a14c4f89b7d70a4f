"""The error whose message is shown to the user."""


class UserError(Exception):
    """An error to show to the user. Nothing has changed.

    `key` and `variables` choose the message `refused-{key}`."""

    def __init__(self, key: str, **variables: str | int | tuple[str, ...]) -> None:
        super().__init__(key)
        self.key, self.variables = key, variables

    @property
    def unsaved(self) -> bool:
        """Return whether only the database failed, so that a retry may succeed."""
        return self.key in ("not-saved", "not-loaded")
