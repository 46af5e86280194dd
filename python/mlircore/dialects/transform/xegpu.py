"""transform.xegpu: layouts, and what xegpu prefetches."""

from mlircore.dialect import (
    Attr, AttrSizedOperandSegments, DenseI64ArrayAttr, Extension, I64Attr, Op, Operand, Operands, OptionalOperand, Result, UnitAttr,
)
from mlircore.dialects.transform.base import consumes, Handle, HandleOrParam, ValueHandle, transform, reads

xegpu = Extension(transform, __name__)


class ConvertLayoutOp(Op, dialect=transform, name="xegpu.convert_layout"):
    """Converts a value from one layout to another."""

    target = Operand(ValueHandle)
    input_sg_layout = Operands(HandleOrParam)
    input_sg_data = Operands(HandleOrParam)
    input_inst_data = Operands(HandleOrParam)
    target_sg_layout = Operands(HandleOrParam)
    target_sg_data = Operands(HandleOrParam)
    target_inst_data = Operands(HandleOrParam)
    static_input_sg_layout = Attr(DenseI64ArrayAttr, optional=True, default="array<i64>")
    static_input_sg_data = Attr(DenseI64ArrayAttr, optional=True, default="array<i64>")
    static_input_inst_data = Attr(DenseI64ArrayAttr, optional=True, default="array<i64>")
    static_target_sg_layout = Attr(DenseI64ArrayAttr, optional=True, default="array<i64>")
    static_target_sg_data = Attr(DenseI64ArrayAttr, optional=True, default="array<i64>")
    static_target_inst_data = Attr(DenseI64ArrayAttr, optional=True, default="array<i64>")
    newConvertOp = Result(Handle)
    traits = (AttrSizedOperandSegments,)
    assembly_format = """
        $target `input_sg_layout` `=` custom<DynamicIndexList>($input_sg_layout, $static_input_sg_layout) `input_sg_data` `=`
        custom<DynamicIndexList>($input_sg_data, $static_input_sg_data) oilist(`input_inst_data` `=`
        custom<DynamicIndexList>($input_inst_data, $static_input_inst_data)) `target_sg_layout` `=`
        custom<DynamicIndexList>($target_sg_layout, $static_target_sg_layout) `target_sg_data` `=`
        custom<DynamicIndexList>($target_sg_data, $static_target_sg_data) oilist(`target_inst_data` `=`
        custom<DynamicIndexList>($target_inst_data, $static_target_inst_data)) attr-dict `:` functional-type(operands, results)
    """


class GetDescOp(Op, dialect=transform, name="xegpu.get_desc_op"):
    """The operation that makes a value's descriptor."""

    target = Operand(ValueHandle)
    descHandle = Result(Handle)
    effects = reads("target", "descHandle")
    assembly_format = "$target attr-dict `:` functional-type(operands, results)"


class InsertPrefetchOp(Op, dialect=transform, name="xegpu.insert_prefetch"):
    """Prefetches what a loop loads."""

    target = Operand(ValueHandle)
    dynamic_nb_prefetch = OptionalOperand(HandleOrParam)
    static_nb_prefetch = Attr(I64Attr, optional=True, default="1 : i64")
    desc_op = Result(Handle)
    assembly_format = """
        $target `nb_prefetch` `=` ($dynamic_nb_prefetch^):($static_nb_prefetch)? attr-dict `:` functional-type(operands, results)
    """


class SetDescLayoutOp(Op, dialect=transform, name="xegpu.set_desc_layout"):
    """Gives a descriptor a layout."""

    target = Operand(Handle)
    sg_layout = Operands(HandleOrParam)
    sg_data = Operands(HandleOrParam)
    inst_data = Operands(HandleOrParam)
    static_sg_layout = Attr(DenseI64ArrayAttr, optional=True, default="array<i64>")
    static_sg_data = Attr(DenseI64ArrayAttr, optional=True, default="array<i64>")
    static_inst_data = Attr(DenseI64ArrayAttr, optional=True, default="array<i64>")
    slice_dims = Attr(DenseI64ArrayAttr, optional=True, default="array<i64>")
    transformed = Result(Handle)
    traits = (AttrSizedOperandSegments,)
    facts = consumes("target")
    assembly_format = """
        $target `sg_layout` `=` custom<DynamicIndexList>($sg_layout, $static_sg_layout) `sg_data` `=`
        custom<DynamicIndexList>($sg_data, $static_sg_data) oilist(`inst_data` `=` custom<DynamicIndexList>($inst_data,
        $static_inst_data)) (`slice_dims` `=` $slice_dims^)? attr-dict `:` functional-type(operands, results)
    """


class SetGPULaunchThreadsOp(Op, dialect=transform, name="xegpu.set_gpu_launch_threads"):
    """Sets the number of threads of a launch."""

    target = Operand(Handle)
    threads = Operands(HandleOrParam)
    static_threads = Attr(DenseI64ArrayAttr, optional=True, default="array<i64>")
    assembly_format = "$target `threads` `=` custom<DynamicIndexList>($threads, $static_threads) attr-dict `:` qualified(type(operands))"


class SetOpLayoutAttrOp(Op, dialect=transform, name="xegpu.set_op_layout_attr"):
    """Gives an operand or result of an operation a layout."""

    target = Operand(Handle)
    index = Attr(I64Attr, optional=True, default="0 : i64")
    sg_layout = Operands(HandleOrParam)
    sg_data = Operands(HandleOrParam)
    inst_data = Operands(HandleOrParam)
    static_sg_layout = Attr(DenseI64ArrayAttr, optional=True, default="array<i64>")
    static_sg_data = Attr(DenseI64ArrayAttr, optional=True, default="array<i64>")
    static_inst_data = Attr(DenseI64ArrayAttr, optional=True, default="array<i64>")
    slice_dims = Attr(DenseI64ArrayAttr, optional=True, default="array<i64>")
    result = Attr(UnitAttr)
    traits = (AttrSizedOperandSegments,)
    assembly_format = """
        $target (`result` $result^)? (`index` `=` $index^)? `sg_layout` `=` custom<DynamicIndexList>($sg_layout, $static_sg_layout)
        `sg_data` `=` custom<DynamicIndexList>($sg_data, $static_sg_data) oilist(`inst_data` `=`
        custom<DynamicIndexList>($inst_data, $static_inst_data)) (`slice_dims` `=` $slice_dims^)? attr-dict `:`
        qualified(type(operands))
    """


__getattr__ = xegpu.member  # functions that build operations, and what else the definitions say
__dir__ = xegpu.members
