"""CIRCT's systemc dialect: modules and functions of SystemC."""

from mlircore import dialect as d
from mlircore.dialects.circt.hw.base import StrArrayAttr

systemc = d.Dialect("systemc", is_open=True, symbols_complete=False)

MemberAccessKind = systemc.enum(d.EnumDef([("dot", 0), ("arrow", 1)], summary="C++ member access kind", cpp_name="::MemberAccessKind"))


class InOutType(d.TypeDef, dialect=systemc, mnemonic="inout"):
    baseType = d.TypeParam()
    assembly_format = "`<` $baseType `>`"
    summary = "a SystemC sc_inout<T> type"


class InputType(d.TypeDef, dialect=systemc, mnemonic="in"):
    baseType = d.TypeParam()
    assembly_format = "`<` $baseType `>`"
    summary = "a SystemC sc_in<T> type"


class LogicType(d.TypeDef, dialect=systemc, mnemonic="logic"):
    assembly_format = ""
    summary = "a SystemC sc_logic type"


class IntBaseType(d.TypeDef, dialect=systemc, mnemonic="int_base"):
    summary = "a SystemC sc_int_base type"


class IntType(d.TypeDef, dialect=systemc, mnemonic="int"):
    width = d.IntParam(32, signed=False)
    assembly_format = "`<` $width `>`"
    summary = "a SystemC sc_int<W> type"


class UIntBaseType(d.TypeDef, dialect=systemc, mnemonic="uint_base"):
    summary = "a SystemC sc_uint_base type"


class UIntType(d.TypeDef, dialect=systemc, mnemonic="uint"):
    width = d.IntParam(32, signed=False)
    assembly_format = "`<` $width `>`"
    summary = "a SystemC sc_uint<W> type"


class SignedType(d.TypeDef, dialect=systemc, mnemonic="signed"):
    summary = "a SystemC sc_signed type"


class BigIntType(d.TypeDef, dialect=systemc, mnemonic="bigint"):
    width = d.IntParam(32, signed=False)
    assembly_format = "`<` $width `>`"
    summary = "a SystemC sc_bigint<W> type"


class UnsignedType(d.TypeDef, dialect=systemc, mnemonic="unsigned"):
    summary = "a SystemC sc_unsigned type"


class BigUIntType(d.TypeDef, dialect=systemc, mnemonic="biguint"):
    width = d.IntParam(32, signed=False)
    assembly_format = "`<` $width `>`"
    summary = "a SystemC sc_biguint<W> type"


class BitVectorBaseType(d.TypeDef, dialect=systemc, mnemonic="bv_base"):
    summary = "a SystemC sc_bv_base type"


class BitVectorType(d.TypeDef, dialect=systemc, mnemonic="bv"):
    width = d.IntParam(32, signed=False)
    assembly_format = "`<` $width `>`"
    summary = "a SystemC sc_bv<W> type"


class LogicVectorBaseType(d.TypeDef, dialect=systemc, mnemonic="lv_base"):
    summary = "a SystemC sc_lv_base type"


class LogicVectorType(d.TypeDef, dialect=systemc, mnemonic="lv"):
    width = d.IntParam(32, signed=False)
    assembly_format = "`<` $width `>`"
    summary = "a SystemC sc_lv<W> type"


class ModuleType(d.TypeDef, dialect=systemc, mnemonic="module"):
    moduleName = d.AttrParam(d.StrAttr)
    names = d.ArrayParam(d.AttrParam(d.StrAttr))
    types = d.ArrayParam(d.TypeParam(), like="names")
    assembly_format = "`<` custom<`systemc.Ports`>($moduleName, $names, $types) `>`"
    summary = "a SystemC module type"


class OutputType(d.TypeDef, dialect=systemc, mnemonic="out"):
    baseType = d.TypeParam()
    assembly_format = "`<` $baseType `>`"
    summary = "a SystemC sc_out<T> type"


class SignalType(d.TypeDef, dialect=systemc, mnemonic="signal"):
    baseType = d.TypeParam()
    assembly_format = "`<` $baseType `>`"
    summary = "a SystemC sc_signal<T> type"


ChannelType = d.TypeConstraint(
    "a SystemC sc_in<T> type or a SystemC sc_inout<T> type or a SystemC sc_out<T> type or a SystemC sc_signal<T> type", ("or",
     ("defined", "systemc.in"),
     ("defined", "systemc.inout"),
     ("defined", "systemc.out"),
     ("defined", "systemc.signal")))
ConvertibleType = d.TypeConstraint(
    "integer or a SystemC sc_value_base type or signless integer or a SystemC sc_bv_base type or a SystemC sc_bv<W> type or a SystemC sc_lv_base type or a SystemC sc_lv<W> type or a SystemC sc_logic type", ("or", ("kind", "TYPE_INTEGER"), ("routine", "systemc.Value")))
PointerType = d.type_of("emitc.ptr")
NullaryVoidFunctionType = d.TypeConstraint(
    "FunctionType with no inputs and results", type_text="() -> ()")
ReadableType = d.TypeConstraint(
    "a SystemC sc_in<T> type or a SystemC sc_inout<T> type or a SystemC sc_signal<T> type", ("or", ("defined", "systemc.in"), ("defined", "systemc.inout"), ("defined", "systemc.signal")))
WritableType = d.TypeConstraint(
    "a SystemC sc_out<T> type or a SystemC sc_inout<T> type or a SystemC sc_signal<T> type", ("or", ("defined", "systemc.out"), ("defined", "systemc.inout"), ("defined", "systemc.signal")))


class AssignOp(d.Op, dialect=systemc, name="cpp.assign"):
    dest = d.Operand(d.AnyType)
    source = d.Operand(d.AnyType)
    traits = (d.SameTypeOperands,)
    assembly_format = "$dest `=` $source attr-dict `:` type($dest)"


class BindPortOp(d.Op, dialect=systemc, name="instance.bind_port"):
    instance = d.Operand(ModuleType)
    portId = d.Attr(d.IndexAttr)
    channel = d.Operand(ChannelType)
    traits = (d.HasParent("systemc.ctor"),)
    assembly_format = """
        custom<`systemc.BindPort`>($instance, $portId, $channel, attr-dict, type($instance), type($channel))
    """


class CallIndirectOp(d.Op, dialect=systemc, name="cpp.call_indirect"):
    callee = d.Operand(d.FunctionType)
    callee_operands = d.Operands(d.AnyType)
    results = d.Results(d.AnyType)
    traits = (
        d.TypesMatchWith("callee input types match argument types", "callee", "callee_operands", "FunctionInputs"),
        d.TypesMatchWith("callee result types match result types", "callee", "results", "FunctionResults"),
    )
    assembly_format = "$callee `(` $callee_operands `)` attr-dict `:` type($callee)"


class CallOp(d.Op, dialect=systemc, name="cpp.call"):
    callee = d.Attr(d.FlatSymbolRefAttr)
    callee_operands = d.Operands(d.AnyType)
    results = d.Results(d.AnyType)
    assembly_format = "$callee `(` $callee_operands `)` attr-dict `:` functional-type($callee_operands, $results)"


class ConvertOp(d.Op, dialect=systemc, name="convert"):
    input = d.Operand(ConvertibleType)
    result = d.Result(ConvertibleType)
    traits = (d.Pure,)
    assembly_format = "$input attr-dict `:` functional-type($input, $result)"


class CtorOp(d.Op, dialect=systemc, name="ctor"):
    body = d.Region(1)
    traits = (d.SingleBlock, d.NoTerminator, d.HasParent("systemc.module"))
    assembly_format = "attr-dict-with-keyword $body"


class DeleteOp(d.Op, dialect=systemc, name="cpp.delete"):
    pointer = d.Operand(PointerType)
    assembly_format = "$pointer attr-dict `:` qualified(type($pointer))"


class DestructorOp(d.Op, dialect=systemc, name="cpp.destructor"):
    body = d.Region(1)
    traits = (d.SingleBlock, d.NoTerminator, d.HasParent("systemc.module"))
    assembly_format = "attr-dict-with-keyword $body"


class FuncOp(d.Op, dialect=systemc, name="cpp.func"):
    sym_name = d.Attr(d.SymbolNameAttr)
    function_type = d.Attr(d.FunctionTypeAttr)
    arg_attrs = d.OptionalAttr(d.DictArrayAttr)
    res_attrs = d.OptionalAttr(d.DictArrayAttr)
    argNames = d.Attr(StrArrayAttr)
    externC = d.Attr(d.UnitAttr)
    sym_visibility = d.OptionalAttr(d.StrAttr)
    body = d.Region()
    traits = (d.AutomaticAllocationScope, d.Check("Function"), d.IsolatedFromAbove, d.Symbol)
    argument_names = "*"
    result_names = "systemc.Argument"
    default_dialect = "systemc"
    assembly_format = """
        custom<`systemc.Function`>($externC, $sym_visibility, $sym_name, $function_type, $arg_attrs, $res_attrs, $argNames,
        attr-dict, $body)
    """


class InstanceDeclOp(d.Op, dialect=systemc, name="instance.decl"):
    name_ = d.Attr(d.StrAttr)
    moduleName = d.Attr(d.FlatSymbolRefAttr)
    instanceHandle = d.Result(ModuleType)
    traits = (d.HasParent("systemc.module"),)
    result_name = "{name}"
    result_names = "Patterns"
    assembly_format = """
        custom<`circt.ImplicitName`>($name) $moduleName attr-dict `:` qualified(type($instanceHandle))
    """


class InteropVerilatedOp(d.Op, dialect=systemc, name="interop.verilated"):
    instanceName = d.Attr(d.StrAttr)
    moduleName = d.Attr(d.FlatSymbolRefAttr)
    inputNames = d.Attr(StrArrayAttr)
    resultNames = d.Attr(StrArrayAttr)
    inputs = d.Operands(d.AnyType)
    results = d.Results(d.AnyType)
    result_names = "hw.Instance"
    assembly_format = """
        $instanceName $moduleName custom<`hw.Inputs`>($inputs, type($inputs), $inputNames) `->`
        custom<`hw.Outputs`>(type($results), $resultNames) attr-dict
    """


class MemberAccessOp(d.Op, dialect=systemc, name="cpp.member_access"):
    object = d.Operand(d.AnyType)
    memberName = d.Attr(d.StrAttr)
    accessKind = d.Attr(MemberAccessKind)
    result = d.Result(d.AnyType)
    traits = (d.Pure,)
    assembly_format = "$object $accessKind $memberName attr-dict `:` functional-type($object, $result)"


class MethodOp(d.Op, dialect=systemc, name="method"):
    funcHandle = d.Operand(NullaryVoidFunctionType)
    assembly_format = """
        $funcHandle attr-dict
    """


class NewOp(d.Op, dialect=systemc, name="cpp.new"):
    args = d.Operands(d.AnyType)
    result = d.Result(PointerType)
    traits = (d.Pure,)
    assembly_format = "`(` $args `)` attr-dict `:` functional-type($args, $result)"


class ReturnOp(d.Op, dialect=systemc, name="cpp.return"):
    returnValues = d.Operands(d.AnyType)
    traits = (d.Pure, d.HasParent("systemc.cpp.func"), d.ReturnLike, d.Terminator)
    assembly_format = "attr-dict ($returnValues^ `:` type($returnValues))?"


class SCFuncOp(d.Op, dialect=systemc, name="func"):
    name_ = d.Attr(d.StrAttr)
    handle = d.Result(NullaryVoidFunctionType)
    body = d.Region(1)
    traits = (d.SingleBlock, d.NoTerminator, d.HasParent("systemc.module"))
    result_name = "{name}"
    result_names = "Patterns"
    assembly_format = """
        `` custom<`circt.ImplicitName`>($name) attr-dict-with-keyword $body
    """


class SCModuleOp(d.Op, dialect=systemc, name="module"):
    sym_name = d.Attr(d.SymbolNameAttr)
    sym_visibility = d.OptionalAttr(d.StrAttr)
    function_type = d.Attr(d.FunctionTypeAttr)
    arg_attrs = d.OptionalAttr(d.DictArrayAttr)
    res_attrs = d.OptionalAttr(d.DictArrayAttr)
    portNames = d.Attr(StrArrayAttr)
    body = d.Region(1)
    traits = (
        d.GraphRegion,
        d.Symbol,
        d.Check("Function"),
        d.IsolatedFromAbove,
        d.SingleBlock,
        d.NoTerminator,
        d.HasParent("builtin.module"),
    )
    checks = (d.Check("systemc.Ports"),)
    argument_names = "*"
    result_names = "systemc.Port"
    assembly_format = """
        `` custom<`hw.Visibility`>(ref($sym_visibility)) $sym_name
        custom<`systemc.Module`>($portNames, $function_type, $arg_attrs, $res_attrs, $sym_visibility, attr-dict, $body)
    """


class SensitiveOp(d.Op, dialect=systemc, name="sensitive"):
    sensitivities = d.Operands(ChannelType)
    traits = (d.HasParent("systemc.ctor"),)
    assembly_format = "$sensitivities attr-dict ( `:` qualified(type($sensitivities))^ )?"


class SignalOp(d.Op, dialect=systemc, name="signal"):
    name_ = d.Attr(d.StrAttr)
    named = d.Attr(d.UnitAttr)
    signal = d.Result(SignalType)
    traits = (d.HasParent("systemc.module"),)
    result_name = "{name}"
    result_names = "Patterns"
    assembly_format = """
        custom<`circt.ImplicitName`>($name) ( `named` $named^ )? attr-dict `:` qualified(type($signal))
    """


class SignalReadOp(d.Op, dialect=systemc, name="signal.read"):
    input = d.Operand(ReadableType)
    result = d.Result(d.AnyType)
    traits = (d.Pure, d.TypesMatchWith("types of input and result go together", "input", "result", "TypeParameter"))
    assembly_format = """
        $input attr-dict `:` qualified(type($input))
    """


class SignalWriteOp(d.Op, dialect=systemc, name="signal.write"):
    dest = d.Operand(WritableType)
    src = d.Operand(d.AnyType)
    traits = (d.TypesMatchWith("types of dest and src go together", "dest", "src", "TypeParameter"),)
    assembly_format = """
        $dest `,` $src attr-dict `:` qualified(type($dest))
    """


class ThreadOp(d.Op, dialect=systemc, name="thread"):
    funcHandle = d.Operand(NullaryVoidFunctionType)
    assembly_format = """
        $funcHandle attr-dict
    """


class VariableOp(d.Op, dialect=systemc, name="cpp.variable"):
    name_ = d.Attr(d.StrAttr)
    init = d.OptionalOperand(d.AnyType)
    variable = d.Result(d.AnyType)
    result_name = "{name}"
    result_names = "Patterns"
    assembly_format = "custom<`systemc.Variable`>($name, $init, type($init), type($variable), attr-dict)"


__getattr__ = systemc.member
__dir__ = systemc.members
