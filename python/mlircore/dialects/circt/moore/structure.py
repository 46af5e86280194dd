"""The moore dialect: modules, procedures, classes, variables, assignments."""

from mlircore import dialect as d
from mlircore.dialects.circt.hw.base import ModuleTypeAttr, StrArrayAttr

from .base import (
    AnyUnpacked, BitType, ChandleType, ClassHandleType, DeferAssert, Edge, JoinKind, NetKind, NullType, ProcedureKind, RefType, SymbolRefArrayAttr,
    TimeType, moore)


class _Assertion(d.Op):
    defer = d.Attr(DeferAssert)
    cond = d.Operand(AnyUnpacked)
    label = d.OptionalAttr(d.StrAttr)
    traits = (d.HasParent("moore.procedure", "func.func"),)
    assembly_format = "$defer $cond (`label` $label^)? attr-dict `:` custom<`moore.Type`>(type($cond))"


class AssertOp(_Assertion, dialect=moore, name="assert"):
    pass


class AssumeOp(_Assertion, dialect=moore, name="assume"):
    pass


class CoverOp(_Assertion, dialect=moore, name="cover"):
    pass


class ContinuousAssignOp(d.Op, dialect=moore, name="assign"):
    dst = d.Operand(RefType)
    src = d.Operand(AnyUnpacked)
    traits = (d.HasParent("moore.module"), d.TypesMatchWith("src and dst types match", "src", "dst", "moore.Ref"))
    assembly_format = "$dst `,` $src attr-dict `:` custom<`moore.Type`>(type($src))"


class AssignedVariableOp(d.Op, dialect=moore, name="assigned_variable"):
    name_ = d.OptionalAttr(d.StrAttr)
    input = d.Operand(AnyUnpacked)
    result = d.Result(d.AnyType)
    traits = (d.SameOperandsAndResultType,)
    result_name = "{name}"
    result_names = "Patterns"
    assembly_format = "`` custom<`circt.ImplicitName`>($name) $input attr-dict `:` custom<`moore.Type`>(type($input))"


class _BlockingAssign(d.Op):
    dst = d.Operand(RefType)
    src = d.Operand(AnyUnpacked)
    traits = (d.TypesMatchWith("src and dst types match", "src", "dst", "moore.Ref"),)
    assembly_format = "$dst `,` $src attr-dict `:` custom<`moore.Type`>(type($src))"


class BlockingAssignOp(_BlockingAssign, dialect=moore, name="blocking_assign"):
    pass


class NonBlockingAssignOp(_BlockingAssign, dialect=moore, name="nonblocking_assign"):
    pass


class CallCoroutineOp(d.Op, dialect=moore, name="call_coroutine"):
    callee = d.Attr(d.FlatSymbolRefAttr)
    operands_ = d.Operands(d.AnyType)
    results = d.Results(d.AnyType)
    assembly_format = "$callee `(` $operands `)` attr-dict `:` functional-type(operands, results)"


class ClassDeclOp(d.Op, dialect=moore, name="class.classdecl"):
    sym_name = d.Attr(d.SymbolNameAttr)
    base = d.OptionalAttr(d.SymbolRefAttr)
    implementedInterfaces = d.OptionalAttr(SymbolRefArrayAttr)
    body = d.Region()
    traits = (d.Symbol, d.SymbolTable, d.IsolatedFromAbove, d.NoTerminator, d.SingleBlock)
    assembly_format = "$sym_name (`extends` $base^)? (`implements` $implementedInterfaces^)? attr-dict-with-keyword $body"


class ClassMethodDeclOp(d.Op, dialect=moore, name="class.methoddecl"):
    sym_name = d.Attr(d.SymbolNameAttr)
    function_type = d.Attr(d.FunctionTypeAttr)
    impl = d.OptionalAttr(d.SymbolRefAttr)
    traits = (d.Symbol, d.HasParent("moore.class.classdecl"))
    assembly_format = "$sym_name (`->` $impl^)? `:` $function_type attr-dict"


class ClassNewOp(d.Op, dialect=moore, name="class.new"):
    result = d.Result(ClassHandleType)
    assembly_format = "`:` type($result) attr-dict"


class ClassPropertyRefOp(d.Op, dialect=moore, name="class.property_ref"):
    instance = d.Operand(ClassHandleType)
    property = d.Attr(d.FlatSymbolRefAttr)
    propertyRef = d.Result(RefType)
    traits = (d.Pure,)
    assembly_format = "$instance`[`$property`]` `:` type($instance) `->` type($propertyRef) attr-dict"


class ClassPropertyDeclOp(d.Op, dialect=moore, name="class.propertydecl"):
    sym_name = d.Attr(d.SymbolNameAttr)
    type = d.Attr(d.TypeAttr)
    traits = (d.Symbol, d.HasParent("moore.class.classdecl"))
    assembly_format = "$sym_name `:` $type attr-dict"


class ClassUpcastOp(d.Op, dialect=moore, name="class.upcast"):
    instance = d.Operand(ClassHandleType)
    result = d.Result(ClassHandleType)
    traits = (d.Pure,)
    assembly_format = "$instance `:` type($instance) `to` type($result) attr-dict"


class CompleteOp(d.Op, dialect=moore, name="complete"):
    traits = (d.Pure, d.Terminator, d.HasParent("moore.fork"))
    assembly_format = "attr-dict"


class ConditionalOp(d.Op, dialect=moore, name="conditional"):
    condition = d.Operand(AnyUnpacked)
    result = d.Result(AnyUnpacked)
    trueRegion = d.Region(1)
    falseRegion = d.Region(1)
    traits = (d.NoRegionArguments,)
    effects = ("nested",)
    assembly_format = """
        $condition attr-dict `:` custom<`moore.Type`>(type($condition)) `->` custom<`moore.Type`>(type($result)) $trueRegion
        $falseRegion
    """


class CoroutineOp(d.Op, dialect=moore, name="coroutine"):
    sym_name = d.Attr(d.SymbolNameAttr)
    function_type = d.Attr(d.FunctionTypeAttr)
    sym_visibility = d.OptionalAttr(d.StrAttr)
    arg_attrs = d.OptionalAttr(d.DictArrayAttr)
    res_attrs = d.OptionalAttr(d.DictArrayAttr)
    body = d.Region()
    facts = {"function": True}
    traits = (d.Check("Function"), d.IsolatedFromAbove, d.Symbol)
    effects = ("nested",)
    assembly_format = "custom<`func.Function`>($sym_visibility, $sym_name, $function_type, $arg_attrs, $res_attrs, attr-dict, $body)"


class DelayedContinuousAssignOp(d.Op, dialect=moore, name="delayed_assign"):
    dst = d.Operand(RefType)
    src = d.Operand(AnyUnpacked)
    delay = d.Operand(TimeType)
    traits = (d.HasParent("moore.module"), d.TypesMatchWith("src and dst types match", "src", "dst", "moore.Ref"))
    assembly_format = "$dst `,` $src `,` $delay attr-dict `:` custom<`moore.Type`>(type($src))"


class DelayedNonBlockingAssignOp(d.Op, dialect=moore, name="delayed_nonblocking_assign"):
    dst = d.Operand(RefType)
    src = d.Operand(AnyUnpacked)
    delay = d.Operand(TimeType)
    traits = (d.TypesMatchWith("src and dst types match", "src", "dst", "moore.Ref"),)
    assembly_format = "$dst `,` $src `,` $delay attr-dict `:` custom<`moore.Type`>(type($src))"


class DetectEventOp(d.Op, dialect=moore, name="detect_event"):
    edge = d.Attr(Edge)
    input = d.Operand(AnyUnpacked)
    condition = d.OptionalOperand(BitType)
    traits = (d.HasParent("moore.wait_event"),)
    assembly_format = "$edge $input (`if` $condition^)? attr-dict `:` custom<`moore.Type`>(type($input))"


class DetectLevelOp(d.Op, dialect=moore, name="detect_level"):
    condition = d.Operand(AnyUnpacked)
    traits = (d.HasParent("moore.wait_level"),)
    assembly_format = "$condition attr-dict `:` custom<`moore.Type`>(type($condition))"


class ForkJoinOp(d.Op, dialect=moore, name="fork"):
    kind = d.Attr(JoinKind)
    body = d.Regions()
    traits = (d.GraphRegion, d.NoTerminator)
    assembly_format = "$kind attr-dict-with-keyword $body"


class DPIFuncOp(d.Op, dialect=moore, name="func.dpi"):
    sym_name = d.Attr(d.SymbolNameAttr)
    function_type = d.Attr(d.FunctionTypeAttr)
    dpi_arg_dirs = d.Attr(d.ArrayAttr)
    dpi_arg_names = d.Attr(d.ArrayAttr)
    argument_locs = d.OptionalAttr(d.ArrayAttr)
    verilogName = d.OptionalAttr(d.StrAttr)
    sym_visibility = d.OptionalAttr(d.StrAttr)
    body = d.Region()
    traits = (d.IsolatedFromAbove, d.Symbol)
    assembly_format = """
        `` custom<`hw.Visibility`>($sym_visibility) $sym_name `` custom<`moore.Dpi`>($function_type, $dpi_arg_dirs, $dpi_arg_names,
        $argument_locs, $body) attr-dict-with-keyword
    """


class FuncDPICallOp(d.Op, dialect=moore, name="func.dpi.call"):
    callee = d.Attr(d.FlatSymbolRefAttr)
    inputs = d.Operands(d.AnyType)
    results = d.Results(d.AnyType)
    assembly_format = "$callee `(` $inputs `)` attr-dict `:` functional-type($inputs, results)"


class GetGlobalVariableOp(d.Op, dialect=moore, name="get_global_variable"):
    global_name = d.Attr(d.FlatSymbolRefAttr)
    result = d.Result(RefType)
    traits = (d.Pure,)
    assembly_format = "$global_name attr-dict `:` type($result)"


class GlobalVariableOp(d.Op, dialect=moore, name="global_variable"):
    sym_name = d.Attr(d.SymbolNameAttr)
    type = d.Attr(d.TypeAttr)
    initRegion = d.Region()
    traits = (d.IsolatedFromAbove, d.NoRegionArguments, d.SingleBlock, d.Symbol)
    assembly_format = "$sym_name attr-dict `:` $type (`init` $initRegion^)?"


class InstanceOp(d.Op, dialect=moore, name="instance"):
    instanceName = d.Attr(d.StrAttr)
    moduleName = d.Attr(d.FlatSymbolRefAttr)
    inputs = d.Operands(d.AnyType)
    inputNames = d.Attr(StrArrayAttr)
    outputNames = d.Attr(StrArrayAttr)
    outputs = d.Results(d.AnyType)
    result_names = "hw.Instance"
    assembly_format = """
        $instanceName $moduleName `` custom<`hw.Inputs`>($inputs, type($inputs), $inputNames) `->`
        custom<`hw.Outputs`>(type($outputs), $outputNames) attr-dict
    """


class SVModuleOp(d.Op, dialect=moore, name="module"):
    sym_name = d.Attr(d.SymbolNameAttr)
    module_type = d.Attr(ModuleTypeAttr)
    sym_visibility = d.OptionalAttr(d.StrAttr)
    bodyRegion = d.Region(1)
    traits = (d.IsolatedFromAbove, d.GraphRegion, d.SingleBlock, d.Symbol)
    implicit_terminator = "moore.output"
    argument_names = "*"
    result_names = "hw.Argument"
    assembly_format = """
        `` custom<`hw.Visibility`>($sym_visibility) $sym_name ``
        custom<`hw.PortList`>($module_type) custom<`hw.Body`>($bodyRegion) attr-dict-with-keyword
    """


class NetOp(d.Op, dialect=moore, name="net"):
    name_ = d.OptionalAttr(d.StrAttr)
    kind = d.Attr(NetKind)
    assignment = d.OptionalOperand(d.AnyType)
    result = d.Result(RefType)
    traits = (d.TypesMatchWith("assigned value and variable types match", "result", "assignment", "TypeParameter"),)
    result_name = "{name}"
    result_names = "Patterns"
    assembly_format = "`` custom<`circt.ImplicitName`>($name) $kind ($assignment^)? attr-dict `:` type($result)"


class NullOp(d.Op, dialect=moore, name="null"):
    result = d.Result(NullType)
    traits = (d.Pure,)
    assembly_format = "attr-dict"


class NullChandleOp(d.Op, dialect=moore, name="null_chandle"):
    result = d.Result(ChandleType)
    traits = (d.Pure,)
    assembly_format = "attr-dict"


class NullClassOp(d.Op, dialect=moore, name="null_class"):
    result = d.Result(ClassHandleType)
    traits = (d.Pure,)
    assembly_format = "`:` type($result) attr-dict"


class OutputOp(d.Op, dialect=moore, name="output"):
    outputs = d.Operands(d.AnyType)
    traits = (d.Terminator, d.HasParent("moore.module"), d.Pure, d.ReturnLike)
    assembly_format = "attr-dict ($outputs^ `:` type($outputs))?"


class ProcedureOp(d.Op, dialect=moore, name="procedure"):
    kind = d.Attr(ProcedureKind)
    body = d.Region()
    traits = (d.NoRegionArguments,)
    effects = ("nested",)
    assembly_format = "$kind attr-dict-with-keyword $body"


class ReadOp(d.Op, dialect=moore, name="read"):
    input = d.Operand(RefType)
    result = d.Result(d.AnyType)
    traits = (d.TypesMatchWith("input and result types match", "input", "result", "TypeParameter"),)
    assembly_format = "$input attr-dict `:` type($input)"


class ReturnOp(d.Op, dialect=moore, name="return"):
    traits = (d.Pure, d.Terminator, d.HasParent("moore.procedure", "moore.coroutine"))
    assembly_format = "attr-dict"


class UnreachableOp(d.Op, dialect=moore, name="unreachable"):
    traits = (d.Terminator,)
    assembly_format = "attr-dict"


class VariableOp(d.Op, dialect=moore, name="variable"):
    name_ = d.OptionalAttr(d.StrAttr)
    initial = d.OptionalOperand(d.AnyType)
    result = d.Result(RefType)
    traits = (d.TypesMatchWith("initial value and variable types match", "result", "initial", "TypeParameter"),)
    result_name = "{name}"
    result_names = "Patterns"
    assembly_format = "`` custom<`circt.ImplicitName`>($name) ($initial^)? attr-dict `:` type($result)"


class VTableOp(d.Op, dialect=moore, name="vtable"):
    sym_name = d.Attr(d.SymbolRefAttr)
    body = d.Region()
    traits = (d.NoTerminator, d.SingleBlock, d.IsolatedFromAbove)
    assembly_format = "$sym_name attr-dict-with-keyword $body"


class VTableLoadMethodOp(d.Op, dialect=moore, name="vtable.load_method"):
    object = d.Operand(ClassHandleType)
    methodSym = d.Attr(d.SymbolRefAttr)
    result = d.Result(d.AnyType)
    traits = (d.Pure,)
    assembly_format = "$object `:` $methodSym `of` type($object) `->` type($result) attr-dict"


class VTableEntryOp(d.Op, dialect=moore, name="vtable_entry"):
    name_ = d.Attr(d.SymbolNameAttr)
    target = d.Attr(d.SymbolRefAttr)
    assembly_format = "$name `->` $target attr-dict"


class WaitDelayOp(d.Op, dialect=moore, name="wait_delay"):
    delay = d.Operand(TimeType)
    assembly_format = "$delay attr-dict"


class WaitEventOp(d.Op, dialect=moore, name="wait_event"):
    body = d.Region(1)
    traits = (d.NoRegionArguments, d.SingleBlock, d.NoTerminator)
    assembly_format = "attr-dict-with-keyword $body"


class WaitForkOp(d.Op, dialect=moore, name="wait_fork"):
    assembly_format = "attr-dict"


class WaitLevelOp(d.Op, dialect=moore, name="wait_level"):
    body = d.Region(1)
    traits = (d.SingleBlock, d.NoTerminator)
    assembly_format = "attr-dict-with-keyword $body"


class YieldOp(d.Op, dialect=moore, name="yield"):
    result = d.Operand(AnyUnpacked)
    traits = (d.Pure, d.Terminator, d.HasParent("moore.conditional", "moore.global_variable"))
    assembly_format = "attr-dict $result `:` custom<`moore.Type`>(type($result))"
