"""A client's own generated modules of operations (upstream's mlir-tblgen writes them) on mlircore.

The inputs are the files of jaxlib and IREE; imports that are relative to the client's package are redirected to mlircore's. Each runs in a
process of its own, since a generated module claims its operations.
"""

import importlib.util
import pathlib
import subprocess
import sys

import pytest

PACKAGES = {"jaxlib": "jaxlib/mlir/dialects", "iree": "iree/compiler/dialects"}
PRELUDE = """
import importlib, sys, types
from mlircore import ir
import mlircore._mlir_libs._mlir as native
import mlircore.dialects._ods_common as common

folder = sys.argv[1]
for name in ("client", "client.dialects"):
    package = sys.modules[name] = types.ModuleType(name)
    package.__path__ = [folder] if name == "client.dialects" else []
sys.modules["client.ir"] = ir
sys.modules["client._mlir_libs"] = mlircore._mlir_libs
sys.modules["client._mlir_libs._mlir"] = native
sys.modules["client.dialects._ods_common"] = common
load = lambda name: importlib.import_module("client.dialects." + name)
""".replace("import mlircore._mlir_libs._mlir as native", "import mlircore._mlir_libs._mlir\nnative = mlircore._mlir_libs._mlir")


@pytest.fixture(params=list(PACKAGES))
def folder(request):
    if importlib.util.find_spec(request.param) is None:
        pytest.skip(f"{request.param} is not installed")
    found = [pathlib.Path(place) for place in importlib.util.find_spec(request.param).submodule_search_locations]
    return next(place.parent / PACKAGES[request.param] for place in found if (place.parent / PACKAGES[request.param]).is_dir())


def run(folder, program):
    done = subprocess.run([sys.executable, "-c", PRELUDE + program, str(folder)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_all_generated_modules_are_imported(folder):
    program = """
import pathlib
count = 0
for path in sorted(pathlib.Path(folder).glob("_*_gen.py")):
    module = load(path.stem)
    count += sum(isinstance(each, type) and issubclass(each, ir.OpView) for each in vars(module).values())
print(count)
"""
    assert int(run(folder, program)) > 500


def test_generated_builders_build(folder):
    program = """
load("_arith_enum_gen")
arith, func, scf, memref = (load(f"_{name}_ops_gen") for name in ("arith", "func", "scf", "memref"))
with ir.Context() as ctx, ir.Location.unknown():
    module = ir.Module.create()
    i32, index = ir.IntegerType.get_signless(32), ir.IndexType.get()
    with ir.InsertionPoint(module.body):
        f = func.FuncOp("f", ir.TypeAttr.get(ir.FunctionType.get([i32], [i32])))
        block = f.body.blocks.append(i32)
    assert type(f) is func.FuncOp and f.sym_name.value == "f"
    with ir.InsertionPoint(block):
        one = arith.constant(ir.IntegerAttr.get(i32, 1))
        total = arith.addi(block.arguments[0], one)
        less = arith.cmpi(2, total, one)
        assert str(less.type) == "i1" and isinstance(total.owner, arith.AddIOp) and total.owner.lhs == block.arguments[0]
        size = arith.constant(ir.IntegerAttr.get(index, 4))
        buffer = memref.alloc(ir.Type.parse("memref<?xi32>"), [size], [])
        assert list(buffer.owner.dynamicSizes) == [size] and len(buffer.owner.symbolOperands) == 0
        branch = scf.IfOp([i32], less)
        for region in branch.operation.regions:
            with ir.InsertionPoint(region.blocks.append()):
                scf.yield_([total])
        func.return_([branch.operation.results[0]])
    try:
        f.sym_name = None
    except ValueError as error:
        assert str(error) == "'None' not allowed as value for mandatory attributes"
    assert type(ir.Module.parse(str(module)).body.operations[0]) is func.FuncOp
    assert module.operation.verify()
    print(module)
"""
    text = run(folder, program)
    assert "arith.cmpi slt" in text and "scf.if" in text and "memref.alloc(%" in text
