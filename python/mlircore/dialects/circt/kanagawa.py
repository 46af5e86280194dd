"""CIRCT's kanagawa dialect: classes and containers of hardware with ports, methods, and blocks that are scheduled."""

from mlircore import dialect as d
from mlircore.define.inference import Infer
from mlircore.dialects.circt.hw.base import InnerRefAttr, InnerSymAttr

kanagawa = d.Dialect("kanagawa", is_open=True)

Direction = kanagawa.enum(d.EnumDef([("in", 0), ("out", 1)], summary="Kanagawa port direction"))
PathDirection = kanagawa.enum(d.EnumDef([("parent", 0), ("child", 1)], summary="path direction"))


class PortRefType(d.TypeDef, dialect=kanagawa, mnemonic="portref"):
    type = d.TypeParam()
    direction = d.EnumParam(Direction, field=True)
    assembly_format = "`<` $direction $type `>`"
    summary = "kanagawa.portref"


class ScopeRefType(d.TypeDef, dialect=kanagawa, mnemonic="scoperef"):
    scopeRef = d.AttrParam(InnerRefAttr, optional=True)
    assembly_format = "`` custom<`kanagawa.Scope`>($scopeRef)"
    summary = "kanagawa.scoperef"


class PathStepAttr(d.AttrDef, dialect=kanagawa, mnemonic="step"):
    direction = d.EnumParam(PathDirection, field=True)
    type = d.SelfType()
    child = d.AttrParam(d.FlatSymbolRefAttr, optional=True)
    assembly_format = "`<` $direction (`,` $child^)? `:` custom<`kanagawa.StepType`>(ref($type)) `>`"


_ARRAY = ("kind", "ATTR_ARRAY")
ScopeRef = d.TypeConstraint("kanagawa.scoperef", ScopeRefType.predicate)
PortRef = d.TypeConstraint("kanagawa.portref", PortRefType.predicate)
MaxThreads = d.bounded_integer_attr(64, "minimum value is 1", 1)
PathSteps = d.AttrConstraint("Path step array attribute", ("and", _ARRAY, ("all", PathStepAttr.predicate)), _ARRAY, value_type="none")
AnyMemRef = d.TypeConstraint("memref of any type values", ("kind", "TYPE_MEMREF"))
MemRefTypeAttr = d.AttrConstraint(
    "any memref type", ("and", ("kind", "ATTR_TYPE"), ("type_value", ("kind", "TYPE_MEMREF"))), ("kind", "ATTR_TYPE"), value_type="none")
Clock = d.TypeConstraint("A type for clock-carrying wires", ("defined", "seq.clock"), type_text="!seq.clock")


# --- scopes ---


class DesignOp(d.Op, dialect=kanagawa, name="design"):
    sym_name = d.Attr(d.SymbolNameAttr)
    sym_visibility = d.OptionalAttr(d.StrAttr)
    body = d.Region(1)
    traits = (d.Symbol, d.SingleBlock, d.NoTerminator, d.NoRegionArguments, d.IsolatedFromAbove)
    assembly_format = "$sym_name attr-dict-with-keyword $body"


class ClassOp(d.Op, dialect=kanagawa, name="class"):
    inner_sym = d.Attr(InnerSymAttr)
    name_ = d.OptionalAttr(d.StrAttr)
    body = d.Region(1)
    traits = (d.IsolatedFromAbove, d.GraphRegion, d.SingleBlock, d.NoTerminator, d.HasParent("kanagawa.design"))
    assembly_format = "($name^)? `sym` $inner_sym attr-dict-with-keyword $body"


class ContainerOp(d.Op, dialect=kanagawa, name="container"):
    inner_sym = d.Attr(InnerSymAttr)
    isTopLevel = d.Attr(d.UnitAttr)
    name_ = d.OptionalAttr(d.StrAttr)
    body = d.Region(1)
    traits = (d.SingleBlock, d.NoTerminator, d.NoRegionArguments, d.GraphRegion, d.IsolatedFromAbove,
              d.HasParent("kanagawa.design", "kanagawa.class"))
    assembly_format = "($name^)? `sym` $inner_sym (`top_level` $isTopLevel^)? attr-dict-with-keyword $body"


class _Instance(d.Op):
    inner_sym = d.Attr(InnerSymAttr)
    targetName = d.Attr(InnerRefAttr)
    scopeRef = d.Result(ScopeRef)
    assembly_format = "$inner_sym `,` $targetName attr-dict custom<`kanagawa.ScopeOf`>(type($scopeRef), ref($targetName))"
    result_names = "kanagawa.Value"


class InstanceOp(_Instance, dialect=kanagawa, name="instance"):
    pass


class ContainerInstanceOp(_Instance, dialect=kanagawa, name="container.instance"):
    pass


class PathOp(d.Op, dialect=kanagawa, name="path"):
    path = d.Attr(PathSteps)
    instance = d.Result(ScopeRef)
    traits = (d.Pure,)
    infer = Infer("kanagawa.path", "path")
    assembly_format = "$path attr-dict"
    result_names = "kanagawa.Value"


# --- ports, wires, variables ---

_PORT_PARENTS = d.HasParent("kanagawa.class", "kanagawa.container")
_TO_REF = "the rhs type dictates the inner type of the rhs portref type"
_FROM_REF = "the inner type of the lhs portref type dictates the rhs type"


class _Port(d.Op):
    inner_sym = d.Attr(InnerSymAttr)
    type = d.Attr(d.TypeAttr)
    name_ = d.OptionalAttr(d.StrAttr)
    port = d.Result(PortRef)
    traits = (_PORT_PARENTS,)
    assembly_format = "($name^)? `sym` $inner_sym `:` $type attr-dict"
    result_names = "kanagawa.Value"


class InputPortOp(_Port, dialect=kanagawa, name="port.input"):
    infer = Infer("kanagawa.port", "type", "in")


class OutputPortOp(_Port, dialect=kanagawa, name="port.output"):
    infer = Infer("kanagawa.port", "type", "out")


class InputWireOp(d.Op, dialect=kanagawa, name="wire.input"):
    inner_sym = d.Attr(InnerSymAttr)
    name_ = d.OptionalAttr(d.StrAttr)
    port = d.Result(PortRef)
    output = d.Result(d.AnyType)
    traits = (d.TypesMatchWith(_TO_REF, "output", "port", "kanagawa.Input"), _PORT_PARENTS)
    assembly_format = "$inner_sym `:` type($output) attr-dict"
    result_names = "kanagawa.Value"


class OutputWireOp(d.Op, dialect=kanagawa, name="wire.output"):
    inner_sym = d.Attr(InnerSymAttr)
    input = d.Operand(d.AnyType)
    name_ = d.OptionalAttr(d.StrAttr)
    port = d.Result(PortRef)
    traits = (d.TypesMatchWith(_TO_REF, "input", "port", "kanagawa.Output"), _PORT_PARENTS)
    assembly_format = "$inner_sym `,` $input `:` type($input) attr-dict"
    result_names = "kanagawa.Value"


class GetPortOp(d.Op, dialect=kanagawa, name="get_port"):
    instance = d.Operand(ScopeRef)
    portSymbol = d.Attr(d.FlatSymbolRefAttr)
    port = d.Result(PortRef)
    traits = (d.Pure,)
    assembly_format = "$instance `,` $portSymbol `:` type($instance) `->` type($port) attr-dict"
    result_names = "kanagawa.Value"


class PortReadOp(d.Op, dialect=kanagawa, name="port.read"):
    port = d.Operand(PortRef)
    output = d.Result(d.AnyType)
    traits = (d.TypesMatchWith(_FROM_REF, "port", "output", "TypeParameter"), d.Pure)
    assembly_format = "$port attr-dict `:` type($port)"
    result_names = "kanagawa.Value"


class PortWriteOp(d.Op, dialect=kanagawa, name="port.write"):
    port = d.Operand(PortRef)
    value = d.Operand(d.AnyType)
    traits = (d.TypesMatchWith(_FROM_REF, "port", "value", "TypeParameter"),)
    assembly_format = "$port `,` $value attr-dict `:` type($port)"


class VarOp(d.Op, dialect=kanagawa, name="var"):
    inner_sym = d.Attr(InnerSymAttr)
    type = d.Attr(MemRefTypeAttr)
    assembly_format = "$inner_sym `:` $type attr-dict"


class GetVarOp(d.Op, dialect=kanagawa, name="get_var"):
    instance = d.Operand(ScopeRef)
    varName = d.Attr(d.FlatSymbolRefAttr)
    var = d.Result(AnyMemRef)
    assembly_format = "$instance `,` $varName attr-dict `:` type($instance) `->` type($var)"
    result_name = "{varName}"
    result_names = "Patterns"


# --- methods and blocks ---


class MethodOp(d.Op, dialect=kanagawa, name="method"):
    inner_sym = d.Attr(InnerSymAttr)
    function_type = d.Attr(d.FunctionTypeAttr)
    argNames = d.Attr(d.ArrayAttr)
    arg_attrs = d.OptionalAttr(d.DictArrayAttr)
    res_attrs = d.OptionalAttr(d.DictArrayAttr)
    body = d.Region()
    traits = (d.AutomaticAllocationScope, d.IsolatedFromAbove, d.HasParent("kanagawa.class"))
    assembly_format = "custom<`kanagawa.Method`>($inner_sym, $function_type, $argNames, attr-dict, $body)"
    result_names = "kanagawa.Argument"
    argument_names = "*"


class DataflowMethodOp(d.Op, dialect=kanagawa, name="method.df"):
    inner_sym = d.Attr(InnerSymAttr)
    function_type = d.Attr(d.FunctionTypeAttr)
    argNames = d.Attr(d.ArrayAttr)
    arg_attrs = d.OptionalAttr(d.DictArrayAttr)
    res_attrs = d.OptionalAttr(d.DictArrayAttr)
    body = d.Region(1)
    traits = (d.SingleBlock, d.GraphRegion, d.IsolatedFromAbove, d.HasParent("kanagawa.class"))
    assembly_format = "custom<`kanagawa.Method`>($inner_sym, $function_type, $argNames, attr-dict, $body)"


class ReturnOp(d.Op, dialect=kanagawa, name="return"):
    retValues = d.Operands(d.AnyType)
    traits = (d.Pure, d.ReturnLike, d.Terminator, d.HasParent("kanagawa.method", "kanagawa.method.df"))
    assembly_format = "($retValues^)? attr-dict (`:` type($retValues)^)?"


class CallOp(d.Op, dialect=kanagawa, name="call"):
    callee = d.Attr(InnerRefAttr)
    operands_ = d.Operands(d.AnyType)
    results = d.Results(d.AnyType)
    assembly_format = "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)"


class _Block(d.Op):
    inputs = d.Operands(d.AnyType)
    maxThreads = d.OptionalAttr(MaxThreads)
    outputs = d.Results(d.AnyType)
    body = d.Region(1)
    implicit_terminator = "kanagawa.sblock.return"
    assembly_format = "custom<`kanagawa.Block`>($inputs, type($inputs), type($outputs), attr-dict, $body)"


class StaticBlockOp(_Block, dialect=kanagawa, name="sblock"):
    traits = (d.SingleBlock, d.AutomaticAllocationScope)


class IsolatedStaticBlockOp(_Block, dialect=kanagawa, name="sblock.isolated"):
    traits = (d.IsolatedFromAbove, d.SingleBlock, d.AutomaticAllocationScope)


class DCBlockOp(_Block, dialect=kanagawa, name="sblock.dc"):
    traits = (d.IsolatedFromAbove, d.SingleBlock, d.AutomaticAllocationScope)
    assembly_format = "custom<`kanagawa.Block`>($inputs, type($inputs), type($outputs), attr-dict, $body, `dc`)"


class BlockReturnOp(d.Op, dialect=kanagawa, name="sblock.return"):
    retValues = d.Operands(d.AnyType)
    traits = (d.Pure, d.ReturnLike, d.Terminator, d.HasParent("kanagawa.sblock", "kanagawa.sblock.isolated", "kanagawa.sblock.dc"))
    assembly_format = "($retValues^)? attr-dict (`:` type($retValues)^)?"


class InlineStaticBlockBeginOp(d.Op, dialect=kanagawa, name="sblock.inline.begin"):
    traits = (d.HasParent("kanagawa.method"),)
    assembly_format = "attr-dict"


class InlineStaticBlockEndOp(d.Op, dialect=kanagawa, name="sblock.inline.end"):
    traits = (d.HasParent("kanagawa.method"),)
    assembly_format = "attr-dict"


class PipelineHeaderOp(d.Op, dialect=kanagawa, name="pipeline.header"):
    clock = d.Result(Clock)
    reset = d.Result(d.I1)
    go = d.Result(d.I1)
    stall = d.Result(d.I1)
    traits = (d.Pure,)
    assembly_format = "attr-dict"


__getattr__ = kanagawa.member
__dir__ = kanagawa.members
