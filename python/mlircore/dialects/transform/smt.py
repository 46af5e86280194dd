"""transform.smt: relations of parameters."""

from mlircore.dialect import Check, Extension, Op, Operands, Region, Results, SingleBlock
from mlircore.dialects.transform.base import Param, transform, reads

smt = Extension(transform, __name__)


class ConstrainParamsOp(Op, dialect=transform, name="smt.constrain_params"):
    """Relations of parameters, as operations of smt."""

    params = Operands(Param)
    results_ = Results(Param)
    body = Region(blocks=1)
    traits = (SingleBlock,)
    checks = (Check("transform.Constrain"),)
    implicit_terminator = "smt.yield"
    effects = reads("params", "results")
    assembly_format = "`(` $params `)` attr-dict `:` functional-type(operands, results) $body"


__getattr__ = smt.member  # functions that build operations, and what else the definitions say
__dir__ = smt.members
