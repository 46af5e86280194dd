# builtin_attrs.pxi - classes of the builtin attributes except dense data: numbers, strings, symbols, types, arrays, dictionaries.
#
# The `get` of a class returns an object of that class; all other functions return attributes in the most specific class. So
# IntegerAttr.get(i1, 1) is an IntegerAttr that equals the BoolAttr.

cdef int attr_slot(McContext *c, McKind kind, uint32_t index) noexcept nogil:
    """The slot (casters.pxi) of an attribute of a kind that several classes show."""
    cdef McAttr attr
    cdef McType type
    attr.index = index
    if kind == MC_ATTR_INTEGER:
        return SLOT_BOOL if mc_type_is_integer(c, mc_attr_value_type(c, attr), 1) else kind
    if kind == MC_ATTR_SYMBOL_REF:
        return SLOT_FLAT_SYMBOL_REF if mc_attr_symbol_num_nested(c, attr) == 0 else kind
    if kind == MC_ATTR_DENSE_ELEMENTS:
        type = mc_type_element(c, mc_attr_value_type(c, attr))
        kind = mc_kind(c, type.index)
        if kind == MC_TYPE_FLOAT:
            return SLOT_DENSE_FP
        return SLOT_DENSE_INT if kind == MC_TYPE_INTEGER or kind == MC_TYPE_INDEX else MC_ATTR_DENSE_ELEMENTS
    return dense_array_slot(c, mc_attr_dense_array_element(c, attr))


cdef McContext *attr_of_kind(Attribute attr, McKind kind) except NULL:
    """The context to read an attribute of that kind with: a class can be mixed with another one in Python."""
    cdef McContext *c = bound(attr.ctx, "attribute").c
    if mc_kind(c, attr.attr.index) != kind:
        raise TypeError(f"{attr} is of another kind")
    return c


cdef Context items_context(list attributes, Context context):
    """The context given, else that of the first attribute, else the thread's default."""
    if context is None and attributes and isinstance(attributes[0], Attribute):
        return bound((<Attribute>attributes[0]).ctx, "attribute")
    return context_or_default(context)


cdef McAttr *attrs_of(Context ctx, list attributes, Scratch room) except NULL:
    """The attributes of a list, in the memory of `room`. Raises RuntimeError for anything but an attribute, in upstream's words."""
    cdef McAttr *raw = <McAttr *>room.room(len(attributes), sizeof(McAttr))
    cdef size_t i
    for i, each in enumerate(attributes):
        if not isinstance(each, Attribute):
            if each is None:
                raise RuntimeError("Invalid attribute (None?) when attempting to create an ArrayAttribute ()")
            raise RuntimeError(f"Invalid attribute when attempting to create an ArrayAttribute (got {type(each).__name__})")
        same_context(ctx, bound((<Attribute>each).ctx, "attribute"), "the attribute")
        raw[i] = (<Attribute>each).attr
    return raw


# --- numbers ---

cdef object mask_of(width):
    """A number with the lowest `width` bits set."""
    return (1 << width) - 1


cdef McAttr integer_attr(McContext *c, McType type, value) except *:
    """An attribute of an integer or index type; bits of the value above the type's width are dropped."""
    cdef int overflow = 0
    cdef int64_t number
    cdef uint32_t width
    cdef size_t words
    if not PyLong_CheckExact(value):
        try:
            value = PyNumber_Index(value)
        except TypeError:
            raise TypeError(f"an integer attribute takes an integer, not {type_name_of(value)}") from None
    number = PyLong_AsLongLongAndOverflow(value, &overflow)
    width = mc_type_bit_width(c, type)
    if overflow == 0:
        return mc_attr_integer(c, type, number)
    if width < 64 or (width == 64 and not 0 < value <= 0xFFFFFFFFFFFFFFFF):
        raise OverflowError(f"{value} does not fit into 64 bits")
    words = (width + 63) // 64
    cdef bytes data = (value & mask_of(width)).to_bytes(8 * words, "little")
    cdef Scratch room = Scratch.__new__(Scratch)
    cdef uint64_t *raw = <uint64_t *>room.room(words, sizeof(uint64_t))
    memcpy(raw, PyBytes_AS_STRING(data), 8 * words)
    return mc_attr_integer_words(c, type, raw, words)


cdef object integer_value(McContext *c, const uint64_t *words, size_t count, uint32_t width, bint is_signed):
    """The integer of `width` bits that `count` words hold."""
    if width > 64:
        value = int.from_bytes((<const char *>words)[:8 * count], "little") & mask_of(width)
        return value - mask_of(width) - 1 if is_signed and value >> (width - 1) else value
    if width == 0:
        return 0
    cdef uint64_t word = words[0] << (64 - width)
    if is_signed:
        return (<int64_t>word) >> (64 - width)
    return word >> (64 - width)


cdef bint reads_signed(McContext *c, McType type) noexcept:
    """Whether values of an integer or index type are shown with their sign. As in upstream's bindings, signless types above 64 bits have no
    sign."""
    if mc_kind(c, type.index) == MC_TYPE_INDEX:
        return True
    cdef McSignedness signedness = mc_type_integer_signedness(c, type)
    return signedness == MC_SIGNED or (signedness == MC_SIGNLESS and mc_type_integer_width(c, type) <= 64)


cdef object value_of_integer(Attribute attr):
    cdef McContext *c = attr_of_kind(attr, MC_ATTR_INTEGER)
    cdef McType type = mc_attr_value_type(c, attr.attr)
    return integer_value(c, mc_attr_integer_data(c, attr.attr), mc_attr_integer_num_words(c, attr.attr), mc_type_bit_width(c, type),
                         reads_signed(c, type))


@cython.no_gc
cdef class IntegerAttr(Attribute):
    """An integer of an integer type or of `index`: `3 : i32`. `int()` accepts it, and so does everything that accepts an index."""

    static_typeid = make_typeid("#builtin.integer")
    attr_name = "builtin.integer"

    @staticmethod
    def get(Type type not None, value):
        """The attribute of a type and a value; bits above the type's width are dropped.

        Raises ValueError for another type, and OverflowError for a value that does not fit into 64 bits when the type is not wider.
        """
        cdef Context ctx = bound(type.ctx, "type")
        cdef McKind kind = mc_kind(ctx.c, type.type.index)
        if kind != MC_TYPE_INTEGER and kind != MC_TYPE_INDEX:
            raise ValueError(f"expected integer or index type, got {type}")
        return made_attribute(ctx, integer_attr(ctx.c, type.type, value), IntegerAttr)

    @property
    def value(self):
        """The value, read as its type requires; signless types of up to 64 bits and `index` are signed, wider signless ones are not."""
        return value_of_integer(self)

    def __int__(self):
        return value_of_integer(self)

    def __index__(self):
        return value_of_integer(self)


@cython.no_gc
cdef class BoolAttr(Attribute):
    """`true` or `false`: an integer of type `i1`."""

    static_typeid = _NoTypeID()

    @staticmethod
    def get(value not None, Context context=None):
        """The attribute of a bool. Raises TypeError for anything else."""
        if value is not True and value is not False:
            raise TypeError(f"BoolAttr.get takes a bool, not {type(value).__name__}")
        cdef Context ctx = context_or_default(context)
        return made_attribute(ctx, mc_attr_bool(ctx.c, value is True), BoolAttr)

    @property
    def value(self):
        """The value."""
        return value_of_integer(self) != 0

    def __bool__(self):
        return value_of_integer(self) != 0


cdef Attribute float_attr(Context ctx, McType type, double value, Location loc):
    cdef McDiags *diags
    if mc_kind(ctx.c, type.index) == MC_TYPE_FLOAT:
        return made_attribute(ctx, mc_attr_float(ctx.c, type, value), FloatAttr)
    diags = diags_at(ctx, loc)
    try:
        mc_attr_float_checked(ctx.c, type, value, diags)
        raise_diags(ctx, diags, "Invalid attribute", MLIRError)
    finally:
        mc_diags_free(diags)


cdef Attribute float_of_kind(McFloatKind kind, double value, Context context):
    cdef Context ctx = context_or_default(context)
    return made_attribute(ctx, mc_attr_float(ctx.c, mc_type_float(ctx.c, kind), value), FloatAttr)


@cython.no_gc
cdef class FloatAttr(Attribute):
    """A floating-point number of a float type: `1.5 : f32`. `float()` accepts it."""

    static_typeid = make_typeid("#builtin.float")
    attr_name = "builtin.float"

    @staticmethod
    def get(Type type not None, double value, Location loc=None):
        """The attribute of a float type and a value, rounded to the nearest number of the type.

        Raises MLIRError, at `loc` or the current location, for another type; RuntimeError when there is no location.
        """
        cdef Context ctx = bound(type.ctx, "type")
        return float_attr(ctx, type.type, value, location_or_default(loc))

    @staticmethod
    def get_unchecked(Type type not None, double value, Context context=None):
        """As `get`, without a location. Raises MLIRError for a type that is not a float type."""
        return float_attr(bound(type.ctx, "type"), type.type, value, None)

    @staticmethod
    def get_f32(double value, Context context=None):
        """The attribute of type f32."""
        return float_of_kind(MC_F32, value, context)

    @staticmethod
    def get_f64(double value, Context context=None):
        """The attribute of type f64."""
        return float_of_kind(MC_F64, value, context)

    @property
    def value(self):
        """The value; for a type wider than f64, the nearest Python float."""
        return mc_attr_float_double(attr_of_kind(self, MC_ATTR_FLOAT), self.attr)

    def __float__(self):
        return mc_attr_float_double(attr_of_kind(self, MC_ATTR_FLOAT), self.attr)


# --- strings, symbols, types, unit ---

cdef McAttr string_attr(Context ctx, value, McType type) except *:
    cdef const char *text
    cdef Py_ssize_t length
    if isinstance(value, str):
        text = PyUnicode_AsUTF8AndSize(value, &length)
    elif isinstance(value, bytes):
        text = PyBytes_AS_STRING(value)
        length = PyBytes_GET_SIZE(value)
    else:
        raise TypeError(f"a string attribute takes str or bytes, not {type_name_of(value)}")
    return mc_attr_string(ctx.c, text, <size_t>length, type)


cdef str type_name_of(value):
    return type(value).__name__


@cython.no_gc
cdef class StringAttr(Attribute):
    """A string, of any bytes: `"text"`, or with a type, `"text" : i32`."""

    static_typeid = make_typeid("#builtin.string")
    attr_name = "builtin.string"

    @staticmethod
    def get(value not None, Context context=None):
        """The attribute of a str or of bytes."""
        cdef Context ctx = context_or_default(context)
        cdef McType no_type
        no_type.index = 0
        return made_attribute(ctx, string_attr(ctx, value, no_type), StringAttr)

    @staticmethod
    def get_typed(Type type not None, str value not None):
        """The attribute of a string and a type."""
        cdef Context ctx = bound(type.ctx, "type")
        return made_attribute(ctx, string_attr(ctx, value, type.type), StringAttr)

    @property
    def value(self):
        """The string. Raises UnicodeDecodeError when its bytes are not UTF-8."""
        cdef McStr text = mc_attr_string_value(attr_of_kind(self, MC_ATTR_STRING), self.attr)
        return PyUnicode_DecodeUTF8(text.ptr, <Py_ssize_t>text.len, NULL) if text.len else ""

    @property
    def value_bytes(self):
        """The string's bytes."""
        cdef McStr text = mc_attr_string_value(attr_of_kind(self, MC_ATTR_STRING), self.attr)
        return PyBytes_FromStringAndSize(text.ptr, <Py_ssize_t>text.len)


cdef McAttr symbol_attr(Context ctx, list symbols) except *:
    cdef Scratch room = Scratch.__new__(Scratch)
    cdef McIdent *names = <McIdent *>room.room(len(symbols), sizeof(McIdent))
    cdef size_t i
    if not symbols:
        raise RuntimeError("SymbolRefAttr must be composed of at least one symbol.")
    for i, symbol in enumerate(symbols):
        names[i] = make_ident(ctx, <str?>symbol)
    return mc_attr_symbol_ref(ctx.c, names[0], names + 1, len(symbols) - 1)


@cython.no_gc
cdef class SymbolRefAttr(Attribute):
    """A path of symbols: `@module::@function`."""

    static_typeid = _NoTypeID()

    attr_name = "builtin.symbol_ref"

    @staticmethod
    def get(symbols not None, Context context=None):
        """The attribute of a sequence of names. Raises RuntimeError when it is empty."""
        if isinstance(symbols, str):
            raise TypeError("SymbolRefAttr.get takes a sequence of names: for one name use FlatSymbolRefAttr.get")
        cdef Context ctx = context_or_default(context)
        return made_attribute(ctx, symbol_attr(ctx, list(symbols)), SymbolRefAttr)

    @property
    def value(self):
        """The names."""
        cdef McContext *c = attr_of_kind(self, MC_ATTR_SYMBOL_REF)
        cdef uint32_t i
        cdef list names = [ident_text(self.ctx, mc_attr_symbol_root(c, self.attr))]
        for i in range(mc_attr_symbol_num_nested(c, self.attr)):
            names.append(ident_text(self.ctx, mc_attr_symbol_nested(c, self.attr, i)))
        return names


@cython.no_gc
cdef class FlatSymbolRefAttr(Attribute):
    """One symbol: `@function`."""

    static_typeid = _NoTypeID()

    attr_name = "builtin.symbol_ref"

    @staticmethod
    def get(str value not None, Context context=None):
        """The attribute of a name."""
        cdef Context ctx = context_or_default(context)
        return made_attribute(ctx, mc_attr_symbol_ref(ctx.c, make_ident(ctx, value), NULL, 0), FlatSymbolRefAttr)

    @property
    def value(self):
        """The name."""
        return ident_text(self.ctx, mc_attr_symbol_root(attr_of_kind(self, MC_ATTR_SYMBOL_REF), self.attr))


@cython.no_gc
cdef class TypeAttr(Attribute):
    """A type as an attribute."""

    static_typeid = make_typeid("#builtin.type")
    attr_name = "builtin.type"

    @staticmethod
    def get(Type value not None, Context context=None):
        """The attribute of a type."""
        cdef Context ctx = bound(value.ctx, "type")
        return made_attribute(ctx, mc_attr_type(ctx.c, value.type), TypeAttr)

    @property
    def value(self):
        """The type."""
        return make_type(self.ctx, mc_attr_type_value(attr_of_kind(self, MC_ATTR_TYPE), self.attr))


@cython.no_gc
cdef class UnitAttr(Attribute):
    """`unit`: an attribute without a value; its presence is the information."""

    static_typeid = make_typeid("#builtin.unit")
    attr_name = "builtin.unit"

    @staticmethod
    def get(Context context=None):
        """The attribute."""
        cdef Context ctx = context_or_default(context)
        return made_attribute(ctx, mc_attr_unit(ctx.c), UnitAttr)


# --- arrays, dictionaries ---

cdef Attribute array_attr(Context ctx, list attributes):
    cdef Scratch room = Scratch.__new__(Scratch)
    return made_attribute(ctx, mc_attr_array(ctx.c, attrs_of(ctx, attributes, room), len(attributes)), ArrayAttr)


cdef list array_items(Attribute array):
    cdef McContext *c = attr_of_kind(array, MC_ATTR_ARRAY)
    cdef uint32_t i
    return [make_attribute(array.ctx, mc_attr_array_get(c, array.attr, i)) for i in range(mc_attr_array_size(c, array.attr))]


@cython.no_gc
cdef class ArrayAttr(Attribute):
    """A list of attributes: `[1, "a"]`. It can be iterated; `+` with any attributes makes a longer one."""

    static_typeid = make_typeid("#builtin.array")
    attr_name = "builtin.array"

    @staticmethod
    def get(attributes not None, Context context=None):
        """The attribute of a sequence of attributes. Raises RuntimeError for anything but attributes."""
        cdef list items = list(attributes)
        return array_attr(items_context(items, context), items)

    def __len__(self):
        return mc_attr_array_size(attr_of_kind(self, MC_ATTR_ARRAY), self.attr)

    def __getitem__(self, Py_ssize_t index):
        cdef McContext *c = attr_of_kind(self, MC_ATTR_ARRAY)
        cdef Py_ssize_t size = mc_attr_array_size(c, self.attr)
        if index < 0:
            index += size
        if index < 0 or index >= size:
            raise IndexError("ArrayAttribute index out of range")
        return make_attribute(self.ctx, mc_attr_array_get(c, self.attr, <uint32_t>index))

    def __iter__(self):
        attr_of_kind(self, MC_ATTR_ARRAY)
        cdef ArrayAttributeIterator iterator = ArrayAttributeIterator.__new__(ArrayAttributeIterator)
        iterator.array = self
        return iterator

    def __add__(self, other):
        return array_attr(bound(self.ctx, "attribute"), array_items(self) + list(other))


@cython.no_gc
cdef class ArrayAttributeIterator:
    """Iterates over the attributes of an ArrayAttr."""

    def __init__(self):
        raise TypeError("ArrayAttributeIterator: no constructor defined! Use iter(array)")

    def __iter__(self):
        return self

    def __next__(self):
        if self.array is None:
            raise StopIteration
        cdef McContext *c = attr_of_kind(self.array, MC_ATTR_ARRAY)
        if self.next >= mc_attr_array_size(c, self.array.attr):
            raise StopIteration
        self.next += 1
        return make_attribute(self.array.ctx, mc_attr_array_get(c, self.array.attr, self.next - 1))


cdef Attribute dictionary_attr(Context ctx, dict entries):
    cdef Scratch room = Scratch.__new__(Scratch)
    cdef McNamedAttr *raw = <McNamedAttr *>room.room(len(entries), sizeof(McNamedAttr))
    cdef size_t i = 0
    cdef size_t count = len(entries)
    for name, value in entries.items():
        if not isinstance(value, Attribute):
            raise TypeError(f"'{name}' must be an attribute, not {type(value).__name__}")
        same_context(ctx, bound((<Attribute>value).ctx, "attribute"), "the attribute")
        raw[i].name = make_ident(ctx, <str?>name)
        raw[i].value = (<Attribute>value).attr
        i += 1
    return made_attribute(ctx, mc_attr_dictionary(ctx.c, raw, count, NULL), DictAttr)


@cython.no_gc
cdef class DictAttr(Attribute):
    """Attributes by name, sorted by name: `{a = 1}`. A number in square brackets gives the NamedAttribute at that position."""

    static_typeid = make_typeid("#builtin.dictionary")
    attr_name = "builtin.dictionary"

    @staticmethod
    def get(dict value not None={}, Context context=None):
        """The attribute of a dict from names to attributes."""
        return dictionary_attr(items_context(list(value.values()), context), value)

    def __len__(self):
        return mc_attr_dictionary_size(attr_of_kind(self, MC_ATTR_DICTIONARY), self.attr)

    def __contains__(self, str name not None):
        return mc_attr_dictionary_find(attr_of_kind(self, MC_ATTR_DICTIONARY), self.attr, make_ident(self.ctx, name)).index != 0

    def __getitem__(self, key):
        cdef McContext *c = attr_of_kind(self, MC_ATTR_DICTIONARY)
        cdef McAttr found
        cdef McNamedAttr entry
        cdef Py_ssize_t index
        if isinstance(key, str):
            found = mc_attr_dictionary_find(c, self.attr, make_ident(self.ctx, key))
            if found.index == 0:
                raise KeyError(f"attempt to access a non-existent attribute: {key!r}")
            return make_attribute(self.ctx, found)
        index = key
        if index < 0 or index >= mc_attr_dictionary_size(c, self.attr):
            raise IndexError("attempt to access out of bounds attribute")
        entry = mc_attr_dictionary_entry(c, self.attr, <uint32_t>index)
        return make_named(ident_text(self.ctx, entry.name), make_attribute(self.ctx, entry.value))

    def __iter__(self):
        return iter([self[i] for i in range(len(self))])


# --- opaque attributes, strided layouts ---

cdef bytes bytes_of(buffer):
    """A copy of a buffer's contents, in C order. Raises TypeError for anything but a buffer."""
    if isinstance(buffer, bytes):
        return <bytes>buffer
    try:
        return memoryview(buffer).tobytes()
    except TypeError:
        raise TypeError(f"expected a buffer, got {type(buffer).__name__}") from None


@cython.no_gc
cdef class OpaqueAttr(Attribute):
    """An attribute of an unknown dialect, kept as it is written: `#dialect<"body"> : i32`."""

    static_typeid = make_typeid("#builtin.opaque")
    attr_name = "builtin.opaque"

    @staticmethod
    def get(str dialect_namespace not None, buffer not None, Type type not None, Context context=None):
        """The attribute of a dialect, of a body (a buffer) and of a type (`none` for an attribute without one)."""
        cdef Context ctx = bound(type.ctx, "type")
        cdef bytes body = bytes_of(buffer)
        return made_attribute(ctx, mc_attr_opaque(ctx.c, make_ident(ctx, dialect_namespace), body, <size_t>len(body), type.type), OpaqueAttr)

    @property
    def dialect_namespace(self):
        """The dialect."""
        return ident_text(self.ctx, mc_attr_opaque_dialect(attr_of_kind(self, MC_ATTR_OPAQUE), self.attr))

    @property
    def data(self):
        """The body as bytes."""
        cdef McStr body = mc_attr_opaque_body(attr_of_kind(self, MC_ATTR_OPAQUE), self.attr)
        return PyBytes_FromStringAndSize(body.ptr, <Py_ssize_t>body.len)


@cython.no_gc
cdef class StridedLayoutAttr(Attribute):
    """The layout of a memref: `strided<[4, 1], offset: 2>`."""

    static_typeid = make_typeid("#builtin.strided_layout")
    attr_name = "builtin.strided_layout"

    @staticmethod
    def get(offset, strides not None, Context context=None):
        """The layout of an offset and a stride for each dimension; `ShapedType.get_dynamic_stride_or_offset()` means `?`."""
        cdef Context ctx = context_or_default(context)
        cdef Scratch room = Scratch.__new__(Scratch)
        cdef list all_strides = list(strides)
        cdef int64_t *raw = <int64_t *>room.room(len(all_strides), sizeof(int64_t))
        cdef size_t i
        for i, stride in enumerate(all_strides):
            raw[i] = as_i64(stride, "a stride")
        return made_attribute(ctx, mc_attr_strided_layout(ctx.c, as_i64(offset, "the offset"), raw, len(all_strides)), StridedLayoutAttr)

    @staticmethod
    def get_fully_dynamic(rank, Context context=None):
        """The layout with a known number of dimensions and everything else dynamic."""
        number = as_i64(rank, "the rank")
        if not 0 <= number < 1 << 28:
            raise ValueError(f"no rank: {number}")
        return StridedLayoutAttr.get(MC_DYNAMIC, [MC_DYNAMIC] * number, context)

    @property
    def offset(self):
        """The offset in elements, or `ShapedType.get_dynamic_stride_or_offset()`."""
        return mc_attr_strided_offset(attr_of_kind(self, MC_ATTR_STRIDED_LAYOUT), self.attr)

    @property
    def strides(self):
        """A list: the distance in elements for each dimension."""
        cdef McContext *c = attr_of_kind(self, MC_ATTR_STRIDED_LAYOUT)
        cdef uint32_t i
        return [mc_attr_strided_stride(c, self.attr, i) for i in range(mc_attr_strided_rank(c, self.attr))]


show_as(MC_ATTR_INTEGER, IntegerAttr)
show_as(SLOT_BOOL, BoolAttr)
show_as(MC_ATTR_FLOAT, FloatAttr)
show_as(MC_ATTR_STRING, StringAttr)
show_as(MC_ATTR_SYMBOL_REF, SymbolRefAttr)
show_as(SLOT_FLAT_SYMBOL_REF, FlatSymbolRefAttr)
show_as(MC_ATTR_TYPE, TypeAttr)
show_as(MC_ATTR_UNIT, UnitAttr)
show_as(MC_ATTR_ARRAY, ArrayAttr)
show_as(MC_ATTR_DICTIONARY, DictAttr)
show_as(MC_ATTR_OPAQUE, OpaqueAttr)
show_as(MC_ATTR_STRIDED_LAYOUT, StridedLayoutAttr)
