"""Affine expressions, maps and integer sets of the API: the same assertions for mlircore and for upstream's bindings.

Upstream shows the result of an operator in the operator's class even after it was simplified to another expression; mlircore uses the most
specific class. Where upstream makes an invalid object, or its process fails, mlircore raises.
"""

import random

import pytest


def is_upstream(ir):
    return ir.__name__ != "mlircore.ir"


def raises(error, text, call, *args, **kwargs):
    with pytest.raises(error) as caught:
        call(*args, **kwargs)
    assert str(caught.value) == text


class Leaves:
    """Some dimensions, symbols and constants of the current context."""

    def __init__(self, ir):
        self.d0, self.d1, self.d2 = (ir.AffineExpr.get_dim(i) for i in range(3))
        self.s0, self.s1 = (ir.AffineExpr.get_symbol(i) for i in range(2))
        self.c2, self.c4 = ir.AffineExpr.get_constant(2), ir.AffineExpr.get_constant(4)


@pytest.fixture
def x(any_ir, any_ctx):
    return Leaves(any_ir)


# --- expressions ---


def test_affine_dim_expr(any_ir, any_ctx):
    ir = any_ir
    d3 = ir.AffineDimExpr.get(3)
    assert type(d3) is ir.AffineDimExpr and d3.position == 3 and str(d3) == "d3" and repr(d3) == "AffineExpr(d3)"
    assert d3 == ir.AffineExpr.get_dim(3) == ir.AffineDimExpr.get(position=3, context=any_ctx) == ir.AffineExpr.get_dim(position=3, context=any_ctx)
    assert ir.AffineDimExpr(d3) == d3 and type(d3.maybe_downcast()) is ir.AffineDimExpr
    raises(ValueError, "Cannot cast affine expression to AffineDimExpr (from AffineExpr(s0))", ir.AffineDimExpr, ir.AffineSymbolExpr.get(0))
    if not is_upstream(ir):  # upstream cuts it to 32 bits
        for wrong in (-1, 2**31, 2**40):
            raises(ValueError, f"the position must be between 0 and 2147483647, got {wrong}", ir.AffineDimExpr.get, wrong)


def test_affine_symbol_expr(any_ir, any_ctx):
    ir = any_ir
    s3 = ir.AffineSymbolExpr.get(3)
    assert type(s3) is ir.AffineSymbolExpr and s3.position == 3 and str(s3) == "s3"
    assert s3 == ir.AffineExpr.get_symbol(3) == ir.AffineSymbolExpr.get(position=3, context=any_ctx)
    assert ir.AffineSymbolExpr(s3) == s3 != ir.AffineDimExpr.get(3)
    raises(ValueError, "Cannot cast affine expression to AffineSymbolExpr (from AffineExpr(d0))", ir.AffineSymbolExpr, ir.AffineDimExpr.get(0))


def test_affine_constant_expr(any_ir, any_ctx):
    ir = any_ir
    for value in (0, -5, 2**63 - 1, -(2**63)):
        constant = ir.AffineConstantExpr.get(value)
        assert type(constant) is ir.AffineConstantExpr and constant.value == value and str(constant) == str(value)
        assert constant == ir.AffineExpr.get_constant(value, any_ctx) == ir.AffineConstantExpr.get(value=value, context=any_ctx)
    raises(ValueError, "Cannot cast affine expression to AffineConstantExpr (from AffineExpr(d0))", ir.AffineConstantExpr, ir.AffineDimExpr.get(0))
    for wrong in (2**63, 1.5, None, "a"):
        with pytest.raises(TypeError):
            ir.AffineConstantExpr.get(wrong)


@pytest.mark.parametrize(("name", "build", "spelling"), [
    ("AffineAddExpr", lambda x: x.d0 + x.d1, "d0 + d1"), ("AffineMulExpr", lambda x: x.d0 * 2, "d0 * 2"),
    ("AffineModExpr", lambda x: x.d0 % 2, "d0 mod 2"),
])
def test_affine_binary_exprs(any_ir, x, name, build, spelling):
    ir, expr = any_ir, build(x)
    cls = getattr(ir, name)
    assert type(expr) is cls and issubclass(cls, ir.AffineBinaryExpr) and issubclass(cls, ir.AffineExpr)
    assert str(expr) == spelling and repr(expr) == f"AffineExpr({spelling})"
    assert cls.get(expr.lhs, expr.rhs) == expr == cls(expr) and type(cls(expr)) is cls
    assert type(ir.AffineBinaryExpr(expr)) is ir.AffineBinaryExpr and ir.AffineBinaryExpr(expr).lhs == x.d0
    assert type(ir.AffineBinaryExpr(expr).maybe_downcast()) is cls
    raises(ValueError, f"Cannot cast affine expression to {name} (from AffineExpr(d0))", cls, x.d0)
    raises(ValueError, "Cannot cast affine expression to AffineBinaryExpr (from AffineExpr(d0))", ir.AffineBinaryExpr, x.d0)
    with pytest.raises(TypeError):
        cls.get(x.d0, 1)


@pytest.mark.parametrize(("name", "get", "operator"), [("AffineFloorDivExpr", "get_floor_div", "floordiv"), ("AffineCeilDivExpr", "get_ceil_div", "ceildiv")])
def test_affine_divisions(any_ir, x, name, get, operator):
    ir = any_ir
    cls, divide = getattr(ir, name), getattr(ir.AffineExpr, get)
    quotient = divide(x.d0, 2)
    assert type(quotient) is cls and str(quotient) == f"d0 {operator} 2" and quotient == cls.get(x.d0, x.c2) == divide(x.d0, x.c2)
    assert quotient.lhs == x.d0 and quotient.rhs == x.c2 and type(quotient.rhs) is ir.AffineConstantExpr
    assert str(divide(7, x.c2)) == ("3" if operator == "floordiv" else "4") and str(divide(1, x.d0)) == f"1 {operator} d0"
    assert str(divide(x.d0, 0)) == f"d0 {operator} 0" and str(divide(x.d0, x.s0)) == f"d0 {operator} s0"
    raises(ValueError, f"Cannot cast affine expression to {name} (from AffineExpr(d0))", cls, x.d0)


def test_operators(any_ir, x):
    assert [str(expr) for expr in (x.d0 + 1, 1 + x.d0, x.d1 + x.d0, x.d0 - x.d1, x.d0 - 1, 1 - x.d0, 5 - x.c2)] == [
        "d0 + 1", "d0 + 1", "d0 + d1", "d0 - d1", "d0 - 1", "-d0 + 1", "3"]
    assert [str(expr) for expr in (x.d0 * 2, 2 * x.d0, x.d0 * x.d1, x.s0 * x.d0, x.d0 * -1)] == ["d0 * 2", "d0 * 2", "d0 * d1", "d0 * s0", "-d0"]
    assert [str(expr) for expr in (x.d0 % 2, 2 % x.d0, x.d0 % x.d1, x.c4 % 3, x.d0 % 0, x.d0 + True)] == [
        "d0 mod 2", "2 mod d0", "d0 mod d1", "1", "d0 mod 0", "d0 + 1"]
    assert str(sum([x.d0, x.d0, x.d1])) == "d0 * 2 + d1"
    minus = any_ir.AffineExpr.get_floor_div(x.s0, -1)
    assert str((minus - 6) % 3) == "(s0 floordiv -1) mod 3" and str((minus + 6) % 9) == "(s0 floordiv -1 + 6) mod 9"
    for wrong in ("x", 1.5, 2**70):
        with pytest.raises(TypeError):
            x.d0 + wrong
    with pytest.raises(TypeError):
        x.d0 < x.d1
    if not is_upstream(any_ir):  # upstream has no such operators
        assert str(x.d0 // 2) == "d0 floordiv 2" and str(7 // x.d0) == "7 floordiv d0" and str(-x.d0) == "-d0"


def test_static_operators(any_ir, x):
    E = any_ir.AffineExpr
    assert E.get_add(x.d0, x.d1) == x.d0 + x.d1 and E.get_add(1, x.d0) == E.get_add(x.d0, 1) == x.d0 + 1
    assert E.get_mul(x.d0, x.d1) == x.d0 * x.d1 and E.get_mul(3, x.d0) == E.get_mul(x.d0, 3) == x.d0 * 3
    assert E.get_mod(x.d0, x.d1) == x.d0 % x.d1 and str(E.get_mod(7, x.c4)) == "3" and E.get_mod(x.d0, 3) == x.d0 % 3
    for get in (E.get_add, E.get_mul, E.get_mod, E.get_floor_div, E.get_ceil_div):
        with pytest.raises(TypeError):
            get(1, 2)


def test_simplified_expressions_have_their_own_class(any_ir, x):
    if is_upstream(any_ir):
        assert type(x.d0 + 0) is any_ir.AffineAddExpr and type((x.d0 + 0).maybe_downcast()) is any_ir.AffineDimExpr
    else:
        assert type(x.d0 + 0) is any_ir.AffineDimExpr and type(x.c2 * 2) is any_ir.AffineConstantExpr and type(x.d0 * 0) is any_ir.AffineConstantExpr


def test_expressions_are_compared_by_what_they_are(any_ir, any_ctx, x):
    assert x.d0 + x.d1 == x.d1 + x.d0 and hash(x.d0) == hash(any_ir.AffineExpr.get_dim(0)) and {x.d0: 1}[any_ir.AffineExpr.get_dim(0)] == 1
    assert x.d0 != x.d1 and not x.d0 == 3 and x.d0 != x.s0 and x.d0.context is any_ctx


def test_affine_expr(any_ir, x, capfd):
    for args in ((), (x.d0,)):
        with pytest.raises(TypeError, match="AffineExpr: no constructor defined!"):
            any_ir.AffineExpr(*args)
    assert any_ir.AffineExpr._CAPICreate(x.d0._CAPIPtr) == x.d0
    x.d0.dump()
    assert "d0" in capfd.readouterr().err or is_upstream(any_ir)


def test_compose(any_ir, x):
    affine_map = any_ir.AffineMap.get(2, 1, [x.d0 + x.s0, x.d1 * 2])
    assert str(x.d0.compose(affine_map)) == "d0 + s0" and str((x.d0 + x.d1).compose(affine_map)) == "d0 + s0 + d1 * 2"
    assert x.d2.compose(affine_map) == x.d2 and x.s1.compose(affine_map) == x.s1
    with pytest.raises(TypeError):
        x.d0.compose(3)


def test_shift(any_ir, x):
    both = x.d0 + x.d1
    assert [str(expr) for expr in (both.shift_dims(2, 3), both.shift_dims(2, 3, 1), both.shift_dims(1, 3), both.shift_dims(num_dims=2, shift=3, offset=0))] == [
        "d3 + d4", "d0 + d4", "d1 + d3", "d3 + d4"]
    both = x.d0 + x.s0 + x.s1
    assert [str(expr) for expr in (both.shift_symbols(2, 3), both.shift_symbols(2, 3, 1), both.shift_symbols(num_symbols=2, shift=3, offset=1))] == [
        "d0 + s3 + s4", "d0 + s0 + s4", "d0 + s0 + s4"]
    if not is_upstream(any_ir):
        with pytest.raises(any_ir.MLIRError):
            x.d0.shift_dims(1, 2**31 - 2).shift_dims(2**31 - 1, 2)
        with pytest.raises(ValueError):
            x.d0.shift_dims(1, -1)


# --- maps ---


def test_affine_map(any_ir, any_ctx, x, capfd):
    ir = any_ir
    affine_map = ir.AffineMap.get(2, 1, [x.d0 + x.s0, x.d1 * 2])
    assert str(affine_map) == "(d0, d1)[s0] -> (d0 + s0, d1 * 2)" and repr(affine_map) == f"AffineMap({affine_map})"
    assert (affine_map.n_dims, affine_map.n_symbols, affine_map.n_inputs) == (2, 1, 3) and affine_map.context is any_ctx
    again = ir.AffineMap.get(dim_count=2, symbol_count=1, exprs=(x.d0 + x.s0, x.d1 * 2), context=any_ctx)
    assert affine_map == again and hash(affine_map) == hash(again) and not affine_map == 3 and affine_map != ir.AffineMap.get_empty()
    assert ir.AffineMap._CAPICreate(affine_map._CAPIPtr) == affine_map
    with pytest.raises(TypeError, match="AffineMap: no constructor defined!"):
        ir.AffineMap()
    affine_map.dump()
    assert "d1 * 2" in capfd.readouterr().err or is_upstream(ir)


def test_results_of_a_map(any_ir, x):
    ir = any_ir
    results = ir.AffineMap.get(2, 1, [x.d0 + x.s0, x.d1 * 2, x.d0]).results
    assert type(results) is ir.AffineExprList and len(results) == 3 and list(results) == [x.d0 + x.s0, x.d1 * 2, x.d0]
    assert type(results[0]) is ir.AffineAddExpr and results[-1] == x.d0 and type(results[2]) is ir.AffineDimExpr
    assert type(results[1:]) is ir.AffineExprList and list(results[1:]) == [x.d1 * 2, x.d0] and list(results[::-1]) == list(results)[::-1]
    assert list(results[1:][:1]) == [x.d1 * 2] and list(results[::-2]) == [x.d0, x.d0 + x.s0]
    assert results + results == 2 * list(results)
    for wrong in (3, -4):
        raises(IndexError, "index out of range", results.__getitem__, wrong)
    with pytest.raises(TypeError, match="no constructor defined!"):
        ir.AffineExprList()


def test_wrong_results(any_ir, x):
    for wrong in ([None], [x.d0, None]):
        with pytest.raises(RuntimeError, match=r"Invalid expression \(None\?\) when attempting to create an AffineMap"):
            any_ir.AffineMap.get(1, 0, wrong)
    with pytest.raises(RuntimeError, match="Invalid expression when attempting to create an AffineMap"):
        any_ir.AffineMap.get(1, 0, [3])
    with pytest.raises(TypeError):
        any_ir.AffineMap.get(1, 0, 3)
    if not is_upstream(any_ir):  # upstream makes them
        raises(ValueError, "d1 does not fit into an affine map of 1 dimensions and 1 symbols", any_ir.AffineMap.get, 1, 1, [x.d1])
        raises(ValueError, "d0 + s1 does not fit into an affine map of 1 dimensions and 1 symbols", any_ir.AffineMap.get, 1, 1, [x.d0 + x.s1])
        raises(ValueError, "the number of dimensions must be between 0 and 2147483647, got -1", any_ir.AffineMap.get, -1, 0, [])


def test_ways_to_make_maps(any_ir, any_ctx):
    M = any_ir.AffineMap
    assert str(M.get_empty()) == "() -> ()" == str(M.get_identity(0)) and str(M.get_constant(5)) == "() -> (5)" == str(M.get_constant(value=5, context=any_ctx))
    assert str(M.get_identity(3)) == "(d0, d1, d2) -> (d0, d1, d2)" and M.get_identity(n_dims=2, context=any_ctx) == M.get_identity(2)
    assert str(M.get_minor_identity(3, 2)) == "(d0, d1, d2) -> (d1, d2)" == str(M.get_minor_identity(n_dims=3, n_results=2, context=any_ctx))
    assert str(M.get_minor_identity(3, 0)) == "(d0, d1, d2) -> ()"
    assert str(M.get_permutation([1, 2, 0])) == "(d0, d1, d2) -> (d1, d2, d0)" and M.get_permutation(permutation=(0, 1), context=any_ctx) == M.get_identity(2)
    for wrong in ([0, 0], [1, 2], [1]):
        raises(RuntimeError, "Invalid permutation when attempting to create an AffineMap", M.get_permutation, wrong)
    with pytest.raises(TypeError):
        M.get_permutation([-1])
    if not is_upstream(any_ir):  # upstream's process fails
        assert M.get_permutation([]) == M.get_empty()


def test_permutations(any_ir, x):
    M = any_ir.AffineMap
    for affine_map, is_permutation, is_projected in (
            (M.get_permutation([2, 0, 1]), True, True), (M.get_empty(), True, True), (M.get(3, 0, [x.d0, x.d1]), False, True),
            (M.get(1, 0, [x.c2]), False, False), (M.get(1, 1, [x.d0]), False, False), (M.get(2, 0, [x.d0, x.d0]), False, False),
            (M.get(2, 0, [x.d0 + x.d1]), False, False), (M.get(1, 0, [x.d0, x.d0]), False, False)):
        assert (affine_map.is_permutation, affine_map.is_projected_permutation) == (is_permutation, is_projected), str(affine_map)


def test_submaps(any_ir, x):
    affine_map = any_ir.AffineMap.get(2, 1, [x.d0 + x.s0, x.d1 * 2, x.d0])
    assert str(affine_map.get_submap([1])) == "(d0, d1)[s0] -> (d1 * 2)" and str(affine_map.get_submap([])) == "(d0, d1)[s0] -> ()"
    assert str(affine_map.get_submap(result_positions=(2, 2, 0))) == "(d0, d1)[s0] -> (d0, d0, d0 + s0)"
    assert str(affine_map.get_major_submap(2)) == "(d0, d1)[s0] -> (d0 + s0, d1 * 2)" == str(affine_map.get_major_submap(n_results=2))
    assert str(affine_map.get_minor_submap(2)) == "(d0, d1)[s0] -> (d1 * 2, d0)" == str(affine_map.get_minor_submap(n_results=2))
    for wrong in ([3], [-1], [0, 3]):
        raises(ValueError, "result position out of bounds", affine_map.get_submap, wrong)
    for get in (affine_map.get_major_submap, affine_map.get_minor_submap):
        for wrong in (3, 4):
            raises(ValueError, "number of results out of bounds", get, wrong)
        if not is_upstream(any_ir):  # upstream makes an invalid map
            assert str(get(0)) == "(d0, d1)[s0] -> ()"
            raises(ValueError, "number of results out of bounds", get, -1)


def test_replace_in_a_map(any_ir, x):
    affine_map = any_ir.AffineMap.get(2, 1, [x.d0 + x.s0, x.d1 * 2])
    assert str(affine_map.replace(x.d0, x.d1, 2, 1)) == "(d0, d1)[s0] -> (d1 + s0, d1 * 2)"
    assert str(affine_map.replace(x.d0 + x.s0, x.c2, 2, 1)) == "(d0, d1)[s0] -> (2, d1 * 2)"
    assert str(affine_map.replace(expr=x.s0, replacement=x.c2, n_result_dims=2, n_result_syms=0)) == "(d0, d1) -> (d0 + 2, d1 * 2)"
    assert str(affine_map.replace(x.d0, x.d2, 3, 1)) == "(d0, d1, d2)[s0] -> (d2 + s0, d1 * 2)"
    if not is_upstream(any_ir):  # upstream makes it
        raises(ValueError, "d2 + s0 does not fit into an affine map of 2 dimensions and 1 symbols", affine_map.replace, x.d0, x.d2, 2, 1)


def test_compress_unused_symbols(any_ir, any_ctx, x):
    M = any_ir.AffineMap
    compressed = M.compress_unused_symbols([M.get(1, 3, [x.s1 + x.d0]), M.get(1, 3, [x.d0])], any_ctx)
    assert [str(affine_map) for affine_map in compressed] == ["(d0)[s0] -> (d0 + s0)", "(d0)[s0] -> (d0)"]
    assert M.compress_unused_symbols([], any_ctx) == [] and M.compress_unused_symbols([M.get(1, 0, [x.d0])], any_ctx) == [M.get(1, 0, [x.d0])]
    s2 = any_ir.AffineSymbolExpr.get(2)
    compressed = M.compress_unused_symbols([M.get(2, 3, [x.d1 * 2 + s2]), M.get(2, 3, [x.s0, x.d0])], any_ctx)
    assert [str(affine_map) for affine_map in compressed] == ["(d0, d1)[s0, s1] -> (d1 * 2 + s1)", "(d0, d1)[s0, s1] -> (s0, d0)"]
    if not is_upstream(any_ir):  # upstream makes maps whose symbols are beyond their count
        raises(ValueError, "the maps must have the same number of symbols", M.compress_unused_symbols, [M.get(1, 0, [x.d0]), M.get(1, 1, [x.d0])], any_ctx)


def test_affine_map_attr(any_ir, x):
    ir = any_ir
    affine_map = ir.AffineMap.get(2, 1, [x.d0 + x.s0, x.d1 * 2])
    attr = ir.AffineMapAttr.get(affine_map)
    assert type(attr) is ir.AffineMapAttr and str(attr) == f"affine_map<{affine_map}>" and repr(attr) == f"AffineMapAttr({attr})"
    assert attr == ir.AffineMapAttr.get(affine_map=affine_map) == ir.Attribute.parse(str(attr)) and type(ir.Attribute.parse(str(attr))) is ir.AffineMapAttr
    assert attr.value == affine_map and type(attr.value) is ir.AffineMap and type(attr.type) is ir.NoneType
    assert ir.AffineMapAttr(ir.Attribute(attr)) == attr and ir.AffineMapAttr.attr_name == "builtin.affine_map"
    assert attr.typeid == ir.AffineMapAttr.static_typeid
    raises(ValueError, "Cannot cast attribute to AffineMapAttr (from Attribute(1 : i64))", ir.AffineMapAttr, ir.Attribute.parse("1"))
    with pytest.raises(TypeError):
        ir.AffineMapAttr.get(3)


@pytest.mark.parametrize(("layout", "text"), [
    ("", "(d0, d1) -> (d0, d1)"), (", strided<[3, 1], offset: ?>", "(d0, d1)[s0] -> (d0 * 3 + s0 + d1)"),
    (", strided<[?, ?], offset: ?>", "(d0, d1)[s0, s1, s2] -> (d0 * s1 + s0 + d1 * s2)"), (", strided<[-2, 1], offset: -3>", "(d0, d1) -> (d0 * -2 + d1 - 3)"),
    (", strided<[0, ?]>", "(d0, d1)[s0] -> (d1 * s0)"), (", affine_map<(d0, d1) -> (d1, d0)>", "(d0, d1) -> (d1, d0)"),
])
def test_layouts_as_maps(any_ir, any_ctx, layout, text):
    assert str(any_ir.Type.parse(f"memref<2x3xf32{layout}>").affine_map) == text


# --- sets ---


def test_integer_set(any_ir, any_ctx, x, capfd):
    ir = any_ir
    points = ir.IntegerSet.get(2, 1, [x.d0 - x.s0, x.d1 - 2], [True, False])
    assert str(points) == "(d0, d1)[s0] : (d0 - s0 == 0, d1 - 2 >= 0)" and repr(points) == f"IntegerSet({points})"
    assert (points.n_dims, points.n_symbols, points.n_inputs, points.n_equalities, points.n_inequalities) == (2, 1, 3, 1, 1)
    again = ir.IntegerSet.get(num_dims=2, num_symbols=1, exprs=(x.d0 - x.s0, x.d1 - 2), eq_flags=(True, False), context=any_ctx)
    assert points == again and hash(points) == hash(again) and not points == 3 and points.context is any_ctx
    assert points != ir.IntegerSet.get(2, 1, [x.d0 - x.s0, x.d1 - 2], [True, True]) and not points.is_canonical_empty
    assert ir.IntegerSet._CAPICreate(points._CAPIPtr) == points
    with pytest.raises(TypeError, match="IntegerSet: no constructor defined!"):
        ir.IntegerSet()
    points.dump()
    assert "d1 - 2" in capfd.readouterr().err or is_upstream(ir)


def test_empty_sets(any_ir, any_ctx):
    empty = any_ir.IntegerSet.get_empty(2, 1)
    assert str(empty) == "(d0, d1)[s0] : (1 == 0)" and empty.is_canonical_empty
    assert empty == any_ir.IntegerSet.get_empty(num_dims=2, num_symbols=1, context=any_ctx) != any_ir.IntegerSet.get_empty(1, 1)


def test_wrong_sets(any_ir, x):
    get = any_ir.IntegerSet.get
    raises(ValueError, "Expected the number of constraints to match that of equality flags", get, 2, 1, [x.d0], [True, False])
    raises(ValueError, "Expected non-empty list of constraints", get, 2, 1, [], [])
    with pytest.raises(TypeError):
        get(2, 1, [x.d0], [1])
    with pytest.raises(RuntimeError, match=r"Invalid expression \(None\?\) when attempting to create an IntegerSet"):
        get(2, 1, [None], [True])
    if not is_upstream(any_ir):  # upstream makes it
        raises(ValueError, "d0 does not fit into an integer set of 0 dimensions and 0 symbols", get, 0, 0, [x.d0], [True])


def test_constraints_of_a_set(any_ir, x):
    ir = any_ir
    constraints = ir.IntegerSet.get(2, 1, [x.d0 - x.s0, x.d1 - 2], [True, False]).constraints
    assert type(constraints) is ir.IntegerSetConstraintList and len(constraints) == 2
    assert type(constraints[0]) is ir.IntegerSetConstraint and [(c.expr, c.is_eq) for c in constraints] == [(x.d0 - x.s0, True), (x.d1 - 2, False)]
    assert constraints[-1].expr == x.d1 - 2 and type(constraints[0].expr.maybe_downcast()) is ir.AffineAddExpr
    assert type(constraints[1:]) is ir.IntegerSetConstraintList and [c.is_eq for c in constraints[::-1]] == [False, True]
    both = constraints + constraints[:1]
    assert type(both) is list and [c.is_eq for c in both] == [True, False, True]
    for wrong in (2, -3):
        raises(IndexError, "index out of range", constraints.__getitem__, wrong)
    for cls in (ir.IntegerSetConstraint, ir.IntegerSetConstraintList):
        with pytest.raises(TypeError, match="no constructor defined!"):
            cls()


def test_replace_in_a_set(any_ir, x):
    points = any_ir.IntegerSet.get(2, 1, [x.d0 - x.s0, x.d1 - 2], [True, False])
    assert str(points.get_replaced([x.d1, x.d0], [x.s0], 2, 1)) == "(d0, d1)[s0] : (d1 - s0 == 0, d0 - 2 >= 0)"
    seven = any_ir.AffineExpr.get_constant(7)
    assert str(points.get_replaced(dim_exprs=[x.c2, x.c4], symbol_exprs=[seven], num_result_dims=0, num_result_symbols=0)) == "() : (-5 == 0, 2 >= 0)"
    raises(ValueError, "Expected the number of dimension replacement expressions to match that of dimensions", points.get_replaced, [x.d1], [x.s0], 2, 1)
    raises(ValueError, "Expected the number of symbol replacement expressions to match that of symbols", points.get_replaced, [x.d1, x.d0], [], 2, 1)
    if not is_upstream(any_ir):  # upstream makes it
        raises(ValueError, "d2 - s0 does not fit into an integer set of 2 dimensions and 1 symbols", points.get_replaced, [x.d2, x.d0], [x.s0], 2, 1)


def test_integer_set_attr(any_ir, x):
    ir = any_ir
    points = ir.IntegerSet.get(1, 0, [x.d0], [True])
    attr = ir.IntegerSetAttr.get(points)
    assert type(attr) is ir.IntegerSetAttr and str(attr) == "affine_set<(d0) : (d0 == 0)>" and repr(attr) == f"IntegerSetAttr({attr})"
    assert attr == ir.IntegerSetAttr.get(integer_set=points) == ir.Attribute.parse(str(attr)) and type(ir.Attribute.parse(str(attr))) is ir.IntegerSetAttr
    assert ir.IntegerSetAttr.attr_name == "builtin.integer_set" and attr.typeid == ir.IntegerSetAttr.static_typeid
    with pytest.raises(TypeError):
        ir.IntegerSetAttr.get(3)
    if not is_upstream(ir):  # upstream has no such property
        assert attr.value == points


# --- many expressions, compared with upstream's ---


def random_expr(E, choose, depth):
    """The same pure expression for the same choices, in either module. (Newer versions simplify some more of the others.)"""
    if depth == 0 or choose.random() < 0.2:
        return choose.choice([lambda: E.get_dim(choose.randrange(3)), lambda: E.get_symbol(choose.randrange(2)),
                              lambda: E.get_constant(choose.randrange(-8, 9))])()
    make = choose.choice([E.get_add, E.get_add, E.get_mul, E.get_mod, E.get_floor_div, E.get_ceil_div])
    right = random_expr(E, choose, depth - 1) if make == E.get_add else choose.randrange(-8, 9)
    return make(random_expr(E, choose, depth - 1), right)


def lines_of(ir, seeds):
    """The results of random expressions, as text."""
    lines = []
    with ir.Context():
        for seed in seeds:
            choose = random.Random(seed)
            exprs = [random_expr(ir.AffineExpr, choose, 4) for _ in range(5)]
            affine_map = ir.AffineMap.get(3, 2, exprs[1:4])
            lines += [str(exprs[0]), str(exprs[0].compose(affine_map)), str(exprs[0].shift_dims(3, 2, 1)), str(exprs[0].shift_symbols(2, 1)),
                      str(affine_map.replace(ir.AffineExpr.get_dim(1), exprs[4], 3, 2)), str(exprs[0] - exprs[1])]
    return lines


@pytest.mark.parametrize("name", ["jaxlib.mlir.ir", "iree.compiler.ir"])
def test_random_expressions_are_as_upstreams(name):
    upstream = pytest.importorskip(name)
    from mlircore import ir

    for ours, theirs in zip(lines_of(ir, range(300)), lines_of(upstream, range(300)), strict=True):
        assert ours == theirs


# --- guarantees of mlircore only ---


def test_a_small_graph_of_a_huge_text_takes_no_time():
    from mlircore import ir

    with ir.Context():
        d0, s0, s1 = ir.AffineDimExpr.get(0), ir.AffineSymbolExpr.get(0), ir.AffineSymbolExpr.get(1)
        expr = d0
        for _ in range(200):  # as a tree it has 2**200 parts
            expr = ir.AffineExpr.get_floor_div(expr, s0) + expr % s1
        identity = ir.AffineMap.get(1, 2, [d0])
        assert expr.compose(identity) == expr and expr.shift_dims(1, 3).shift_dims(4, 0) == expr.shift_dims(1, 3)
        assert ir.AffineMap.get(1, 2, [expr]).replace(s1, s1, 1, 2).results[0] == expr
        assert ir.AffineMap.compress_unused_symbols([ir.AffineMap.get(1, 2, [expr])])[0].n_symbols == 2


def test_deep_expressions_are_an_error():
    from mlircore import ir

    with ir.Context():
        expr = ir.AffineDimExpr.get(0)
        with pytest.raises(ir.MLIRError, match="nested too deep"):
            for i in range(20000):
                expr = ir.AffineExpr.get_floor_div(expr % 7, 3) if i % 2 else ir.AffineExpr.get_mod(expr, ir.AffineSymbolExpr.get(0))


def test_contexts_do_not_mix():
    from mlircore import ir

    with ir.Context():
        other = ir.AffineDimExpr.get(0)
        other_map, other_set = ir.AffineMap.get_identity(1), ir.IntegerSet.get_empty(1, 0)
    with ir.Context():
        d0, identity = ir.AffineDimExpr.get(0), ir.AffineMap.get_identity(1)
        for mix in (lambda: d0 + other, lambda: other * d0, lambda: d0.compose(other_map), lambda: ir.AffineMap.get(1, 0, [other]),
                    lambda: identity.replace(d0, other, 1, 0), lambda: other_set.get_replaced([d0], [], 1, 0),
                    lambda: ir.AffineMap.compress_unused_symbols([identity, other_map])):
            with pytest.raises(ir.MLIRError, match="belongs to another context"):
                mix()
        assert d0 != other and identity != other_map


def test_unusable_affine_handles_raise():
    from mlircore import ir

    with ir.Context():
        d0 = ir.AffineDimExpr.get(0)
        for cls in (ir.AffineExpr, ir.AffineDimExpr, ir.AffineAddExpr, ir.AffineMap, ir.IntegerSet, ir.AffineExprList, ir.IntegerSetConstraint,
                    ir.IntegerSetConstraintList, ir.AffineMapAttr, ir.IntegerSetAttr):
            bare = cls.__new__(cls)
            for name in dir(cls):
                if name not in ("__class__", "__init__", "__new__", "__init_subclass__", "__subclasshook__", "__class_getitem__", "__doc__"):
                    for args in ((), (0,), (bare,), (d0,), (bare, bare)):
                        try:
                            value = getattr(bare, name)
                            value(*args) if callable(value) else None
                        except (ir.MLIRError, TypeError, ValueError, IndexError, AttributeError):
                            pass
        with pytest.raises(ir.MLIRError, match="never initialized"):
            d0 + ir.AffineDimExpr.__new__(ir.AffineDimExpr)
        mixed = type("Mixed", (ir.AffineDimExpr, ir.AffineConstantExpr), {})(d0)
        with pytest.raises(TypeError, match="d0 is of another kind"):
            ir.AffineConstantExpr.value.__get__(mixed)


def test_expression_is_simplified(any_ir):
    ir = any_ir
    if not hasattr(ir.AffineExpr, "simplify_affine_expr"):
        pytest.skip("older bindings")
    with ir.Context():
        d0, d1, s0 = ir.AffineExpr.get_dim(0), ir.AffineExpr.get_dim(1), ir.AffineExpr.get_symbol(0)
        simple = ir.AffineExpr.simplify_affine_expr
        assert simple(d0 + s0, 1, 1) == d0 + s0
        assert str(simple((d0 + d1) * 3 - d1 + d0, 2, 0)) == "d0 * 4 + d1 * 2"
        quotient = ir.AffineExpr.get_floor_div(d0 * 6 + 3, 9)
        assert str(simple(quotient, 1, 0)) == "(d0 * 2 + 1) floordiv 3"
        assert str(simple((d0 - d0 % s0) % s0, 1, 1)) == "0"
        if not is_upstream(ir):
            raises(ValueError, "d1 does not fit into an affine map of 1 dimensions and 0 symbols", simple, d1, 1, 0)
            large = d0
            for _ in range(600):
                large = large % s0 + d1
            raises(ValueError, "the affine expression is too large to be simplified", simple, large, 2, 1)
