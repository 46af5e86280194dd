"""Pass managers, as in upstream's bindings: their texts, their failures, the prints around passes."""

import importlib

import pytest
from mlircore import ir, passmanager

TEXT = "func.func @f() {\n  return\n}"


@pytest.fixture
def pm_module(any_ir):
    if any_ir.__name__.startswith("jaxlib"):
        pytest.skip("registers no dialect of these tests")
    return importlib.import_module(any_ir.__name__.replace(".ir", ".passmanager"))


def test_texts_and_their_errors(pm_module, any_ir):
    with any_ir.Context():
        parse = pm_module.PassManager.parse
        assert str(parse("any()")) == "any()"
        assert str(pm_module.PassManager()) == "any()" and str(pm_module.PassManager("func.func")) == "func.func()"
        for text in ("builtin.module(", "cse", "", "builtin.module(cse"):
            with pytest.raises(ValueError, match="expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module"):
                parse(text)
        with pytest.raises(ValueError) as error:
            parse("builtin.module(nope)")
        assert str(error.value) == (
            "MLIR Textual PassPipeline Parser:1:1: error: 'nope' does not refer to a registered pass or pass pipeline\nnope\n^\n")
        with pytest.raises(ValueError, match="Parser:1:11: error: 'no' does not refer"):
            parse("builtin.module(func.func(no))")
    with pytest.raises(RuntimeError, match="requires a Context"):
        pm_module.PassManager()


def test_python_passes_run(pm_module, any_ir):
    seen = []
    with any_ir.Context():
        module = any_ir.Module.parse(TEXT)
        manager = pm_module.PassManager()
        manager.add(lambda op, pass_: seen.append((op.name, type(pass_).__name__)), name="one", argument="the-one")
        manager.add(lambda op, pass_: seen.append(str(op) == str(module)), name="two")
        assert str(manager) == "any(the-one,unknown<two>)"
        manager.run(module.operation)
        assert seen == [("builtin.module", "ExternalPass"), True]
        with pytest.raises(TypeError):
            manager.run(module)


def test_failures_end_the_pipeline(pm_module, any_ir):
    error = any_ir.MLIRError
    with any_ir.Context():
        module = any_ir.Module.parse(TEXT)

        def fails(op, pass_):
            pass_.signal_pass_failure()

        def raises(op, pass_):
            raise ValueError("boo")

        def breaks(op, pass_):
            op.regions[0].blocks[0].operations[0].operation.regions[0].blocks[0].operations[0].erase()

        for function, kind, match in (
            (fails, error, "^Failure while executing pass pipeline$"), (raises, ValueError, "boo"),
            (breaks, error, '(?s)^Failure while executing pass pipeline:\nerror: "-":1:1: empty block: expect at least a terminator'),
        ):
            manager = pm_module.PassManager()
            manager.add(function)
            with pytest.raises(kind, match=match):
                manager.run(module.operation)
        module = any_ir.Module.parse(TEXT)
        manager = pm_module.PassManager()
        manager.add(breaks)
        manager.enable_verifier(False)
        manager.run(module.operation)
        manager = pm_module.PassManager("func.func")
        manager.add(lambda op, pass_: None, name="x")
        with pytest.raises(error, match="can't run 'func.func' pass manager on 'builtin.module' op"):
            manager.run(module.operation)


def test_ir_is_printed_around_passes(capfd, pm_module, any_ir):
    with any_ir.Context() as ctx:
        if hasattr(ctx, "enable_multithreading"):
            ctx.enable_multithreading(False)
        module = any_ir.Module.parse(TEXT)
        manager = pm_module.PassManager()
        manager.add(lambda op, pass_: None, name="one", argument="uno")
        manager.enable_ir_printing(print_before_all=True)
        manager.run(module.operation)
        body = "module {\n  func.func @f() {\n    return\n  }\n}\n\n\n"
        wanted = f"// -----// IR Dump Before one: uno //----- //\n{body}// -----// IR Dump After one: uno //----- //\n{body}"
        assert capfd.readouterr().err == wanted
        manager = pm_module.PassManager()
        manager.add(lambda op, pass_: None, name="one")
        manager.enable_ir_printing(print_after_change=True)
        manager.run(module.operation)
        assert capfd.readouterr().err == ""


def test_registered_passes_nest_and_have_options(capfd, monkeypatch):
    monkeypatch.setattr(passmanager, "_registry", {})
    seen = []
    passmanager.register_pass(lambda op, pass_, max_size: seen.append((op.name, max_size)), "note", options={"max-size": "7"})
    passmanager.register_pass(lambda op, pass_: seen.append(op.name), "plain", op_name="func.func", name="Plain")
    with pytest.raises(ValueError, match="already registered"):
        passmanager.register_pass(print, "note")
    with ir.Context():
        module = ir.Module.parse(TEXT + TEXT.replace("@f", "@g"))
        manager = passmanager.PassManager.parse("builtin.module(note, func.func( plain , note{max-size=3} ),note)")
        assert str(manager) == "builtin.module(note{max-size=7},func.func(plain,note{max-size=3}),note{max-size=7})"
        assert str(passmanager.PassManager.parse(str(manager))) == str(manager)
        manager.enable_timing()
        manager.enable_statistics()
        manager.enable_ir_printing(print_module_scope=True)
        manager.run(module.operation)
        top = ("builtin.module", "7")
        assert seen == [top] + ["func.func", ("func.func", "3")] * 2 + [top]
        err = capfd.readouterr().err
        assert "IR Dump After Plain: plain ('func.func' operation: @g) //----- //\nmodule {" in err
        assert "... Execution time report ..." in err and "... Pass statistics report ..." in err and "'func.func' Pipeline\n  Plain\n" in err
        for text, match in (
            ("any(note{x=1})", "(?s)no such option x.*failed to add `note` with options `x=1`"), ("any(note))", "extra closing"),
            ("any(note{)", "missing closing '}'"), ("any(f(note)", "expected '\\)'"), ("any(note,,note)", "Parser:1:6: error: '' does not"),
            ("builtin.module(plain)", "Can't add pass 'Plain' restricted to 'func.func'"), ("any(" + "a(" * 500 + ")" * 501, "too deeply"),
        ):
            with pytest.raises(ValueError, match=match):
                passmanager.PassManager.parse(text)
        with pytest.raises(ir.MLIRError, match="unable to schedule pass 'Plain'"):
            passmanager.PassManager.parse("any(plain)").run(module.operation)
        with pytest.raises(TypeError):
            manager.add(3)


NESTED = """module {
  func.func @a() { return }
  func.func private @b()
  module @inner { func.func @c() { return } }
}"""


def test_printing_into_a_tree_of_files(pm_module, any_ir, tmp_path):
    with any_ir.Context() as context:
        context.enable_multithreading(False)
        module = any_ir.Module.parse(NESTED)
        manager = pm_module.PassManager("builtin.module")
        manager.add(lambda op, pass_: None, name="first", argument="one")
        manager.add(lambda op, pass_: None, name="second")
        manager.enable_ir_printing(print_before_all=True, tree_printing_dir_path=str(tmp_path))
        manager.run(module.operation)
        folder = tmp_path / "builtin_module_no-symbol-name"
        assert sorted(path.name for path in folder.iterdir()) == ["0_one.mlir", "1_one.mlir", "2_.mlir", "3_.mlir"]
        assert (folder / "1_one.mlir").read_text() == f"// -----// IR Dump After first: one //----- //\n{module}\n\n"
        assert (folder / "2_.mlir").read_text().startswith("// -----// IR Dump Before second: unknown<second> //----- //\nmodule {")


def test_trees_of_nested_pipelines(tmp_path, monkeypatch):
    """The names of upstream's files for the pass pipeline builtin.module(canonicalize,func.func(cse,canonicalize),...)."""
    monkeypatch.setattr(passmanager, "_registry", {})
    for name in ("canonicalize", "cse"):
        passmanager.register_pass(lambda op, pass_: None, name)
    with ir.Context():
        module = ir.Module.parse(NESTED)
        manager = passmanager.PassManager.parse("builtin.module(canonicalize,func.func(cse,canonicalize),builtin.module(func.func(cse)),cse)")
        manager.enable_ir_printing(print_before_all=True, tree_printing_dir_path=str(tmp_path))
        manager.run(module.operation)
        manager.run(module.operation)
    found = sorted(str(path.relative_to(tmp_path / "builtin_module_no-symbol-name")) for path in tmp_path.rglob("*.mlir"))
    of_functions = ["1_0_cse", "1_1_cse", "1_2_canonicalize", "1_3_canonicalize", "5_4_cse", "5_5_cse", "5_6_canonicalize", "5_7_canonicalize"]
    expected = [f"func_func_{name}/{file}" for name in "ab" for file in of_functions]
    expected += [f"builtin_module_inner/func_func_c/{file}" for file in ("1_0_0_cse", "1_0_1_cse", "5_0_2_cse", "5_0_3_cse")]
    expected += ["0_canonicalize", "1_canonicalize", "2_cse", "3_cse", "4_canonicalize", "5_canonicalize", "6_cse", "7_cse"]
    assert found == sorted(f"{each}.mlir" for each in expected)
