"""Dialects that mlircore defines; each module is imported when its namespace is first met."""

# Namespaces that LLVM 22, StableHLO and Shardy have and no module here defines yet. Their operations, types and attributes are
# taken as unregistered ones of a registered dialect: kept as they are written, never mistaken for a symbol table of unknown kind.
NOT_DEFINED_YET = frozenset(
    "acc amdgpu amx arm_neon arm_sme arm_sve "
    "mhlo mpi omp ptr rocdl shard smt spirv "
    "vcix vhlo wasmssa x86vector xegpu xevm".split()
)

from mlircore.dialects import _generated as _generated  # noqa: E402 - modules that have no file
