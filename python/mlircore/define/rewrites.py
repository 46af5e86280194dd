"""Rewrites: the operations that a definition's operation becomes, when it and those that its operands come from have a certain form.

`rewrites` of a class lists them, and the pass canonicalize applies them, in C, in their order:

    rewrites = (
        "addi(addi(x, #a) {overflowFlags = f}, #b) {overflowFlags = g} -> addi(x, #(a + b)) {overflowFlags = f & g}",
        "trunci(e @ extsi(x)) -> extsi(x) where wider(e, 0), wider(0, x)",
    )

On the left side is the operation itself, with a part for each operand:

| part | matches |
|---|---|
| `x` | any value; where a name is repeated, the same value |
| `_` | any value |
| `#a` | a constant that is a single integer |
| `0`, `-1` | a constant that is this integer, or whose elements all are |
| `name(...)` | a result of that operation, of this dialect unless it has a prefix; `y @ name(...)` names the result |

`{attribute = f}` after an operation names an attribute's value, which may be absent. On the right side is a part for each result, with
commas between them: a named value, `#(a + 1)` for a new constant of the type of the first result, `#(0 : x)` of the type of x (both only
in a dialect that has an MC_CONSTANT, src_c/defs/routine_kinds.h), or a new operation, with the attributes `{attribute = f}` or `{attribute = f & g}`, the bits that both have. A new operation that is a whole side
has the type of the result; others have the type that is inferred, or that of x: `extui(x) : x`.

Conditions follow `where`, with commas between them: `same(x, y)`, their types are equal; `wider(x, y)`, elements of x have more bits,
and those of y some; `unused(1)`, result number 1 has no uses; `absent(f)`, the attribute is not there. A number is a result.
"""

from __future__ import annotations

import re

from mlircore.define import opcodes as oc

TYPE_CHECKING = False  # as in dialect.py
if TYPE_CHECKING:
    from mlircore.compile.program import Program
    from mlircore.define.operations import OpInfo

_TOKEN = re.compile(r"\s*(->|-?\d+|[A-Za-z_][\w.$]*|[#@(){},:=&+*-])")
_CONDITIONS = {"same": oc.WC_SAME_TYPE, "unused": oc.WC_UNUSED, "wider": oc.WC_WIDER, "absent": oc.WC_ABSENT}
_RESULT = 0x80000000  # in a condition: the number of a result of the root


class _Wrong(Exception):
    pass


class _Reader:
    """Reads one rewrite. Registers are numbered in the order of their names' first use."""

    def __init__(self, info: OpInfo, text: str, program: Program | None) -> None:
        self.info, self.program, self.depth = info, program, 0
        self.values: dict[str, int] = {}
        self.attrs: dict[str, int] = {}
        self.tokens: list[str] = []
        at = 0
        while at < len(text.rstrip()):
            found = _TOKEN.match(text, at)
            if found is None:
                raise _Wrong(f"has {text[at:].split()[0]!r}, which is no part of one")
            self.tokens.append(found[1])
            at = found.end()
        self.tokens.append("")
        self.at = 0

    @property
    def next(self) -> str:
        return self.tokens[self.at]

    def take(self, *wanted: str) -> str:
        token = self.next
        if wanted and token not in wanted:
            raise _Wrong(f"has {token!r} where {' or '.join(map(repr, wanted))} is expected" if token else f"ends before {wanted[0]!r}")
        self.at += 1
        return token

    def found(self, token: str) -> bool:
        if self.next != token:
            return False
        self.at += 1
        return True

    def name(self) -> str:
        token = self.take()
        if not token[:1].isalpha() and token[:1] != "_":
            raise _Wrong(f"has {token!r} where a name is expected")
        return token

    def string(self, text: str) -> int:
        return 0 if self.program is None else self.program.string(text)

    def register(self, table: dict[str, int], name: str, *, is_new: bool = False) -> int:
        if not is_new and name not in table:
            raise _Wrong(f"uses {name!r}, which nothing on the left side names")
        number = table.setdefault(name, len(table))
        if number >= oc.REWRITE_REGISTERS:
            raise _Wrong(f"has more than {oc.REWRITE_REGISTERS} names")
        return number

    def operation(self) -> int:
        name = self.name()
        return self.string(name if "." in name else f"{self.info.name.partition('.')[0]}.{name}")

    def deeper(self) -> None:
        self.depth += 1
        if self.depth > oc.REWRITE_DEPTH:
            raise _Wrong("is nested too deep")

    def parts(self, read: str) -> list[int]:
        """The parts in parentheses, one for each operand."""
        self.take("(")
        self.deeper()
        out: list[int] = []
        while not self.found(")"):
            out += getattr(self, read)()
            if self.next != ")":
                self.take(",")
        self.depth -= 1
        return out

    def match(self, result: int = 0) -> list[int]:
        operation = self.operation()
        operands = self.parts("operand")
        attrs: list[int] = []
        while self.found("{"):
            while not self.found("}"):
                key = self.name()
                self.take("=")
                attrs += [self.string(key), self.register(self.attrs, self.name(), is_new=True)]
                if self.next != "}":
                    self.take(",")
        return oc.instruction(oc.W_OP, operation, result, len(attrs) // 2, *attrs, *operands)

    def operand(self) -> list[int]:
        if self.found("_"):
            return oc.instruction(oc.W_ANY)
        if self.found("#"):
            return oc.instruction(oc.W_CONSTANT, self.register(self.attrs, self.name(), is_new=True))
        if re.fullmatch(r"-?\d+", self.next):
            return oc.instruction(oc.W_NUMBER, oc.wide(int(self.take()))[0])
        if self.tokens[self.at + 1] == "(":
            return self.match()
        register = self.register(self.values, self.name(), is_new=True)
        return self.match(register + 1) if self.found("@") else oc.instruction(oc.W_VALUE, register)

    def typed(self) -> int:
        return self.register(self.values, self.name()) + 1 if self.found(":") else 0

    def made(self) -> list[int]:
        if self.found("#"):
            self.take("(")
            number = self.sum()
            kind = self.typed()
            self.take(")")
            return oc.instruction(oc.W_NEW, kind, *number)
        if self.tokens[self.at + 1] != "(":
            return oc.instruction(oc.W_USE, self.register(self.values, self.name()))
        operation = self.operation()
        operands = self.parts("made")
        attrs: list[int] = []
        count = 0
        if self.found("{"):
            while not self.found("}"):
                key, _ = self.string(self.name()), self.take("=")
                first = self.register(self.attrs, self.name())
                other = self.register(self.attrs, self.name()) if self.found("&") else None
                attrs += [key, oc.WA_GET if other is None else oc.WA_AND, first, other or 0]
                count += 1
                if self.next != "}":
                    self.take(",")
        return oc.instruction(oc.W_MAKE, operation, self.typed(), count, *attrs, *operands)

    def sum(self) -> list[int]:
        out = self.factor()
        while self.next in ("+", "-", "*"):
            opcode = {"+": oc.W_ADD, "-": oc.W_SUB, "*": oc.W_MUL}[self.take()]
            out = oc.instruction(opcode, *out, *self.factor())
        return out

    def factor(self) -> list[int]:
        if re.fullmatch(r"-?\d+", self.next):
            return oc.instruction(oc.W_LITERAL, oc.wide(int(self.take()))[0])
        return oc.instruction(oc.W_GET, self.register(self.attrs, self.name()))

    def condition(self) -> list[int]:
        word = self.name()
        if word not in _CONDITIONS:
            raise _Wrong(f"has no condition {word!r}")
        self.take("(")
        arguments: list[int] = []
        while not self.found(")"):
            if self.next.isdigit():
                arguments.append(int(self.take()) | _RESULT)
            else:
                arguments.append(self.register(self.attrs if word == "absent" else self.values, self.name()))
            if self.next != ")":
                self.take(",")
        wanted = 2 if word in ("same", "wider") else 1
        is_result = [argument >= _RESULT for argument in arguments]
        if len(arguments) != wanted or (word == "unused") > all(is_result) or (word == "absent" and any(is_result)):
            raise _Wrong(f"has other arguments of {word!r} than it takes")
        if any(argument >= _RESULT and argument - _RESULT >= len(self.info.results) for argument in arguments):
            raise _Wrong("names a result that the operation does not have")
        return [_CONDITIONS[word], arguments[0], arguments[1] if wanted == 2 else 0]

    def rule(self) -> list[int]:
        own = self.info.name.partition(".")[2]
        if self.next not in (own, self.info.name):
            raise _Wrong(f"begins with {self.next!r}, not with {own!r}")
        left = self.match()
        self.take("->")
        right, count = self.made(), 1
        while self.found(","):
            right, count = right + self.made(), count + 1
        if count != len(self.info.results):
            raise _Wrong(f"makes {count} values for {len(self.info.results)} results")
        conditions: list[int] = []
        if self.found("where"):
            conditions = self.condition()
            while self.found(","):
                conditions += self.condition()
        if self.next:
            raise _Wrong(f"has {self.next!r} at its end")
        return oc.instruction(oc.W_RULE, len(conditions) // 3, *conditions, *left, *right)


def wrong(info: OpInfo, text: str) -> str | None:
    """Why the operation cannot have the rewrite; None when it can."""
    try:
        _Reader(info, text, None).rule()
    except _Wrong as reason:
        return str(reason)
    return None


def words(info: OpInfo, text: str, program: Program) -> list[int]:
    """The rewrite as the core has it: an instruction MC_W_RULE. The text is one."""
    return _Reader(info, text, program).rule()
