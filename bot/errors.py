"""The error whose message is told to the user."""


class UserError(Exception):
    """An error to tell the user: nothing has changed. `key` and `variables` choose the message `refused-{key}`."""

    def __init__(self, key: str, **variables: str | int | tuple[str, ...]) -> None:
        super().__init__(key)
        self.key, self.variables = key, variables

    @property
    def unsaved(self) -> bool:
        """Tell whether only the database failed, so that a retry may succeed."""
        return self.key in ("not-saved", "not-loaded")
