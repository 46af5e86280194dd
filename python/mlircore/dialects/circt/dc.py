"""CIRCT's dc dialect: values with handshakes, as tokens."""

from mlircore import dialect as d

dc = d.Dialect("dc", is_open=True)


class TokenType(d.TypeDef, dialect=dc, mnemonic="token"):
    assembly_format = ""


class ValueType(d.TypeDef, dialect=dc, mnemonic="value"):
    innerType = d.TypeParam()
    assembly_format = "`<`$innerType`>`"


I1ValueType = d.TypeConstraint(
    "must be a !dc.value<i1> type", ("routine", "dc.Bit"), type_text="!dc.value<i1>")
ValueOrTokenType = d.TypeConstraint(
    "must be a !dc.value or !dc.token type", ("or", ("defined", "dc.value"), ("defined", "dc.token")))
PositiveI64Attr = d.bounded_integer_attr(64, "minimum value is 1", 1)
ChannelType = d.TypeConstraint("an ESI channel", ("defined", "esi.channel"))


class BranchOp(d.Op, dialect=dc, name="branch"):
    condition = d.Operand(I1ValueType)
    trueToken = d.Result(TokenType)
    falseToken = d.Result(TokenType)
    traits = (d.Pure,)
    assembly_format = """
        $condition attr-dict
    """


class BufferOp(d.Op, dialect=dc, name="buffer"):
    input = d.Operand(ValueOrTokenType)
    size = d.Attr(PositiveI64Attr)
    initValues = d.OptionalAttr(d.ArrayAttr)
    output = d.Result(ValueOrTokenType)
    traits = (
        d.TypesMatchWith("lhs and rhs types should be equivalent", "input", "output", "SameTypes"),
        d.Pure,
    )
    checks = (d.Check("dc.InitialValues"),)
    assembly_format = "`[` $size `]` $input ($initValues^)? attr-dict `:` type($input)"


class ForkOp(d.Op, dialect=dc, name="fork"):
    token = d.Operand(TokenType)
    outputs = d.Results(TokenType)
    traits = (d.Pure,)
    assembly_format = "custom<`dc.Fork`>($token, type($outputs), attr-dict)"


class FromESIOp(d.Op, dialect=dc, name="from_esi"):
    input = d.Operand(ChannelType)
    output = d.Result(ValueOrTokenType)
    traits = (d.Pure, d.TypesMatchWith("types of input and output go together", "input", "output", "dc.FromChannel"))
    assembly_format = "$input attr-dict `:` type($input)"


class JoinOp(d.Op, dialect=dc, name="join"):
    tokens = d.Operands(TokenType)
    output = d.Result(TokenType)
    traits = (d.Commutative, d.Pure)
    assembly_format = "$tokens attr-dict"


class MergeOp(d.Op, dialect=dc, name="merge"):
    first = d.Operand(TokenType)
    second = d.Operand(TokenType)
    output = d.Result(I1ValueType)
    traits = (d.Pure,)
    assembly_format = """
        $first `,` $second attr-dict
    """


class PackOp(d.Op, dialect=dc, name="pack"):
    token = d.Operand(TokenType)
    input = d.Operand(d.AnyType)
    output = d.Result(ValueType)
    traits = (d.Pure, d.TypesMatchWith("types of input and output go together", "input", "output", "dc.Value"))
    assembly_format = """
        $token `,` $input attr-dict `:` type($input)
    """


class SelectOp(d.Op, dialect=dc, name="select"):
    condition = d.Operand(I1ValueType)
    trueToken = d.Operand(TokenType)
    falseToken = d.Operand(TokenType)
    output = d.Result(TokenType)
    traits = (d.Pure,)
    assembly_format = """
        $condition `,` $trueToken `,` $falseToken attr-dict
    """


class SinkOp(d.Op, dialect=dc, name="sink"):
    token = d.Operand(TokenType)
    traits = (d.Pure,)
    assembly_format = "$token attr-dict"


class SourceOp(d.Op, dialect=dc, name="source"):
    output = d.Result(TokenType)
    traits = (d.Pure,)
    assembly_format = "attr-dict"


class ToESIOp(d.Op, dialect=dc, name="to_esi"):
    input = d.Operand(ValueOrTokenType)
    output = d.Result(ChannelType)
    traits = (d.Pure, d.TypesMatchWith("types of input and output go together", "input", "output", "dc.Channel"))
    assembly_format = "$input attr-dict `:` type($input)"


class UnpackOp(d.Op, dialect=dc, name="unpack"):
    input = d.Operand(ValueType)
    token = d.Result(TokenType)
    output = d.Result(d.AnyType)
    traits = (d.Pure, d.TypesMatchWith("types of input and output go together", "input", "output", "dc.Inner"))
    assembly_format = """
        $input attr-dict `:` qualified(type($input))
    """


__getattr__ = dc.member
__dir__ = dc.members
