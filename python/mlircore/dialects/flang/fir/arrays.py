"""The fir dialect: variables, arrays, descriptors."""

from mlircore import dialect as d
from mlircore.define.shaped import AffineMapAttr

from .._cuda import DataAttributeAttr
from .base import (
    AnyBox, AnyCodeOrDataReference, AnyComponent, AnyCoordinate, AnyIntegerType, AnyRefOrBox, AnyRefOrBoxType, AnyReference,
    AnyReferenceOrBox, AnyShape, AnyShapeOrShift, BoxCharType, BoxField, BoxOrClass, BoxProcType, BoxType, DummyScopeType,
    FortranVariableFlagsAttr, LowerBoundModifier, RefOrLLVMPtr, ReferenceType, SafeCopies, SequenceType, ShapeShiftType, ShapeType,
    ShiftType, SliceType, StringAttr, TypeDescType, UI32Attr, UI64Attr, fir)


class ArrayAccessOp(d.Op, dialect=fir, name="array_access"):
    sequence = d.Operand(SequenceType)
    indices = d.Operands(AnyCoordinate)
    typeparams = d.Operands(AnyIntegerType)
    element = d.Result(ReferenceType)
    traits = (d.AttrSizedOperandSegments,)
    effects = ()
    assembly_format = """
        $sequence `,` $indices (`typeparams` $typeparams^)? attr-dict `:` functional-type(operands, results)
    """


class ArrayAmendOp(d.Op, dialect=fir, name="array_amend"):
    sequence = d.Operand(SequenceType)
    memref = d.Operand(ReferenceType)
    result = d.Result(SequenceType)
    effects = ()
    assembly_format = "$sequence `,` $memref attr-dict `:` functional-type(operands, results)"


class ArrayCoorOp(d.Op, dialect=fir, name="array_coor"):
    memref = d.Operand(AnyRefOrBox)
    shape = d.OptionalOperand(AnyShapeOrShift)
    slice = d.OptionalOperand(SliceType)
    indices = d.Operands(AnyCoordinate)
    typeparams = d.Operands(AnyIntegerType)
    result = d.Result(ReferenceType)
    traits = (d.AttrSizedOperandSegments, d.Check("fir.ArrayAccess", "memref", "shape", "slice", "indices"))
    effects = ()
    assembly_format = """
        $memref (`(`$shape^`)`)? (`[`$slice^`]`)? $indices (`typeparams` $typeparams^)? attr-dict `:`
        functional-type(operands, results)
    """


class ArrayFetchOp(d.Op, dialect=fir, name="array_fetch"):
    sequence = d.Operand(SequenceType)
    indices = d.Operands(AnyCoordinate)
    typeparams = d.Operands(AnyIntegerType)
    element = d.Result(d.AnyType)
    traits = (d.AttrSizedOperandSegments,)
    effects = ()
    assembly_format = """
        $sequence `,` $indices (`typeparams` $typeparams^)? attr-dict `:` functional-type(operands, results)
    """


class ArrayLoadOp(d.Op, dialect=fir, name="array_load"):
    memref = d.Operand(AnyRefOrBox)
    shape = d.OptionalOperand(AnyShapeOrShift)
    slice = d.OptionalOperand(SliceType)
    typeparams = d.Operands(AnyIntegerType)
    result = d.Result(SequenceType)
    traits = (d.AttrSizedOperandSegments, d.Check("fir.ArrayAccess", "memref", "shape", "slice"))
    assembly_format = """
        $memref (`(`$shape^`)`)? (`[`$slice^`]`)? (`typeparams` $typeparams^)? attr-dict `:`
        functional-type(operands, results)
    """


class ArrayMergeStoreOp(d.Op, dialect=fir, name="array_merge_store"):
    original = d.Operand(SequenceType)
    sequence = d.Operand(SequenceType)
    memref = d.Operand(AnyRefOrBox)
    slice = d.OptionalOperand(SliceType)
    typeparams = d.Operands(AnyIntegerType)
    traits = (d.AttrSizedOperandSegments,)
    assembly_format = """
        $original `,` $sequence `to` $memref (`[` $slice^ `]`)? (`typeparams` $typeparams^)? attr-dict `:`
        type(operands)
    """


class ArrayModifyOp(d.Op, dialect=fir, name="array_modify"):
    sequence = d.Operand(SequenceType)
    indices = d.Operands(AnyCoordinate)
    typeparams = d.Operands(AnyIntegerType)
    result = d.Result(ReferenceType)
    result0 = d.Result(SequenceType)
    result_names = ""
    traits = (d.AttrSizedOperandSegments,)
    effects = ()
    assembly_format = """
        $sequence `,` $indices (`typeparams` $typeparams^)? attr-dict `:` functional-type(operands, results)
    """


class ArrayUpdateOp(d.Op, dialect=fir, name="array_update"):
    sequence = d.Operand(SequenceType)
    merge = d.Operand(d.AnyType)
    indices = d.Operands(AnyCoordinate)
    typeparams = d.Operands(AnyIntegerType)
    result = d.Result(SequenceType)
    traits = (d.AttrSizedOperandSegments,)
    effects = ()
    assembly_format = """
        $sequence `,` $merge `,` $indices (`typeparams` $typeparams^)? attr-dict `:` functional-type(operands,
        results)
    """


class AssumedSizeExtentOp(d.Op, dialect=fir, name="assumed_size_extent"):
    result = d.Result(d.Index)
    effects = ()
    assembly_format = "attr-dict `:` type(results)"


class BoxAddrOp(d.Op, dialect=fir, name="box_addr"):
    val = d.Operand(AnyBox)
    result = d.Result(AnyCodeOrDataReference)
    effects = ()
    assembly_format = "operands attr-dict `:` functional-type(operands, results)"


class BoxCharLenOp(d.Op, dialect=fir, name="boxchar_len"):
    val = d.Operand(BoxCharType)
    result = d.Result(AnyIntegerType)
    effects = ()
    assembly_format = "operands attr-dict `:` functional-type(operands, results)"


class BoxDimsOp(d.Op, dialect=fir, name="box_dims"):
    val = d.Operand(BoxOrClass)
    dim = d.Operand(AnyIntegerType)
    result = d.Result(d.Index)
    result0 = d.Result(d.Index)
    result00 = d.Result(d.Index)
    result_names = ""
    effects = ()
    assembly_format = "$val `,` $dim attr-dict `:` functional-type(operands, results)"


class BoxEleSizeOp(d.Op, dialect=fir, name="box_elesize"):
    val = d.Operand(BoxOrClass)
    result = d.Result(AnyIntegerType)
    effects = ()
    assembly_format = "operands attr-dict `:` functional-type(operands, results)"


class _BoxTest(d.Op):
    """A question about a box."""

    val = d.Operand(BoxType)
    result = d.Result(d.BoolLike)
    effects = ()
    assembly_format = "operands attr-dict `:` functional-type(operands, results)"


class BoxIsAllocOp(_BoxTest, dialect=fir, name="box_isalloc"):
    pass


class BoxIsArrayOp(_BoxTest, dialect=fir, name="box_isarray"):
    pass


class BoxIsPtrOp(_BoxTest, dialect=fir, name="box_isptr"):
    pass


class BoxOffsetOp(d.Op, dialect=fir, name="box_offset"):
    box_ref = d.Operand(AnyReference)
    field = d.Attr(BoxField)
    result = d.Result(RefOrLLVMPtr)
    effects = ()
    assembly_format = "$box_ref $field attr-dict `:` functional-type(operands, results)"


class BoxProcHostOp(d.Op, dialect=fir, name="boxproc_host"):
    val = d.Operand(BoxProcType)
    result = d.Result(ReferenceType)
    effects = ()
    assembly_format = "operands attr-dict `:` functional-type(operands, results)"


class BoxRankOp(d.Op, dialect=fir, name="box_rank"):
    box = d.Operand(AnyRefOrBox)
    result = d.Result(AnyIntegerType)
    assembly_format = "operands attr-dict `:` functional-type(operands, results)"


class BoxTotalElementsOp(d.Op, dialect=fir, name="box_total_elements"):
    box = d.Operand(AnyBox)
    result = d.Result(AnyIntegerType)
    effects = ()
    assembly_format = "operands attr-dict `:` functional-type(operands, results)"


class BoxTypeCodeOp(d.Op, dialect=fir, name="box_typecode"):
    box = d.Operand(BoxOrClass)
    result = d.Result(AnyIntegerType)
    effects = ()
    assembly_format = "operands attr-dict `:` functional-type(operands, results)"


class BoxTypeDescOp(d.Op, dialect=fir, name="box_tdesc"):
    box = d.Operand(BoxOrClass)
    result = d.Result(TypeDescType)
    effects = ()
    assembly_format = "operands attr-dict `:` functional-type(operands, results)"


class DeclareOp(d.Op, dialect=fir, name="declare"):
    memref = d.Operand(AnyRefOrBox)
    shape = d.OptionalOperand(AnyShapeOrShift)
    typeparams = d.Operands(AnyIntegerType)
    dummy_scope = d.OptionalOperand(DummyScopeType)
    storage = d.OptionalOperand(AnyReference)
    storage_offset = d.Attr(UI64Attr, default="0 : ui64")
    uniq_name = d.Attr(StringAttr)
    fortran_attrs = d.OptionalAttr(FortranVariableFlagsAttr)
    data_attr = d.OptionalAttr(DataAttributeAttr)
    dummy_arg_no = d.OptionalAttr(UI32Attr)
    result = d.Result(AnyRefOrBox)
    traits = (d.AttrSizedOperandSegments, d.Check("fir.Declare", "memref", "shape"))
    effects = ("allocate",)
    assembly_format = """
        $memref (`(` $shape^ `)`)? (`typeparams` $typeparams^)? (`dummy_scope` $dummy_scope^ (`arg`
        $dummy_arg_no^)?)? (`storage` `(` $storage^ `[` $storage_offset `]` `)`)? attr-dict `:`
        functional-type(operands, results)
    """


class DeclareReductionOp(d.Op, dialect=fir, name="declare_reduction"):
    sym_name = d.Attr(d.SymbolNameAttr)
    type = d.Attr(d.TypeAttr)
    byref_element_type = d.OptionalAttr(d.TypeAttr)
    allocRegion = d.Region(1, at_most=True)
    initializerRegion = d.Region()
    reductionRegion = d.Region()
    atomicReductionRegion = d.Region()
    cleanupRegion = d.Region()
    dataPtrPtrRegion = d.Region()
    traits = (d.IsolatedFromAbove, d.Symbol)
    assembly_format = """
        $sym_name `:` $type attr-dict-with-keyword ( `alloc` $allocRegion^ )? `init` $initializerRegion
        `combiner` $reductionRegion ( `atomic` $atomicReductionRegion^ )? ( `cleanup` $cleanupRegion^ )? (
        `data_ptr_ptr` $dataPtrPtrRegion^ )?
    """


class DummyScopeOp(d.Op, dialect=fir, name="dummy_scope"):
    result = d.Result(DummyScopeType)
    effects = ("write",)
    assembly_format = "attr-dict `:` type(results)"


class EmboxCharOp(d.Op, dialect=fir, name="emboxchar"):
    memref = d.Operand(AnyReference)
    len = d.Operand(AnyIntegerType)
    result = d.Result(BoxCharType)
    effects = ()
    assembly_format = "$memref `,` $len attr-dict `:` functional-type(operands, results)"


class EmboxOp(d.Op, dialect=fir, name="embox"):
    memref = d.Operand(AnyReference)
    shape = d.OptionalOperand(AnyShape)
    slice = d.OptionalOperand(SliceType)
    typeparams = d.Operands(AnyIntegerType)
    sourceBox = d.OptionalOperand(BoxOrClass)
    accessMap = d.OptionalAttr(AffineMapAttr)
    allocator_idx = d.OptionalAttr(d.I32Attr)
    result = d.Result(BoxOrClass)
    traits = (d.AttrSizedOperandSegments, d.Check("fir.Embox", "memref", "shape", "slice", "sourceBox"))
    effects = ()
    assembly_format = """
        $memref (`(` $shape^ `)`)? (`[` $slice^ `]`)? (`typeparams` $typeparams^)? (`source_box` $sourceBox^)?
        (`map` $accessMap^)? attr-dict `:` functional-type(operands, results)
    """


class EmboxProcOp(d.Op, dialect=fir, name="emboxproc"):
    func = d.Operand(d.FunctionType)
    host = d.OptionalOperand(ReferenceType)
    result = d.Result(BoxProcType)
    effects = ()
    assembly_format = "$func (`,` $host^)? attr-dict `:` functional-type(operands, results)"


class IsAssumedSizeExtentOp(d.Op, dialect=fir, name="is_assumed_size_extent"):
    val = d.Operand(AnyIntegerType)
    result = d.Result(d.BoolLike)
    effects = ()
    assembly_format = "operands attr-dict `:` functional-type(operands, results)"


class IsAssumedSizeOp(d.Op, dialect=fir, name="is_assumed_size"):
    val = d.Operand(BoxOrClass)
    result = d.Result(d.BoolLike)
    effects = ()
    assembly_format = "operands attr-dict `:` functional-type(operands, results)"


class IsContiguousBoxOp(d.Op, dialect=fir, name="is_contiguous_box"):
    box = d.Operand(AnyBox)
    innermost = d.Attr(d.UnitAttr)
    result = d.Result(d.I1)
    effects = ()
    assembly_format = "$box (`innermost` $innermost^):(`whole`)? attr-dict `:` functional-type(operands, results)"


class IsPresentOp(d.Op, dialect=fir, name="is_present"):
    val = d.Operand(AnyReferenceOrBox)
    result = d.Result(d.BoolLike)
    effects = ()
    assembly_format = "operands attr-dict `:` functional-type(operands, results)"


class ReboxAssumedRankOp(d.Op, dialect=fir, name="rebox_assumed_rank"):
    box = d.Operand(AnyRefOrBoxType)
    lbs_modifier = d.Attr(LowerBoundModifier)
    result = d.Result(BoxOrClass)
    assembly_format = "$box `lbs` $lbs_modifier attr-dict `:` functional-type(operands, results)"


class ReboxOp(d.Op, dialect=fir, name="rebox"):
    box = d.Operand(BoxOrClass)
    shape = d.OptionalOperand(AnyShapeOrShift)
    slice = d.OptionalOperand(SliceType)
    result = d.Result(BoxOrClass)
    traits = (d.AttrSizedOperandSegments, d.Check("fir.Rebox", "box", "shape", "slice"))
    effects = ()
    assembly_format = "$box (`(` $shape^ `)`)? (`[` $slice^ `]`)? attr-dict `:` functional-type(operands, results)"


class ShapeOp(d.Op, dialect=fir, name="shape"):
    extents = d.Operands(AnyIntegerType)
    result = d.Result(ShapeType)
    traits = (d.Check("fir.Shape"),)
    effects = ()
    assembly_format = "operands attr-dict `:` functional-type(operands, results)"


class ShapeShiftOp(d.Op, dialect=fir, name="shape_shift"):
    pairs = d.Operands(AnyIntegerType)
    result = d.Result(ShapeShiftType)
    traits = (d.Check("fir.Shape"),)
    effects = ()
    assembly_format = "operands attr-dict `:` functional-type(operands, results)"


class ShiftOp(d.Op, dialect=fir, name="shift"):
    origins = d.Operands(AnyIntegerType)
    result = d.Result(ShiftType)
    traits = (d.Check("fir.Shape"),)
    effects = ()
    assembly_format = "operands attr-dict `:` functional-type(operands, results)"


class SliceOp(d.Op, dialect=fir, name="slice"):
    triples = d.Operands(AnyIntegerType)
    fields = d.Operands(AnyComponent)
    substr = d.Operands(AnyIntegerType)
    result = d.Result(SliceType)
    traits = (d.AttrSizedOperandSegments, d.Check("fir.Slice", "triples"))
    effects = ()
    assembly_format = """
        $triples (`path` $fields^)? (`substr` $substr^)? attr-dict `:` functional-type(operands, results)
    """


class UnboxCharOp(d.Op, dialect=fir, name="unboxchar"):
    boxchar = d.Operand(BoxCharType)
    result = d.Result(ReferenceType)
    result0 = d.Result(AnyIntegerType)
    result_names = ""
    effects = ()
    assembly_format = "operands attr-dict `:` functional-type(operands, results)"


class UnboxProcOp(d.Op, dialect=fir, name="unboxproc"):
    boxproc = d.Operand(BoxProcType)
    result = d.Result(d.FunctionType)
    refTuple = d.Result(ReferenceType)
    effects = ()
    assembly_format = "operands attr-dict `:` functional-type(operands, results)"


class UnpackArrayOp(d.Op, dialect=fir, name="unpack_array"):
    temp = d.Operand(BoxOrClass)
    original = d.Operand(BoxOrClass)
    stack = d.Attr(d.UnitAttr)
    no_copy = d.Attr(d.UnitAttr)
    is_safe = d.OptionalAttr(SafeCopies)
    traits = (d.SameTypeOperands,)
    assembly_format = """
        $temp `to` $original (`stack` $stack^):(`heap`)? (`no_copy` $no_copy^)? (`is_safe` $is_safe^)? attr-dict
        `:` type($original)
    """
