"""Lists of cards as the rules write them."""

from engine.hanafuda.cards import CARDS


def cards(text: str) -> tuple[str, ...]:
    """A written card list (CD-30): `01H 02A`, `04*` a month, `*K` a category, `ALL`, `-11R` takes one away."""
    found: list[str] = []
    for word in text.split():
        if word.startswith("-"):
            found = [card for card in found if card != word[1:]]
        else:
            found += [card for card in CARDS if word == "ALL" or _fits(card, word)]
    return tuple(found)


def _fits(card: str, word: str) -> bool:
    return card == word or (word.endswith("*") and card[:2] == word[:2]) or (word[0] == "*" and card[2] == word[1])
