"""The definition language: dialects as Python classes.

An operation is a class that names its operands, results, attributes, regions and successors, in order, with its traits and its
assembly format:

    toy = Dialect("toy")

    class AddOp(Op, dialect=toy, name="add"):
        lhs = Operand(AnyInteger)
        rhs = Operand(AnyInteger)
        sum = Result(AnyInteger)
        traits = (SameOperandsAndResultType,)
        assembly_format = "$lhs `,` $rhs attr-dict `:` type($sum)"

Types and attributes of the dialect are classes with parameters and a format (`mlircore.define.types_attributes`), and constraints:

    class BoxType(TypeDef, dialect=toy, mnemonic="box"):
        width = IntParam(32)
        element = TypeParam()
        assembly_format = "`<` $width `,` $element `>`"

Where no format will do, an operation's class has a pair of static methods instead, `parse(parser)` and `print(printer, op)`: they read
and write the text after the operation's name with an `AsmParser` and an `AsmPrinter`, at Python's speed. `parse` makes the operation of
the operands that it resolves and the types and attributes that it adds; constraints and traits are checked as always.

Where no constraint or trait will do, the class has a method `verify(self)`, or `verify_regions(self)` if it looks into regions: they
run in Python whenever the operation is verified, after all that is declared holds (`verify_regions`: and all in its regions, too). They
return when the operation is right, and raise `ValueError` or `MLIRError` with the message when it is not; other exceptions come
out of the call that verifies. The operation cannot be changed meanwhile; while a text is parsed, handles into it are of use until the
method returns. Printing inside of one calls no other. Cost: a call of Python for each operation verified, some microseconds.

`fold(self)`, `canonicalize(self, rewriter)`, `infer_types(given)` (static), `effects` and `interfaces` are for drivers of patterns, builders
and code that calls operations of several dialects: docs/add-a-dialect.md shows each, and mlircore.bind.folding, mlircore.define.interfaces
and mlircore.bind.inference say what they return. Types and attributes have static methods `parse(parser)`, which returns the values of the
parameters, and `print(printer, self)` where no format will do, and `verify`.

A definition that comes again from another run of the same statement (a cell of a notebook) replaces the first one in all contexts
(`mlircore.define.statement`); two definitions of one name in one run are a mistake.

(These are taken out of the class: `AddOp.parse(text)`, `op.print()` and `op.verify()` are those of every operation.)

The class is checked when it is defined: what is incomplete or ambiguous raises `DefinitionError`, which names the class and the
field. A dialect is compiled once to a program that the core's parser, printer and verifier run. `mlircore.compile` does both, for the
dialects of mlircore when it is built: to import them is to make their classes, and nothing more. `mlircore.bind` makes what a class has
by its declarations when that is first used: the constructor, an accessor.

The language itself is in `mlircore.define`. This module has its names, and connects it with the layers above.
"""

from __future__ import annotations

import sys

from mlircore import define
from mlircore.define import DefinitionError as DefinitionError
from mlircore.define.constraints import *  # noqa: F403 - part of the language
from mlircore.define.fields import *  # noqa: F403 - part of the language
from mlircore.define.traits import *  # noqa: F403 - part of the language
from mlircore.define.dialect import Dialect as Dialect, Extension as Extension, attr_of as attr_of, find as find, type_of as type_of
from mlircore.define.interfaces import Interface as Interface, required as required
from mlircore.define.operations import Op as Op, OpClass as OpClass, OpInfo as OpInfo, declaring as declaring

try:
    from mlircore._core import AsmParser as AsmParser, AsmPrinter as AsmPrinter, OpView as OpView
except ImportError:  # while mlircore is built, definitions are compiled without it
    pass

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from mlircore.define.constraints import Predicate as Predicate
    from mlircore.define.types_attributes import AffineMapParam as AffineMapParam, APIntParam as APIntParam, ArrayParam as ArrayParam
    from mlircore.define.types_attributes import AttrDef as AttrDef, AttrParam as AttrParam, BoolParam as BoolParam
    from mlircore.define.types_attributes import Definition, DenseParam as DenseParam, EnumParam as EnumParam, FloatParam as FloatParam
    from mlircore.define.types_attributes import IntParam as IntParam, KeywordParam as KeywordParam, Param, SelfType as SelfType
    from mlircore.define.types_attributes import StringParam as StringParam, SymbolParam as SymbolParam, TypeDef as TypeDef
    from mlircore.define.types_attributes import TypeParam as TypeParam


class _Layers(define.Layers):
    """The functions of `compile`, `bind` and `ir` that definitions call. Each module is imported at the first call."""

    def check(self, cls: Any) -> None:
        from mlircore.compile import dialect

        dialect.check(cls)

    def check_enum(self, dialect: Dialect, enum: Any) -> None:
        from mlircore.compile import mistakes

        mistakes.check_enum(dialect, enum)

    def is_loaded(self, pack: str) -> bool:
        from mlircore.compile import files

        return files.is_loaded(pack)

    def added(self, dialect: Dialect, cls: Any) -> None:
        from mlircore.compile import files

        files.update(dialect, cls)

    def read(self, cls: type[Definition], parser: Any) -> list[Any]:
        from mlircore.bind import types_attributes

        return types_attributes.read(cls, parser)

    def program(self, dialect: Dialect) -> bytes:
        from mlircore.compile.dialect import program

        return program(dialect)

    def constructor(self, cls: type[Op]) -> Callable[..., None]:
        from mlircore.bind import builders

        return builders.constructor(cls)

    def accessor(self, cls: type[Op], field: Field) -> Any:
        from mlircore.bind import accessors

        return accessors.install(cls, field)

    def adaptor(self, cls: type[Op]) -> Any:
        from mlircore.bind import adaptors

        return adaptors.of(cls)

    def get(self, cls: type[Definition], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        from mlircore.bind import types_attributes

        return types_attributes.get(cls, args, kwargs)

    def decoded(self, cls: type[Definition], held: list[Any]) -> list[Any]:
        from mlircore.bind import types_attributes

        return types_attributes.decoded(cls, held)

    def parameter(self, handle: Any, param: Param) -> Any:
        from mlircore.bind import types_attributes

        return types_attributes.decode(handle, param)

    def member(self, dialect: Dialect, name: str, *, by_hand: bool) -> Any:
        from mlircore.bind import members

        return members.find(dialect, name, by_hand=by_hand)

    def upstream_names(self) -> dict[str, Any]:
        from mlircore import ir
        from mlircore.extras import meta

        return {name: getattr(module, name) for module in (ir, meta) for name in module.__all__ if not name.startswith("_")}


define.install(_Layers())

def constant_of(value: Any) -> Any:
    """The attribute that a value is a constant of, for `fold`; None when its operation has not the trait `ConstantLike`."""
    from mlircore.bind import folding

    return folding.constant_of(value)


_TYPES_AND_ATTRIBUTES = frozenset(  # imported when they are first used: many dialects have none
    "AffineMapParam APIntParam ArrayParam AttrDef AttrParam BoolParam DenseParam EnumParam FloatParam IntParam KeywordParam SelfType "
    "StringParam SymbolParam TypeDef TypeParam".split())


def __getattr__(name: str) -> Any:
    """The part of the language for types and attributes: `TypeDef`, `AttrDef` and their parameters."""
    if name not in _TYPES_AND_ATTRIBUTES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}", name=name, obj=sys.modules[__name__])
    from mlircore.define import types_attributes

    return getattr(types_attributes, name)


def __dir__() -> list[str]:
    return sorted({*(name for name in globals() if not name.startswith("_") and name not in _INTERNAL), *_TYPES_AND_ATTRIBUTES})


_INTERNAL = frozenset(  # names of the modules of the language that no definition needs
    "DialectNames RESERVED STAYS TYPE_CHECKING annotations declared declaring define kwlist layers oc python_name snake strict sys".split())
