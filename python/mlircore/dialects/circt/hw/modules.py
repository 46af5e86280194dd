"""The hw dialect: modules, instances, paths, type declarations."""

from mlircore import dialect as d

from .base import *  # noqa: F403 - its constraints
from .base import hw


class HWGeneratorSchemaOp(d.Op, dialect=hw, name="generator.schema"):
    sym_name = d.Attr(d.SymbolNameAttr)
    descriptor = d.Attr(d.StrAttr)
    requiredAttrs = d.Attr(StrArrayAttr)
    traits = (d.Symbol, d.HasParent("builtin.module"))
    assembly_format = "$sym_name `,` $descriptor `,` $requiredAttrs attr-dict"


class HWModuleExternOp(d.Op, dialect=hw, name="module.extern"):
    sym_name = d.Attr(d.SymbolNameAttr)
    module_type = d.Attr(ModuleTypeAttr)
    per_port_attrs = d.OptionalAttr(d.DictArrayAttr)
    port_locs = d.OptionalAttr(LocationArrayAttr)
    parameters = d.Attr(ParamDeclArrayAttr)
    verilogName = d.OptionalAttr(d.StrAttr)
    sym_visibility = d.OptionalAttr(d.StrAttr)
    body = d.Region()
    traits = (d.Symbol, d.HasParent("builtin.module"))
    assembly_format = """
        `` custom<`hw.Visibility`>($sym_visibility) $sym_name `` custom<`hw.Parameters`>($parameters) ``
        custom<`hw.PortList`>($module_type, $per_port_attrs, $port_locs, `all`) attr-dict-with-keyword ``
        custom<`hw.NoBody`>($body)
    """
    defer_attr_checks = True


class HWModuleGeneratedOp(d.Op, dialect=hw, name="module.generated"):
    sym_name = d.Attr(d.SymbolNameAttr)
    generatorKind = d.Attr(d.FlatSymbolRefAttr)
    module_type = d.Attr(ModuleTypeAttr)
    per_port_attrs = d.OptionalAttr(d.DictArrayAttr)
    port_locs = d.OptionalAttr(LocationArrayAttr)
    parameters = d.Attr(ParamDeclArrayAttr)
    verilogName = d.OptionalAttr(d.StrAttr)
    sym_visibility = d.OptionalAttr(d.StrAttr)
    body = d.Region()
    traits = (d.IsolatedFromAbove, d.Symbol, d.HasParent("builtin.module"))
    assembly_format = """
        `` custom<`hw.Visibility`>($sym_visibility) $sym_name `,` $generatorKind `` custom<`hw.Parameters`>($parameters) ``
        custom<`hw.PortList`>($module_type, $per_port_attrs, $port_locs, `all`) attr-dict-with-keyword ``
        custom<`hw.NoBody`>($body)
    """
    defer_attr_checks = True


class HWModuleOp(d.Op, dialect=hw, name="module"):
    sym_name = d.Attr(d.SymbolNameAttr)
    module_type = d.Attr(ModuleTypeAttr)
    per_port_attrs = d.OptionalAttr(d.DictArrayAttr)
    result_locs = d.OptionalAttr(LocationArrayAttr)
    parameters = d.Attr(ParamDeclArrayAttr)
    comment = d.Attr(d.StrAttr, optional=True, default='""')
    sym_visibility = d.OptionalAttr(d.StrAttr)
    body = d.Region(1)
    traits = (d.IsolatedFromAbove, d.GraphRegion, d.SingleBlock, d.Symbol, d.HasParent("builtin.module"))
    implicit_terminator = "hw.output"
    argument_names = "*"
    result_names = "hw.Argument"
    assembly_format = """
        `` custom<`hw.Visibility`>($sym_visibility) $sym_name `` custom<`hw.Parameters`>($parameters) ``
        custom<`hw.PortList`>($module_type, $per_port_attrs, $result_locs) attr-dict-with-keyword custom<`hw.Body`>($body)
    """
    defer_attr_checks = True


class HierPathOp(d.Op, dialect=hw, name="hierpath"):
    sym_name = d.Attr(d.SymbolNameAttr)
    namepath = d.Attr(NameRefArrayAttr)
    sym_visibility = d.OptionalAttr(d.StrAttr)
    traits = (d.IsolatedFromAbove, d.Symbol)
    assembly_format = "`` custom<`hw.Visibility`>($sym_visibility) $sym_name custom<`hw.Path`>($namepath) attr-dict"
    defer_attr_checks = True


class InstanceOp(d.Op, dialect=hw, name="instance"):
    instanceName = d.Attr(d.StrAttr)
    moduleName = d.Attr(d.FlatSymbolRefAttr)
    inputs = d.Operands(d.AnyType)
    argNames = d.Attr(StrArrayAttr)
    resultNames = d.Attr(StrArrayAttr)
    parameters = d.Attr(ParamDeclArrayAttr)
    inner_sym = d.OptionalAttr(InnerSymAttr)
    doNotPrint = d.Attr(d.UnitAttr)
    results = d.Results(d.AnyType)
    result_names = "hw.Instance"
    assembly_format = """
        $instanceName (`sym` $inner_sym^)? $moduleName `` custom<`hw.Parameters`>($parameters) ``
        custom<`hw.Inputs`>($inputs, type($inputs), $argNames) `->` custom<`hw.Outputs`>(type($results), $resultNames)
        attr-dict
    """
    defer_attr_checks = True


class OutputOp(d.Op, dialect=hw, name="output"):
    outputs = d.Operands(d.AnyType)
    traits = (d.Terminator, d.HasParent("hw.module"), d.Pure, d.ReturnLike)
    assembly_format = "attr-dict ($outputs^ `:` qualified(type($outputs)))?"


class TriggeredOp(d.Op, dialect=hw, name="triggered"):
    event = d.Attr(EventControl)
    trigger = d.Operand(d.I1)
    inputs = d.Operands(d.AnyType)
    body = d.Region(1)
    traits = (d.IsolatedFromAbove, d.SingleBlock, d.NoTerminator)
    assembly_format = "$event $trigger (`(` $inputs^ `)` `:` type($inputs))? $body attr-dict"


class TypeScopeOp(d.Op, dialect=hw, name="type_scope"):
    sym_name = d.Attr(d.SymbolNameAttr)
    body = d.Region(1)
    traits = (d.Symbol, d.SymbolTable, d.SingleBlock, d.NoTerminator, d.NoRegionArguments)
    assembly_format = "$sym_name $body attr-dict"


class TypedeclOp(d.Op, dialect=hw, name="typedecl"):
    sym_name = d.Attr(d.SymbolNameAttr)
    type = d.Attr(d.TypeAttr)
    verilogName = d.OptionalAttr(d.StrAttr)
    traits = (d.Symbol, d.HasParent("hw.type_scope"))
    assembly_format = "$sym_name (`,` $verilogName^)? `:` $type attr-dict"


class WireOp(d.Op, dialect=hw, name="wire"):
    input = d.Operand(d.AnyType)
    name_ = d.OptionalAttr(d.StrAttr)
    inner_sym = d.OptionalAttr(InnerSymAttr)
    result = d.Result(d.AnyType)
    traits = (d.SameOperandsAndResultType,)
    result_name = "{name}"
    result_names = "Patterns"
    assembly_format = """
        $input (`sym` $inner_sym^)? custom<`circt.ImplicitName`>($name) attr-dict `:` qualified(type($input))
    """
