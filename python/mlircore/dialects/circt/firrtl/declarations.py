"""The firrtl dialect: instances, memories, nodes, registers, wires, objects."""

from mlircore import dialect as d
from mlircore.define.inference import Infer

from .base import *  # noqa: F403 - its constraints
from .base import firrtl


class InstanceOp(d.Op, dialect=firrtl, name="instance"):
    moduleName = d.Attr(d.FlatSymbolRefAttr)
    name_ = d.Attr(d.StrAttr)
    nameKind = d.Attr(NameKindAttr, default="droppable_name")
    portDirections = d.Attr(Directions)
    portNames = d.Attr(Strings)
    domainInfo = d.Attr(DomainInfo)
    annotations = d.Attr(Annotations, default="[]")
    portAnnotations = d.Attr(PortAnnotations)
    layers = d.Attr(Layers, default="[]")
    lowerToBind = d.Attr(d.UnitAttr)
    doNotPrint = d.Attr(d.UnitAttr)
    inner_sym = d.OptionalAttr(InnerSym)
    results = d.Results(d.AnyType)
    assembly_format = """
        custom<`circt.Word`>($name) (`sym` $inner_sym^)? `` custom<`firrtl.NameKind`>($nameKind) attr-dict $moduleName ``
        custom<`firrtl.InstancePorts`>($portDirections, $portNames, $portAnnotations, $domainInfo, type($results))
    """
    result_name = "inst"
    result_names = "circt.Ports"


class InstanceChoiceOp(d.Op, dialect=firrtl, name="instance_choice"):
    moduleNames = d.Attr(FlatSymbolRefs)
    caseNames = d.Attr(SymbolRefs)
    name_ = d.Attr(d.StrAttr)
    nameKind = d.Attr(NameKindAttr, default="droppable_name")
    portDirections = d.Attr(Directions)
    portNames = d.Attr(Strings)
    domainInfo = d.Attr(DomainInfo)
    annotations = d.Attr(Annotations, default="[]")
    portAnnotations = d.Attr(PortAnnotations)
    layers = d.Attr(Layers, default="[]")
    inner_sym = d.OptionalAttr(InnerSym)
    instance_macro = d.OptionalAttr(d.FlatSymbolRefAttr)
    results = d.Results(d.AnyType)
    assembly_format = """
        custom<`circt.Word`>($name) (`sym` $inner_sym^)? `` custom<`firrtl.NameKind`>($nameKind) attr-dict
        custom<`firrtl.Alternatives`>($moduleNames, $caseNames)
        custom<`firrtl.InstancePorts`>($portDirections, $portNames, $portAnnotations, $domainInfo, type($results))
    """
    result_name = "inst"
    result_names = "circt.Ports"


class MemOp(d.Op, dialect=firrtl, name="mem"):
    readLatency = d.Attr(I32From0)
    writeLatency = d.Attr(I32From1)
    depth = d.Attr(I64From1)
    ruw = d.Attr(RUWBehaviorAttr)
    portNames = d.Attr(Strings)
    name_ = d.Attr(d.StrAttr)
    nameKind = d.Attr(NameKindAttr, default="droppable_name")
    annotations = d.Attr(Annotations, default="[]")
    portAnnotations = d.Attr(PortAnnotations)
    inner_sym = d.OptionalAttr(InnerSym)
    init = d.OptionalAttr(MemoryInitAttr)
    prefix = d.OptionalAttr(d.StrAttr)
    results = d.Results(d.AnyType)
    assembly_format = """
        (`sym` $inner_sym^)? `` custom<`firrtl.NameKind`>($nameKind) $ruw `` custom<`firrtl.MemoryAttributes`>($portAnnotations, attr-dict) `:`
        type($results)
    """
    result_name = "mem"
    result_names = "circt.Ports"


class NodeOp(d.Op, dialect=firrtl, name="node"):
    input = d.Operand(PassiveType)
    name_ = d.Attr(d.StrAttr)
    nameKind = d.Attr(NameKindAttr, default="droppable_name")
    annotations = d.Attr(Annotations, default="[]")
    inner_sym = d.OptionalAttr(InnerSym)
    forceable = d.Attr(d.UnitAttr)
    result = d.Result(PassiveType)
    ref = d.OptionalResult(Ref)
    infer = Infer("firrtl.node", "input", "forceable")
    assembly_format = """
        (`sym` $inner_sym^)? `` custom<`firrtl.NameKind`>($nameKind) $input (`forceable` $forceable^)? ``
        custom<`circt.NameInDict`>(attr-dict, $name) `:`
        custom<`firrtl.NodeType`>(type($input), type($result), type($ref), ref($forceable))
    """
    checks = (d.Check("InferredTypes"),)
    result_names = "firrtl.Forceable"


class RegOp(d.Op, dialect=firrtl, name="reg"):
    clockVal = d.Operand(Clock)
    name_ = d.Attr(d.StrAttr)
    nameKind = d.Attr(NameKindAttr, default="droppable_name")
    annotations = d.Attr(Annotations, default="[]")
    inner_sym = d.OptionalAttr(InnerSym)
    forceable = d.Attr(d.UnitAttr)
    initial = d.OptionalAttr(APSInt)
    result = d.Result(AnyRegister)
    ref = d.OptionalResult(Ref)
    assembly_format = """
        (`sym` $inner_sym^)? `` custom<`firrtl.NameKind`>($nameKind) operands (`forceable` $forceable^)? ``
        custom<`circt.NameInDict`>(attr-dict, $name) `:` type($clockVal) `,` type($result) (`,` type($ref)^)?
    """
    result_names = "firrtl.Forceable"


class RegResetOp(d.Op, dialect=firrtl, name="regreset"):
    clockVal = d.Operand(Clock)
    resetSignal = d.Operand(AnyReset)
    resetValue = d.Operand(FIRRTLBaseType)
    name_ = d.Attr(d.StrAttr)
    nameKind = d.Attr(NameKindAttr, default="droppable_name")
    annotations = d.Attr(Annotations, default="[]")
    inner_sym = d.OptionalAttr(InnerSym)
    forceable = d.Attr(d.UnitAttr)
    initial = d.OptionalAttr(APSInt)
    result = d.Result(AnyRegister)
    ref = d.OptionalResult(Ref)
    assembly_format = """
        (`sym` $inner_sym^)? `` custom<`firrtl.NameKind`>($nameKind) operands (`forceable` $forceable^)? ``
        custom<`circt.NameInDict`>(attr-dict, $name) `:` type($clockVal) `,` type($resetSignal) `,` type($resetValue)
        `,` type($result) (`,` type($ref)^)?
    """
    result_names = "firrtl.Forceable"


class WireOp(d.Op, dialect=firrtl, name="wire"):
    name_ = d.Attr(d.StrAttr)
    nameKind = d.Attr(NameKindAttr, default="droppable_name")
    annotations = d.Attr(Annotations, default="[]")
    inner_sym = d.OptionalAttr(InnerSym)
    forceable = d.Attr(d.UnitAttr)
    domains = d.Operands(Domain)
    result = d.Result(d.AnyType)
    ref = d.OptionalResult(Ref)
    assembly_format = """
        (`sym` $inner_sym^)? `` custom<`firrtl.NameKind`>($nameKind) (`forceable` $forceable^)? `` custom<`circt.NameInDict`>(attr-dict, $name)
        (`domains` `[` $domains^ `]`)? `:` type($result) (`,` type($ref)^)? (`domains` `[` type($domains)^ `]`)?
    """
    result_names = "firrtl.Forceable"


class ContractOp(d.Op, dialect=firrtl, name="contract"):
    inputs = d.Operands(PassiveType)
    outputs = d.Results(PassiveType)
    body = d.Region(1)
    traits = (
        d.SingleBlock, d.NoTerminator,
        d.TypesMatchWith("all of {inputs, outputs} have same type", "inputs", "outputs", "SameTypes"),
    )
    assembly_format = "($inputs^ `:` type($inputs))? attr-dict-with-keyword $body"


class ObjectOp(d.Op, dialect=firrtl, name="object"):
    name_ = d.Attr(d.StrAttr)
    result = d.Result(Class)
    traits = (d.HasParent("firrtl.module", "firrtl.class"),)
    assembly_format = "`` custom<`circt.NameInDict`>(attr-dict, $name) custom<`firrtl.ClassInterface`>(type($result))"
    result_name = "{name}"
    result_names = "Patterns"


_DOMAIN_PARENTS = d.HasParent(
    "firrtl.contract", "firrtl.module", "firrtl.layerblock", "firrtl.match", "firrtl.when", "sv.ifdef")


class DomainCreateAnonOp(d.Op, dialect=firrtl, name="domain.anon"):
    name_ = d.Attr(d.StrAttr)
    result = d.Result(Domain)
    traits = (_DOMAIN_PARENTS,)
    effects = ("allocate result",)
    assembly_format = "custom<`circt.NameInDict`>(attr-dict, $name) `:` type($result)"
    result_name = "{name}"
    result_names = "Patterns"


class DomainCreateOp(d.Op, dialect=firrtl, name="domain.create"):
    name_ = d.Attr(d.StrAttr)
    fieldValues = d.Operands(Property)
    result = d.Result(Domain)
    traits = (_DOMAIN_PARENTS,)
    effects = ("allocate result",)
    assembly_format = """
        (`(` $fieldValues^ `)`)? `` custom<`circt.NameInDict`>(attr-dict, $name) `:`
        custom<`firrtl.DomainFields`>(ref($fieldValues), type($fieldValues), type($result))
    """
    result_name = "{name}"
    result_names = "Patterns"
