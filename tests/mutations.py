"""The small changes that could be made to a module by a slip: each one is a mutant."""

import ast
import copy
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import CodeType

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE), ast.LtE: (ast.Lt, ast.Gt), ast.Gt: (ast.GtE, ast.LtE), ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,), ast.NotEq: (ast.Eq,), ast.In: (ast.NotIn,), ast.NotIn: (ast.In,), ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}  # fmt: skip
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.Mult,
    ast.BitOr: ast.BitAnd, ast.BitAnd: ast.BitOr,
}  # fmt: skip
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
REMOVED = (ast.Assign, ast.AugAssign, ast.Raise, ast.For, ast.Delete)
KEY = re.compile(r"[a-z][a-z0-9_]*")


@dataclass(frozen=True)
class Mutant:
    """A module with one change. `key` names it by function and text, so that it outlives line numbers."""

    file: str
    line: int
    where: str
    before: str
    after: str
    source: str
    node: int
    choice: int

    @property
    def key(self) -> str:
        return f"{self.file.rsplit('/', 1)[-1]} {self.where}: {self.before} -> {self.after}"

    def tree(self) -> ast.Module:
        """The changed module."""
        tree = ast.parse(self.source)
        inside = _functions(tree)
        target = next(node for number, node in enumerate(ast.walk(tree)) if number == self.node)
        changed = _changes(target, target in inside)[self.choice]
        swapped = _Swap(target, changed).visit(tree)
        assert isinstance(swapped, ast.Module)
        return ast.fix_missing_locations(swapped)


class Changed(MetaPathFinder):
    """Imports modules from code in memory, whatever stands in their files."""

    def __init__(self, codes: Mapping[str, CodeType]) -> None:
        self.codes = codes

    def find_spec(self, fullname: str, path: object, target: object = None) -> ModuleSpec | None:
        spec = PathFinder.find_spec(fullname, path) if fullname in self.codes else None  # type: ignore[arg-type]
        if spec and spec.origin:
            spec.loader = _InMemory(fullname, spec.origin)
            spec.loader.code = self.codes[fullname]
        return spec


class _InMemory(SourceFileLoader):
    code: CodeType

    def get_code(self, fullname: str) -> CodeType:
        return self.code


class _Swap(ast.NodeTransformer):
    def __init__(self, target: ast.AST, changed: ast.AST) -> None:
        self.target, self.changed = target, changed

    def visit(self, node: ast.AST) -> ast.AST:
        if node is self.target:
            return ast.copy_location(self.changed, node)
        return self.generic_visit(node)


def mutants(file: str, source: str) -> Iterator[Mutant]:
    """All mutants of a module, in the order of its tree. Annotations, docstrings and imports stay as they are."""
    tree = ast.parse(source)
    inside, quiet, line = _functions(tree), _quiet(tree), 0
    for number, node in enumerate(ast.walk(tree)):
        if node not in quiet:
            line = getattr(node, "lineno", line)
            for choice, changed in enumerate(_changes(node, node in inside)):
                where = inside.get(node, "<module>")
                yield Mutant(file, line, where, _text(node), _text(changed), source, number, choice)


def _changes(node: ast.AST, in_function: bool) -> list[ast.AST]:
    match node:
        case ast.Compare(ops=[one]):
            return [_with(node, ops=[other()]) for other in COMPARISONS[type(one)]]
        case ast.Compare(ops=ops):
            return [
                _with(node, ops=[*ops[:index], COMPARISONS[type(one)][0](), *ops[index + 1 :]])
                for index, one in enumerate(ops)
            ]
        case ast.Constant(value=bool(value)):
            return [ast.Constant(not value)]
        case ast.Constant(value=int(value)):
            return [ast.Constant(value + 1), ast.Constant(value - 1)]
        case ast.Constant(value=str(value)) if KEY.fullmatch(value):
            return [ast.Constant(f"{value}_x")]
        case ast.BoolOp(op=op, values=values):
            other = ast.Or() if isinstance(op, ast.And) else ast.And()
            return [_with(node, op=other), *(_without(node, "values", index) for index in range(len(values)))]
        case ast.UnaryOp(op=ast.Not() | ast.USub(), operand=operand):
            return [operand]
        case ast.BinOp(op=op) if type(op) in OPERATORS:
            return [_with(node, op=OPERATORS[type(op)]())]
        case ast.IfExp(test=test, body=body, orelse=orelse):
            return [ast.IfExp(test, orelse, body), body, orelse]
        case ast.If(test=test, body=body, orelse=orelse):
            return [_with(node, test=ast.UnaryOp(ast.Not(), test)), *([_with(node, orelse=[])] if orelse else [])]
        case ast.Return(value=ast.expr() as value) if not _is_none(value):
            return [ast.Return(ast.Constant(None))]
        case ast.comprehension(ifs=ifs) if ifs:
            return [_with(node, ifs=[])]
        case ast.Call(keywords=keywords):
            return [_without(node, "keywords", index) for index in range(len(keywords))]
        case ast.Expr(value=ast.Call() | ast.Await()):
            return [ast.Pass()]
    return [ast.Pass()] if in_function and isinstance(node, REMOVED) else []


def _with(node: ast.AST, **fields: object) -> ast.AST:
    changed = copy.copy(node)
    for name, value in fields.items():
        setattr(changed, name, value)
    return changed


def _without(node: ast.AST, name: str, index: int) -> ast.AST:
    items = getattr(node, name)
    left = items[:index] + items[index + 1 :]
    return left[0] if isinstance(node, ast.BoolOp) and len(left) == 1 else _with(node, **{name: left})


def _functions(tree: ast.Module) -> dict[ast.AST, str]:
    """Every node inside a function, with the function's name."""
    found: dict[ast.AST, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, FUNCTIONS):
            found |= dict.fromkeys(ast.walk(node), node.name)
    return found


def _quiet(tree: ast.Module) -> set[ast.AST]:
    """What says nothing about the rules: annotations, decorators, docstrings, imports, and the words of errors."""
    found: set[ast.AST] = set()
    for node in ast.walk(tree):
        match node:
            case (
                ast.arg(annotation=ast.expr() as words)
                | ast.FunctionDef(returns=ast.expr() as words)
                | ast.AsyncFunctionDef(returns=ast.expr() as words)
            ):
                found |= set(ast.walk(words))
            case ast.AnnAssign(annotation=words) | ast.Expr(value=ast.Constant() as words):
                found |= set(ast.walk(words))
            case ast.Raise(exc=ast.expr() as words) | ast.Assign(value=ast.Subscript(ast.Name("Literal")) as words):
                found |= set(ast.walk(words))
            case ast.ClassDef(decorator_list=decorators):
                found.update(inner for words in decorators for inner in ast.walk(words))
            case ast.Import() | ast.ImportFrom():
                found.add(node)
    return found


def _is_none(value: ast.expr) -> bool:
    return isinstance(value, ast.Constant) and value.value is None


def _text(node: ast.AST) -> str:
    first = ast.unparse(node).strip().splitlines()
    return first[0] if first else ""
