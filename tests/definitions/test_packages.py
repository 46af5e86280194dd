"""Dialects of other packages: entry points, `mlircore compile-dialect`, and the package in examples/."""

import os
import pathlib
import shutil
import subprocess
import sys
import textwrap

import mlircore
import pytest
from mlircore import __main__ as command
from mlircore.define import packages

from paths import ROOT, needs_tree
SOURCE = '''
from mlircore import dialect as d

{name} = d.Dialect("{name}")


class Thing(d.Op, dialect={name}, name="thing"):
    """A thing."""

    out = d.Result(d.I32)
    assembly_format = "attr-dict"
'''


@pytest.fixture
def place(tmp_path: pathlib.Path) -> pathlib.Path:
    """A folder with a package outside: its module `outside_toy` defines the namespace `toy_out`."""
    install(tmp_path, "outside_toy", "toy_out", SOURCE.format(name="toy_out"))
    return tmp_path


def install(place: pathlib.Path, module: str, namespace: str, source: str) -> None:
    (place / f"{module}.py").write_text(source)
    info = place / f"{module}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[{packages.GROUP}]\n{namespace} = {module}\n")


def environment(*places: pathlib.Path) -> dict[str, str]:
    """The environment of a process that finds these folders and this mlircore."""
    paths = [*map(str, places), os.path.dirname(os.path.dirname(str(mlircore.__file__)))]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "PYTHONDONTWRITEBYTECODE": "1"}


def run(place: pathlib.Path, code: str) -> None:
    """Runs code in a fresh process that finds the package."""
    text = "import sys\nfrom mlircore import dialect as d, ir\n" + textwrap.dedent(code)
    done = subprocess.run([sys.executable, "-W", "error", "-c", text], env=environment(place), capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def tool(place: pathlib.Path, *words: str) -> "subprocess.CompletedProcess[str]":
    line = [sys.executable, "-m", "mlircore", *words]
    return subprocess.run(line, env=environment(place), capture_output=True, text=True, cwd=place)


def test_a_namespace_is_loaded_from_its_package(place: pathlib.Path) -> None:
    run(place, """
        module = ir.Module.parse("%0 = toy_out.thing", ir.Context())
        assert "toy_out.thing" in str(module) and "outside_toy" in sys.modules
        assert type(module.body.operations[0]) is sys.modules["outside_toy"].Thing
    """)


def test_nothing_is_looked_up_before_an_unknown_namespace_is_met(place: pathlib.Path) -> None:
    run(place, """
        from mlircore.dialects import arith
        from mlircore.define import packages
        ir.Module.parse("func.func private @f(i32)", ir.Context())
        assert "importlib.metadata" not in sys.modules and packages._modules is None and "outside_toy" not in sys.modules
    """)


def test_without_packages_importlib_metadata_is_not_imported(tmp_path: pathlib.Path) -> None:
    run(tmp_path, """
        from mlircore.define import packages
        context = ir.Context()
        context.allow_unregistered_dialects = True
        ir.Module.parse('"unknown.op"() : () -> ()', context)
        assert packages._modules == {} and "importlib.metadata" not in sys.modules
    """)


def test_what_is_installed_twice_is_the_first_on_the_path(place: pathlib.Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    other = tmp_path_factory.mktemp("other")
    install(other, "second_toy", "toy_out", "raise ImportError('not this one')")
    code = "from mlircore import ir; ir.Module.parse('%0 = toy_out.thing', ir.Context())"
    subprocess.run([sys.executable, "-c", code], env=environment(place, other), check=True)


@pytest.mark.parametrize(
    "source, error",
    [
        ("raise RuntimeError('broken here')", "RuntimeError: broken here"),
        ("import missing_module", "ModuleNotFoundError: No module named 'missing_module'"),
        ("x = 1", "DefinitionError: the entry point 'toy_bad' of 'mlircore.dialects' names the module 'bad_toy', which defines no such dialect"),
    ],
)
def test_errors_of_the_module_are_reported_as_they_are(tmp_path: pathlib.Path, source: str, error: str) -> None:
    install(tmp_path, "bad_toy", "toy_bad", source)
    run(tmp_path, f"""
        for text in ("%0 = toy_bad.thing", '"toy_bad.thing"() : () -> ()', '"a.b"() {{x = #toy_bad.c}} : () -> ()'):
            context = ir.Context()
            context.allow_unregistered_dialects = True
            try:
                ir.Module.parse(text, context)
            except Exception as caught:
                assert f"{{type(caught).__name__}}: {{caught}}" == {error!r}, caught
            else:
                assert False, text
    """)


def test_a_module_that_is_not_there_is_reported(tmp_path: pathlib.Path) -> None:
    install(tmp_path, "gone_toy", "toy_gone", "")
    (tmp_path / "gone_toy.py").unlink()
    run(tmp_path, """
        try:
            ir.Module.parse("%0 = toy_gone.thing", ir.Context())
        except ModuleNotFoundError as error:
            assert error.name == "gone_toy"
        else:
            assert False
    """)


def test_a_namespace_of_mlircore_is_not_replaced(tmp_path: pathlib.Path) -> None:
    install(tmp_path, "my_arith", "arith", "raise RuntimeError('imported')")
    run(tmp_path, """
        ir.Module.parse("%0 = arith.constant 1 : i32", ir.Context())
        assert d.find("arith").complete
    """)


def test_a_dialect_that_was_defined_before_is_not_replaced(place: pathlib.Path) -> None:
    run(place, """
        mine = d.Dialect("toy_out")
        class Mine(d.Op, dialect=mine, name="mine"):
            assembly_format = "attr-dict"
        ir.Module.parse("toy_out.mine", ir.Context())
        assert "outside_toy" not in sys.modules
    """)


def test_a_module_that_was_run_without_a_file_defines_its_namespace(place: pathlib.Path) -> None:
    for setting in ("", "; made.__file__ = 'outside_toy.py'"):
        run(place, f"""
            import types
            made = sys.modules["outside_toy"] = types.ModuleType("outside_toy"){setting}
            exec({SOURCE.format(name="toy_out")!r}, vars(made))
            assert made.__spec__ is None
            assert type(ir.Module.parse("%0 = toy_out.thing", ir.Context()).body.operations[0]) is made.Thing
        """)


def test_compiled_words_stand_for_the_module(place: pathlib.Path) -> None:
    done = tool(place, "compile-dialect", "outside_toy")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert (place / "toy_out.dialect").exists()
    assert "def thing(" in (place / "outside_toy.pyi").read_text()
    run(place, """
        context = ir.Context()
        assert context.is_registered_operation("toy_out.thing") and "outside_toy" not in sys.modules
        assert "mlircore.compile.dialect" not in sys.modules
        op = ir.Module.parse("%0 = toy_out.thing", context).body.operations[0]
        import outside_toy
        assert type(op) is outside_toy.Thing
        assert ir.Context().is_registered_operation("toy_out.thing")
    """)
    (place / "outside_toy.py").write_text(SOURCE.format(name="toy_out").replace('"thing"', '"changed"'))
    run(place, """
        context = ir.Context()
        assert context.is_registered_operation("toy_out.changed") and not context.is_registered_operation("toy_out.thing")
    """)


def test_words_of_another_version_or_damaged_are_not_read(place: pathlib.Path) -> None:
    assert tool(place, "compile-dialect", "outside_toy").returncode == 0
    file = place / "toy_out.dialect"
    good = file.read_bytes()
    for bad in (b"", b"\n", good.split(b"\n")[0], b"0" + good, b"\xff\xff" + good, good.replace(b"|", b"", 1)):
        file.write_bytes(bad)
        run(place, 'assert ir.Context().is_registered_operation("toy_out.thing") and "outside_toy" in sys.modules')


def test_check_says_whether_files_are_up_to_date(place: pathlib.Path) -> None:
    done = tool(place, "compile-dialect", "--check", "outside_toy")
    assert done.returncode == 1 and "toy_out.dialect: not up to date" in done.stdout and "outside_toy.pyi: not up to date" in done.stdout
    assert not (place / "toy_out.dialect").exists()
    assert tool(place, "compile-dialect", "outside_toy").returncode == 0
    assert tool(place, "compile-dialect", "--check", "outside_toy").returncode == 0
    with (place / "outside_toy.py").open("a") as file:
        file.write("\n# changed\n")
    done = tool(place, "compile-dialect", "--check", "outside_toy")
    assert done.returncode == 1 and "toy_out.dialect" in done.stdout and ".pyi" not in done.stdout


def test_files_can_go_elsewhere(place: pathlib.Path) -> None:
    assert tool(place, "compile-dialect", "outside_toy", "-o", "made/here").returncode == 0
    assert sorted(path.name for path in (place / "made/here").iterdir()) == ["outside_toy.pyi", "toy_out.dialect"]
    assert tool(place, "compile-dialect", "--check", "-o", "made/here", "outside_toy").returncode == 0


@pytest.mark.parametrize(
    "words, message",
    [
        ([], "no module is given"),
        (["no_such_module"], "No module named 'no_such_module'"),
        (["textwrap"], "the module 'textwrap' defines no dialect"),
        (["--nothing"], "Unknown command line argument '--nothing'"),
    ],
)
def test_what_the_command_refuses(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, words: list[str], message: str) -> None:
    monkeypatch.setattr(sys, "path", list(sys.path))
    assert command.main(["compile-dialect", *words]) == 1
    assert message in capsys.readouterr().err


def test_a_wrong_definition_names_its_class(tmp_path: pathlib.Path) -> None:
    (tmp_path / "wrong_toy.py").write_text(SOURCE.format(name="wrong").replace('"attr-dict"', '"$nothing attr-dict"'))
    done = tool(tmp_path, "compile-dialect", "wrong_toy")
    assert done.returncode == 1 and "wrong_toy.Thing (wrong.thing): assembly_format:" in done.stderr
    assert not list(tmp_path.glob("*.dialect"))


def test_the_help_says_what_it_does(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["compile-dialect", "--help"]) == 0
    text = capsys.readouterr().out
    assert "--check" in text and "mlircore.dialects" in text and "MODULE" in text
    assert command.main(["--help"]) == 0 and "compile-dialect MODULE" in capsys.readouterr().out


def test_dialects_lists_those_of_packages(place: pathlib.Path) -> None:
    listed = tool(place, "dialects").stdout
    assert "toy_out             1 operations\n" in listed and "arith " in listed
    assert "Python (outside_toy)" in tool(place, "dialects", "toy_out.thing").stdout


def test_types_and_attributes_are_part_of_the_language() -> None:
    from mlircore import dialect as d
    from mlircore.define import types_attributes

    for name in d._TYPES_AND_ATTRIBUTES:
        assert getattr(d, name) is getattr(types_attributes, name)
    with pytest.raises(AttributeError, match="module 'mlircore.dialect' has no attribute 'Nothing'"):
        d.Nothing  # type: ignore[attr-defined] # noqa: B018


@needs_tree
def test_the_example_installs_and_passes_its_own_tests(tmp_path: pathlib.Path) -> None:
    """Costs some five seconds: pip builds a wheel and a process runs its tests."""
    source, target = tmp_path / "money", tmp_path / "target"
    shutil.copytree(ROOT / "examples/money", source)
    install = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run([*install, "--target", target, source], check=True, env=environment(), capture_output=True)
    made = {path.name for path in (target / "money_dialect").iterdir()}
    assert {"__init__.py", "__init__.pyi", "money.dialect", "py.typed"} <= made
    tests = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-W", "error", source / "tests"]
    done = subprocess.run(tests, env=environment(target), capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 0, done.stdout
