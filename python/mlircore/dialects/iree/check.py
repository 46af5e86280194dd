"""IREE's check dialect: expectations of test programs."""

from mlircore import dialect as d

check = d.Dialect("check", lists_properties=True)


HAL_Device = d.TypeConstraint("device", ("defined", "hal.device"), type_text="!hal.device")
BufferViewOrTensorOfSignlessIntegerValuesType = d.TypeConstraint(
    "buffer_view or tensor of signless integer values", ("or",
     ("defined", "hal.buffer_view"),
     ("and", ("kind", "TYPE_RANKED_TENSOR", "TYPE_UNRANKED_TENSOR"), ("element", ("integer", 1, 0)))))
TensorOfFloatingPointValuesType = d.TypeConstraint(
    "tensor of floating-point values", ("and", ("kind", "TYPE_RANKED_TENSOR", "TYPE_UNRANKED_TENSOR"), ("element", ("kind", "TYPE_FLOAT"))), type_name="", type_class=("kind", "TYPE_RANKED_TENSOR", "TYPE_UNRANKED_TENSOR"))
ElementsAttr = d.AttrConstraint(
    "constant vector/tensor attribute", ("kind",
     "ATTR_DENSE_ELEMENTS",
     "ATTR_DENSE_STRINGS",
     "ATTR_DENSE_RESOURCE",
     "ATTR_SPARSE_ELEMENTS",
     "ATTR_DENSE_ARRAY"), ("kind",
     "ATTR_DENSE_ELEMENTS",
     "ATTR_DENSE_STRINGS",
     "ATTR_DENSE_RESOURCE",
     "ATTR_SPARSE_ELEMENTS",
     "ATTR_DENSE_ARRAY"))
F32Attr = d.AttrConstraint(
    "32-bit float attribute", ("and", ("kind", "ATTR_FLOAT"), ("value_type", ("float", "f32"))), ("kind", "ATTR_FLOAT"), value_type="f32")
BufferViewOrTensorOfFloatingPointValuesType = d.TypeConstraint(
    "buffer_view or tensor of floating-point values", ("or",
     ("defined", "hal.buffer_view"),
     ("and", ("kind", "TYPE_RANKED_TENSOR", "TYPE_UNRANKED_TENSOR"), ("element", ("kind", "TYPE_FLOAT")))))
AnyTensor = d.TypeConstraint(
    "tensor of any type values", ("kind", "TYPE_RANKED_TENSOR", "TYPE_UNRANKED_TENSOR"), type_name="")
BufferViewOrTensorOfAnyTypeValuesType = d.TypeConstraint(
    "buffer_view or tensor of any type values", ("or", ("defined", "hal.buffer_view"), ("kind", "TYPE_RANKED_TENSOR", "TYPE_UNRANKED_TENSOR")))


class ExpectAllTrueOp(d.Op, dialect=check, name="expect_all_true"):
    device = d.OptionalOperand(HAL_Device)
    operand = d.Operand(BufferViewOrTensorOfSignlessIntegerValuesType)
    assembly_format = "(`` `<` $device^ `>`)? `` `(` $operand `)` attr-dict `:` type($operand)"


class ExpectAlmostEqConstOp(d.Op, dialect=check, name="expect_almost_eq_const"):
    device = d.OptionalOperand(HAL_Device)
    lhs = d.Operand(TensorOfFloatingPointValuesType)
    value = d.Attr(ElementsAttr)
    atol = d.Attr(F32Attr, default="1.0e-4 : f32")
    rtol = d.Attr(F32Attr, default="0.0 : f32")
    traits = (d.AllTypesMatch("lhs", "value"),)
    assembly_format = """
        (`` `<` $device^ `>`)? `` `(` $lhs `,` $value (`` `,` `atol` $atol^)? (`` `,` `rtol` $rtol^)? `)`
        attr-dict `:` type($lhs)
    """


class ExpectAlmostEqOp(d.Op, dialect=check, name="expect_almost_eq"):
    device = d.OptionalOperand(HAL_Device)
    lhs = d.Operand(BufferViewOrTensorOfFloatingPointValuesType)
    rhs = d.Operand(BufferViewOrTensorOfFloatingPointValuesType)
    atol = d.Attr(F32Attr, default="1.0e-4 : f32")
    rtol = d.Attr(F32Attr, default="0.0 : f32")
    traits = (d.AllTypesMatch("lhs", "rhs"),)
    assembly_format = """
        (`` `<` $device^ `>`)? `` `(` $lhs `,` $rhs (`` `,` `atol` $atol^)? (`` `,` `rtol` $rtol^)? `)`
        attr-dict `:` type($lhs)
    """


class ExpectEqConstOp(d.Op, dialect=check, name="expect_eq_const"):
    device = d.OptionalOperand(HAL_Device)
    lhs = d.Operand(AnyTensor)
    value = d.Attr(ElementsAttr)
    traits = (d.AllTypesMatch("lhs", "value"),)
    assembly_format = "(`` `<` $device^ `>`)? `` `(` $lhs `,` $value `)` attr-dict `:` type($lhs)"


class ExpectEqOp(d.Op, dialect=check, name="expect_eq"):
    device = d.OptionalOperand(HAL_Device)
    lhs = d.Operand(BufferViewOrTensorOfAnyTypeValuesType)
    rhs = d.Operand(BufferViewOrTensorOfAnyTypeValuesType)
    traits = (d.AllTypesMatch("lhs", "rhs"),)
    assembly_format = "(`` `<` $device^ `>`)? `` `(` $lhs `,` $rhs `)` attr-dict `:` type($lhs)"


class ExpectFalseOp(d.Op, dialect=check, name="expect_false"):
    operand = d.Operand(d.AnySignlessInteger)
    assembly_format = "`(` $operand `)` attr-dict `:` type($operand)"


class ExpectTrueOp(d.Op, dialect=check, name="expect_true"):
    operand = d.Operand(d.AnySignlessInteger)
    assembly_format = "`(` $operand `)` attr-dict `:` type($operand)"


__getattr__ = check.member
__dir__ = check.members
