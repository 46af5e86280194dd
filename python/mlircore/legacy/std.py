"""The standard dialect of 2019 to 2021, and functions: `func`, `addi`, `br`, `load` ... were written without a prefix."""

from mlircore.define.shaped import AffineMapAttr, AnyRankedOrUnrankedMemRef
from mlircore.dialect import (
    AnyAttr,
    AnyType,
    Attr,
    AttrConstraint,
    FunctionTypeAttr,
    I64Attr,
    Index,
    IsolatedFromAbove,
    Op,
    Operand,
    Operands,
    OptionalAttr,
    OptionalOperand,
    Region,
    Result,
    Results,
    Routine,
    StrAttr,
    SymbolNameAttr,
    Terminator,
    TypeConstraint,
    TypesMatchWith,
)
from mlircore.legacy.base import legacy, renamed

# A number in the text; its type in generic form was whatever was written there.
_Number = AttrConstraint("integer attribute", ("kind", "ATTR_INTEGER"), ("kind", "ATTR_INTEGER"), value_type="index")

_Aggregate = TypeConstraint("vector of any type values or tensor of any type values",
                            ("kind", "TYPE_VECTOR", "TYPE_RANKED_TENSOR", "TYPE_UNRANKED_TENSOR"))

_SAME_FORM = """
    arith: addi subi muli addf subf mulf divf remf negf cmpi cmpf select trunci sitofp uitofp fptosi fptoui index_cast bitcast
    cf: br cond_br switch assert
    func: return call call_indirect
    math: exp exp2 log log10 log2 cos sin sqrt rsqrt tanh atan atan2 copysign
    memref: alloca dealloc load store dma_start dma_wait prefetch atomic_rmw generic_atomic_rmw atomic_yield
"""
# Grammar: operation (br), operation (cond_br), operation (return), operation (call), operation (call_indirect), operation (select),
# operation (dealloc), operation (load), operation (store), operation (dma_start), operation (dma_wait), operation (divis),
# operation (diviu), operation (remis), operation (remiu), if-inst, if-inst-head.
renamed("std", {
    **{old: f"{dialect.strip()}.{old}" for dialect, _, names in (line.partition(":") for line in _SAME_FORM.strip().splitlines())
       for old in names.split()},
    # By the sign in the name, which the divisions of 2019, of 2020 and of today put in other places.
    "divis": "arith.divsi", "diviu": "arith.divui", "remis": "arith.remsi", "remiu": "arith.remui",
    "divi_signed": "arith.divsi", "divi_unsigned": "arith.divui", "remi_signed": "arith.remsi", "remi_unsigned": "arith.remui",
    "signed_divi": "arith.divsi", "unsigned_divi": "arith.divui", "signed_remi": "arith.remsi", "unsigned_remi": "arith.remui",
    "divi": "arith.divsi",  # in an example of the specification of 2019
    "floordivi_signed": "arith.floordivsi", "ceildivi_signed": "arith.ceildivsi",
    "and": "arith.andi", "or": "arith.ori", "xor": "arith.xori",
    "shlis": "arith.shli", "shift_left": "arith.shli", "shift_right_signed": "arith.shrsi", "shift_right_unsigned": "arith.shrui",
    "fpext": "arith.extf", "fptrunc": "arith.truncf", "sexti": "arith.extsi", "zexti": "arith.extui",
    "maxsi": "arith.maxsi", "maxui": "arith.maxui", "minsi": "arith.minsi", "minui": "arith.minui",
    "maxf": "arith.maximumf", "minf": "arith.minimumf",
    "absf": "math.absf", "ceilf": "math.ceil", "floorf": "math.floor",
    "fmaf": "math.fma",
    "br_cond": "cf.cond_br",  # the name that the specification of 2019 uses, too
    "global_memref": "memref.global", "get_global_memref": "memref.get_global", "memref_reinterpret_cast": "memref.reinterpret_cast",
    "memref_reshape": "memref.reshape", "transpose": "memref.transpose", "copy": "memref.copy",
    "subtensor": "tensor.extract_slice", "subtensor_insert": "tensor.insert_slice", "dynamic_tensor_from_elements": "tensor.generate",
    "yield": "tensor.yield", "tensor_from_elements": "tensor.from_elements",
    "for": "affine.for", "if": "affine.if", "module": "builtin.module",
})
renamed("affine", {"terminator": "affine.yield"})
renamed("loop", {
    **{name: f"scf.{name}" for name in "for if parallel yield reduce reduce.return".split()}, "terminator": "scf.yield",
})


class ModuleTerminatorOp(Op, dialect=legacy, name="std.module_terminator"):
    """The end of a module, which has none today."""

    traits = (Terminator,)
    upgrade = Routine("legacy.Drop")
    assembly_format = "attr-dict"


class FuncOp(Op, dialect=legacy, name="std.func"):
    """A function, which could be nested in another one."""

    sym_name = Attr(SymbolNameAttr)
    function_type = OptionalAttr(FunctionTypeAttr)  # called `type` in generic form
    sym_visibility = OptionalAttr(StrAttr)
    arg_attrs = OptionalAttr(AnyAttr)
    res_attrs = OptionalAttr(AnyAttr)
    body = Region()
    traits = (IsolatedFromAbove,)
    default_dialect = "func"
    upgrade = Routine("legacy.Func", "func.func")
    upgrade_attrs = {"type": "function_type"}
    assembly_format = """
        custom<`func.Function`>($sym_visibility, $sym_name, $function_type, $arg_attrs, $res_attrs, attr-dict, $body)
    """


class ConstantOp(Op, dialect=legacy, name="std.constant"):
    """A number, elements, or a function."""

    value = Attr(AnyAttr)
    result = Result(AnyType)
    upgrade = Routine("legacy.Constant")
    assembly_format = "custom<`legacy.Constant`>($value, type($result), attr-dict)"


class Dim(Op):
    value = Operand(AnyType)
    position = OptionalOperand(Index)  # in the second half of 2020
    index = OptionalAttr(_Number)
    result = Result(Index)
    upgrade = Routine("legacy.Dim")
    assembly_format = "$value `,` ($position^) : ($index)? attr-dict `:` type($value)"


class DimOp(Dim, dialect=legacy, name="std.dim"):
    """The size of a dimension, which is a number of the operation's.  Grammar: operation (dim)."""


class RankOp(Op, dialect=legacy, name="std.rank"):
    """The number of dimensions, of a memref or of a tensor."""

    value = Operand(AnyType)
    result = Result(Index)
    upgrade = Routine("legacy.ByType", "rank")
    assembly_format = "$value attr-dict `:` type($value)"


class CastOp(Op, dialect=legacy, name="std.memref_cast"):
    """Another type for the same memory.  Grammar: operation (memref_cast)."""

    value = Operand(AnyRankedOrUnrankedMemRef)
    result = Result(AnyRankedOrUnrankedMemRef)
    upgrade = Routine("legacy.Cast", "memref.cast")
    assembly_format = "$value attr-dict `:` type($value) `to` type($result)"


class TensorCastOp(Op, dialect=legacy, name="std.tensor_cast"):
    """Another type for the same tensor.  Grammar: operation (tensor_cast)."""

    value = Operand(AnyType)
    result = Result(AnyType)
    upgrade = Routine("legacy.Cast", "tensor.cast")
    assembly_format = "$value attr-dict `:` type($value) `to` type($result)"


class AllocOp(Op, dialect=legacy, name="std.alloc"):
    """Allocates memory. Sizes and symbols come after the name, or, in the earliest form, after the type."""

    operands_ = Operands(Index)
    num_sizes = OptionalAttr(_Number)  # so many operands were in parentheses
    memref = Result(AnyRankedOrUnrankedMemRef)
    upgrade = Routine("legacy.Alloc")
    assembly_format = "custom<`legacy.Alloc`>($operands, $num_sizes, type($memref), attr-dict)"


class AllocStaticOp(Op, dialect=legacy, name="std.alloc_static"):
    """Memory at an address: nothing of today says so, so it stays.  Grammar: operation (alloc_static)."""

    address = Attr(I64Attr)
    memref = Result(AnyRankedOrUnrankedMemRef)
    upgrade = Routine("legacy.AllocStatic")
    assembly_format = "`(` $address `)` attr-dict `:` type($memref)"


class ExtractElementOp(Op, dialect=legacy, name="std.extract_element"):
    """An element of a tensor or vector.  Grammar: operation (extract_element)."""

    aggregate = Operand(_Aggregate)
    indices = Operands(Index)
    result = Result(AnyType)
    traits = (TypesMatchWith("result type matches element type of aggregate", "aggregate", "result", "ElementType"),)
    upgrade = Routine("legacy.ExtractElement")
    assembly_format = "$aggregate `[` $indices `]` attr-dict `:` type($aggregate)"


class TensorLoad(Op):
    memref = Operand(AnyRankedOrUnrankedMemRef)
    result = Result(AnyType)
    traits = (TypesMatchWith("result type matches tensor equivalent of 'memref'", "memref", "result", "TensorOf"),)
    upgrade = Routine("legacy.TensorLoad")
    assembly_format = "$memref attr-dict `:` type($memref)"


class TensorLoadOp(TensorLoad, dialect=legacy, name="std.tensor_load"):
    """A tensor of what memory holds.  Grammar: operation (tensor_load)."""


class TensorStore(Op):
    tensor = Operand(AnyType)
    memref = Operand(AnyRankedOrUnrankedMemRef)
    traits = (TypesMatchWith("type of 'value' matches tensor equivalent of 'memref'", "memref", "tensor", "TensorOf"),)
    upgrade = Routine("legacy.TensorStore")
    assembly_format = "custom<`legacy.TensorStore`>($tensor, $memref, type($memref), attr-dict)"


class TensorStoreOp(TensorStore, dialect=legacy, name="std.tensor_store"):
    """A tensor put into memory."""


class SplatOp(Op, dialect=legacy, name="std.splat"):
    """A tensor or vector of one value."""

    input_ = Operand(AnyType)
    aggregate = Result(_Aggregate)
    traits = (TypesMatchWith("operand type matches element type of result", "aggregate", "input", "ElementType"),)
    upgrade = Routine("legacy.Splat")
    assembly_format = "$input attr-dict `:` type($aggregate)"


class ReshapeOp(Op, dialect=legacy, name="std.reshape"):
    """The specification's: `%B = reshape %A : type (sizes)[symbols] : type`."""

    source = Operand(AnyRankedOrUnrankedMemRef)
    operands_ = Operands(Index)
    result = Result(AnyRankedOrUnrankedMemRef)
    upgrade = Routine("legacy.Reshape")
    assembly_format = "custom<`legacy.Reshape`>($source, $operands, type($source), type($result), attr-dict)"


class ViewOp(Op, dialect=legacy, name="std.view"):
    """The specification's, a part of a memref: `view type (sizes)[symbols] %A : type`; from the end of 2019 bytes as a memref."""

    source = Operand(AnyRankedOrUnrankedMemRef)
    operands_ = Operands(Index)
    num_sizes = OptionalAttr(_Number)  # in the specification's form: of the operands; the others are symbols
    result = Result(AnyRankedOrUnrankedMemRef)
    upgrade = Routine("legacy.View")
    assembly_format = "custom<`legacy.View`>($source, $operands, $num_sizes, type($source), type($result), attr-dict)"


class SubViewOp(Op, dialect=legacy, name="std.subview"):
    """A part of a memref. Offsets, sizes and strides are values, or are all missing."""

    source = Operand(AnyRankedOrUnrankedMemRef)
    operands_ = Operands(Index)
    static = OptionalAttr(AnyAttr)  # arrays for offsets, sizes and strides: numbers, or the least number where a value is
    result = Result(AnyRankedOrUnrankedMemRef)
    upgrade = Routine("legacy.SubView")
    assembly_format = "custom<`legacy.SubView`>($source, $operands, $static, type($source), type($result), attr-dict)"


class AffineForOp(Op, dialect=legacy, name="affine.for"):
    """A loop in generic form: operands of both bounds are in one list."""

    operands_ = Operands(Index)
    lower_bound = Attr(AffineMapAttr)
    upper_bound = Attr(AffineMapAttr)
    step = Attr(AnyAttr)
    region = Region()
    upgrade = Routine("legacy.AffineFor", "affine.for")
    upgrade_attrs = {"lower_bound": "lowerBoundMap", "upper_bound": "upperBoundMap"}


class AffineApplyOp(Op, dialect=legacy, name="std.affine_apply"):
    """The results of an affine map, as many as it has."""

    map_ = Attr(AnyAttr)
    operands_ = Operands(Index)
    results_ = Results(Index)
    upgrade = Routine("legacy.Apply")
    assembly_format = "custom<`legacy.Apply`>($map, $operands, type($results), attr-dict)"
