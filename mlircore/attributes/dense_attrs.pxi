# dense_attrs.pxi - dense elements and resources: read as buffers without a copy, made from buffers without an object per element.
#
# A buffer of an attribute shows the interned bytes themselves and keeps the attribute, and so the context, alive. A splat has stride 0.
# Elements for which numpy has no format (bf16, f8E4M3FN, i4, ...) become an array through `__array__`: mlircore.bind.arrays.

cdef char *fill_view(handle, Py_buffer *view, int flags, const char *data, size_t itemsize, const char *format, const int64_t *dims,
                     uint32_t rank, bint splat, size_t extra=0) except NULL:
    """A read-only view of elements in C order, or of one for all. Returns `extra` bytes, which are the data when `data` is NULL."""
    cdef Py_ssize_t count = 1
    cdef Py_ssize_t i
    for i in range(<Py_ssize_t>rank):
        if dims[i] != 0 and count > PY_SSIZE_T_MAX // <Py_ssize_t>itemsize // dims[i]:
            raise BufferError("the elements are too many for a buffer")
        count *= dims[i]
    if flags & PyBUF_WRITABLE:
        raise BufferError("an attribute's elements cannot be changed")
    strided = splat and count > 1
    if strided and (flags & PyBUF_STRIDES != PyBUF_STRIDES or flags & (PyBUF_ANY_CONTIGUOUS | PyBUF_C_CONTIGUOUS | PyBUF_F_CONTIGUOUS) & ~PyBUF_STRIDES):
        raise BufferError("the elements of a splat are not contiguous: the buffer has one element with stride 0")
    if flags & PyBUF_F_CONTIGUOUS & ~PyBUF_STRIDES and rank > 1 and count > 1:
        raise BufferError("the elements are in C order")
    cdef Py_ssize_t *block = <Py_ssize_t *>PyMem_Malloc(2 * rank * sizeof(Py_ssize_t) + extra + 1)
    if block is NULL:
        raise MemoryError("out of memory")
    cdef char *room = <char *>(block + 2 * rank)
    cdef Py_ssize_t step = <Py_ssize_t>itemsize
    for i in range(<Py_ssize_t>rank - 1, -1, -1):
        block[i] = dims[i]
        block[rank + i] = 0 if splat and count > 0 else step
        step *= dims[i]
    view.buf = <void *>data if data is not NULL and count > 0 else <void *>room
    view.obj = handle
    view.len = count * <Py_ssize_t>itemsize
    view.itemsize = <Py_ssize_t>itemsize
    view.readonly = 1
    view.ndim = <int>rank if flags & PyBUF_ND == PyBUF_ND else 1
    view.format = <char *>format if flags & PyBUF_FORMAT else NULL
    view.shape = block if flags & PyBUF_ND == PyBUF_ND else NULL
    view.strides = block + rank if flags & PyBUF_STRIDES == PyBUF_STRIDES else NULL
    view.suboffsets = NULL
    view.internal = block
    return room


cdef const char *float_format(McFloatKind kind, size_t *itemsize) noexcept:
    if kind == MC_F16:
        itemsize[0] = 2
        return b"e"
    if kind == MC_F32:
        itemsize[0] = 4
        return b"f"
    if kind == MC_F64:
        itemsize[0] = 8
        return b"d"
    return NULL


cdef const char *complex_format(McFloatKind kind, size_t *itemsize) noexcept:
    if kind == MC_F32:
        itemsize[0] = 8
        return b"Zf"
    if kind == MC_F64:
        itemsize[0] = 16
        return b"Zd"
    return NULL


cdef const char *integer_format(uint32_t width, bint is_signed, size_t *itemsize) noexcept:
    itemsize[0] = (width + 7) // 8
    if width == 1:
        return b"?"
    if width == 8:
        if is_signed:
            return b"b"
        return b"B"
    if width == 16:
        if is_signed:
            return b"h"
        return b"H"
    if width == 32:
        if is_signed:
            return b"i"
        return b"I"
    if width == 64:
        if is_signed:
            return b"q"
        return b"Q"
    return NULL


cdef const char *element_format(McContext *c, McType element, size_t *itemsize) noexcept:
    """The buffer format of elements of a type, and their size; NULL where there is no format for them."""
    cdef McKind kind = mc_kind(c, element.index)
    if kind == MC_TYPE_COMPLEX:
        element = mc_type_element(c, element)
        if mc_kind(c, element.index) != MC_TYPE_FLOAT:
            return NULL
        return complex_format(mc_type_float_kind(c, element), itemsize)
    if kind == MC_TYPE_FLOAT:
        return float_format(mc_type_float_kind(c, element), itemsize)
    if kind == MC_TYPE_INDEX:
        return integer_format(64, True, itemsize)
    if kind != MC_TYPE_INTEGER:
        return NULL
    return integer_format(mc_type_integer_width(c, element), mc_type_integer_signedness(c, element) != MC_UNSIGNED, itemsize)


cdef class _Bytes:
    """Bytes that a handle keeps alive, as a read-only buffer."""

    cdef object handle
    cdef const char *data # borrowed from the handle
    cdef size_t length

    def __getbuffer__(self, Py_buffer *view, int flags):
        cdef int64_t dim = <int64_t>self.length
        fill_view(self, view, flags, self.data, 1, b"B", &dim, 1, False)

    def __releasebuffer__(self, Py_buffer *view):
        PyMem_Free(view.internal)


cdef object bytes_view(handle, McStr stored):
    """A read-only memoryview of bytes that live as long as `handle`."""
    cdef _Bytes view = _Bytes.__new__(_Bytes)
    view.handle = handle
    view.data = stored.ptr
    view.length = stored.len
    return memoryview(view)


cdef int64_t *static_dims(McContext *c, McType type, Scratch room) except NULL:
    """The dimensions of a shaped type, in the memory of `room`. Raises BufferError when one of them is dynamic."""
    cdef uint32_t i
    if not mc_type_has_static_shape(c, type):
        raise BufferError("the shape is not static")
    cdef int64_t *dims = <int64_t *>room.room(mc_type_rank(c, type), sizeof(int64_t))
    for i in range(mc_type_rank(c, type)):
        dims[i] = mc_type_dim(c, type, i)
    return dims


cdef str UNSUPPORTED = "Error converting attribute to buffer: unsupported data type for conversion to Python buffer"


cdef int fill_elements_view(Attribute self, Py_buffer *view, int flags, McStr stored, bint splat, bint packed) except -1:
    """A view of elements of the attribute's type. packed: elements of one bit are packed."""
    cdef McContext *c = self.ctx.c
    cdef McType type = mc_attr_value_type(c, self.attr)
    cdef Scratch room = Scratch.__new__(Scratch)
    cdef int64_t *dims = static_dims(c, type, room)
    cdef uint32_t rank = mc_type_rank(c, type)
    cdef size_t itemsize = 0
    cdef const char *format = element_format(c, mc_type_element(c, type), &itemsize)
    cdef int64_t count
    cdef size_t shown
    cdef char *bools
    if format is NULL:
        raise BufferError(UNSUPPORTED)
    if not mc_type_num_elements(c, type, &count):
        raise BufferError("the elements are too many for a buffer")
    if format[0] == c'?' and packed:
        shown = <size_t>(1 if splat and count > 0 else count)
        bools = fill_view(self, view, flags, NULL, 1, format, dims, rank, splat, shown)
        mc_attr_dense_unpack(c, self.attr, <uint8_t *>bools, shown)
        return 0
    if not splat and <uint64_t>count * itemsize != stored.len:
        raise BufferError(f"the data has {stored.len} bytes, the type needs {count * itemsize}")
    fill_view(self, view, flags, stored.ptr, itemsize, format, dims, rank, splat)
    return 0


# --- making ---

cdef str BAD_BUFFER = ("DenseElementsAttr could not be constructed from the given buffer. This may mean that the Python buffer layout "
                       "does not match that MLIR expected layout and is a bug.")


cdef Attribute made_dense(Context ctx, McAttr attr, McDiags *diags):
    """The attribute, or ValueError with the message in `diags`, or MemoryError."""
    if attr.index != 0:
        return made_attribute(ctx, attr, class_of(ctx, attr.index, Attribute))
    if mc_diags_count(diags) == 0:
        raise out_of_memory(ctx)
    if mc_diags_out_of_memory(diags):
        raise out_of_memory(ctx)
    message = mc_diags_get(diags, 0).message.decode()
    raise ValueError(BAD_BUFFER if "does not match the type's elements" in message else message)


cdef McType format_element(McContext *c, str format, Py_ssize_t itemsize, bint signless) except *:
    """The element type of a buffer's format. Raises ValueError when there is none."""
    cdef str letter = format[1:] if format[:1] in ("<", "@", "=") else format
    cdef McType element
    element.index = 0
    if letter == "?":
        element = mc_type_integer(c, 1, MC_SIGNLESS)
    elif letter and letter in "bhilqn":
        element = mc_type_integer(c, <uint32_t>(8 * itemsize), MC_SIGNLESS if signless else MC_SIGNED)
    elif letter and letter in "BHILQN":
        element = mc_type_integer(c, <uint32_t>(8 * itemsize), MC_SIGNLESS if signless else MC_UNSIGNED)
    elif letter in ("e", "f", "d"):
        element = mc_type_float(c, MC_F16 if letter == "e" else MC_F32 if letter == "f" else MC_F64)
    elif letter in ("Zf", "Zd"):
        element = mc_type_complex(c, mc_type_float(c, MC_F32 if letter == "Zf" else MC_F64), NULL)
    else:
        raise ValueError(f"unimplemented array format conversion from format: {format}")
    if element.index == 0:
        raise MemoryError("out of memory")
    return element


cdef McType tensor_of(Context ctx, McType element, list shape) except *:
    """A tensor type. Raises ValueError when it is not allowed."""
    cdef Scratch room = Scratch.__new__(Scratch)
    cdef int64_t *dims = <int64_t *>room.room(len(shape), sizeof(int64_t))
    cdef McAttr no_encoding
    cdef McType type
    cdef size_t i
    no_encoding.index = 0
    for i, dim in enumerate(shape):
        dims[i] = as_i64(dim, "a dimension")
        if dims[i] < 0:
            raise ValueError(BAD_BUFFER)
    cdef McDiags *diags = new_diags(ctx)
    try:
        type = mc_type_ranked_tensor(ctx.c, dims, len(shape), element, no_encoding, diags)
        if type.index == 0:
            raise_diags(ctx, diags, "Invalid type", MLIRError)
    finally:
        mc_diags_free(diags)
    return type


cdef Attribute dense_of_bytes(Context ctx, McType type, const char *data, size_t length, size_t itemsize):
    """Dense elements of a type from raw bytes; a single element is a splat."""
    cdef McAttr attr
    cdef McType element = mc_type_element(ctx.c, type)
    cdef bint bools = mc_kind(ctx.c, element.index) == MC_TYPE_INTEGER and mc_type_integer_width(ctx.c, element) == 1 and itemsize == 1
    cdef McDiags *diags = new_diags(ctx)
    try:
        with nogil:
            if bools:
                attr = mc_attr_dense_bools(ctx.c, type, <const uint8_t *>data, length, diags)
            else:
                attr = mc_attr_dense_raw(ctx.c, type, data, length, diags)
        return made_dense(ctx, attr, diags)
    finally:
        mc_diags_free(diags)


cdef Attribute dense_of_buffer(array, bint signless, Type type, shape, Context context):
    cdef Py_buffer view
    cdef Context ctx = bound(type.ctx, "type") if type is not None else context_or_default(context)
    cdef McType shaped
    cdef bint one_for_all
    cdef bytes copied
    cdef str format
    cdef Py_ssize_t i
    try:
        PyObject_GetBuffer(array, &view, PyBUF_FORMAT | PyBUF_STRIDES)
    except (ValueError, BufferError):
        from mlircore.bind import arrays

        replaced = arrays.as_buffer(array)       # of a type that only numpy has
        if replaced is None:
            raise
        array, spelling = replaced
        if type is None:
            type = Type.parse(spelling, ctx)
        PyObject_GetBuffer(array, &view, PyBUF_FORMAT | PyBUF_STRIDES)
    try:
        format = view.format.decode() if view.format is not NULL else "B"
        if view.itemsize > 1 and format[:1] in (">", "!") or "O" in format or "P" in format:
            raise ValueError(f"unimplemented array format conversion from format: {format}")
        if type is not None and mc_type_is_shaped(ctx.c, type.type):
            if shape is not None:
                raise ValueError("Shape can only be specified explicitly when the type is not a shaped type.")
            shaped = type.type
        else:
            shaped = type.type if type is not None else format_element(ctx.c, format, view.itemsize, signless)
            shaped = tensor_of(ctx, shaped, [view.shape[i] for i in range(view.ndim)] if shape is None else list(shape))
        one_for_all = view.len > view.itemsize
        for i in range(view.ndim):
            if view.shape[i] != 1 and view.strides[i] != 0:
                one_for_all = False
        if one_for_all and <Py_ssize_t>len_of(ctx.c, shaped) == view.len // view.itemsize:
            return dense_of_bytes(ctx, shaped, <const char *>view.buf, view.itemsize, view.itemsize)
        if PyBuffer_IsContiguous(&view, c'C'):
            return dense_of_bytes(ctx, shaped, <const char *>view.buf, view.len, view.itemsize)
        copied = memoryview(array).tobytes()
        return dense_of_bytes(ctx, shaped, PyBytes_AS_STRING(copied), len(copied), view.itemsize)
    finally:
        PyBuffer_Release(&view)


cdef int64_t len_of(McContext *c, McType type) noexcept:
    """The number of elements of a shaped type; -1 when it is dynamic or too large."""
    cdef int64_t count
    if not mc_type_has_static_shape(c, type) or not mc_type_num_elements(c, type, &count):
        return -1
    return count


cdef int expect_static(Context ctx, Type type) except -1:
    if not mc_type_is_shaped(ctx.c, type.type) or not mc_type_has_static_shape(ctx.c, type.type):
        raise ValueError(f"Expected a static ShapedType for the shaped_type parameter: Type({type})")
    return 0


cdef Attribute dense_of_attributes(list attributes, Type type, Context context):
    cdef Context ctx = items_context(attributes, context)
    cdef Scratch room = Scratch.__new__(Scratch)
    cdef McAttr *raw
    cdef McAttr made
    cdef McType shaped
    cdef McType element
    cdef McType found
    cdef size_t i
    if not attributes:
        raise ValueError("Attributes list must be non-empty.")
    raw = attrs_of(ctx, attributes, room)
    if type is not None:
        same_context(ctx, bound(type.ctx, "type"), "the type")
        expect_static(ctx, type)
        shaped = type.type
    else:
        element = mc_attr_value_type(ctx.c, raw[0])
        if element.index == 0 or mc_kind(ctx.c, element.index) == MC_TYPE_NONE:
            raise ValueError(f"{attributes[0]} has no type: the type of the elements must be given")
        shaped = tensor_of(ctx, element, [len(attributes)])
    element = mc_type_element(ctx.c, shaped)
    for i in range(<size_t>len(attributes)):
        found = mc_attr_value_type(ctx.c, raw[i])
        if found.index == 0:
            found = mc_type_none(ctx.c)
        if found.index != element.index:
            raise ValueError("All attributes must be of the same type and match the type parameter: "
                             f"expected={make_type(ctx, shaped)!r}, but got={make_type(ctx, found)!r}")
    cdef McDiags *diags = new_diags(ctx)
    try:
        made = mc_attr_dense_of(ctx.c, shaped, raw, len(attributes), diags)
        return made_dense(ctx, made, diags)
    finally:
        mc_diags_free(diags)


# --- classes ---

cdef McContext *dense_context(Attribute attr) except NULL:
    """The context to read dense elements with: numbers or strings."""
    cdef McContext *c = bound(attr.ctx, "attribute").c
    cdef McKind kind = mc_kind(c, attr.attr.index)
    if kind != MC_ATTR_DENSE_ELEMENTS and kind != MC_ATTR_DENSE_STRINGS:
        raise TypeError(f"{attr} is of another kind")
    return c


cdef int64_t dense_len(Attribute attr) except -1:
    cdef McContext *c = dense_context(attr)
    cdef int64_t count = len_of(c, mc_attr_value_type(c, attr.attr))
    if count < 0:
        raise OverflowError("the elements are too many to be counted")
    return count


cdef uint64_t dense_place(Attribute attr, Py_ssize_t index) except? 0:
    if index < 0 or index >= dense_len(attr):
        raise IndexError("attempt to access out of bounds element")
    return <uint64_t>index


@cython.no_gc
cdef class DenseElementsAttr(Attribute):
    """Constant data: `dense<[1, 2]> : tensor<2xi32>`.

    It is a read-only buffer: `memoryview(attr)` and `np.asarray(attr)` show the elements without a copy (those of `i1`, which are
    packed, as bytes). `np.asarray` takes elements of every type; bf16, f8E4M3FN, i4 and the like need the package ml_dtypes.
    """

    static_typeid = _NoTypeID()

    @staticmethod
    def get(array=None, signless=True, type=None, shape=None, context=None, *, attrs=None):
        """`get(array, signless=True, type=None, shape=None, context=None)` or `get(attrs, type=None, context=None)`.

        `array` is a buffer: of `type`, if that is shaped; else a tensor of the buffer's shape, or of `shape`, with elements of `type`, or
        of the buffer's own (integers signless, unless `signless` is false). One element alone is for all. Copies the data once.
        `attrs` is a sequence of attributes of one type, which are the elements of `type`, or of a tensor of one dimension.
        Raises ValueError for data that do not fit.
        """
        given = attrs if attrs is not None else array
        if attrs is None and not isinstance(array, (list, tuple)):
            if array is None or not PyObject_CheckBuffer(array):
                raise TypeError(f"DenseElementsAttr.get takes a buffer or a sequence of attributes, not {type_name_of(array)}")
            return dense_of_buffer(array, signless, <Type?>type if type is not None else None, shape,
                                   <Context?>context if context is not None else None)
        if isinstance(signless, Type):             # the second place is the type's
            if type is not None:
                context = type
            type = signless
        return dense_of_attributes(list(given), <Type?>type if type is not None else None,
                                   <Context?>context if context is not None else None)

    @staticmethod
    def get_splat(Type shaped_type not None, Attribute element_attr not None):
        """Elements that are all one integer or float. Raises ValueError when type and element do not fit."""
        cdef Context ctx = bound(shaped_type.ctx, "type")
        cdef McAttr made
        same_context(ctx, bound(element_attr.ctx, "attribute"), "the element")
        cdef McKind kind = mc_kind(ctx.c, element_attr.attr.index)
        if kind != MC_ATTR_INTEGER and kind != MC_ATTR_FLOAT:
            raise ValueError(f"Illegal element type for DenseElementsAttr: Attribute({element_attr})")
        expect_static(ctx, shaped_type)
        if mc_type_element(ctx.c, shaped_type.type).index != mc_attr_value_type(ctx.c, element_attr.attr).index:
            raise ValueError("Shaped element type and attribute type must be equal: "
                             f"shaped=Type({shaped_type}), element=Attribute({element_attr})")
        cdef McDiags *diags = new_diags(ctx)
        try:
            made = mc_attr_dense_of(ctx.c, shaped_type.type, &element_attr.attr, 1, diags)
            return made_dense(ctx, made, diags)
        finally:
            mc_diags_free(diags)

    @property
    def is_splat(self):
        """Whether all elements are one stored element."""
        return mc_attr_dense_is_splat(dense_context(self), self.attr)

    def get_splat_value(self):
        """The element that all elements are equal to, as an attribute (a complex one as an array of two). Raises ValueError when it is not
        a splat."""
        cdef McContext *c = dense_context(self)
        if not mc_attr_dense_is_splat(c, self.attr):
            raise ValueError("get_splat_value called on a non-splat attribute")
        return make_attribute(self.ctx, mc_attr_dense_get(c, self.attr, 0))

    def __len__(self):
        return dense_len(self)

    def __getbuffer__(self, Py_buffer *view, int flags):
        cdef McContext *c = bound(self.ctx, "attribute").c
        if mc_kind(c, self.attr.index) != MC_ATTR_DENSE_ELEMENTS:
            raise BufferError(UNSUPPORTED)
        fill_elements_view(self, view, flags, mc_attr_dense_data(c, self.attr), mc_attr_dense_is_splat(c, self.attr), True)

    def __releasebuffer__(self, Py_buffer *view):
        PyMem_Free(view.internal)

    def __array__(self, dtype=None, copy=None):
        """A numpy array, read-only, without a copy where numpy has the elements' layout. Raises ImportError without ml_dtypes, TypeError
        when no array can hold the elements."""
        from mlircore.bind import arrays

        attr_of_kind(self, MC_ATTR_DENSE_ELEMENTS)
        return arrays.as_array(self, self._bytes, self.is_splat, dtype, copy)

    @property
    def _bytes(self):
        """The elements as they are stored, a memoryview: one element of a splat; elements of `i1` eight to a byte."""
        return bytes_view(self, mc_attr_dense_data(attr_of_kind(self, MC_ATTR_DENSE_ELEMENTS), self.attr))


@cython.no_gc
cdef class DenseIntElementsAttr(DenseElementsAttr):
    """Dense elements that are integers. A number in square brackets is a position among all elements, in C order, and gives an int.

    As in upstream's bindings, elements of type `index` are read without a sign there (as arrays they have one), and `true` is 1.
    """

    def __getitem__(self, Py_ssize_t index):
        cdef uint64_t place = dense_place(self, index)
        cdef McContext *c = attr_of_kind(self, MC_ATTR_DENSE_ELEMENTS)
        cdef McType element = mc_type_element(c, mc_attr_value_type(c, self.attr))
        cdef McKind kind = mc_kind(c, element.index)
        cdef Scratch room
        cdef uint64_t word
        if kind != MC_TYPE_INTEGER and kind != MC_TYPE_INDEX:
            raise TypeError(f"{self} is of another kind")
        cdef uint32_t width = mc_type_bit_width(c, element)
        cdef bint is_signed = kind != MC_TYPE_INDEX and width > 1 and reads_signed(c, element) # as upstream's bindings: true is 1
        if width <= 64:
            mc_attr_dense_words(c, self.attr, place, False, &word, 1)
            return integer_value(c, &word, 1, width, is_signed)
        room = Scratch.__new__(Scratch)
        cdef uint64_t *words = <uint64_t *>room.room((width + 63) // 64, sizeof(uint64_t))
        mc_attr_dense_words(c, self.attr, place, False, words, (width + 63) // 64)
        return integer_value(c, words, (width + 63) // 64, width, is_signed)


@cython.no_gc
cdef class DenseFPElementsAttr(DenseElementsAttr):
    """Dense elements that are floating-point numbers. A number in square brackets is a position among all elements, in C order, and gives a
    float."""

    def __getitem__(self, Py_ssize_t index):
        cdef uint64_t place = dense_place(self, index)
        cdef McContext *c = attr_of_kind(self, MC_ATTR_DENSE_ELEMENTS)
        if mc_kind(c, mc_type_element(c, mc_attr_value_type(c, self.attr)).index) != MC_TYPE_FLOAT:
            raise TypeError(f"{self} is of another kind")
        return mc_attr_dense_double(c, self.attr, place)


show_as(MC_ATTR_DENSE_STRINGS, DenseElementsAttr)
show_as(MC_ATTR_DENSE_ELEMENTS, DenseElementsAttr)
show_as(SLOT_DENSE_INT, DenseIntElementsAttr)
show_as(SLOT_DENSE_FP, DenseFPElementsAttr)
