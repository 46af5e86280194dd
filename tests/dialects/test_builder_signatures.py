"""Classes, constructors, functions and accessors of all dialects have upstream's names, arguments, defaults and results.

tests/data/builder_signatures.txt.gz has upstream's, one operation a line (builder_facts.py): the output of mlir-tblgen 22 for LLVM 22's
definitions, and jaxlib's for stablehlo, chlo and sdy. Where the sources are installed, the data is compared with them.
"""

import enum
import gzip
import inspect
import shutil
import subprocess
from importlib import import_module, util
from pathlib import Path

from paths import ROOT
import pytest
from builder_facts import facts
from mlircore import dialect
from mlircore.bind import builders as _builders, enums as _enums
from mlircore.define.fields import Field
from mlircore.tools.opt import known_dialects

DATA = ROOT / "tests/data/builder_signatures.txt.gz"
UPSTREAM = {line.partition("|")[0]: line for line in gzip.decompress(DATA.read_bytes()).decode().splitlines()}

DIALECTS = sorted({name.partition(".")[0] for name in UPSTREAM} & set(known_dialects()))

# Upstream has no bindings of these: no class is made for operations without a definition in ODS.
NOT_IN_ODS = {"affine.dma_start", "affine.dma_wait"}

# Changed in upstream after LLVM 22, the version that mlircore defines: arguments that were added later, or results that are no longer
# inferred; and all of nvvm.read, whose results are inferred since then.
LATER = frozenset("""
    affine.linearize_index affine.load affine.store affine.vector_load affine.vector_store arith.addf arith.divf
    arith.extui arith.index_castui arith.mulf arith.subf arith.uitofp gpu.barrier gpu.binary gpu.func gpu.launch
    gpu.launch_func gpu.module linalg.pack linalg.unpack llvm.call llvm.comdat llvm.comdat_selector llvm.fpext
    llvm.fptrunc llvm.func llvm.getelementptr llvm.inline_asm llvm.intr.experimental.constrained.fpext
    llvm.intr.experimental.constrained.fptrunc llvm.intr.experimental.constrained.sitofp
    llvm.intr.experimental.constrained.uitofp llvm.intr.masked.gather llvm.intr.masked.load llvm.intr.masked.scatter
    llvm.intr.masked.store llvm.invoke llvm.mlir.alias llvm.mlir.global llvm.mlir.ifunc math.fma memref.load nvgpu.rcp
    nvvm.barrier nvvm.barrier.arrive nvvm.clusterlaunchcontrol.query.cancel nvvm.convert.bf16x2.to.f8x2
    nvvm.convert.f32x2.to.f4x2 nvvm.convert.f32x4.to.f4x4 nvvm.convert.f8x2.to.bf16x2 nvvm.convert.float.to.tf32
    nvvm.dot.accumulate.2way nvvm.dot.accumulate.4way nvvm.elect.sync nvvm.inline_ptx nvvm.ldmatrix nvvm.match.sync
    nvvm.mbarrier.arrive nvvm.mbarrier.arrive.expect_tx nvvm.mbarrier.arrive.nocomplete nvvm.mbarrier.arrive_drop
    nvvm.mbarrier.arrive_drop.expect_tx nvvm.mbarrier.arrive_drop.nocomplete nvvm.mbarrier.init nvvm.mbarrier.test.wait
    nvvm.mbarrier.try_wait nvvm.prmt nvvm.rcp.approx.ftz.f nvvm.redux.sync nvvm.shfl.sync nvvm.tcgen05.alloc
    nvvm.tcgen05.commit nvvm.tcgen05.dealloc nvvm.tcgen05.mma nvvm.tcgen05.mma.block_scale nvvm.tcgen05.mma.sp
    nvvm.tcgen05.mma.sp.block_scale nvvm.tcgen05.mma_smem_desc nvvm.vote.sync pdl.pattern scf.parallel tosa.cast
    tosa.variable vector.contract vector.create_mask
""".split())


NAMED = {name: {_enums.class_name(dialect.find(name), each) for each in dialect.find(name).enums} for name in DIALECTS}

# Numbers of members changed after LLVM 22.
RENUMBERED = {("linalg", "ElementwiseKind"), ("llvm", "RoundingMode"), ("nvvm", "WGMMAScaleIn")}  # for the last two, upstream continues to count where the number is -1


def arguments(thing):
    """As in builder_facts, for a live function."""
    found = [each for each in inspect.signature(thing).parameters.values() if each.name not in ("self", "loc", "ip")]
    names = []
    for each in found:
        if each.kind == each.KEYWORD_ONLY and "*" not in names:
            names.append("*")
        assert each.default in (each.empty, None)
        names.append(each.name if each.default is each.empty else f"{each.name}=None")
    return f"({', '.join(names)})"


@pytest.mark.parametrize("name", DIALECTS)
def test_every_class_and_function_is_as_upstreams(name):
    for cls in dialect.find(name).ops.values():
        if cls.definition.name in NOT_IN_ODS:
            continue
        _, class_name, constructor, function, accessors = UPSTREAM[cls.definition.name].split("|")
        assert (cls.__name__, arguments(cls.__init__)) == (class_name, constructor), cls.definition.name
        assert inspect.signature(cls.__init__).parameters["loc"].kind == inspect.Parameter.KEYWORD_ONLY
        made = dialect.find(name).generated(function.partition("(")[0])
        assert f"{made.__name__}{arguments(made)}" == function.partition(" -> ")[0]
        for accessor in accessors.split():
            key, _, flags = accessor.partition(":")
            found = inspect.getattr_static(cls, key)
            if isinstance(found, Field):  # not used yet
                found.accessor(cls)
                found = inspect.getattr_static(cls, key)
            assert hasattr(found, "__get__"), (cls.definition.name, key)
            assert [found.can_set, found.can_delete] == ["s" in flags, "d" in flags], (cls.definition.name, key)


def test_no_operation_is_missing():
    ours = {cls.definition.name for name in DIALECTS for cls in dialect.find(name).ops.values()}
    assert ours - UPSTREAM.keys() == NOT_IN_ODS
    assert UPSTREAM.keys() - ours == set()


@pytest.mark.parametrize("name", DIALECTS)
def test_enumerations_are_upstreams(name):
    """Members, values and spellings, of one and of two flags, are those of either package that has the dialect."""
    ours, compared = import_module(f"mlircore.dialects.{name}"), 0
    for package in ("jaxlib.mlir", "iree.compiler"):
        if util.find_spec(package.partition(".")[0]) is None or util.find_spec(f"{package}.dialects._{name}_enum_gen") is None:
            continue
        theirs = import_module(f"{package}.dialects._{name}_enum_gen")
        for key, upstream in vars(theirs).items():
            if not isinstance(upstream, enum.EnumMeta) or upstream.__module__ != theirs.__name__ or key not in NAMED[name]:
                continue
            mine = getattr(ours, key)
            if (name, key) in RENUMBERED:
                continue
            kept = list(mine.__members__)  # upstream's may have more in newer versions
            assert {case: int(mine[case]) for case in kept} == {case: int(upstream[case]) for case in kept}, key
            assert issubclass(mine, enum.IntFlag) == issubclass(upstream, enum.IntFlag)
            assert {case: str(mine[case]) for case in kept} == {case: str(upstream[case]) for case in kept}, key
            compared += 1
    if not compared:
        pytest.skip("no package has enumerations of it")


@pytest.mark.parametrize("package", ["jaxlib.mlir", "iree.compiler"])
def test_the_data_is_what_the_package_has(package):
    if util.find_spec(package.partition(".")[0]) is None:
        pytest.skip(f"{package} is not installed")
    folder = Path(import_module(package).__file__ or import_module(f"{package}.ir").__file__).parent / "dialects"
    compared = 0
    for path in sorted(folder.glob("_*_ops_gen.py")):
        for name, line in facts(path.read_text()).items():
            if name in UPSTREAM and name not in LATER and not name.startswith("nvvm.read."):
                assert line.split("|")[:4] == UPSTREAM[name].split("|")[:4], name
                compared += 1
    assert compared > 500


def test_the_data_is_what_tblgen_makes(tmp_path):
    root = Path("/usr/lib/llvm-22")
    tblgen, include = root / "bin" / "mlir-tblgen", root / "include"
    definitions = include / "mlir" / "Dialect" / "Arith" / "IR" / "ArithOps.td"
    if shutil.which(tblgen) is None or not definitions.exists():
        pytest.skip("libmlir-22-dev is not installed")
    for name, path in (("arith", "Arith/IR/ArithOps.td"), ("scf", "SCF/IR/SCFOps.td"), ("llvm", "LLVMIR/LLVMOps.td"),
                       ("arm_sve", "ArmSVE/IR/ArmSVE.td")):
        done = subprocess.run([tblgen, "-gen-python-op-bindings", f"-bind-dialect={name}", "-I", include, include / "mlir" / "Dialect" / path],
                              capture_output=True, text=True, check=True)
        for key, line in facts(done.stdout).items():
            assert line == UPSTREAM[key]
