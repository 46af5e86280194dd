# affine.pxi - affine expressions. Like types they are interned: simplified when they are made, and equal ones are one object in the core.

cdef int no_constructor(cls) except -1:
    raise TypeError(f"{cls.__name__}: no constructor defined!")


cdef object make_affine_expr(Context ctx, McAffineExpr expr):
    """The expression in its most specific class. Raises MLIRError when there is none."""
    if expr.index == 0:
        raise MLIRError("the affine expression is nested too deep, or memory ran out")
    cdef AffineExpr handle = <AffineExpr>new_of(AffineExpr, affine_classes[mc_kind(ctx.c, expr.index)], ())
    handle.ctx = ctx
    handle.expr = expr
    return handle


cdef uint32_t as_position(number, str what) except? 0:
    """A position or a count of dimensions or symbols. Raises TypeError for anything but an integer, ValueError when it is too large."""
    cdef int64_t value = as_i64(number, what)
    if value < 0 or value > MC_MAX_AFFINE_POSITION:
        raise ValueError(f"{what} must be between 0 and {MC_MAX_AFFINE_POSITION}, got {value}")
    return <uint32_t>value


cdef McAffineExpr affine_operand(Context ctx, thing) except *:
    """An expression of the context, or a constant."""
    if isinstance(thing, AffineExpr):
        same_context(ctx, bound((<AffineExpr>thing).ctx, "affine expression"), "the affine expression")
        return (<AffineExpr>thing).expr
    return mc_affine_constant(ctx.c, as_i64(thing, "the constant"))


cdef object affine_binary(McKind kind, left, right):
    """One of the two is an expression, the other may be an integer."""
    if not isinstance(left, AffineExpr) and not isinstance(right, AffineExpr):
        raise TypeError(f"one of the operands must be an AffineExpr, not {type(left).__name__} and {type(right).__name__}")
    cdef AffineExpr known = left if isinstance(left, AffineExpr) else right
    cdef Context ctx = bound(known.ctx, "affine expression")
    return make_affine_expr(ctx, mc_affine_binary(ctx.c, kind, affine_operand(ctx, left), affine_operand(ctx, right)))


cdef object affine_operator(McKind kind, left, right):
    """As affine_binary, for a Python operator. For an operand of another class it returns NotImplemented, so that Python tries that class."""
    for thing in (left, right):
        if not isinstance(thing, AffineExpr) and (isinstance(thing, float) or not hasattr(thing, "__index__")):
            return NotImplemented
    return affine_binary(kind, left, right)


cdef object affine_negated(expr):
    return affine_binary(MC_AFFINE_MUL, expr, -1)


@cython.no_gc
cdef class AffineExpr:
    """An expression of dimensions, symbols and constants: `d0 + s0 * 2`; immutable, simplified when it is made.

    Operators take expressions and integers: `+`, `-`, `*`, `%` (mod), `//` (floordiv). Their results have the class of the simplified
    expression: `d0 + 0` is an AffineDimExpr, where upstream shows it as an AffineAddExpr.
    """

    def __init__(self, *args, **kwargs):
        no_constructor(AffineExpr)

    def __add__(self, other):
        return affine_operator(MC_AFFINE_ADD, self, other)

    def __radd__(self, other):
        return affine_operator(MC_AFFINE_ADD, other, self)

    def __sub__(self, other):
        if not isinstance(other, AffineExpr):
            if isinstance(other, float) or not hasattr(other, "__index__"):
                return NotImplemented
            other = AffineConstantExpr.get(other, bound(self.ctx, "affine expression"))
        return affine_binary(MC_AFFINE_ADD, self, affine_negated(other))

    def __rsub__(self, other):
        return affine_operator(MC_AFFINE_ADD, other, affine_negated(self))

    def __mul__(self, other):
        return affine_operator(MC_AFFINE_MUL, self, other)

    def __rmul__(self, other):
        return affine_operator(MC_AFFINE_MUL, other, self)

    def __mod__(self, other):
        return affine_operator(MC_AFFINE_MOD, self, other)

    def __rmod__(self, other):
        return affine_operator(MC_AFFINE_MOD, other, self)

    def __floordiv__(self, other):
        return affine_operator(MC_AFFINE_FLOORDIV, self, other)

    def __rfloordiv__(self, other):
        return affine_operator(MC_AFFINE_FLOORDIV, other, self)

    def __neg__(self):
        return affine_negated(self)

    def __eq__(self, other):
        if not isinstance(other, AffineExpr):
            return NotImplemented
        return self.ctx is (<AffineExpr>other).ctx and self.expr.index == (<AffineExpr>other).expr.index

    def __hash__(self):
        return hash_of(self.ctx, self.expr.index)

    def __str__(self):
        cdef McBuf *buf = new_buf()
        try:
            return taken_text(self.ctx, buf, mc_print_affine_expr(bound(self.ctx, "affine expression").c, self.expr, buf))
        finally:
            mc_buf_delete(buf)

    def __repr__(self):
        return f"AffineExpr({self})"

    @property
    def context(self):
        """The context it lives in."""
        return bound(self.ctx, "affine expression")

    @property
    def _CAPIPtr(self):
        """A capsule that keeps it."""
        bound(self.ctx, "affine expression")
        return make_capsule(self, AFFINE_EXPR_CAPSULE)

    @staticmethod
    def _CAPICreate(capsule):
        """The expression of a capsule. Raises ValueError for another capsule."""
        return from_capsule(capsule, AFFINE_EXPR_CAPSULE)

    def maybe_downcast(self):
        """The same expression in its most specific class."""
        return make_affine_expr(bound(self.ctx, "affine expression"), self.expr)

    def dump(self):
        """Print to stderr."""
        print(str(self), file=sys.stderr)

    def compose(self, AffineMap affine_map not None, /):
        """The expression with the map's results in place of its dimensions; dimensions beyond the results stay."""
        cdef Context ctx = bound(self.ctx, "affine expression")
        same_context(ctx, bound(affine_map.ctx, "affine map"), "the affine map")
        cdef Scratch room = Scratch.__new__(Scratch)
        cdef uint32_t count = mc_affine_map_num_results(ctx.c, affine_map.map)
        cdef McAffineExpr *results = map_results(affine_map, room)
        return make_affine_expr(ctx, mc_affine_substitute(ctx.c, self.expr, results, count, NULL, 0))

    def shift_dims(self, num_dims, shift, offset=0):
        """Dimensions `offset` to `num_dims - 1` get a position that is larger by `shift`."""
        return affine_shifted(self, MC_AFFINE_DIM, num_dims, shift, offset)

    def shift_symbols(self, num_symbols, shift, offset=0):
        """Symbols `offset` to `num_symbols - 1` get a position that is larger by `shift`."""
        return affine_shifted(self, MC_AFFINE_SYMBOL, num_symbols, shift, offset)

    @staticmethod
    def simplify_affine_expr(AffineExpr expr not None, num_dims, num_symbols):
        """The expression as a sum, with equal terms added and divisions done where they can be; for a map with these counts.

        An expression that divides by a number below 1 stays. Raises ValueError when it has other dimensions or symbols, and for one of more
        than 262,144 operators and leaves.
        """
        cdef Context ctx = bound(expr.ctx, "affine expression")
        cdef uint32_t dims = as_position(num_dims, "the number of dimensions")
        cdef uint32_t symbols = as_position(num_symbols, "the number of symbols")
        cdef cbool too_large = False
        check_bounds(ctx, &expr.expr, 1, dims, symbols, "an affine map")
        cdef McAffineExpr simple = mc_affine_simplify(ctx.c, expr.expr, dims, symbols, &too_large)
        if too_large:
            raise ValueError("the affine expression is too large to be simplified")
        return make_affine_expr(ctx, simple)

    @staticmethod
    def get_add(left, right, /):
        """The sum of two expressions, one of which may be an integer."""
        return affine_binary(MC_AFFINE_ADD, left, right)

    @staticmethod
    def get_mul(left, right, /):
        """The product of two expressions, one of which may be an integer."""
        return affine_binary(MC_AFFINE_MUL, left, right)

    @staticmethod
    def get_mod(left, right, /):
        """The remainder, never negative, of two expressions, one of which may be an integer."""
        return affine_binary(MC_AFFINE_MOD, left, right)

    @staticmethod
    def get_floor_div(left, right, /):
        """The quotient, rounded down, of two expressions, one of which may be an integer."""
        return affine_binary(MC_AFFINE_FLOORDIV, left, right)

    @staticmethod
    def get_ceil_div(left, right, /):
        """The quotient, rounded up, of two expressions, one of which may be an integer."""
        return affine_binary(MC_AFFINE_CEILDIV, left, right)

    @staticmethod
    def get_constant(value, Context context=None):
        """A constant of 64 bits."""
        cdef Context ctx = context_or_default(context)
        return make_affine_expr(ctx, mc_affine_constant(ctx.c, as_i64(value, "the constant")))

    @staticmethod
    def get_dim(position, Context context=None):
        """The dimension of a position. Raises ValueError when that is negative, or above 2**31 - 1."""
        cdef Context ctx = context_or_default(context)
        return make_affine_expr(ctx, mc_affine_dim(ctx.c, as_position(position, "the position")))

    @staticmethod
    def get_symbol(position, Context context=None):
        """The symbol of a position. Raises ValueError when that is negative, or above 2**31 - 1."""
        cdef Context ctx = context_or_default(context)
        return make_affine_expr(ctx, mc_affine_symbol(ctx.c, as_position(position, "the position")))


cdef object affine_shifted(AffineExpr self, McKind kind, count, shift, offset):
    cdef Context ctx = bound(self.ctx, "affine expression")
    cdef uint32_t end = as_position(count, "the count")
    cdef uint32_t by = as_position(shift, "the shift")
    cdef uint32_t first = as_position(offset, "the offset")
    return make_affine_expr(ctx, mc_affine_shift(ctx.c, self.expr, kind, first, end, by))


cdef int cast_affine(AffineExpr self, AffineExpr source, McKind low, McKind high, cls) except -1:
    """Makes `self` the expression `source`, which must be of a kind between two."""
    cdef Context ctx = bound(source.ctx, "affine expression")
    cdef McKind kind = mc_kind(ctx.c, source.expr.index)
    if kind < low or kind > high:
        raise ValueError(f"Cannot cast affine expression to {cls.__name__} (from {source!r})")
    self.ctx = ctx
    self.expr = source.expr
    return 0


cdef McContext *affine_of(AffineExpr self, McKind low, McKind high) except NULL:
    """The context to read an expression of a kind between two with, as of_kind."""
    cdef McContext *c = bound(self.ctx, "affine expression").c
    cdef McKind kind = mc_kind(c, self.expr.index)
    if kind < low or kind > high:
        raise TypeError(f"{self} is of another kind")
    return c


@cython.no_gc
cdef class AffineBinaryExpr(AffineExpr):
    """AffineBinaryExpr(expr)\n--\n
    Base of the expressions that have two operands."""

    def __init__(self, AffineExpr expr not None):
        cast_affine(self, expr, MC_AFFINE_ADD, MC_AFFINE_CEILDIV, AffineBinaryExpr)

    @property
    def lhs(self):
        """The left operand."""
        return make_affine_expr(self.ctx, mc_affine_lhs(affine_of(self, MC_AFFINE_ADD, MC_AFFINE_CEILDIV), self.expr))

    @property
    def rhs(self):
        """The right operand."""
        return make_affine_expr(self.ctx, mc_affine_rhs(affine_of(self, MC_AFFINE_ADD, MC_AFFINE_CEILDIV), self.expr))


@cython.no_gc
cdef class AffineAddExpr(AffineBinaryExpr):
    """AffineAddExpr(expr)\n--\n
    A sum."""

    def __init__(self, AffineExpr expr not None):
        cast_affine(self, expr, MC_AFFINE_ADD, MC_AFFINE_ADD, AffineAddExpr)

    @staticmethod
    def get(AffineExpr left not None, AffineExpr right not None, /):
        """The sum of two expressions; of another class when that is simpler."""
        return affine_binary(MC_AFFINE_ADD, left, right)


@cython.no_gc
cdef class AffineMulExpr(AffineBinaryExpr):
    """AffineMulExpr(expr)\n--\n
    A product."""

    def __init__(self, AffineExpr expr not None):
        cast_affine(self, expr, MC_AFFINE_MUL, MC_AFFINE_MUL, AffineMulExpr)

    @staticmethod
    def get(AffineExpr left not None, AffineExpr right not None, /):
        """The product of two expressions; of another class when that is simpler."""
        return affine_binary(MC_AFFINE_MUL, left, right)


@cython.no_gc
cdef class AffineModExpr(AffineBinaryExpr):
    """AffineModExpr(expr)\n--\n
    A remainder that is never negative."""

    def __init__(self, AffineExpr expr not None):
        cast_affine(self, expr, MC_AFFINE_MOD, MC_AFFINE_MOD, AffineModExpr)

    @staticmethod
    def get(AffineExpr left not None, AffineExpr right not None, /):
        """`left mod right`; of another class when that is simpler."""
        return affine_binary(MC_AFFINE_MOD, left, right)


@cython.no_gc
cdef class AffineFloorDivExpr(AffineBinaryExpr):
    """AffineFloorDivExpr(expr)\n--\n
    A quotient, rounded down."""

    def __init__(self, AffineExpr expr not None):
        cast_affine(self, expr, MC_AFFINE_FLOORDIV, MC_AFFINE_FLOORDIV, AffineFloorDivExpr)

    @staticmethod
    def get(AffineExpr left not None, AffineExpr right not None, /):
        """`left floordiv right`; of another class when that is simpler."""
        return affine_binary(MC_AFFINE_FLOORDIV, left, right)


@cython.no_gc
cdef class AffineCeilDivExpr(AffineBinaryExpr):
    """AffineCeilDivExpr(expr)\n--\n
    A quotient, rounded up."""

    def __init__(self, AffineExpr expr not None):
        cast_affine(self, expr, MC_AFFINE_CEILDIV, MC_AFFINE_CEILDIV, AffineCeilDivExpr)

    @staticmethod
    def get(AffineExpr left not None, AffineExpr right not None, /):
        """`left ceildiv right`; of another class when that is simpler."""
        return affine_binary(MC_AFFINE_CEILDIV, left, right)


@cython.no_gc
cdef class AffineConstantExpr(AffineExpr):
    """AffineConstantExpr(expr)\n--\n
    A constant."""

    get = AffineExpr.get_constant

    def __init__(self, AffineExpr expr not None):
        cast_affine(self, expr, MC_AFFINE_CONSTANT, MC_AFFINE_CONSTANT, AffineConstantExpr)

    @property
    def value(self):
        """Its value."""
        return mc_affine_value(affine_of(self, MC_AFFINE_CONSTANT, MC_AFFINE_CONSTANT), self.expr)


@cython.no_gc
cdef class AffineDimExpr(AffineExpr):
    """AffineDimExpr(expr)\n--\n
    A dimension: `d0`."""

    get = AffineExpr.get_dim

    def __init__(self, AffineExpr expr not None):
        cast_affine(self, expr, MC_AFFINE_DIM, MC_AFFINE_DIM, AffineDimExpr)

    @property
    def position(self):
        """Its number."""
        return mc_affine_value(affine_of(self, MC_AFFINE_DIM, MC_AFFINE_DIM), self.expr)


@cython.no_gc
cdef class AffineSymbolExpr(AffineExpr):
    """AffineSymbolExpr(expr)\n--\n
    A symbol: `s0`."""

    get = AffineExpr.get_symbol

    def __init__(self, AffineExpr expr not None):
        cast_affine(self, expr, MC_AFFINE_SYMBOL, MC_AFFINE_SYMBOL, AffineSymbolExpr)

    @property
    def position(self):
        """Its number."""
        return mc_affine_value(affine_of(self, MC_AFFINE_SYMBOL, MC_AFFINE_SYMBOL), self.expr)


cdef dict affine_classes = {
    MC_AFFINE_DIM: AffineDimExpr, MC_AFFINE_SYMBOL: AffineSymbolExpr, MC_AFFINE_CONSTANT: AffineConstantExpr,
    MC_AFFINE_ADD: AffineAddExpr, MC_AFFINE_MUL: AffineMulExpr, MC_AFFINE_MOD: AffineModExpr,
    MC_AFFINE_FLOORDIV: AffineFloorDivExpr, MC_AFFINE_CEILDIV: AffineCeilDivExpr,
}
