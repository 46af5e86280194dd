"""The hlfir dialect: types."""

from mlircore import dialect as d

hlfir = d.Dialect("hlfir")

CharExtremumPredicate = hlfir.enum(d.EnumDef([("min", 0), ("max", 1)], cpp_name="hlfir::CharExtremumPredicate"))
CmpIPredicate = hlfir.enum(d.EnumDef(
    [(word, i) for i, word in enumerate("eq ne slt sle sgt sge ult ule ugt uge".split())], width=64, cpp_name="::mlir::arith::CmpIPredicate"))


class ExprType(d.TypeDef, dialect=hlfir, mnemonic="expr"):
    """The value of an expression."""

    extents = d.DenseParam()
    elementType = d.TypeParam()
    polymorphic = d.BoolParam(default=False)
    assembly_format = "`<` custom<`fir.Dimensions`>($extents, `nothing`) `` $elementType `` custom<`hlfir.Polymorphic`>($polymorphic) `>`"
