"""Regions that a custom form leaves out: scalar expressions, compiled to the program that makes them (src_c/parse/body.h).

    add = Function(floats="arith.addf", integers="arith.addi")
    body = Body(add(arg(0), cast(arg(1), arg(0))), terminator="toy.yield", args=2)
"""

from __future__ import annotations

from mlircore.define import opcodes as oc

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from mlircore.compile.program import Program
    from mlircore.define.operations import OpInfo

    Compile = Callable[["_Compiler"], int]


class Value:
    """A scalar: an argument of the block, or what an operation makes. `compile` appends instructions and returns its number."""

    def __init__(self, compile: Compile) -> None:
        self.compile = compile


def arg(number: int) -> Value:
    """An argument of the block."""
    return Value(lambda compiler: number)


def make(name: str, attr: str, text: str, type_text: str | None = None) -> Value:
    """An operation without operands and with one attribute; its type is the attribute's if none is given."""
    def compile(compiler: _Compiler) -> int:
        program = compiler.program
        result = 0 if type_text is None else program.type_constant(type_text) + 1
        return compiler.value(oc.B_MAKE, program.string(name), program.string(attr), program.attr_constant(text), result)

    return Value(compile)


def number_like(name: str, attr: str, number: int, like: Value) -> Value:
    """An operation without operands whose attribute is the number, in the type of another value."""
    def compile(compiler: _Compiler) -> int:
        string = compiler.program.string
        return compiler.value(oc.B_LIKE, string(name), string(attr), number, like.compile(compiler))

    return Value(compile)


def cast(value: Value, to: Value | str, unsigned: bool | str = False) -> Value:
    """The value as a number of another value's type, or of a type. `unsigned`: an attribute's name, when that decides."""
    def compile(compiler: _Compiler) -> int:
        sign = 2 + list(compiler.info.attrs).index(unsigned) if isinstance(unsigned, str) else int(unsigned)
        number = value.compile(compiler)
        if isinstance(to, str):
            return compiler.value(oc.B_CAST, number, oc.BT_TYPE, compiler.program.type_constant(to), sign)
        return compiler.value(oc.B_CAST, number, oc.BT_LIKE, to.compile(compiler), sign)

    return Value(compile)


class Refusal:
    """A message that is reported instead of making an operation; {0} is the type of the first operand."""

    def __init__(self, text: str) -> None:
        self.text = text


class Function:
    """Operations by what all operands are: the first that fits is made. The result has the type of the last operand."""

    def __init__(self, *, complexes: str | Refusal | None = None, floats: str | Refusal | None = None, bools: str | Refusal | None = None,
                 integers: str | Refusal | None = None, others: str | Refusal | None = None) -> None:
        cases = ((oc.BC_COMPLEX, complexes), (oc.BC_FLOAT, floats), (oc.BC_BOOL, bools), (oc.BC_INTEGER, integers), (oc.BC_ANY, others))
        self.cases = [(kind, what) for kind, what in cases if what is not None]

    def __call__(self, *operands: Value) -> Value:
        return Value(lambda compiler: self._compile(compiler, operands))

    def _compile(self, compiler: _Compiler, operands: tuple[Value, ...]) -> int:
        string, words = compiler.program.string, []
        for kind, what in self.cases:
            if isinstance(what, Refusal):
                words += [kind, oc.NONE, string(what.text)]
            else:
                words += [kind, string(what), oc.NONE]
        numbers = [operand.compile(compiler) for operand in operands]
        return compiler.value(oc.B_APPLY, len(self.cases), len(numbers), *words, *numbers)


class _Compiler:
    def __init__(self, info: OpInfo, program: Program) -> None:
        self.info, self.program, self.words = info, program, list[int]()
        self.num_values = 0

    def value(self, opcode: int, *payload: int) -> int:
        """Adds an instruction that makes a value, and returns its number."""
        self.words += oc.instruction(opcode, *payload)
        self.num_values += 1
        return oc.B_VALUE | (self.num_values - 1)


class Body:
    """The body of a region: the values that its terminator gets. `args`: the number of block arguments.

    `cases`: bodies by the cases of an enumeration, which `case_attr` names.
    """

    def __init__(self, *results: Value, terminator: str | None = None, args: int | None = None,
                 case_attr: str | None = None, cases: Mapping[int, Body] | None = None) -> None:
        self.results, self.terminator, self.args = results, terminator, args
        self.case_attr, self.cases = case_attr, cases or {}

    def words(self, info: OpInfo, program: Program) -> list[int]:
        """The program."""
        compiler = _Compiler(info, program)
        self._compile(compiler)
        return compiler.words or oc.instruction(oc.B_END)

    def _compile(self, compiler: _Compiler) -> None:
        program = compiler.program
        if self.args is not None:
            compiler.words += oc.instruction(oc.B_ARGS, self.args)
        for value, body in self.cases.items():
            assert self.case_attr is not None
            outer, compiler.words = compiler.words, []
            body._compile(compiler)
            compiler.words = outer + oc.instruction(oc.B_CASE, list(compiler.info.attrs).index(self.case_attr), value, *compiler.words)
        if self.terminator is not None:
            numbers = [result.compile(compiler) for result in self.results]
            compiler.words += oc.instruction(oc.B_YIELD, program.string(self.terminator), *numbers)
