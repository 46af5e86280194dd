"""The hlfir dialect: parts of variables, masks and loops of assignments."""

from mlircore import dialect as d

from .base import hlfir
from ..fir.base import AnyIntegerType, AnyShapeOrShift, Flags, FortranVariableFlagsAttr, ShapeType, StringAttr

_TREE = ("hlfir.region_assign", "hlfir.elemental_addr", "hlfir.forall", "hlfir.forall_mask", "hlfir.where", "hlfir.elsewhere", "hlfir.exactly_once")


class DesignateOp(d.Op, dialect=hlfir, name="designate"):
    memref = d.Operand(d.AnyType)
    component = d.OptionalAttr(StringAttr)
    component_shape = d.OptionalOperand(AnyShapeOrShift)
    indices = d.Operands(AnyIntegerType)
    is_triplet = d.Attr(Flags)
    substring = d.Operands(AnyIntegerType)
    complex_part = d.OptionalAttr(d.BoolAttr)
    shape = d.OptionalOperand(AnyShapeOrShift)
    typeparams = d.Operands(AnyIntegerType)
    fortran_attrs = d.OptionalAttr(FortranVariableFlagsAttr)
    result = d.Result(d.AnyType)
    traits = (d.AttrSizedOperandSegments,)
    effects = ()
    assembly_format = """
        $memref (`{` $component^ `}`)? (`<` $component_shape^ `>`)? custom<`hlfir.Indices`>($indices, $is_triplet)
        (`substr` $substring^)? custom<`hlfir.ComplexPart`>($complex_part) (`shape` $shape^)? (`typeparams`
        $typeparams^)? attr-dict `:` functional-type(operands, results)
    """


class ElementalAddrOp(d.Op, dialect=hlfir, name="elemental_addr"):
    shape = d.Operand(ShapeType)
    mold = d.OptionalOperand(d.AnyType)
    typeparams = d.Operands(AnyIntegerType)
    unordered = d.Attr(d.UnitAttr)
    body = d.Region(1)
    cleanup = d.Region(1, at_most=True)
    traits = (d.Terminator, d.HasParent("hlfir.region_assign"), d.AttrSizedOperandSegments)
    implicit_terminator = "fir.end"
    effects = ("nested",)
    assembly_format = """
        $shape (`mold` $mold^)? (`typeparams` $typeparams^)? (`unordered` $unordered^)? attr-dict `:`
        type(operands) $body custom<`hlfir.Cleanup`>($cleanup)
    """


class WhereOp(d.Op, dialect=hlfir, name="where"):
    mask_region = d.Region(1)
    body = d.Region(1)
    implicit_terminator = "fir.end"
    assembly_format = "$mask_region attr-dict `do` custom<`hlfir.Body`>($body)"


class ElseWhereOp(d.Op, dialect=hlfir, name="elsewhere"):
    mask_region = d.Region(1, at_most=True)
    body = d.Region(1)
    traits = (d.Terminator, d.HasParent("hlfir.where", "hlfir.elsewhere"))
    implicit_terminator = "fir.end"
    assembly_format = "(`mask` $mask_region^)? attr-dict `do` custom<`hlfir.Body`>($body)"


class ForallMaskOp(d.Op, dialect=hlfir, name="forall_mask"):
    mask_region = d.Region(1)
    body = d.Region(1)
    implicit_terminator = "fir.end"
    assembly_format = "$mask_region attr-dict `do` custom<`hlfir.Body`>($body)"


class ForallOp(d.Op, dialect=hlfir, name="forall"):
    lb_region = d.Region(1)
    ub_region = d.Region(1)
    step_region = d.Region(1, at_most=True)
    body = d.Region(1)
    implicit_terminator = "fir.end"
    assembly_format = "attr-dict `lb` $lb_region `ub` $ub_region (`step` $step_region^)? custom<`hlfir.Body`>($body)"


class RegionAssignOp(d.Op, dialect=hlfir, name="region_assign"):
    rhs_region = d.Region(1)
    lhs_region = d.Region(1)
    user_defined_assignment = d.Region(1, at_most=True)
    implicit_terminator = "fir.end"
    assembly_format = "$rhs_region `to` $lhs_region `` custom<`hlfir.Assignment`>($user_defined_assignment) attr-dict"


class YieldOp(d.Op, dialect=hlfir, name="yield"):
    entity = d.Operand(d.AnyType)
    cleanup = d.Region(1, at_most=True)
    traits = (d.Terminator, d.HasParent(*_TREE))
    implicit_terminator = "fir.end"
    effects = ("nested",)
    assembly_format = "$entity attr-dict `:` type($entity) custom<`hlfir.Cleanup`>($cleanup)"
