# sequences.pxi - operands, results, regions, successors, arguments: views with positions and slices.

cdef make_sequence(type cls, _OperationBase op, Block block):
    cdef _Sequence view = <_Sequence>new_of(cls, cls, ())
    if op is not None:
        alive(op)
        view.op = plain_handle(op)
    else:
        block_alive(block)
        view.block_handle = block
    view.step = 1
    view.count = -1
    return view


@cython.no_gc                         # they hold plain handles only
@cython.freelist(64)
cdef class _Sequence:
    def __init__(self):
        raise TypeError(f"{type(self).__name__} is made by mlircore")

    cdef Py_ssize_t total(self) except -1:
        return 0

    cdef object item(self, Py_ssize_t i):
        return None

    cdef Py_ssize_t size(self) except -1:
        cdef Py_ssize_t all_there_are = self.total()
        if self.count < 0:
            return all_there_are
        if self.count and max(self.start, self.start + (self.count - 1) * self.step) >= all_there_are:
            stale("the slice is out of date: there are fewer elements now")
        return self.count

    def __len__(self):
        return self.size()

    def __getitem__(self, key):
        cdef Py_ssize_t size = self.size()
        cdef Py_ssize_t i
        cdef _Sequence part
        if isinstance(key, slice):
            first, _, step = key.indices(size)
            part = <_Sequence>type(self).__new__(type(self))
            part.op = self.op
            part.block_handle = self.block_handle
            part.count = len(range(*key.indices(size)))
            part.start = self.start + first * self.step
            part.step = self.step * step
            return part
        if not isinstance(key, int):
            raise ValueError("expected integer or slice")
        i = key
        if i < 0:
            i += size
        if i < 0 or i >= size:
            raise IndexError("index out of range")
        return self.item(self.start + i * self.step)

    def __iter__(self):
        cdef Py_ssize_t i
        return iter([self.item(self.start + i * self.step) for i in range(self.size())])

    def __add__(self, other):
        return list(self) + list(other)

    def __repr__(self):
        cdef Py_ssize_t i
        try:
            size = min(self.size(), MOST_SHOWN + 1)
            return short_list(type(self).__name__, [self.item(self.start + i * self.step) for i in range(size)])
        except MLIRError:
            return f"<{type(self).__name__} of something erased>"


cdef list types_of_values(_Sequence values):
    """The types of results, operands or arguments."""
    cdef Py_ssize_t size = values.size() # this also checks that they are live
    cdef Root root = values.block_handle.root if values.op is None else values.op.root
    cdef McContext *c = root.c
    cdef McValue value
    cdef uint32_t i
    cdef Py_ssize_t n
    cdef list types = []
    for n in range(size):
        i = <uint32_t>(values.start + n * values.step)
        if values.op is None:
            value = mc_block_arg(c, values.block_handle.block, i)
        elif isinstance(values, OpResultList):
            value = mc_op_result(c, values.op.op, i)
        else:
            value = mc_op_operand(c, values.op.op, i)
        if value.index == 0:
            raise MLIRError("the operand has no value: its definition was erased")
        types.append(make_type(root.ctx, mc_value_type(c, value)))
    return types


@cython.no_gc
cdef class OpResultList(_Sequence):
    """The results of an operation."""

    @classmethod
    def __class_getitem__(cls, item):
        return Py_GenericAlias(cls, item)

    cdef Py_ssize_t total(self) except -1:
        return mc_op_num_results(alive(self.op), self.op.op)

    cdef object item(self, Py_ssize_t i):
        return make_result(self.op.root, self.op.op, <uint32_t>i)

    @property
    def types(self):
        """Their types."""
        return types_of_values(self)

    @property
    def owner(self):
        """The operation."""
        return make_operation_again(self.op).opview


cdef int own_position(_Sequence self, key, Py_ssize_t *position) except -1:
    cdef Py_ssize_t size = self.size()
    cdef Py_ssize_t i = key
    if i < 0:
        i += size
    if i < 0 or i >= size:
        raise IndexError("index out of range")
    position[0] = self.start + i * self.step
    return 0


@cython.no_gc
cdef class OpOperandList(_Sequence):
    """The operands of an operation; items can be assigned to."""

    @classmethod
    def __class_getitem__(cls, item):
        return Py_GenericAlias(cls, item)

    cdef Py_ssize_t total(self) except -1:
        return mc_op_num_operands(alive(self.op), self.op.op)

    cdef object item(self, Py_ssize_t i):
        cdef McValue value = mc_op_operand(self.op.root.c, self.op.op, <uint32_t>i)
        if value.index == 0:
            raise MLIRError("the operand has no value: its definition was erased")
        return make_value(self.op.root, value)

    def __setitem__(self, index, Value value not None):
        cdef Py_ssize_t position
        own_position(self, index, &position)
        set_operand(self.op, <uint32_t>position, value)

    @property
    def types(self):
        """Their types."""
        return types_of_values(self)


@cython.no_gc
cdef class OpOperands(_Sequence):
    """An operation's operands as uses of values."""

    cdef Py_ssize_t total(self) except -1:
        return mc_op_num_operands(alive(self.op), self.op.op)

    cdef object item(self, Py_ssize_t i):
        return make_operand(self.op.root, self.op.op, <uint32_t>i)


@cython.no_gc
cdef class OpSuccessors(_Sequence):
    """The blocks that an operation may branch to; items can be assigned to."""

    cdef Py_ssize_t total(self) except -1:
        return mc_op_num_successors(alive(self.op), self.op.op)

    cdef object item(self, Py_ssize_t i):
        cdef McBlock block = mc_op_successor(self.op.root.c, self.op.op, <uint32_t>i)
        if block.index == 0:
            raise MLIRError("the successor was erased")
        return make_block(self.op.root, block)

    def __setitem__(self, index, Block block not None):
        cdef Py_ssize_t position
        cdef McContext *c = block_alive(block)
        own_position(self, index, &position)
        same_context(self.op.root.ctx, block.root.ctx, "the block")
        check_idle(self.op.root.ctx, self.op.op)
        check_idle_block(self.op.root.ctx, block.block)
        mc_op_set_successor(c, self.op.op, <uint32_t>position, block.block)


@cython.no_gc
cdef class RegionSequence(_Sequence):
    """The regions of an operation."""

    cdef Py_ssize_t total(self) except -1:
        return mc_op_num_regions(alive(self.op), self.op.op)

    cdef object item(self, Py_ssize_t i):
        return make_region(self.op.root, mc_op_region(self.op.root.c, self.op.op, <uint32_t>i))


@cython.no_gc
cdef class BlockArgumentList(_Sequence):
    """The arguments of a block."""

    cdef Py_ssize_t total(self) except -1:
        return mc_block_num_args(block_alive(self.block_handle), self.block_handle.block)

    cdef object item(self, Py_ssize_t i):
        return make_argument(self.block_handle.root, self.block_handle.block, <uint32_t>i)

    @property
    def types(self):
        """Their types."""
        return types_of_values(self)


@cython.no_gc
cdef class BlockSuccessors(_Sequence):
    """The blocks that a block's last operation may branch to."""

    cdef Py_ssize_t total(self) except -1:
        cdef McContext *c = block_alive(self.block_handle)
        cdef McOp last = mc_block_last_op(c, self.block_handle.block)
        return 0 if last.index == 0 else mc_op_num_successors(c, last)

    cdef object item(self, Py_ssize_t i):
        cdef McContext *c = self.block_handle.root.c
        cdef McOp last = mc_block_last_op(c, self.block_handle.block)
        cdef McBlock block = mc_op_successor(c, last, <uint32_t>i)
        if block.index == 0:
            raise MLIRError("the successor was erased")
        return make_block(self.block_handle.root, block)


@cython.no_gc
cdef class BlockPredecessors(_Sequence):
    """The blocks that may branch to a block, one for each branch, newest first."""

    cdef Py_ssize_t total(self) except -1:
        cdef McContext *c = block_alive(self.block_handle)
        cdef McUse use = mc_block_first_use(c, self.block_handle.block)
        cdef Py_ssize_t count = 0
        while use.index != 0:
            count += mc_op_block(c, mc_use_owner(c, use)).index != 0
            use = mc_use_next(c, use)
        return count

    cdef object item(self, Py_ssize_t i):
        cdef McContext *c = self.block_handle.root.c
        cdef McUse use = mc_block_first_use(c, self.block_handle.block)
        while use.index != 0:
            if mc_op_block(c, mc_use_owner(c, use)).index != 0:
                if i == 0:
                    return make_block(self.block_handle.root, mc_op_block(c, mc_use_owner(c, use)))
                i -= 1
            use = mc_use_next(c, use)
        raise IndexError("index out of range")

    def __iter__(self):
        cdef McContext *c = block_alive(self.block_handle)
        cdef McUse use = mc_block_first_use(c, self.block_handle.block)
        cdef list blocks = []
        if self.count >= 0:
            return _Sequence.__iter__(self)
        while use.index != 0:
            if mc_op_block(c, mc_use_owner(c, use)).index != 0:
                blocks.append(make_block(self.block_handle.root, mc_op_block(c, mc_use_owner(c, use))))
            use = mc_use_next(c, use)
        return iter(blocks)
