"""Checks in Python: `verify` and `verify_regions` of operations, `verify` of types and attributes."""

import threading
from collections.abc import Callable

import pytest
from mlircore import dialect as d, ir


# The work of `toy_verify.check` when it is verified; a test sets it and removes it again.
CHECK: list[Callable[[ir.OpView], object]] = []


@pytest.fixture(autouse=True)
def no_check() -> object:
    CHECK.clear()
    yield
    CHECK.clear()


toy = d.Dialect("toy_verify")


class Even(d.Op, dialect=toy, name="even"):
    """A number that is even."""

    value = d.Attr(d.I64Attr)
    out = d.Result(d.I64)
    assembly_format = "$value attr-dict"

    def verify(self) -> None:
        if int(self.value) % 2:
            raise ValueError(f"wants an even number, got {int(self.value)}")


class Check(d.Op, dialect=toy, name="check"):
    """Runs the work that a test has set."""

    assembly_format = "attr-dict"

    def verify(self) -> None:
        for check in CHECK:
            check(self)


class Pair(d.Op, dialect=toy, name="pair"):
    """A region with two operations."""

    body = d.Region(blocks=1)
    traits = (d.NoTerminator,)
    assembly_format = "$body attr-dict"

    def verify_regions(self) -> None:
        count = len(self.body.blocks[0].operations)
        if count != 2:
            raise ir.MLIRError(f"wants two operations, got {count}")


class Derived(Even, dialect=toy, name="derived"):
    """Has the hook of its base."""


class Box(d.TypeDef, dialect=toy, mnemonic="box"):
    """A box."""

    width, height = d.IntParam(32, signed=False), d.IntParam(32, default=1)
    of = d.TypeParam()
    assembly_format = "`<` $width (`x` $height^)? `,` $of `>`"

    @staticmethod
    def verify(width: int, height: int, of: ir.Type) -> None:
        if isinstance(of, Box):
            raise TypeError("boxes in boxes are not thought of")
        if width < height:
            raise ValueError(f"is wider than high, but {width} < {height}")


class Tag(d.AttrDef, dialect=toy, mnemonic="tag"):
    """A tag."""

    text = d.StringParam(optional=True)
    assembly_format = "(`<` $text^ `>`)?"

    @staticmethod
    def verify(text: str | None) -> None:
        if text is not None and not text.islower():
            raise ir.MLIRError("wants lower case")


def first(text: str, context: ir.Context | None = None) -> ir.OpView:
    """The first operation of a module."""
    return ir.Module.parse(text, context or ir.Context()).body.operations[0]


def test_an_operation_that_is_right_parses_and_verifies() -> None:
    op = first("%0 = toy_verify.even 4")
    assert op.operation.verify() and str(op) == "%0 = toy_verify.even 4"


@pytest.mark.parametrize("name", ["even", "derived"])
def test_the_message_is_worded_and_placed_as_the_verifiers_own(name: str) -> None:
    with pytest.raises(ir.MLIRError) as caught:
        first(f"\n  %0 = toy_verify.{name} 3")
    (found,) = caught.value.error_diagnostics
    assert found.message == f"'toy_verify.{name}' op wants an even number, got 3"
    assert str(found.location) == 'loc("-":2:8)'
    (note,) = found.notes
    assert note.message == f'see current operation: %0 = "toy_verify.{name}"() <{{value = 3 : i64}}> : () -> i64'
    assert f"%0 = toy_verify.{name} 3\n       ^" in found.rendered


def test_verify_of_an_operation_runs_the_hook() -> None:
    op = first("%0 = toy_verify.even 4")
    op.value = ir.IntegerAttr.get(ir.IntegerType.get_signless(64, op.context), 5)
    with pytest.raises(ir.VerifyError, match="'toy_verify.even' op wants an even number, got 5"):
        op.verify()
    assert '"toy_verify.even"' in str(op)  # an operation that does not verify is printed in generic form


def test_regions_are_checked_when_all_in_them_is_right() -> None:
    assert first("toy_verify.pair { toy_verify.check toy_verify.check }").verify()
    with pytest.raises(ir.MLIRError, match="'toy_verify.pair' op wants two operations, got 1"):
        first("toy_verify.pair { toy_verify.check }")
    with pytest.raises(ir.MLIRError, match="wants an even") as caught:
        first("toy_verify.pair { %0 = toy_verify.even 1 }")
    assert "two operations" not in str(caught.value)


def test_declared_constraints_come_first() -> None:
    with pytest.raises(ir.MLIRError, match="attribute 'value' failed to satisfy constraint"):
        first('%0 = "toy_verify.even"() {value = "x"} : () -> i64')


def test_each_of_many_operations_is_checked() -> None:
    seen = []
    CHECK.append(lambda op: seen.append(op.name))
    first("toy_verify.check\n" * 50)
    assert len(seen) == 50


def test_other_exceptions_propagate() -> None:
    def fail(op: ir.OpView) -> None:
        raise ZeroDivisionError("mine")

    op = first("toy_verify.check")
    CHECK.append(fail)
    with pytest.raises(ZeroDivisionError, match="mine"):
        op.verify()
    with pytest.raises(ZeroDivisionError, match="mine"):
        first("toy_verify.check")
    with pytest.raises(ZeroDivisionError, match="mine"):
        str(first_changed(op))
    CHECK.clear()
    assert op.verify()


def first_changed(op: ir.OpView) -> ir.OpView:
    """The same operation, which was verified before the change."""
    op.attributes["x"] = ir.UnitAttr.get(op.context)
    return op


def test_after_an_exception_no_other_hook_runs() -> None:
    seen = []

    def fail(op: ir.OpView) -> None:
        seen.append(op)
        raise KeyError("mine")

    CHECK.append(fail)
    with pytest.raises(KeyError):
        first("module { toy_verify.check }\nmodule { toy_verify.check }")
    assert len(seen) == 1


def test_the_tree_cannot_be_changed_meanwhile() -> None:
    refused = []

    def change(op: ir.OpView) -> None:
        rows = op.operation.columns([])
        for attempt in (lambda: op.attributes.__setitem__("x", ir.UnitAttr.get(op.context)), op.operation.erase,
                        op.detach_from_parent, op.operation.clone, lambda: rows.erase(b"\1"),
                        lambda: rows.set_attribute(b"\1", "x", None), lambda: rows.replace(b"\1", lambda op: None)):
            with pytest.raises(ir.MLIRError, match="cannot be changed meanwhile"):
                attempt()
            refused.append(1)

    CHECK.append(change)
    op = first("toy_verify.check")
    assert op.verify() and len(refused) == 14 and str(op) == "toy_verify.check"


def test_handles_into_a_text_that_is_parsed_are_of_use_until_the_hook_returns() -> None:
    kept = []

    def keep(op: ir.OpView) -> None:
        kept.extend([op, op.operation.parent.opview, op.operation.block, op.operation.parent.regions[0]])
        assert [str(each.operation.name) for each in op.operation.block] == ["toy_verify.check", "toy_verify.check"]

    CHECK.append(keep)
    module = ir.Module.parse("toy_verify.check\ntoy_verify.check", ir.Context())
    assert len(kept) == 8
    for each in kept:
        with pytest.raises(ir.MLIRError, match="erased"):
            each.owner.name if isinstance(each, ir.Region) else list(each) if isinstance(each, ir.Block) else each.operation.name
    CHECK.clear()
    del kept[:]
    assert len(module.body.operations) == 2 and module.operation.verify()


@pytest.mark.parametrize("text", ["toy_verify.check\n%0 = toy_verify.even 1", "module { toy_verify.check }", "toy_verify.check"])
def test_handles_that_are_kept_are_safe_whatever_becomes_of_the_text(text: str) -> None:
    kept: list[ir.OpView] = []
    CHECK.append(kept.append)
    context = ir.Context()
    for parse in (ir.Module.parse, ir.Operation.parse):
        try:
            parse(text, context=context)
        except ir.MLIRError:
            pass
    assert kept and context._live_operations() == 0
    for each in kept:
        with pytest.raises(ir.MLIRError, match="erased"):
            each.operation.name  # noqa: B018
    context._check()


def test_handles_of_a_tree_that_has_an_owner_stay() -> None:
    op, kept = first("toy_verify.check"), []
    CHECK.append(kept.append)
    op.verify()
    assert kept[0] == op and kept[0].name == "toy_verify.check"


def test_a_hook_may_print_verify_and_parse() -> None:
    depth = []

    def busy(op: ir.OpView) -> None:
        depth.append(1)
        assert str(op) == "toy_verify.check" and op.operation.verify() and op.operation.parent.verify()
        assert len(depth) < 100

    CHECK.append(busy)
    op = first("toy_verify.check")
    CHECK[:] = [lambda op: str(first("%0 = toy_verify.even 2", op.context)), busy]
    assert op.verify()


def test_hooks_that_verify_each_other_end() -> None:
    CHECK.append(lambda op: [each.verify() for each in op.operation.block])
    with pytest.raises(ir.MLIRError, match="nested deeper than 8 levels"):
        first("toy_verify.check\n" * 30)
    assert first("%0 = toy_verify.even 2")


def test_many_hooks_that_print_are_not_exponential() -> None:
    seen = []
    CHECK.append(lambda op: (seen.append(1), str(op.operation.parent)))
    first("toy_verify.check\n" * 30)
    assert len(seen) == 30


def test_hooks_run_in_threads() -> None:
    texts = [f"%0 = toy_verify.even {i}" for i in range(40)]
    context, wrong = ir.Context(), []

    def work() -> None:
        for text in texts:
            try:
                first(text, context)
            except ir.MLIRError as error:
                wrong.append(error.error_diagnostics[0].message)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(wrong) == 4 * 20


def test_operations_still_have_a_method_verify() -> None:
    class Shown(Even):
        def verify(self) -> bool:  # in a class that shows operations: not a hook
            return False

    op = first("%0 = toy_verify.even 4")
    assert op.verify() is True and "verify" in vars(Shown)
    assert not hasattr(Pair, "verify_regions")


@pytest.mark.parametrize("hook", ["verify", "verify_regions"])
def test_a_hook_that_is_no_method_is_refused_with_the_class(hook: str) -> None:
    with pytest.raises(d.DefinitionError, match=rf"test_verify_hooks\..*Wrong \(toy_verify.wrong\): {hook}: is a method"):
        type(d.Op)("Wrong", (d.Op,), {hook: staticmethod(lambda op: None), "__module__": __name__}, dialect=toy, name="wrong")


def test_verify_regions_needs_regions() -> None:
    with pytest.raises(d.DefinitionError, match="verify_regions: there are no regions"):
        type(d.Op)("Wrong", (d.Op,), {"verify_regions": lambda op: None, "__module__": __name__}, dialect=toy, name="wrong")


def test_parameters_of_types_and_attributes_are_checked() -> None:
    with ir.Context():
        box = ir.Type.parse("!toy_verify.box<3 x 2, i8>")
        assert isinstance(box, Box) and (box.width, box.height, str(box.of)) == (3, 2, "i8")
        assert Box.get(3, 2, ir.Type.parse("i8")) == box and str(Box.get(1, None, box.of)) == "!toy_verify.box<1, i8>"
        with pytest.raises(ir.MLIRError, match="is wider than high, but 1 < 2") as caught:
            ir.Type.parse("!toy_verify.box<1 x 2, i8>")
        assert caught.value.error_diagnostics[0].location.start_line == 1
        with pytest.raises(ir.MLIRError, match="is wider than high"):
            Box.get(1, 2, box.of)
        with pytest.raises(TypeError, match="not thought of"):
            ir.Type.parse("!toy_verify.box<3, !toy_verify.box<3, i8>>")
        with pytest.raises(TypeError, match="not thought of"):
            Box.get(1, 1, box)
        assert str(ir.Attribute.parse("#toy_verify.tag<\"a\">")) == '#toy_verify.tag<"a">' and ir.Attribute.parse("#toy_verify.tag")
        with pytest.raises(ir.MLIRError, match="wants lower case"):
            ir.Attribute.parse('#toy_verify.tag<"A">')
        with pytest.raises(ir.MLIRError, match="wants lower case"):
            ir.Module.parse('module attributes {a.b = [#toy_verify.tag<"A">]} {}')


def test_the_hook_of_a_type_is_a_static_method() -> None:
    with pytest.raises(d.DefinitionError, match=r"Bad \(toy_verify.bad\): verify: is a static method"):
        type(d.TypeDef)("Bad", (d.TypeDef,), {"verify": lambda self: None, "__module__": __name__}, dialect=toy, mnemonic="bad")


def test_a_hook_that_returns_something_is_a_mistake() -> None:
    CHECK.append(lambda op: None)
    with ir.Context():
        assert ir.Module.parse("toy_verify.check").operation.verify()
        returning = d.Dialect("toy_returning")
        type("Returns", (d.Op,), {"__doc__": "Returns False.", "verify": lambda self: False, "assembly_format": "attr-dict"},
             dialect=returning, name="returns")
        with pytest.raises(TypeError, match="verify of 'toy_returning.returns' returned False: it raises ValueError"):
            ir.Module.parse("toy_returning.returns")


def test_the_verify_of_a_type_runs_once_for_each_different_one() -> None:
    seen: list[int] = []
    counted = d.Dialect("toy_counted")

    class CountedType(d.TypeDef, dialect=counted, mnemonic="n"):
        """A number below 10."""

        n = d.IntParam()
        assembly_format = "`<` $n `>`"

        @staticmethod
        def verify(n: int) -> None:
            seen.append(n)
            if n >= 10:
                raise ValueError(f"{n} is too large")

    for _ in range(2):
        with ir.Context() as context:
            context.allow_unregistered_dialects = True
            lines = [f'"t.op"() {{k = {i}}} : () -> (!toy_counted.n<{i % 3}>, tuple<!toy_counted.n<{i % 3}>, index>)' for i in range(60)]
            ir.Module.parse("\n".join(lines))
            assert ir.Type.parse("!toy_counted.n<1>") == CountedType.get(1)
            for _ in range(2):
                with pytest.raises(ir.MLIRError, match="10 is too large"):
                    ir.Type.parse("!toy_counted.n<10>")
    assert sorted(n for n in seen if n < 10) == [0, 0, 1, 1, 2, 2]
