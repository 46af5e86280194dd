"""CIRCT's fsm dialect: machines of states and transitions."""

from mlircore import dialect as d
from mlircore.dialects.circt.hw.base import StrArrayAttr
from mlircore.dialects.circt.seq import ClockType

fsm = d.Dialect("fsm", is_open=True)


class InstanceType(d.TypeDef, dialect=fsm, mnemonic="instance"):
    summary = "An FSM instance type"


class HWInstanceOp(d.Op, dialect=fsm, name="hw_instance"):
    name_ = d.Attr(d.StrAttr)
    machine = d.Attr(d.FlatSymbolRefAttr)
    inputs = d.Operands(d.AnyType)
    clock = d.Operand(ClockType)
    reset = d.Operand(d.I1)
    outputs = d.Results(d.AnyType)
    symbol_uses = (d.Check("fsm.Caller"),)
    assembly_format = """
        $name $machine attr-dict `(` $inputs `)` `,` `clock` $clock `,` `reset` $reset `:`
        functional-type($inputs, $outputs)
    """


class InstanceOp(d.Op, dialect=fsm, name="instance"):
    name_ = d.Attr(d.StrAttr)
    machine = d.Attr(d.FlatSymbolRefAttr)
    instance = d.Result(InstanceType)
    result_name = "{name}"
    result_names = "Patterns"
    symbol_uses = (d.Check("fsm.Instance"),)
    assembly_format = "$name $machine attr-dict"


class MachineOp(d.Op, dialect=fsm, name="machine"):
    sym_name = d.Attr(d.StrAttr)
    sym_visibility = d.OptionalAttr(d.StrAttr)
    initialState = d.Attr(d.StrAttr)
    function_type = d.Attr(d.FunctionTypeAttr)
    arg_attrs = d.OptionalAttr(d.DictArrayAttr)
    res_attrs = d.OptionalAttr(d.DictArrayAttr)
    argNames = d.OptionalAttr(StrArrayAttr)
    resNames = d.OptionalAttr(StrArrayAttr)
    body = d.Region(1)
    traits = (d.Check("Function"), d.Symbol, d.SymbolTable, d.NoTerminator)
    checks = (d.Check("fsm.Machine"),)
    assembly_format = """
        custom<`func.Function`>($sym_visibility, $sym_name, $function_type, $arg_attrs, $res_attrs, attr-dict, $body)
    """


class OutputOp(d.Op, dialect=fsm, name="output"):
    operands_ = d.Operands(d.AnyType)
    traits = (d.HasParent("fsm.state"), d.ReturnLike, d.Terminator)
    checks = (d.Check("fsm.Output"),)
    assembly_format = "attr-dict ($operands^ `:` qualified(type($operands)))?"


class ReturnOp(d.Op, dialect=fsm, name="return"):
    operand = d.OptionalOperand(d.I1)
    traits = (d.HasParent("fsm.transition"), d.ReturnLike, d.Terminator)
    assembly_format = "attr-dict ($operand^)?"


class StateOp(d.Op, dialect=fsm, name="state"):
    sym_name = d.Attr(d.SymbolNameAttr)
    sym_visibility = d.OptionalAttr(d.StrAttr)
    output = d.Region()
    transitions = d.Region()
    traits = (d.HasParent("fsm.machine"), d.Symbol, d.NoTerminator)
    checks = (d.Check("fsm.State"),)
    assembly_format = "$sym_name attr-dict (`output` $output^)? (`transitions` $transitions^)?"


class TransitionOp(d.Op, dialect=fsm, name="transition"):
    nextState = d.Attr(d.FlatSymbolRefAttr)
    guard = d.Region()
    action = d.Region()
    traits = (d.HasParent("fsm.state"), d.NoTerminator)
    checks = (d.Check("fsm.Transition"),)
    assembly_format = "$nextState attr-dict (`guard` $guard^)? (`action` $action^)?"


class TriggerOp(d.Op, dialect=fsm, name="trigger"):
    inputs = d.Operands(d.AnyType)
    instance = d.Operand(InstanceType)
    outputs = d.Results(d.AnyType)
    symbol_uses = (d.Check("fsm.Caller"),)
    assembly_format = "$instance attr-dict `(` $inputs `)` `:` functional-type($inputs, $outputs)"


class UpdateOp(d.Op, dialect=fsm, name="update"):
    variable = d.Operand(d.AnyType)
    value = d.Operand(d.AnyType)
    traits = (d.HasParent("fsm.transition"), d.SameTypeOperands)
    checks = (d.Check("fsm.Update"),)
    assembly_format = "attr-dict $variable `,` $value `:` qualified(type($value))"


class VariableOp(d.Op, dialect=fsm, name="variable"):
    initValue = d.Attr(d.AnyAttr)
    name_ = d.Attr(d.StrAttr)
    result = d.Result(d.AnyType)
    traits = (d.HasParent("fsm.machine"),)
    result_name = "{name}"
    result_names = "Patterns"
    assembly_format = "$name attr-dict `:` qualified(type($result))"


__getattr__ = fsm.member
__dir__ = fsm.members
