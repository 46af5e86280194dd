"""Pass managers, as in upstream's bindings: their texts, their failures, the prints around passes."""

import gc
import importlib
import os
import threading

import pytest
from interrupts import interrupt_after
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
        with pytest.raises(ir.MLIRError, match="trying to schedule pass 'Plain' on an unsupported operation"):
            passmanager.PassManager.parse("any(plain)").run(module.operation)
        with pytest.raises(TypeError):
            manager.add(3)


def test_spaces_and_lines_in_a_pipeline_mean_nothing(pm_module, any_ir):
    with any_ir.Context():
        manager = pm_module.PassManager.parse("builtin.module(\n  func.func( print-op-stats{ json=false } ,\n\tcse )\n)")
        assert str(manager) == "builtin.module(func.func(print-op-stats{json=false},cse))"


@pytest.mark.parametrize(("text", "anchor", "message"), [
    ('"my.op"() : () -> ()', "any", "'my.op' op trying to schedule a pass on an unregistered operation"),
    ("%0 = arith.constant 1 : i32", "any", "'arith.constant' op trying to schedule a pass on an operation not marked as 'IsolatedFromAbove'"),
])  # fmt: skip
def test_passes_run_on_registered_isolated_operations(pm_module, any_ir, text, anchor, message):
    called = []
    with any_ir.Context() as ctx:
        ctx.allow_unregistered_dialects = True
        op = any_ir.Operation.parse(text)
        for item in ("cse", lambda op, pass_: called.append(op)):
            manager = pm_module.PassManager(anchor)
            manager.add(item)
            with pytest.raises(any_ir.MLIRError) as error:
                manager.run(op)
            assert f'error: "-":1:1: {message}\n note: "-":1:1: see current operation: ' in str(error.value) or text.startswith("%")
            assert message in str(error.value)
        assert called == []


def test_nested_pipelines_of_any_skip_operations_that_no_pass_can_run_on(capfd, monkeypatch):
    text = """module { "my.op"() : () -> () %0 = arith.constant 1 : i32 module { func.func private @f() } func.func private @g() }"""
    with ir.Context() as ctx:
        ctx.allow_unregistered_dialects = True
        module = ir.Module.parse(text)
        passmanager.PassManager.parse("builtin.module(any(print-op-stats))").run(module.operation)
        assert capfd.readouterr().err.count("Operations encountered") == 2
        seen = []
        monkeypatch.setattr(passmanager, "_registry", dict(passmanager._registry))
        passmanager.register_pass(lambda op, pass_: seen.append(op.name), "functions", op_name="func.func")
        for item in ("functions", "normalize-memrefs", "cse,functions"):
            passmanager.PassManager.parse(f"builtin.module(any({item}))").run(module.operation)
        assert seen == ["func.func"] * 2
        with pytest.raises(ir.MLIRError, match="'arith.constant' op trying to schedule a pass on an operation not marked"):
            passmanager.PassManager.parse("builtin.module(arith.constant(cse))").run(module.operation)


def test_a_pass_for_modules_is_not_added_below_them():
    with ir.Context() as ctx:
        for pipeline in ("func.func(normalize-memrefs)", "builtin.module(func.func(normalize-memrefs))"):
            with pytest.raises(ValueError) as error:
                passmanager.PassManager.parse(pipeline)
            assert str(error.value) == (
                "Can't add pass 'NormalizeMemRefsPass' restricted to 'builtin.module' on a PassManager intended to run on 'func.func', "
                "did you intend to nest?")
        function = ir.Operation.parse("func.func private @f()", context=ctx)
        with pytest.raises(ir.MLIRError, match="trying to schedule pass 'NormalizeMemRefsPass' on an unsupported operation"):
            passmanager.PassManager.parse("any(normalize-memrefs)").run(function)


def test_handles_of_what_a_pass_erased_raise_a_runtime_error(any_ir, pm_module):
    with any_ir.Context():
        module = any_ir.Module.parse("module { func.func @f() { arith.constant 10 : i64  return } }")
        function = module.body.operations[0]
        constant = function.regions[0].blocks[0].operations[0]
        pm_module.PassManager.parse("builtin.module(canonicalize)").run(module.operation)
        assert "constant" not in str(function)
        if any_ir is not ir:
            constant._set_invalid()
        with pytest.raises(RuntimeError, match="the operation has been invalidated"):
            str(constant)
        assert issubclass(ir.ErasedError, ir.MLIRError)


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


# --- passes of the core ---

EQUAL = """func.func @f(%a: i32) -> (i32, i32) {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %a, %a : i32
  return %0, %1 : i32, i32
}"""


def run_on(text, pipeline):
    module = ir.Module.parse(text)
    manager = passmanager.PassManager.parse(pipeline)
    manager.run(module.operation)
    return module, manager


def test_a_pass_of_the_core_runs_and_counts(capfd):
    with ir.Context():
        module = ir.Module.parse(EQUAL)
        manager = passmanager.PassManager.parse("builtin.module(func.func(cse))")
        manager.enable_statistics()
        second = module.body.operations[0].regions[0].blocks[0].operations[1]
        manager.run(module.operation)
        assert str(module).count("arith.addi") == 1
        with pytest.raises(ir.MLIRError, match="erased"):
            second.name  # noqa: B018
    assert "'func.func' Pipeline\n  CSE\n    (S) 1 num-cse'd - Number of operations CSE'd\n    (S) 0 num-dce'd" in capfd.readouterr().err


def test_add_takes_passes_of_the_core():
    with ir.Context():
        manager = passmanager.PassManager("builtin.module")
        manager.add("func.func(cse),symbol-privatize{exclude={f,g}}")
        manager.add("symbol-privatize,print-op-stats")
        text = "builtin.module(func.func(cse),symbol-privatize{exclude={f,g}},symbol-privatize{},print-op-stats{json=false})"
        assert str(manager) == text and str(passmanager.PassManager.parse(text)) == text


@pytest.mark.parametrize("pipeline, message", [
    ("csee", "'csee' does not refer to a registered pass or pass pipeline; did you mean 'cse'\\?"),
    ("symbol-privatize{exclud=f}", "no such option exclud; did you mean 'exclude'\\?\n\nfailed to add `symbol-privatize`"),
    ("print-op-stats{json=perhaps}", "'perhaps' is invalid value for boolean argument"),
    ("cse{a}", "no such option a\n"),
])
def test_mistakes_in_pipelines_are_explained(pipeline, message):
    with ir.Context(), pytest.raises(ValueError, match=message):
        passmanager.PassManager.parse(f"builtin.module({pipeline})")


def test_a_pass_that_fails_names_itself_the_operation_and_the_place():
    with ir.Context():
        module = ir.Module.parse(EQUAL)
        with pytest.raises(ir.MLIRError, match="(?s)pass 'symbol-dce' on 'func.func' @f:.*1:1.*does not define a symbol table"):
            passmanager.PassManager.parse("builtin.module(func.func(symbol-dce))").run(module.operation)
        assert module.operation.verify()


def test_options_in_quotes_and_repeated_lists():
    with ir.Context():
        module, manager = run_on(EQUAL, "builtin.module(symbol-privatize{exclude=g exclude='f'})")
        assert "exclude={g,f}" in str(manager) and "private" not in str(module)


def test_snapshots_are_written_to_a_file(tmp_path, monkeypatch):
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr("tempfile.tempdir", None)
    with ir.Context():
        path = tmp_path / "a b.mlir"
        module, _ = run_on(EQUAL, f'builtin.module(snapshot-op-locations{{filename="{path}" tag=snap}})')
        assert path.read_text() == str(module) and f'"snap"("{path}":1:0)' in str(module.operation.location)
        module, _ = run_on(EQUAL, "builtin.module(snapshot-op-locations)")
        (other,) = (each for each in tmp_path.iterdir() if each != path)
        assert str(other) in str(module.operation.location) and other.name.startswith("mlir_snapshot-")


def test_snapshots_of_functions_have_names_of_their_own(tmp_path):
    """Values around a function give it no names, and other functions do not choose its form."""
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        path = tmp_path / "f.mlir"
        text = '%0 = "t.a"() : () -> i32\nfunc.func @f(%a: i32) {\n%b = "t.b"(%a) : (i32) -> i32\nreturn\n}'
        module = ir.Module.parse(text)
        manager = passmanager.PassManager.parse(f'builtin.module(func.func(snapshot-op-locations{{filename="{path}"}}))')
        manager.run(module.operation)
        assert path.read_text() == 'func.func @f(%arg0: i32) {\n  %0 = "t.b"(%arg0) : (i32) -> i32\n  return\n}'
        assert f'"{path}":1:0' in str(module.body.operations[1].location)


def test_interrupts_stop_a_pass():
    with ir.Context():
        block = "\n".join(f"  %{i} = arith.addi %a, %a : i32" for i in range(200_000))
        module = ir.Module.parse(f"func.func @f(%a: i32) {{\n{block}\n  return\n}}")
        manager = passmanager.PassManager.parse(f"builtin.module({','.join(['strip-debuginfo'] * 10_000)})")
        manager.enable_verifier(False)
        with pytest.raises(KeyboardInterrupt), interrupt_after(0.2):
            manager.run(module.operation)
        assert module.operation.verify()


def test_no_other_thread_reads_what_a_pass_changes():
    """Each print shows a module before or after a pass, or is refused."""
    with ir.Context():
        module = ir.Module.parse(EQUAL)
        private = passmanager.PassManager.parse("builtin.module(symbol-privatize)")
        errors = []

        def show():
            for _ in range(200):
                try:
                    assert "@f" in str(module)
                except ir.MLIRError as error:
                    errors.append(str(error))

        thread = threading.Thread(target=show)
        thread.start()
        while thread.is_alive():
            try:
                private.run(module.operation)
            except ir.MLIRError as error:
                errors.append(str(error))
        thread.join()
        assert all("meanwhile" in each for each in errors)


SIZES = """
func.func @pad(%a: tensor<2xf32>, %b: tensor<9223372036854775807xf32>, %f: f32) -> (tensor<?xf32>, tensor<?xf32>) {
  %c-5 = arith.constant -5 : index
  %most = arith.constant 9223372036854775807 : index
  %0 = tensor.pad %a low[%c-5] high[0] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<2xf32> to tensor<?xf32>
  %1 = tensor.pad %b low[%most] high[%most] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<9223372036854775807xf32> to tensor<?xf32>
  return %0, %1 : tensor<?xf32>, tensor<?xf32>
}
func.func @concat(%a: tensor<9223372036854775807xf32>) -> tensor<?xf32> {
  %0 = tensor.concat dim(0) %a, %a : (tensor<9223372036854775807xf32>, tensor<9223372036854775807xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @merge(%a: tensor<4294967296x4294967296xf32>) -> tensor<?xf32> {
  %0 = tensor.cast %a : tensor<4294967296x4294967296xf32> to tensor<?x4294967296xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<?x4294967296xf32> into tensor<?xf32>
  return %1 : tensor<?xf32>
}
"""


def test_canonicalize_makes_no_sizes_that_are_none():  # mlir-opt 22 makes tensor<-3xf32>, tensor<-2xf32>, tensor<0xf32> of these
    with ir.Context() as context:
        module = ir.Module.parse(SIZES, context)
        passmanager.PassManager.parse("builtin.module(canonicalize)", context).run(module.operation)
        assert module.operation.verify()
        text = str(module)
        assert text.count("-> tensor<?xf32>") == 3 and "tensor<-" not in text and "tensor<0x" not in text
        assert text.count("tensor.cast") == 1 and text.count("tensor.pad") == 2


def test_an_interrupt_between_passes_leaves_a_valid_module(capfd):
    def interrupts(op, pass_):
        raise KeyboardInterrupt

    with ir.Context():
        module = ir.Module.parse(EQUAL)
        manager = passmanager.PassManager.parse("builtin.module(func.func(cse))")
        manager.add(interrupts)
        manager.add("func.func(symbol-dce)")
        manager.enable_timing()
        with pytest.raises(KeyboardInterrupt):
            manager.run(module.operation)
        assert module.operation.verify() and str(module).count("arith.addi") == 1
    assert "Execution time report" in capfd.readouterr().err


def test_a_failed_pass_does_not_keep_the_others_from_running():
    with ir.Context():
        module = ir.Module.parse(EQUAL + EQUAL.replace("@f", "@g"))
        with pytest.raises(ir.MLIRError) as error:
            passmanager.PassManager.parse("builtin.module(func.func(cse,symbol-dce))").run(module.operation)
        assert len(error.value.error_diagnostics) == 2 and str(module).count("arith.addi") == 2 and module.operation.verify()


def refuse(op, told):
    raise ir.MLIRError("refused")


def fail(op, told):
    told.signal_pass_failure()


passmanager.register_pass(refuse, "refuse")
passmanager.register_pass(fail, "fail")


@pytest.mark.parametrize("pipeline", [
    "symbol-dce", "func.func(cse,symbol-dce)", "refuse", "func.func(refuse)", "any(refuse)", "fail",
])
def test_the_error_of_a_pass_does_not_keep_the_module(pipeline):
    """An error and a frame that hold each other keep all that the frame holds until Python looks for cycles."""
    context = ir.Context()
    context.allow_unregistered_dialects = True
    gc.disable()
    try:
        module = ir.Module.parse(EQUAL + '\n"t.b"() ({\n}) : () -> ()', context)
        try:
            passmanager.PassManager.parse(f"builtin.module({pipeline})", context).run(module.operation)
        except ir.MLIRError:
            del module
        assert context._live_operations() == 0
    finally:
        gc.enable()


def test_a_reproducer_is_written_when_a_pass_fails(tmp_path):
    path = tmp_path / "r.mlir"
    with ir.Context():
        module = ir.Module.parse(EQUAL)
        manager = passmanager.PassManager.parse("builtin.module(func.func(cse,symbol-dce))")
        manager.enable_crash_reproducer(str(path))
        with pytest.raises(ir.MLIRError, match=f"; reproducer generated at `{path}`"):
            manager.run(module.operation)
        assert 'pipeline: "builtin.module(func.func(cse,symbol-dce))"' in path.read_text() and path.read_text().count("arith.addi") == 2


def test_ranges_of_divisors_that_are_zero():  # mlir-opt 22 divides by them
    with ir.Context():
        module = ir.Module.parse("""func.func @f(%n: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 floordiv s0)>(%n)[%c0]
  %1 = affine.apply affine_map<(d0)[s0] -> (d0 ceildiv s0)>(%n)[%c0]
  %2 = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%n)[%c0]
  return %0, %1, %2 : index, index, index
}""")
        before = str(module)
        passmanager.PassManager.parse("builtin.module(int-range-optimizations)").run(module.operation)
        assert str(module) == before


def test_ranges_that_grow_through_a_loop_in_a_loop():  # mlir-opt 22 counts to 2^31
    with ir.Context():
        module = ir.Module.parse("""func.func @f(%c: i1, %d: i1) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %0 = scf.while (%a = %zero) : (i32) -> i32 {
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%a: i32):
    %1 = arith.addi %a, %one : i32
    %2 = scf.while (%b = %1) : (i32) -> i32 {
      scf.condition(%d) %b : i32
    } do {
    ^bb0(%b: i32):
      scf.yield %b : i32
    }
    scf.yield %2 : i32
  }
  return %0 : i32
}""")
        before = str(module)
        passmanager.PassManager.parse("builtin.module(int-range-optimizations)").run(module.operation)
        assert str(module) == before
