# dense_arrays.pxi - array<i64: 1, 2> and its like: seven classes that differ in their elements alone.

cdef enum:
    ARRAY_BOOL, ARRAY_I8, ARRAY_I16, ARRAY_I32, ARRAY_I64, ARRAY_F32, ARRAY_F64, NUM_ARRAYS

cdef tuple array_words = ("bool", "int", "int", "int", "int", "float", "float")  # the Python type of the elements
cdef uint8_t[NUM_ARRAYS] array_sizes = [1, 1, 2, 4, 8, 4, 8]
cdef tuple array_formats = (b"?", b"b", b"h", b"i", b"q", b"f", b"d")


cdef int dense_array_slot(McContext *c, McType element) noexcept nogil:
    """The slot of arrays of such elements; the kind's own slot when no class is for them."""
    cdef int i
    if mc_kind(c, element.index) == MC_TYPE_FLOAT:
        if mc_type_float_kind(c, element) == MC_F32:
            return SLOT_DENSE_ARRAYS + ARRAY_F32
        return SLOT_DENSE_ARRAYS + ARRAY_F64 if mc_type_float_kind(c, element) == MC_F64 else MC_ATTR_DENSE_ARRAY
    if mc_type_integer_signedness(c, element) == MC_SIGNLESS:
        for i in range(ARRAY_BOOL, ARRAY_I64 + 1):
            if mc_type_integer_width(c, element) == (8 * array_sizes[i] if i > 0 else 1):
                return SLOT_DENSE_ARRAYS + i
    return MC_ATTR_DENSE_ARRAY


cdef McType array_element(McContext *c, int which) noexcept nogil:
    if which >= ARRAY_F32:
        return mc_type_float(c, MC_F32 if which == ARRAY_F32 else MC_F64)
    return mc_type_integer(c, 8 * array_sizes[which] if which > 0 else 1, MC_SIGNLESS)


cdef int array_number(cls) except -1:
    """The number, of seven, of a class or of its base."""
    cdef int i
    for i in range(NUM_ARRAYS):
        if slot_classes[SLOT_DENSE_ARRAYS + i] is not NULL and issubclass(cls, <object>slot_classes[SLOT_DENSE_ARRAYS + i]):
            return i
    raise TypeError("use DenseI64ArrayAttr or another class of arrays of one type")


cdef object no_array(int which, values, str function):
    """The error for values that cannot make an array, in upstream's words."""
    name = (<object>slot_classes[SLOT_DENSE_ARRAYS + which]).__name__
    return TypeError(
        f"{function}(): incompatible function arguments. The following argument types are supported:\n"
        f"    1. {function}(values: collections.abc.Sequence[{array_words[which]}], context: mlircore.ir.Context | None = None)"
        f" -> mlircore.ir.{name}\n\nInvoked with types: {type(values).__name__}"
    )


cdef int put_array_value(void *data, size_t i, int which, value) except -1:
    """Writes value number `i`. Raises TypeError or OverflowError for a value that does not fit."""
    cdef int overflow = 0
    cdef int64_t number
    cdef int64_t limit
    if which == ARRAY_BOOL:
        (<uint8_t *>data)[i] = 1 if value else 0
        return 0
    if which == ARRAY_F64:
        (<double *>data)[i] = value
        return 0
    if which == ARRAY_F32:
        (<float *>data)[i] = <float><double>value
        return 0
    if not PyLong_CheckExact(value):
        value = PyNumber_Index(value)
    number = PyLong_AsLongLongAndOverflow(value, &overflow)
    limit = (<int64_t>1) << (8 * array_sizes[which] - 1) if which != ARRAY_I64 else 0
    if overflow or (which != ARRAY_I64 and (number < -limit or number >= limit)):
        raise OverflowError()
    if which == ARRAY_I8:
        (<int8_t *>data)[i] = <int8_t>number
    elif which == ARRAY_I16:
        (<int16_t *>data)[i] = <int16_t>number
    elif which == ARRAY_I32:
        (<int32_t *>data)[i] = <int32_t>number
    else:
        (<int64_t *>data)[i] = number
    return 0


cdef bytes array_buffer(values, int which):
    """The bytes of a buffer whose elements have the array's element type, or None."""
    if which == ARRAY_BOOL or isinstance(values, (list, tuple, bytes, str)):
        return None
    try:
        view = memoryview(values)
    except (TypeError, ValueError, BufferError):
        return None
    if view.ndim != 1 or view.itemsize != array_sizes[which]:
        return None
    return view.tobytes() if view.format in ("fd" if which >= ARRAY_F32 else "bhilq") else None


cdef Attribute dense_array(Context ctx, int which, cls, values, const void *first, size_t num_first, str function):
    """An array of the `num_first` elements at `first`, then those of `values`."""
    cdef Scratch room = Scratch.__new__(Scratch)
    cdef size_t size = array_sizes[which]
    cdef size_t i
    cdef bytes raw = array_buffer(values, which)
    cdef list items
    cdef size_t count
    cdef char *data
    if raw is not None:
        count = len(raw) // size
        data = <char *>room.room(num_first + count, size)
        memcpy(data + num_first * size, PyBytes_AS_STRING(raw), len(raw))
    else:
        if isinstance(values, (str, bytes)):
            raise no_array(which, values, function)
        try:
            items = list(values.tolist() if hasattr(values, "tolist") else values)
        except TypeError:
            raise no_array(which, values, function) from None
        count = len(items)
        data = <char *>room.room(num_first + count, size)
        for i in range(count):
            try:
                put_array_value(data, num_first + i, which, items[i])
            except (TypeError, OverflowError):
                raise no_array(which, values, function) from None
    if num_first > 0:
        memcpy(data, first, num_first * size)
    cdef McDiags *diags = new_diags(ctx)
    try:
        attr = mc_attr_dense_array(ctx.c, array_element(ctx.c, which), data, num_first + count, diags)
        if attr.index == 0:
            raise_diags(ctx, diags, "Invalid attribute", MLIRError)
    finally:
        mc_diags_free(diags)
    return made_attribute(ctx, attr, cls)


cdef int array_of(Attribute self, McStr *stored, size_t *count) except -1:
    """The number, of seven, of its class, and its elements. Reads the attribute, since a class can be mixed with another one in Python."""
    cdef McContext *c = attr_of_kind(self, MC_ATTR_DENSE_ARRAY)
    cdef int slot = dense_array_slot(c, mc_attr_dense_array_element(c, self.attr))
    if slot == MC_ATTR_DENSE_ARRAY:
        raise TypeError(f"{self} is of another kind")
    stored[0] = mc_attr_dense_data(c, self.attr)
    count[0] = <size_t>mc_attr_dense_count(c, self.attr)
    return slot - SLOT_DENSE_ARRAYS


cdef object array_value(int which, const char *data, size_t i):
    if which == ARRAY_BOOL:
        return data[i] != 0
    if which == ARRAY_I8:
        return (<const int8_t *>data)[i]
    if which == ARRAY_I16:
        return (<const int16_t *>data)[i]
    if which == ARRAY_I32:
        return (<const int32_t *>data)[i]
    if which == ARRAY_I64:
        return (<const int64_t *>data)[i]
    if which == ARRAY_F32:
        return (<const float *>data)[i]
    return (<const double *>data)[i]


@cython.no_gc
cdef class _DenseArrayAttr(Attribute):
    """Base of the seven classes of arrays: a sequence of numbers, and a read-only buffer of them, which numpy reads without a copy."""

    static_typeid = _NoTypeID()

    @classmethod
    def get(cls, values not None, Context context=None):
        """The array of a sequence of numbers; a buffer of the elements' type is copied as a whole, without a step for each element.

        Raises TypeError for anything but a sequence, and for an element that is not a number or does not fit.
        """
        return dense_array(context_or_default(context), array_number(cls), cls, values, NULL, 0, "get")

    def __len__(self):
        cdef McStr stored
        cdef size_t count
        array_of(self, &stored, &count)
        return <Py_ssize_t>count

    def __getitem__(self, Py_ssize_t index):
        cdef McStr stored
        cdef size_t count
        cdef int which = array_of(self, &stored, &count)
        if index < 0:
            index += <Py_ssize_t>count
        if index < 0 or <size_t>index >= count:
            raise IndexError("DenseArray index out of range")
        return array_value(which, stored.ptr, <size_t>index)

    def __iter__(self):
        cdef McStr stored
        cdef size_t count
        cdef int which = array_of(self, &stored, &count)
        cdef _DenseArrayIterator iterator = <_DenseArrayIterator>_DenseArrayIterator.__new__(<type>array_iterators[which])
        iterator.array = self
        return iterator

    def __add__(self, other):
        cdef McStr stored
        cdef size_t count
        cdef int which = array_of(self, &stored, &count)
        return dense_array(self.ctx, which, type(self), other, stored.ptr, count, "__add__")

    def __getbuffer__(self, Py_buffer *view, int flags):
        cdef McStr stored
        cdef size_t count
        cdef int which = array_of(self, &stored, &count)
        cdef int64_t dim = <int64_t>count
        cdef bytes format = array_formats[which]
        fill_view(self, view, flags, stored.ptr, array_sizes[which], PyBytes_AS_STRING(format), &dim, 1, False)

    def __releasebuffer__(self, Py_buffer *view):
        PyMem_Free(view.internal)


@cython.no_gc
cdef class DenseBoolArrayAttr(_DenseArrayAttr):
    """`array<i1: true, false>`."""


@cython.no_gc
cdef class DenseI8ArrayAttr(_DenseArrayAttr):
    """`array<i8: 1, -2>`."""


@cython.no_gc
cdef class DenseI16ArrayAttr(_DenseArrayAttr):
    """`array<i16: 1, -2>`."""


@cython.no_gc
cdef class DenseI32ArrayAttr(_DenseArrayAttr):
    """`array<i32: 1, -2>`."""


@cython.no_gc
cdef class DenseI64ArrayAttr(_DenseArrayAttr):
    """`array<i64: 1, -2>`."""


@cython.no_gc
cdef class DenseF32ArrayAttr(_DenseArrayAttr):
    """`array<f32: 1.5>`."""


@cython.no_gc
cdef class DenseF64ArrayAttr(_DenseArrayAttr):
    """`array<f64: 1.5>`."""


@cython.no_gc
cdef class _DenseArrayIterator:
    """Iterates over the elements of a dense array."""

    def __init__(self):
        raise TypeError(f"{type(self).__name__}: no constructor defined! Use iter(array)")

    def __iter__(self):
        return self

    def __next__(self):
        cdef McStr stored
        cdef size_t count
        cdef int which
        if self.array is None:
            raise StopIteration
        which = array_of(self.array, &stored, &count)
        if self.next >= count:
            raise StopIteration
        self.next += 1
        return array_value(which, stored.ptr, self.next - 1)


@cython.no_gc
cdef class DenseBoolArrayIterator(_DenseArrayIterator):
    """Iterates over a DenseBoolArrayAttr."""


@cython.no_gc
cdef class DenseI8ArrayIterator(_DenseArrayIterator):
    """Iterates over a DenseI8ArrayAttr."""


@cython.no_gc
cdef class DenseI16ArrayIterator(_DenseArrayIterator):
    """Iterates over a DenseI16ArrayAttr."""


@cython.no_gc
cdef class DenseI32ArrayIterator(_DenseArrayIterator):
    """Iterates over a DenseI32ArrayAttr."""


@cython.no_gc
cdef class DenseI64ArrayIterator(_DenseArrayIterator):
    """Iterates over a DenseI64ArrayAttr."""


@cython.no_gc
cdef class DenseF32ArrayIterator(_DenseArrayIterator):
    """Iterates over a DenseF32ArrayAttr."""


@cython.no_gc
cdef class DenseF64ArrayIterator(_DenseArrayIterator):
    """Iterates over a DenseF64ArrayAttr."""


cdef tuple array_iterators = (DenseBoolArrayIterator, DenseI8ArrayIterator, DenseI16ArrayIterator, DenseI32ArrayIterator,
                              DenseI64ArrayIterator, DenseF32ArrayIterator, DenseF64ArrayIterator)

show_as(SLOT_DENSE_ARRAYS + ARRAY_BOOL, DenseBoolArrayAttr)
show_as(SLOT_DENSE_ARRAYS + ARRAY_I8, DenseI8ArrayAttr)
show_as(SLOT_DENSE_ARRAYS + ARRAY_I16, DenseI16ArrayAttr)
show_as(SLOT_DENSE_ARRAYS + ARRAY_I32, DenseI32ArrayAttr)
show_as(SLOT_DENSE_ARRAYS + ARRAY_I64, DenseI64ArrayAttr)
show_as(SLOT_DENSE_ARRAYS + ARRAY_F32, DenseF32ArrayAttr)
show_as(SLOT_DENSE_ARRAYS + ARRAY_F64, DenseF64ArrayAttr)
