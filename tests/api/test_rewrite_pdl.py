"""Patterns of the pdl dialect: matched and applied as in upstream's bindings."""

import importlib

import pytest
from mlircore import ir
from mlircore.rewrite import PDLModule


@pytest.fixture
def run(any_ir, any_ctx):
    """run(patterns, text, **native functions): the text after the patterns were applied."""
    if any_ir.__name__.startswith("jaxlib"):
        pytest.skip("jaxlib has no rewriting")
    lib = importlib.import_module(any_ir.__name__.replace(".ir", ".rewrite"))

    def run(patterns, text, constraints=None, rewrites=None, driver="apply_patterns_and_fold_greedily"):
        source = any_ir.Module.parse(patterns)  # upstream's freeze needs it alive
        pdl_module = lib.PDLModule(source)
        for name, fn in (constraints or {}).items():
            pdl_module.register_constraint_function(name, fn)
        for name, fn in (rewrites or {}).items():
            pdl_module.register_rewrite_function(name, fn)
        frozen = pdl_module.freeze()
        module = any_ir.Module.parse(text)
        getattr(lib, driver)(module.operation, frozen)
        assert module.operation.verify()
        return str(module)

    return run


ADDS = """module {
  %0 = "my.constant"() {value = 1 : i32} : () -> i32
  %1 = "my.constant"() {value = 2 : i32} : () -> i32
  %2 = "my.add"(%0, %1) : (i32, i32) -> i32
  %3 = "my.add"(%2, %1) : (i32, i32) -> i32
  %4 = "my.constant"() {value = 200 : i32} : () -> i32
  %5 = "my.add"(%4, %1) : (i32, i32) -> i32
  "my.use"(%3, %5) : (i32, i32) -> ()
}"""

FOLD = """pdl.pattern @fold : benefit(1) {
  %t = type : i32
  %a = attribute
  %b = attribute
  %c = operation "my.constant" {"value" = %a} -> (%t : !pdl.type)
  %d = operation "my.constant" {"value" = %b} -> (%t : !pdl.type)
  %x = result 0 of %c
  %y = result 0 of %d
  %add = operation "my.add"(%x, %y : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  apply_native_constraint "small"(%a : !pdl.attribute)
  rewrite {
    %s = apply_native_rewrite "sum"(%a, %b : !pdl.attribute, !pdl.attribute) : !pdl.attribute
    %n = operation "my.constant" {"value" = %s} -> (%t : !pdl.type)
    replace %add with %n
  }
}"""


def test_native_functions(run, any_ir):
    kinds = set()

    def total(rewriter, results, values):
        kinds.add((type(rewriter).__name__, type(results).__name__, *(type(value).__name__ for value in values)))
        results.append(any_ir.IntegerAttr.get(any_ir.IntegerType.get_signless(32), values[0].value + values[1].value))

    text = run(FOLD, ADDS, {"small": lambda rewriter, results, values: values[0].value > 100}, {"sum": total})
    assert kinds == {("PatternRewriter", "PDLResultList", "IntegerAttr", "IntegerAttr")}
    assert "{value = 3 : i32}" in text and "{value = 5 : i32}" in text and text.count("my.add") == 1 and "202" not in text
    if any_ir.__name__.startswith("iree"):
        return  # its newer assembly format has no such attribute dictionary
    negated = FOLD.replace("!pdl.attribute)\n  rewrite", "!pdl.attribute) {isNegated = true}\n  rewrite", 1)
    text = run(negated, ADDS, {"small": lambda rewriter, results, values: values[0].value > 100}, {"sum": total})
    assert "202" in text and text.count("my.add") == 2


def test_values_erasure_and_names(run):
    patterns = """
        pdl.pattern : benefit(2) {
          %v = operand
          %t = type
          %op = operation "my.twice"(%v, %v : !pdl.value, !pdl.value) -> (%t : !pdl.type)
          rewrite %op { replace %op with (%v : !pdl.value) }
        }
        pdl.pattern : benefit(1) {
          %op = operation "my.dead"
          rewrite %op { erase %op }
        }"""
    text = run(patterns, """module {
        %0 = "my.a"() : () -> i32
        %1 = "my.b"() : () -> i32
        %2 = "my.twice"(%0, %0) : (i32, i32) -> i32
        %3 = "my.twice"(%0, %1) : (i32, i32) -> i32
        "my.dead"() : () -> ()
        "my.dead"(%1) : (i32) -> ()
        "my.use"(%2, %3) : (i32, i32) -> ()
    }""")
    assert text.count("my.twice") == 1 and text.count("my.dead") == 1 and '"my.use"(%0, %2)' in text


def test_ranges_and_inferred_results(run):
    patterns = """
        pdl.pattern : benefit(1) {
          %all = operands
          %types = types
          %op = operation "my.old"(%all : !pdl.range<value>) -> (%types : !pdl.range<type>)
          rewrite %op {
            %new = operation "my.new"(%all : !pdl.range<value>) -> (%types : !pdl.range<type>)
            %results = results of %new
            replace %op with (%results : !pdl.range<value>)
          }
        }
        pdl.pattern : benefit(1) {
          %a = operand
          %b = operand
          %t = type : i32
          %op = operation "arith.muli"(%a, %b : !pdl.value, !pdl.value) -> (%t : !pdl.type)
          rewrite %op {
            %new = operation "arith.addi"(%b, %a : !pdl.value, !pdl.value)
            replace %op with %new
          }
        }"""
    text = run(patterns, """func.func @f(%a: i32, %b: i32, %c: i64) -> (i32, i64) {
        %0:2 = "my.old"(%a, %b, %c) : (i32, i32, i64) -> (i32, i64)
        "my.old"() : () -> ()
        %1 = arith.muli %0#0, %b : i32
        %2 = arith.muli %0#1, %c : i64
        return %1, %2 : i32, i64
    }""")
    assert '%0:2 = "my.new"(%arg0, %arg1, %arg2) : (i32, i32, i64) -> (i32, i64)' in text and '"my.new"() : () -> ()' in text
    assert "arith.addi %arg1, %0#0 : i32" in text and "arith.muli %0#1, %arg2 : i64" in text


def test_several_roots_and_external_rewrites(run):
    patterns = """
        pdl.pattern : benefit(1) {
          %t = type
          %v = operand
          %producer = operation "my.source"(%v : !pdl.value) -> (%t : !pdl.type)
          %r = result 0 of %producer
          %first = operation "my.left"(%r : !pdl.value)
          %second = operation "my.right"(%r : !pdl.value)
          rewrite %first with "swap"(%second : !pdl.operation)
        }"""
    seen = []

    def swap(rewriter, results, values):
        seen.append([value.operation.name for value in values])
        for value in values:
            rewriter.erase_op(value)

    text = run(patterns, """module {
        %0 = "my.a"() : () -> i32
        %1 = "my.source"(%0) : (i32) -> i32
        %2 = "my.source"(%0) : (i32) -> i32
        "my.left"(%1) : (i32) -> ()
        "my.right"(%2) : (i32) -> ()
        "my.left"(%2) : (i32) -> ()
    }""", rewrites={"swap": swap})
    assert seen == [["my.left", "my.right"]] and text.count("my.left") == 1 and "my.right" not in text


def test_patterns_for_any_operation(run, any_ir):
    patterns = """
        pdl.pattern : benefit(1) {
          %mark = attribute = unit
          %op = operation {"gone" = %mark}
          rewrite %op { erase %op }
        }"""
    text = run(patterns, 'module { "my.a"() {gone} : () -> () "my.b"() : () -> () "my.c"() {gone} : () -> () }')
    assert "my.b" in text and "my.a" not in text and "my.c" not in text


def test_what_is_refused():
    with ir.Context() as context, ir.Location.unknown():
        context.allow_unregistered_dialects = True
        module = PDLModule(ir.Module.parse(FOLD))
        with pytest.raises(ir.MLIRError, match="'small', which is not registered"):
            module.freeze()
        with pytest.raises(TypeError, match="expected a Module"):
            PDLModule(3)
        module.register_constraint_function("small", lambda *_: None)
        module.register_rewrite_function("sum", lambda rewriter, results, values: results.append("three"))
        from mlircore.rewrite import apply_patterns_and_fold_greedily

        with pytest.raises(TypeError, match="cannot be of type str"):
            apply_patterns_and_fold_greedily(ir.Module.parse(ADDS), module.freeze())
        module.register_rewrite_function("sum", lambda rewriter, results, values: None)
        with pytest.raises(ir.MLIRError, match="has 1 results in the pattern and appended 0"):
            apply_patterns_and_fold_greedily(ir.Module.parse(ADDS), module.freeze())
