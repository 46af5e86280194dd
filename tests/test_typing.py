"""The package is fully annotated: mypy, strict, finds nothing, and the annotations agree with the package."""

import os
import pathlib
import re
import shutil
import subprocess
import sys

import mlircore
import pytest
from alone import alone
from paths import ROOT, needs_tree

pytest.importorskip("mypy")

PACKAGE = pathlib.Path(mlircore.__file__).parent  # of the checkout, or of a wheel


def mypy(*args, cwd):
    command = [sys.executable, "-m", "mypy", *args, "--cache-dir", str(ROOT / "build" / "mypy")]
    with alone("mypy"):
        return subprocess.run(command, capture_output=True, text=True, cwd=cwd, env=dict(os.environ, MYPYPATH=str(ROOT / "python")))


def test_package_passes_strict_mypy():
    done = mypy("--strict", "-p", "mlircore", cwd=ROOT)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_client_is_checked(tmp_path):
    client = tmp_path / "client.py"
    client.write_text(
        "from mlircore import ir\n"
        "module = ir.Module.parse('', ir.Context())\n"
        "names: list[str] = [op.name for op in module.body.operations]\n"
        "text: bytes = module.operation.get_asm(binary=True)\n"
        "wrong: int = module.operation.name\n"
    )
    done = mypy("--strict", str(client), cwd=tmp_path)
    assert done.stdout.count("error:") == 1 and 'client.py:5: error: Incompatible types' in done.stdout, done.stdout


def test_the_stub_names_what_the_extension_has():
    """Every public name and member of the stub exists, and the other way round."""
    import ast

    from mlircore import _core

    body = [node for stub in [PACKAGE / "_core.pyi", *PACKAGE.glob("_core_stubs/*.pyi")] for node in ast.parse(stub.read_text()).body]
    classes = {node.name: node for node in body if isinstance(node, ast.ClassDef)}
    declared = set(classes) | {node.name for node in body if isinstance(node, ast.FunctionDef)}
    here = {name for name in vars(_core) if not name.startswith("_") and name not in ("enum", "sys")}
    assert {name for name in declared if not name.startswith("_")} == here
    for name, node in classes.items():
        if name.startswith("_") and name != "_OperationBase" or name not in vars(_core):
            continue
        members = {item.name for item in node.body if isinstance(item, (ast.FunctionDef, ast.ClassDef))}
        cls = getattr(_core, name)
        missing = {member for member in members - {"__buffer__"} if not hasattr(cls, member)}  # buffers have it since Python 3.12
        assert not missing, (name, missing)
        own = {member for member in vars(cls) if not member.startswith("_")}
        inherited = {m for base in cls.__mro__[1:] for m in vars(base)}
        assert own - members - inherited <= {t.id for item in node.body for t in getattr(item, "targets", [getattr(item, "target", None)]) if isinstance(t, ast.Name)}, (name, own - members)


def _pyright(folder, *paths):
    pyright = pytest.importorskip("pyright")
    done = pyright.run("-p", os.devnull, "--pythonpath", sys.executable, *paths, cwd=folder, capture_output=True, text=True,
                       env=dict(os.environ, PYTHONPATH=str(paths_of_stubs(folder))))
    if "informations" not in done.stdout:
        pytest.skip("pyright does not run here")  # it fetches its own program when it is first used
    return done.stdout


def paths_of_stubs(folder):
    """A folder with the package as a wheel has it, stubs of dialects included."""
    place = folder / "site"
    if not place.exists():
        from mlircore.bind import stubs as _stubs

        shutil.copytree(PACKAGE, place / "mlircore", symlinks=True, ignore=shutil.ignore_patterns("__pycache__", "compiled"))
        _stubs.write(str(place / "mlircore"))
    return place


CLIENT = """
from mlircore import ir
from mlircore.dialects import arith, func, linalg, scf
from mlircore.extras import types as T

with ir.Context(), ir.Location.unknown():
    module = ir.Module.create()
    with ir.InsertionPoint(module.body):
        f = func.FuncOp("f", ([T.i32()], [T.i32()]))
        with ir.InsertionPoint(f.add_entry_block()):
            one = arith.constant(T.i32(), 1)
            less = arith.cmpi(arith.CmpIPredicate.slt, f.arguments[0], one)
            op: arith.AddIOp = arith.AddIOp(less, one)
            result: ir.OpResult = arith.muli(op, one)
            loop = scf.ForOp(one, one, one)
            print(op.lhs.type, loop.induction_variable, linalg.matmul(one, one, outs=[one]), arith.AddIOpAdaptor)
            wrong = arith.addi(less)
"""


def test_a_client_of_dialects_is_checked(tmp_path):
    """With the stubs that a wheel has: handwritten code is in them, and a forgotten operand is an error."""
    (tmp_path / "client.py").write_text(CLIENT)
    command = [sys.executable, "-m", "mypy", "--strict", "client.py", "--cache-dir", str(tmp_path / "cache")]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, env=dict(os.environ, MYPYPATH=str(paths_of_stubs(tmp_path))))
    assert done.stdout.count("error:") == 1 and 'client.py:17: error: Missing positional argument "rhs"' in done.stdout, done.stdout


@needs_tree
def test_pyright_takes_the_examples(tmp_path):
    """Those of README.md, and a client of dialects."""
    examples = re.findall(r"^```python\n(.*?)^```", (ROOT / "README.md").read_text(), re.M | re.S)
    names = []
    for i, code in enumerate([*examples, CLIENT]):
        (tmp_path / f"example{i}.py").write_text(code)
        names.append(f"example{i}.py")
    out = _pyright(tmp_path, *names)
    assert "1 error" in out and f'example{len(names) - 1}.py:17:21 - error: Argument missing for parameter "rhs"' in out, out
