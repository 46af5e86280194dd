"""CIRCT's hwarith dialect: arithmetic that makes results as wide as they must be."""

from mlircore import dialect as d
from mlircore.dialects.circt.hw.base import APIntAttr

hwarith = d.Dialect("hwarith", is_open=True)

ICmpPredicate = hwarith.enum(d.EnumDef(
    [("eq", 0), ("ne", 1), ("lt", 2), ("ge", 3), ("le", 4), ("gt", 5)], width=64, summary="hwarith.icmp comparison predicate", cpp_name="circt::hwarith::ICmpPredicate"))


HWArithIntegerType = d.TypeConstraint(
    "an arbitrary precision integer with signedness semantics", ("or", ("integer", 2, 0), ("integer", 4, 0)),
    type_name="builtin.integer", type_class=("kind", "TYPE_INTEGER"))


class AddOp(d.Op, dialect=hwarith, name="add"):
    inputs = d.Operands(HWArithIntegerType)
    result = d.Result(HWArithIntegerType)
    traits = (d.Commutative, d.Pure)
    assembly_format = "$inputs attr-dict `:` functional-type($inputs, $result)"


class ConstantOp(d.Op, dialect=hwarith, name="constant"):
    rawValue = d.Attr(APIntAttr)
    result = d.Result(HWArithIntegerType)
    traits = (d.ConstantLike, d.Pure, d.AllTypesMatch("rawValue", "result"))
    assembly_format = "$rawValue attr-dict"
    defer_attr_checks = True


class DivOp(d.Op, dialect=hwarith, name="div"):
    inputs = d.Operands(HWArithIntegerType)
    result = d.Result(HWArithIntegerType)
    traits = (d.Pure,)
    assembly_format = "$inputs attr-dict `:` functional-type($inputs, $result)"


class CastOp(d.Op, dialect=hwarith, name="cast"):
    in_ = d.Operand(d.AnyInteger)
    out = d.Result(d.AnyInteger)
    traits = (d.Pure,)
    assembly_format = "$in attr-dict `:` functional-type($in, $out)"


class ICmpOp(d.Op, dialect=hwarith, name="icmp"):
    predicate = d.Attr(ICmpPredicate)
    lhs = d.Operand(HWArithIntegerType)
    rhs = d.Operand(HWArithIntegerType)
    result = d.Result(d.I1)
    traits = (d.Pure,)
    assembly_format = "$predicate $lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs)"


class MulOp(d.Op, dialect=hwarith, name="mul"):
    inputs = d.Operands(HWArithIntegerType)
    result = d.Result(HWArithIntegerType)
    traits = (d.Commutative, d.Pure)
    assembly_format = "$inputs attr-dict `:` functional-type($inputs, $result)"


class SubOp(d.Op, dialect=hwarith, name="sub"):
    inputs = d.Operands(HWArithIntegerType)
    result = d.Result(HWArithIntegerType)
    traits = (d.Pure,)
    assembly_format = "$inputs attr-dict `:` functional-type($inputs, $result)"


__getattr__ = hwarith.member
__dir__ = hwarith.members
