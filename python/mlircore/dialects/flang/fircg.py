"""Flang's fircg dialect: operations on descriptors before they become LLVM's."""

from mlircore import dialect as d

from .fir.base import (
    AnyCoordinate, AnyIntegerType, AnyRefOrBox, AnyReference, BoxOrClass, DummyScopeType, ReferenceType, StringAttr, UI32Attr, UI64Attr)

fircg = d.Dialect("fircg")


class XArrayCoorOp(d.Op, dialect=fircg, name="ext_array_coor"):
    memref = d.Operand(AnyRefOrBox)
    shape = d.Operands(AnyIntegerType)
    shift = d.Operands(AnyIntegerType)
    slice = d.Operands(AnyIntegerType)
    subcomponent = d.Operands(AnyCoordinate)
    indices = d.Operands(AnyCoordinate)
    lenParams = d.Operands(AnyIntegerType)
    result = d.Result(ReferenceType)
    traits = (d.AttrSizedOperandSegments,)
    assembly_format = """
        $memref (`(`$shape^`)`)? (`origin` $shift^)? (`[`$slice^`]`)? (`path` $subcomponent^)? `<`$indices`>`
        (`typeparams` $lenParams^)? attr-dict `:` functional-type(operands, results)
    """


class XDeclareOp(d.Op, dialect=fircg, name="ext_declare"):
    memref = d.Operand(AnyRefOrBox)
    shape = d.Operands(AnyIntegerType)
    shift = d.Operands(AnyIntegerType)
    typeparams = d.Operands(AnyIntegerType)
    dummy_scope = d.OptionalOperand(DummyScopeType)
    storage = d.OptionalOperand(AnyReference)
    storage_offset = d.Attr(UI64Attr, default="0 : ui64")
    uniq_name = d.Attr(StringAttr)
    dummy_arg_no = d.OptionalAttr(UI32Attr)
    result = d.Result(AnyRefOrBox)
    traits = (d.AttrSizedOperandSegments,)
    assembly_format = """
        $memref (`(` $shape^ `)`)? (`origin` $shift^)? (`typeparams` $typeparams^)? (`dummy_scope` $dummy_scope^
        (`arg` $dummy_arg_no^)?)? (`storage` `(` $storage^ `[` $storage_offset `]` `)`)? attr-dict `:`
        functional-type(operands, results)
    """


class XEmboxOp(d.Op, dialect=fircg, name="ext_embox"):
    memref = d.Operand(AnyReference)
    shape = d.Operands(AnyIntegerType)
    shift = d.Operands(AnyIntegerType)
    slice = d.Operands(AnyIntegerType)
    subcomponent = d.Operands(AnyCoordinate)
    substr = d.Operands(AnyIntegerType)
    lenParams = d.Operands(AnyIntegerType)
    sourceBox = d.OptionalOperand(BoxOrClass)
    allocator_idx = d.OptionalAttr(d.I32Attr)
    result = d.Result(BoxOrClass)
    traits = (d.AttrSizedOperandSegments,)
    assembly_format = """
        $memref (`(`$shape^`)`)? (`origin` $shift^)? (`[`$slice^`]`)? (`path` $subcomponent^)? (`substr`
        $substr^)? (`typeparams` $lenParams^)? (`source_box` $sourceBox^)? attr-dict `:`
        functional-type(operands, results)
    """


class XReboxOp(d.Op, dialect=fircg, name="ext_rebox"):
    box = d.Operand(BoxOrClass)
    shape = d.Operands(AnyIntegerType)
    shift = d.Operands(AnyIntegerType)
    slice = d.Operands(AnyIntegerType)
    subcomponent = d.Operands(AnyCoordinate)
    substr = d.Operands(AnyIntegerType)
    result = d.Result(BoxOrClass)
    traits = (d.AttrSizedOperandSegments,)
    assembly_format = """
        $box (`(`$shape^`)`)? (`origin` $shift^)? (`[`$slice^`]`)? (`path` $subcomponent^)? (`substr` $substr^)?
        attr-dict `:` functional-type(operands, results)
    """


__getattr__ = fircg.member
__dir__ = fircg.members
