# types.pxi - types and attributes. Equality is identity of the interned thing.

cdef Type made_type(Context ctx, McType raw, cls):
    """A handle of a class that fits. Raises MemoryError when there is no type."""
    if raw.index == 0:
        raise not_made(ctx)
    cdef Type handle = <Type>new_of(Type, cls, ())
    handle.ctx = ctx
    handle.type = raw
    return handle


cdef object make_type(Context ctx, McType raw):
    """The type in its most specific class, or the result of the caster registered for that class."""
    if user_casters:
        caster = caster_of(ctx, raw.index)
        if caster is not None:
            return caster(made_type(ctx, raw, Type))
    return made_type(ctx, raw, class_of(ctx, raw.index, Type))


@cython.no_gc
cdef class _NoTypeID:
    """In classes of several kinds: `static_typeid` is not an attribute of theirs, and raises AttributeError."""

    def __get__(self, handle, owner):
        raise AttributeError(f"{owner.__name__} has no typeid.")


cdef McContext *of_kind(Type type, McKind kind) except NULL:
    """The context to read a type of that kind with: a class can be mixed with another one in Python."""
    cdef McContext *c = bound(type.ctx, "type").c
    if mc_kind(c, type.type.index) != kind:
        raise TypeError(f"{type} is of another kind")
    return c


cdef McType *types_of(Context ctx, sequence, Scratch room, size_t *count) except NULL:
    """The types of a sequence, in the memory of `room`."""
    cdef list types = list(sequence)
    cdef Type type
    cdef size_t i
    cdef McType *raw = <McType *>room.room(len(types), sizeof(McType))
    count[0] = len(types)
    for i in range(count[0]):
        type = <Type?>types[i]
        same_context(ctx, bound(type.ctx, "type"), "the type")
        raw[i] = type.type
    return raw


cdef McDiags *diags_at(Context ctx, Location loc) except NULL:
    """Diagnostics for errors without a place of their own: at `loc`, or unknown."""
    cdef McDiags *diags = new_diags(ctx)
    if loc is not None:
        mc_diags_set_place(diags, loc.loc)
    return diags


cdef Attribute made_attribute(Context ctx, McAttr raw, cls):
    """A handle of a class that fits. Raises MemoryError when there is no attribute."""
    if raw.index == 0:
        raise not_made(ctx)
    cdef Attribute handle = <Attribute>new_of(Attribute, cls, ())
    handle.ctx = ctx
    handle.attr = raw
    return handle


cdef object make_attribute(Context ctx, McAttr raw):
    """The attribute in its most specific class, or the result of the caster registered for that class."""
    if raw.index == 0:
        raise not_made(ctx)
    if user_casters:
        caster = caster_of(ctx, raw.index)
        if caster is not None:
            return caster(made_attribute(ctx, raw, Attribute))
    return made_attribute(ctx, raw, class_of(ctx, raw.index, Attribute))


@cython.no_gc
@cython.freelist(64)
cdef class Type:
    """Type(cast_from_type)\n--\n
    A type; immutable, one of each in a context, so that equal types are one: `==` and `hash` cost next to nothing.

    Functions return types in the most specific class: `Type.parse("i32")` is an `IntegerType`. A class accepts another handle of its types:
    `ShapedType(type)`; that raises ValueError when the type is of another class.
    """

    def __init__(self, Type cast_from_type not None):
        cdef Context ctx = bound(cast_from_type.ctx, "type")
        if type(self) is not Type:
            check_cast(self, cast_from_type, ctx, cast_from_type.type.index, Type)
        self.ctx = ctx
        self.type = cast_from_type.type

    @classmethod
    def __class_getitem__(cls, item):
        return Py_GenericAlias(cls, item)

    @staticmethod
    def parse(asm not None, Context context=None, *, str syntax="modern"):
        """The type that a text spells, in that generation of the language (see Module.parse)."""
        cdef McSyntax generation = generation_of(syntax)
        cdef Context ctx = context_or_default(context)
        cdef const char *text
        cdef size_t length
        cdef McType type
        held = hold_text(asm, &text, &length)
        cdef McDiags *diags = new_diags(ctx)
        try:
            with nogil:
                type = mc_parse_type(ctx.c, text, length, generation, diags)
            if type.index == 0:
                raise_diags(ctx, diags, "Unable to parse type", ParseError)
        finally:
            mc_diags_free(diags)
        raise_pending(ctx)
        return make_type(ctx, type)

    @property
    def context(self):
        """The context it lives in."""
        return bound(self.ctx, "type")

    def maybe_downcast(self):
        """The same type in its most specific class."""
        return make_type(bound(self.ctx, "type"), self.type)

    @property
    def typeid(self):
        """The TypeID of its class."""
        return make_typeid(key_of(bound(self.ctx, "type"), self.type.index))

    @property
    def _CAPIPtr(self):
        """A capsule that keeps it."""
        bound(self.ctx, "type")
        return make_capsule(self, TYPE_CAPSULE)

    @staticmethod
    def _CAPICreate(capsule):
        """The type of a capsule, as plain Type. Raises ValueError for another capsule."""
        return Type(from_capsule(capsule, TYPE_CAPSULE))

    def __eq__(self, other):
        if not isinstance(other, Type):
            return NotImplemented
        return self.ctx is (<Type>other).ctx and self.type.index == (<Type>other).type.index

    def __hash__(self):
        return hash_of(self.ctx, self.type.index)

    def __str__(self):
        cdef McBuf *buf = new_buf()
        cdef bint ok
        try:
            ok = mc_print_type(bound(self.ctx, "type").c, self.type, buf)
            return taken_text(self.ctx, buf, ok)
        finally:
            mc_buf_delete(buf)

    def __repr__(self):
        return f"{type(self).__name__}({self})"

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self

    def __reduce__(self):
        return _unpickle, ("Type", str(self))

    def dump(self):
        """Print to stderr."""
        print(str(self), file=sys.stderr)


@cython.no_gc
@cython.freelist(64)
cdef class Attribute:
    """Attribute(cast_from_attr)\n--\n
    An attribute; immutable, one of each in a context, so that equal attributes are one: `==` and `hash` cost next to nothing.

    Functions return attributes in the most specific class: `Attribute.parse("1")` is an `IntegerAttr`. A class accepts another handle of
    its attributes: `IntegerAttr(attr)`; that raises ValueError when the attribute is of another class.
    """

    def __init__(self, Attribute cast_from_attr not None):
        cdef Context ctx = bound(cast_from_attr.ctx, "attribute")
        if type(self) is not Attribute:
            check_cast(self, cast_from_attr, ctx, cast_from_attr.attr.index, Attribute)
        self.ctx = ctx
        self.attr = cast_from_attr.attr

    @classmethod
    def __class_getitem__(cls, item):
        return Py_GenericAlias(cls, item)

    @staticmethod
    def parse(asm not None, Context context=None, *, str syntax="modern"):
        """The attribute that a text spells, in that generation of the language (see Module.parse)."""
        cdef McSyntax generation = generation_of(syntax)
        cdef Context ctx = context_or_default(context)
        cdef const char *text
        cdef size_t length
        cdef McAttr attr
        cdef McType no_type
        no_type.index = 0
        held = hold_text(asm, &text, &length)
        cdef McDiags *diags = new_diags(ctx)
        try:
            with nogil:
                attr = mc_parse_attr(ctx.c, text, length, no_type, generation, diags)
            if attr.index == 0:
                raise_diags(ctx, diags, "Unable to parse attribute", ParseError)
        finally:
            mc_diags_free(diags)
        raise_pending(ctx)
        return make_attribute(ctx, attr)

    @property
    def context(self):
        """The context it lives in."""
        return bound(self.ctx, "attribute")

    @property
    def type(self):
        """The type of a typed attribute, else the none type."""
        cdef McType type = mc_attr_value_type(bound(self.ctx, "attribute").c, self.attr)
        return make_type(self.ctx, mc_type_none(self.ctx.c) if type.index == 0 else type)

    @property
    def typeid(self):
        """The TypeID of its class."""
        return make_typeid(key_of(bound(self.ctx, "attribute"), self.attr.index))

    def get_named(self, str name not None):
        """The attribute with a name."""
        return make_named(name, self)

    def maybe_downcast(self):
        """The same attribute in its most specific class."""
        return make_attribute(bound(self.ctx, "attribute"), self.attr)

    @property
    def typeid(self):
        """The TypeID of its class."""
        return make_typeid(key_of(bound(self.ctx, "attribute"), self.attr.index))

    @property
    def _CAPIPtr(self):
        """A capsule that keeps it."""
        bound(self.ctx, "attribute")
        return make_capsule(self, ATTRIBUTE_CAPSULE)

    @staticmethod
    def _CAPICreate(capsule):
        """The attribute of a capsule, as plain Attribute. Raises ValueError for another capsule."""
        return Attribute(from_capsule(capsule, ATTRIBUTE_CAPSULE))

    def __eq__(self, other):
        if not isinstance(other, Attribute):
            return NotImplemented
        return self.ctx is (<Attribute>other).ctx and self.attr.index == (<Attribute>other).attr.index

    def __hash__(self):
        return hash_of(self.ctx, self.attr.index)

    def __str__(self):
        cdef McBuf *buf = new_buf()
        cdef bint ok
        try:
            ok = mc_print_attr(bound(self.ctx, "attribute").c, self.attr, buf)
            return taken_text(self.ctx, buf, ok)
        finally:
            mc_buf_delete(buf)

    def __repr__(self):
        return f"{type(self).__name__}({self})"

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self

    def __reduce__(self):
        return reduce_attribute(self)

    def dump(self):
        """Print to stderr."""
        print(str(self), file=sys.stderr)


cdef NamedAttribute make_named(str name, Attribute attr):
    cdef NamedAttribute named = NamedAttribute.__new__(NamedAttribute)
    named.name = name
    named.attr = attr
    return named


cdef class NamedAttribute:
    """A name and an attribute."""

    def __init__(self):
        raise TypeError("use Attribute.get_named")

    def __repr__(self):
        return f"NamedAttribute({self.name}={self.attr})"


cdef McSyntax generation_of(str name) except *:
    if name == "modern":
        return MC_SYNTAX_MODERN
    if name == "auto":
        return MC_SYNTAX_AUTO
    if name == "2019":
        return MC_SYNTAX_2019
    if name == "2020":
        return MC_SYNTAX_2020
    if name == "2023":
        return MC_SYNTAX_2023
    raise ValueError(f"syntax must be 'modern', '2019', '2020', '2023' or 'auto', not {name!r}")


cdef object hold_text(asm, const char **text, size_t *length):
    """Points `text` at the bytes of a str or bytes (or at a private copy of another buffer's), followed by a NUL.

    The returned object keeps them alive: hold it until the call into the core has returned.
    """
    cdef Py_ssize_t size
    if isinstance(asm, str):
        text[0] = PyUnicode_AsUTF8AndSize(asm, &size)
        length[0] = <size_t>size
        return asm
    if not isinstance(asm, bytes):
        try:
            asm = bytes(memoryview(asm))
        except TypeError:
            advice = ": mlircore.parse_file and Module.parseFile read files" if hasattr(type(asm), "__fspath__") else ""
            raise TypeError(f"expected str, bytes or a buffer, got {type(asm).__name__}{advice}") from None
    text[0] = PyBytes_AS_STRING(asm)
    length[0] = <size_t>PyBytes_GET_SIZE(asm)
    return asm
