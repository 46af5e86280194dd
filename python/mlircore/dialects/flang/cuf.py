"""Flang's cuf dialect: CUDA Fortran."""

from mlircore import dialect as d

from ._cuda import DataAttributeAttr, DataTransferKindAttr, ProcAttributeAttr as ProcAttributeAttr, cuf
from .fir.base import AnyIntegerType, AnyRefOrBoxType, AnyReference, AnyShapeOrShift, ReferenceType


_Integer = d.AttrConstraint("IntegerAttr", ("kind", "ATTR_INTEGER"), ("kind", "ATTR_INTEGER"))
RefOrLLVMPointer = d.TypeConstraint(
    "Reference to an entity type or LLVM pointer type", ("or", ReferenceType.predicate, d.type_of("llvm.ptr").predicate))


class ClusterDimsAttr(d.AttrDef, dialect=cuf, mnemonic="cluster_dims"):
    """The size of a cluster."""

    x = d.AttrParam(_Integer)
    y = d.AttrParam(_Integer)
    z = d.AttrParam(_Integer)
    assembly_format = "`<` struct(params) `>`"


class LaunchBoundsAttr(d.AttrDef, dialect=cuf, mnemonic="launch_bounds"):
    """Limits of the sizes of a kernel."""

    maxTPB = d.AttrParam(_Integer)
    minBPM = d.AttrParam(_Integer)
    upperBoundClusterSize = d.AttrParam(_Integer, optional=True)
    assembly_format = "`<` struct(params) `>`"


class AllocOp(d.Op, dialect=cuf, name="alloc"):
    in_type = d.Attr(d.TypeAttr)
    uniq_name = d.OptionalAttr(d.StrAttr)
    bindc_name = d.OptionalAttr(d.StrAttr)
    typeparams = d.Operands(AnyIntegerType)
    shape = d.Operands(AnyIntegerType)
    data_attr = d.Attr(DataAttributeAttr)
    ptr = d.Result(ReferenceType)
    traits = (d.AttrSizedOperandSegments,)
    effects = ("allocate ptr",)
    assembly_format = """
        $in_type (`(` $typeparams^ `:` type($typeparams) `)`)? (`,` $shape^ `:` type($shape) )? attr-dict `->`
        qualified(type($ptr))
    """


class AllocateOp(d.Op, dialect=cuf, name="allocate"):
    box = d.Operand(ReferenceType)
    errmsg = d.OptionalOperand(AnyRefOrBoxType)
    stream = d.OptionalOperand(ReferenceType)
    pinned = d.OptionalOperand(AnyRefOrBoxType)
    source = d.OptionalOperand(AnyRefOrBoxType)
    data_attr = d.OptionalAttr(DataAttributeAttr)
    hasStat = d.Attr(d.UnitAttr)
    hasDoubleDescriptor = d.Attr(d.UnitAttr)
    pointer = d.Attr(d.UnitAttr)
    device_source = d.Attr(d.UnitAttr)
    stat = d.Result(AnyIntegerType)
    traits = (d.AttrSizedOperandSegments,)
    effects = ("allocate", "read box", "write box", "write errmsg", "write pinned", "read source")
    assembly_format = """
        $box `:` qualified(type($box)) ( `source` `(` $source^ `:` qualified(type($source) )`)` )? ( `errmsg`
        `(` $errmsg^ `:` type($errmsg) `)` )? ( `stream` `(` $stream^ `:` type($stream) `)` )? ( `pinned` `(`
        $pinned^ `:` type($pinned) `)` )? attr-dict `->` type($stat)
    """


class DataTransferOp(d.Op, dialect=cuf, name="data_transfer"):
    src = d.Operand(d.AnyType)
    dst = d.Operand(AnyRefOrBoxType)
    shape = d.OptionalOperand(AnyShapeOrShift)
    transfer_kind = d.Attr(DataTransferKindAttr)
    effects = ("read src", "write dst")
    assembly_format = "$src `to` $dst (`,` $shape^ `:` type($shape) )? attr-dict `:` type($src) `,` type($dst)"


class DeallocateOp(d.Op, dialect=cuf, name="deallocate"):
    box = d.Operand(ReferenceType)
    errmsg = d.OptionalOperand(AnyRefOrBoxType)
    data_attr = d.Attr(DataAttributeAttr)
    hasStat = d.Attr(d.UnitAttr)
    hasDoubleDescriptor = d.Attr(d.UnitAttr)
    pointer = d.Attr(d.UnitAttr)
    stat = d.Result(AnyIntegerType)
    effects = ("free", "read box", "write box", "write errmsg")
    assembly_format = """
        $box `:` qualified(type($box)) ( `errmsg` `(` $errmsg^ `:` type($errmsg) `)` )? attr-dict `->`
        type($stat)
    """


class DeviceAddressOp(d.Op, dialect=cuf, name="device_address"):
    hostSymbol = d.Attr(d.SymbolRefAttr)
    addr = d.Result(ReferenceType)
    assembly_format = "$hostSymbol attr-dict `->` type($addr)"


class FreeOp(d.Op, dialect=cuf, name="free"):
    devptr = d.Operand(AnyReference)
    data_attr = d.Attr(DataAttributeAttr)
    effects = ("free", "free devptr")
    assembly_format = "$devptr `:` qualified(type($devptr)) attr-dict"


class KernelLaunchOp(d.Op, dialect=cuf, name="kernel_launch"):
    callee = d.Attr(d.SymbolRefAttr)
    grid_x = d.Operand(d.I32)
    grid_y = d.Operand(d.I32)
    grid_z = d.Operand(d.I32)
    block_x = d.Operand(d.I32)
    block_y = d.Operand(d.I32)
    block_z = d.Operand(d.I32)
    bytes = d.OptionalOperand(d.I32)
    stream = d.OptionalOperand(ReferenceType)
    args = d.Operands(d.AnyType)
    arg_attrs = d.OptionalAttr(d.DictArrayAttr)
    res_attrs = d.OptionalAttr(d.DictArrayAttr)
    traits = (d.AttrSizedOperandSegments,)
    assembly_format = """
        $callee `<` `<` `<` $grid_x `,` $grid_y `,` $grid_z `,`$block_x `,` $block_y `,` $block_z ( `,` $bytes^
        ( `,` $stream^ `:` type($stream) )? )? `>` `>` `>` `` `(` $args `)` ( `:` `(` type($args)^ `)` )?
        attr-dict
    """


class KernelOp(d.Op, dialect=cuf, name="kernel"):
    grid = d.Operands(d.I32)
    block_ = d.Operands(d.I32)
    stream = d.OptionalOperand(ReferenceType)
    lowerbound = d.Operands(d.Index)
    upperbound = d.Operands(d.Index)
    step = d.Operands(d.Index)
    n = d.OptionalAttr(d.I64Attr)
    reduceOperands = d.Operands(d.AnyType)
    reduceAttrs = d.OptionalAttr(d.ArrayAttr)
    region = d.Region()
    traits = (d.AttrSizedOperandSegments,)
    assembly_format = """
        `<` `<` `<` custom<`cuf.Values`>($grid) `,` custom<`cuf.Values`>($block) (`,` `stream` `=` $stream^ `:`
        qualified(type($stream)))? `>` `>` `>` (`reduce` `(` $reduceOperands^ `:` type($reduceOperands) `:` $reduceAttrs `)`)?
        custom<`cuf.Loops`>($lowerbound, $upperbound, $step, $region) attr-dict
    """


class RegisterKernelOp(d.Op, dialect=cuf, name="register_kernel"):
    name_ = d.Attr(d.SymbolRefAttr)
    modulePtr = d.Operand(d.type_of("llvm.ptr"))
    assembly_format = "$name `(` $modulePtr `:` type($modulePtr) `)`attr-dict"


class RegisterModuleOp(d.Op, dialect=cuf, name="register_module"):
    name_ = d.Attr(d.SymbolRefAttr)
    modulePtr = d.Result(d.type_of("llvm.ptr"))
    assembly_format = "$name attr-dict `->` type($modulePtr)"


class SharedMemoryOp(d.Op, dialect=cuf, name="shared_memory"):
    in_type = d.Attr(d.TypeAttr)
    uniq_name = d.OptionalAttr(d.StrAttr)
    bindc_name = d.OptionalAttr(d.StrAttr)
    typeparams = d.Operands(AnyIntegerType)
    shape = d.Operands(AnyIntegerType)
    offset = d.OptionalOperand(AnyIntegerType)
    alignment = d.OptionalAttr(d.I64Attr)
    isStatic = d.Attr(d.UnitAttr)
    ptr = d.Result(ReferenceType)
    traits = (d.AttrSizedOperandSegments, d.Pure)
    assembly_format = """
        (`[` $offset^ `:` type($offset) `]`)? $in_type (`(` $typeparams^ `:` type($typeparams) `)`)? (`,`
        $shape^ `:` type($shape) )? (`align` $alignment^ )? attr-dict `->` qualified(type($ptr))
    """


class StreamCastOp(d.Op, dialect=cuf, name="stream_cast"):
    stream = d.Operand(RefOrLLVMPointer)
    token = d.Result(d.type_of("gpu.async.token"))
    effects = ()
    assembly_format = "$stream attr-dict `:` type($stream)"


class SyncDescriptorOp(d.Op, dialect=cuf, name="sync_descriptor"):
    globalName = d.Attr(d.SymbolRefAttr)
    assembly_format = "$globalName attr-dict"


__getattr__ = cuf.member
__dir__ = cuf.members
