"""What an object is given is what it works with: nobody is passed to it only to be reached through."""

import ast

from tests.project.test_house import CLASSES, FILES, methods

BY_NAME: dict[str, set[str]] = {}
"""By the name of a class what it does, and its properties."""
for known in CLASSES:
    BY_NAME.setdefault(known.name, set()).update(methods(known))
VALUES = {"Timing", "Around", "Welcome", "Presses"}
"""They are given as a whole, for what stands in them belongs together; one is a mapping, called as a class is."""
THROUGH = {
    "bot/playground/people/recorder.py: Recorder.gateway": "its sessions are counted",
    "bot/playground/world/history.py: History.world": "the messages of its channels are what there is of a past",
}
"""Parameters that are only reached through all the same, and why."""


def acting(parameter: ast.arg) -> set[str]:
    """The classes of ours that a parameter may be of."""
    words = ast.walk(parameter.annotation) if parameter.annotation else ()
    return {word.id for word in words if isinstance(word, ast.Name) and word.id in BY_NAME} - VALUES


def pairs(node: ast.Assign) -> list[tuple[ast.expr, ast.expr]]:
    """Each target of an assignment with what it gets."""
    target, value = node.targets[0], node.value
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        return [*zip(target.elts, value.elts, strict=True)]
    return [(target, value)]


def uses(kind: ast.ClassDef, name: str) -> tuple[set[str], bool]:
    """What a class asks of a parameter of its `__init__`, and whether it also hands it on as a whole."""
    above = {child: node for node in ast.walk(kind) for child in ast.iter_child_nodes(node)}
    kept: set[str] = set()
    for node in ast.walk(methods(kind)["__init__"]):
        if (
            isinstance(node, ast.Assign)
            and isinstance(node.targets[0], ast.Tuple)
            and isinstance(node.value, ast.Tuple)
        ):
            pairs = zip(node.targets[0].elts, node.value.elts, strict=True)
        else:
            pairs = ((node.targets[0], node.value),) if isinstance(node, ast.Assign) else ()
        for target, value in pairs:
            if isinstance(target, ast.Attribute) and isinstance(value, ast.Name) and value.id == name:
                kept.add(ast.unparse(target))
                above.pop(value)
    asked = [node for node in above if isinstance(node, ast.expr) and ast.unparse(node) in {name, *kept}]
    asked = [node for node in asked if isinstance(getattr(node, "ctx", None), ast.Load)]
    found = {each.attr for node in asked if isinstance(each := above[node], ast.Attribute)}
    return found, any(not isinstance(above[node], ast.Attribute) for node in asked)


def through(tree: ast.AST) -> set[str]:
    """Parameters of constructors of which a class only uses what they have, and nothing that they do."""
    found: set[str] = set()
    for kind in (each for each in ast.walk(tree) if isinstance(each, ast.ClassDef) and "__init__" in methods(each)):
        init = methods(kind)["__init__"]
        for parameter in (*init.args.args, *init.args.kwonlyargs):
            does = {name for each in acting(parameter) for name in BY_NAME[each]}
            asked, whole = uses(kind, parameter.arg) if does else (set[str](), True)
            if asked and not whole and not asked & does:
                found.add(f"{kind.name}.{parameter.arg}")
    return found


def test_nobody_is_given_to_an_object_only_to_be_reached_through():
    found = {f"{name}: {each}" for name, tree in FILES.items() for each in through(tree)}
    assert found == {*THROUGH}


def test_somebody_who_is_only_reached_through_would_be_found():
    given = ast.parse("""
class Counting:
    def __init__(self, keeper: Keeper, lobbies: Lobbies, pace: Pace) -> None:
        self._keeper, self._lobbies = keeper, lobbies
        self._pace = pace
        self._tables = keeper.store.tables

    async def count(self) -> int:
        await self._pace.turn(1, Urgency.SOON)
        return len(self._keeper.known_now) + len(of(self._lobbies))
""")
    assert through(given) == {"Counting.keeper"}
