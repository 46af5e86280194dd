"""CIRCT's handshake dialect: dataflow circuits whose values come with handshakes."""

from mlircore import dialect as d

handshake = d.Dialect("handshake", is_open=True)

BufferType = handshake.enum(d.EnumDef(
    [("seq", 0), ("fifo", 1)], attr_name="buffer_type_enum", summary="BufferOp seq or fifo", bare=True, tight=True))

_ARRAY = ("kind", "ATTR_ARRAY")
_MEMREF = ("kind", "TYPE_MEMREF")
Slots = d.bounded_integer_attr(32, "minimum value is 1", 1)
I64Array = d.AttrConstraint(
    "64-bit integer array attribute",
    ("and", _ARRAY, ("all", ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 1, 64))))), _ARRAY, value_type="none")
I1Attr = d.AttrConstraint(
    "1-bit signless integer attribute", ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 1, 1))), ("kind", "ATTR_INTEGER"),
    value_type="i1")
MemRefTypeAttr = d.AttrConstraint(
    "memref type attribute", ("and", ("kind", "ATTR_TYPE"), ("type_value", _MEMREF)), ("kind", "ATTR_TYPE"), value_type="none")
NoneType = d.TypeConstraint("none type", ("kind", "TYPE_NONE"), type_text="none")
AlwaysNone = d.TypeConstraint("any type", type_text="none")
MemRef = d.TypeConstraint("memref of any type values", _MEMREF)
Tuple = d.TypeConstraint("Fixed-sized collection of other types", ("kind", "TYPE_TUPLE"), type_name="")
Clock = d.TypeConstraint("A type for clock-carrying wires", ("defined", "seq.clock"), type_text="!seq.clock")
Channel = d.TypeConstraint("an ESI channel", ("defined", "esi.channel"))


class FuncOp(d.Op, dialect=handshake, name="func"):
    sym_name = d.Attr(d.SymbolNameAttr)
    sym_visibility = d.OptionalAttr(d.StrAttr)
    function_type = d.Attr(d.FunctionTypeAttr)
    arg_attrs = d.OptionalAttr(d.DictArrayAttr)
    res_attrs = d.OptionalAttr(d.DictArrayAttr)
    body = d.Region()
    traits = (d.IsolatedFromAbove, d.Symbol, d.GraphRegion, d.Check("Function"))
    default_dialect = "handshake"
    assembly_format = """
        `` custom<`hw.Visibility`>($sym_visibility) $sym_name `` custom<`handshake.Function`>($function_type, $arg_attrs,
        $res_attrs, attr-dict, $body)
    """


class InstanceOp(d.Op, dialect=handshake, name="instance"):
    module = d.Attr(d.FlatSymbolRefAttr)
    opOperands = d.Operands(d.AnyType)
    results = d.Results(d.AnyType)
    assembly_format = "$module `(` $opOperands `)` attr-dict `:` functional-type($opOperands, results)"


class ESIInstanceOp(d.Op, dialect=handshake, name="esi_instance"):
    module = d.Attr(d.FlatSymbolRefAttr)
    instName = d.Attr(d.StrAttr)
    clk = d.Operand(Clock)
    rst = d.Operand(d.I1)
    opOperands = d.Operands(Channel)
    results = d.Results(Channel)
    assembly_format = """
        $module $instName `clk` $clk `rst` $rst `(` $opOperands `)` attr-dict `:` functional-type($opOperands, results)
    """


class ReturnOp(d.Op, dialect=handshake, name="return"):
    opOperands = d.Operands(d.AnyType)
    traits = (d.Terminator, d.HasParent("handshake.func"))
    assembly_format = "attr-dict ($opOperands^ `:` type($opOperands))?"


# --- values in turns ---


class _Fork(d.Op):
    operand = d.Operand(d.AnyType)
    results = d.Results(d.AnyType)
    traits = (d.Pure, d.SameOperandsAndResultType)
    assembly_format = "custom<`handshake.Fork`>($operand, attr-dict, type($operand), type($results))"


class ForkOp(_Fork, dialect=handshake, name="fork"):
    pass


class LazyForkOp(_Fork, dialect=handshake, name="lazy_fork"):
    pass


class MergeOp(d.Op, dialect=handshake, name="merge"):
    dataOperands = d.Operands(d.AnyType)
    result = d.Result(d.AnyType)
    traits = (d.Pure, d.SameOperandsAndResultType)
    assembly_format = """
        $dataOperands attr-dict `:` custom<`circt.SameType`>(ref($dataOperands), type($dataOperands), type($result))
    """


class MuxOp(d.Op, dialect=handshake, name="mux"):
    selectOperand = d.Operand(d.AnyType)
    dataOperands = d.Operands(d.AnyType)
    result = d.Result(d.AnyType)
    traits = (d.Pure,)
    assembly_format = """
        $selectOperand ` ` `[` $dataOperands `]` attr-dict `:` type($selectOperand) `,`
        custom<`circt.SameType`>(ref($dataOperands), type($dataOperands), type($result))
    """


class ControlMergeOp(d.Op, dialect=handshake, name="control_merge"):
    dataOperands = d.Operands(d.AnyType)
    result = d.Result(d.AnyType)
    index = d.Result(d.AnyType)
    traits = (d.Pure,)
    assembly_format = """
        $dataOperands attr-dict `:` custom<`circt.SameType`>(ref($dataOperands), type($dataOperands), type($result))
        `,` type($index)
    """


class BranchOp(d.Op, dialect=handshake, name="br"):
    dataOperand = d.Operand(d.AnyType)
    dataResult = d.Result(d.AnyType)
    traits = (d.Pure, d.SameOperandsAndResultType, d.AllTypesMatch("dataOperand", "dataResult"))
    assembly_format = "$dataOperand attr-dict `:` type($dataOperand)"


class ConditionalBranchOp(d.Op, dialect=handshake, name="cond_br"):
    conditionOperand = d.Operand(d.I1)
    dataOperand = d.Operand(d.AnyType)
    trueResult = d.Result(d.AnyType)
    falseResult = d.Result(d.AnyType)
    traits = (
        d.Pure,
        d.TypesMatchWith("data operand type matches true branch result type", "dataOperand", "trueResult", "SameTypes"),
        d.TypesMatchWith("data operand type matches false branch result type", "dataOperand", "falseResult", "SameTypes"),
    )
    assembly_format = "$conditionOperand `,` $dataOperand attr-dict `:` type($dataOperand)"


class JoinOp(d.Op, dialect=handshake, name="join"):
    data = d.Operands(d.AnyType)
    result = d.Result(NoneType)
    assembly_format = "$data attr-dict `:` type($data)"


class SyncOp(d.Op, dialect=handshake, name="sync"):
    operands_ = d.Operands(d.AnyType)
    results = d.Results(d.AnyType)
    traits = (d.TypesMatchWith("all of {operands, results} have same type", "operands", "results", "SameTypes"),)
    assembly_format = "$operands attr-dict `:` type($operands)"


class BufferOp(d.Op, dialect=handshake, name="buffer"):
    operand = d.Operand(d.AnyType)
    slots = d.Attr(Slots)
    bufferType = d.Attr(BufferType)
    initValues = d.OptionalAttr(I64Array)
    result = d.Result(d.AnyType)
    traits = (d.Pure, d.SameOperandsAndResultType)
    assembly_format = "` ` `[` $slots `]` $bufferType $operand attr-dict `:` type($operand)"


# --- where values come from and go to ---


class SourceOp(d.Op, dialect=handshake, name="source"):
    result = d.Result(AlwaysNone)
    traits = (d.Pure,)
    assembly_format = "attr-dict"


class SinkOp(d.Op, dialect=handshake, name="sink"):
    operand = d.Operand(d.AnyType)
    assembly_format = "$operand attr-dict `:` type($operand)"


class NeverOp(d.Op, dialect=handshake, name="never"):
    result = d.Result(d.AnyType)
    traits = (d.Pure,)
    assembly_format = "attr-dict `:` type($result)"


class ConstantOp(d.Op, dialect=handshake, name="constant"):
    value = d.Attr(d.TypedAttr)
    ctrl = d.Operand(NoneType)
    result = d.Result(d.AnyType)
    traits = (d.Pure,)
    assembly_format = "$ctrl attr-dict `:` type($result)"


class PackOp(d.Op, dialect=handshake, name="pack"):
    inputs = d.Operands(d.AnyType)
    result = d.Result(Tuple)
    traits = (d.TypesMatchWith("result type matches the types of inputs", "result", "inputs", "handshake.TupleTypes"),)
    assembly_format = "$inputs attr-dict `:` type($result)"


class UnpackOp(d.Op, dialect=handshake, name="unpack"):
    input = d.Operand(Tuple)
    results = d.Results(d.AnyType)
    traits = (d.TypesMatchWith("result types match element types of 'tuple'", "input", "results", "handshake.TupleTypes"),)
    assembly_format = "$input attr-dict `:` type($input)"


# --- memories ---


class MemoryOp(d.Op, dialect=handshake, name="memory"):
    inputs = d.Operands(d.AnyType)
    ldCount = d.Attr(d.I32Attr)
    stCount = d.Attr(d.I32Attr)
    id = d.Attr(d.I32Attr)
    memRefType = d.Attr(MemRefTypeAttr)
    lsq = d.Attr(I1Attr)
    outputs = d.Results(d.AnyType)
    assembly_format = """
        `[` `ld` `=` $ldCount `,` `st` `=` $stCount `]` `(` $inputs `)` attr-dict `:` $memRefType `,`
        functional-type($inputs, $outputs)
    """


class ExternalMemoryOp(d.Op, dialect=handshake, name="extmemory"):
    memref = d.Operand(MemRef)
    inputs = d.Operands(d.AnyType)
    ldCount = d.Attr(d.I32Attr)
    stCount = d.Attr(d.I32Attr)
    id = d.Attr(d.I32Attr)
    outputs = d.Results(d.AnyType)
    assembly_format = """
        `[` `ld` `=` $ldCount `,` `st` `=` $stCount `]` `(` $memref `:` type($memref) `)` `(` $inputs `)` attr-dict `:`
        functional-type($inputs, $outputs)
    """


class LoadOp(d.Op, dialect=handshake, name="load"):
    addresses = d.Operands(d.AnyType)
    data = d.Operand(d.AnyType)
    ctrl = d.Operand(NoneType)
    dataResult = d.Result(d.AnyType)
    addressResults = d.Results(d.AnyType)
    assembly_format = """
        ` ` `[` $addresses `]` $data `,` $ctrl attr-dict `:`
        custom<`handshake.AccessTypes`>(type($addresses), type($data), type($addressResults), type($dataResult))
    """


class StoreOp(d.Op, dialect=handshake, name="store"):
    addresses = d.Operands(d.AnyType)
    data = d.Operand(d.AnyType)
    ctrl = d.Operand(NoneType)
    dataResult = d.Result(d.AnyType)
    addressResult = d.Results(d.AnyType)
    assembly_format = """
        ` ` `[` $addresses `]` $data `,` $ctrl attr-dict `:`
        custom<`handshake.AccessTypes`>(type($addresses), type($data), type($addressResult), type($dataResult))
    """


__getattr__ = handshake.member
__dir__ = handshake.members
