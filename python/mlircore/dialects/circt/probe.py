"""CIRCT's probe dialect: values that other modules observe."""

from mlircore import dialect as d

probe = d.Dialect("probe", is_open=True)

ProbeElementType = d.TypeConstraint("type supported for probe observation", ("routine", "probe.Element"))


class RefType(d.TypeDef, dialect=probe, mnemonic="ref"):
    elementType = d.TypeParam(ProbeElementType)
    assembly_format = "`<` $elementType `>`"
    summary = "read-only hardware probe handle"


RefTypeConstraint = d.TypeConstraint("probe ref type", ("defined", "probe.ref"), type_name="probe.ref")


class ReadOp(d.Op, dialect=probe, name="read"):
    input = d.Operand(RefTypeConstraint)
    result = d.Result(ProbeElementType)
    traits = (
        d.TypesMatchWith("input and result types match", "input", "result", "TypeParameter"),
        d.Pure,
        d.HasParent("hw.module"),
    )
    assembly_format = "$input attr-dict `:` type($input)"


class SendOp(d.Op, dialect=probe, name="send"):
    input = d.Operand(ProbeElementType)
    ref = d.Result(RefTypeConstraint)
    traits = (d.TypesMatchWith("input and ref types match", "input", "ref", "probe.Ref"), d.Pure, d.HasParent("hw.module"))
    assembly_format = "$input attr-dict `:` type($input)"


__getattr__ = probe.member
__dir__ = probe.members
