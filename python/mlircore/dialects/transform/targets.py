"""The transform dialect: patterns that several targets have, and what belongs to single dialects."""

from mlircore.dialect import (
    ArrayAttr, Attr, AttrSizedOperandSegments, Check, DenseI32ArrayAttr, DenseI64ArrayAttr, GraphRegion, NoTerminator, Op, Operand,
    Operands, OptionalAttr, OptionalOperand, Region, Result, SingleBlock, SymbolRefAttr, SymbolTable, UnitAttr,
)
from mlircore.dialects.transform.base import consumes, ConversionPatterns, Handle, Param, Patterns, ToLLVM, ValueHandle, transform, reads


class SimplifyBoundedAffineOpsOp(Op, dialect=transform, name="affine.simplify_bounded_affine_ops"):
    """Simplifies affine operations on values whose bounds are given."""

    target = Operand(Handle)
    bounded_values = Operands(Handle)
    lower_bounds = Attr(DenseI64ArrayAttr)
    upper_bounds = Attr(DenseI64ArrayAttr)
    facts = consumes("target")
    checks = (Check("transform.Bounds", "bounded_values"),)
    assembly_format = """
        $target `with` `[` ($bounded_values^ `:` type($bounded_values))? `]` `within` $lower_bounds `and` $upper_bounds attr-dict
        `:` type($target)
    """


class SimplifyMinMaxAffineOpsOp(Op, dialect=transform, name="affine.simplify_min_max_affine_ops"):
    """Simplifies minima and maxima by the bounds of their operands."""

    target = Operand(Handle)
    facts = consumes()
    assembly_format = "$target attr-dict `:` type($target)"


class ApplyArmNeonContractionToBFMMLAPatternsOp(Patterns, dialect=transform, name="apply_patterns.arm_neon.vector_contract_to_bfmmla"):
    """Contractions of bf16 vectors become Neon's matrix products."""


class ApplyArmNeonContractionToI8MMPatternsOp(Patterns, dialect=transform, name="apply_patterns.arm_neon.vector_contract_to_i8mm"):
    """Contractions of i8 vectors become Neon's matrix products."""


class ApplyArmSVELowerContractionToBFMMLAPatternsOp(Patterns, dialect=transform, name="apply_patterns.arm_sve.vector_contract_to_bfmmla"):
    """Contractions of bf16 vectors become SVE's matrix products."""


class ApplyArmSVELowerContractionToI8MMPatternsOp(Patterns, dialect=transform, name="apply_patterns.arm_sve.vector_contract_to_i8mm"):
    """Contractions of i8 vectors become SVE's matrix products."""


class QueryOp(Op, dialect=transform, name="dlti.query"):
    """Reads the value that the data layout around an operation has for some keys."""

    target = Operand(Handle)
    keys = Attr(ArrayAttr)
    associated_attr = Result(Param)
    effects = reads("target", "associated_attr")
    assembly_format = "$keys `at` $target attr-dict `:` functional-type(operands, results)"


class ApplyFuncToLLVMConversionPatternsOp(ConversionPatterns, dialect=transform, name="apply_conversion_patterns.func.func_to_llvm"):
    """Functions become LLVM's."""

    facts = ToLLVM




class CastAndCallOp(Op, dialect=transform, name="func.cast_and_call"):
    """Calls a function in the place of values, with casts of what goes in and comes out."""

    insertion_point = Operand(Handle)
    insert_after = Attr(UnitAttr)
    inputs = OptionalOperand(ValueHandle)
    outputs = OptionalOperand(ValueHandle)
    function_name = OptionalAttr(SymbolRefAttr)
    function = OptionalOperand(Handle)
    result = Result(Handle)
    conversions = Region(blocks=1, at_most=True)
    traits = (AttrSizedOperandSegments, NoTerminator, SingleBlock, GraphRegion)
    checks = (Check("transform.Callee", "function_name", "function"), Check("transform.Converters"))
    assembly_format = """
        ($function_name^)? ($function^)? (`(` $inputs^ `)`)? (`->` $outputs^)? (`after` $insert_after^):(`before`)? $insertion_point
        ($conversions^)? attr-dict `:` functional-type(operands, results)
    """


class DeduplicateFuncArgsOp(Op, dialect=transform, name="func.deduplicate_func_args"):
    """Gives a function each argument once, and calls likewise."""

    module = Operand(Handle)
    function_name = Attr(SymbolRefAttr)
    transformed_module = Result(Handle)
    transformed_function = Result(Handle)
    facts = consumes()
    assembly_format = "$function_name `at` $module attr-dict `:` functional-type(operands, results)"


class ReplaceFuncSignatureOp(Op, dialect=transform, name="func.replace_func_signature"):
    """Puts the arguments and results of a function into another order."""

    module = Operand(Handle)
    function_name = Attr(SymbolRefAttr)
    args_interchange = Attr(DenseI32ArrayAttr)
    results_interchange = Attr(DenseI32ArrayAttr)
    adjust_func_calls = Attr(UnitAttr)
    transformed_module = Result(Handle)
    transformed_function = Result(Handle)
    facts = consumes()
    assembly_format = """
        $function_name `args_interchange` `=` $args_interchange `results_interchange` `=` $results_interchange `at` $module
        attr-dict `:` functional-type(operands, results)
    """


class IRDLCollectMatchingOp(Op, dialect=transform, name="irdl.collect_matching"):
    """All operations that a definition of irdl describes."""

    root = Operand(Handle)
    matched = Result(Handle)
    body = Region(blocks=1)
    traits = (SymbolTable, NoTerminator)
    checks = (Check("transform.Irdl"),)
    effects = reads("root", "matched")
    assembly_format = "`in` $root `:` functional-type(operands, results) attr-dict-with-keyword regions"
