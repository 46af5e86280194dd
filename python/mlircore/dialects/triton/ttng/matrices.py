"""The ttng dialect: products of matrices, tensor memory, packed arithmetic."""

from mlircore import dialect as d

from .._constraints import FpIntTensor, Tensor, TensorOrMemDesc, tensor_of
from ..tt.base import InputPrecision, ScaleDotElemType
from ..ttg.base import AsyncTokenType, MemDescType
from .base import PackedArithOpKind, TMEMLoadReduceModifierAttr, ttng

_LAYOUTS = d.Check("ttg.Layouts")
_TCGEN05 = d.Check("ttng.Tcgen05")
_OPERAND = (("integer", 1, 8), ("float", "f8E8M0FNU", "f8E4M3FN", "f8E5M2", "f16", "bf16", "f32"))
_PACKED_OPERAND = tensor_of("packed arithmetic operand element", *_OPERAND)
_PACKED_RESULT = tensor_of("packed arithmetic result element", ("float", "f8E4M3FN", "f8E5M2", "f16", "bf16", "f32"))


class PackedArithOp(d.Op, dialect=ttng, name="packed_arith"):
    """Arithmetic on packed elements."""

    op_kind = d.Attr(PackedArithOpKind)
    operands = d.Operands(_PACKED_OPERAND)
    result = d.Result(_PACKED_RESULT)
    traits = (d.Pure,)
    checks = (_LAYOUTS, d.Check("ttng.PackedArith"))
    assembly_format = "$op_kind $operands attr-dict `:` functional-type($operands, $result)"


class TCGen5CommitOp(d.Op, dialect=ttng, name="tc_gen5_commit"):
    """Lets a barrier follow the products so far."""

    barrier = d.Operand(MemDescType)
    pred = d.OptionalOperand(d.I1)
    descs = d.Operands(MemDescType)
    traits = (d.AttrSizedOperandSegments,)
    effects = ("write barrier",)
    checks = (_LAYOUTS, _TCGEN05, d.Check("ttng.Barrier", "barrier"), d.Check("ttng.Completion", "barrier"))
    assembly_format = "$barrier (`,` $pred^)? (`descs` $descs^)? attr-dict `:` qualified(type($barrier)) (`,` qualified(type($descs))^)?"


class TCGen5MMAOp(d.Op, dialect=ttng, name="tc_gen5_mma"):
    """A product of matrices, added to one in tensor memory."""

    a = d.Operand(MemDescType)
    b = d.Operand(MemDescType)
    d_ = d.Operand(MemDescType)
    acc_dep = d.OptionalOperand(AsyncTokenType)
    useD = d.Operand(d.I1)
    pred = d.Operand(d.I1)
    barriers = d.Operands(MemDescType)
    barrier_preds = d.Operands(d.I1)
    is_async = d.Attr(d.UnitAttr)
    two_ctas = d.Attr(d.UnitAttr)
    multicast = d.Attr(d.UnitAttr)
    is_unsigned = d.Attr(d.UnitAttr)
    token = d.OptionalResult(AsyncTokenType)
    traits = (d.AttrSizedOperandSegments,)
    checks = (_LAYOUTS, _TCGEN05, d.Check("tt.Product"), d.Check("ttng.Mma", "barriers"))
    assembly_format = """
        $a `,` $b `,` $d `` custom<`ttng.Token`>($acc_dep, type($token)) `,` $useD`,` $pred `` custom<`ttng.Barriers`>($barriers,
        $barrier_preds) attr-dict `:` qualified(type($a)) `,` qualified(type($b)) `,` qualified(type($d)) (`,`
        qualified(type($barriers))^)?
    """


class TCGen5MMAScaledOp(d.Op, dialect=ttng, name="tc_gen5_mma_scaled"):
    """A product of matrices of small floats with scales, added to one in tensor memory."""

    a = d.Operand(MemDescType)
    b = d.Operand(MemDescType)
    d_ = d.Operand(MemDescType)
    acc_dep = d.OptionalOperand(AsyncTokenType)
    a_scale = d.Operand(MemDescType)
    b_scale = d.Operand(MemDescType)
    a_type = d.Attr(ScaleDotElemType)
    b_type = d.Attr(ScaleDotElemType)
    useD = d.Operand(d.I1)
    pred = d.Operand(d.I1)
    barriers = d.Operands(MemDescType)
    barrier_preds = d.Operands(d.I1)
    two_ctas = d.Attr(d.UnitAttr)
    multicast = d.Attr(d.UnitAttr)
    is_async = d.Attr(d.UnitAttr)
    token = d.OptionalResult(AsyncTokenType)
    traits = (d.AttrSizedOperandSegments,)
    checks = (_LAYOUTS, _TCGEN05, d.Check("ttng.MmaScaled", "barriers"))
    assembly_format = """
        $a `,` $b `,` $d `` custom<`ttng.Token`>($acc_dep, type($token)) `,` $a_scale `,` $b_scale `,` $useD `,` $pred `lhs` `=` $a_type
        `rhs` `=` $b_type `` custom<`ttng.Barriers`>($barriers, $barrier_preds) attr-dict `:` qualified(type($a)) `,`
        qualified(type($b)) `,` qualified(type($d)) `,` qualified(type($a_scale)) `,` qualified(type($b_scale)) (`,`
        qualified(type($barriers))^)?
    """


class TMEMAllocOp(d.Op, dialect=ttng, name="tmem_alloc"):
    """A buffer in tensor memory."""

    src = d.OptionalOperand(Tensor)
    result = d.Result(MemDescType)
    token = d.OptionalResult(AsyncTokenType)
    checks = (_LAYOUTS, _TCGEN05, d.Check("ttng.TmemAlloc"))
    assembly_format = "($src^)? attr-dict `:` functional-type(operands, results)"


class TMEMCopyOp(d.Op, dialect=ttng, name="tmem_copy"):
    """A copy from shared memory to tensor memory."""

    src = d.Operand(MemDescType)
    dst = d.Operand(MemDescType)
    effects = ("read src", "write dst")
    checks = (_LAYOUTS, _TCGEN05, d.Check("ttng.TmemCopy"))
    assembly_format = "$src `,` $dst attr-dict `:` qualified(type(operands))"


class TMEMLoadOp(d.Op, dialect=ttng, name="tmem_load"):
    """A tensor of tensor memory."""

    src = d.Operand(MemDescType)
    dep = d.OptionalOperand(AsyncTokenType)
    redOp = d.OptionalAttr(TMEMLoadReduceModifierAttr)
    abs = d.OptionalAttr(d.BoolAttr)
    NaN = d.OptionalAttr(d.BoolAttr)
    result = d.Result(Tensor)
    token = d.OptionalResult(AsyncTokenType)
    red = d.OptionalResult(Tensor)
    traits = (d.AttrSizedResultSegments,)
    effects = ("read src",)
    checks = (_LAYOUTS, _TCGEN05, d.Check("ttng.TmemLoad"))
    assembly_format = "$src `` custom<`ttng.Token`>($dep, type($token)) attr-dict `:` qualified(type($src)) `->` type($result) (`,` type($red)^)?"


class TMEMStoreOp(d.Op, dialect=ttng, name="tmem_store"):
    """A tensor that is written into tensor memory."""

    dst = d.Operand(MemDescType)
    dep = d.OptionalOperand(AsyncTokenType)
    src = d.Operand(Tensor)
    pred = d.Operand(d.I1)
    token = d.OptionalResult(AsyncTokenType)
    effects = ("write dst",)
    checks = (_LAYOUTS, _TCGEN05, d.Check("ttng.TmemStore"))
    assembly_format = "$src `,` $dst `` custom<`ttng.Token`>($dep, type($token)) `,` $pred attr-dict `:` type($src) `->` qualified(type($dst))"


class TMEMSubSliceOp(d.Op, dialect=ttng, name="tmem_subslice"):
    """A part of a buffer in tensor memory."""

    src = d.Operand(MemDescType)
    offset = d.Attr(d.I32Attr)
    dim = d.Attr(d.I32Attr, default="1 : i32")
    result = d.Result(MemDescType)
    traits = (d.Pure,)
    checks = (_LAYOUTS, _TCGEN05, d.Check("ttng.TmemSubslice"))
    assembly_format = "$src attr-dict `:` qualified(type($src)) `->` qualified(type($result))"


class WarpGroupDotOp(d.Op, dialect=ttng, name="warp_group_dot"):
    """A product of matrices on a group of warps, added to a matrix."""

    a = d.Operand(TensorOrMemDesc)
    b = d.Operand(MemDescType)
    c = d.Operand(FpIntTensor)
    useC = d.OptionalOperand(d.I1)
    inputPrecision = d.Attr(InputPrecision, default="ieee")
    maxNumImpreciseAcc = d.Attr(d.I32Attr, default="0 : i32")
    isAsync = d.Attr(d.BoolAttr, default="false")
    d_ = d.Result(FpIntTensor)
    traits = (d.TypesMatchWith("result's type matches accumulator's type", "d", "c", "SameTypes"),)
    checks = (_LAYOUTS, d.Check("tt.Product"), d.Check("ttng.WarpGroupDot"))
    assembly_format = "$a`,` $b`,` $c (`,` $useC^)? attr-dict `:` type($a) `*` qualified(type($b)) `->` type($d)"


class WarpGroupDotWaitOp(d.Op, dialect=ttng, name="warp_group_dot_wait"):
    """A wait for products on groups of warps."""

    inputs = d.Operands(TensorOrMemDesc)
    pendings = d.Attr(d.I32Attr)
    warpGroupLocal = d.Attr(d.UnitAttr)
    outputs = d.Results(TensorOrMemDesc)
    traits = (d.TypesMatchWith("all of {inputs, outputs} have same type", "inputs", "outputs", "SameTypes"),)
    checks = (_LAYOUTS, d.Check("ttng.WarpGroupDotWait"))
    assembly_format = "$inputs attr-dict `:` type($inputs)"
