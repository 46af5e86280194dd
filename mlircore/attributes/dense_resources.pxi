# dense_resources.pxi - constant data beside the attributes that refer to it, by name; the context owns it.

@cython.no_gc
cdef class DenseResourceElementsAttr(Attribute):
    """Constant data beside the attribute, found by a name: `dense_resource<key> : tensor<2xi32>`.

    A read-only buffer of the elements, without a copy, when there is data of the right size.
    """

    static_typeid = _NoTypeID()

    attr_name = "builtin.dense_resource_elements"

    @staticmethod
    def get_from_buffer(array not None, str name not None, Type type not None, alignment=None, bint is_mutable=False, Context context=None):
        """The attribute of a copy of a buffer's bytes. A number is appended to the name when the context has a resource of that name.

        `alignment` is a power of two, or None for the size of an element; `is_mutable` has no effect. Raises ValueError for a type that is
        not shaped, and for a buffer that is not contiguous.
        """
        cdef Context ctx = bound(type.ctx, "type")
        cdef Py_buffer view
        cdef McIdent key
        cdef bint ok
        if not mc_type_is_shaped(ctx.c, type.type):
            raise ValueError("Constructing a DenseResourceElementsAttr requires a ShapedType.")
        if not PyObject_CheckBuffer(array):
            raise TypeError(f"expected a buffer, got {type_name_of(array)}")
        try:
            PyObject_GetBuffer(array, &view, PyBUF_STRIDES)
        except ValueError:
            from mlircore.bind import arrays

            replaced = arrays.as_buffer(array)
            if replaced is None:
                raise
            PyObject_GetBuffer(replaced[0], &view, PyBUF_STRIDES)
        try:
            if not PyBuffer_IsContiguous(&view, c'C'):
                raise ValueError("Contiguous buffer is required.")
            number = as_i64(alignment, "the alignment") if alignment is not None else view.itemsize & -view.itemsize or 1
            if number < 0 or number > 1 << 31 or number & (number - 1):
                raise ValueError(f"the alignment must be a power of two, got {number}")
            key = mc_resource_declare(ctx.c, make_ident(ctx, name))
            ok = key.index != 0 and mc_resource_set(ctx.c, key, view.buf, view.len, <uint32_t>number)
        finally:
            PyBuffer_Release(&view)
        if not ok:
            raise out_of_memory(ctx)
        return made_attribute(ctx, mc_attr_dense_resource(ctx.c, type.type, key), DenseResourceElementsAttr)

    @property
    def name(self):
        """The resource's key."""
        return ident_text(self.ctx, mc_attr_resource_key(attr_of_kind(self, MC_ATTR_DENSE_RESOURCE), self.attr))

    @property
    def data(self):
        """The resource's bytes, a read-only memoryview; None when this context has no data for it."""
        cdef McContext *c = attr_of_kind(self, MC_ATTR_DENSE_RESOURCE)
        return resource_view(self.ctx, mc_attr_resource_key(c, self.attr))

    def __getbuffer__(self, Py_buffer *view, int flags):
        cdef McContext *c = attr_of_kind(self, MC_ATTR_DENSE_RESOURCE)
        cdef McStr stored
        cdef uint32_t alignment
        if not mc_resource_get(c, mc_attr_resource_key(c, self.attr), &stored, &alignment):
            raise BufferError(f"the resource '{self.name}' has no data")
        fill_elements_view(self, view, flags, stored, False, False)

    def __releasebuffer__(self, Py_buffer *view):
        PyMem_Free(view.internal)

    def __array__(self, dtype=None, copy=None):
        """As in DenseElementsAttr. Also raises TypeError when there is no data, or data of another size."""
        from mlircore.bind import arrays

        data = self.data
        if data is None:
            raise TypeError(f"the resource '{self.name}' has no data")
        return arrays.as_array(self, data, False, dtype, copy)


cdef object resource_view(Context ctx, McIdent key):
    """The bytes of a resource, or None. The bytes stay at their address while the context lives."""
    cdef McStr stored
    cdef uint32_t alignment
    return bytes_view(ctx, stored) if mc_resource_get(ctx.c, key, &stored, &alignment) else None


cdef object resources_of(Context ctx, McOp op):
    """Names and bytes of the resources that a tree refers to."""
    cdef McIdent *keys = NULL
    cdef size_t count = 0
    cdef size_t i
    cdef dict found = {}
    if not mc_op_resources(ctx.c, op, &keys, &count):
        raise out_of_memory(ctx)
    try:
        for i in range(count):
            view = resource_view(ctx, keys[i])
            if view is not None:
                found[ident_text(ctx, keys[i])] = view
    finally:
        mc_op_resources_free(ctx.c, keys, count)
    return found


show_as(MC_ATTR_DENSE_RESOURCE, DenseResourceElementsAttr)
