# affine_maps.pxi - affine maps and integer sets, and the attributes that hold them.

cdef McAffineExpr *exprs_of(Context ctx, sequence, Scratch room, size_t *count, str what) except NULL:
    """The expressions of a sequence, in the memory of `room`. `what` is the thing to be made of them, for messages."""
    cdef list exprs = list(sequence)
    cdef McAffineExpr *raw = <McAffineExpr *>room.room(len(exprs), sizeof(McAffineExpr))
    cdef size_t i
    count[0] = len(exprs)
    for i in range(count[0]):
        if not isinstance(exprs[i], AffineExpr):
            none = " (None?)" if exprs[i] is None else ""
            raise RuntimeError(f"Invalid expression{none} when attempting to create an {what} ({type(exprs[i]).__name__})")
        raw[i] = affine_operand(ctx, exprs[i])
    return raw


cdef int check_bounds(Context ctx, const McAffineExpr *exprs, size_t count, uint32_t dims, uint32_t symbols, str what) except -1:
    """Raises ValueError when an expression has a dimension or a symbol beyond the counts."""
    cdef size_t i
    for i in range(count):
        if exprs[i].index == 0:
            raise MLIRError("the affine expression is nested too deep, or memory ran out")
        if not mc_affine_fits(ctx.c, exprs[i], dims, symbols):
            text = make_affine_expr(ctx, exprs[i])
            raise ValueError(f"{text} does not fit into {what} of {dims} dimensions and {symbols} symbols")
    return 0


cdef object make_affine_map(Context ctx, McAffineMap raw):
    if raw.index == 0:
        raise MLIRError("the affine map is nested too deep, or memory ran out")
    cdef AffineMap handle = AffineMap.__new__(AffineMap)
    handle.ctx = ctx
    handle.map = raw
    return handle


cdef object checked_map(Context ctx, uint32_t dims, uint32_t symbols, const McAffineExpr *results, size_t count):
    check_bounds(ctx, results, count, dims, symbols, "an affine map")
    return make_affine_map(ctx, mc_affine_map(ctx.c, dims, symbols, results, count))


cdef McContext *map_context(AffineMap self) except NULL:
    return bound(self.ctx, "affine map").c


cdef McAffineExpr *map_results(AffineMap self, Scratch room) except NULL:
    """The results, in the memory of `room`."""
    cdef McContext *c = map_context(self)
    cdef uint32_t i, count = mc_affine_map_num_results(c, self.map)
    cdef McAffineExpr *raw = <McAffineExpr *>room.room(count, sizeof(McAffineExpr))
    for i in range(count):
        raw[i] = mc_affine_map_result(c, self.map, i)
    return raw


cdef object map_of_dims(Context ctx, uint32_t dims, positions):
    """The map of `dims` dimensions whose results are those of these positions."""
    cdef Scratch room = Scratch.__new__(Scratch)
    cdef McAffineExpr *raw = <McAffineExpr *>room.room(len(positions), sizeof(McAffineExpr))
    cdef uint32_t i, count = <uint32_t>len(positions)
    for i in range(count):
        raw[i] = mc_affine_dim(ctx.c, positions[i])
    return checked_map(ctx, dims, 0, raw, count)


cdef object submap(AffineMap self, positions):
    """The map with the results of these positions, which exist."""
    cdef McContext *c = map_context(self)
    cdef Scratch room = Scratch.__new__(Scratch)
    cdef McAffineExpr *raw = <McAffineExpr *>room.room(len(positions), sizeof(McAffineExpr))
    cdef size_t i, count = len(positions)
    for i in range(count):
        raw[i] = mc_affine_map_result(c, self.map, positions[i])
    return make_affine_map(
        self.ctx, mc_affine_map(c, mc_affine_map_num_dims(c, self.map), mc_affine_map_num_symbols(c, self.map), raw, count))


@cython.no_gc
cdef class AffineMap:
    """`(d0, d1)[s0] -> (d0 + s0, d1)`: expressions of dimensions and symbols; immutable, and equal ones are one."""

    def __init__(self, *args, **kwargs):
        no_constructor(AffineMap)

    def __reduce__(self):
        return _unpickle, ("AffineMap", str(AffineMapAttr.get(self)))

    @staticmethod
    def get(dim_count, symbol_count, exprs not None, Context context=None):
        """The map with these results. Raises ValueError when they have other dimensions or symbols, RuntimeError for anything but an
        expression."""
        cdef Context ctx = context_or_default(context)
        cdef Scratch room = Scratch.__new__(Scratch)
        cdef size_t count
        cdef McAffineExpr *raw = exprs_of(ctx, exprs, room, &count, "AffineMap")
        return checked_map(
            ctx, as_position(dim_count, "the number of dimensions"), as_position(symbol_count, "the number of symbols"), raw, count)

    @staticmethod
    def get_constant(value, Context context=None):
        """`() -> (value)`."""
        cdef Context ctx = context_or_default(context)
        cdef McAffineExpr raw = mc_affine_constant(ctx.c, as_i64(value, "the constant"))
        return checked_map(ctx, 0, 0, &raw, 1)

    @staticmethod
    def get_empty(Context context=None):
        """`() -> ()`."""
        return checked_map(context_or_default(context), 0, 0, NULL, 0)

    @staticmethod
    def get_identity(n_dims, Context context=None):
        """`(d0, d1, ...) -> (d0, d1, ...)`."""
        cdef uint32_t dims = as_position(n_dims, "the number of dimensions")
        return map_of_dims(context_or_default(context), dims, range(dims))

    @staticmethod
    def get_minor_identity(n_dims, n_results, Context context=None):
        """The identity of the last `n_results` dimensions."""
        cdef uint32_t dims = as_position(n_dims, "the number of dimensions")
        cdef uint32_t results = min(dims, as_position(n_results, "the number of results"))
        return map_of_dims(context_or_default(context), dims, range(dims - results, dims))

    @staticmethod
    def get_permutation(permutation not None, Context context=None):
        """`(d0, d1, ...) -> (dims in this order)`. Raises RuntimeError when the numbers are not those from 0, each once."""
        cdef list positions = []
        for number in permutation:
            if as_i64(number, "a position") < 0:
                raise TypeError(f"a position must not be negative, got {number}")
            positions.append(as_i64(number, "a position"))
        if sorted(positions) != list(range(len(positions))):
            raise RuntimeError("Invalid permutation when attempting to create an AffineMap")
        return map_of_dims(context_or_default(context), len(positions), positions)

    @staticmethod
    def compress_unused_symbols(maps not None, Context context=None, /):
        """The maps without the symbols that none of them uses, a new list. They must have as many symbols each (else ValueError)."""
        return compressed_maps(list(maps), context)

    def __eq__(self, other):
        if not isinstance(other, AffineMap):
            return NotImplemented
        return self.ctx is (<AffineMap>other).ctx and self.map.index == (<AffineMap>other).map.index

    def __hash__(self):
        return hash_of(self.ctx, self.map.index)

    def __str__(self):
        cdef McBuf *buf = new_buf()
        try:
            return taken_text(self.ctx, buf, mc_print_affine_map(map_context(self), self.map, buf))
        finally:
            mc_buf_delete(buf)

    def __repr__(self):
        return f"AffineMap({self})"

    def dump(self):
        """Print to stderr."""
        print(str(self), file=sys.stderr)

    @property
    def context(self):
        """The context it lives in."""
        return bound(self.ctx, "affine map")

    @property
    def _CAPIPtr(self):
        """A capsule that keeps it."""
        map_context(self)
        return make_capsule(self, AFFINE_MAP_CAPSULE)

    @staticmethod
    def _CAPICreate(capsule):
        """The map of a capsule. Raises ValueError for another capsule."""
        return from_capsule(capsule, AFFINE_MAP_CAPSULE)

    @property
    def n_dims(self):
        """How many dimensions it has."""
        return mc_affine_map_num_dims(map_context(self), self.map)

    @property
    def n_symbols(self):
        """How many symbols it has."""
        return mc_affine_map_num_symbols(map_context(self), self.map)

    @property
    def n_inputs(self):
        """How many dimensions and symbols it has."""
        return self.n_dims + self.n_symbols

    @property
    def results(self):
        """Its results, a sequence."""
        cdef AffineExprList view = AffineExprList.__new__(AffineExprList)
        view.owner = self
        view.count = mc_affine_map_num_results(map_context(self), self.map)
        view.step = 1
        return view

    @property
    def is_permutation(self):
        """Whether its results are its dimensions in some order, and it has no symbols."""
        return self.is_projected_permutation and len(self.results) == self.n_dims

    @property
    def is_projected_permutation(self):
        """Whether its results are different dimensions, and it has no symbols."""
        cdef McContext *c = map_context(self)
        cdef uint32_t i
        cdef McAffineExpr result
        seen = set()
        if self.n_symbols or len(self.results) > self.n_inputs:
            return False
        for i in range(mc_affine_map_num_results(c, self.map)):
            result = mc_affine_map_result(c, self.map, i)
            if mc_kind(c, result.index) != MC_AFFINE_DIM or result.index in seen:
                return False
            seen.add(result.index)
        return True

    def get_submap(self, result_positions not None):
        """The map with the results of these positions. Raises ValueError when there is none."""
        cdef int64_t count = mc_affine_map_num_results(map_context(self), self.map)
        positions = [as_i64(number, "a position") for number in result_positions]
        if not all(0 <= position < count for position in positions):
            raise ValueError("result position out of bounds")
        return submap(self, positions)

    def get_major_submap(self, n_results):
        """The map with the first results. `n_results` must be less than their number (else ValueError, as in upstream's bindings)."""
        return submap(self, range(submap_size(self, n_results)))

    def get_minor_submap(self, n_results):
        """The map with the last results. `n_results` must be less than their number (else ValueError, as in upstream's bindings)."""
        count = len(self.results)
        return submap(self, range(count - submap_size(self, n_results), count))

    def replace(self, AffineExpr expr not None, AffineExpr replacement not None, n_result_dims, n_result_syms):
        """The map with the given numbers of dimensions and symbols, and with `replacement` wherever `expr` is in the results."""
        cdef McContext *c = map_context(self)
        cdef Scratch room = Scratch.__new__(Scratch)
        cdef McAffineExpr *results = map_results(self, room)
        cdef uint32_t i, count = mc_affine_map_num_results(c, self.map)
        cdef McAffineExpr part = affine_operand(self.ctx, expr)
        cdef McAffineExpr by = affine_operand(self.ctx, replacement)
        for i in range(count):
            results[i] = mc_affine_replace(c, results[i], part, by)
        return checked_map(
            self.ctx, as_position(n_result_dims, "the number of dimensions"), as_position(n_result_syms, "the number of symbols"),
            results, count)


cdef int64_t submap_size(AffineMap self, number) except -1:
    cdef int64_t size = as_i64(number, "the number of results")
    if size < 0 or size >= len(self.results):
        raise ValueError("number of results out of bounds")
    return size


cdef list compressed_maps(list maps, Context context):
    cdef Context ctx = context_or_default(context) if not maps else bound((<AffineMap?>maps[0]).ctx, "affine map")
    cdef McContext *c = ctx.c
    cdef AffineMap affine_map
    cdef Scratch flag_room = Scratch.__new__(Scratch), symbol_room = Scratch.__new__(Scratch), room
    cdef uint32_t i, next = 0, symbols = 0 if not maps else maps[0].n_symbols
    cdef McAffineExpr *results
    cdef uint8_t *used = <uint8_t *>flag_room.room(symbols, 1)
    cdef McAffineExpr *renumbered = <McAffineExpr *>symbol_room.room(symbols, sizeof(McAffineExpr))
    cdef list compressed = []
    memset(used, 0, symbols)
    for affine_map in maps:
        same_context(ctx, bound(affine_map.ctx, "affine map"), "the affine map")
        if mc_affine_map_num_symbols(c, affine_map.map) != symbols:
            raise ValueError("the maps must have the same number of symbols")
        for i in range(mc_affine_map_num_results(c, affine_map.map)):
            if not mc_affine_mark_symbols(c, mc_affine_map_result(c, affine_map.map, i), used, symbols):
                raise out_of_memory(ctx)
    for i in range(symbols):
        renumbered[i] = mc_affine_symbol(c, next)
        next += used[i]
    for affine_map in maps:
        room = Scratch.__new__(Scratch)
        results = map_results(affine_map, room)
        for i in range(mc_affine_map_num_results(c, affine_map.map)):
            results[i] = mc_affine_substitute(c, results[i], NULL, 0, renumbered, symbols)
        compressed.append(
            checked_map(ctx, affine_map.n_dims, next, results, mc_affine_map_num_results(c, affine_map.map)))
    return compressed


# --- integer sets ---

cdef McContext *set_context(IntegerSet self) except NULL:
    return bound(self.ctx, "integer set").c


cdef object make_integer_set(Context ctx, McIntegerSet raw):
    if raw.index == 0:
        raise MLIRError("the integer set is nested too deep, or memory ran out")
    cdef IntegerSet handle = IntegerSet.__new__(IntegerSet)
    handle.ctx = ctx
    handle.set = raw
    return handle


@cython.no_gc
cdef class IntegerSet:
    """`(d0)[s0] : (d0 - s0 == 0, d0 >= 0)`: the points where all constraints hold; immutable, and equal ones are one."""

    def __init__(self, *args, **kwargs):
        no_constructor(IntegerSet)

    def __reduce__(self):
        return _unpickle, ("IntegerSet", str(IntegerSetAttr.get(self)))

    @staticmethod
    def get(num_dims, num_symbols, exprs not None, eq_flags not None, Context context=None):
        """The set where each expression is 0 (its flag is True) or not negative.

        Raises ValueError for no constraints, another number of flags, or other dimensions and symbols than these.
        """
        cdef Context ctx = context_or_default(context)
        cdef Scratch room = Scratch.__new__(Scratch), flag_room = Scratch.__new__(Scratch)
        cdef size_t count, i
        cdef uint32_t dims = as_position(num_dims, "the number of dimensions")
        cdef uint32_t symbols = as_position(num_symbols, "the number of symbols")
        cdef list exprs_list = list(exprs), flags = list(eq_flags)
        if len(exprs_list) != len(flags):
            raise ValueError("Expected the number of constraints to match that of equality flags")
        if not exprs_list:
            raise ValueError("Expected non-empty list of constraints")
        for flag in flags:
            if not isinstance(flag, bool):
                raise TypeError(f"a flag must be a bool, not {type(flag).__name__}")
        cdef McAffineExpr *raw = exprs_of(ctx, exprs_list, room, &count, "IntegerSet")
        cdef uint8_t *equal = <uint8_t *>flag_room.room(count, 1)
        for i in range(count):
            equal[i] = flags[i]
        check_bounds(ctx, raw, count, dims, symbols, "an integer set")
        return make_integer_set(ctx, mc_integer_set(ctx.c, dims, symbols, raw, equal, count))

    @staticmethod
    def get_empty(num_dims, num_symbols, Context context=None):
        """The set of no points: `1 == 0`."""
        cdef Context ctx = context_or_default(context)
        return IntegerSet.get(num_dims, num_symbols, [AffineExpr.get_constant(1, ctx)], [True], ctx)

    def __eq__(self, other):
        if not isinstance(other, IntegerSet):
            return NotImplemented
        return self.ctx is (<IntegerSet>other).ctx and self.set.index == (<IntegerSet>other).set.index

    def __hash__(self):
        return hash_of(self.ctx, self.set.index)

    def __str__(self):
        cdef McBuf *buf = new_buf()
        try:
            return taken_text(self.ctx, buf, mc_print_integer_set(set_context(self), self.set, buf))
        finally:
            mc_buf_delete(buf)

    def __repr__(self):
        return f"IntegerSet({self})"

    def dump(self):
        """Print to stderr."""
        print(str(self), file=sys.stderr)

    @property
    def context(self):
        """The context it lives in."""
        return bound(self.ctx, "integer set")

    @property
    def _CAPIPtr(self):
        """A capsule that keeps it."""
        set_context(self)
        return make_capsule(self, INTEGER_SET_CAPSULE)

    @staticmethod
    def _CAPICreate(capsule):
        """The set of a capsule. Raises ValueError for another capsule."""
        return from_capsule(capsule, INTEGER_SET_CAPSULE)

    @property
    def n_dims(self):
        """How many dimensions it has."""
        return mc_integer_set_num_dims(set_context(self), self.set)

    @property
    def n_symbols(self):
        """How many symbols it has."""
        return mc_integer_set_num_symbols(set_context(self), self.set)

    @property
    def n_inputs(self):
        """How many dimensions and symbols it has."""
        return self.n_dims + self.n_symbols

    @property
    def n_equalities(self):
        """How many constraints are `== 0`."""
        return sum(constraint.is_eq for constraint in self.constraints)

    @property
    def n_inequalities(self):
        """How many constraints are `>= 0`."""
        return len(self.constraints) - self.n_equalities

    @property
    def is_canonical_empty(self):
        """Whether it equals the result of `get_empty`."""
        return self == IntegerSet.get_empty(self.n_dims, self.n_symbols, self.context)

    @property
    def constraints(self):
        """Its constraints, a sequence."""
        cdef IntegerSetConstraintList view = IntegerSetConstraintList.__new__(IntegerSetConstraintList)
        view.owner = self
        view.count = mc_integer_set_num_constraints(set_context(self), self.set)
        view.step = 1
        return view

    def get_replaced(self, dim_exprs not None, symbol_exprs not None, num_result_dims, num_result_symbols):
        """The set with the given numbers of dimensions and symbols, and with expressions in place of its own.

        Raises ValueError when the expressions are more or fewer than its dimensions and symbols.
        """
        cdef McContext *c = set_context(self)
        cdef Scratch dim_room = Scratch.__new__(Scratch), symbol_room = Scratch.__new__(Scratch), room = Scratch.__new__(Scratch)
        cdef Scratch flag_room = Scratch.__new__(Scratch)
        cdef size_t num_dims, num_symbols
        cdef uint32_t i, count = mc_integer_set_num_constraints(c, self.set)
        cdef uint32_t dims = as_position(num_result_dims, "the number of dimensions")
        cdef uint32_t symbols = as_position(num_result_symbols, "the number of symbols")
        cdef McAffineExpr *dim_raw = exprs_of(self.ctx, dim_exprs, dim_room, &num_dims, "IntegerSet")
        cdef McAffineExpr *symbol_raw = exprs_of(self.ctx, symbol_exprs, symbol_room, &num_symbols, "IntegerSet")
        if num_dims != mc_integer_set_num_dims(c, self.set):
            raise ValueError("Expected the number of dimension replacement expressions to match that of dimensions")
        if num_symbols != mc_integer_set_num_symbols(c, self.set):
            raise ValueError("Expected the number of symbol replacement expressions to match that of symbols")
        cdef McAffineExpr *raw = <McAffineExpr *>room.room(count, sizeof(McAffineExpr))
        cdef uint8_t *equal = <uint8_t *>flag_room.room(count, 1)
        for i in range(count):
            raw[i] = mc_affine_substitute(
                c, mc_integer_set_constraint(c, self.set, i), dim_raw, num_dims, symbol_raw, num_symbols)
            equal[i] = mc_integer_set_is_equality(c, self.set, i)
        check_bounds(self.ctx, raw, count, dims, symbols, "an integer set")
        return make_integer_set(self.ctx, mc_integer_set(c, dims, symbols, raw, equal, count))


@cython.no_gc
cdef class IntegerSetConstraint:
    """One constraint of a set: `expr == 0` or `expr >= 0`."""

    def __init__(self):
        no_constructor(IntegerSetConstraint)

    def __repr__(self):
        return "<IntegerSetConstraint>" if self.set is None else f"<IntegerSetConstraint {self.expr} {'==' if self.is_eq else '>='} 0>"

    @property
    def expr(self):
        """The expression."""
        return make_affine_expr(self.set.ctx, mc_integer_set_constraint(set_context(self.set), self.set.set, self.index))

    @property
    def is_eq(self):
        """Whether it is `== 0`."""
        return mc_integer_set_is_equality(set_context(self.set), self.set.set, self.index)


# --- sequences of them ---

cdef class _AffineSequence:
    def __init__(self, *args, **kwargs):
        no_constructor(type(self))

    cdef object item(self, uint32_t i):
        return None

    def __repr__(self):
        return short_list(type(self).__name__, self)

    def __len__(self):
        return self.count

    def __getitem__(self, key):
        cdef _AffineSequence part
        cdef Py_ssize_t i
        if isinstance(key, slice):
            first, _, step = key.indices(self.count)
            part = <_AffineSequence>type(self).__new__(type(self))
            part.owner = self.owner
            part.count = len(range(*key.indices(self.count)))
            part.start = self.start + first * self.step
            part.step = self.step * step
            return part
        if not isinstance(key, int):
            raise TypeError(f"expected an integer or a slice, not {type(key).__name__}")
        i = key + self.count if key < 0 else key
        if i < 0 or i >= self.count:
            raise IndexError("index out of range")
        return self.item(<uint32_t>(self.start + i * self.step))

    def __iter__(self):
        cdef Py_ssize_t i
        return iter([self.item(<uint32_t>(self.start + i * self.step)) for i in range(self.count)])

    def __add__(self, other):
        if type(other) is not type(self):
            return NotImplemented
        return list(self) + list(other)


cdef class AffineExprList(_AffineSequence):
    """Results of an affine map; slices are such sequences, sums are lists."""

    cdef object item(self, uint32_t i):
        cdef AffineMap owner = <AffineMap?>self.owner
        return make_affine_expr(owner.ctx, mc_affine_map_result(map_context(owner), owner.map, i))


cdef class IntegerSetConstraintList(_AffineSequence):
    """Constraints of an integer set; slices are such sequences, sums are lists."""

    cdef object item(self, uint32_t i):
        cdef IntegerSetConstraint constraint = IntegerSetConstraint.__new__(IntegerSetConstraint)
        constraint.set = <IntegerSet?>self.owner
        constraint.index = i
        return constraint


cdef const char *AFFINE_EXPR_CAPSULE = "mlircore.ir.AffineExpr._CAPIPtr"
cdef const char *AFFINE_MAP_CAPSULE = "mlircore.ir.AffineMap._CAPIPtr"
cdef const char *INTEGER_SET_CAPSULE = "mlircore.ir.IntegerSet._CAPIPtr"


@cython.no_gc
cdef class AffineMapAttr(Attribute):
    """`affine_map<(d0) -> (d0)>`."""

    static_typeid = make_typeid("#builtin.affine_map")
    attr_name = "builtin.affine_map"

    @staticmethod
    def get(AffineMap affine_map not None):
        """The attribute that holds a map."""
        cdef McContext *c = map_context(affine_map)
        return made_attribute(affine_map.ctx, mc_attr_affine_map(c, affine_map.map), AffineMapAttr)

    @property
    def value(self):
        """The map."""
        cdef McContext *c = bound(self.ctx, "attribute").c
        if mc_kind(c, self.attr.index) != MC_ATTR_AFFINE_MAP:
            raise TypeError(f"{self} is of another kind")
        return make_affine_map(self.ctx, mc_attr_affine_map_value(c, self.attr))


@cython.no_gc
cdef class IntegerSetAttr(Attribute):
    """`affine_set<(d0) : (d0 >= 0)>`."""

    static_typeid = make_typeid("#builtin.integer_set")
    attr_name = "builtin.integer_set"

    @staticmethod
    def get(IntegerSet integer_set not None):
        """The attribute that holds a set."""
        cdef McContext *c = set_context(integer_set)
        return made_attribute(integer_set.ctx, mc_attr_integer_set(c, integer_set.set), IntegerSetAttr)

    @property
    def value(self):
        """The set. (Upstream has no such property.)"""
        cdef McContext *c = bound(self.ctx, "attribute").c
        if mc_kind(c, self.attr.index) != MC_ATTR_INTEGER_SET:
            raise TypeError(f"{self} is of another kind")
        return make_integer_set(self.ctx, mc_attr_integer_set_value(c, self.attr))


show_as(MC_ATTR_AFFINE_MAP, AffineMapAttr)
show_as(MC_ATTR_INTEGER_SET, IntegerSetAttr)
