"""transform.memref: memory, and patterns of memref."""

from mlircore.dialect import Attr, BoolAttr, Extension, I64Attr, Op, Operand, OptionalAttr, Result, StrAttr, UnitAttr
from mlircore.dialects.transform.base import consumes, Handle, Patterns, PositiveI64Attr, ToLLVM, TypeConverter, handle_of, transform

memref = Extension(transform, __name__)


class MemrefToLLVMTypeConverterOp(TypeConverter, dialect=transform, name="apply_conversion_patterns.memref.memref_to_llvm_type_converter"):
    """How memrefs become LLVM's types."""

    use_aligned_alloc = Attr(BoolAttr, optional=True, default="false")
    index_bitwidth = Attr(I64Attr, optional=True, default="64 : i64")
    use_generic_functions = Attr(BoolAttr, optional=True, default="false")
    use_bare_ptr_call_conv = Attr(BoolAttr, optional=True, default="false")
    data_layout = OptionalAttr(StrAttr)
    facts = ToLLVM


class ApplyAllocToAllocaOp(Patterns, dialect=transform, name="apply_patterns.memref.alloc_to_alloca"):
    """Small allocations go on the stack."""

    size_limit = OptionalAttr(I64Attr)
    assembly_format = "(`size_limit` `(` $size_limit^ `)`)? attr-dict"


class ApplyExpandOpsPatternsOp(Patterns, dialect=transform, name="apply_patterns.memref.expand_ops"):
    """Operations of memref become simpler ones."""


class ApplyExpandStridedMetadataPatternsOp(Patterns, dialect=transform, name="apply_patterns.memref.expand_strided_metadata"):
    """Views become computations of offsets and strides."""


class ApplyExtractAddressComputationsPatternsOp(Patterns, dialect=transform, name="apply_patterns.memref.extract_address_computations"):
    """Addresses are computed before what accesses them."""


class ApplyFoldMemrefAliasOpsPatternsOp(Patterns, dialect=transform, name="apply_patterns.memref.fold_memref_alias_ops"):
    """Views go into what accesses them."""


class ApplyResolveRankedShapedTypeResultDimsPatternsOp(Patterns, dialect=transform, name="apply_patterns.memref.resolve_ranked_shaped_type_result_dims"):
    """Dimensions of results come from operands."""


class MemRefAllocaToGlobalOp(Op, dialect=transform, name="memref.alloca_to_global"):
    """Memory on the stack becomes a global."""

    alloca = Operand(handle_of("memref.alloca"))
    getGlobal = Result(Handle)
    global_ = Result(Handle)
    facts = consumes()
    assembly_format = "$alloca attr-dict `:` functional-type(operands, results)"


class MemRefEraseDeadAllocAndStoresOp(Op, dialect=transform, name="memref.erase_dead_alloc_and_stores"):
    """Removes memory that is never read."""

    target = Operand(Handle)
    assembly_format = "$target attr-dict `:` functional-type($target, results)"


class MemRefMakeLoopIndependentOp(Op, dialect=transform, name="memref.make_loop_independent"):
    """Sizes no longer depend on loops."""

    target = Operand(Handle)
    num_loops = Attr(I64Attr)
    transformed = Result(Handle)
    facts = consumes()
    assembly_format = "$target attr-dict `:` functional-type($target, $transformed)"


class MemRefMultiBufferOp(Op, dialect=transform, name="memref.multibuffer"):
    """Gives iterations of a loop buffers in turn."""

    target = Operand(handle_of("memref.alloc"))
    factor = Attr(PositiveI64Attr)
    skip_analysis = Attr(UnitAttr)
    transformed = Result(Handle)
    facts = consumes()
    assembly_format = "$target attr-dict `:` functional-type(operands, results)"


__getattr__ = memref.member  # functions that build operations, and what else the definitions say
__dir__ = memref.members
