"""The spirv dialect: modules, functions, variables, constants, and the graphs of ARM."""

from mlircore.dialect import (
    AnyAttr, AnyType, Attr, AttrConstraint, AutomaticAllocationScope, BoolAttr, Check, ConstantLike, DictArrayAttr, FlatSymbolRefAttr,
    FunctionTypeAttr, HasParent, I32Attr, IsolatedFromAbove, NoRegionArguments, NoTerminator, Op, Operand, Operands, OptionalAttr, Pure,
    Region, Result, SingleBlock, StrAttr, Symbol, SymbolNameAttr, SymbolRefAttr, SymbolTable, Terminator, TypeAttr, TypedAttr,
)
from mlircore.dialects.spirv.attributes import LinkageAttributes, VerCapExt
from mlircore.dialects.spirv.enums import (
    AddressingModelAttr, ExecutionModeAttr, ExecutionModelAttr, FunctionControlAttr, MemoryModelAttr, spirv,
)
from mlircore.dialects.spirv.types import (
    AnyPointer, AnyTensorArm, Composite, I32ArrayAttr, InFunction, InGraph, InModule, SPIRVType, SymbolRefArrayAttr,
)

# --- modules and functions ---


class ModuleOp(Op, dialect=spirv, name="module"):
    """A module of SPIR-V."""

    addressing_model = Attr(AddressingModelAttr)
    memory_model = Attr(MemoryModelAttr)
    vce_triple = OptionalAttr(VerCapExt)
    sym_name = OptionalAttr(SymbolNameAttr)
    body = Region(1)
    traits = (IsolatedFromAbove, NoRegionArguments, NoTerminator, SingleBlock, SymbolTable, Symbol)
    region_checks = (Check("spirv.Module"),)
    facts = {"spirv.kind": "module"}
    defer_attr_checks = True
    assembly_format = """
        ($sym_name^)? custom<`spirv.Keyword`>($addressing_model) custom<`spirv.Keyword`>($memory_model)
        (`requires` qualified($vce_triple)^)? attr-dict-with-keyword $body
    """


class FuncOp(Op, dialect=spirv, name="func"):
    """A function: a signature, and a body unless it is a declaration."""

    function_type = Attr(FunctionTypeAttr)
    arg_attrs = OptionalAttr(DictArrayAttr)
    res_attrs = OptionalAttr(DictArrayAttr)
    sym_name = Attr(SymbolNameAttr)
    function_control = Attr(FunctionControlAttr)
    linkage_attributes = OptionalAttr(LinkageAttributes)
    body = Region()
    traits = (AutomaticAllocationScope, Symbol, Check("Function"), InModule, IsolatedFromAbove)
    checks = (Check("spirv.FunctionType"), Check("spirv.Returns"))
    facts = {"spirv.kind": "function"}
    defer_attr_checks = True
    assembly_format = """
        $sym_name `` custom<FunctionSignature>($function_type, $arg_attrs, $res_attrs, ref($body), `unnamed`)
        custom<`spirv.Text`>($function_control, `function_control`) attr-dict-with-keyword `` custom<OptionalBody>($body)
    """


class EntryPointOp(Op, dialect=spirv, name="EntryPoint"):
    """A function that can be started, and the variables that it uses from outside."""

    execution_model = Attr(ExecutionModelAttr)
    fn = Attr(FlatSymbolRefAttr)
    interface = Attr(SymbolRefArrayAttr)
    traits = (InModule,)
    facts = {"spirv.kind": "entry_point"}
    assembly_format = """
        custom<`spirv.Text`>($execution_model, `execution_model`) custom<`spirv.Symbols`>($fn, $interface) `` custom<`spirv.NoAttrs`>(attr-dict)
    """


class ExecutionModeOp(Op, dialect=spirv, name="ExecutionMode"):
    """How a function that can be started is run."""

    fn = Attr(FlatSymbolRefAttr)
    execution_mode = Attr(ExecutionModeAttr)
    values = Attr(I32ArrayAttr)
    traits = (InModule,)
    assembly_format = """
        $fn custom<`spirv.Text`>($execution_mode, `execution_mode`) `` custom<`spirv.Integers`>($values) `` custom<`spirv.NoAttrs`>(attr-dict)
    """


# --- variables ---


class GlobalVariableOp(Op, dialect=spirv, name="GlobalVariable"):
    """A variable of a module."""

    type = Attr(TypeAttr)
    sym_name = Attr(SymbolNameAttr)
    initializer = OptionalAttr(FlatSymbolRefAttr)
    location = OptionalAttr(I32Attr)
    binding = OptionalAttr(I32Attr)
    descriptor_set = OptionalAttr(I32Attr)
    built_in = OptionalAttr(StrAttr)
    linkage_attributes = OptionalAttr(LinkageAttributes)
    traits = (InModule, Symbol)
    checks = (Check("spirv.GlobalVariable"),)
    symbol_uses = (Check("spirv.Initializer"),)
    facts = {"spirv.kind": "variable"}
    defer_attr_checks = True
    assembly_format = """
        $sym_name (`initializer` `(` $initializer^ `)`)? `` custom<`spirv.Decorations`>($descriptor_set, $binding, $built_in, attr-dict)
        custom<`spirv.PointerTypeAttr`>($type)
    """


class AddressOfOp(Op, dialect=spirv, name="mlir.addressof"):
    """A pointer to a variable of the module."""

    variable = Attr(FlatSymbolRefAttr)
    pointer = Result(AnyPointer)
    traits = (InFunction, Pure)
    symbol_uses = (Check("spirv.AddressOf"),)
    facts = {"spirv.kind": "address"}
    result_names = "spirv.AddressOf"
    assembly_format = "$variable attr-dict `:` type($pointer)"


# --- constants ---


class ConstantOp(Op, dialect=spirv, name="Constant"):
    """A constant."""

    value = Attr(AnyAttr)
    constant = Result(SPIRVType)
    traits = (ConstantLike, Pure)
    checks = (Check("spirv.Constant", "value", "constant"),)
    facts = {"constant": True, "spirv.kind": "constant"}
    result_names = "spirv.Constant"
    assembly_format = "custom<`spirv.Constant`>($value, type($constant), attr-dict)"


class UndefOp(Op, dialect=spirv, name="Undef"):
    """A value that can be any."""

    result = Result(SPIRVType)
    traits = (Pure,)
    assembly_format = "attr-dict `:` type($result)"


class EXTConstantCompositeReplicateOp(Op, dialect=spirv, name="EXT.ConstantCompositeReplicate"):
    """A composite whose parts are all one constant."""

    value = Attr(AnyAttr)
    replicated_constant = Result(Composite)
    traits = (Pure,)
    checks = (Check("spirv.Replicate", "value", "replicated_constant"),)
    assembly_format = "` ` `[` $value `]` `:` type($replicated_constant) attr-dict"


class SpecConstantOp(Op, dialect=spirv, name="SpecConstant"):
    """A constant that can be set when the module is used."""

    sym_name = Attr(SymbolNameAttr)
    default_value = Attr(TypedAttr)
    traits = (InModule, Symbol)
    checks = (Check("spirv.SpecConstant"),)
    facts = {"spirv.kind": "spec_constant"}
    assembly_format = "$sym_name `` custom<`spirv.SpecConstant`>($default_value, attr-dict)"


class SpecConstantCompositeOp(Op, dialect=spirv, name="SpecConstantComposite"):
    """A composite of constants that can be set."""

    type = Attr(TypeAttr)
    sym_name = Attr(SymbolNameAttr)
    constituents = Attr(SymbolRefArrayAttr)
    traits = (InModule, Symbol)
    checks = (Check("spirv.SpecComposite"),)
    symbol_uses = (Check("spirv.SpecConstantComposite"),)
    facts = {"spirv.kind": "spec_composite"}
    assembly_format = "$sym_name custom<`spirv.SymbolList`>($constituents) `:` $type `` custom<`spirv.NoAttrs`>(attr-dict)"


class EXTSpecConstantCompositeReplicateOp(Op, dialect=spirv, name="EXT.SpecConstantCompositeReplicate"):
    """A composite whose parts are all one constant that can be set."""

    type = Attr(TypeAttr)
    sym_name = Attr(SymbolNameAttr)
    constituent = Attr(SymbolRefAttr)
    traits = (InModule, Symbol)
    checks = (Check("spirv.SpecComposite"),)
    symbol_uses = (Check("spirv.SpecReplicate"),)
    facts = {"spirv.kind": "spec_replicate"}
    assembly_format = "$sym_name custom<`spirv.SymbolList`>($constituent, `one`) `:` $type `` custom<`spirv.NoAttrs`>(attr-dict)"


class SpecConstantOperationOp(Op, dialect=spirv, name="SpecConstantOperation"):
    """A constant that an operation makes of others that can be set."""

    result = Result(AnyType)
    body = Region(1)
    traits = (Pure, InFunction, SingleBlock)
    implicit_terminator = "spirv.mlir.yield"
    region_checks = (Check("spirv.SpecConstantOperation"),)
    facts = {"spirv.kind": "spec_operation"}
    assembly_format = "`wraps` custom<`spirv.Wrapped`>($body, type($result), attr-dict)"


class YieldOp(Op, dialect=spirv, name="mlir.yield"):
    """The end of the region of an operation on constants."""

    operand = Operand(AnyType)
    traits = (HasParent("spirv.SpecConstantOperation"), Pure, Terminator)
    assembly_format = "attr-dict $operand `:` type($operand)"


class ReferenceOfOp(Op, dialect=spirv, name="mlir.referenceof"):
    """The value of a constant that can be set."""

    spec_const = Attr(FlatSymbolRefAttr)
    reference = Result(SPIRVType)
    traits = (Pure,)
    symbol_uses = (Check("spirv.ReferenceOf"),)
    facts = {"spirv.kind": "reference"}
    assembly_format = "$spec_const attr-dict `:` type($reference)"


# --- graphs ---

_GraphTypeAttr = AttrConstraint("type attribute of graph type", ("type_value", ("kind", "TYPE_FUNCTION")), ("kind", "ATTR_TYPE"))


class GraphARMOp(Op, dialect=spirv, name="ARM.Graph"):
    """A graph of operations on tensors."""

    function_type = Attr(_GraphTypeAttr)
    arg_attrs = OptionalAttr(DictArrayAttr)
    res_attrs = OptionalAttr(DictArrayAttr)
    entry_point = OptionalAttr(BoolAttr)
    sym_name = Attr(SymbolNameAttr)
    body = Region()
    traits = (AutomaticAllocationScope, Symbol, Check("Function"), InModule, IsolatedFromAbove)
    checks = (Check("spirv.GraphType"), Check("spirv.GraphBody"))
    facts = {"spirv.kind": "graph"}
    defer_attr_checks = True
    assembly_format = """
        $sym_name `` custom<FunctionSignature>($function_type, $arg_attrs, $res_attrs, ref($body), `unnamed`) attr-dict-with-keyword ``
        custom<OptionalBody>($body)
    """


class GraphConstantARMOp(Op, dialect=spirv, name="ARM.GraphConstant"):
    """A constant of a graph."""

    graph_constant_id = Attr(I32Attr)
    output = Result(AnyTensorArm)
    traits = (InGraph, Pure, ConstantLike)
    assembly_format = "attr-dict `:` type($output)"


class GraphEntryPointARMOp(Op, dialect=spirv, name="ARM.GraphEntryPoint"):
    """A graph that can be started, and the variables that it uses from outside."""

    fn = Attr(FlatSymbolRefAttr)
    interface = Attr(SymbolRefArrayAttr)
    traits = (InModule,)
    assembly_format = "custom<`spirv.Symbols`>($fn, $interface) `` custom<`spirv.NoAttrs`>(attr-dict)"


class GraphOutputsARMOp(Op, dialect=spirv, name="ARM.GraphOutputs"):
    """Ends a graph with its results."""

    value = Operands(AnyTensorArm)
    traits = (InGraph, Pure, Terminator)
    checks = (Check("spirv.GraphOutputs"),)
    facts = {"spirv.kind": "graph_outputs"}
    assembly_format = "$value attr-dict `:` type($value)"
