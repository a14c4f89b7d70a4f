"""Sizes at which a client shows a message's picture, for the page and its tests (DISCORD A3)."""

from typing import NamedTuple


class Shown(NamedTuple):
    """The space for a picture in CSS pixels. A picture keeps its proportions.

    `high`: 0 means no limit.
    """

    wide: int
    high: int = 0

    def fitted(self, width: int, height: int) -> tuple[int, int]:
        """Return the size at which a picture with that many pixels is shown."""
        scale = min(1.0, self.wide / width, self.high / height if self.high else 1.0)
        return round(width * scale), round(height * scale)

    @property
    def properties(self) -> str:
        """The size limits as properties of the page's style sheets."""
        return f":root{{--picture-wide: {self.wide}px; --picture-high: {self.high or 100_000}px}}"


DESKTOP, PHONE = Shown(550, 350), Shown(358)
"""Limits on a desktop, and on a phone 390 pixels wide. The height on a desktop is unproven."""

STYLES = f"{DESKTOP.properties} @media (max-width: 699px){{{PHONE.properties}}}"
"""The limits as a style sheet. A window of at most 699 pixels counts as a phone, as everywhere on the page."""
