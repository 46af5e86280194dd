"""The gpu dialect of 2019, in generic form: dimensions were strings, and a kernel was a name and a module beside it.

Facts: test/Conversion/GPUToSPIRV of 2019.
"""

from mlircore.dialect import AnyAttr, AnyType, Op, Operands, OptionalAttr, Results, Routine
from mlircore.dialects._legacy_dialect import legacy


def _index(name: str) -> None:
    fields: dict[str, object] = {"dimension": OptionalAttr(AnyAttr), "upper_bound": OptionalAttr(AnyAttr), "results": Results(AnyType),
              "upgrade": Routine("legacy.GpuDimension", f"gpu.{name}")}
    type("Index", (Op,), {"__module__": __name__, "__doc__": f"gpu.{name}.", **fields}, dialect=legacy, name=f"gpu.{name}")


for _name in ("block_id", "block_dim", "thread_id", "grid_dim"):
    _index(_name)


class LaunchFuncOp(Op, dialect=legacy, name="gpu.launch_func"):
    """Launches a kernel: grid and block sizes, and its operands."""

    operands_ = Operands(AnyType)
    kernel = OptionalAttr(AnyAttr)
    kernel_module = OptionalAttr(AnyAttr)
    results = Results(AnyType)
    upgrade = Routine("legacy.GpuLaunchFunc", "gpu.launch_func")
