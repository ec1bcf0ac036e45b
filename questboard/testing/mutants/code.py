"""What can go wrong in Python code: every change that could be made to a file, found in its syntax tree.

Changes are made to the text, so that lines stay where they are. What no rule depends on is left alone:
annotations, texts, events that are told, reasons of refusals, facts for prompts.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Sequence

from questboard.testing.mutants.mutant import Mutant

Function = ast.FunctionDef | ast.AsyncFunctionDef
Assignment = ast.Assign | ast.AnnAssign | ast.AugAssign

QUIET = {"emit", "tell_plainly", "Refusal", "print", "TypeVar", "cast", "Literal", "Meta", "lru_cache"}
"""Calls in which no rule is decided."""
ASKS = {
    "choose", "may_choose", "may", "order", "first_question", "settle_tie", "settle_target", "choose_hero",
    "master_chooses",
}  # fmt: skip
"""Questions: their keywords are facts for the prompt."""
QUIET_KEYWORDS = {"refused", "strict", "rule", "reason"}
QUIET_NAMES = {"version", "title", "__slots__", "__all__"}
QUIET_FUNCTIONS = {"inventory", "rounds", "goals"}
"""Counts for checks and goals for bots. Functions that return fractions only estimate, and are quiet, too."""
SLIPS = {"AssertionError", "KeyError", "NotImplementedError", "RuntimeError", "TypeError", "ValueError"}
"""Errors that only a mistake in the code raises."""

COMPARED: dict[type[ast.cmpop], tuple[str, ...]] = {
    ast.Lt: ("<=", ">="),
    ast.LtE: ("<", ">"),
    ast.Gt: (">=", "<="),
    ast.GtE: (">", "<"),
    ast.Eq: ("!=",),
    ast.NotEq: ("==",),
    ast.In: ("not in",),
    ast.NotIn: ("in",),
    ast.Is: ("is not",),
    ast.IsNot: ("is",),
}
SYMBOLS: dict[type[ast.AST], str] = {
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.In: "in",
    ast.NotIn: r"not\s+in",
    ast.Is: "is",
    ast.IsNot: r"is\s+not",
    ast.Add: r"\+",
    ast.Sub: "-",
    ast.Mult: r"\*",
    ast.FloorDiv: "//",
    ast.BitAnd: "&",
    ast.BitOr: r"\|",
    ast.And: "and",
    ast.Or: "or",
}
COUNTERPARTS: dict[type[ast.AST], str] = {
    ast.Add: "-",
    ast.Sub: "+",
    ast.Mult: "//",
    ast.FloorDiv: "*",
    ast.BitAnd: "|",
    ast.BitOr: "&",
    ast.And: "or",
    ast.Or: "and",
}
CALLED = {"min": "max", "max": "min", "any": "all", "all": "any"}
QUESTIONS = {"choose": "may_choose", "may_choose": "choose"}
"""A must becomes a may, and the other way round."""


def code_mutants(file: str, source: str) -> list[Mutant]:
    """Every change that could be made to a module.

    >>> rule = "def fits(hand: list[str]) -> bool:\\n    return len(hand) < 5"
    >>> for mutant in code_mutants("hands.py", rule):
    ...     print(mutant.what, "|", mutant.new)
    boundary | <=
    boundary | >=
    number | 6
    number | 4
    """
    return list(_Finder(file, source).found)


class _Finder:
    def __init__(self, file: str, source: str) -> None:
        self.file = file
        self.source = source.encode()
        self.starts = [0]
        for line in self.source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.place = "module"
        self.names: tuple[str, ...] = ()
        tree = ast.parse(source)
        self.known = {
            alias.asname or alias.name
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }
        self.found: list[Mutant] = []
        self.lines = (1, 1)
        self.returns = ""
        self.body(tree.body)

    # ---- text

    def at(self, line: int, column: int) -> int:
        return self.starts[line - 1] + column

    def start(self, node: ast.expr | ast.stmt) -> int:
        return self.at(node.lineno, node.col_offset)

    def end(self, node: ast.expr | ast.stmt) -> int:
        return self.at(node.end_lineno or node.lineno, node.end_col_offset or 0)

    def text(self, node: ast.expr | ast.stmt) -> str:
        return self.source[self.start(node) : self.end(node)].decode()

    def add(self, start: int, end: int, new: str, what: str) -> None:
        if self.source[start:end] == new.encode():
            return
        self.found.append(
            Mutant(
                file=self.file,
                start=start,
                end=end,
                new=new,
                what=what,
                lines=self.lines,
                place=self.place,
                names=self.names,
            )
        )

    def replace(self, node: ast.expr | ast.stmt, new: str, what: str) -> None:
        self.add(self.start(node), self.end(node), new, what)

    def operator(
        self, left: ast.expr, right: ast.expr, kind: ast.AST, news: Iterable[str], what: str
    ) -> None:
        """Change the operator that stands between two operands, which may be in parentheses."""
        start = self.end(left)
        between = self.source[start : self.start(right)].decode()
        between = re.sub(r"#.*", lambda comment: " " * len(comment[0].encode()), between)
        if there := re.search(SYMBOLS[type(kind)], between):
            for new in news:
                self.add(start + there.start(), start + there.end(), new, what)

    # ---- statements

    def body(self, statements: Sequence[ast.stmt]) -> None:
        for statement in statements:
            self.statement(statement)

    def statement(self, node: ast.stmt) -> None:
        if not isinstance(node, ast.ClassDef):
            self.lines = self.header(node)
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                self.function(node)
            case ast.ClassDef() if not node.name.endswith("View"):
                outer, self.names = self.names, (node.name,)
                self.body(node.body)
                self.names = outer
            case ast.If() if "TYPE_CHECKING" not in self.text(node.test):
                self.condition(node.test)
                self.body(node.body)
                self.body(node.orelse)
            case ast.While() | ast.For() | ast.AsyncFor():
                self.loop(node)
            case ast.With() | ast.AsyncWith() | ast.Try() | ast.Match():
                self.block(node)
            case ast.Return() | ast.Expr() | ast.Assign() | ast.AnnAssign() | ast.AugAssign():
                self.simple(node)
            case ast.Raise(exc=ast.Call(func=ast.Name(id=name))) if name in SLIPS:
                return
            case ast.Delete() | ast.Continue() | ast.Break() | ast.Raise():
                self.remove(node)

    def loop(self, node: ast.While | ast.For | ast.AsyncFor) -> None:
        self.expression(node.test if isinstance(node, ast.While) else node.iter)
        self.body(node.body)
        self.body(node.orelse)

    def block(self, node: ast.With | ast.AsyncWith | ast.Try | ast.Match) -> None:
        """A statement that decides nothing by itself: what is in it."""
        match node:
            case ast.With() | ast.AsyncWith():
                for item in node.items:
                    self.expression(item.context_expr)
                self.body(node.body)
            case ast.Try():
                handled = [each for handler in node.handlers for each in handler.body]
                self.body([*node.body, *handled, *node.orelse, *node.finalbody])
            case ast.Match():
                self.expression(node.subject)
                for case in node.cases:
                    if case.guard is not None:
                        self.lines = (case.guard.lineno, case.guard.end_lineno or case.guard.lineno)
                        self.condition(case.guard)
                    self.body(case.body)

    def header(self, node: ast.stmt) -> tuple[int, int]:
        """The lines of a statement without those of its body."""
        body: list[ast.stmt] | list[ast.match_case] = getattr(node, "body", None) or getattr(
            node, "cases", []
        )
        if not body:
            return node.lineno, node.end_lineno or node.lineno
        first = body[0].pattern.lineno if isinstance(body[0], ast.match_case) else body[0].lineno
        return node.lineno, max(node.lineno, first - 1)

    def simple(self, node: ast.Return | ast.Expr | Assignment) -> None:
        match node:
            case ast.Expr():
                self.effect(node)
            case ast.Return(value=ast.expr() as value):
                self.returned(value)
                self.expression(value)
            case ast.Return():
                if self.place == "function":
                    self.remove(node)
            case _ if node.value is not None:
                self.assignment(node, node.value)

    def effect(self, node: ast.Expr) -> None:
        """A call for the sake of what it does; anything else is a docstring."""
        call = node.value.value if isinstance(node.value, ast.Await) else node.value
        if not isinstance(call, ast.Call) or _called(call) in QUIET:
            return
        if self.place == "function":
            self.remove(node)
        self.expression(node.value)

    def assignment(self, node: Assignment, value: ast.expr) -> None:
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        names = [name.id for target in targets for name in ast.walk(target) if isinstance(name, ast.Name)]
        if QUIET_NAMES & set(names):
            return
        outer = self.names
        if self.place == "module":
            if isinstance(value, ast.UnaryOp) and self.text(value) == "-1":
                return  # it stands for nobody or nowhere, and any other number would do
            self.names = (*outer, *names)
        elif isinstance(node, ast.AugAssign) or not any(isinstance(target, ast.Name) for target in targets):
            self.remove(node)
        if isinstance(node, ast.AugAssign):
            self.augmented(node)
        for target in targets:
            if isinstance(target, ast.Subscript):
                self.expression(target.slice)
        self.expression(value)
        self.names = outer

    def augmented(self, node: ast.AugAssign) -> None:
        if type(node.op) in COUNTERPARTS and not _is_sequence(node.value):
            self.operator(node.target, node.value, node.op, [COUNTERPARTS[type(node.op)]], "arithmetic")

    def returned(self, value: ast.expr) -> None:
        """A wrong result of the type that the function promises."""
        text = self.text(value)
        if isinstance(value, ast.Constant | ast.Compare | ast.BoolOp | ast.UnaryOp):
            return
        if self.returns == "bool":
            self.replace(value, f"not ({text})", "result negated")
        elif self.returns == "int":
            self.replace(value, f"({text}) + 1", "result off by one")
        elif self.returns.startswith("list["):
            self.replace(value, "[]", "result emptied")
        elif self.returns.startswith("tuple[") and self.returns.endswith("...]"):
            self.replace(value, "()", "result emptied")

    def remove(self, node: ast.stmt) -> None:
        height = (node.end_lineno or node.lineno) - node.lineno
        self.replace(node, "pass" + "\n" * height, "statement removed")

    def function(self, node: Function) -> None:
        returns = ast.unparse(node.returns) if node.returns is not None else ""
        if "Refusal" in returns or "float" in returns or node.name in QUIET_FUNCTIONS:
            return
        outer, names = (self.place, self.returns, self.lines), self.names
        if self.place == "module":
            self.names = (*names, node.name)
        for decorator in node.decorator_list:
            self.lines = (decorator.lineno, decorator.end_lineno or decorator.lineno)
            self.expression(decorator)
        self.lines = self.header(node)
        for default in (*node.args.defaults, *node.args.kw_defaults):
            if default is not None:
                self.expression(default)
        cached = any("cached_property" in ast.unparse(each) for each in node.decorator_list)
        self.names = (*names, node.name) if cached else ()
        self.place, self.returns = "function", returns
        self.body(node.body)
        (self.place, self.returns, self.lines), self.names = outer, names

    # ---- expressions

    def condition(self, test: ast.expr) -> None:
        """A test that decides between two branches: negate it."""
        simple = isinstance(test, ast.Compare) and len(test.ops) == 1
        if not simple and not (isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)):
            self.replace(test, f"not ({self.text(test)})", "condition negated")
        self.expression(test)

    def expression(self, node: ast.expr) -> None:
        match node:
            case ast.JoinedStr():
                return
            case ast.Constant():
                self.constant(node)
            case ast.UnaryOp():
                self.unary(node)
            case ast.Compare():
                self.compare(node)
            case ast.BoolOp():
                self.both(node)
            case ast.BinOp():
                self.binary(node)
            case ast.IfExp():
                self.condition(node.test)
                self.expression(node.body)
                self.expression(node.orelse)
            case ast.Call():
                self.call(node)
            case ast.Await(value=ast.Call(func=ast.Name(id="may"))):
                self.replace(node, "True", "may becomes must")
            case ast.Lambda():
                self.anonymous(node)
            case ast.ListComp() | ast.SetComp() | ast.GeneratorExp() | ast.DictComp():
                self.comprehension(node)
            case _:
                self.parts(node)

    def parts(self, node: ast.expr) -> None:
        """An expression in which nothing is changed but its parts."""
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.expr):
                self.expression(child)
            elif isinstance(child, ast.keyword):
                self.expression(child.value)

    def anonymous(self, node: ast.Lambda) -> None:
        outer = self.place
        if self.place == "module":
            self.place = "lambda"
        self.expression(node.body)
        self.place = outer

    def constant(self, node: ast.Constant) -> None:
        if node.value is True or node.value is False:
            self.replace(node, str(not node.value), "truth")
        elif type(node.value) is int:
            self.replace(node, str(node.value + 1), "number")
            if node.value > 0:
                self.replace(node, str(node.value - 1), "number")

    def unary(self, node: ast.UnaryOp) -> None:
        match node:
            case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int(value))):
                for other in (1 - value, -value - 1):
                    self.replace(node, str(other), "number")
            case ast.UnaryOp(op=ast.Not() | ast.USub() as sign):
                what = "not dropped" if isinstance(sign, ast.Not) else "minus dropped"
                self.replace(node, f"({self.text(node.operand)})", what)
                self.expression(node.operand)
            case _:
                self.expression(node.operand)

    def compare(self, node: ast.Compare) -> None:
        operands = [node.left, *node.comparators]
        for left, op, right in zip(operands, node.ops, node.comparators, strict=False):
            what = "boundary" if len(COMPARED[type(op)]) > 1 else "comparison negated"
            self.operator(left, right, op, COMPARED[type(op)], what)
            if isinstance(op, ast.In | ast.NotIn) and isinstance(right, ast.Tuple | ast.List | ast.Set):
                self.shorten(right)
        for operand in operands:
            self.expression(operand)

    def shorten(self, node: ast.Tuple | ast.List | ast.Set) -> None:
        """Leave out one of several elements."""
        if len(node.elts) < 2:
            return
        brackets = {ast.Tuple: "()", ast.List: "[]", ast.Set: "{}"}[type(node)]
        for gone in node.elts:
            kept = "".join(f"{self.text(each)}, " for each in node.elts if each is not gone)
            height = (node.end_lineno or node.lineno) - node.lineno
            if not height:
                self.replace(node, f"{brackets[0]}{kept.rstrip()}{brackets[1]}", "element left out")

    def both(self, node: ast.BoolOp) -> None:
        for left, right in zip(node.values, node.values[1:], strict=False):
            self.operator(left, right, node.op, [COUNTERPARTS[type(node.op)]], "and/or")
        for each in node.values:
            neutral = "True" if isinstance(node.op, ast.And) else "False"
            self.replace(each, neutral, "operand dropped")
            self.expression(each)

    def binary(self, node: ast.BinOp) -> None:
        sequences = _is_sequence(node.left) or _is_sequence(node.right)
        if not sequences and type(node.op) in COUNTERPARTS:
            what = "bits" if isinstance(node.op, ast.BitAnd | ast.BitOr) else "arithmetic"
            self.operator(node.left, node.right, node.op, [COUNTERPARTS[type(node.op)]], what)
        elif isinstance(node.op, ast.Add) and isinstance(node.left, ast.List | ast.ListComp):
            self.replace(node, f"({self.text(node.left)})", "second part left out")
        self.expression(node.left)
        self.expression(node.right)

    def call(self, node: ast.Call) -> None:
        name = _called(node)
        if name in QUIET:
            return
        if isinstance(node.func, ast.Name):
            if name in CALLED and (name in ("any", "all") or len(node.args) > 1):
                self.replace(node.func, CALLED[name], f"{name} becomes {CALLED[name]}")
            elif name in QUESTIONS and QUESTIONS[name] in self.known:
                what = "may becomes must" if name == "may_choose" else "must becomes may"
                self.replace(node.func, QUESTIONS[name], what)
        else:
            self.expression(node.func)
        for argument in node.args:
            self.expression(argument)
        for keyword in node.keywords:
            if name not in ASKS and keyword.arg not in QUIET_KEYWORDS:
                self.expression(keyword.value)

    def comprehension(self, node: ast.ListComp | ast.SetComp | ast.GeneratorExp | ast.DictComp) -> None:
        for each in _parts(node):
            self.expression(each)
        for generator in node.generators:
            self.expression(generator.iter)
            for test in generator.ifs:
                self.replace(test, "True", "filter dropped")
                self.expression(test)


def _parts(node: ast.ListComp | ast.SetComp | ast.GeneratorExp | ast.DictComp) -> Iterator[ast.expr]:
    if isinstance(node, ast.DictComp):
        yield node.key
        yield node.value
    else:
        yield node.elt


def _is_sequence(node: ast.expr) -> bool:
    """Whether an expression is plainly a text or a list, which can be added but not subtracted."""
    match node:
        case ast.List() | ast.ListComp() | ast.Tuple() | ast.JoinedStr() | ast.Subscript(slice=ast.Slice()):
            return True
        case ast.Constant(value=value):
            return not isinstance(value, int | float)
        case ast.BinOp(left=left, right=right):
            return _is_sequence(left) or _is_sequence(right)
    return False


def _called(node: ast.Call) -> str:
    match node.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""
