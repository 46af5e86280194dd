"""The ttx dialect of triton-shared (commit 1c203ca99e7e): operations on tensors that can be tiled."""

from mlircore import dialect as d

from ._constraints import AnyRankedTensor

ttx = d.Dialect("ttx")

_AXIS = d.AttrConstraint("32-bit unsigned integer attribute", ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 4, 32))),
                         ("kind", "ATTR_INTEGER"), value_type="ui32")


class CumSumOp(d.Op, dialect=ttx, name="cumsum"):
    """Sums along an axis, of all elements so far. The tool also writes the sizes of both groups of operands."""

    inputs = d.Operands(d.AnyType)
    outputs = d.Operands(d.AnyType)
    axis = d.Attr(_AXIS)
    result_tensors = d.Results(AnyRankedTensor)
    traits = (d.AttrSizedOperandSegments,)
    assembly_format = """
        attr-dict (`ins` `(` $inputs^ `:` type($inputs) `)`)? (`outs` `(` $outputs^ `:` type($outputs) `)`)? (`->` type($result_tensors)^)?
    """


__getattr__ = ttx.member
__dir__ = ttx.members
