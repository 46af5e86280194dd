"""Compiled dialects: the files that the build writes agree with the classes."""

import pathlib
import subprocess
import sys

import pytest
from mlircore import dialect
from mlircore.compile import files as _compiled

FILES = sorted(path.name for path in (pathlib.Path(_compiled.PACKAGE) / _compiled.FOLDER).glob("*"))


def python(code: str) -> None:
    """Runs code in a process of its own."""
    subprocess.run([sys.executable, "-S", "-c", "import sys; sys.path[:] = " + repr(sys.path) + "\n" + code], check=True)


@pytest.fixture
def package(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> pathlib.Path:
    """A package with sources and a file of one dialect."""
    (tmp_path / "dialects").mkdir()
    (tmp_path / "compiled").mkdir()
    (tmp_path / "source.py").write_text("")
    monkeypatch.setattr(_compiled, "PACKAGE", str(tmp_path))
    monkeypatch.setattr(_compiled, "_running", None)
    return tmp_path


def test_the_build_wrote_a_file_for_every_dialect() -> None:
    assert {"builtin", "func", "arith", "stablehlo"} <= set(FILES)


@pytest.mark.parametrize("name", FILES)
def test_a_file_is_what_its_classes_compile_to(name: str) -> None:
    defined = dialect.find(name)
    assert defined is not None
    assert _compiled.read(name) == (None if defined.hooks() else (defined.size, defined.needs(), defined.program()))


def test_a_file_of_older_sources_is_not_looked_at(package: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = package / "compiled" / "toy"
    file.write_bytes(_compiled._stamp().encode() + b"|3|arith func\nwords")
    assert _compiled.read("toy") == (3, ["arith", "func"], b"words")
    (package / "source.py").write_text("# changed")
    assert _compiled.read("toy") == (3, ["arith", "func"], b"words")  # the file is read once
    monkeypatch.setattr(_compiled, "_running", None)  # another process
    assert _compiled.read("toy") is None
    file.write_bytes(b"|3|\nwords")  # as in a wheel
    assert _compiled.read("toy") == (3, [], b"words")


@pytest.mark.parametrize("name", ["missing", "../source", "", "a.b"])
def test_what_is_no_dialect_has_no_file(package: pathlib.Path, name: str) -> None:
    assert _compiled.read(name) is None


@pytest.mark.parametrize("name", ["t_of_nobody", "mhlo"])
def test_definitions_of_the_user_come_first_where_mlircore_has_none_or_a_pack(name: str) -> None:
    python(f"""if True:
        from mlircore import dialect
        from mlircore.compile import files as _compiled

        mine = dialect.Dialect("{name}")
        assert _compiled._definitions("{name}") == ([], mine.program(), {{}})
    """)


def test_a_namespace_of_mlircore_cannot_be_defined_by_others() -> None:
    code = """if True:
        from mlircore import dialect
        try:
            dialect.Dialect("ub")
        except dialect.DefinitionError as error:
            assert "the namespace 'ub' is defined by mlircore" in str(error)
        else:
            raise SystemExit("no error")
    """
    python(code)


def test_a_dialect_of_several_modules_is_whole_whichever_was_imported_first() -> None:
    python("""if True:
        from mlircore import dialect
        import mlircore.dialects.chlo
        assert len(dialect.find("stablehlo").ops) > 100
    """)


def test_parsing_imports_no_definitions() -> None:
    code = """if True:
        from mlircore import ir
        with ir.Context():
            ir.Module.parse("func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }").operation.verify()
        loaded = set(sys.modules)
        assert not {"mlircore.dialect", "mlircore.dialects", "typing", "numpy"} & loaded, loaded
    """
    python(code)


def test_importing_dialects_compiles_nothing() -> None:
    code = """if True:
        import os
        from mlircore import ir
        from mlircore.compile import files as _compiled
        for name in os.listdir(os.path.join(_compiled.PACKAGE, _compiled.FOLDER)):
            if name in _compiled.of_package():
                __import__("mlircore.dialects." + name)
        from mlircore.dialects import arith
        with ir.Context(), ir.Location.unknown():
            one = arith.constant(ir.IntegerType.get_signless(8), 1)
            arith.addi(one, one).owner.verify()
        loaded = set(sys.modules)
        assert not {"mlircore.compile.dialect", "mlircore.compile.formats", "mlircore.compile.format_text", "re", "typing", "numpy"} & loaded, loaded
    """
    python(code)


def test_what_users_add_to_a_dialect_of_mlircore_is_known_to_contexts() -> None:
    python("""if True:
        from mlircore import ir
        from mlircore.dialect import AnyType, Op, Operand
        from mlircore.dialects import ub

        text = "%0 = ub.poison : i32"
        with ir.Context():
            ir.Module.parse(text)

        class KeepOp(Op, dialect=ub.ub, name="keep"):
            value = Operand(AnyType)
            assembly_format = "$value attr-dict `:` type($value)"

        with ir.Context():
            module = ir.Module.parse(text + " ub.keep %0 : i32")
        assert isinstance(module.body.operations[1], KeepOp)
    """)
