# attribute_map.pxi - an operation's attributes as a mapping: inherent and discardable ones together, sorted by name.

cdef McAttr merged_attributes(OpAttributeMap self) except *:
    """One dictionary of all; id 0 when there is none. Properties that are no dictionary have no names, so they are left out."""
    cdef McContext *c = alive(self.op)
    cdef McAttr attrs = mc_op_attrs(c, self.op.op)
    cdef McAttr properties = mc_op_properties(c, self.op.op)
    cdef McAttr merged
    if properties.index == 0 or mc_kind(c, properties.index) != MC_ATTR_DICTIONARY:
        return attrs
    if attrs.index == 0:
        return properties
    merged = mc_op_all_attributes(c, self.op.op)
    if merged.index == 0:
        raise MemoryError("out of memory")
    return merged


cdef McAttr find_attribute(OpAttributeMap self, str name) except *:
    """The attribute of that name; id 0 when there is none."""
    cdef McContext *c = alive(self.op)
    return mc_op_attribute(c, self.op.op, make_ident(self.op.root.ctx, name))


@cython.no_gc
@cython.freelist(16)
cdef class OpAttributeMap:
    """The attributes of an operation: a mapping from names."""

    def __init__(self):
        raise TypeError("use operation.attributes")

    def __len__(self):
        return mc_attr_dictionary_size(alive(self.op), merged_attributes(self))

    def __repr__(self):
        try:
            entries = self.items()
        except MLIRError:
            return "<OpAttributeMap of something erased>"
        shown = [f"{name!r}: {cut(str(attr))}" for name, attr in entries[:MOST_SHOWN]]
        return f"OpAttributeMap({{{', '.join(shown)}{', ...' if len(entries) > MOST_SHOWN else ''}}})"

    def __contains__(self, str name not None):
        return find_attribute(self, name).index != 0

    def __getitem__(self, key):
        cdef McAttr all_attributes
        cdef McNamedAttr entry
        cdef Context ctx
        cdef Py_ssize_t index
        cdef Py_ssize_t size
        if isinstance(key, str):
            entry.value = find_attribute(self, <str>key)
            if entry.value.index == 0:
                raise KeyError(f"attempt to access a non-existent attribute: {key!r}")
            return make_attribute(self.op.root.ctx, entry.value)
        index = key
        all_attributes = merged_attributes(self)
        ctx = self.op.root.ctx
        size = mc_attr_dictionary_size(ctx.c, all_attributes)
        if index < 0:
            index += size
        if index < 0 or index >= size:
            raise IndexError("attempt to access out of bounds attribute")
        entry = mc_attr_dictionary_entry(ctx.c, all_attributes, <uint32_t>index)
        return make_named(ident_text(ctx, entry.name), make_attribute(ctx, entry.value))

    def __setitem__(self, str name not None, Attribute attr not None):
        cdef McContext *c = alive(self.op)
        cdef Context ctx = self.op.root.ctx
        same_context(ctx, attr.ctx, "the attribute")
        check_idle(ctx, self.op.op)
        if not mc_op_set_attribute(c, self.op.op, make_ident(ctx, name), attr.attr):
            raise out_of_memory(ctx)

    def __delitem__(self, str name not None):
        cdef McContext *c = alive(self.op)
        cdef Context ctx = self.op.root.ctx
        cdef McAttr nothing
        nothing.index = 0
        if find_attribute(self, name).index == 0:
            raise KeyError(f"attempt to delete a non-existent attribute: {name!r}")
        check_idle(ctx, self.op.op)
        if not mc_op_set_attribute(c, self.op.op, make_ident(ctx, name), nothing):
            raise out_of_memory(ctx)

    def update(self, entries not None):
        """Set several attributes, a mapping from names, in one linear step.

        Attributes are interned: setting n of them one by one leaves n dictionaries in the context. When it raises, nothing has changed."""
        cdef McContext *c = alive(self.op)
        cdef Context ctx = self.op.root.ctx
        cdef dict wanted = dict(entries)
        cdef Scratch room = Scratch.__new__(Scratch)
        cdef McNamedAttr *changes = <McNamedAttr *>room.room(len(wanted), sizeof(McNamedAttr))
        cdef Attribute attr
        cdef size_t count = 0
        for name, attr in wanted.items():
            if attr is None or not isinstance(name, str):
                raise TypeError("attributes are a dictionary from str to Attribute")
            same_context(ctx, attr.ctx, "the attribute")
            changes[count].name = make_ident(ctx, name)
            changes[count].value = attr.attr
            count += 1
        check_idle(ctx, self.op.op)
        if not mc_op_set_attributes(c, self.op.op, changes, count):
            raise out_of_memory(ctx)

    def get(self, str key not None, default=None):
        """The attribute of that name, or `default`."""
        cdef McAttr attr = find_attribute(self, key)
        return default if attr.index == 0 else make_attribute(self.op.root.ctx, attr)

    def items(self):
        """Pairs of names and attributes, sorted by name."""
        cdef McAttr all_attributes = merged_attributes(self)
        cdef Context ctx = self.op.root.ctx
        cdef McNamedAttr entry
        cdef uint32_t i
        cdef list pairs = []
        for i in range(mc_attr_dictionary_size(ctx.c, all_attributes)):
            entry = mc_attr_dictionary_entry(ctx.c, all_attributes, i)
            pairs.append((ident_text(ctx, entry.name), make_attribute(ctx, entry.value)))
        return pairs

    def keys(self):
        """The names, sorted."""
        return [name for name, _ in self.items()]

    def values(self):
        """The attributes, sorted by their names."""
        return [attr for _, attr in self.items()]

    def __iter__(self):
        return iter(self.keys())


cdef dict aliases_of(_OperationBase op):
    """The attributes and types of the aliases in the text that it was parsed from."""
    cdef McContext *c = alive(op)
    cdef dict aliases = {}
    cdef McIdent name
    cdef McType type
    cdef McAttr attr
    cdef size_t i = 0
    while mc_op_alias(c, op.op, i, &name, &type.index):
        attr.index = type.index
        if mc_kind(c, type.index) < MC_ATTR_INTEGER:
            aliases["!" + ident_text(op.root.ctx, name)] = make_type(op.root.ctx, type).maybe_downcast()
        else:
            aliases["#" + ident_text(op.root.ctx, name)] = make_attribute(op.root.ctx, attr).maybe_downcast()
        i += 1
    return aliases
