"""The sv dialect: modules, interfaces, variables, macros."""

from mlircore import dialect as d

from .base import *  # noqa: F403 - its constraints
from .base import sv


class AssignInterfaceSignalOp(d.Op, dialect=sv, name="interface.signal.assign"):
    iface = d.Operand(InterfaceType)
    signalName = d.Attr(d.FlatSymbolRefAttr)
    rhs = d.Operand(d.AnyType)
    assembly_format = """
        $iface `(` custom<`sv.Signal`>(type($iface), $signalName) `)` `=` $rhs attr-dict `:`
        qualified(type($rhs))
    """


class BindInterfaceOp(d.Op, dialect=sv, name="bind.interface"):
    instance = d.Attr(InnerRefAttr)
    symbol_uses = (d.Check("sv.BindInterface"),)
    assembly_format = "$instance attr-dict"


class BindOp(d.Op, dialect=sv, name="bind"):
    instance = d.Attr(InnerRefAttr)
    symbol_uses = (d.Check("sv.Bind"),)
    assembly_format = "$instance attr-dict"


class FuncDPIImportOp(d.Op, dialect=sv, name="func.dpi.import"):
    callee = d.Attr(d.FlatSymbolRefAttr)
    linkage_name = d.OptionalAttr(d.StrAttr)
    assembly_format = "(`linkage` $linkage_name^)? $callee attr-dict"


class FuncOp(d.Op, dialect=sv, name="func"):
    sym_name = d.Attr(d.SymbolNameAttr)
    sym_visibility = d.OptionalAttr(d.StrAttr)
    module_type = d.Attr(ModuleTypeAttr)
    per_argument_attrs = d.OptionalAttr(d.DictArrayAttr)
    input_locs = d.OptionalAttr(LocationArrayAttr)
    result_locs = d.OptionalAttr(LocationArrayAttr)
    verilogName = d.OptionalAttr(d.StrAttr)
    body = d.Region()
    traits = (d.IsolatedFromAbove, d.Symbol, d.HasParent("builtin.module"))
    argument_names = "*"
    result_names = "hw.Argument"
    assembly_format = """
        `` custom<`hw.Visibility`>($sym_visibility) $sym_name ``
        custom<`sv.Function`>($module_type, $per_argument_attrs, $input_locs, $result_locs, attr-dict, $body)
    """


class GetModportOp(d.Op, dialect=sv, name="modport.get"):
    iface = d.Operand(InterfaceType)
    field = d.Attr(d.FlatSymbolRefAttr)
    result = d.Result(ModportType)
    traits = (d.Pure,)
    symbol_uses = (d.Check("sv.Modport"),)
    assembly_format = "$iface $field attr-dict `:` qualified(type($iface)) `->` qualified(type($result))"


class IncludeOp(d.Op, dialect=sv, name="include"):
    style = d.Attr(IncludeStyleAttr)
    target = d.Attr(d.StrAttr)
    assembly_format = "`` $style $target attr-dict"


class InterfaceInstanceOp(d.Op, dialect=sv, name="interface.instance"):
    name_ = d.Attr(d.StrAttr)
    inner_sym = d.OptionalAttr(InnerSymAttr)
    doNotPrint = d.Attr(d.UnitAttr)
    result = d.Result(InterfaceType)
    result_name = "{name}"
    result_names = "Patterns"
    symbol_uses = (d.Check("sv.Interface"),)
    assembly_format = """
        (`sym` $inner_sym^)? `` custom<`circt.ImplicitName`>($name) attr-dict `:` qualified(type($result))
    """


class InterfaceModportOp(d.Op, dialect=sv, name="interface.modport"):
    sym_name = d.Attr(d.SymbolNameAttr)
    sym_visibility = d.OptionalAttr(d.StrAttr)
    ports = d.Attr(ModportStructArrayAttr)
    traits = (d.Symbol, d.HasParent("sv.interface"))
    assembly_format = """
        attr-dict $sym_name custom<`sv.ModportPorts`>($ports)
    """


class InterfaceOp(d.Op, dialect=sv, name="interface"):
    sym_name = d.Attr(d.SymbolNameAttr)
    sym_visibility = d.OptionalAttr(d.StrAttr)
    comment = d.OptionalAttr(d.StrAttr)
    body = d.Region(1)
    traits = (d.SingleBlock, d.NoTerminator, d.Symbol, d.SymbolTable)
    assembly_format = "$sym_name attr-dict-with-keyword $body"


class InterfaceSignalOp(d.Op, dialect=sv, name="interface.signal"):
    sym_name = d.Attr(d.SymbolNameAttr)
    sym_visibility = d.OptionalAttr(d.StrAttr)
    type = d.Attr(SignalTypeAttr)
    traits = (d.Symbol, d.HasParent("sv.interface"))
    assembly_format = "attr-dict $sym_name `:` $type"


class LocalParamOp(d.Op, dialect=sv, name="localparam"):
    value = d.Attr(d.AnyAttr)
    name_ = d.Attr(d.StrAttr)
    result = d.Result(HWValueType)
    traits = (d.Pure,)
    result_name = "{name}"
    result_names = "Patterns"
    assembly_format = """
        `` custom<`circt.ImplicitName`>($name) attr-dict `:` qualified(type($result))
    """


class LogicOp(d.Op, dialect=sv, name="logic"):
    name_ = d.Attr(d.StrAttr)
    inner_sym = d.OptionalAttr(InnerSymAttr)
    result = d.Result(InOutLike)
    result_name = "{name}"
    result_names = "Patterns"
    assembly_format = """
        (`sym` $inner_sym^)? `` custom<`circt.ImplicitName`>($name) attr-dict `:` qualified(type($result))
    """


class MacroDeclOp(d.Op, dialect=sv, name="macro.decl"):
    sym_name = d.Attr(d.SymbolNameAttr)
    sym_visibility = d.OptionalAttr(d.StrAttr)
    args = d.OptionalAttr(StrArrayAttr)
    verilogName = d.OptionalAttr(d.StrAttr)
    traits = (d.Symbol,)
    assembly_format = "$sym_name (`[` $verilogName^ `]`)? (`(` $args^ `)`)? attr-dict"


class MacroDefOp(d.Op, dialect=sv, name="macro.def"):
    macroName = d.Attr(d.FlatSymbolRefAttr)
    format_string = d.Attr(d.StrAttr)
    symbols = d.Attr(NameRefArrayAttr, default="[]")
    symbol_uses = (d.Check("sv.Macro"),)
    assembly_format = "$macroName $format_string (`(` $symbols^ `)`)? attr-dict"


class ReadInterfaceSignalOp(d.Op, dialect=sv, name="interface.signal.read"):
    iface = d.Operand(InterfaceType)
    signalName = d.Attr(d.FlatSymbolRefAttr)
    signalData = d.Result(d.AnyType)
    traits = (d.Pure,)
    assembly_format = """
        $iface `(` custom<`sv.Signal`>(type($iface), $signalName) `)` attr-dict `:`
        qualified(type($signalData))
    """


class RegOp(d.Op, dialect=sv, name="reg"):
    name_ = d.Attr(d.StrAttr)
    init = d.OptionalOperand(d.AnyType)
    inner_sym = d.OptionalAttr(InnerSymAttr)
    result = d.Result(InOutLike)
    result_name = "{name}"
    result_names = "Patterns"
    assembly_format = """
        (`init` $init^)? (`sym` $inner_sym^)? `` custom<`circt.ImplicitName`>($name) attr-dict `:`
        qualified(type($result)) custom<`sv.InitType`>(ref(type($result)), ref($init), type($init))
    """


class ReserveNamesOp(d.Op, dialect=sv, name="reserve_names"):
    reservedNames = d.Attr(StrArrayAttr)
    traits = (d.HasParent("builtin.module"),)
    assembly_format = "$reservedNames attr-dict"


class SVVerbatimModuleOp(d.Op, dialect=sv, name="verbatim.module"):
    sym_name = d.Attr(d.SymbolNameAttr)
    sym_visibility = d.OptionalAttr(d.StrAttr)
    module_type = d.Attr(ModuleTypeAttr)
    per_port_attrs = d.OptionalAttr(d.DictArrayAttr)
    port_locs = d.OptionalAttr(LocationArrayAttr)
    parameters = d.Attr(ParamDeclArrayAttr)
    source = d.Attr(d.FlatSymbolRefAttr)
    verilogName = d.OptionalAttr(d.StrAttr)
    traits = (d.Symbol, d.HasParent("builtin.module"))
    assembly_format = """
        `` custom<`hw.Visibility`>($sym_visibility) $sym_name `` custom<`hw.Parameters`>($parameters) ``
        custom<`hw.PortList`>($module_type, $per_port_attrs, $port_locs, `attributes`) attr-dict-with-keyword
    """


class SVVerbatimSourceOp(d.Op, dialect=sv, name="verbatim.source"):
    sym_name = d.Attr(d.SymbolNameAttr)
    sym_visibility = d.OptionalAttr(d.StrAttr)
    content = d.Attr(d.StrAttr)
    output_file = d.Attr(OutputFileAttr)
    parameters = d.Attr(ParamDeclArrayAttr)
    additional_files = d.OptionalAttr(SymbolRefArrayAttr)
    verilogName = d.Attr(d.StrAttr)
    traits = (d.Symbol, d.HasParent("builtin.module"))
    assembly_format = """
        `` custom<`hw.Visibility`>($sym_visibility) $sym_name `` custom<`hw.Parameters`>($parameters)
        attr-dict-with-keyword
    """


class WireOp(d.Op, dialect=sv, name="wire"):
    name_ = d.Attr(d.StrAttr)
    inner_sym = d.OptionalAttr(InnerSymAttr)
    result = d.Result(InOutLike)
    result_name = "{name}"
    result_names = "Patterns"
    checks = (d.Check("sv.NotProcedural"),)
    assembly_format = """
        (`sym` $inner_sym^)? `` custom<`circt.ImplicitName`>($name) attr-dict `:` qualified(type($result))
    """
