# builtin_types.pxi - classes of the builtin types without a shape.

class _Signedness(enum.Enum):
    """How an integer type reads its bits."""

    SIGNLESS = 0
    SIGNED = 1
    UNSIGNED = 2

    def __repr__(self):
        return str(self)


_Signedness.__name__ = "Signedness"
_Signedness.__qualname__ = "IntegerType.Signedness"


cdef uint32_t as_width(width) except? 0:
    """The width of an integer type. Raises TypeError for anything but an integer, ValueError for a width that is too large."""
    number = as_i64(width, "the width")
    if number < 0:
        raise TypeError(f"the width must not be negative, got {number}")
    if number > MC_MAX_INTEGER_WIDTH:
        raise ValueError(f"integer bitwidth is limited to {MC_MAX_INTEGER_WIDTH} bits")
    return <uint32_t>number


cdef int64_t as_i64(number, what) except? -1:
    """An integer of 64 bits: an int, or an object with `__index__`. Raises TypeError."""
    cdef int overflow = 0
    cdef int64_t value
    if not PyLong_CheckExact(number):
        try:
            number = PyNumber_Index(number)
        except TypeError:
            raise TypeError(f"{what} must be an integer, got {type(number).__name__}") from None
    value = PyLong_AsLongLongAndOverflow(number, &overflow)
    if overflow:
        raise TypeError(f"{what} must fit into 64 bits, got {number}")
    return value


cdef Type make_integer(width, McSignedness signedness, Context context):
    cdef Context ctx = context_or_default(context)
    return made_type(ctx, mc_type_integer(ctx.c, as_width(width), signedness), IntegerType)


@cython.no_gc
cdef class IntegerType(Type):
    """An integer type: `i32`, `si8`, `ui1`."""

    static_typeid = make_typeid("!builtin.integer")
    type_name = "builtin.integer"
    Signedness = _Signedness
    SIGNLESS = _Signedness.SIGNLESS
    SIGNED = _Signedness.SIGNED
    UNSIGNED = _Signedness.UNSIGNED

    @staticmethod
    def get(width, signedness=None, Context context=None):
        """The integer type of a width in bits; signless without `signedness`. Raises ValueError above 2**24 - 1."""
        kind = _Signedness.SIGNLESS if signedness is None else _Signedness(signedness)
        return make_integer(width, <McSignedness><int>kind.value, context)

    @staticmethod
    def get_signless(width, Context context=None):
        """`iN`: the operations that use it define how they read its bits."""
        return make_integer(width, MC_SIGNLESS, context)

    @staticmethod
    def get_signed(width, Context context=None):
        """`siN`."""
        return make_integer(width, MC_SIGNED, context)

    @staticmethod
    def get_unsigned(width, Context context=None):
        """`uiN`."""
        return make_integer(width, MC_UNSIGNED, context)

    @property
    def width(self):
        """How many bits it has."""
        return mc_type_integer_width(of_kind(self, MC_TYPE_INTEGER), self.type)

    @property
    def signedness(self):
        """Its `IntegerType.Signedness`."""
        return _Signedness(<int>mc_type_integer_signedness(of_kind(self, MC_TYPE_INTEGER), self.type))

    @property
    def is_signless(self):
        """Whether it is `iN`."""
        return mc_type_integer_signedness(of_kind(self, MC_TYPE_INTEGER), self.type) == MC_SIGNLESS

    @property
    def is_signed(self):
        """Whether it is `siN`."""
        return mc_type_integer_signedness(of_kind(self, MC_TYPE_INTEGER), self.type) == MC_SIGNED

    @property
    def is_unsigned(self):
        """Whether it is `uiN`."""
        return mc_type_integer_signedness(of_kind(self, MC_TYPE_INTEGER), self.type) == MC_UNSIGNED


@cython.no_gc
cdef class IndexType(Type):
    """`index`: an integer as wide as the target's addresses."""

    static_typeid = make_typeid("!builtin.index")
    type_name = "builtin.index"

    @staticmethod
    def get(Context context=None):
        """The index type."""
        cdef Context ctx = context_or_default(context)
        return made_type(ctx, mc_type_index(ctx.c), IndexType)


@cython.no_gc
cdef class NoneType(Type):
    """`none`: a type of one value."""

    static_typeid = make_typeid("!builtin.none")
    type_name = "builtin.none"

    @staticmethod
    def get(Context context=None):
        """The none type."""
        cdef Context ctx = context_or_default(context)
        return made_type(ctx, mc_type_none(ctx.c), NoneType)


@cython.no_gc
cdef class ComplexType(Type):
    """`complex<f32>`: a real and an imaginary part."""

    static_typeid = make_typeid("!builtin.complex")
    type_name = "builtin.complex"

    @staticmethod
    def get(Type element_type not None, /):
        """The complex type of an integer or a float type. Raises ValueError for other elements."""
        cdef Context ctx = bound(element_type.ctx, "type")
        cdef McKind kind = mc_kind(ctx.c, element_type.type.index)
        if kind != MC_TYPE_INTEGER and kind != MC_TYPE_FLOAT:
            raise ValueError(f"invalid '{Type(element_type)!r}' and expected floating point or integer type.")
        return made_type(ctx, mc_type_complex(ctx.c, element_type.type, NULL), ComplexType)

    @property
    def element_type(self):
        """The type of both parts."""
        return make_type(self.ctx, mc_type_element(of_kind(self, MC_TYPE_COMPLEX), self.type))


@cython.no_gc
cdef class FunctionType(Type):
    """`(i32, f32) -> index`: types of a function's arguments and results."""

    static_typeid = make_typeid("!builtin.function")
    type_name = "builtin.function"

    @staticmethod
    def get(inputs not None, results not None, Context context=None):
        """The function type with these argument and result types, two sequences."""
        cdef Context ctx = context_or_default(context)
        cdef Scratch input_room = Scratch.__new__(Scratch)
        cdef Scratch result_room = Scratch.__new__(Scratch)
        cdef size_t num_inputs, num_results
        cdef McType *raw_inputs = types_of(ctx, inputs, input_room, &num_inputs)
        cdef McType *raw_results = types_of(ctx, results, result_room, &num_results)
        return made_type(ctx, mc_type_function(ctx.c, raw_inputs, num_inputs, raw_results, num_results), FunctionType)

    @property
    def inputs(self):
        """Types of the arguments, a new list."""
        cdef McContext *c = of_kind(self, MC_TYPE_FUNCTION)
        cdef uint32_t i
        return [make_type(self.ctx, mc_type_input(c, self.type, i)) for i in range(mc_type_num_inputs(c, self.type))]

    @property
    def results(self):
        """Types of the results, a new list."""
        cdef McContext *c = of_kind(self, MC_TYPE_FUNCTION)
        cdef uint32_t i
        return [make_type(self.ctx, mc_type_result(c, self.type, i)) for i in range(mc_type_num_results(c, self.type))]


@cython.no_gc
cdef class TupleType(Type):
    """`tuple<i32, f32>`: several types in one."""

    static_typeid = make_typeid("!builtin.tuple")
    type_name = "builtin.tuple"

    @staticmethod
    def get_tuple(elements not None, Context context=None):
        """The tuple of a sequence of types."""
        cdef Context ctx = context_or_default(context)
        cdef Scratch room = Scratch.__new__(Scratch)
        cdef size_t count
        cdef McType *raw = types_of(ctx, elements, room, &count)
        return made_type(ctx, mc_type_tuple(ctx.c, raw, count), TupleType)

    @property
    def num_types(self):
        """How many types it has."""
        return mc_type_num_results(of_kind(self, MC_TYPE_TUPLE), self.type)

    def get_type(self, pos):
        """The type at a position. Raises IndexError when there is none."""
        cdef McContext *c = of_kind(self, MC_TYPE_TUPLE)
        cdef int64_t i = as_i64(pos, "the position")
        if i < 0 or i >= mc_type_num_results(c, self.type):
            raise IndexError("tuple type index out of range")
        return make_type(self.ctx, mc_type_result(c, self.type, <uint32_t>i))


@cython.no_gc
cdef class OpaqueType(Type):
    """A type of a dialect that is not defined, kept as it was written."""

    static_typeid = make_typeid("!builtin.opaque")
    type_name = "builtin.opaque"

    @staticmethod
    def get(str dialect_namespace not None, str buffer not None, Context context=None):
        """`!dialect_namespace.buffer`; neither is checked, as in upstream's bindings."""
        cdef Context ctx = context_or_default(context)
        cdef Py_ssize_t size
        cdef const char *text = PyUnicode_AsUTF8AndSize(buffer, &size)
        return made_type(ctx, mc_type_opaque(ctx.c, make_ident(ctx, dialect_namespace), text, <size_t>size), OpaqueType)

    @property
    def dialect_namespace(self):
        """The namespace of its dialect."""
        return ident_text(self.ctx, mc_type_opaque_dialect(of_kind(self, MC_TYPE_OPAQUE), self.type))

    @property
    def data(self):
        """The text after the namespace."""
        return text_of(mc_type_opaque_body(of_kind(self, MC_TYPE_OPAQUE), self.type))


show_as(MC_TYPE_INTEGER, IntegerType)
show_as(MC_TYPE_INDEX, IndexType)
show_as(MC_TYPE_NONE, NoneType)
show_as(MC_TYPE_COMPLEX, ComplexType)
show_as(MC_TYPE_FUNCTION, FunctionType)
show_as(MC_TYPE_TUPLE, TupleType)
show_as(MC_TYPE_OPAQUE, OpaqueType)
