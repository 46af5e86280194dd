"""The vm dialect: functions and control flow."""

from mlircore import dialect as d

from .base import *  # noqa: F403 - its constraints
from .base import vm


class BranchOp(d.Op, dialect=vm, name="br"):
    destOperands = d.Operands(VM_AnyType)
    dest = d.Successor()
    traits = (d.Terminator,)
    assembly_format = "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict"


class BreakOp(d.Op, dialect=vm, name="break"):
    destOperands = d.Operands(VM_AnyType)
    dest = d.Successor()
    traits = (d.Terminator,)
    assembly_format = "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict"


class CallOp(d.Op, dialect=vm, name="call"):
    callee = d.Attr(VM_FuncRefAttr)
    operands_ = d.Operands(VM_AnyType)
    arg_attrs = d.OptionalAttr(d.DictArrayAttr)
    res_attrs = d.OptionalAttr(d.DictArrayAttr)
    results = d.Results(VM_AnyType)
    assembly_format = "$callee `(` operands `)` attr-dict `:` functional-type(operands, results)"
    result_names = "iree.Refs"


class CheckEQOp(d.Op, dialect=vm, name="check.eq"):
    lhs = d.Operand(VM_AnyType)
    rhs = d.Operand(VM_AnyType)
    message = d.OptionalAttr(d.StrAttr)
    traits = (d.Commutative, d.AllTypesMatch("lhs", "rhs"))
    assembly_format = "$lhs `,` $rhs (`,` $message^)? attr-dict `:` type($lhs)"


class CheckNEOp(d.Op, dialect=vm, name="check.ne"):
    lhs = d.Operand(VM_AnyType)
    rhs = d.Operand(VM_AnyType)
    message = d.OptionalAttr(d.StrAttr)
    traits = (d.Commutative, d.AllTypesMatch("lhs", "rhs"))
    assembly_format = "$lhs `,` $rhs (`,` $message^)? attr-dict `:` type($lhs)"


class CheckNZOp(d.Op, dialect=vm, name="check.nz"):
    value = d.Operand(VM_AnyType)
    message = d.OptionalAttr(d.StrAttr)
    assembly_format = "$value (`,` $message^)? attr-dict `:` type($value)"


class CheckNearlyEQOp(d.Op, dialect=vm, name="check.nearly_eq"):
    lhs = d.Operand(VM_AnyType)
    rhs = d.Operand(VM_AnyType)
    message = d.OptionalAttr(d.StrAttr)
    traits = (d.Commutative, d.AllTypesMatch("lhs", "rhs"))
    assembly_format = "$lhs `,` $rhs (`,` $message^)? attr-dict `:` type($lhs)"


class CondBranchOp(d.Op, dialect=vm, name="cond_br"):
    condition = d.Operand(VM_CondValue)
    trueDestOperands = d.Operands(VM_AnyType)
    falseDestOperands = d.Operands(VM_AnyType)
    trueDest = d.Successor()
    falseDest = d.Successor()
    traits = (d.AttrSizedOperandSegments, d.Terminator)
    assembly_format = """
        $condition `,` $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,` $falseDest (`(`
        $falseDestOperands^ `:` type($falseDestOperands) `)`)? attr-dict
    """


class CondBreakOp(d.Op, dialect=vm, name="cond_break"):
    condition = d.Operand(VM_CondValue)
    destOperands = d.Operands(VM_AnyType)
    dest = d.Successor()
    traits = (d.Terminator,)
    assembly_format = "$condition `,` $dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict"


class ExportOp(d.Op, dialect=vm, name="export"):
    function_ref = d.Attr(d.FlatSymbolRefAttr)
    export_name = d.Attr(d.StrAttr)
    ordinal = d.OptionalAttr(VM_Ordinal)
    defer_attr_checks = True
    assembly_format = "custom<`iree.Alias`>($export_name, $function_ref) attr-dict-with-keyword"


class FailOp(d.Op, dialect=vm, name="fail"):
    status = d.Operand(VM_CondValue)
    message = d.OptionalAttr(d.StrAttr)
    traits = (d.Terminator,)
    assembly_format = "$status (`,` $message^)? attr-dict"


class ImportOp(d.Op, dialect=vm, name="import"):
    sym_name = d.Attr(d.SymbolNameAttr)
    function_type = d.Attr(TypeAttributeOfFunctionTypeAttr)
    arg_attrs = d.OptionalAttr(d.DictArrayAttr)
    res_attrs = d.OptionalAttr(d.DictArrayAttr)
    sym_visibility = d.OptionalAttr(d.StrAttr)
    ordinal = d.OptionalAttr(VM_Ordinal)
    is_optional = d.Attr(d.UnitAttr)
    minimum_version = d.OptionalAttr(d.I32Attr)
    body = d.Region()
    traits = (d.Symbol, d.Check("Function"))
    defer_attr_checks = True
    assembly_format = """
        custom<`iree.Visibility`>($sym_visibility) (`optional` $is_optional^)? $sym_name ``
        custom<`iree.Import`>($function_type, $arg_attrs, $body) attr-dict-with-keyword
    """


class ImportResolvedOp(d.Op, dialect=vm, name="import.resolved"):
    import_ = d.Attr(VM_FuncRefAttr)
    result = d.Result(VM_CondValue)
    effects = ()
    assembly_format = "$import attr-dict `:` type($result)"
    result_names = "iree.HasImport"


class InitializerOp(d.Op, dialect=vm, name="initializer"):
    function_type = d.Attr(TypeAttributeOfFunctionTypeAttr, default="() -> ()")
    arg_attrs = d.OptionalAttr(d.DictArrayAttr)
    res_attrs = d.OptionalAttr(d.DictArrayAttr)
    body = d.Region()
    traits = (d.IsolatedFromAbove, d.HasParent("vm.module"), d.Check("Function"))
    defer_attr_checks = True
    assembly_format = "attr-dict-with-keyword $body"


class ModuleOp(d.Op, dialect=vm, name="module"):
    sym_visibility = d.OptionalAttr(d.StrAttr)
    sym_name = d.Attr(d.SymbolNameAttr)
    ordinal_counts = d.OptionalAttr(OrdinalCountsAttr)
    version = d.OptionalAttr(d.I32Attr)
    body = d.Region(1)
    traits = (d.IsolatedFromAbove, d.SingleBlock, d.Symbol, d.SymbolTable)
    implicit_terminator = "vm.module_terminator"
    assembly_format = "custom<`iree.Visibility`>($sym_visibility) $sym_name attr-dict-with-keyword regions"


class ModuleTerminatorOp(d.Op, dialect=vm, name="module_terminator"):
    traits = (d.HasParent("vm.module"), d.Terminator)
    assembly_format = "attr-dict"


class OptimizationBarrierOp(d.Op, dialect=vm, name="optimization_barrier"):
    operands_ = d.Operands(VM_AnyType)
    results = d.Results(VM_AnyType)
    traits = (
        d.TypesMatchWith("all of {operands, results} have same type", "operands", "results", "SameTypes"),
    )
    assembly_format = "attr-dict ($operands^ `:` type($operands))?"
    result_names = "iree.Refs"


class PrintOp(d.Op, dialect=vm, name="print"):
    message = d.Attr(d.StrAttr)
    operands_ = d.Operands(VM_AnyType)
    assembly_format = "$message `(` operands `)` attr-dict `:` type(operands)"


class ReturnOp(d.Op, dialect=vm, name="return"):
    operands_ = d.Operands(VM_AnyType)
    traits = (d.Pure, d.ReturnLike, d.Terminator)
    assembly_format = "attr-dict ($operands^ `:` type($operands))?"


class TraceOp(d.Op, dialect=vm, name="trace"):
    event_name = d.Attr(d.StrAttr)
    operands_ = d.Operands(VM_AnyType)
    assembly_format = "$event_name `(` operands `)` attr-dict `:` type(operands)"


class YieldOp(d.Op, dialect=vm, name="yield"):
    destOperands = d.Operands(VM_AnyType)
    dest = d.Successor()
    traits = (d.HasParent("vm.func"), d.Terminator)
    assembly_format = "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict"


class FuncOp(d.Op, dialect=vm, name="func"):
    sym_name = d.Attr(d.SymbolNameAttr)
    function_type = d.Attr(TypeAttributeOfFunctionTypeAttr)
    ordinal = d.OptionalAttr(VM_Ordinal)
    inlining_policy = d.OptionalAttr(d.AnyAttr)
    arg_attrs = d.OptionalAttr(d.DictArrayAttr)
    res_attrs = d.OptionalAttr(d.DictArrayAttr)
    body = d.Region()
    traits = (d.IsolatedFromAbove, d.HasParent("vm.module"), d.Check("Function"), d.Symbol)
    sym_visibility = d.OptionalAttr(d.StrAttr)
    defer_attr_checks = True
    assembly_format = "custom<`func.Function`>($sym_visibility, $sym_name, $function_type, $arg_attrs, $res_attrs, attr-dict, $body)"


class BranchTableOp(d.Op, dialect=vm, name="br_table"):
    index = d.Operand(d.I32)
    defaultOperands = d.Operands(VM_AnyType)
    caseOperands = d.Operands(VM_AnyType)
    case_operand_segments = d.Attr(d.DenseI32ArrayAttr)
    defaultDestination = d.Successor()
    caseDestinations = d.Successors()
    facts = {"branch_operands": ("defaultOperands", "caseOperands"), "branch_parts": "case_operand_segments"}
    traits = (d.AttrSizedOperandSegments, d.Relation("Parts", "case_operand_segments", "caseOperands"), d.Check("Branch"), d.Terminator)
    assembly_format = r"""
        $index ` ` `{` `\n` custom<`iree.BranchTable`>($defaultDestination, $defaultOperands, type($defaultOperands),
        $caseDestinations, $caseOperands, type($caseOperands), $case_operand_segments) `}` attr-dict
    """


class CallVariadicOp(d.Op, dialect=vm, name="call.variadic"):
    callee = d.Attr(VM_FuncRefAttr)
    segment_sizes = d.Attr(SegmentSizesAttr)
    segment_types = d.Attr(TypeArrayAttr)
    operands_ = d.Operands(VM_AnyType)
    arg_attrs = d.OptionalAttr(d.DictArrayAttr)
    res_attrs = d.OptionalAttr(d.DictArrayAttr)
    results = d.Results(VM_AnyType)
    defer_attr_checks = True
    assembly_format = """
        $callee `` custom<`iree.VariadicCall`>($segment_sizes, $segment_types, $operands, type($operands), type($results),
        attr-dict)
    """
    result_names = "iree.Refs"


class CallVariadicYieldableOp(d.Op, dialect=vm, name="call.variadic.yieldable"):
    callee = d.Attr(VM_FuncRefAttr)
    segment_sizes = d.Attr(SegmentSizesAttr)
    segment_types = d.Attr(TypeArrayAttr)
    operands_ = d.Operands(VM_AnyType)
    result_types = d.Attr(TypeArrayAttr)
    arg_attrs = d.OptionalAttr(d.DictArrayAttr)
    res_attrs = d.OptionalAttr(d.DictArrayAttr)
    dest = d.Successor()
    traits = (d.Terminator,)
    assembly_format = """
        $callee `(` $operands `)` attr-dict `:` `(` type($operands) `)` `->` $dest custom<`iree.TypeList`>($result_types)
    """


class CallYieldableOp(d.Op, dialect=vm, name="call.yieldable"):
    callee = d.Attr(VM_FuncRefAttr)
    arguments = d.Operands(VM_AnyType)
    result_types = d.Attr(TypeArrayAttr)
    arg_attrs = d.OptionalAttr(d.DictArrayAttr)
    res_attrs = d.OptionalAttr(d.DictArrayAttr)
    dest = d.Successor()
    traits = (d.Terminator,)
    assembly_format = """
        $callee `(` $arguments `)` attr-dict `:` `(` type($arguments) `)` `->` $dest custom<`iree.TypeList`>($result_types)
    """


class CondFailOp(d.Op, dialect=vm, name="cond_fail"):
    condition = d.Operand(VM_CondValue)
    status = d.Operand(d.I32)
    message = d.OptionalAttr(d.StrAttr)
    defer_attr_checks = True
    assembly_format = "custom<`iree.Failure`>($condition, $status, $message) attr-dict"
