"""The firrtl dialect: circuits, modules, classes, layers, options."""

from typing import ClassVar

from mlircore import dialect as d
from mlircore.define.traits import Trait

from .base import *  # noqa: F403 - its constraints
from .base import firrtl


class CircuitOp(d.Op, dialect=firrtl, name="circuit"):
    name_ = d.Attr(d.StrAttr)
    annotations = d.Attr(Annotations, default="[]")
    enable_layers = d.OptionalAttr(SymbolRefs)
    disable_layers = d.OptionalAttr(SymbolRefs)
    default_layer_specialization = d.OptionalAttr(LayerSpecializationAttr)
    select_inst_choice = d.OptionalAttr(d.ArrayAttr)
    body = d.Region(1)
    traits = (d.IsolatedFromAbove, d.SymbolTable, d.SingleBlock, d.NoTerminator, d.NoRegionArguments)
    assembly_format = "$name attr-dict-with-keyword $body"


class _ModuleLike(d.Op):
    traits: ClassVar[tuple[Trait, ...]] = (d.IsolatedFromAbove, d.Symbol, d.HasParent("firrtl.circuit"))
    result_names = "circt.Ports"
    argument_names = "*"


class FModuleOp(_ModuleLike, dialect=firrtl, name="module"):
    sym_name = d.Attr(d.SymbolNameAttr)
    convention = d.Attr(ConventionAttr, default="internal")
    portDirections = d.Attr(Directions)
    portLocations = d.Attr(ArrayRef)
    portAnnotations = d.Attr(ArrayRef)
    portSymbols = d.Attr(ArrayRef)
    portNames = d.Attr(ArrayRef)
    portTypes = d.Attr(ArrayRef)
    annotations = d.Attr(Annotations, default="[]")
    layers = d.Attr(Layers, default="[]")
    domainInfo = d.Attr(ArrayRef, default="[]")
    sym_visibility = d.OptionalAttr(d.StrAttr)
    body = d.Region(1)
    traits = (d.IsolatedFromAbove, d.Symbol, d.HasParent("firrtl.circuit"), d.SingleBlock, d.NoTerminator)
    assembly_format = """
        `` custom<`hw.Visibility`>($sym_visibility) $sym_name `` custom<`firrtl.Ports`>($portDirections, $portNames,
        $portTypes, $portSymbols, $portLocations, $portAnnotations, $domainInfo, attr-dict, $body)
    """


class FExtModuleOp(_ModuleLike, dialect=firrtl, name="extmodule"):
    sym_name = d.Attr(d.SymbolNameAttr)
    defname = d.OptionalAttr(d.StrAttr)
    parameters = d.Attr(Parameters)
    convention = d.Attr(ConventionAttr, default="internal")
    portDirections = d.Attr(Directions)
    portLocations = d.Attr(ArrayRef)
    portAnnotations = d.Attr(ArrayRef)
    portSymbols = d.Attr(ArrayRef)
    portNames = d.Attr(ArrayRef)
    portTypes = d.Attr(ArrayRef)
    knownLayers = d.Attr(Layers, default="[]")
    annotations = d.Attr(Annotations, default="[]")
    layers = d.Attr(Layers, default="[]")
    domainInfo = d.Attr(ArrayRef, default="[]")
    externalRequirements = d.Attr(ArrayRef, default="[]")
    sym_visibility = d.OptionalAttr(d.StrAttr)
    body = d.Region()
    assembly_format = """
        `` custom<`hw.Visibility`>($sym_visibility) $sym_name `` custom<`firrtl.Parameters`>($parameters) ``
        custom<`firrtl.Ports`>($portDirections, $portNames, $portTypes, $portSymbols, $portLocations, $portAnnotations,
        $domainInfo, attr-dict, $body, `declared`)
    """


class FIntModuleOp(_ModuleLike, dialect=firrtl, name="intmodule"):
    sym_name = d.Attr(d.SymbolNameAttr)
    intrinsic = d.Attr(d.StrAttr)
    parameters = d.Attr(Parameters)
    portDirections = d.Attr(Directions)
    portLocations = d.Attr(ArrayRef)
    portAnnotations = d.Attr(ArrayRef)
    portSymbols = d.Attr(ArrayRef)
    portNames = d.Attr(ArrayRef)
    portTypes = d.Attr(ArrayRef)
    annotations = d.Attr(Annotations, default="[]")
    layers = d.Attr(Layers, default="[]")
    domainInfo = d.Attr(ArrayRef, default="[]")
    sym_visibility = d.OptionalAttr(d.StrAttr)
    body = d.Region()
    assembly_format = """
        `` custom<`hw.Visibility`>($sym_visibility) $sym_name `` custom<`firrtl.Parameters`>($parameters) ``
        custom<`firrtl.Ports`>($portDirections, $portNames, $portTypes, $portSymbols, $portLocations, $portAnnotations,
        $domainInfo, attr-dict, $body, `declared`)
    """


class FMemModuleOp(_ModuleLike, dialect=firrtl, name="memmodule"):
    sym_name = d.Attr(d.SymbolNameAttr)
    numReadPorts = d.Attr(UI32Attr)
    numWritePorts = d.Attr(UI32Attr)
    numReadWritePorts = d.Attr(UI32Attr)
    dataWidth = d.Attr(UI32Attr)
    maskBits = d.Attr(UI32Attr)
    readLatency = d.Attr(UI32Attr)
    writeLatency = d.Attr(UI32Attr)
    depth = d.Attr(UI64Attr)
    extraPorts = d.Attr(d.ArrayAttr)
    portDirections = d.Attr(Directions)
    portLocations = d.Attr(ArrayRef)
    portAnnotations = d.Attr(ArrayRef)
    portSymbols = d.Attr(ArrayRef)
    portNames = d.Attr(ArrayRef)
    portTypes = d.Attr(ArrayRef)
    ruw = d.Attr(RUWBehaviorAttr, default="Undefined", shown=True)
    annotations = d.Attr(Annotations, default="[]")
    layers = d.Attr(Layers, default="[]")
    domainInfo = d.Attr(ArrayRef, default="[]")
    sym_visibility = d.OptionalAttr(d.StrAttr)
    body = d.Region()
    assembly_format = """
        `` custom<`hw.Visibility`>($sym_visibility) $sym_name `` custom<`firrtl.Ports`>($portDirections, $portNames,
        $portTypes, $portSymbols, $portLocations, $portAnnotations, $domainInfo, attr-dict, $body, `declared`)
    """


class ClassOp(_ModuleLike, dialect=firrtl, name="class"):
    sym_name = d.Attr(d.SymbolNameAttr)
    portDirections = d.Attr(Directions)
    portNames = d.Attr(ArrayRef)
    portTypes = d.Attr(ArrayRef)
    portSymbols = d.Attr(ArrayRef)
    portLocations = d.Attr(ArrayRef)
    domainInfo = d.Attr(ArrayRef, default="[]")
    sym_visibility = d.OptionalAttr(d.StrAttr)
    body = d.Region(1)
    traits = (d.IsolatedFromAbove, d.Symbol, d.HasParent("firrtl.circuit"), d.SingleBlock, d.NoTerminator)
    assembly_format = """
        `` custom<`hw.Visibility`>($sym_visibility) $sym_name `` custom<`firrtl.Ports`>($portDirections, $portNames,
        $portTypes, $portSymbols, $portLocations, attr-dict, $body)
    """


class ExtClassOp(_ModuleLike, dialect=firrtl, name="extclass"):
    sym_name = d.Attr(d.SymbolNameAttr)
    portDirections = d.Attr(Directions)
    portNames = d.Attr(ArrayRef)
    portTypes = d.Attr(ArrayRef)
    portSymbols = d.Attr(ArrayRef)
    portLocations = d.Attr(ArrayRef)
    domainInfo = d.Attr(ArrayRef, default="[]")
    sym_visibility = d.OptionalAttr(d.StrAttr)
    body = d.Region()
    assembly_format = """
        `` custom<`hw.Visibility`>($sym_visibility) $sym_name `` custom<`firrtl.Ports`>($portDirections, $portNames,
        $portTypes, $portSymbols, $portLocations, attr-dict, $body, `declared`)
    """


class _Test(d.Op):
    sym_name = d.Attr(d.SymbolNameAttr)
    moduleName = d.Attr(d.FlatSymbolRefAttr)
    parameters = d.Attr(Dictionary)
    sym_visibility = d.OptionalAttr(d.StrAttr)
    traits = (d.HasParent("firrtl.circuit"), d.Symbol)
    assembly_format = "$sym_name `,` $moduleName $parameters attr-dict-with-keyword"


class FormalOp(_Test, dialect=firrtl, name="formal"):
    pass


class SimulationOp(_Test, dialect=firrtl, name="simulation"):
    pass


class LayerOp(d.Op, dialect=firrtl, name="layer"):
    sym_name = d.Attr(d.SymbolNameAttr)
    convention = d.Attr(LayerConventionAttr)
    sym_visibility = d.OptionalAttr(d.StrAttr)
    body = d.Region(1)
    traits = (d.IsolatedFromAbove, d.NoRegionArguments, d.NoTerminator, d.HasParent("firrtl.circuit", "firrtl.layer"),
              d.SingleBlock, d.Symbol, d.SymbolTable)
    assembly_format = "$sym_name $convention attr-dict-with-keyword $body"


class OptionOp(d.Op, dialect=firrtl, name="option"):
    sym_name = d.Attr(d.SymbolNameAttr)
    sym_visibility = d.OptionalAttr(d.StrAttr)
    body = d.Region(1)
    traits = (d.IsolatedFromAbove, d.NoTerminator, d.NoRegionArguments, d.HasParent("firrtl.circuit"), d.SymbolTable, d.Symbol,
              d.SingleBlock)
    assembly_format = "$sym_name attr-dict-with-keyword $body"


class OptionCaseOp(d.Op, dialect=firrtl, name="option_case"):
    sym_name = d.Attr(d.SymbolNameAttr)
    case_macro = d.OptionalAttr(d.FlatSymbolRefAttr)
    sym_visibility = d.OptionalAttr(d.StrAttr)
    traits = (d.HasParent("firrtl.option"), d.Symbol)
    assembly_format = "$sym_name attr-dict"


class DomainOp(d.Op, dialect=firrtl, name="domain"):
    sym_name = d.Attr(d.SymbolNameAttr)
    fields = d.Attr(DomainFields, default="[]")
    sym_visibility = d.OptionalAttr(d.StrAttr)
    traits = (d.HasParent("firrtl.circuit"), d.Symbol)
    assembly_format = "$sym_name ($fields^)? attr-dict-with-keyword"
