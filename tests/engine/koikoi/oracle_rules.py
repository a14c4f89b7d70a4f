"""A second reading of the rules of Koi-Koi, written from their text alone: what piles score, when somebody may stop,
and how a round is settled."""

from engine.koikoi.rules import Rules
from tests.engine.koikoi.table import cards

SETS = {"inoshikacho": "06A 07A 10A", "aotan": "06R 09R 10R", "akatan": "01R 02R 03R"}
DRY = cards("01H 03H 08H 12H")


def yaku(pile: set[str], rules: Rules) -> dict[str, int]:
    """The table of chapter 7, with KK-24 to KK-26 and KK-46."""
    found = {}
    dry, rain = len(pile & set(DRY)), "11H" in pile
    if dry == 4:
        found = {"goko": 10} if rain else {"shiko": 8}
    if dry == 3:
        found = {"ame_shiko": 7} if rain else {"sanko": 5}
    whole = {key for key, text in SETS.items() if set(cards(text)) <= pile}
    kinds = {kind: sum(card[2] == kind for card in pile) for kind in "ARK"}
    kinds["K"] += rules.sake_cup_bake and "09A" in pile
    if rules.set_extras == "replace":
        found |= {"inoshikacho": 2 + kinds["A"]} if "inoshikacho" in whole else {}
        both = {"aotan", "akatan"} <= whole
        found |= {"satsu": 4 + kinds["R"]} if both else dict.fromkeys(whole - {"inoshikacho"}, 2 + kinds["R"])
    else:
        found |= dict.fromkeys(whole, 5)
    counted = {"tane": kinds["A"] - 4, "tan": kinds["R"] - 4, "kasu": kinds["K"] - 9}
    if rules.set_extras == "replace":
        counted["tane"] *= "inoshikacho" not in whole
        counted["tan"] *= not {"aotan", "akatan"} & whole
    found |= {key: points for key, points in counted.items() if points > 0}
    months = {card[:2] for card in pile}
    for key, bright, weather in (("hanami", "03H", "11"), ("tsukimi", "08H", "12")):
        if {bright, "09A"} <= pile and rules.viewing_points and not (rules.rain_mist and weather in months):
            found[key] = rules.viewing_points
    return found


def after_turn(totals: list[int], cards_left: int, mine: int, theirs: int, rules: Rules) -> str:
    """`go on`, `choose` or `agari` after a turn of somebody whose totals of this round, turn by turn, are these; `mine`
    and `theirs`: how often each has called koi-koi (KK-28, KK-31, KK-46, KK-47)."""
    if totals[-1] <= max([0, *totals[:-1]]):
        return "go on"
    spent = {"any": False, "once": mine + theirs > 0, "once_each": mine > 0}[rules.koikoi_limit]
    return "agari" if spent or not cards_left else "choose"


def settled(rules: Rules, dealer: int, winner: int | None, total: int, called: list[int]) -> tuple[list[int], int]:
    """Scores of a round that was played, and who deals next (KK-35 to KK-41, KK-48)."""
    scores = [0, 0]
    if winner is None:
        if rules.draw_award != "none":
            scores[dealer if rules.draw_award == "dealer" else 1 - dealer] = rules.draw_award_points
        return scores, dealer if rules.draw_dealer == "stay" else 1 - dealer
    scores[winner] = total
    scores[winner] *= 2 if rules.koikoi_double and called[1 - winner] else 1
    scores[winner] *= 2 if rules.double_seven and total >= 7 else 1
    return scores, {"loser": 1 - winner, "winner": winner, "alternate": 1 - dealer}[rules.next_dealer]
