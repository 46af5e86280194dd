"""CIRCT's verif dialect: assertions, contracts, and tests of hardware."""

from mlircore import dialect as d
from mlircore.dialects.circt.hw.base import DictionaryAttr, HWStringType

verif = d.Dialect("verif", is_open=True)

ClockEdge = verif.enum(d.EnumDef(
    [("posedge", 0), ("negedge", 1), ("edge", 2)], summary="clock edge", cpp_name="circt::verif::ClockEdge"))


LTLAnyPropertyType = d.TypeConstraint(
    "1-bit signless integer or LTL sequence type or LTL property type", ("or", ("integer", 1, 1), ("defined", "ltl.sequence"), ("defined", "ltl.property")))


class _Assertion(d.Op):
    """A claim about a property."""

    property = d.Operand(LTLAnyPropertyType)
    enable = d.OptionalOperand(d.I1)
    label = d.OptionalAttr(d.StrAttr)
    assembly_format = "$property (`if` $enable^)? (`label` $label^)? attr-dict `:` type($property)"


class AssertOp(_Assertion, dialect=verif, name="assert"):
    pass


class AssumeOp(_Assertion, dialect=verif, name="assume"):
    pass


class BMCTraceOp(d.Op, dialect=verif, name="bmc.trace"):
    step = d.Operand(d.I32)
    name_ = d.Attr(d.StrAttr)
    value = d.Operand(d.AnyType)
    assembly_format = "$step `,` $name `,` $value attr-dict `:` type($step) `,` type($value)"


class BoundedModelCheckingOp(d.Op, dialect=verif, name="bmc"):
    bound = d.Attr(d.I32Attr)
    num_regs = d.Attr(d.I32Attr)
    initial_values = d.Attr(d.ArrayAttr)
    result = d.Result(d.I1)
    init = d.Region(1)
    loop = d.Region(1)
    circuit = d.Region(1)
    region_checks = (d.Check("verif.BoundedModel"),)
    traits = (d.IsolatedFromAbove, d.SingleBlock)
    implicit_terminator = "verif.yield"
    assembly_format = """
        `bound` $bound `num_regs` $num_regs `initial_values` $initial_values attr-dict-with-keyword `init` $init
        `loop` $loop `circuit` $circuit
    """


class _ClockedAssertion(d.Op):
    """A claim about a property at edges of a clock."""

    property = d.Operand(LTLAnyPropertyType)
    edge = d.Attr(ClockEdge)
    clock = d.Operand(d.I1)
    enable = d.OptionalOperand(d.I1)
    label = d.OptionalAttr(d.StrAttr)
    assembly_format = "$property (`if` $enable^)? `,` $edge $clock (`label` $label^)? attr-dict `:` type($property)"


class ClockedAssertOp(_ClockedAssertion, dialect=verif, name="clocked_assert"):
    pass


class ClockedAssumeOp(_ClockedAssertion, dialect=verif, name="clocked_assume"):
    pass


class ClockedCoverOp(_ClockedAssertion, dialect=verif, name="clocked_cover"):
    pass


class ContractOp(d.Op, dialect=verif, name="contract"):
    inputs = d.Operands(d.AnyType)
    outputs = d.Results(d.AnyType)
    body = d.Region(1)
    traits = (
        d.TypesMatchWith("all of {inputs, outputs} have same type", "inputs", "outputs", "SameTypes"),
        d.NoRegionArguments,
        d.NoTerminator,
        d.SingleBlock,
    )
    assembly_format = "($inputs^ `:` type($inputs))? attr-dict-with-keyword $body"


class CoverOp(_Assertion, dialect=verif, name="cover"):
    pass


class EnsureOp(d.Op, dialect=verif, name="ensure"):
    property = d.Operand(LTLAnyPropertyType)
    enable = d.OptionalOperand(d.I1)
    label = d.OptionalAttr(d.StrAttr)
    traits = (d.HasParent("verif.contract"),)
    assembly_format = "$property (`if` $enable^)? (`label` $label^)? attr-dict `:` type($property)"


class FormalOp(d.Op, dialect=verif, name="formal"):
    sym_name = d.Attr(d.SymbolNameAttr)
    sym_visibility = d.OptionalAttr(d.StrAttr)
    parameters = d.Attr(DictionaryAttr)
    body = d.Region(1)
    traits = (d.IsolatedFromAbove, d.NoRegionArguments, d.NoTerminator, d.SingleBlock, d.Symbol)
    assembly_format = "$sym_name $parameters attr-dict-with-keyword $body"


class FormatVerilogStringOp(d.Op, dialect=verif, name="format_verilog_string"):
    formatString = d.Attr(d.StrAttr)
    substitutions = d.Operands(d.AnyType)
    str = d.Result(HWStringType)
    traits = (d.Pure,)
    assembly_format = "$formatString `(` $substitutions `)` `:` type($substitutions) attr-dict"


class HasBeenResetOp(d.Op, dialect=verif, name="has_been_reset"):
    clock = d.Operand(d.I1)
    reset = d.Operand(d.I1)
    async_ = d.Attr(d.BoolAttr)
    result = d.Result(d.I1)
    traits = (d.Pure,)
    assembly_format = """
        $clock `,` custom<FlagWord>($async, `async`, `sync`, `expected keyword "async" or "sync"`) $reset attr-dict
    """


class _Comparison(d.Op):
    """Two circuits that are compared."""

    isProven = d.OptionalResult(d.I1)
    firstCircuit = d.Region(1)
    secondCircuit = d.Region(1)
    region_checks = (d.Check("verif.Circuits"),)
    traits = (d.IsolatedFromAbove, d.SingleBlock)
    implicit_terminator = "verif.yield"
    assembly_format = "attr-dict (`:` type($isProven)^)? `first` $firstCircuit `second` $secondCircuit"


class LogicEquivalenceCheckingOp(_Comparison, dialect=verif, name="lec"):
    pass


class PrintOp(d.Op, dialect=verif, name="print"):
    string = d.Operand(HWStringType)
    assembly_format = "$string attr-dict"


class RefinementCheckingOp(_Comparison, dialect=verif, name="refines"):
    pass


class RequireOp(d.Op, dialect=verif, name="require"):
    property = d.Operand(LTLAnyPropertyType)
    enable = d.OptionalOperand(d.I1)
    label = d.OptionalAttr(d.StrAttr)
    traits = (d.HasParent("verif.contract"),)
    assembly_format = "$property (`if` $enable^)? (`label` $label^)? attr-dict `:` type($property)"


class SimulationOp(d.Op, dialect=verif, name="simulation"):
    sym_name = d.Attr(d.SymbolNameAttr)
    sym_visibility = d.OptionalAttr(d.StrAttr)
    parameters = d.Attr(DictionaryAttr)
    region = d.Region(1)
    region_checks = (d.Check("verif.Simulation"),)
    argument_names = "*"
    result_name = "clock,init"
    result_names = "Patterns"
    traits = (d.IsolatedFromAbove, d.SingleBlock, d.Symbol)
    implicit_terminator = "verif.yield"
    assembly_format = "$sym_name $parameters attr-dict-with-keyword $region"


class SymbolicValueOp(d.Op, dialect=verif, name="symbolic_value"):
    name_ = d.OptionalAttr(d.StrAttr)
    result = d.Result(d.AnyType)
    traits = (d.HasParent("verif.formal", "hw.module"),)
    effects = ("allocate result",)
    result_name = "{name}"
    result_names = "Patterns"
    assembly_format = "`` custom<`circt.ImplicitName`>($name) attr-dict `:` type($result)"


class YieldOp(d.Op, dialect=verif, name="yield"):
    inputs = d.Operands(d.AnyType)
    traits = (d.Terminator, d.HasParent("verif.bmc", "verif.lec", "verif.refines", "verif.simulation"))
    assembly_format = "($inputs^ `:` type($inputs))? attr-dict"


__getattr__ = verif.member
__dir__ = verif.members
