"""The nvvm dialect: special registers, a table of names, classes and contents."""

from mlircore.dialect import Check, Op, OptionalAttr, Pure, Result
from mlircore.dialects._llvm_constraints import LLVMType, held
from mlircore.dialects.nvvm.base import nvvm, runs_on

_Range = held("constant_range", "A range of two integers, corresponding to LLVM's ConstantRange")


class _Register(Op):
    res = Result(LLVMType)
    assembly_format = "attr-dict `:` type($res)"


class _PureRegister(_Register):
    traits = (Pure,)


class _Ranged(Op):
    range = OptionalAttr(_Range)
    res = Result(LLVMType)
    traits = (Pure,)
    assembly_format = "(`range` $range^)? attr-dict `:` type($res)"


class _RangedRegister(_Ranged):
    checks = (Check("nvvm.Range"),)


class _ClusterRegister(_Ranged):
    checks = (Check("nvvm.Range"), runs_on("90"))


class _NewRegister(_PureRegister):
    checks = (runs_on("90"),)


def _family(base: type[Op], table: str) -> None:
    """Makes an operation from each line: the register, its class, its contents. `?` is x, y and z in turn, at all places."""
    for line in table.strip().splitlines():
        for axis in "xyz" if "?" in line else "-":
            name, _, rest = line.replace("?", axis, 1).strip().partition(" ")
            cls, _, doc = rest.replace("?", axis.upper(), 1).replace("?", axis).partition(" ")
            globals()[cls] = type(cls, (base,), {"__doc__": doc, "__module__": __name__}, dialect=nvvm, name=f"read.ptx.sreg.{name}")


_family(_RangedRegister, """
    laneid LaneIdOp The thread's number in its warp.
    warpsize WarpSizeOp How many threads a warp has.
    warpid WarpIdOp The warp's number in its block.
    nwarpid WarpDimOp How many warps a block can have.
    smid SmIdOp The number of the multiprocessor.
    nsmid SmDimOp How many multiprocessors there can be.
    gridid GridIdOp The grid's number.
    tid.? ThreadId?Op The thread's number in its block, along ?.
    ntid.? BlockDim?Op How many threads the block has, along ?.
    ctaid.? BlockId?Op The block's number in the grid, along ?.
    nctaid.? GridDim?Op How many blocks the grid has, along ?.
    clusterid.y ClusterIdYOp The cluster's number in the grid, along y.
    clusterid.z ClusterIdZOp The cluster's number in the grid, along z.
    nclusterid.? ClusterDim?Op How many clusters the grid has, along ?.
    cluster.nctaid.z ClusterDimBlocksZOp How many blocks the cluster has, along z.
    cluster.nctarank ClusterDim How many blocks the cluster has.
""")

_family(_ClusterRegister, """
    clusterid.x ClusterIdXOp The cluster's number in the grid, along x.
    cluster.ctaid.? BlockInClusterId?Op The block's number in its cluster, along ?.
    cluster.nctaid.x ClusterDimBlocksXOp How many blocks the cluster has, along x.
    cluster.nctaid.y ClusterDimBlocksYOp How many blocks the cluster has, along y.
    cluster.ctarank ClusterId The block's number in its cluster.
""")

_family(_PureRegister, """
    lanemask.eq LaneMaskEqOp The bit of this lane.
    lanemask.le LaneMaskLeOp The bits of this lane and those before it.
    lanemask.lt LaneMaskLtOp The bits of the lanes before this one.
    lanemask.ge LaneMaskGeOp The bits of this lane and those after it.
    lanemask.gt LaneMaskGtOp The bits of the lanes after this one.
    total.smem.size TotalSmemSize The size of the block's shared memory.
    dynamic.smem.size DynamicSmemSize The part of it that was allocated at the launch.
""")
_family(_NewRegister, "aggr.smem.size AggrSmemSize All shared memory of the block, with the memory of the system.")
_family(_PureRegister, "\n".join(f"envreg{i} EnvReg{i}Op Register {i} of those that the driver sets." for i in range(32)))

_family(_Register, """
    clock ClockOp A counter of cycles.
    clock64 Clock64Op A counter of cycles, of 64 bits.
    globaltimer GlobalTimerOp A timer in nanoseconds.
    globaltimer.lo GlobalTimerLoOp The lower half of that.
""")
