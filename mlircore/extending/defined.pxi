# defined.pxi - types and attributes that dialects define: made from values of their parameters, and taken apart again.
#
# A parameter is a type or an attribute (defs/defined.h). `what` is how Python shows it: "type" and "attr" unchanged, "int", "bool",
# "float", "str", "map" (an affine map) and "dense" (a list of numbers); `detail` is the type of a number, as text.

cdef str class_name(value):
    return type(value).__name__


def make_defined(str name not None, bint is_type, values not None, Context context not None, Location loc=None):
    """The type (else attribute) of the definition `name` with these parameters: types, attributes, None for absent ones.

    Raises MLIRError when there is no such definition, or a parameter is not allowed.
    """
    cdef list given = list(values)
    cdef Scratch room = Scratch.__new__(Scratch)
    cdef uint32_t *raw = <uint32_t *>room.room(len(given), sizeof(uint32_t))
    cdef uint32_t i, made
    cdef McLoc place
    cdef McType made_type_id
    cdef McAttr made_attr
    place.index = 0
    namespace = name.partition(".")[0]
    context._load_dialect(namespace)
    for i in range(<uint32_t>len(given)):
        raw[i] = 0
        if isinstance(given[i], Type):
            same_context(context, bound((<Type>given[i]).ctx, "type"), "the type")
            raw[i] = (<Type>given[i]).type.index
        elif given[i] is not None:
            same_context(context, bound((<Attribute?>given[i]).ctx, "attribute"), "the attribute")
            raw[i] = (<Attribute>given[i]).attr.index
    cdef McDiags *diags = diags_at(context, loc)
    try:
        made = mc_defined_get(context.c, make_ident(context, name), is_type, raw, <uint32_t>len(given), place, diags)
        if made == 0:
            raise_diags(context, diags, "Invalid type" if is_type else "Invalid attribute", MLIRError)
    finally:
        mc_diags_free(diags)
    if is_type:
        made_type_id.index = made
        return made_type(context, made_type_id, class_of(context, made, Type))
    made_attr.index = made
    return made_attribute(context, made_attr, class_of(context, made, Attribute))


def context_of(values, Context context=None):
    """`context`, else that of the first type or attribute in `values` or in a list there, else the thread's default."""
    if context is not None:
        return context
    for value in values:
        for each in value if isinstance(value, (list, tuple)) else (value,):
            if isinstance(each, Type):
                return bound((<Type>each).ctx, "type")
            if isinstance(each, Attribute):
                return bound((<Attribute>each).ctx, "attribute")
    return context_or_default(None)


def symbol_ref(str name not None, Context context not None):
    """The attribute `@name`."""
    return made_attribute(context, mc_attr_symbol_ref(context.c, make_ident(context, name), NULL, 0), Attribute).maybe_downcast()


def typeid_of(str key not None):
    """The TypeID of a definition: its name after `!` (a type's) or `#`."""
    return make_typeid(key)


def defined_parameter(handle, uint32_t i):
    """Parameter `i` of a defined type or attribute: a Type, an Attribute, or None when it is absent."""
    cdef Context ctx
    cdef uint32_t index, value
    if isinstance(handle, Type):
        ctx = bound((<Type>handle).ctx, "type")
        index = (<Type>handle).type.index
    else:
        ctx = bound((<Attribute?>handle).ctx, "attribute")
        index = (<Attribute>handle).attr.index
    cdef McKind kind = mc_kind(ctx.c, index)
    if (kind != MC_TYPE_DEFINED and kind != MC_ATTR_DEFINED) or i >= mc_defined_num_params(ctx.c, index):
        raise TypeError(f"{handle} has no parameter {i}")
    value = mc_defined_value(ctx.c, index, i)
    return None if value == 0 else interned(ctx, value)


def defined_types(str name not None, Context context not None, uint32_t after=0):
    """The types of the definition `name` with numbers above `after`, each with its number; and the number to go on with.

    The oldest comes first, unless several threads made them. Going on, all newer ones come, and those of several threads can come again.

    Linear in the number of types, attributes and locations made in between.
    """
    cdef list found = []
    cdef McIdent ident = make_ident(context, name)
    cdef McType made
    while True:
        made = mc_defined_next_type(context.c, ident, &after)
        if made.index == 0:
            return found, after
        found.append((made.index, made_type(context, made, class_of(context, made.index, Type))))


def defined_type_of(str name not None, Context context not None, uint32_t number):
    """The type of the definition `name` that has this number. Raises ValueError when there is none."""
    cdef McType made
    cdef uint32_t after = number - 1
    if number > 0:
        made = mc_defined_next_type(context.c, make_ident(context, name), &after)
        if made.index == number:
            return made_type(context, made, class_of(context, made.index, Type))
    raise ValueError(f"no type {name} has the number {number}")


def retarget_type(Type handle not None, Type other not None):
    """Makes a handle show another type of its context: for types of which upstream can change the contents."""
    same_context(bound(handle.ctx, "type"), bound(other.ctx, "type"), "the type")
    handle.type = other.type


def context_notes(Context context not None):
    """A dictionary of what dialects written in Python keep for a context. Nothing in it refers to the context."""
    if context.notes is None:
        context.notes = {}
    return context.notes


cdef list parameters_of(Context ctx, handle, uint32_t index):
    cdef uint32_t i
    return [parameter_attribute(ctx, defined_parameter(handle, i)) for i in range(mc_defined_num_params(ctx.c, index))]


@cython.no_gc
cdef class DynamicType(Type):
    """A type that a dialect defines, of any class: `DynamicType(type).params`. A type whose definition has no class is shown as this one."""

    static_typeid = _NoTypeID()

    def __init__(self, Type cast_from_type not None):
        cdef Context ctx = bound(cast_from_type.ctx, "type")
        if mc_kind(ctx.c, cast_from_type.type.index) != MC_TYPE_DEFINED:
            raise ValueError(f"Cannot cast type to DynamicType (from {Type(cast_from_type)!r})")
        self.ctx = ctx
        self.type = cast_from_type.type

    @staticmethod
    def get(str full_type_name not None, attributes not None, Context context=None):
        """The type of a definition ("llvm.ptr") with these parameters; types are given as type attributes. Raises MLIRError."""
        cdef Context ctx = context_or_default(context)
        return DynamicType(make_defined(full_type_name, True, as_parameters(full_type_name, True, attributes, ctx), ctx))

    @property
    def params(self):
        """Its parameters as attributes, types in type attributes; absent ones are None."""
        of_kind(self, MC_TYPE_DEFINED)
        return parameters_of(self.ctx, self, self.type.index)

    @property
    def type_name(self):
        """The name of its definition."""
        cdef McContext *c = of_kind(self, MC_TYPE_DEFINED)
        return ident_text(self.ctx, mc_defined_name(c, self.type.index))

    @staticmethod
    def lookup_typeid(str full_type_name not None, Context context=None):
        """The TypeID of a definition."""
        return make_typeid("!" + full_type_name)


cdef Context defined_context(Attribute attr):
    """The context to read a dialect's attribute with: a class can be mixed with another one in Python."""
    cdef Context ctx = bound(attr.ctx, "attribute")
    if mc_kind(ctx.c, attr.attr.index) != MC_ATTR_DEFINED:
        raise TypeError(f"{attr} is of another kind")
    return ctx


@cython.no_gc
cdef class DynamicAttr(Attribute):
    """An attribute that a dialect defines, of any class: `DynamicAttr(attr).params`. An attribute whose definition has no class is shown as
    this one."""

    static_typeid = _NoTypeID()

    def __init__(self, Attribute cast_from_attr not None):
        cdef Context ctx = bound(cast_from_attr.ctx, "attribute")
        if mc_kind(ctx.c, cast_from_attr.attr.index) != MC_ATTR_DEFINED:
            raise ValueError(f"Cannot cast attribute to DynamicAttr (from {Attribute(cast_from_attr)!r})")
        self.ctx = ctx
        self.attr = cast_from_attr.attr

    @staticmethod
    def get(str full_attr_name not None, attributes not None, Context context=None):
        """The attribute of a definition ("sdy.mesh") with these parameters; types are given as type attributes. Raises MLIRError."""
        cdef Context ctx = context_or_default(context)
        return DynamicAttr(make_defined(full_attr_name, False, as_parameters(full_attr_name, False, attributes, ctx), ctx))

    @property
    def params(self):
        """Its parameters as attributes, types in type attributes; absent ones are None."""
        return parameters_of(defined_context(self), self, self.attr.index)

    @property
    def attr_name(self):
        """The name of its definition."""
        cdef Context ctx = defined_context(self)
        return ident_text(ctx, mc_defined_name(ctx.c, self.attr.index))

    @staticmethod
    def lookup_typeid(str full_attr_name not None, Context context=None):
        """The TypeID of a definition."""
        return make_typeid("#" + full_attr_name)


cdef list as_parameters(str name, bint is_type, attributes, Context ctx):
    """Attributes as parameters of a definition: of a type attribute the type, where the parameter is one."""
    cdef uint32_t i
    cdef list given = list(attributes)
    ctx._load_dialect(name.partition(".")[0])
    cdef McIdent ident = make_ident(ctx, name)
    return [type_inside(given[i]) if mc_defined_takes_type(ctx.c, ident, is_type, i) else given[i] for i in range(len(given))]


cdef object type_inside(attr):
    """The type that a type attribute holds; other attributes unchanged."""
    if attr is None:
        return None
    cdef Attribute held = <Attribute?>attr
    cdef Context ctx = bound(held.ctx, "attribute")
    return decode_parameter(held, "type") if mc_kind(ctx.c, held.attr.index) == MC_ATTR_TYPE else held


cdef object parameter_attribute(Context ctx, handle):
    if not isinstance(handle, Type):
        return handle
    return make_attribute(ctx, mc_attr_type(ctx.c, (<Type>handle).type))


cdef object interned(Context ctx, uint32_t index):
    """The type or attribute of an index."""
    cdef McType type
    cdef McAttr attr
    if mc_kind(ctx.c, index) <= MC_TYPE_DEFINED:
        type.index = index
        return make_type(ctx, type)
    attr.index = index
    return make_attribute(ctx, attr)


def decode_parameter(handle, str what not None):
    """The Python value of a parameter: see the top of this file. Those of lists are lists."""
    if not isinstance(handle, Attribute) or what == "attr":
        return handle
    cdef Attribute self = handle
    cdef McContext *c = bound(self.ctx, "attribute").c
    cdef McKind kind = mc_kind(c, self.attr.index)
    cdef int64_t number
    if kind == MC_ATTR_ARRAY:
        return decode_array(self, what)
    if kind == MC_ATTR_TYPE and what == "type":
        return make_type(self.ctx, mc_attr_type_value(c, self.attr))
    if kind == MC_ATTR_INTEGER:
        if not mc_attr_integer_i64(c, self.attr, &number):
            number = 0
            return int(str(self).partition(" ")[0]) # of more than 64 bits
        return bool(number) if what == "bool" else number
    if kind == MC_ATTR_FLOAT:
        return mc_attr_float_double(c, self.attr)
    if kind == MC_ATTR_STRING:
        return text_of(mc_attr_string_value(c, self.attr))
    if kind == MC_ATTR_AFFINE_MAP:
        return make_affine_map(self.ctx, mc_attr_affine_map_value(c, self.attr))
    if kind == MC_ATTR_DENSE_ARRAY:
        return list(self.maybe_downcast())
    return handle


def decode_array(Attribute array not None, str what not None):
    """The elements of an array attribute as `what`, a list."""
    cdef McContext *c = bound(array.ctx, "attribute").c
    cdef uint32_t i
    if mc_kind(c, array.attr.index) != MC_ATTR_ARRAY:
        raise TypeError(f"{array} is not an array")
    return [decode_parameter(made_attribute(array.ctx, mc_attr_array_get(c, array.attr, i), Attribute).maybe_downcast(), what)
            for i in range(mc_attr_array_size(c, array.attr))]


def encode_parameter(value, str what not None, str detail not None, Context ctx not None):
    """The attribute (of "type": the type) that holds a value: see the top of this file. Raises TypeError for other values."""
    cdef McAttr attr
    cdef McType type
    cdef Py_ssize_t size
    cdef const char *utf8
    type.index = 0
    if what in ("type", "attr"):
        if not isinstance(value, Type if what == "type" else Attribute):
            raise TypeError(f"expected {'a Type' if what == 'type' else 'an Attribute'}, not {class_name(value)}")
        return value
    if isinstance(value, Attribute):
        value = decode_parameter(value, what)
    if what == "bool":
        attr = mc_attr_bool(ctx.c, bool(value))
    elif what == "int":
        attr = mc_attr_integer(ctx.c, (<Type?>Type.parse(detail, ctx)).type, as_i64(value, "the value"))
        if decode_parameter(made_attribute(ctx, attr, Attribute), what) != value:
            raise ValueError(f"{value} does not fit into {detail}")
    elif what == "float":
        attr = mc_attr_float(ctx.c, (<Type?>Type.parse(detail, ctx)).type, float(value))
    elif what == "str":
        if not isinstance(value, str):
            raise TypeError(f"expected a str, not {class_name(value)}")
        utf8 = PyUnicode_AsUTF8AndSize(value, &size)
        attr = mc_attr_string(ctx.c, utf8, <size_t>size, type)
    elif what == "map":
        attr = (<Attribute?>AffineMapAttr.get(value)).attr
    elif what == "dense":
        which = <object>slot_classes[dense_array_slot(ctx.c, (<Type?>Type.parse(detail, ctx)).type)]
        attr = (<Attribute?>which.get(list(value), ctx)).attr
    else:
        raise ValueError(f"unknown kind of parameter {what!r}")
    return made_attribute(ctx, attr, Attribute)


def encode_array(values not None, Context ctx not None):
    """An array attribute of types and attributes."""
    cdef list given = list(values)
    cdef Scratch room = Scratch.__new__(Scratch)
    cdef McAttr *raw = <McAttr *>room.room(len(given), sizeof(McAttr))
    cdef Py_ssize_t i
    for i in range(len(given)):
        if isinstance(given[i], Type):
            same_context(ctx, bound((<Type>given[i]).ctx, "type"), "the type")
            raw[i] = mc_attr_type(ctx.c, (<Type>given[i]).type)
        else:
            same_context(ctx, bound((<Attribute?>given[i]).ctx, "attribute"), "the attribute")
            raw[i] = (<Attribute>given[i]).attr
    return made_attribute(ctx, mc_attr_array(ctx.c, raw, len(given)), Attribute)
