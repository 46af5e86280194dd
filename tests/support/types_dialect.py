"""A dialect whose types and attributes have parameters of every kind; for test_definitions.py and, compiled, for the C tests."""

from mlircore.define import types_attributes as d
from mlircore.define.opcodes import VARIADIC
from mlircore.dialect import (
    AnyInteger, AnyType, Attr, AttrSizedOperandSegments, Dialect, EnumDef, I64Attr, Op, Operand, Operands,
    OptionalAttr, OptionalOperand, Region, Result, StrAttr, Successor, Successors, Terminator, UnitAttr,
)

t = Dialect("t_types")

Color = EnumDef((("red", 0), ("green", 1), ("dark-blue", 2)), cpp_name="::t::Color", summary="colors")
Flags = EnumDef((("none", 0), ("ab", 3), ("a", 1), ("b", 2)), bits=True, separator="|", cpp_name="::t::Flags")
ColorEnum = EnumDef(Color.cases, attr_name="color", cpp_name="::t::Color", cpp_attr="ColorAttr")
t.enum(Color)
t.enum(Flags)
color_attr = t.enum(ColorEnum)


class EmptyType(d.TypeDef, dialect=t, mnemonic="empty"):
    """nothing."""


class BoxType(d.TypeDef, dialect=t, mnemonic="box"):
    """box."""

    element = d.TypeParam(cpp_type="Type")
    assembly_format = "`<` $element `>`"
    alias = "box"


class BoxesType(d.TypeDef, dialect=t, mnemonic="boxes"):
    """boxes."""

    first = d.TypeParam(BoxType)
    rest = d.ArrayParam(d.TypeParam(BoxType), optional=True)
    assembly_format = "`<` $first (`,` `[` $rest^ `]`)? `>`"
    vector_element = memref_element = True


class FullType(d.TypeDef, dialect=t, mnemonic="full"):
    """boxes, in full."""

    first = d.TypeParam(BoxType)
    color = d.AttrParam(color_attr)
    assembly_format = "`<` qualified($first) `:` $color `>`"


class OddType(d.TypeDef, dialect=t, mnemonic="odd"):
    """not in angle brackets."""

    width = d.IntParam(8)
    assembly_format = "$width `wide`"


class ShapeType(d.TypeDef, dialect=t, mnemonic="shape"):
    """shape."""

    shape = d.DenseParam()
    element = d.TypeParam(AnyInteger, complaint="not an integer: $")
    assembly_format = "`<` custom<Shape>($shape, $element, `dynamic`) `>`"


class NumbersAttr(d.AttrDef, dialect=t, mnemonic="numbers"):
    """numbers."""

    small = d.IntParam(8, cpp_type="int8_t")
    large = d.IntParam(64, signed=False, cpp_type="uint64_t")
    flag = d.BoolParam(cpp_type="bool")
    any = d.APIntParam(cpp_type="APInt")
    real = d.FloatParam("f32", cpp_type="float")
    list = d.ArrayParam(d.IntParam(32), cpp_type="ArrayRef<int32_t>")
    assembly_format = "`<` params `>`"


class WordsAttr(d.AttrDef, dialect=t, mnemonic="words"):
    """words."""

    text = d.StringParam(verify=(("size", 1, 8), "has a wrong length: '$'"))
    word = d.KeywordParam()
    symbol = d.SymbolParam(optional=True)
    color = d.EnumParam(Color, field=True, default="green")
    flags = d.EnumParam(Flags, default="none")
    assembly_format = "`<` $text $word (`at` $symbol^)? (`in` $color^)? (`with` $flags^):(`without`)? `>`"


class StructAttr(d.AttrDef, dialect=t, mnemonic="struct"):
    """fields."""

    a = d.AttrParam(StrAttr)
    b = d.AttrParam(optional=True)
    c = d.DenseParam("i32", default=(1, 2))
    e = d.AffineMapParam(optional=True)
    f = d.ArrayParam(d.KeywordParam(), optional=True, bracketed=True)
    assembly_format = "`<` struct(params) `>`"
    alias = "struct"


class MaybeAttr(d.AttrDef, dialect=t, mnemonic="maybe"):
    """all of it may be missing."""

    a = d.IntParam(32, default=7)
    b = d.StringParam(default="x\"y")
    c = d.TypeParam(default="index")
    assembly_format = "(`<` struct(params)^ `>`)?"


class ParamsAttr(d.AttrDef, dialect=t, mnemonic="params"):
    """parameters in order, the last ones may be missing."""

    a = d.IntParam(32)
    b = d.IntParam(32, default=1)
    c = d.IntParam(32, default=2)
    assembly_format = "`<` params `>`"


class TypedAttr(d.AttrDef, dialect=t, mnemonic="typed"):
    """a number with a type of its own."""

    value = d.IntParam(64)
    type = d.SelfType(AnyInteger, default=None)
    assembly_format = "`<` $value `>`"


class LooseAttr(d.AttrDef, dialect=t, mnemonic="loose"):
    """a number that may have a type."""

    value = d.IntParam(64)
    type = d.SelfType()
    assembly_format = "`<` $value `>`"


class ListAttr(d.AttrDef, dialect=t, mnemonic="list"):
    """a list that may be empty."""

    value = d.ArrayParam(d.AttrParam(ParamsAttr), optional=True)
    assembly_format = "`[` (`]`) : ($value^ `]`)?"


class UseOp(Op, dialect=t, name="use"):
    """Uses them."""

    box = Operand(BoxType)
    other = Operand(BoxType)
    result = Result(EmptyType)
    list = Attr(ListAttr, optional=True)
    color = Attr(color_attr, default="red")
    assembly_format = "$box `,` $other (`list` $list^)? attr-dict `:` type($box) `,` qualified(type($other))"


class MakeOp(Op, dialect=t, name="make"):
    """Makes a box of a given kind."""

    value = Attr(TypedAttr)
    box = Result(BoxType)
    assembly_format = "$value `to` type($box) attr-dict"


class ClausesOp(Op, dialect=t, name="clauses"):
    """Clauses in any order."""

    limit = OptionalOperand(AnyType)
    parts = Operands(AnyType)
    fast = Attr(UnitAttr)
    size = OptionalAttr(I64Attr)
    traits = (AttrSizedOperandSegments,)
    assembly_format = "oilist(`limit` `(` $limit `:` type($limit) `)` | `parts` $parts `:` type($parts) | `fast` $fast | `size` `=` $size) attr-dict"


class ForkOp(Op, dialect=t, name="fork"):
    """All regions."""

    first = Region()
    others = Region(arity=VARIADIC)
    assembly_format = "regions attr-dict-with-keyword"


class JumpOp(Op, dialect=t, name="jump"):
    """All successors."""

    first = Successor()
    others = Successors()
    traits = (Terminator,)
    assembly_format = "successors attr-dict"
