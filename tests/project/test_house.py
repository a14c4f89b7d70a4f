"""How the code of the bot holds together: nobody reaches into others, and features know each other by their faces."""

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BOT = ROOT / "bot"
FILES = {path.relative_to(ROOT).as_posix(): ast.parse(path.read_text("utf-8")) for path in BOT.rglob("*.py")}
MOST = 8
"""So many parameters an `__init__` may have."""
NOT_OURS = {
    "bot/app/client.py": {
        "discord.VoiceClient.warn_nacl",
        "discord.VoiceClient.warn_dave",
        "discord.http.Route.BASE",
        "discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY",
    },
    "bot/store/sqlite/file/connection.py": {"self._thread.daemon"},
    "bot/playground/server.py": {"self.world.cdn"},
    "bot/playground/api/ratelimits.py": {"self._global.began", "self._global.used"},
    "bot/playground/api/faults.py": {"self._limits.hooks", "self._limits.hooks_by_edits"},
    "bot/playground/api/gateway.py": {"self.session.line"},
}
"""What libraries offer no other way to set, and what changes on the stand-in while it runs: its address, a count, how
strict it is, which connection a session has."""
FEATURES = sorted(path.parent.name for path in BOT.glob("features/*/__init__.py"))


def targets(tree: ast.AST) -> Iterator[ast.expr]:
    """Everything that is assigned to, one by one."""
    for node in ast.walk(tree):
        given = node.targets if isinstance(node, ast.Assign) else []
        if isinstance(node, ast.AnnAssign | ast.AugAssign):
            given = [node.target]
        for target in given:
            yield from target.elts if isinstance(target, ast.Tuple | ast.List) else [target]


def reached(tree: ast.AST) -> set[str]:
    """Attributes of attributes that are assigned to: somebody sets what belongs to another."""
    return {
        ast.unparse(target)
        for target in targets(tree)
        if isinstance(target, ast.Attribute) and isinstance(target.value, ast.Attribute)
    }


def methods(kind: ast.ClassDef) -> dict[str, ast.FunctionDef | ast.AsyncFunctionDef]:
    return {each.name: each for each in kind.body if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)}


CLASSES = [kind for tree in FILES.values() for kind in ast.walk(tree) if isinstance(kind, ast.ClassDef)]
BUILT = [kind for kind in CLASSES if "__init__" in methods(kind)]
"""Those that are built of others: the rest are values, whose `__init__` is made of their fields."""
ACTING = {kind.name for kind in CLASSES if any(not name.startswith("__") for name in methods(kind))} | {"Callable"}
PARTS = {
    target.attr
    for kind in BUILT
    for target in targets(kind)
    if isinstance(target, ast.Attribute) and ast.unparse(target.value) == "self"
}
"""What such objects have."""
RECORDS = {
    "bot/live/hands.py": {"live.message"},
    "bot/past/reviews.py": {"looking.count"},
    "bot/tables/matches.py": {"self._keeper.store.tables"},
    "bot/wire/hooks.py": {"budget.news"},
    "bot/wire/requests.py": {"doubt.held"},
    "bot/playground/keeping.py": {"world.cdn", "world.emojis", "world.emoji_images"},
    "bot/playground/world/saved.py": {"message.attachments", "world.users"},
    "bot/playground/api/channels.py": {"channel.name"},
    "bot/playground/api/gateway.py": {"line.beat"},
    "bot/playground/people/people.py": {"user.locale"},
}
"""Fields of values that are called like a part of some object, what a kept world has, and a method called `append`."""
FILLING = ("append", "extend", "insert", "add")


def lent(tree: ast.AST) -> set[str]:
    """What an object is given after it was built: set or filled from outside, or kept by a method that is handed
    somebody who does something."""
    found: set[str] = set()
    for node in ast.walk(tree):
        found |= {ast.unparse(each) for each in filled(node) if each.attr in PARTS and outside(each)}
        if isinstance(node, ast.Assign) and not isinstance(node.value, ast.Constant):
            parts = [each for each in node.targets if isinstance(each, ast.Attribute) and each.attr in PARTS]
            others = [
                each for each in parts if isinstance(each.value, ast.Name) and each.value.id not in ("self", "cls")
            ]
            found |= {ast.unparse(each) for each in others}
        if isinstance(node, ast.ClassDef):
            for name, method in methods(node).items():
                if name != "__init__":
                    found |= {f"{node.name}.{name}: {each}" for each in handed(method)}
    return found


def filled(node: ast.AST) -> list[ast.Attribute]:
    """An attribute to which this adds something."""
    if isinstance(node, ast.AugAssign) and not isinstance(node.value, ast.Constant):
        return [node.target] if isinstance(node.target, ast.Attribute) else []
    called = node.func if isinstance(node, ast.Call) else None
    if not isinstance(called, ast.Attribute) or called.attr not in FILLING:
        return []
    return [called.value] if isinstance(called.value, ast.Attribute) else []


def outside(part: ast.Attribute) -> bool:
    """Whether it is the part of another object."""
    return ast.unparse(part.value) not in ("self", "cls")


def handed(method: ast.FunctionDef | ast.AsyncFunctionDef) -> set[str]:
    """Parameters that do something, and that a method keeps."""
    acting = {
        each.arg
        for each in (*method.args.args, *method.args.kwonlyargs)
        if each.annotation and {word.id for word in ast.walk(each.annotation) if isinstance(word, ast.Name)} & ACTING
    }
    kept: set[str] = set()
    for node in ast.walk(method):
        if isinstance(node, ast.Assign):
            given = node.value.elts if isinstance(node.value, ast.Tuple) else [node.value]
            own = (each.value for each in targets(node) if isinstance(each, ast.Attribute))
            mine = any(ast.unparse(each) == "self" for each in own)
            kept |= {each.id for each in given if mine and isinstance(each, ast.Name)}
    return acting & kept


@pytest.mark.parametrize("name", sorted(FILES))
def test_nobody_is_lent_to_an_object_after_it_was_built(name):
    assert lent(FILES[name]) == RECORDS.get(name, set())


def test_somebody_who_is_lent_later_would_be_found():
    later = ast.parse("""
class Sync:
    def __init__(self, emojis: Emojis) -> None:
        emojis.watchers = self.woken

    async def load(self, keeper: Keeper, number: int) -> None:
        self._keeper, self._number = keeper, number
        self.emojis.watchers += [self.woken]
        keeper.watchers.append(self.woken)
""")
    assert "watchers" in PARTS
    assert lent(later) == {"emojis.watchers", "Sync.load: keeper", "self.emojis.watchers", "keeper.watchers"}


def test_what_is_let_pass_is_still_there():
    assert {name: lent(FILES[name]) for name in RECORDS} == RECORDS
    assert {name: reached(FILES[name]) for name in NOT_OURS} == NOT_OURS


@pytest.mark.parametrize("name", sorted(FILES))
def test_nothing_is_set_on_an_object_from_outside(name):
    assert reached(FILES[name]) == NOT_OURS.get(name, set())


def test_a_collaborator_that_is_set_later_would_be_found():
    later = ast.parse("self.windows.held = self.pings.held = held\nself.a, self.b.c = 1, 2\nself.own = row.due = 3")
    assert reached(later) == {"self.windows.held", "self.pings.held", "self.b.c"}


def parameters(kind: ast.ClassDef) -> int:
    """What it takes to build one: written in `__init__`, or made of its fields where it does what has to be waited for.
    Other dataclasses are values, and have as many fields as there is to say."""
    if init := methods(kind).get("__init__"):
        return len(init.args.posonlyargs + init.args.args + init.args.kwonlyargs) - 1
    if not any(isinstance(each, ast.AsyncFunctionDef) for each in kind.body):
        return 0
    fields = (each for each in kind.body if isinstance(each, ast.AnnAssign))
    return sum("init=False" not in ast.unparse(each) for each in fields)


def test_no_constructor_takes_more_than_eight():
    kinds = [(name, each) for name, tree in FILES.items() for each in ast.walk(tree) if isinstance(each, ast.ClassDef)]
    assert {f"{name}: {each.name}": n for name, each in kinds if (n := parameters(each)) > MOST} == {
        "bot/playground/api/faults.py: Fault": 12  # what a test breaks, said by name
    }


def imported(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """Modules, with each name that is imported from them."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            yield from ((node.module or "", alias.name) for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)


def face(feature: str) -> set[str]:
    """What a feature offers to others: `__all__` in its folder."""
    for node in FILES[f"bot/features/{feature}/__init__.py"].body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            return set(ast.literal_eval(node.value))
    return set()


@pytest.mark.parametrize("feature", FEATURES)
def test_a_feature_knows_others_by_their_faces(feature):
    inside = [tree for name, tree in FILES.items() if name.startswith(f"bot/features/{feature}/")]
    others = {
        (module, name)
        for tree in inside
        for module, name in imported(tree)
        if module.startswith("bot.features") and module.split(".")[2:3] != [feature]
    }
    assert {each for each in others if each[0].count(".") != 2 or each[1] not in face(each[0].split(".")[2])} == set()


def test_the_rest_of_the_bot_knows_features_by_what_they_declare():
    known = {
        (name, module)
        for name, tree in FILES.items()
        if not name.startswith("bot/features/")
        for module, _ in imported(tree)
        if module.startswith("bot.features")
    }
    assert known == {("bot/app/features.py", f"bot.features.{feature}.feature") for feature in FEATURES}


MOST_PRIVATE = 200
"""So many privates of others the tests may reach into; what they need has a public way, or is worth one."""


def privates(tree: ast.AST) -> list[str]:
    """Names with an underscore that are asked of somebody else."""
    return [
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr.startswith("_") and not node.attr.startswith("__")
        if not (isinstance(node.value, ast.Name) and node.value.id in ("self", "cls", "os"))
        if not (isinstance(node.value, ast.Call) and ast.unparse(node.value.func) == "super")
    ]


def test_tests_seldom_reach_into_privates():
    trees = [ast.parse(path.read_text("utf-8")) for path in sorted((ROOT / "tests").rglob("*.py"))]
    found = Counter(each for tree in trees for each in privates(tree))
    assert found.total() <= MOST_PRIVATE, found.most_common(10)


def test_a_private_that_is_reached_into_would_be_found():
    assert privates(ast.parse("keeper._tables[1].row._seen, self._own, os._exit, super()._said")) == [
        "_seen",
        "_tables",
    ]
