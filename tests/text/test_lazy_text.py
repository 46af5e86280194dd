"""Texts that are opened lazily: the regions of functions are read when something looks into them."""

import gc
import pathlib
import random
import re
import signal

import mlircore
import pytest
from interrupts import interrupt_after
from mlircore import ir

FILES = pathlib.Path(__file__).parent.parent / "mlir"
FOLDERS = ("func", "llvm", "gpu", "scf", "cf", "builtin", "memref", "mixed", "spirv", "nvvm", "async", "transform", "tosa")
TEXT = """
#map = affine_map<(d0) -> (d0)>
module {
  func.func private @declared(i32) -> i32
  func.func @first(%a: i32) -> i32 { // } "
    %0 = arith.addi %a, %a : i32 loc("}{":3:4)
    return %0 : i32 loc(#late)
  }
  "func.func"() <{function_type = (i32) -> i32, sym_name = "second"}> ({
  ^bb0(%a: i32):
    "t.region"(%a) ({
      "t.end"() {k = dense_resource<blob> : tensor<4xi8>, d = distinct[0]<1>, m = #map} : () -> ()
    }) : (i32) -> ()
    %0 = func.call @first(%a) : (i32) -> i32
    func.return %0 : i32
  }) {d = distinct[0]<1>} : () -> ()
  module @inner {
    func.func @third() {
      return
    }
  }
}
#late = loc("late":1:1)
{-#
  dialect_resources: { builtin: { blob: "0x1000000001020304" } }
#-}
"""


def fresh():
    context = ir.Context()
    context.allow_unregistered_dialects = True
    return context


def asm(operation):
    return operation.operation.get_asm(enable_debug_info=True)


def lazy(path, text=None, mmap=None):
    if text is not None:
        path.write_text(text)
    return mlircore.parse_file(path, fresh(), lazy=True, mmap=mmap)


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "f.mlir"
    path.write_text(TEXT)
    return path


def state(module):
    inner = module.body.operations[3].regions[0].blocks[0].operations[0]
    return [op.operation.is_read for op in [*list(module.body.operations)[:3], inner]]


@pytest.mark.parametrize("mmap", [False, True])
def test_a_function_is_read_when_its_regions_are_taken(path, mmap):
    module = lazy(path, mmap=mmap)
    whole = mlircore.parse_file(path, fresh())
    assert state(module) == [True, False, False, False]
    for number in (2, 1):
        assert asm(module.body.operations[number]) == asm(whole.body.operations[number])
    assert state(module) == [True, True, True, False]
    assert asm(module) == asm(whole)
    assert module.operation.verify()


def test_renamed_and_erased_functions_stay_as_they_are(path):
    module = lazy(path)
    module.body.operations[1].attributes["sym_name"] = ir.StringAttr.get("other", module.context)
    assert state(module)[1] is False
    assert 'func.func @other(%arg0: i32) -> i32 {\n  %0 = arith.addi' in str(module.body.operations[1])
    module.body.operations[2].erase()
    assert "@third" in str(module) and "t.region" not in str(module)


@pytest.mark.parametrize("old, new", [("arith.addi %a, %a", "arith.addi %a, %b"), ("return %0 : i32 loc(#late)", "return"),
                                      ("%a, %a : i32 loc", "%a, : i32 loc"), ("loc(#late)\n", "loc(#never)\n")])
def test_an_error_in_a_body_has_its_place(path, old, new):
    module = lazy(path, TEXT.replace(old, new))
    with pytest.raises(ir.MLIRError) as expected:
        mlircore.parse_file(path, fresh())
    for _ in range(2):
        with pytest.raises(ir.MLIRError) as error:
            str(module.body.operations[1])
        first = [str(found).split(":\n", 1)[1] for found in (error.value, expected.value)]
        assert first[0] == first[1]
        assert state(module)[1] is False
    assert "@second" in str(module.body.operations[2])


def test_an_error_outside_of_bodies_is_that_of_the_whole_text(path):
    with pytest.raises(ir.MLIRError) as error:
        lazy(path, TEXT.replace("private @declared(i32)", "private @declared(i32"))
    with pytest.raises(ir.MLIRError) as expected:
        mlircore.parse_file(path, fresh())
    assert str(error.value) == str(expected.value)


def outcome(path, is_lazy):
    """The module as text, or None if it is refused."""
    try:
        module = mlircore.parse_file(path, fresh(), lazy=is_lazy)
        text = asm(module)
        module.operation.verify()  # checks of a module that look into functions have passed over those that were not read
        return text
    except ir.MLIRError:
        return None


@pytest.mark.parametrize("folder", FOLDERS)
def test_conformance_texts_are_the_same(folder, tmp_path):
    count, path = 0, tmp_path / "part.mlir"
    for file in sorted((FILES / folder).glob("*.mlir")):
        for part in re.split(r"^// -----.*\n", file.read_text(), flags=re.MULTILINE):
            path.write_text(part)
            assert outcome(path, True) == outcome(path, False), part
            count += 1
    assert count > 0


def test_braces_in_strings_and_comments_are_no_braces(path):
    pieces = ['"', "\\22", "{", "}", "//", "/", " ", "\\\\", "a", "(", "[", "\\n"]
    choice = random.Random(18)
    for _ in range(300):
        def some(most):
            return "".join(choice.choice(pieces) for _ in range(choice.randrange(most)))

        lines = []
        for _ in range(choice.randrange(6)):
            string = some(40).replace('"', "")
            lines.append(choice.choice([f"// {some(90)}", f'"t.op"() {{k = "{string}", l = {{m}}}} : () -> () // {some(9)}',
                                        " " * choice.randrange(70), '"t.op"() ({ }) : () -> ()']))
        body = "\n".join(lines)
        path.write_text(f"func.func @f() {{\n{body}\nreturn }} func.func @g() {{ \n{body}\nreturn}}\n")
        module = mlircore.parse_file(path, fresh(), lazy=True)
        assert [op.operation.is_read for op in module.body.operations] == [False, False]
        assert asm(module) == asm(mlircore.parse_file(path, fresh()))


@pytest.mark.parametrize("form", [str, str.encode, lambda text: bytearray(text.encode())], ids=["str", "bytes", "buffer"])
def test_texts_in_memory_are_opened_lazily(form):
    context = fresh()
    text = form(TEXT)
    module = ir.Module.parse(text, context, lazy=True)
    if isinstance(text, bytearray):
        text[:] = bytes(len(text))
    del text
    assert state(module) == [True, False, False, False]
    assert asm(module) == asm(ir.Module.parse(TEXT, fresh()))
    assert state(module) == [True] * 4


def test_a_text_in_memory_that_is_not_verified_is_read_without_checks():
    text = "func.func @f() { func.call @g() : () -> () return }"
    assert '"func.call"' in str(ir.Module.parse(text, fresh(), lazy=True, verify=False))
    with pytest.raises(ir.MLIRError, match="does not reference a valid function"):
        str(ir.Module.parse(text, fresh(), lazy=True))


def test_a_dialect_that_is_loaded_for_one_body_leaves_the_symbols_of_the_next_to_be_checked(path):
    module = lazy(path, "func.func @f(%a: i32) { %0 = arith.addi %a, %a : i32 return }\nfunc.func @g() { func.call @h() : () -> () return }")
    first, second = module.body.operations
    assert len(first.regions[0].blocks[0].operations) == 2
    with pytest.raises(ir.MLIRError, match="does not reference a valid function"):
        second.regions[0]


def test_a_dialect_that_is_defined_between_two_bodies_is_seen_by_the_second(path):
    from mlircore import dialect as d

    late = d.Dialect("lazy_late", complete=False)

    class Other(d.Op, dialect=late, name="other"):
        """Makes the dialect known."""

    module = lazy(path, 'func.func @f() { "lazy_late.op"() : () -> () return }\nfunc.func @g() { "lazy_late.op"() : () -> () return }')
    first, second = module.body.operations
    assert len(first.regions[0].blocks[0].operations) == 2

    class Late(d.Op, dialect=late, name="op"):
        """Needs an attribute."""

        needed = d.Attr(d.I64Attr)

    late.register_dialect(module.context)
    with pytest.raises(ir.MLIRError, match="needed"):
        second.regions[0]


FAILING = [
    "%0 = t.no", '"t.a"() ({ "t.b"() ({ ^bb0(%a: i32): "t.c"(%a, %later) : (i32, i8) -> () }, { %0 = "t.d"() : () -> ) }) : () -> () }) : () -> ()',
    '"t.a"(%later#2) : (i32) -> () "t.b"() [^next] : () -> () ^other: "t.c"() ({ "t.d"() : () }) : () -> ()', 'cf.br ^next ^other(%b: i32): cf.br ^more(%b : i32)',
    "%s = scf.for %i = %c to %c step %c iter_args(%x = %y) -> (f32) { scf.yield %x : i8 }", '"t.a"() {k = dense<[1, 2, ]> : tensor<2xi8>} : () -> ()',
    '%r:2 = "t.a"(%r#1) : (i32) -> (i32, i8) loc(#late)',
]


@pytest.mark.parametrize("wrong", FAILING)
def test_what_was_read_of_a_wrong_body_is_erased(path, wrong):
    module = lazy(path, f"func.func @f() {{ return }}\nfunc.func @g() {{ {wrong} }}\n#late = loc(\"a\":1:1)")
    first, second = module.body.operations
    first.regions[0]
    for _ in range(3):
        with pytest.raises(ir.MLIRError):
            second.regions[0]
        counts = module.context._memory()[0]
        module.context._check()
    for _ in range(200):
        with pytest.raises(ir.MLIRError):
            second.regions[0]
    gc.collect()
    assert module.context._memory()[0] <= counts + 4096
    second.erase()
    assert asm(module) == asm(ir.Module.parse("func.func @f() { return }", fresh(), source_name=str(path)))


def test_every_prefix_ends_in_the_same_way(path):
    for end in range(0, len(TEXT), 7):
        path.write_text(TEXT[:end])
        assert outcome(path, True) == outcome(path, False)


def test_lines_of_a_text_without_positions_are_found_in_any_order():
    """A single attribute has none; neither has a text over a gigabyte, whose bodies are read in any order."""
    choice = random.Random(4)
    for _ in range(60):
        lines = [" " * choice.choice([0, 1, 3, 30, 4095, 4096, 5000]) + "1," for _ in range(choice.randrange(1, 400))]
        at = choice.randrange(len(lines))
        lines[at] += " ?"
        with pytest.raises(ir.MLIRError) as error:
            ir.Attribute.parse("[" + "\n".join(lines) + "]", fresh())
        [found] = error.value.error_diagnostics
        column = len(lines[at]) - 1 + (at == 0)  # the byte before the question mark
        assert str(found.location).endswith(f":{at + 1}:{column})"), (str(found.location), at, column)


# --- limits ---


def long_function(count):
    """Costs a second for a million operations."""
    body = "".join(f"  %{i + 1} = arith.addi %{i}, %{i} : i32\n" for i in range(count))
    return f"func.func @first(%0: i32) -> i32 {{\n{body}  return %{count} : i32\n}}\nfunc.func @second() {{ return }}"


def lengths(module):
    return [len(op.regions[0].blocks[0].operations) for op in module.body.operations]


def test_a_body_beyond_the_memory_limit_raises_and_is_read_with_more():
    module = ir.Module.parse(long_function(20000), fresh(), lazy=True)
    context = module.context
    context.memory_limit = context._memory()[0] + (1 << 17)
    with pytest.raises(MemoryError):
        module.body.operations[0].regions[0]
    context._check()
    assert len(module.body.operations[1].regions[0].blocks[0].operations) == 1
    context.memory_limit = None
    assert lengths(module) == [20001, 1]


def test_a_body_beyond_the_deadline_raises_and_is_read_later():
    module = ir.Module.parse(long_function(300_000), fresh(), lazy=True)
    module.context.deadline = 1e-9
    for use in (lambda: module.body.operations[0].regions[0], lambda: str(module)):
        with pytest.raises(TimeoutError):
            use()
    module.context.deadline = None
    assert not module.body.operations[0].operation.is_read
    module.context._check()
    assert lengths(module) == [300_001, 1]


@pytest.mark.parametrize("use", [lambda module: module.body.operations[0].regions[0], lambda module: module.operation._counts()], ids=["one", "all"])
def test_ctrl_c_stops_reading_a_body_which_is_read_later(use):
    text = long_function(1_000_000)
    for _ in range(5):  # on a busy machine the signal may come when all was read
        module = ir.Module.parse(text, fresh(), lazy=True)
        with pytest.raises(KeyboardInterrupt), interrupt_after(0.001, signal.ITIMER_REAL):
            use(module)
        if not module.body.operations[0].operation.is_read:  # as it would be after reading that does not stop
            break
    assert not module.body.operations[0].operation.is_read
    module.context._check()
    assert lengths(module) == [1_000_001, 1]


def test_ctrl_c_stops_unloading_which_is_done_later():
    text = long_function(1_000_000)
    module = ir.Module.parse(text, fresh(), lazy=True)
    assert lengths(module) == [1_000_001, 1]
    module.body.operations[1].attributes["k"] = ir.UnitAttr.get(module.context)  # so that it is read again
    with pytest.raises(KeyboardInterrupt), interrupt_after(0.001, signal.ITIMER_REAL):
        module.unload("first")
    assert module.body.operations[0].operation.is_read
    module.context._check()
    module.unload("first")
    assert not module.body.operations[0].operation.is_read and lengths(module) == [1_000_001, 1]
