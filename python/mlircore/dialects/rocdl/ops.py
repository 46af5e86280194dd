"""The rocdl dialect: numbers of lanes, values of other lanes, waiting, memory, numbers."""

from mlircore.dialect import AllTypesMatch, Op, OptionalAttr, Pure, Result
from mlircore.dialects._llvm_constraints import LLVMType, held
from mlircore.dialects.rocdl.base import operations, rocdl

_HERE = globals()

# --- numbers of lanes and of their groups ---


class _Register(Op):
    range = OptionalAttr(held("constant_range", "A range of two integers, corresponding to LLVM's ConstantRange"))
    res = Result(LLVMType)
    traits = (Pure,)
    assembly_format = "(`range` $range^)? attr-dict `:` type($res)"


def _registers(table: str) -> None:
    """Makes an operation from each line: its name, class, contents. `?` is x, y and z in turn, at all places."""
    for line in table.strip().splitlines():
        for axis in "xyz" if "?" in line else "-":
            name, cls, doc = line.strip().replace("?", axis, 1).split(" ", 2)
            cls, doc = cls.replace("?", axis.upper()), doc.replace("?", axis)
            _HERE[cls] = type(cls, (_Register,), {"__doc__": doc, "__module__": __name__}, dialect=rocdl, name=name)


_registers("""
    workitem.id.? ThreadId?Op The lane's number in its group, along ?.
    workgroup.id.? BlockId?Op The group's number in the grid, along ?.
    workgroup.dim.? BlockDim?Op How many lanes the group has, along ?.
    grid.dim.? GridDim?Op How many groups the grid has, along ?.
    cluster.id.? ClusterId?Op The cluster's number in the grid, along ?.
    wavefrontsize WavefrontSizeOp How many lanes a wave has.
""")

# --- values of other lanes ---

operations(_HERE, "in0:i32 in1:i32 signature", "i32", "$in0 `,` $in1 attr-dict `:` `(` type($in0) `,` type($in1) `)` `->` type($res)", """
    mbcnt.lo MbcntLoOp The second number plus the bits of the first one for lower lanes, of the first 32 lanes.
    mbcnt.hi MbcntHiOp The same for the other 32 lanes.
""", Pure)
operations(_HERE, "src:i32 offset:i32", "i32", "$src `,` $offset attr-dict `:` `(` type($src) `,` type($offset) `)` `->` type($res)",
           "ds_swizzle DsSwizzleOp The values of other lanes, by a pattern.")
operations(_HERE, "index:i32 src:i32", "i32", "$index `,` $src attr-dict `:` `(` type($index) `,` type($src) `)` `->` type($res)",
           "ds_bpermute DsBpermuteOp The values of the lanes whose addresses are given.")
operations(_HERE, "pred:i1", "any", "$pred attr-dict `:` type($res)", "ballot BallotOp A bit for each lane where the operand is true.")
operations(_HERE, "src:any", "any", "$src attr-dict `:` type($res)", "readfirstlane ReadfirstlaneOp The value of the first active lane.",
           AllTypesMatch("res", "src"))
operations(_HERE, "src0:any src1:i32", "any", "$src0 `,` $src1 attr-dict `:` `(` type($src0) `,` type($src1) `)` `->` type($res)",
           "readlane ReadlaneOp The value of the lane with that number.", AllTypesMatch("res", "src0"))
operations(_HERE, "old:any src:any dppCtrl:I32 rowMask:I32 bankMask:I32 boundCtrl:I1", "any",
           "attr-dict $old `,` $src `with` $dppCtrl `,` $rowMask `,` $bankMask `,` $boundCtrl `:` type($src)",
           "update.dpp DPPUpdateOp The values of other lanes, by a permutation.", AllTypesMatch("res", "src", "old"))
operations(_HERE, "old:any src0:any src1:any src2:any fi:I1 boundControl:I1", "any",
           "attr-dict $old `,` $src0 `,` $src1 `,` $src2 `,` $fi `,` $boundControl `:` type($src0) `,` type($src1)",
           "permlanex16 PermlaneX16Op The values of the lanes of the other row.", AllTypesMatch("res", "old", "src0"),
           AllTypesMatch("src1", "src2"))
operations(_HERE, "old:i32 src:i32 fi:I1 boundControl:I1", "pair",
           "attr-dict $old `,` $src `,` $fi `,` $boundControl `:` `(` type($old) `,` type($src) `)` `->` type($res)", """
    permlane16.swap Permlane16SwapOp Two values after odd rows of 16 lanes of one and even rows of the other have changed places.
    permlane32.swap Permlane32SwapOp The same for rows of 32 lanes.
""")

# --- waiting ---

operations(_HERE, "", "", "attr-dict", """
    barrier BarrierOp All lanes of a group arrive here, and their accesses to memory are complete.
    s.barrier SBarrierOp All waves of a group arrive here.
""")
operations(_HERE, "bitfield:I32", "", "attr-dict $bitfield", "s.waitcnt SWaitcntOp Waits until counters of accesses are at most so large.")
operations(_HERE, "count:I32", "", "attr-dict $count", "s.sleep SSleepOp The wave sleeps for some time.")
operations(_HERE, "count:I16", "", "attr-dict $count", "s.nop SNopOp Does nothing for some cycles.")
operations(_HERE, "count:I16", "", "$count attr-dict", """
    s.wait.dscnt WaitDscntOp Waits until at most so many accesses to LDS are not complete.
    s.wait.loadcnt WaitLoadcntOp Waits until at most so many loads are not complete.
    s.wait.storecnt WaitStorecntOp Waits until at most so many stores are not complete.
    s.wait.expcnt WaitExpcntOp Waits until at most so many exports are not complete.
    s.wait.asynccnt WaitAsynccntOp Waits until at most so many copies to LDS are not complete.
    s.wait.tensorcnt WaitTensorcntOp Waits until at most so many copies of tensors are not complete.
""")
operations(_HERE, "priority:I16", "", "$priority attr-dict", "s.setprio SetPrioOp Sets the wave's priority.")
operations(_HERE, "mask:I32", "", "$mask attr-dict", "sched.barrier SchedBarrier Keeps instructions, except of some kinds, on their side of it.")
operations(_HERE, "mask:I32 size:I32 groupId:I32", "", "$mask `,` $size `,` $groupId attr-dict",
           "sched.group.barrier SchedGroupBarrier Makes a group of so many instructions of some kinds.")
operations(_HERE, "variant:I32", "", "$variant attr-dict", "iglp.opt IglpOpt Chooses how instructions are interleaved.")
operations(_HERE, "ptr:lds memberCnt:I32", "", "$ptr `member_cnt` `=` $memberCnt attr-dict `:` qualified(type($ptr))", """
    s.barrier.init BarrierInitOp Sets how many waves a barrier in LDS waits for.
    s.barrier.signal.var BarrierSignalVarOp Arrives at a barrier in LDS.
""")
operations(_HERE, "ptr:lds", "", "$ptr attr-dict `:` qualified(type($ptr))", """
    s.barrier.join BarrierJoinOp The wave becomes a member of a barrier in LDS.
    s.wakeup.barrier WakeupBarrierOp Wakes the waves that wait at a barrier in LDS.
""")
operations(_HERE, "id:I32", "", "`id` `=` $id attr-dict", "s.barrier.signal BarrierSignalOp Arrives at a barrier.")
operations(_HERE, "id:I16", "", "`id` `=` $id attr-dict", """
    s.barrier.leave BarrierLeaveOp The wave is no longer a member of a barrier.
    s.barrier.wait BarrierWaitOp Waits at a barrier.
""")
operations(_HERE, "id:I32", "i1", "`id` `=` $id attr-dict `->` type($res)",
           "s.barrier.signal.isfirst BarrierSignalIsfirstOp Arrives at a barrier: whether it is the first wave.")
operations(_HERE, "id:I32", "i32", "`id` `=` $id attr-dict `->` type($res)", "s.get.barrier.state GetBarrierStateOp The state of a barrier.")
operations(_HERE, "ptr:lds", "i32", "$ptr attr-dict `:` qualified(type($ptr)) `->` type($res)",
           "s.get.named.barrier.state GetNamedBarrierStateOp The state of a barrier in LDS.")
operations(_HERE, "barrierPtr:lds val:i64 metadata", "i64",
           "$barrierPtr `,` $val attr-dict `:` qualified(type($barrierPtr)) `,` type($val) `->` type($res)",
           "ds.atomic.barrier.arrive.rtn.b64 DsAtomicBarrierArriveRtnOp Arrives at a barrier in LDS: its state before.")
operations(_HERE, "barrierPtr:lds metadata", "", "$barrierPtr attr-dict `:` qualified(type($barrierPtr))",
           "ds.atomic.async.barrier.arrive.b64 DsAtomicAsyncBarrierArriveOp Arrives at a barrier in LDS when copies are complete.")

# --- memory ---

operations(_HERE, "ptr:lds metadata", "any", "$ptr attr-dict `:` type($ptr) `->` type($res)", "\n".join(
    f"ds.read.tr{bits}.b{all_bits} ds_read_tr{bits}_b{all_bits} Loads the transpose of a matrix of {bits} bits an element from LDS."
    for bits, all_bits in ((4, 64), (8, 64), (6, 96), (16, 64))), effects=("read ptr",))
_TRANSPOSED = "$ptr attr-dict `:` qualified(type($ptr)) `->` type($res)"
operations(_HERE, "ptr:global metadata", "any", _TRANSPOSED, """
    global.load.tr4.b64 GlobalLoadTr4_B64 Loads the transpose of a matrix of 4 bits an element.
    global.load.tr.b64 GlobalLoadTr8_B64 Loads the transpose of a matrix of 8 bits an element.
    global.load.tr6.b96 GlobalLoadTr6_B96 Loads the transpose of a matrix of 6 bits an element.
    global.load.tr.b128 GlobalLoadTr8_B128 Loads the transpose of a matrix of 16 bits an element.
""", effects=("read ptr",))
operations(_HERE, "ptr:lds metadata", "any", _TRANSPOSED, """
    ds.load.tr4.b64 DsLoadTr4_B64 Loads the transpose of a matrix of 4 bits an element from LDS.
    ds.load.tr8.b64 DsLoadTr8_B64 Loads the transpose of a matrix of 8 bits an element from LDS.
    ds.load.tr6.b96 DsLoadTr6_B96 Loads the transpose of a matrix of 6 bits an element from LDS.
    ds.load.tr16.b128 DsLoadTr16_B128 Loads the transpose of a matrix of 16 bits an element from LDS.
""", effects=("read ptr",))
operations(_HERE, "globalPtr:pointer ldsPtr:lds size:I32 offset:I32 aux:I32 metadata", "",
           "$globalPtr `,` $ldsPtr `,` $size `,` $offset `,` $aux attr-dict `:` type($globalPtr)",
           "load.to.lds LoadToLDSOp Copies to LDS.")
operations(_HERE, "globalPtr:global ldsPtr:lds size:I32 offset:I32 aux:I32 metadata", "",
           "$globalPtr `,` $ldsPtr `,` $size `,` $offset `,` $aux attr-dict", "global.load.lds GlobalLoadLDSOp Copies global memory to LDS.")
_BOTH = "attr-dict `:` qualified(type($globalPtr)) `,` qualified(type($ldsPtr))"
operations(_HERE, "globalPtr:global ldsPtr:lds offset:I32 aux:I32 metadata", "", f"$globalPtr `,` $ldsPtr `,` $offset `,` $aux {_BOTH}",
           "\n".join(f"global.load.async.to.lds.b{bits} GlobalLoadAsyncToLDSB{bits}Op Begins to copy {bits} bits to LDS."
                     for bits in (8, 32, 64, 128)))
operations(_HERE, "globalPtr:global ldsPtr:lds offset:I32 cpol:I32 mask:i32 metadata", "",
           f"$globalPtr `,` $ldsPtr `,` $offset `,` $cpol `,` $mask {_BOTH}",
           "\n".join(f"cluster.load.async.to.lds.b{bits} ClusterLoadAsyncToLDSB{bits}Op Begins to copy {bits} bits to LDS of several groups."
                     for bits in (8, 32, 64, 128)))
_TENSOR = "attr-dict operands `cachepolicy` $cachePolicy `:` type($dgroup0) `,` type($dgroup1)"
operations(_HERE, "dgroup0:v4i32 dgroup1:v8i32 dgroup2:v4i32 dgroup3:v4i32 cachePolicy:I32 metadata", "", _TENSOR, """
    tensor.load.to.lds TensorLoadToLDSOp Begins to copy a tile of a tensor to LDS.
    tensor.store.from.lds TensorStoreFromLDSOp Begins to copy a tile of a tensor from LDS.
""")
operations(_HERE, "dgroup0:v4i32 dgroup1:v8i32 cachePolicy:I32 metadata", "", _TENSOR, """
    tensor.load.to.lds.d2 TensorLoadToLDSD2Op The same for a tensor of at most two dimensions.
    tensor.store.from.lds.d2 TensorStoreFromLDSD2Op The same for a tensor of at most two dimensions.
""")
operations(_HERE, "ptr:global scope:I32 metadata", "", "$ptr `,` `scope` $scope attr-dict `:` qualified(type($ptr))",
           "global.prefetch GlobalPrefetchOp Brings global memory into the cache.", effects=("read ptr",))
operations(_HERE, "ptr:generic scope:I32 metadata", "", "$ptr `,` `scope` $scope attr-dict `:` qualified(type($ptr))",
           "flat.prefetch FlatPrefetchOp Brings memory into the cache.", effects=("read ptr",))

# --- buffers ---

operations(_HERE, "base:pointer stride:i16 numRecords:i64 flags:i32", "pointer", "operands attr-dict `:` type($base) `to` type($res)",
           "make.buffer.rsrc MakeBufferRsrcOp A pointer with a description of the memory's bounds.", Pure)
operations(_HERE, "rsrc:buffer offset:i32 soffset:i32 aux:i32 metadata", "any", "operands attr-dict `:` type($res)",
           "raw.ptr.buffer.load RawPtrBufferLoadOp Loads from a buffer.", effects=("read rsrc",))
operations(_HERE, "rsrc:buffer ldsPtr:lds size:i32 voffset:i32 soffset:i32 offset:i32 aux:i32 metadata", "", "operands attr-dict",
           "raw.ptr.buffer.load.lds RawPtrBufferLoadLdsOp Copies a part of a buffer to LDS.")
operations(_HERE, "vdata:any rsrc:buffer offset:i32 soffset:i32 aux:i32 metadata", "", "operands attr-dict `:` type($vdata)", """
    raw.ptr.buffer.store RawPtrBufferStoreOp Stores into a buffer.
    raw.ptr.buffer.atomic.fmax RawPtrBufferAtomicFmaxOp Stores the larger of two floats into a buffer, in one step.
    raw.ptr.buffer.atomic.smax RawPtrBufferAtomicSmaxOp Stores the larger of two signed integers into a buffer, in one step.
    raw.ptr.buffer.atomic.umin RawPtrBufferAtomicUminOp Stores the smaller of two unsigned integers into a buffer, in one step.
    raw.ptr.buffer.atomic.fadd RawPtrBufferAtomicFaddOp Adds floats to a buffer, in one step.
""")
operations(_HERE, "src:any cmp:any rsrc:buffer offset:i32 soffset:i32 aux:i32 metadata", "any", "operands attr-dict `:` type($res)",
           "raw.ptr.buffer.atomic.cmpswap RawPtrBufferAtomicCmpSwap Stores where an expected value is, and returns the old one.",
           AllTypesMatch("res", "src", "cmp"))
operations(_HERE, "rsrc:descriptor offset:offset soffset:offset aux:offset", "any", "custom<`rocdl.NoAttributes`>(attr-dict) `` operands `:` type($res)",
           "raw.buffer.load RawBufferLoadOp Loads from a buffer that a vector describes.")
operations(_HERE, "vdata:any rsrc:descriptor offset:offset soffset:offset aux:offset", "", "custom<`rocdl.NoAttributes`>(attr-dict) `` operands `:` type($vdata)", """
    raw.buffer.store RawBufferStoreOp Stores into a buffer that a vector describes.
    raw.buffer.atomic.fadd RawBufferAtomicFAddOp Adds floats to such a buffer, in one step.
    raw.buffer.atomic.fmax RawBufferAtomicFMaxOp Stores the larger of two floats into such a buffer, in one step.
    raw.buffer.atomic.smax RawBufferAtomicSMaxOp Stores the larger of two signed integers into such a buffer, in one step.
    raw.buffer.atomic.umin RawBufferAtomicUMinOp Stores the smaller of two unsigned integers into such a buffer, in one step.
""")
operations(_HERE, "src:any cmp:any rsrc:any offset:i32 soffset:i32 aux:i32", "any",
           "attr-dict `(` operands `)` `:` type($res) `,` type($rsrc)",
           "raw.buffer.atomic.cmpswap RawBufferAtomicCmpSwap The same as the one on pointers, for a buffer that a vector describes.",
           AllTypesMatch("res", "src", "cmp"))

# --- numbers ---

operations(_HERE, "src0:floats src1:floats src2:floats", "floats", "$src0 `,` $src1 `,` $src2 attr-dict `:` type($res)",
           "fmed3 FMed3Op The median of three floats.", Pure, AllTypesMatch("res", "src0", "src1", "src2"))
operations(_HERE, "arg:float", "float", "$arg qualified(type($arg)) attr-dict `->` qualified(type($res))", """
    tanh ROCDLTanh The hyperbolic tangent, not exact.
    sin ROCDLSin The sine, not exact.
    cos ROCDLCos The cosine, not exact.
    rcp ROCDLRcp The reciprocal, not exact.
    exp ROCDLExp The power of e, not exact.
    exp2 ROCDLExp2 The power of 2, not exact.
    log ROCDLLog The logarithm to base 2, not exact.
    sqrt ROCDLSqrt The square root, not exact.
""", Pure)
