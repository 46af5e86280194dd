"""Locations, diagnostics and their handlers: the same of mlircore and of upstream's bindings."""

import sys

import pytest

NO_FUSED = "FusedLoc.get would collapse to a non-fused location"


@pytest.fixture
def loc(any_ir):
    with any_ir.Context():
        yield any_ir.Location


def test_file_locations(any_ir, loc):
    point, span = loc.file("a", 1, 2), loc.file("a", 1, 2, 3, 4)
    assert str(point) == 'loc("a":1:2)' and str(span) == 'loc("a":1:2 to 3:4)'
    assert repr(span) == 'FileLineColLoc(loc("a":1:2 to 3:4))'
    assert isinstance(point, any_ir.FileLineColLoc)
    assert (span.filename, span.start_line, span.start_col, span.end_line, span.end_col) == ("a", 1, 2, 3, 4)
    assert (point.start_line, point.start_col, point.end_line, point.end_col) == (1, 2, 1, 2)
    assert any_ir.FileLineColLoc.get("a", start_line=1, start_col=2, end_line=3, end_col=4) == span
    assert loc.file(filename="a", line=1, col=2, context=any_ir.Context.current) == point
    assert str(loc.file("a", 5, 6, 5, 6)) == 'loc("a":5:6)' and str(loc.file("a", 5, 6, 5, 9)) == 'loc("a":5:6 to :9)'
    with pytest.raises(TypeError):
        loc.file(3, 1, 2)
    assert not hasattr(loc.unknown(), "filename")


def test_name_locations(any_ir, loc):
    named = loc.name("n", childLoc=loc.name("m"))
    assert str(named) == 'loc("n"("m"))' and named.name_str == "n" and named.child_loc == loc.name("m")
    assert named == any_ir.NameLoc.get("n", child_loc=loc.name("m"), context=any_ir.Context.current)
    assert isinstance(loc.name("n").child_loc, any_ir.UnknownLoc)


def test_call_sites(any_ir, loc):
    a, b, c = (loc.name(text) for text in "abc")
    site = loc.callsite(a, [b, c])
    assert str(site) == 'loc(callsite("a" at callsite("b" at "c")))' and isinstance(site, any_ir.CallSiteLoc)
    assert site.callee == a and site.caller == any_ir.CallSiteLoc.get(b, [c])
    with pytest.raises(ValueError, match="No caller frames provided"):
        loc.callsite(a, [])
    with pytest.raises(TypeError):
        loc.callsite(a, [None])


def test_fused_locations(any_ir, loc):
    a, b, attr = loc.name("a"), loc.name("b"), any_ir.Attribute.parse("1 : i32")
    fused = loc.fused([a, b], metadata=attr)
    assert str(fused) == 'loc(fused<1 : i32>["a", "b"])' and fused.locations == [a, b] and fused.metadata == attr
    assert loc.fused([a, b]).metadata is None and isinstance(fused, any_ir.FusedLoc)
    assert loc.fused([a]) == a == loc.fused([a, a]) == loc.fused([loc.unknown(), a])
    assert isinstance(loc.fused([]), any_ir.UnknownLoc) and isinstance(loc.fused([a], attr), any_ir.FusedLoc)
    assert loc.fused([loc.fused([a, b]), a, loc.name("c")]).locations == [a, b, loc.name("c")]
    if hasattr(any_ir.FusedLoc, "get"):
        for parts in ([a], [], [a, a]):
            with pytest.raises(ValueError, match=NO_FUSED):
                any_ir.FusedLoc.get(parts)
        assert any_ir.FusedLoc.get([a], metadata=attr) == loc.fused([a], attr)


def test_locations_in_general(any_ir, loc):
    ctx = any_ir.Context.current
    a = loc.name("a")
    assert a == loc.name("a") and a != loc.name("b") and a.context is ctx
    assert loc.unknown() == any_ir.UnknownLoc.get(context=ctx) and repr(loc.unknown()) == "UnknownLoc(loc(unknown))"
    assert str(a.attr) == 'loc("a")' and loc.from_attr(a.attr) == a and loc.from_attr(a.attr, context=ctx) == a
    assert any_ir.NameLoc(a) == a
    with pytest.raises(ValueError, match=r'Cannot cast location to UnknownLoc \(from loc\("a"\)\)'):
        any_ir.UnknownLoc(a)
    with pytest.raises(ValueError, match=r"Cannot cast location to FileLineColLoc \(from loc\(unknown\)\)"):
        any_ir.FileLineColLoc(loc.unknown())
    with pytest.raises(TypeError):
        any_ir.Location(a)
    assert a.typeid == loc.name("b").typeid != loc.unknown().typeid


def test_emitted_errors_reach_handlers(any_ir, loc, capfd):
    ctx, seen = any_ir.Context.current, []

    def callback(diagnostic):
        seen.append(diagnostic)
        assert (diagnostic.severity, diagnostic.message, str(diagnostic)) == (any_ir.DiagnosticSeverity.ERROR, "hello", "hello")
        assert diagnostic.location == loc.name("a") and diagnostic.notes == ()
        info = any_ir.DiagnosticInfo(diagnostic)
        seen.append(info)
        return True

    with ctx.attach_diagnostic_handler(callback) as handler:
        loc.name("a").emit_error("hello")
        assert handler.attached and not handler.had_error
    assert not handler.attached
    assert capfd.readouterr().err == ""
    diagnostic, info = seen
    assert info.message == "hello" and info.location == loc.name("a") and str(info) == "hello" and info.notes == []
    assert str(diagnostic) == "<Invalid Diagnostic>"
    with pytest.raises(ValueError, match=r"Diagnostic is invalid \(used outside of callback\)"):
        diagnostic.message  # noqa: B018


def test_errors_without_a_handler_are_printed(loc, capfd):
    loc.name("a").emit_error("hello")
    assert 'loc("a"): error: hello' in capfd.readouterr().err
    loc.unknown().emit_error("there")
    assert capfd.readouterr().err.endswith("error: there\n")


def test_the_newest_handler_comes_first(any_ir, loc, capfd):
    ctx, calls = any_ir.Context.current, []
    first = ctx.attach_diagnostic_handler(lambda d: calls.append("first") or True)
    second = ctx.attach_diagnostic_handler(lambda d: calls.append("second") or False)
    loc.unknown().emit_error("x")
    assert calls == ["second", "first"]
    first.detach()
    first.detach()
    loc.unknown().emit_error("y")
    assert calls == ["second", "first", "second"] and "error: y" in capfd.readouterr().err
    second.detach()


@pytest.mark.parametrize("answer", [lambda d: 1 / 0, lambda d: None, lambda d: "x"])
def test_a_handler_that_fails_is_noted(any_ir, loc, answer, capfd):
    with any_ir.Context.current.attach_diagnostic_handler(answer) as handler:
        loc.name("a").emit_error("hello")
        assert handler.had_error
    err = capfd.readouterr().err
    assert "MLIR Python Diagnostic handler raised exception" in err and 'loc("a"): error: hello' in err


def test_errors_become_exceptions_or_diagnostics(any_ir, loc, capfd):
    ctx, seen = any_ir.Context.current, []

    def callback(d):
        seen.append((d.message, [note.message for note in d.notes]))
        return True

    op = any_ir.Operation.create("func.return", loc=loc.name("zz"))
    message, note = "'func.return' op expects parent op 'func.func'", 'see current operation: "func.return"() : () -> ()'
    with ctx.attach_diagnostic_handler(callback):
        with pytest.raises(any_ir.MLIRError) as caught:
            op.verify()
        assert not seen
        error = caught.value
        assert str(error) == f'Verification failed:\nerror: "zz": {message}\n note: "zz": {note}'
        assert error.message == "Verification failed" and error.args == (str(error),)
        (info,) = error.error_diagnostics
        assert (info.severity, info.location, info.message) == (any_ir.DiagnosticSeverity.ERROR, loc.name("zz"), message)
        assert [(n.message, n.severity) for n in info.notes] == [(note, any_ir.DiagnosticSeverity.NOTE)]
        ctx.emit_error_diagnostics = True
        with pytest.raises(any_ir.MLIRError) as caught:
            op.verify()
        assert seen == [(message, [note])] and caught.value.error_diagnostics == [] and str(caught.value) == "Verification failed"
        with pytest.raises(any_ir.MLIRError, match=r"^Unable to parse module assembly$"):
            any_ir.Module.parse("bad")
        assert seen[1][0] == "custom op 'bad' is unknown (tried 'builtin.bad' as well)"
    assert capfd.readouterr().err == ""


# --- locations from the Python stack ---


def inner(any_ir, **kwargs):
    return any_ir.Operation.create("t.op", **kwargs).location


def outer(any_ir, **kwargs):
    return inner(any_ir, **kwargs)


def line_of(function):
    return function.__code__.co_firstlineno + 1


def test_tracebacks_are_locations(any_ir, any_ctx):
    with any_ir.loc_tracebacks(max_depth=2):
        found = outer(any_ir)
    assert isinstance(found, any_ir.CallSiteLoc)
    assert (found.callee.name_str, found.caller.name_str) == ("inner", "outer")
    place = found.callee.child_loc
    assert place.filename == __file__ and place.start_line == line_of(inner) and found.caller.child_loc.start_line == line_of(outer)
    if sys.version_info >= (3, 11):  # older frames have no columns
        assert place.end_col > place.start_col > 0
    assert isinstance(outer(any_ir), any_ir.UnknownLoc)
    with any_ir.loc_tracebacks(max_depth=1):
        assert isinstance(outer(any_ir), any_ir.NameLoc)


def test_what_explicit_and_current_locations_mean_then(any_ir, any_ctx):
    import importlib

    native = importlib.import_module(any_ir.__name__.rpartition(".")[0] + "._mlir_libs._mlir")
    if not hasattr(native, "OnExplicitAction"):
        pytest.skip("older than these settings")
    explicit, current = native.OnExplicitAction, native.CurrentLocAction
    name, settings = any_ir.Location.name, native.globals
    before = settings.traceback_action_on_explicit_loc(), settings.traceback_action_on_current_loc(), settings.loc_tracebacks_enabled()
    assert before == (explicit.USE_EXPLICIT, current.FALLBACK, False)
    with any_ir.loc_tracebacks(max_depth=1):
        assert outer(any_ir, loc=name("expl")) == name("expl")
    with any_ir.loc_tracebacks(max_depth=1, on_explicit_actn=explicit.USE_TRACEBACK):
        assert settings.traceback_action_on_explicit_loc() == explicit.USE_TRACEBACK
        assert outer(any_ir, loc=name("expl")).name_str == "inner"
    with any_ir.loc_tracebacks(max_depth=1, current_loc_actn=current.NAMELOC_WRAP), name("cur", name("in")):
        assert outer(any_ir, loc=name("expl")) == name("cur", name("in", name("expl")))
        found = outer(any_ir)
        assert (found.name_str, found.child_loc.name_str, found.child_loc.child_loc.name_str) == ("cur", "in", "inner")
    after = settings.traceback_action_on_explicit_loc(), settings.traceback_action_on_current_loc(), settings.loc_tracebacks_enabled()
    assert after == before
