"""Files of bytecode that are opened lazily: the regions of functions are read when something looks into them."""

import gc
import io
import signal
import threading

import mlircore
import pytest
from interrupts import interrupt_after
from mlircore import edit, ir, rewrite
from mlircore._core import symbol_uses_in
from mlircore.passmanager import PassManager

TEXT = """
module {
  func.func private @declared(i32) -> i32
  func.func @first(%a: i32) -> i32 {
    %0 = arith.addi %a, %a : i32 loc("here":3:4)
    return %0 : i32
  }
  func.func @second(%a: i32, %b: i1) -> i32 {
    cf.cond_br %b, ^bb1(%a : i32), ^bb2
  ^bb1(%c: i32 loc("there":7:8)):
    %0 = func.call @first(%c) : (i32) -> i32
    return %0 : i32
  ^bb2:
    "t.region"(%a) ({
      %1 = arith.muli %a, %a : i32
      "t.end"() {k = dense_resource<blob> : tensor<4xi8>} : () -> ()
    }) : (i32) -> ()
    return %a : i32
  }
  module @inner {
    func.func @third() {
      return
    }
  }
}
{-#
  dialect_resources: { builtin: { blob: "0x1000000001020304" } }
#-}
"""
NAMES = ["first", "second", "third"]


def fresh(**options):
    context = ir.Context(**options)
    context.allow_unregistered_dialects = True
    return context


def bytecode(text=TEXT, version=None):
    out = io.BytesIO()
    with fresh():
        ir.Module.parse(text).operation.write_bytecode(out, version)
    return out.getvalue()


def asm(operation):
    return operation.get_asm(enable_debug_info=True)


@pytest.fixture(params=["mapped", "in_memory"])
def path(request, tmp_path):
    path = tmp_path / f"{request.param}.mlirbc"
    path.write_bytes(bytecode())
    return path


def lazy(path, context=None):
    return mlircore.parse_file(path, context or fresh(), mmap=path.stem == "mapped", lazy=True)


def eager(path):
    return ir.Module.parseFile(path, fresh())


def unread(module):
    """The names of the functions whose regions are not read yet."""
    names = []

    def look(block):
        for op in block.operations:
            if op.operation.is_read:
                if op.name == "builtin.module":
                    look(op.regions[0].blocks[0])
            else:
                names.append(op.sym_name.value)

    look(module.body)
    return names


def functions(module):
    found = {op.sym_name.value: op for op in module.body.operations}
    found |= {op.sym_name.value: op for op in found["inner"].regions[0].blocks[0].operations}
    return found


def test_only_declarations_are_read_when_a_file_is_opened(path):
    assert unread(lazy(path)) == NAMES
    assert unread(eager(path)) == []


def test_a_function_is_read_when_its_regions_are_taken(path):
    module = lazy(path)
    second = functions(module)["second"]
    assert [block.arguments.types for block in second.regions[0]] == [[ir.IntegerType.get_signless(32, module.context),
                                                                     ir.IntegerType.get_signless(1, module.context)],
                                                                    [ir.IntegerType.get_signless(32, module.context)], []]
    assert unread(module) == ["first", "third"]
    assert asm(second) == asm(functions(eager(path))["second"])
    assert unread(module) == ["first", "third"]


WHOLE = {
    "print": lambda module: str(module),
    "print the body": lambda module: str(module.body),
    "names": lambda module: ir.AsmState(module.operation) and functions(module)["first"].arguments[0].get_name(ir.AsmState(module.operation)),
    "walk": lambda module: module.operation.walk(lambda op: None),
    "verify": lambda module: module.operation.verify(),
    "clone": lambda module: module.operation.clone(),
    "clone with a mapping": lambda module: edit.clone(module.operation, ir.IRMapping()) if hasattr(ir, "IRMapping") else module.operation.clone(),
    "columns": lambda module: module.operation.columns("name"),
    "find": lambda module: module.operation.find("func.return"),
    "hash": lambda module: module.operation.structural_hash(),
    "equivalence": lambda module: module.operation.is_structurally_equivalent(module.operation),
    "write": lambda module: module.operation.write_bytecode(io.BytesIO()),
    "resources": lambda module: module.resources["blob"],
    "rename": lambda module: edit.rename_symbols(module.operation, {"first": "renamed"}),
    "uses": lambda module: symbol_uses_in(module.operation),
    "replace all uses": lambda module: ir.SymbolTable.replace_all_symbol_uses("first", "renamed", module.operation),
    "tables": lambda module: ir.SymbolTable.walk_symbol_tables(module.operation, True, lambda op, visible: None),
    "pass": lambda module: PassManager.parse("builtin.module(cse)", module.context).run(module.operation),
    "patterns": lambda module: rewrite.apply_patterns_and_fold_greedily(module, rewrite.RewritePatternSet(module.context).freeze()),
    "counts": lambda module: module.operation._counts(),
}


@pytest.mark.parametrize("use", WHOLE.values(), ids=WHOLE)
def test_what_looks_at_all_reads_all(path, use):
    module, same = lazy(path), eager(path)
    use(module)
    assert unread(module) == []
    use(same)
    assert asm(module.operation) == asm(same.operation)


def test_every_way_gives_what_reading_at_once_gives(path):
    module, same = lazy(path), eager(path)
    assert module.operation.structural_hash(0) == same.operation.structural_hash(0)
    assert module.operation._counts() == same.operation._counts()
    assert bytes(module.resources["blob"]) == b"\x01\x02\x03\x04"


def test_extract_reads_what_it_copies(path):
    module = lazy(path)
    part = edit.extract(functions(module)["second"])
    assert unread(module) == ["third"] and "func.func @first" in str(part)
    module = lazy(path)
    part = edit.extract(functions(module)["second"], declare=True)
    assert unread(module) == ["first", "third"] and "func.func private @first" in str(part)


def test_a_call_is_replaced_by_an_unread_callee(path):
    module = lazy(path)
    [call] = functions(module)["second"].find("func.call")
    edit.inline_call(call)
    assert unread(module) == ["third"] and module.operation.verify()


def test_an_unread_function_is_erased_moved_and_renamed_unread(path):
    module = lazy(path)
    named = functions(module)
    named["first"].move_after(named["second"])
    named["third"].detach_from_parent()
    named["second"].attributes["sym_name"] = ir.StringAttr.get("other", module.context)
    named["declared"].erase()
    assert not named["first"].operation.is_read and not named["third"].operation.is_read and not named["second"].operation.is_read
    assert "  return" in str(named["third"]) and "arith.addi" in str(named["first"])
    named["second"].erase()
    assert "arith.addi" in str(module) and "@second" not in str(module) and module.operation.verify()


def test_unread_functions_of_two_files_live_in_one_module(path):
    module = lazy(path)
    other = lazy(path, module.context)
    with ir.InsertionPoint(module.body):
        moved = functions(other)["first"]
        moved.attributes["sym_name"] = ir.StringAttr.get("more", module.context)
        module.body.append(moved)
    del other, moved
    gc.collect()
    assert str(module).count("arith.addi") == 2 and module.operation.verify()


def test_everything_is_freed(path):
    context = fresh()
    str(lazy(path, context))
    gc.collect()
    before = context._memory()[0]
    for use in (unread, str, lambda module: functions(module)["first"].regions[0], lambda module: functions(module)["second"].erase()):
        module = lazy(path, context)
        use(module)
        del module
        gc.collect()
        assert context._memory()[0] <= before + 4096  # another name for the blob, and the attribute with it
    loc = next(iter(functions(lazy(path, context))["first"].regions[0].blocks[0])).location
    gc.collect()
    assert str(loc) == 'loc("here":3:4)'


def test_a_file_that_is_gone_is_read(path):
    module = lazy(path)
    path.unlink()
    gc.collect()
    assert "arith.muli" in str(module)


def test_old_versions_are_read_at_once(tmp_path):
    old = tmp_path / "f.mlirbc"
    for version in range(7):
        old.write_bytes(bytecode(version=version))
        assert unread(lazy(old)) == ([] if version < 2 else NAMES)


# --- what is wrong in a body ---


def break_body(path, number):
    """Changes a byte of the file such that it opens, and the regions of the function cannot be read."""
    data = path.read_bytes()
    for at in range(len(data) - 1, 0, -1):
        broken = bytearray(data)
        broken[at] ^= 0x40
        path.write_bytes(broken)
        try:
            module = lazy(path)
        except ir.MLIRError:
            continue
        try:
            if unread(module) != NAMES:
                continue
            str(functions(module)[NAMES[1 - number]])
        except (KeyError, ir.MLIRError):
            continue
        try:
            functions(module)[NAMES[number]].regions[0]
        except ir.MLIRError:
            return
    raise AssertionError("no byte of it is needed")


def test_a_body_that_cannot_be_read_raises_at_each_touch_and_can_be_erased(path):
    break_body(path, 1)
    module = lazy(path)
    named = functions(module)
    for _ in range(3):
        with pytest.raises(ir.MLIRError, match="Unable to read the regions of an operation"):
            named["second"].regions[0]
        with pytest.raises(ir.MLIRError):
            str(module)
        assert not named["second"].operation.is_read
    assert "arith.addi" in str(named["first"])
    named["second"].erase()
    assert module.operation.verify() and "func.func @first" in str(module)


def test_every_changed_byte_gives_an_error_or_a_module(tmp_path):
    data, path = bytecode(), tmp_path / "bad"
    for at in range(4, len(data)):
        broken = bytearray(data)
        broken[at] ^= 1 << at % 8
        path.write_bytes(broken)
        context = fresh()
        try:
            expected = asm(ir.Module.parse(bytes(broken), fresh(), source_name=str(path)).operation)
        except ir.MLIRError:
            expected = None
        try:
            module = lazy(path, context)
        except ir.MLIRError:
            assert expected is None
            continue
        try:
            found = asm(module.operation)
        except ir.MLIRError:
            found = None
        assert found == expected
        for op in module.body.operations:
            op.erase()
        assert module.operation.verify()


def test_a_place_is_in_the_message(path):
    break_body(path, 0)
    op = functions(lazy(path))["first"]
    with pytest.raises(ir.MLIRError) as caught:
        op.regions[0]
    [error] = caught.value.error_diagnostics
    assert path.name in str(error.location)


INVALID = """
"builtin.module"() ({
  "func.func"() ({
  ^bb0(%a: i32):
    "func.return"(%a) : (i32) -> ()
  }) {function_type = () -> (), sym_name = "first"} : () -> ()
  "func.func"() ({
    "func.call"() {callee = @missing} : () -> ()
    "func.return"() : () -> ()
  }) {function_type = () -> (), sym_name = "second"} : () -> ()
}) : () -> ()
"""


def invalid(path):
    with fresh():
        module = ir.Module.parse(INVALID, verify=False)
        module.operation.write_bytecode(path)
    return lazy(path)


def test_a_body_is_verified_when_it_is_read(path):
    module = invalid(path)
    for op, message in zip(module.body.operations, ("number of arguments|argument", "'missing' does not reference a valid function")):
        with pytest.raises(ir.MLIRError, match=message):
            op.regions[0]
        assert not op.operation.is_read
    first, second = module.body.operations
    first.erase()
    assert str(second.regions[0].blocks[0].operations[0]) == '"func.call"() <{callee = @missing}> : () -> ()'
    # the tree was changed: only a verification looks for symbols
    with pytest.raises(ir.MLIRError, match="missing"):
        module.operation.verify()


def test_redefined_symbols_are_found_when_a_file_is_opened(path):
    with fresh():
        ir.Module.parse(INVALID.replace("second", "first"), verify=False).operation.write_bytecode(path)
    with pytest.raises(ir.MLIRError, match="redefinition of symbol named 'first'"):
        lazy(path)


def test_a_changed_function_is_not_verified_when_it_is_read(path):
    module = invalid(path)
    first = module.body.operations[0]
    first.attributes["function_type"] = ir.TypeAttr.parse("(i32) -> i32", module.context)
    assert len(first.regions[0].blocks[0].arguments) == 1
    assert first.verify()


# --- limits ---


def long_function(path, count=20000):
    body = "".join(f"  %{i + 1} = arith.addi %{i}, %{i} : i32\n" for i in range(count))
    text = f"func.func @first(%0: i32) -> i32 {{\n{body}  return %{count} : i32\n}}\nfunc.func @second() {{ return }}"
    path.write_bytes(bytecode(text))


def test_a_body_beyond_the_memory_limit_raises_and_is_read_with_more(tmp_path):
    path = tmp_path / "long"
    long_function(path)
    module = lazy(path)
    context = module.context
    context.memory_limit = context._memory()[0] + (1 << 16)
    with pytest.raises(MemoryError):
        module.body.operations[0].regions[0]
    assert len(module.body.operations[1].regions[0].blocks[0].operations) == 1
    context.memory_limit = None
    assert len(module.body.operations[0].regions[0].blocks[0].operations) == 20001


def test_a_body_beyond_the_deadline_raises_and_is_read_later(tmp_path):
    path = tmp_path / "long"
    long_function(path, 1_000_000)
    module = lazy(path)
    module.context.deadline = 1e-9
    with pytest.raises(TimeoutError):
        module.body.operations[0].regions[0]
    module.context.deadline = None
    assert not module.body.operations[0].operation.is_read
    assert len(module.body.operations[0].regions[0].blocks[0].operations) == 1_000_001


def test_ctrl_c_stops_reading_a_body_which_is_read_later(tmp_path):
    path = tmp_path / "long"
    long_function(path, 1_000_000)
    for _ in range(5):  # on a busy machine the signal may come when all was read
        module = lazy(path)
        with pytest.raises(KeyboardInterrupt), interrupt_after(0.001, signal.ITIMER_REAL):
            module.body.operations[0].regions[0]
        if not module.body.operations[0].operation.is_read:  # as it would be after reading that does not stop
            break
    assert not module.body.operations[0].operation.is_read
    assert len(module.body.operations[0].regions[0].blocks[0].operations) == 1_000_001


# --- threads ---


def test_threads_read_the_functions_of_one_file(tmp_path):
    count = 200
    text = "".join(f"func.func @f{i}(%a: i32) -> i32 {{\n  %0 = arith.muli %a, %a : i32\n  return %0 : i32\n}}\n" for i in range(count))
    path = tmp_path / "many"
    path.write_bytes(bytecode(text))
    module = lazy(path)
    expected = [str(op) for op in eager(path).body.operations]
    found = [[] for _ in range(4)]

    def work(number):
        for op in module.body.operations:
            found[number].append(str(op))

    threads = [threading.Thread(target=work, args=(i,)) for i in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [expected] * 4


# --- callbacks: code in Python that runs while a body is read ---


def test_a_check_in_python_may_look_into_another_unread_function(tmp_path):
    from mlircore import dialect as d

    toy = d.Dialect("lazy_toy")
    seen = []

    class Look(d.Op, dialect=toy, name="look"):
        """Looks into the first function."""

        def verify(self):
            parent = self.operation.parent
            module = parent.parent
            seen.append([op.name for op in module.regions[0].blocks[0].operations[0].regions[0].blocks[0].operations])
            seen.append([op.name for op in parent.regions[0].blocks[0].operations])

    text = "func.func @first() { return }\nfunc.func @second() {\n  \"lazy_toy.look\"() : () -> ()\n  return\n}\n"
    path = tmp_path / "f"
    with ir.Context():
        ir.Module.parse(text).operation.write_bytecode(path)
    seen.clear()
    module = mlircore.parse_file(path, ir.Context(), lazy=True)
    assert seen == []
    module.body.operations[1].regions[0]
    assert seen == [["func.return"], ["lazy_toy.look", "func.return"]]
    assert module.body.operations[0].operation.is_read
