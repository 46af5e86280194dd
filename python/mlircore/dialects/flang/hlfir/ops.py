"""The hlfir dialect: variables, expressions, and Fortran's functions of them."""

from mlircore import dialect as d

from .._cuda import DataAttributeAttr
from .base import CharExtremumPredicate, CmpIPredicate, ExprType, hlfir
from ..fir.base import (
    AnyIntegerType, AnyRefOrBox, AnyReference, AnyReferenceOrBox, AnyShape, AnyShapeOrShift, BaseBox, DummyScopeType, FastMath,
    FortranVariableFlagsAttr, ShapeType, StringAttr, UI32Attr, UI64Attr)

NoneType = d.TypeConstraint("none type", ("kind", "TYPE_NONE"), type_text="none")


class AssignOp(d.Op, dialect=hlfir, name="assign"):
    rhs = d.Operand(d.AnyType)
    lhs = d.Operand(d.AnyType)
    realloc = d.Attr(d.UnitAttr)
    keep_lhs_length_if_realloc = d.Attr(d.UnitAttr)
    temporary_lhs = d.Attr(d.UnitAttr)
    assembly_format = """
        $rhs `to` $lhs (`realloc` $realloc^)? (`keep_lhs_len` $keep_lhs_length_if_realloc^)? (`temporary_lhs`
        $temporary_lhs^)? attr-dict `:` type(operands)
    """


class _MaskReduction(d.Op):
    """A reduction of a mask."""

    mask = d.Operand(d.AnyType)
    dim = d.OptionalOperand(AnyIntegerType)
    result = d.Result(d.AnyType)
    assembly_format = "$mask (`dim` $dim^)? attr-dict `:` functional-type(operands, results)"


class AllOp(_MaskReduction, dialect=hlfir, name="all"):
    pass


class AnyOp(_MaskReduction, dialect=hlfir, name="any"):
    pass


class ApplyOp(d.Op, dialect=hlfir, name="apply"):
    expr = d.Operand(ExprType)
    indices = d.Operands(d.Index)
    typeparams = d.Operands(AnyIntegerType)
    element_value = d.Result(d.AnyType)
    traits = (d.AttrSizedOperandSegments,)
    effects = ()
    assembly_format = """
        $expr `,` $indices (`typeparams` $typeparams^)? attr-dict `:` functional-type(operands, results)
    """


class AsExprOp(d.Op, dialect=hlfir, name="as_expr"):
    var = d.Operand(d.AnyType)
    must_free = d.OptionalOperand(d.I1)
    result = d.Result(ExprType)
    assembly_format = "$var (`move` $must_free^)? attr-dict `:` functional-type(operands, results)"


class AssociateOp(d.Op, dialect=hlfir, name="associate"):
    source = d.Operand(d.AnyType)
    shape = d.OptionalOperand(AnyShapeOrShift)
    typeparams = d.Operands(AnyIntegerType)
    uniq_name = d.OptionalAttr(StringAttr)
    fortran_attrs = d.OptionalAttr(FortranVariableFlagsAttr)
    result = d.Result(d.AnyType)
    result0 = d.Result(AnyReferenceOrBox)
    result00 = d.Result(d.I1)
    result_names = ""
    traits = (d.AttrSizedOperandSegments,)
    effects = ("allocate",)
    assembly_format = """
        $source (`(` $shape^ `)`)? (`typeparams` $typeparams^)? attr-dict `:` functional-type(operands, results)
    """


class CShiftOp(d.Op, dialect=hlfir, name="cshift"):
    array = d.Operand(d.AnyType)
    shift = d.Operand(d.AnyType)
    dim = d.OptionalOperand(AnyIntegerType)
    result = d.Result(ExprType)
    assembly_format = "$array $shift (`dim` $dim^)? attr-dict `:` functional-type(operands, results)"


class CharExtremumOp(d.Op, dialect=hlfir, name="char_extremum"):
    predicate = d.Attr(CharExtremumPredicate)
    strings = d.Operands(d.AnyType)
    result = d.Result(d.AnyType)
    assembly_format = "$predicate `,` $strings attr-dict `:` functional-type(operands, results)"


class CharTrimOp(d.Op, dialect=hlfir, name="char_trim"):
    chr = d.Operand(d.AnyType)
    result = d.Result(d.AnyType)
    assembly_format = "$chr attr-dict `:` functional-type(operands, results)"


class CmpCharOp(d.Op, dialect=hlfir, name="cmpchar"):
    predicate = d.Attr(CmpIPredicate)
    lchr = d.Operand(d.AnyType)
    rchr = d.Operand(d.AnyType)
    result = d.Result(d.I1)
    assembly_format = "$predicate $lchr $rchr attr-dict `:` functional-type(operands, results)"


class ConcatOp(d.Op, dialect=hlfir, name="concat"):
    strings = d.Operands(d.AnyType)
    length = d.Operand(AnyIntegerType)
    result = d.Result(d.AnyType)
    assembly_format = "$strings `len` $length attr-dict `:` functional-type(operands, results)"


class CopyInOp(d.Op, dialect=hlfir, name="copy_in"):
    var = d.Operand(BaseBox)
    tempBox = d.Operand(AnyReference)
    var_is_present = d.OptionalOperand(d.I1)
    result = d.Result(BaseBox)
    result0 = d.Result(d.I1)
    result_names = ""
    effects = ("allocate", "read var", "write tempBox")
    assembly_format = """
        $var `to` $tempBox (`handle_optional` $var_is_present^)? attr-dict `:` functional-type(operands,
        results)
    """


class CopyOutOp(d.Op, dialect=hlfir, name="copy_out"):
    temp = d.Operand(AnyReference)
    was_copied = d.Operand(d.I1)
    var = d.OptionalOperand(BaseBox)
    effects = ("free", "read temp", "write var")
    assembly_format = "$temp `,` $was_copied (`to` $var^)? attr-dict `:` functional-type(operands, results)"


class CountOp(_MaskReduction, dialect=hlfir, name="count"):
    pass


class DeclareOp(d.Op, dialect=hlfir, name="declare"):
    memref = d.Operand(AnyRefOrBox)
    shape = d.OptionalOperand(AnyShapeOrShift)
    typeparams = d.Operands(AnyIntegerType)
    dummy_scope = d.OptionalOperand(DummyScopeType)
    storage = d.OptionalOperand(AnyReference)
    storage_offset = d.Attr(UI64Attr, default="0 : ui64")
    uniq_name = d.Attr(StringAttr)
    fortran_attrs = d.OptionalAttr(FortranVariableFlagsAttr)
    data_attr = d.OptionalAttr(DataAttributeAttr)
    skip_rebox = d.Attr(d.UnitAttr)
    dummy_arg_no = d.OptionalAttr(UI32Attr)
    result = d.Result(d.AnyType)
    result0 = d.Result(AnyReferenceOrBox)
    result_names = ""
    traits = (d.AttrSizedOperandSegments, d.Check("fir.Declare", "memref", "shape"))
    effects = ("allocate",)
    assembly_format = """
        $memref (`(` $shape^ `)`)? (`typeparams` $typeparams^)? (`dummy_scope` $dummy_scope^ (`arg`
        $dummy_arg_no^)?)? (`storage` `(` $storage^ `[` $storage_offset `]` `)`)? (`skip_rebox` $skip_rebox^)?
        attr-dict `:` functional-type(operands, results)
    """


class DestroyOp(d.Op, dialect=hlfir, name="destroy"):
    expr = d.Operand(ExprType)
    finalize = d.Attr(d.UnitAttr)
    effects = ("free",)
    assembly_format = "$expr (`finalize` $finalize^)? attr-dict `:` qualified(type($expr))"


class DotProductOp(d.Op, dialect=hlfir, name="dot_product"):
    lhs = d.Operand(d.AnyType)
    rhs = d.Operand(d.AnyType)
    fastmath = d.Attr(FastMath, default="none")
    result = d.Result(d.AnyType)
    assembly_format = "$lhs $rhs attr-dict `:` functional-type(operands, results)"


class EOShiftOp(d.Op, dialect=hlfir, name="eoshift"):
    array = d.Operand(d.AnyType)
    shift = d.Operand(d.AnyType)
    boundary = d.OptionalOperand(d.AnyType)
    dim = d.OptionalOperand(AnyIntegerType)
    result = d.Result(ExprType)
    traits = (d.AttrSizedOperandSegments,)
    assembly_format = """
        $array $shift (`boundary` $boundary^)? (`dim` $dim^)? attr-dict `:` functional-type(operands, results)
    """


class ElementalOp(d.Op, dialect=hlfir, name="elemental"):
    shape = d.Operand(AnyShape)
    mold = d.OptionalOperand(d.AnyType)
    typeparams = d.Operands(AnyIntegerType)
    unordered = d.Attr(d.UnitAttr)
    result = d.Result(ExprType)
    region = d.Region(1)
    traits = (d.AttrSizedOperandSegments,)
    effects = ("nested", "allocate")
    assembly_format = """
        $shape (`mold` $mold^)? (`typeparams` $typeparams^)? (`unordered` $unordered^)? attr-dict `:`
        functional-type(operands, results) $region
    """


class EndAssociateOp(d.Op, dialect=hlfir, name="end_associate"):
    var = d.Operand(AnyReferenceOrBox)
    must_free = d.Operand(d.I1)
    effects = ("free",)
    assembly_format = "$var `,` $must_free attr-dict `:` type(operands)"


class EvaluateInMemoryOp(d.Op, dialect=hlfir, name="eval_in_mem"):
    shape = d.OptionalOperand(ShapeType)
    typeparams = d.Operands(AnyIntegerType)
    result = d.Result(ExprType)
    body = d.Region(1)
    traits = (d.AttrSizedOperandSegments, d.SingleBlock)
    implicit_terminator = "fir.end"
    effects = ("nested",)
    assembly_format = """
        (`shape` $shape^)? (`typeparams` $typeparams^)? attr-dict `:` functional-type(operands, results) $body
    """


class ExactlyOnceOp(d.Op, dialect=hlfir, name="exactly_once"):
    result = d.Result(d.AnyType)
    body = d.Region(1)
    effects = ("nested",)
    assembly_format = "attr-dict `:` type($result) $body"


class ForallIndexOp(d.Op, dialect=hlfir, name="forall_index"):
    index = d.Operand(AnyIntegerType)
    name_ = d.Attr(StringAttr)
    result = d.Result(d.AnyType)
    traits = (d.Pure,)
    assembly_format = "$name $index attr-dict `:` functional-type(operands, results)"


class GetExtentOp(d.Op, dialect=hlfir, name="get_extent"):
    shape = d.Operand(ShapeType)
    dim = d.Attr(d.IndexAttr)
    result = d.Result(d.Index)
    traits = (d.Pure,)
    assembly_format = "$shape attr-dict `:` functional-type(operands, results)"


class GetLengthOp(d.Op, dialect=hlfir, name="get_length"):
    expr = d.Operand(d.AnyType)
    result = d.Result(d.Index)
    traits = (d.Pure,)
    assembly_format = "$expr attr-dict `:` functional-type(operands, results)"


class IndexOp(d.Op, dialect=hlfir, name="index"):
    substr = d.Operand(d.AnyType)
    str = d.Operand(d.AnyType)
    back = d.OptionalOperand(NoneType)
    result = d.Result(AnyIntegerType)
    assembly_format = "$substr `in` $str (`back` $back^)? attr-dict `:` functional-type(operands, results)"


class MatmulOp(d.Op, dialect=hlfir, name="matmul"):
    lhs = d.Operand(d.AnyType)
    rhs = d.Operand(d.AnyType)
    fastmath = d.Attr(FastMath, default="none")
    result = d.Result(ExprType)
    assembly_format = "$lhs $rhs attr-dict `:` functional-type(operands, results)"


class MatmulTransposeOp(d.Op, dialect=hlfir, name="matmul_transpose"):
    lhs = d.Operand(d.AnyType)
    rhs = d.Operand(d.AnyType)
    fastmath = d.Attr(FastMath, default="none")
    result = d.Result(ExprType)
    assembly_format = "$lhs $rhs attr-dict `:` functional-type(operands, results)"


class _Location(d.Op):
    """The place of an element in an array."""

    array = d.Operand(d.AnyType)
    dim = d.OptionalOperand(AnyIntegerType)
    mask = d.OptionalOperand(d.AnyType)
    back = d.OptionalOperand(NoneType)
    fastmath = d.Attr(FastMath, default="none")
    result = d.Result(d.AnyType)
    traits = (d.AttrSizedOperandSegments,)
    assembly_format = """
        $array (`dim` $dim^)? (`mask` $mask^)? (`back` $back^)? attr-dict `:` functional-type(operands, results)
    """


class MaxlocOp(_Location, dialect=hlfir, name="maxloc"):
    pass


class _Reduction(d.Op):
    """A reduction of an array under a mask."""

    array = d.Operand(d.AnyType)
    dim = d.OptionalOperand(AnyIntegerType)
    mask = d.OptionalOperand(d.AnyType)
    fastmath = d.Attr(FastMath, default="none")
    result = d.Result(d.AnyType)
    traits = (d.AttrSizedOperandSegments,)
    assembly_format = "$array (`dim` $dim^)? (`mask` $mask^)? attr-dict `:` functional-type(operands, results)"


class MaxvalOp(_Reduction, dialect=hlfir, name="maxval"):
    pass


class MinlocOp(_Location, dialect=hlfir, name="minloc"):
    pass


class MinvalOp(_Reduction, dialect=hlfir, name="minval"):
    pass


class NoReassocOp(d.Op, dialect=hlfir, name="no_reassoc"):
    val = d.Operand(d.AnyType)
    result = d.Result(d.AnyType)
    traits = (d.SameOperandsAndResultType,)
    effects = ()
    assembly_format = "$val attr-dict `:` type($val)"


class NullOp(d.Op, dialect=hlfir, name="null"):
    result = d.Result(d.AnyType)
    effects = ()
    assembly_format = "type(results) attr-dict"


class ParentComponentOp(d.Op, dialect=hlfir, name="parent_comp"):
    memref = d.Operand(d.AnyType)
    shape = d.OptionalOperand(AnyShape)
    typeparams = d.Operands(AnyIntegerType)
    result = d.Result(d.AnyType)
    traits = (d.AttrSizedOperandSegments,)
    assembly_format = """
        $memref (`shape` $shape^)? (`typeparams` $typeparams^)? attr-dict `:` functional-type(operands, results)
    """


class ProductOp(_Reduction, dialect=hlfir, name="product"):
    pass


class ReshapeOp(d.Op, dialect=hlfir, name="reshape"):
    array = d.Operand(d.AnyType)
    shape = d.Operand(d.AnyType)
    pad = d.OptionalOperand(d.AnyType)
    order = d.OptionalOperand(d.AnyType)
    result = d.Result(ExprType)
    traits = (d.AttrSizedOperandSegments,)
    assembly_format = """
        $array $shape (`pad` $pad^)? (`order` $order^)? attr-dict `:` functional-type(operands, results)
    """


class SetLengthOp(d.Op, dialect=hlfir, name="set_length"):
    string = d.Operand(d.AnyType)
    length = d.Operand(AnyIntegerType)
    result = d.Result(d.AnyType)
    assembly_format = "$string `len` $length attr-dict `:` functional-type(operands, results)"


class ShapeOfOp(d.Op, dialect=hlfir, name="shape_of"):
    expr = d.Operand(ExprType)
    result = d.Result(ShapeType)
    traits = (d.Pure,)
    assembly_format = "$expr attr-dict `:` functional-type(operands, results)"


class SumOp(_Reduction, dialect=hlfir, name="sum"):
    pass


class TransposeOp(d.Op, dialect=hlfir, name="transpose"):
    array = d.Operand(d.AnyType)
    result = d.Result(ExprType)
    assembly_format = "$array attr-dict `:` functional-type(operands, results)"


class YieldElementOp(d.Op, dialect=hlfir, name="yield_element"):
    element_value = d.Operand(d.AnyType)
    traits = (d.Terminator, d.HasParent("hlfir.elemental"), d.Pure)
    assembly_format = "$element_value attr-dict `:` type($element_value)"
