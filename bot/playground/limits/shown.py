"""How large a client shows the picture of a message, for the page, its tests and the gallery: DISCORD A3."""

from typing import NamedTuple


class Shown(NamedTuple):
    """The room of a picture in CSS pixels, which keeps its shape within it. high: 0 where there is no limit."""

    wide: int
    high: int = 0

    def fitted(self, width: int, height: int) -> tuple[int, int]:
        """The size at which a picture of that many pixels is shown."""
        scale = min(1.0, self.wide / width, self.high / height if self.high else 1.0)
        return round(width * scale), round(height * scale)

    @property
    def properties(self) -> dict[str, str]:
        """The same for the page, as what its style sheets call it."""
        return {"--picture-wide": f"{self.wide}px", "--picture-high": f"{self.high or 100_000}px"}


DESKTOP, LOW, PHONE = Shown(550), Shown(550, 350), Shown(358)
"""As a desktop may show it, and as it may if it has a limit of height; as a phone 390 pixels wide does. Which of the
first two is true nobody has seen yet: pictures have to pass for all three, and the page takes the first."""
