# affine_attrs.pxi - the attributes that hold affine maps and integer sets.

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
            raise TypeError(f"not so for {self}")
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
            raise TypeError(f"not so for {self}")
        return make_integer_set(self.ctx, mc_attr_integer_set_value(c, self.attr))


show_as(MC_ATTR_AFFINE_MAP, AffineMapAttr)
show_as(MC_ATTR_INTEGER_SET, IntegerSetAttr)
