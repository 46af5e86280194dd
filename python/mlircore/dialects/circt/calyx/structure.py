"""The calyx dialect: components, wires, groups, assignments, instances, memories."""

from typing import ClassVar

from mlircore import dialect as d
from mlircore.define.traits import Trait

from .base import APIntAttr, ArrayAttr, ParamArray, SignlessInteger, calyx

_SAME = "lhs and rhs types should be equivalent"


class _Component(d.Op):
    sym_name = d.Attr(d.SymbolNameAttr)
    sym_visibility = d.OptionalAttr(d.StrAttr)
    function_type = d.Attr(d.FunctionTypeAttr)
    arg_attrs = d.OptionalAttr(d.DictArrayAttr)
    res_attrs = d.OptionalAttr(d.DictArrayAttr)
    portNames = d.Attr(ArrayAttr)
    portAttributes = d.Attr(ArrayAttr)
    portDirections = d.Attr(APIntAttr)
    body = d.Region(1)
    traits: ClassVar[tuple[Trait, ...]] = (d.HasParent("builtin.module"), d.SymbolTable, d.Symbol, d.Check("Function"), d.IsolatedFromAbove, d.SingleBlock,
              d.NoTerminator, d.GraphRegion)
    assembly_format = """
        $sym_name `` custom<`calyx.Ports`>($function_type, $portNames, $portAttributes, $portDirections, $body) attr-dict
    """
    result_names = "circt.Ports"
    argument_names = "*"


class ComponentOp(_Component, dialect=calyx, name="component"):
    pass


class CombComponentOp(_Component, dialect=calyx, name="comb_component"):
    traits = (d.HasParent("builtin.module"), d.SymbolTable, d.Symbol, d.Check("Function"), d.IsolatedFromAbove, d.SingleBlock,
              d.NoTerminator)


class WiresOp(d.Op, dialect=calyx, name="wires"):
    body = d.Region(1)
    traits = (d.HasParent("calyx.component", "calyx.comb_component"), d.SymbolTable, d.GraphRegion, d.NoRegionArguments, d.NoTerminator,
              d.SingleBlock)
    assembly_format = "$body attr-dict"


class GroupOp(d.Op, dialect=calyx, name="group"):
    sym_name = d.Attr(d.SymbolNameAttr)
    sym_visibility = d.OptionalAttr(d.StrAttr)
    body = d.Region(1)
    traits = (d.HasParent("calyx.wires"), d.NoRegionArguments, d.GraphRegion, d.SingleBlock, d.Symbol)
    assembly_format = "$sym_name $body attr-dict"


class CombGroupOp(d.Op, dialect=calyx, name="comb_group"):
    sym_name = d.Attr(d.SymbolNameAttr)
    sym_visibility = d.OptionalAttr(d.StrAttr)
    body = d.Region(1)
    traits = (d.HasParent("calyx.wires"), d.NoRegionArguments, d.GraphRegion, d.SingleBlock, d.Symbol, d.NoTerminator)
    assembly_format = "$sym_name $body attr-dict"


class StaticGroupOp(d.Op, dialect=calyx, name="static_group"):
    sym_name = d.Attr(d.SymbolNameAttr)
    latency = d.Attr(d.I64Attr)
    sym_visibility = d.OptionalAttr(d.StrAttr)
    body = d.Region(1)
    traits = (d.HasParent("calyx.wires"), d.NoRegionArguments, d.GraphRegion, d.SingleBlock, d.Symbol, d.NoTerminator)
    assembly_format = "`latency` `<` $latency `>` $sym_name $body attr-dict"


class AssignOp(d.Op, dialect=calyx, name="assign"):
    dest = d.Operand(d.AnyType)
    src = d.Operand(d.AnyType)
    guard = d.OptionalOperand(d.I1)
    traits = (
        d.TypesMatchWith(_SAME, "src", "dest", "SameTypes"),
        d.HasParent("calyx.group", "calyx.comb_group", "calyx.static_group", "calyx.wires"),
    )
    assembly_format = "$dest `=` custom<`calyx.Source`>($src, $guard) attr-dict `:` type($src)"


class GroupDoneOp(d.Op, dialect=calyx, name="group_done"):
    src = d.Operand(d.I1)
    guard = d.OptionalOperand(d.I1)
    traits = (d.Terminator, d.HasParent("calyx.group"))
    assembly_format = "custom<`calyx.Source`>($src, $guard) attr-dict `:` type($src)"


class GroupGoOp(d.Op, dialect=calyx, name="group_go"):
    src = d.Operand(d.I1)
    guard = d.OptionalOperand(d.I1)
    result = d.Result(d.I1)
    traits = (d.HasParent("calyx.group"),)
    assembly_format = "custom<`calyx.Source`>($src, $guard) attr-dict `:` type($src)"
    result_names = "calyx.GroupGo"


class CycleOp(d.Op, dialect=calyx, name="cycle"):
    start = d.Attr(d.I32Attr)
    end = d.OptionalAttr(d.I32Attr)
    active = d.Result(d.I1)
    traits = (d.HasParent("calyx.static_group"),)
    assembly_format = "custom<`calyx.Cycles`>($start, $end) attr-dict"


class ConstantOp(d.Op, dialect=calyx, name="constant"):
    sym_name = d.Attr(d.SymbolNameAttr)
    value = d.Attr(d.TypedAttr)
    out = d.Result(SignlessInteger)
    traits = (d.ConstantLike,)
    effects = ()
    assembly_format = "$sym_name ` ` `<` $value `>` attr-dict `:` type($out)"
    result_names = "Constant"


class UndefOp(d.Op, dialect=calyx, name="undef"):
    res = d.Result(d.AnyType)
    traits = (d.Pure,)
    assembly_format = "attr-dict `:` type($res)"


class InstanceOp(d.Op, dialect=calyx, name="instance"):
    sym_name = d.Attr(d.SymbolNameAttr)
    componentName = d.Attr(d.FlatSymbolRefAttr)
    results = d.Results(d.AnyType)
    traits = (d.HasParent("calyx.component", "calyx.comb_component"),)
    assembly_format = "$sym_name `of` $componentName attr-dict (`:` type($results)^)?"
    result_names = "calyx.Instance"


class PrimitiveOp(d.Op, dialect=calyx, name="primitive"):
    sym_name = d.Attr(d.SymbolNameAttr)
    primitiveName = d.Attr(d.FlatSymbolRefAttr)
    parameters = d.Attr(ParamArray)
    results = d.Results(d.AnyType)
    traits = (d.HasParent("calyx.component", "calyx.comb_component"),)
    assembly_format = """
        $sym_name `of` $primitiveName `` custom<`hw.Parameters`>($parameters) attr-dict (`:` type($results)^)?
    """
    result_names = "calyx.Instance"


class _Memory(d.Op):
    sym_name = d.Attr(d.SymbolNameAttr)
    width = d.Attr(d.I64Attr)
    sizes = d.Attr(ArrayAttr)
    addrSizes = d.Attr(ArrayAttr)
    results = d.Results(SignlessInteger)
    assembly_format = "$sym_name ` ` `<` $sizes `x` $width `>` $addrSizes attr-dict `:` type($results)"
    result_names = "calyx.Memory"


class MemoryOp(_Memory, dialect=calyx, name="memory"):
    result_name = "write_data,write_en,clk,read_data,done"


class SeqMemoryOp(_Memory, dialect=calyx, name="seq_mem"):
    result_name = "clk,reset,content_en,write_en,write_data,read_data,done"
