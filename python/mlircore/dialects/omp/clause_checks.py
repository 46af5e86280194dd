"""Checks of clauses that several constructs of omp have."""

from mlircore.dialect import Check

ALLOCATE = Check("omp.SameSize", "allocate_vars", "allocator_vars", "expected equal sizes for allocate and allocator variables")
PRIVATE = Check("omp.Privates")
PRIVATE_USES = Check("omp.PrivateUses", "omp.private")
DEPEND = Check("omp.Depend")
MAPPED = Check("omp.Mapped", "omp.map.info")
ARGUMENTS = Check("omp.Arguments")
LINEAR = Check("omp.LinearTypes")
WRAPPER = Check("omp.Wrapper")  # the region has one loop, or one more wrapper


def reduction_check(clause: str = "reduction") -> Check:
    """The variables of a clause have as many symbols and flags."""
    return Check("omp.Reduction", f"{clause}_vars", f"{clause}_syms", f"{clause}_byref")


def reduction_uses_check(clause: str = "reduction") -> Check:
    """The symbols of a clause name declared reductions of the types of its variables."""
    return Check("omp.ReductionUses", f"{clause}_vars", f"{clause}_syms", "omp.declare_reduction")
