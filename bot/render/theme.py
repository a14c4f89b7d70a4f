"""The colours of all pictures, by name. Painting functions take a theme, which is also part of their cache keys."""

from dataclasses import dataclass, fields, replace
from functools import cache
from typing import Literal, NamedTuple, get_args

from bot.render.palette import blend, rgb

Ground = str
"""The ground (background) of a picture, by the name that a deck gives it. Each ground has its own `Art`."""


Light = Literal["now", "paper", "gold"]
"""The meaning of a glow: `now` for what is asked or has just moved, `gold` for what is rare, `paper` for the rest."""

LIGHTS: tuple[Light, ...] = get_args(Light)

BESIDE = ("dim", "faint")
"""Tones of less important text, which is also lighter in weight."""


class Surface(NamedTuple):
    """The colours of a ground: its base, the panels on it, and raised parts of panels.

    `threads`: the two colours of its pattern. A plain ground has the colour of its base here."""

    base: str
    panel: str
    raised: str
    threads: tuple[str, str]


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours as `#rrggbb`. Felt, panels, stripe and crest are for hanafuda.

    Table, boards, hem and stitch are for mahjong. Outside of drawings, these colours have one meaning each:

    - gold: what is rare. Wild tiles, rare moments, first places, the best of a season, a complete collection. Its tone
      for text is `light`.
    - now: what matters now. The seat that is asked, the card just played, the last discard, a tile that may be claimed.
    - vermilion: seals with a gain, ribbons of moments, and warnings.
    - ink on paper: seals. The dealer's is the other way around.
    - seats: the four players. Other colours of cards are in `rings`."""

    ink: str
    paper: str
    white: str
    grey: str
    gold: str
    light: str
    now: str
    vermilion: str
    indigo: str
    leaf: str
    light_leaf: str
    sky: str
    violet: str
    pink: str
    earth: str

    felt: str
    panel: str
    raised: str
    stripe: str
    crest: str
    table: str
    board: str
    lifted: str
    hem: str
    stitch: str
    dim: str
    faint: str
    shadow: str
    silver: str
    copper: str
    lines: tuple[str, str, str, str]

    pale_gold: str
    back: str
    weave: str
    back_edge: str
    red_back: str
    red_weave: str
    pine: str
    willow: str
    blush: str
    lilac: str
    iris: str
    peony: str
    rose: str
    clover: str
    bronze: str
    crimson: str
    rust: str
    amber: str
    dusk: str
    storm: str
    olive: str
    plank: str

    ivory: str
    ivory_edge: str
    wild_ivory: str
    jade: str
    deep_jade: str
    pale_jade: str
    bamboo: str
    ochre: str
    lotus: str
    flame: str

    @property
    def named(self) -> dict[str, str]:
        """The colours by name. Fields that hold several colours (chart lines and glows) are left out."""
        values = {each.name: getattr(self, each.name) for each in fields(self)}
        return {name: color for name, color in values.items() if isinstance(color, str)}

    @property
    def accents(self) -> tuple[str, ...]:
        """The colours of the months 1 to 12."""
        first = (self.leaf, self.vermilion, self.pink, self.violet, self.indigo, self.peony)
        return (*first, self.clover, self.ink, self.gold, self.rust, self.willow, self.dusk)

    @property
    def seats(self) -> tuple[tuple[str, str], ...]:
        """Two colours for each seat from 0 to 3: that of its disc, and that of the number on the disc.

        The number identifies the seat even without colour."""
        return tuple((ground, self.paper) for ground in (self.vermilion, self.indigo, self.violet, self.leaf))

    @property
    def medals(self) -> tuple[tuple[str, str], ...]:
        """Two colours for each medal: that of its rim, and that of its inside.

        They are for the first three places, then for all later places."""
        return (
            (self.pale_gold, self.gold),
            (self.white, self.silver),
            (self.plank, self.copper),
            (self.faint, self.dim),
        )

    @property
    def tones(self) -> dict[str, str]:
        """The colours of text."""
        named = {"paper": self.paper, "bold": self.white, "dim": self.dim, "faint": self.faint}
        return named | {"gold": self.light, "ink": self.ink}

    def words(self, ground: Ground) -> dict[str, str]:
        """Return the colours of text on that ground.

        On boards, `faint` is replaced by `dim`, because it could not be read there."""
        return self.tones if ground == "felt" else self.tones | {"faint": self.dim}

    def surface(self, ground: Ground) -> Surface:
        """Return the colours of a ground and of what lies on it.

        For `felt`, these are felt and panels. For any other ground, they are a table and boards."""
        if ground == "felt":
            return Surface(self.felt, self.panel, self.raised, (self.stripe, self.crest))
        return Surface(self.table, self.board, self.lifted, (self.hem, self.stitch))

    @property
    def rings(self) -> dict[str, str]:
        """The colours of the rings around cards, by their marks."""
        return {"played": self.now, "turned": self.sky, "captured": self.paper, "match": self.light_leaf}

    def glow(self, ground: Ground, light: Light = "now") -> tuple[str, str, str]:
        """Return the colours of a glow from its outer edge inwards. The last is the full colour."""
        return _glow(self.surface(ground).base, getattr(self, light))

    def pills(self, ground: Ground) -> dict[str, tuple[str, str]]:
        """Return two colours for each tone of a pill: its background colour and its text colour."""
        return {
            "calm": (self.surface(ground).raised, self.paper),
            "good": (self.leaf, self.paper),
            "warm": (self.paper, self.ink),
            "alarm": (self.vermilion, self.paper),
        }


@cache
def _glow(ground: str, color: str) -> tuple[str, str, str]:
    outer, middle = (bytes(blend(rgb(ground), rgb(color), part)).hex() for part in (0.3, 0.6))
    return f"#{outer}", f"#{middle}", color


@dataclass(frozen=True, slots=True)
class Look:
    """The look of pictures, as a user has chosen it.

    - theme: a key of THEMES.
    - red: whether cards have red backs.
    - codes: whether cards show their codes.
    - face: the shapes of letters, a key of `fonts.FACES`.
    - plain: whether cards have plain faces, which never show codes."""

    theme: str = "day"
    red: bool = False
    codes: bool = False
    face: str = ""
    plain: bool = False

    @property
    def colours(self) -> Theme:
        return THEMES[self.theme]


DAY = Theme(
    ink="#1d1b1a",
    paper="#f6efe0",
    white="#ffffff",
    grey="#9a948c",
    gold="#e8b22a",
    light="#f2c14a",
    now="#ff9a8c",
    vermilion="#c8202d",
    indigo="#27457c",
    leaf="#2f6b3c",
    light_leaf="#7fae4a",
    sky="#8fb7d9",
    violet="#6f4a8e",
    pink="#e9a3b4",
    earth="#8a5a33",
    felt="#222a44",
    panel="#2f3854",
    raised="#3a4566",
    stripe="#2a3453",
    crest="#3c4a76",
    table="#1f4d3a",
    board="#2a5c47",
    lifted="#3a6f58",
    hem="#163a2b",
    stitch="#3f7c60",
    dim="#cfc9bd",
    faint="#a9a69e",
    shadow="#17161c",
    silver="#c3c7ce",
    copper="#c98b5a",
    lines=("#ff9a8c", "#8db4ef", "#d0b0ee", "#9ad6a4"),
    pale_gold="#f3d88b",
    back="#33281f",
    weave="#4a3b30",
    back_edge="#75645a",
    red_back="#66141c",
    red_weave="#84303a",
    pine="#1f4a31",
    willow="#7d8c68",
    blush="#fbe9ea",
    lilac="#8a66a8",
    iris="#4668a8",
    peony="#d8485a",
    rose="#f0a0a8",
    clover="#9c3a55",
    bronze="#b8801a",
    crimson="#8e1520",
    rust="#d9622b",
    amber="#e58a2e",
    dusk="#4a3a63",
    storm="#7d1a22",
    olive="#8f9632",
    plank="#cf9a5b",
    ivory="#fbf6e9",
    ivory_edge="#d8ccaa",
    wild_ivory="#fce9b0",
    jade="#2e7d5b",
    deep_jade="#21603f",
    pale_jade="#5fa884",
    bamboo="#1f7a45",
    ochre="#d9922b",
    lotus="#d8637f",
    flame="#d9502b",
)
"""The usual colours."""

HIGH = replace(
    DAY,
    ink="#000000",
    paper="#ffffff",
    grey="#7a7a7a",
    gold="#ffc400",
    light="#ffd84a",
    vermilion="#d4000f",
    indigo="#0b3fae",
    leaf="#006b2d",
    violet="#6a2fa0",
    felt="#000000",
    panel="#1c1c1f",
    raised="#3a3a40",
    stripe="#000000",
    crest="#000000",
    table="#00261a",
    board="#0c3f2e",
    lifted="#21604a",
    hem="#00261a",
    stitch="#00261a",
    dim="#ffffff",
    faint="#d8d8d8",
    shadow="#000000",
    ivory="#ffffff",
    ivory_edge="#c8c8c8",
    wild_ivory="#ffe98a",
    jade="#0f8a5a",
)
"""High contrast. Drawings leave out secondary motifs, and have larger frames and marks."""

HIGH_CONTRAST = "high"
THEMES = {"day": DAY, HIGH_CONTRAST: HIGH}
USUAL = Look()
