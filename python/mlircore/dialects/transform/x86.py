"""transform.x86: patterns of x86vector."""

from mlircore.dialect import Extension
from mlircore.dialects.transform.base import Patterns, transform

x86 = Extension(transform, __name__)


class ApplySinkVectorProducerOpsPatternsOp(Patterns, dialect=transform, name="apply_patterns.x86vector.sink_vector_producer_ops"):
    """Moves operations that produce vectors to their uses."""


class ApplyVectorContractBF16ToFMAPatternsOp(Patterns, dialect=transform, name="apply_patterns.x86vector.vector_contract_bf16_to_fma"):
    """Contractions of bf16 vectors become fused multiplications."""


class ApplyVectorContractToFMAPatternsOp(Patterns, dialect=transform, name="apply_patterns.x86vector.vector_contract_to_fma"):
    """Contractions become fused multiplications."""


class ApplyVectorContractToPackedTypeDotProductPatternsOp(Patterns, dialect=transform, name="apply_patterns.x86vector.vector_contract_to_packed_type_dot_product"):
    """Contractions of packed types become dot products."""


__getattr__ = x86.member  # functions that build operations, and what else the definitions say
__dir__ = x86.members
