"""transform.sparse_tensor: questions about sparse tensors."""

from mlircore.dialect import Extension, Op, Operand, Result
from mlircore.dialects.transform.base import Handle, Matcher, transform, reads

sparse_tensor = Extension(transform, __name__)


class MatchSparseInOut(Op, dialect=transform, name="sparse_tensor.match.sparse_inout"):
    """The operation reads or writes a sparse tensor."""

    target = Operand(Handle)
    result = Result(Handle)
    facts = Matcher
    effects = reads("target", "result")
    assembly_format = "$target attr-dict `:` custom<SemiFunctionType>(type($target), type($result), `required`)"


__getattr__ = sparse_tensor.member  # functions that build operations, and what else the definitions say
__dir__ = sparse_tensor.members
