# shaped_types.pxi - tensors, memrefs and vectors.

cdef int64_t *sizes_of(shape, Scratch room, size_t *count) except NULL:
    """The integers of a sequence, in the memory of `room`."""
    cdef list sizes = list(shape)
    cdef size_t i
    cdef int64_t *raw = <int64_t *>room.room(len(sizes), sizeof(int64_t))
    count[0] = len(sizes)
    for i in range(count[0]):
        raw[i] = as_i64(sizes[i], "a size")
    return raw


cdef Type shaped_result(Context ctx, McType type, McDiags *diags, cls):
    """The handle, or the error in `diags` as an exception."""
    if type.index == 0:
        raise_diags(ctx, diags, "Invalid type", MLIRError)
    return made_type(ctx, type, cls)


cdef McAttr optional_attr(Context ctx, Attribute attr, str what) except *:
    """An attribute of the context; MC_NONE for None."""
    cdef McAttr none
    none.index = 0
    if attr is None:
        return none
    same_context(ctx, bound(attr.ctx, "attribute"), what)
    return attr.attr


cdef attr_or_none(Context ctx, McAttr attr):
    return None if attr.index == 0 else make_attribute(ctx, attr)


cdef McContext *with_shape(Type type) except NULL:
    """The context of a shaped type."""
    cdef McContext *c = bound(type.ctx, "type").c
    if mc_type_element(c, type.type).index == 0 or mc_kind(c, type.type.index) == MC_TYPE_COMPLEX:
        raise TypeError(f"{type} is not a shaped type")
    return c


cdef McContext *with_rank(Type type) except NULL:
    cdef McContext *c = with_shape(type)
    if not mc_type_has_rank(c, type.type):
        raise ValueError("calling this method requires that the type has a rank.")
    return c


cdef uint32_t as_dim(McContext *c, Type type, dim) except? 0:
    cdef int64_t i = as_i64(dim, "the dimension")
    if i < 0 or i >= mc_type_rank(c, type.type):
        raise IndexError(f"dimension {i} of a type of rank {mc_type_rank(c, type.type)}")
    return <uint32_t>i


@cython.no_gc
cdef class ShapedType(Type):
    """Base of tensors, memrefs and vectors: elements of one type in a shape. A size that is not known is `get_dynamic_size()`."""

    static_typeid = _NoTypeID()

    @property
    def element_type(self):
        """The type of the elements."""
        return make_type(self.ctx, mc_type_element(with_shape(self), self.type))

    @property
    def has_rank(self):
        """Whether its number of dimensions is known."""
        return mc_type_has_rank(with_shape(self), self.type)

    @property
    def rank(self):
        """Its number of dimensions. Raises ValueError when it has no rank."""
        return mc_type_rank(with_rank(self), self.type)

    @property
    def has_static_shape(self):
        """Whether all its sizes are known."""
        return mc_type_has_static_shape(with_shape(self), self.type)

    @property
    def shape(self):
        """Its sizes, a new list. Raises ValueError when it has no rank."""
        cdef McContext *c = with_rank(self)
        cdef uint32_t i
        return [mc_type_dim(c, self.type, i) for i in range(mc_type_rank(c, self.type))]

    def get_dim_size(self, dim):
        """The size of a dimension. Raises IndexError when there is none, ValueError when it has no rank."""
        cdef McContext *c = with_rank(self)
        return mc_type_dim(c, self.type, as_dim(c, self, dim))

    def is_dynamic_dim(self, dim):
        """Whether the size of a dimension is not known. Raises as get_dim_size does."""
        cdef McContext *c = with_rank(self)
        return mc_type_dim(c, self.type, as_dim(c, self, dim)) == MC_DYNAMIC

    def is_static_dim(self, dim):
        """Whether the size of a dimension is known. Raises as get_dim_size does."""
        return not self.is_dynamic_dim(dim)

    @staticmethod
    def is_dynamic_size(int64_t dim_size):
        """Whether a size is the number for an unknown size."""
        return dim_size == MC_DYNAMIC

    @staticmethod
    def is_static_size(int64_t dim_size):
        """Whether a size is a number of elements."""
        return dim_size != MC_DYNAMIC

    def is_dynamic_stride_or_offset(self, int64_t dim_size):
        """Whether a stride or an offset is the number for an unknown one. Raises ValueError when the type has no rank."""
        with_rank(self)
        return dim_size == MC_DYNAMIC

    def is_static_stride_or_offset(self, int64_t dim_size):
        """Whether a stride or an offset is known. Raises ValueError when the type has no rank."""
        with_rank(self)
        return dim_size != MC_DYNAMIC

    @staticmethod
    def get_dynamic_size():
        """The number for an unknown size."""
        return MC_DYNAMIC

    @staticmethod
    def get_dynamic_stride_or_offset():
        """The number for an unknown stride or offset."""
        return MC_DYNAMIC


# Each class has `get`, at a location where errors are reported, and `get_unchecked`, which takes a context instead. Both check:
# a type that breaks its rules cannot be made (upstream's get_unchecked makes it, and the process may fail later).

cdef Type ranked_tensor(Context ctx, Location loc, shape, Type element_type, Attribute encoding):
    cdef Scratch room = Scratch.__new__(Scratch)
    cdef size_t rank
    cdef int64_t *sizes = sizes_of(shape, room, &rank)
    same_context(ctx, bound(element_type.ctx, "type"), "the element type")
    cdef McAttr attr = optional_attr(ctx, encoding, "the encoding")
    cdef McDiags *diags = diags_at(ctx, loc)
    try:
        return shaped_result(
            ctx, mc_type_ranked_tensor(ctx.c, sizes, rank, element_type.type, attr, diags), diags, RankedTensorType)
    finally:
        mc_diags_free(diags)


@cython.no_gc
cdef class RankedTensorType(ShapedType):
    """`tensor<4x?xf32>`."""

    static_typeid = make_typeid("!builtin.tensor")
    type_name = "builtin.tensor"

    @staticmethod
    def get(shape not None, Type element_type not None, Attribute encoding=None, Location loc=None):
        """The tensor type of a shape. Raises MLIRError when upstream also refuses it."""
        cdef Location place = location_or_default(loc)
        return ranked_tensor(bound(place.ctx, "location"), place, shape, element_type, encoding)

    @staticmethod
    def get_unchecked(shape not None, Type element_type not None, Attribute encoding=None, Context context=None):
        """The same without a location; it is checked, too."""
        return ranked_tensor(context_or_default(context), None, shape, element_type, encoding)

    @property
    def encoding(self):
        """The attribute after the element type, or None."""
        return attr_or_none(self.ctx, mc_type_encoding(of_kind(self, MC_TYPE_RANKED_TENSOR), self.type))


cdef Type unranked_tensor(Context ctx, Location loc, Type element_type):
    same_context(ctx, bound(element_type.ctx, "type"), "the element type")
    cdef McDiags *diags = diags_at(ctx, loc)
    try:
        return shaped_result(ctx, mc_type_unranked_tensor(ctx.c, element_type.type, diags), diags, UnrankedTensorType)
    finally:
        mc_diags_free(diags)


@cython.no_gc
cdef class UnrankedTensorType(ShapedType):
    """`tensor<*xf32>`."""

    static_typeid = make_typeid("!builtin.unranked_tensor")
    type_name = "builtin.unranked_tensor"

    @staticmethod
    def get(Type element_type not None, Location loc=None):
        """The tensor type of any rank. Raises MLIRError when upstream also refuses the elements."""
        cdef Location place = location_or_default(loc)
        return unranked_tensor(bound(place.ctx, "location"), place, element_type)

    @staticmethod
    def get_unchecked(Type element_type not None, Context context=None):
        """The same without a location; it is checked, too."""
        return unranked_tensor(context_or_default(context), None, element_type)


cdef Type memref(Context ctx, Location loc, shape, Type element_type, Attribute layout, Attribute memory_space):
    cdef Scratch room = Scratch.__new__(Scratch)
    cdef size_t rank
    cdef int64_t *sizes = sizes_of(shape, room, &rank)
    same_context(ctx, bound(element_type.ctx, "type"), "the element type")
    cdef McAttr layout_attr = optional_attr(ctx, layout, "the layout")
    cdef McAttr space = optional_attr(ctx, memory_space, "the memory space")
    cdef McDiags *diags = diags_at(ctx, loc)
    try:
        return shaped_result(
            ctx, mc_type_memref(ctx.c, sizes, rank, element_type.type, layout_attr, space, diags), diags, MemRefType)
    finally:
        mc_diags_free(diags)


@cython.no_gc
cdef class MemRefType(ShapedType):
    """`memref<4x?xf32, strided<[?, 1]>, 3>`: shape, layout and memory space of a buffer."""

    static_typeid = make_typeid("!builtin.memref")
    type_name = "builtin.memref"

    @staticmethod
    def get(shape not None, Type element_type not None, Attribute layout=None, Attribute memory_space=None,
            Location loc=None):
        """The memref type of a shape; without a layout, the layout is the identity. Raises MLIRError when upstream also refuses it."""
        cdef Location place = location_or_default(loc)
        return memref(bound(place.ctx, "location"), place, shape, element_type, layout, memory_space)

    @staticmethod
    def get_unchecked(shape not None, Type element_type not None, Attribute layout=None, Attribute memory_space=None,
                      Context context=None):
        """The same without a location; it is checked, too."""
        return memref(context_or_default(context), None, shape, element_type, layout, memory_space)

    @property
    def layout(self):
        """The layout: an AffineMapAttr (also when the text omits the identity), a StridedLayoutAttr or a dialect's attribute."""
        cdef McContext *c = of_kind(self, MC_TYPE_MEMREF)
        cdef McAttr attr = mc_type_layout(c, self.type)
        if attr.index == 0:
            attr = mc_attr_affine_map(c, mc_memref_affine_map(c, self.type))
            if attr.index == 0:
                raise MemoryError("out of memory")
        return make_attribute(self.ctx, attr)

    @property
    def affine_map(self):
        """The layout as an affine map. Raises ValueError for a dialect's layout, which has none here."""
        cdef McContext *c = of_kind(self, MC_TYPE_MEMREF)
        cdef McAttr attr = mc_type_layout(c, self.type)
        if attr.index != 0 and mc_kind(c, attr.index) == MC_ATTR_DEFINED:
            raise ValueError(f"the layout of {self} is not known as an affine map")
        return make_affine_map(self.ctx, mc_memref_affine_map(c, self.type))

    @property
    def memory_space(self):
        """The memory space, or None for the default one."""
        return attr_or_none(self.ctx, mc_type_memory_space(of_kind(self, MC_TYPE_MEMREF), self.type))

    def get_strides_and_offset(self):
        """A list of strides and the offset of the layout. Raises RuntimeError for a layout without strides."""
        cdef McContext *c = of_kind(self, MC_TYPE_MEMREF)
        cdef uint32_t i, rank = mc_type_rank(c, self.type)
        cdef int64_t offset
        cdef Scratch room = Scratch.__new__(Scratch)
        cdef int64_t *strides = <int64_t *>room.room(rank, sizeof(int64_t))
        if not mc_memref_strides(c, self.type, strides, &offset):
            raise RuntimeError("Failed to extract strides and offset from memref.")
        return [strides[i] for i in range(rank)], offset


cdef Type unranked_memref(Context ctx, Location loc, Type element_type, Attribute memory_space):
    same_context(ctx, bound(element_type.ctx, "type"), "the element type")
    cdef McAttr space = optional_attr(ctx, memory_space, "the memory space")
    cdef McDiags *diags = diags_at(ctx, loc)
    try:
        return shaped_result(
            ctx, mc_type_unranked_memref(ctx.c, element_type.type, space, diags), diags, UnrankedMemRefType)
    finally:
        mc_diags_free(diags)


@cython.no_gc
cdef class UnrankedMemRefType(ShapedType):
    """`memref<*xf32, 3>`."""

    static_typeid = make_typeid("!builtin.unranked_memref")
    type_name = "builtin.unranked_memref"

    @staticmethod
    def get(Type element_type not None, Attribute memory_space, Location loc=None):
        """The memref type of any rank. Raises MLIRError when upstream also refuses it."""
        cdef Location place = location_or_default(loc)
        return unranked_memref(bound(place.ctx, "location"), place, element_type, memory_space)

    @staticmethod
    def get_unchecked(Type element_type not None, Attribute memory_space, Context context=None):
        """The same without a location; it is checked, too."""
        return unranked_memref(context_or_default(context), None, element_type, memory_space)

    @property
    def memory_space(self):
        """The memory space, or None for the default one."""
        return attr_or_none(self.ctx, mc_type_memory_space(of_kind(self, MC_TYPE_UNRANKED_MEMREF), self.type))


cdef Type vector(Context ctx, Location loc, shape, Type element_type, scalable, scalable_dims):
    cdef Scratch room = Scratch.__new__(Scratch)
    cdef Scratch flag_room = Scratch.__new__(Scratch)
    cdef size_t rank, i
    cdef int64_t dim
    cdef int64_t *sizes = sizes_of(shape, room, &rank)
    cdef uint8_t *flags = <uint8_t *>flag_room.room(rank, 1)
    if scalable is not None and scalable_dims is not None:
        raise ValueError("'scalable' and 'scalable_dims' kwargs are mutually exclusive.")
    memset(flags, 0, rank)
    if scalable is not None:
        given = list(scalable)
        if len(given) != <Py_ssize_t>rank:
            raise ValueError("Expected len(scalable) == len(shape).")
        for i in range(rank):
            flags[i] = bool(given[i])
    if scalable_dims is not None:
        for number in scalable_dims:
            dim = as_i64(number, "a scalable dimension")
            if dim < 0 or <size_t>dim >= rank:
                raise ValueError("Scalable dimension index out of bounds.")
            flags[dim] = True
    same_context(ctx, bound(element_type.ctx, "type"), "the element type")
    cdef McDiags *diags = diags_at(ctx, loc)
    try:
        return shaped_result(
            ctx, mc_type_vector(ctx.c, sizes, flags, rank, element_type.type, diags), diags, VectorType)
    finally:
        mc_diags_free(diags)


@cython.no_gc
cdef class VectorType(ShapedType):
    """`vector<4x[8]xf32>`: fixed and scalable sizes."""

    static_typeid = make_typeid("!builtin.vector")
    type_name = "builtin.vector"

    @staticmethod
    def get(shape not None, Type element_type not None, *, scalable=None, scalable_dims=None, Location loc=None):
        """The vector type of a shape.

        scalable: a flag for each dimension; scalable_dims: the numbers of those that are scalable. Raises ValueError when these do not fit
        the shape, MLIRError when upstream also refuses the type.
        """
        cdef Location place = location_or_default(loc)
        return vector(bound(place.ctx, "location"), place, shape, element_type, scalable, scalable_dims)

    @staticmethod
    def get_unchecked(shape not None, Type element_type not None, *, scalable=None, scalable_dims=None,
                      Context context=None):
        """The same without a location; it is checked, too."""
        return vector(context_or_default(context), None, shape, element_type, scalable, scalable_dims)

    @property
    def scalable(self):
        """Whether a dimension is scalable."""
        return any(self.scalable_dims)

    @property
    def scalable_dims(self):
        """For each dimension whether it is scalable, a new list."""
        cdef McContext *c = of_kind(self, MC_TYPE_VECTOR)
        cdef uint32_t i
        return [mc_type_dim_scalable(c, self.type, i) for i in range(mc_type_rank(c, self.type))]


show_as(MC_TYPE_RANKED_TENSOR, RankedTensorType)
show_as(MC_TYPE_UNRANKED_TENSOR, UnrankedTensorType)
show_as(MC_TYPE_VECTOR, VectorType)
show_as(MC_TYPE_MEMREF, MemRefType)
show_as(MC_TYPE_UNRANKED_MEMREF, UnrankedMemRefType)
core_classes[ShapedType] = None
