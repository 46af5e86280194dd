"""Operations and types that MLIR's own tests add to the transform dialect; mlir-opt has them."""

from mlircore.dialect import (
    AnyType, Attr, Extension, I32Attr, I64Attr, Op, Operand, OptionalAttr, OptionalOperand, OptionalResult, Region, Result, StrAttr,
    Successors, Terminator, UnitAttr,
)
from mlircore.dialects.transform.base import Handle, HandleOrParam, Param, TestDialectParamType, ValueHandle, transform, reads

tests = Extension(transform, __name__)



class TestTransformOp(Op, dialect=transform, name="test_transform_op"):
    """Says something."""

    message = Attr(StrAttr, inherent=False)
    effects = ()
    assembly_format = "($message^)? attr-dict"


class TestProduceSelfHandleOrForwardOperandOp(Op, dialect=transform, name="test_produce_self_handle_or_forward_operand"):
    """Its operand, or a handle of itself."""

    operand = OptionalOperand(Handle)
    res = Result(Handle)
    effects = reads("operand", "res")
    assembly_format = "($operand^)? attr-dict `:` functional-type(operands, results)"


class TestProduceValueHandleToSelfOperand(Op, dialect=transform, name="test_produce_value_handle_to_self_operand"):
    """A handle of its operand."""

    in_ = Operand(Handle)
    out = Result(ValueHandle)
    effects = ("read in", "allocate out", "write out")
    assembly_format = "$in attr-dict `:` functional-type(operands, results)"


class TestProduceValueHandleToResult(Op, dialect=transform, name="test_produce_value_handle_to_result"):
    """A handle of a result."""

    in_ = Operand(Handle)
    number = Attr(I64Attr)
    out = Result(ValueHandle)
    effects = ("read in", "allocate out", "write out")
    assembly_format = "$in `,` $number attr-dict `:` functional-type(operands, results)"


class TestProduceValueHandleToArgumentOfParentBlock(
        Op, dialect=transform, name="test_produce_value_handle_to_argument_of_parent_block"):
    """A handle of an argument."""

    in_ = Operand(Handle)
    number = Attr(I64Attr)
    out = Result(ValueHandle)
    effects = ("read in", "allocate out", "write out")
    assembly_format = "$in `,` $number attr-dict `:` functional-type(operands, results)"


class TestConsumeOperand(Op, dialect=transform, name="test_consume_operand"):
    """Takes handles."""

    operand = Operand(HandleOrParam)
    second_operand = OptionalOperand(Handle)
    assembly_format = "$operand (`,` $second_operand^)? attr-dict `:` type($operand) (`,` type($second_operand)^)?"


class TestConsumeOperandOfOpKindOrFail(Op, dialect=transform, name="test_consume_operand_of_op_kind_or_fail"):
    """Takes a handle of an operation of a kind."""

    operand = Operand(Handle)
    op_kind = Attr(StrAttr)
    assembly_format = "$operand `,` $op_kind attr-dict `:` type($operand)"


class TestSucceedIfOperandOfOpKind(Op, dialect=transform, name="test_succeed_if_operand_of_op_kind"):
    """Succeeds for an operation of a kind."""

    operand_handle = Operand(Handle)
    op_kind = Attr(StrAttr)
    facts = {"transform.matcher": True}
    effects = reads("operand_handle")
    assembly_format = "$operand_handle `,` $op_kind attr-dict `:` type($operand_handle)"


class TestAddTestExtensionOp(Op, dialect=transform, name="test_add_test_extension"):
    """Adds an extension."""

    message = Attr(StrAttr)
    effects = ()
    assembly_format = "$message attr-dict"


class TestRemoveTestExtensionOp(Op, dialect=transform, name="test_remove_test_extension"):
    """Removes it."""

    effects = ()
    assembly_format = "attr-dict"


class TestTransformOpWithRegions(Op, dialect=transform, name="test_transform_op_with_regions"):
    """Has two regions."""

    first = Region()
    second = Region()
    effects = ()
    assembly_format = "attr-dict-with-keyword regions"


class TestBranchingTransformOpTerminator(Op, dialect=transform, name="test_branching_transform_op_terminator"):
    """The end of a block, with successors."""

    succ = Successors()
    traits = (Terminator,)


class TestEmitRemarkAndEraseOperandOp(Op, dialect=transform, name="test_emit_remark_and_erase_operand"):
    """Prints a remark and erases an operation."""

    target = Operand(Handle)
    remark = Attr(StrAttr)
    fail_after_erase = OptionalAttr(UnitAttr)
    assembly_format = "$target `,` $remark attr-dict `:` type($target)"


class _OnTarget(Op):
    target = Operand(Handle)
    assembly_format = "$target attr-dict `:` type($target)"


class _OfTarget(Op):
    target = Operand(Handle)
    assembly_format = "$target attr-dict `:` functional-type(operands, results)"


class TestCheckIfTestExtensionPresentOp(_OnTarget, dialect=transform, name="test_check_if_test_extension_present"):
    """Looks for the extension."""

    effects = reads("target")


class TestReportNumberOfTrackedHandlesNestedUnder(
        _OnTarget, dialect=transform, name="test_report_number_of_tracked_handles_nested_under"):
    """Prints a number."""

    effects = reads("target")


class TestReversePayloadOpsOp(_OfTarget, dialect=transform, name="test_reverse_payload_ops"):
    """The operations of a handle in reverse."""

    result = Result(Handle)


class TestWrongNumberOfMultiResultsOp(_OfTarget, dialect=transform, name="test_wrong_number_of_multi_results"):
    """Sets too few handles."""

    result = Result(Handle)


class TestCopyPayloadOp(_OfTarget, dialect=transform, name="test_copy_payload"):
    """The same operations."""

    copy = Result(Handle)
    effects = reads("target", "copy")


class TestCorrectNumberOfMultiResultsOp(_OfTarget, dialect=transform, name="test_correct_number_of_multi_results"):
    """Sets two handles."""

    result1 = Result(Handle)
    result2 = Result(Handle)


class TestMixedNullAndNonNullResultsOp(_OfTarget, dialect=transform, name="test_mixed_null_and_non_null_results"):
    """Sets one of two handles."""

    null = Result(Handle)
    non_null = Result(Handle)


class TestWrongNumberOfResultsOp(_OfTarget, dialect=transform, name="test_wrong_number_of_results"):
    """Sets too few handles."""

    a = Result(Handle)
    b = Result(Handle)
    c = Result(Handle)


class TestRemapOperandPayloadToSelfOp(Op, dialect=transform, name="test_remap_operand_to_self"):
    """Its operand becomes a handle of itself."""

    operand = Operand(Handle)
    out = OptionalResult(Handle)
    effects = reads("operand", "out")
    assembly_format = "$operand attr-dict `:` functional-type(operands, results)"


class TestAddToParamOp(Op, dialect=transform, name="test_add_to_param"):
    """A sum."""

    param = OptionalOperand(TestDialectParamType)
    addendum = Attr(I32Attr)
    result = Result(TestDialectParamType)
    effects = reads("param", "result")
    assembly_format = "($param^ `,`)? $addendum attr-dict"


class TestProduceParamWithNumberOfTestOps(Op, dialect=transform, name="test_produce_param_with_number_of_test_ops"):
    """How many operations of the test dialect a handle has."""

    handle = Operand(Handle)
    result = Result(TestDialectParamType)
    effects = reads("handle", "result")
    assembly_format = "$handle attr-dict `:` type($handle)"


class TestProduceTransformParamOrForwardOperandOp(Op, dialect=transform, name="test_produce_transform_param_or_forward_operand"):
    """A handle and a parameter."""

    in_ = Operand(Handle)
    first_result_is_param = OptionalAttr(UnitAttr)
    first_result_is_null = OptionalAttr(UnitAttr)
    second_result_is_handle = OptionalAttr(UnitAttr)
    out = Result(AnyType)
    param = Result(Param)
    effects = ("read in", "allocate out", "write out", "allocate param", "write param")
    assembly_format = "$in attr-dict `:` functional-type(operands, results)"


class TestProduceNullPayloadOp(Op, dialect=transform, name="test_produce_null_payload"):
    """A handle of nothing."""

    out = Result(Handle)
    effects = ("allocate out", "write out")
    assembly_format = "attr-dict `:` type($out)"


class TestProduceNullParamOp(Op, dialect=transform, name="test_produce_null_param"):
    """A parameter of nothing."""

    out = Result(Param)
    effects = ("allocate out", "write out")
    assembly_format = "attr-dict `:` type($out)"


class TestProduceNullValueOp(Op, dialect=transform, name="test_produce_null_value"):
    """A handle of no value."""

    out = Result(ValueHandle)
    effects = ("allocate out", "write out")
    assembly_format = "attr-dict `:` type($out)"


__getattr__ = tests.member  # functions that build operations, and what else the definitions say
__dir__ = tests.members
