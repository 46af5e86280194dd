"""IREE's rocm dialect: micro-kernels for AMD's GPUs."""

from mlircore import dialect as d

rocm = d.Dialect("rocm", lists_properties=True)

Integer = d.AttrConstraint("IntegerAttr", ("kind", "ATTR_INTEGER"), ("kind", "ATTR_INTEGER"))


class BuiltinTuningModuleAttr(d.AttrDef, dialect=rocm, mnemonic="builtin.tuning_module"):
    builtin_filename = d.StringParam()
    assembly_format = "`<` $builtin_filename `>`"
    summary = "Represents a reference to a builtin tuning module."


class TensorUKernelProviderAttr(d.AttrDef, dialect=rocm, mnemonic="tensor_ukernel_provider"):
    summary = "Implementations of micro-kernels on tensors"


class UKernelInfoAttr(d.AttrDef, dialect=rocm, mnemonic="ukernel_info"):
    match = d.AttrParam(d.AttrConstraint("DictionaryAttr", ("kind", "ATTR_DICTIONARY"), ("kind", "ATTR_DICTIONARY")))
    benefit = d.IntParam(64, default=0)
    mma = d.AttrParam(optional=True)
    assembly_format = "`<` struct(params) `>`"
    summary = "Metadata of a micro-kernel"


class UKernelIterationSizeConstraintAttr(d.AttrDef, dialect=rocm, mnemonic="ukernel_iteration_size_constraint"):
    index = d.AttrParam(Integer, optional=True)
    size_min = d.AttrParam(Integer, optional=True)
    size_max = d.AttrParam(Integer, optional=True)
    size_div = d.AttrParam(Integer, optional=True)
    assembly_format = "`<` struct(params) `>`"
    summary = "A constraint on the size of an iteration"


class UKernelProviderAttr(d.AttrDef, dialect=rocm, mnemonic="ukernel_provider"):
    summary = "Implementations of micro-kernels"


__getattr__ = rocm.member
__dir__ = rocm.members
