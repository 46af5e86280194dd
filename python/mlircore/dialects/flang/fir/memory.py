"""The fir dialect: allocations, loads, places in variables, globals, strings, calls, loops, branches."""

from mlircore import dialect as d

from .._cuda import DataAttributeAttr
from .base import (
    AnyCoordinate, AnyIntegerType, AnyRefOrBox, AnyReference, FastMath, FieldType, FortranInlineAttr,
    FortranProcedureFlagsAttr, LenType, RefOrLLVMPtr, fir)

# --- memory ---


class _Allocation(d.Op):
    in_type = d.Attr(d.TypeAttr)
    uniq_name = d.OptionalAttr(d.StrAttr)
    bindc_name = d.OptionalAttr(d.StrAttr)


_FORM = "custom<`fir.Allocated`>($in_type, type($res), `{}`) (`` `(` $typeparams^ `:` type($typeparams) `)`)? (`,` $shape^)? attr-dict"


class AllocaOp(_Allocation, dialect=fir, name="alloca"):
    pinned = d.Attr(d.UnitAttr)
    typeparams = d.Operands(AnyIntegerType)
    shape = d.Operands(d.Index)
    res = d.Result(d.AnyType)
    traits = (d.AttrSizedOperandSegments,)
    effects = ("allocate res",)
    checks = (d.Check("fir.Allocated", "fir.ref"),)
    assembly_format = _FORM.format("fir.ref")


class AllocMemOp(_Allocation, dialect=fir, name="allocmem"):
    typeparams = d.Operands(AnyIntegerType)
    shape = d.Operands(d.Index)
    res = d.Result(d.AnyType)
    traits = (d.AttrSizedOperandSegments,)
    effects = ("allocate res",)
    checks = (d.Check("fir.Allocated", "fir.heap"),)
    assembly_format = _FORM.format("fir.heap")


class LoadOp(d.Op, dialect=fir, name="load"):
    memref = d.Operand(AnyReference)
    tbaa = d.OptionalAttr(d.ArrayAttr)
    nontemporal = d.Attr(d.UnitAttr)
    accessGroups = d.OptionalAttr(d.ArrayAttr)
    res = d.Result(d.AnyType)
    traits = (d.TypesMatchWith("result type is the element type", "memref", "res", "TypeParameter"),)
    effects = ("read memref",)
    assembly_format = "$memref attr-dict `:` type($memref)"


class StoreOp(d.Op, dialect=fir, name="store"):
    value = d.Operand(d.AnyType)
    memref = d.Operand(AnyReference)
    tbaa = d.OptionalAttr(d.ArrayAttr)
    nontemporal = d.Attr(d.UnitAttr)
    accessGroups = d.OptionalAttr(d.ArrayAttr)
    traits = (d.TypesMatchWith("store value type must match memory reference type", "memref", "value", "TypeParameter"),)
    effects = ("write memref",)
    assembly_format = "$value `to` $memref attr-dict `:` type($memref)"


class CoordinateOp(d.Op, dialect=fir, name="coordinate_of"):
    ref = d.Operand(AnyRefOrBox)
    coor = d.Operands(AnyCoordinate)
    baseType = d.Attr(d.TypeAttr)
    field_indices = d.OptionalAttr(d.DenseI32ArrayAttr)
    result = d.Result(RefOrLLVMPtr)
    traits = (d.Check("fir.Coordinates"),)
    effects = ()
    assembly_format = """
        $ref `,` custom<`fir.Coordinates`>($coor, type($coor), type($ref), type($result), $baseType, $field_indices, attr-dict)
    """


class _FieldIndex(d.Op):
    field_id = d.Attr(d.StrAttr)
    on_type = d.Attr(d.TypeAttr)
    typeparams = d.Operands(AnyIntegerType)
    effects = ()


class FieldIndexOp(_FieldIndex, dialect=fir, name="field_index"):
    res = d.Result(FieldType)
    assembly_format = "custom<`fir.Word`>($field_id) `,` $on_type `` custom<`fir.TypeParams`>($typeparams, type($typeparams)) attr-dict"


class LenParamIndexOp(_FieldIndex, dialect=fir, name="len_param_index"):
    res = d.Result(LenType)
    assembly_format = "custom<`fir.Word`>($field_id) `,` $on_type `` custom<`fir.TypeParams`>($typeparams, type($typeparams)) attr-dict"


class TypeDescOp(d.Op, dialect=fir, name="type_desc"):
    in_type = d.Attr(d.TypeAttr)
    res = d.Result(d.AnyType)
    effects = ()
    checks = (d.Check("fir.Allocated", "fir.tdesc"),)
    assembly_format = "custom<`fir.Allocated`>($in_type, type($res), `fir.tdesc`) attr-dict"


# --- globals and constants ---


class GlobalOp(d.Op, dialect=fir, name="global"):
    sym_name = d.Attr(d.StrAttr)
    symref = d.Attr(d.SymbolRefAttr)
    type = d.Attr(d.TypeAttr)
    initVal = d.OptionalAttr(d.AnyAttr)
    constant = d.Attr(d.UnitAttr)
    target = d.Attr(d.UnitAttr)
    linkName = d.OptionalAttr(d.StrAttr)
    data_attr = d.OptionalAttr(DataAttributeAttr)
    alignment = d.OptionalAttr(d.I64Attr)
    region = d.Region(1, at_most=True)
    traits = (d.IsolatedFromAbove, d.Symbol)
    assembly_format = """
        custom<`fir.GlobalName`>($linkName, $sym_name, $symref) (`` `(` $initVal^ `)`)? attr-dict (`constant` $constant^)?
        (`target` $target^)? `:` $type ($region^)?
    """


class StringLitOp(d.Op, dialect=fir, name="string_lit"):
    value = d.Attr(d.StrAttr, inherent=False)
    xlist = d.Attr(d.AnyAttr, inherent=False)
    size = d.Attr(d.I64Attr, inherent=False)
    result = d.Result(d.AnyType)
    traits = (d.Check("fir.String"),)
    effects = ()
    assembly_format = "custom<`fir.String`>($value, $xlist, $size) attr-dict `:` type($result)"


class InsertOnRangeOp(d.Op, dialect=fir, name="insert_on_range"):
    seq = d.Operand(d.AnyType)
    val = d.Operand(d.AnyType)
    coor = d.Attr(d.AnyIntElementsAttr)
    result = d.Result(d.AnyType)
    effects = ()
    assembly_format = "$seq `,` $val custom<`fir.Range`>($coor) attr-dict `:` functional-type(operands, results)"


class DTEntryOp(d.Op, dialect=fir, name="dt_entry"):
    method = d.Attr(d.StrAttr)
    proc = d.Attr(d.SymbolRefAttr)
    deferred = d.Attr(d.UnitAttr)
    traits = (d.HasParent("fir.type_info"),)
    assembly_format = "$method `,` $proc (`deferred` $deferred^)? attr-dict"


# --- calls, loops, branches ---


class CallOp(d.Op, dialect=fir, name="call"):
    callee = d.OptionalAttr(d.SymbolRefAttr)
    args = d.Operands(d.AnyType)
    arg_attrs = d.OptionalAttr(d.DictArrayAttr)
    res_attrs = d.OptionalAttr(d.DictArrayAttr)
    procedure_attrs = d.OptionalAttr(FortranProcedureFlagsAttr)
    inline_attr = d.OptionalAttr(FortranInlineAttr)
    accessGroups = d.OptionalAttr(d.ArrayAttr)
    fastmath = d.Attr(FastMath, default="none")
    result_ = d.Results(d.AnyType)
    assembly_format = """
        custom<`fir.Callee`>($callee, $args) (`proc_attrs` `` $procedure_attrs^)? (`fastmath` `` $fastmath^)?
        (`inline_attrs` `` $inline_attr^)? attr-dict `:`
        custom<`fir.CallType`>(ref($callee), type($args), type($result), $arg_attrs, $res_attrs)
    """


class DoLoopOp(d.Op, dialect=fir, name="do_loop"):
    lowerBound = d.Operand(d.Index)
    upperBound = d.Operand(d.Index)
    step = d.Operand(d.Index)
    reduceOperands = d.Operands(d.AnyType)
    initArgs = d.Operands(d.AnyType)
    unordered = d.Attr(d.UnitAttr)
    finalValue = d.Attr(d.UnitAttr)
    reduceAttrs = d.OptionalAttr(d.ArrayAttr)
    loopAnnotation = d.OptionalAttr(d.AnyAttr)
    results = d.Results(d.AnyType)
    region = d.Region(1)
    traits = (d.AttrSizedOperandSegments, d.SingleBlock, d.Check("fir.Loop"))
    implicit_terminator = "fir.result"
    effects = ("nested",)
    assembly_format = """
        custom<`fir.DoLoop`>($lowerBound, $upperBound, $step, $reduceOperands, $initArgs, $unordered, $finalValue, $reduceAttrs,
        type($reduceOperands), type($initArgs), type($results), attr-dict, $region)
    """


class IterWhileOp(d.Op, dialect=fir, name="iterate_while"):
    lowerBound = d.Operand(d.Index)
    upperBound = d.Operand(d.Index)
    step = d.Operand(d.Index)
    iterateIn = d.Operand(d.I1)
    initArgs = d.Operands(d.AnyType)
    finalValue = d.Attr(d.UnitAttr)
    results = d.Results(d.AnyType)
    region = d.Region(1)
    traits = (d.SingleBlock,)
    implicit_terminator = "fir.result"
    effects = ("nested",)
    assembly_format = """
        custom<`fir.Iterate`>($lowerBound, $upperBound, $step, $iterateIn, $initArgs, $finalValue, type($initArgs), type($results),
        attr-dict, $region)
    """


class IfOp(d.Op, dialect=fir, name="if"):
    condition = d.Operand(d.I1)
    region_weights = d.OptionalAttr(d.DenseI32ArrayAttr)
    results = d.Results(d.AnyType)
    thenRegion = d.Region(1)
    elseRegion = d.Region(1, at_most=True)
    traits = (d.NoRegionArguments, d.SingleBlock, d.Check("fir.If"))
    implicit_terminator = "fir.result"
    effects = ("nested",)
    assembly_format = """
        $condition (`weights` `` `(` $region_weights^ `)`)? `` custom<`fir.Results`>(type($results)) $thenRegion
        (`else` $elseRegion^)? attr-dict
    """
