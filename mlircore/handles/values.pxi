# values.pxi - values and their uses.

cdef inline McContext *value_alive(Value handle) except NULL:
    cdef McContext *c
    if handle is None or handle.root is None:
        unbound("value")
    c = handle.root.c
    if not mc_value_is_live(c, handle.value, handle.owner_index, handle.generation):
        stale("value was erased")
    if handle.root.forward is not None:
        handle.root = final_root(handle.root)
    return c


cdef make_result(Root root, McOp op, uint32_t i):
    cdef OpResult handle = OpResult.__new__(OpResult)
    handle.root = root
    handle.value = mc_op_result(root.c, op, i)
    handle.owner_index = op.index
    handle.generation = mc_op_generation(root.c, op)
    return cast_value(handle) if value_casters else handle


cdef make_argument(Root root, McBlock block, uint32_t i):
    cdef BlockArgument handle = plain_argument(root, block, i)
    return cast_value(handle) if value_casters else handle


cdef BlockArgument plain_argument(Root root, McBlock block, uint32_t i):
    cdef BlockArgument handle = BlockArgument.__new__(BlockArgument)
    handle.root = root
    handle.value = mc_block_arg(root.c, block, i)
    handle.owner_index = block.index
    handle.generation = mc_block_generation(root.c, block)
    return handle


cdef make_value(Root root, McValue value):
    cdef uint32_t owner, generation
    cdef Value handle
    if mc_value_owner(root.c, value, &owner, &generation):
        handle = BlockArgument.__new__(BlockArgument)
    else:
        handle = OpResult.__new__(OpResult)
    handle.root = root
    handle.value = value
    handle.owner_index = owner
    handle.generation = generation
    return cast_value(handle) if value_casters else handle


cdef OpOperand make_operand(Root root, McOp op, uint32_t i):
    cdef OpOperand handle = OpOperand.__new__(OpOperand)
    handle.op = make_operation(root, op)
    handle.index = i
    return handle


@cython.no_gc
@cython.freelist(64)
cdef class Value:
    """Value(value)\n--\n
    A result of an operation or an argument of a block."""

    def __init__(self, Value value not None):
        cdef McContext *c = value_alive(value)
        cdef bint is_argument = mc_value_is_block_arg(c, value.value)
        if isinstance(self, OpResult if is_argument else BlockArgument):
            raise ValueError(f"Cannot cast value to {type(self).__name__} (from {value!r})")
        self.root = value.root
        self.value = value.value
        self.owner_index = value.owner_index
        self.generation = value.generation

    @classmethod
    def __class_getitem__(cls, item):
        return Py_GenericAlias(cls, item)

    @property
    def _CAPIPtr(self):
        """A capsule that keeps it."""
        value_alive(self)
        return make_capsule(self, VALUE_CAPSULE)

    @staticmethod
    def _CAPICreate(capsule):
        """The value that a capsule holds."""
        return (<Value>from_capsule(capsule, VALUE_CAPSULE)).maybe_downcast()

    def __eq__(self, other):
        cdef Value that
        if not isinstance(other, Value):
            return NotImplemented
        that = <Value>other
        return (self.value.index == that.value.index and self.owner_index == that.owner_index
                and self.generation == that.generation
                and (self.root is that.root or self.root.ctx is that.root.ctx))

    def __hash__(self):
        return hash_of_numbers(self.generation, self.value.index)

    def __repr__(self):
        return short_value(self)

    def __str__(self):
        cdef McContext *c = value_alive(self)
        if mc_value_is_block_arg(c, self.value):
            text = f"<block argument> of type '{self.type}' at index: {mc_value_index(c, self.value)}"
        else:
            text = print_to_str(make_operation(self.root, mc_value_op(c, self.value))).rstrip("\n")
        return f"{type(self).__name__}({text})"

    @property
    def context(self):
        """The context it lives in."""
        value_alive(self)
        return self.root.ctx

    @property
    def type(self):
        """Its type."""
        cdef McContext *c = value_alive(self)
        return make_type(self.root.ctx, mc_value_type(c, self.value))

    def set_type(self, Type type not None):
        """Change its type."""
        cdef McContext *c = value_alive(self)
        same_context(self.root.ctx, type.ctx, "the type")
        check_idle_value(self.root.ctx, self.value)
        mc_value_set_type(c, self.value, type.type)

    @property
    def location(self):
        """Its place of origin."""
        cdef McContext *c = value_alive(self)
        return make_location(self.root.ctx, mc_value_loc(c, self.value))

    @property
    def owner(self):
        """The operation or the block that defines it."""
        cdef McContext *c = value_alive(self)
        if mc_value_is_block_arg(c, self.value):
            return make_block(self.root, mc_value_block(c, self.value))
        return make_opview(self.root, mc_value_op(c, self.value))

    @property
    def uses(self):
        """Its uses, newest first."""
        cdef McContext *c = value_alive(self)
        cdef OpOperandIterator iterator = OpOperandIterator.__new__(OpOperandIterator)
        iterator.value = self
        aim_at_use(iterator, c, mc_value_first_use(c, self.value))
        return iterator

    @property
    def name_as_written(self):
        """Its name in the text it was parsed from, without `%`; None when it has none."""
        cdef McContext *c = value_alive(self)
        cdef char[16] scratch
        return text_of(mc_value_name(c, self.value, scratch)) or None

    def get_name(self, use_local_scope=False, bint use_name_loc_as_prefix=False, *, AsmState state=None):
        """Its name in the printed operation: `%0`, `%arg0`, `%1#2`; `get_name(state)` uses the options of an AsmState."""
        cdef McContext *c = value_alive(self)
        cdef McPrintOptions options
        cdef McBuf *buf
        if isinstance(use_local_scope, AsmState):
            state = <AsmState>use_local_scope
        if state is not None:
            return state.name_of(self)
        mc_print_options_init(&options)
        options.local_scope = use_local_scope
        options.name_loc_as_prefix = use_name_loc_as_prefix
        options.assume_verified = True             # the names of the custom form
        cdef bint ok
        cdef McNames *names = NULL
        cdef Root root = lend_names(self.root.ctx, self.root, &names)
        options.names = &names
        buf = new_buf()
        try:
            ok = mc_print_value_name(c, self.value, &options, buf)
            return taken_text(self.root.ctx, buf, ok)
        finally:
            return_names(root, names, self.root.ctx.epoch)
            mc_buf_delete(buf)

    def replace_all_uses_with(self, Value with_ not None):
        """Replace all its uses by uses of `with_`."""
        cdef McContext *c = value_alive(self)
        value_alive(with_)
        same_context(self.root.ctx, with_.root.ctx, "the value")
        check_idle_users(self)
        check_idle_value(self.root.ctx, with_.value)
        if self.value.index != with_.value.index:
            mc_value_replace_all_uses(c, self.value, with_.value)

    def replace_all_uses_except(self, Value with_ not None, exceptions not None):
        """The same, except for uses by one operation or by several."""
        if isinstance(exceptions, (_OperationBase, Module)):
            exceptions = [exceptions]
        kept = {operation_of(op).operation for op in exceptions}
        value_alive(with_)
        for use in list(self.uses):
            if use.owner.operation not in kept:
                use.owner.operands[use.operand_number] = with_

    def maybe_downcast(self):
        """The same value as OpResult or BlockArgument."""
        value_alive(self)
        return make_value(self.root, self.value)

    def dump(self):
        """Print to stderr."""
        print(str(self), file=sys.stderr)


cdef int check_idle_users(Value value) except -1:
    cdef McContext *c = value.root.c
    cdef McUse use
    check_idle_value(value.root.ctx, value.value)
    if value.root.ctx.busy:
        use = mc_value_first_use(c, value.value)
        while use.index != 0:
            check_idle(value.root.ctx, mc_use_owner(c, use))
            use = mc_use_next(c, use)
    return 0


@cython.no_gc
cdef class OpResult(Value):
    """A value that an operation defines."""

    @property
    def result_number(self):
        """Its position among the operation's results."""
        return mc_value_index(value_alive(self), self.value)


@cython.no_gc
cdef class BlockArgument(Value):
    """A value that enters a block."""

    @property
    def arg_number(self):
        """Its position among the block's arguments."""
        return mc_value_index(value_alive(self), self.value)

    def set_location(self, Location loc not None):
        """Change its location."""
        cdef McContext *c = value_alive(self)
        same_context(self.root.ctx, loc.ctx, "the location")
        check_idle_value(self.root.ctx, self.value)
        mc_value_set_loc(c, self.value, loc.loc)


@cython.no_gc
cdef class OpOperand:
    """One use of a value: an operation and the number of the operand."""

    def __init__(self):
        raise TypeError("use operation.op_operands or value.uses")

    def __repr__(self):
        return f"<OpOperand {self.index} of {self.op!r}>"

    @property
    def owner(self):
        """The operation that uses the value."""
        return make_operation_again(self.op).opview

    @property
    def operand_number(self):
        """The number of the operand."""
        alive(self.op)
        return self.index

    @property
    def value(self):
        """The value that is used."""
        return make_operation_again(self.op).operands[self.index]

    def __eq__(self, other):
        if not isinstance(other, OpOperand):
            return NotImplemented
        return self.op == (<OpOperand>other).op and self.index == (<OpOperand>other).index

    def __hash__(self):
        return hash((self.op, self.index))


cdef int aim_at_use(OpOperandIterator iterator, McContext *c, McUse use) except -1:
    iterator.next.index = 0
    if use.index != 0:
        iterator.next = mc_use_owner(c, use)
        iterator.index = mc_use_index(c, use)
        iterator.generation = mc_op_generation(c, iterator.next)
    return 0


cdef class OpOperandIterator:
    """Iterates over the uses of a value; the one that was returned last may be changed."""

    def __init__(self):
        raise TypeError("use value.uses")

    def __iter__(self):
        return self

    def __next__(self):
        cdef McContext *c = value_alive(self.value)
        cdef McOp op = self.next
        cdef uint32_t i = self.index
        if op.index == 0:
            raise StopIteration
        if not mc_op_is_live(c, op, self.generation):
            stale("the operation of the iterator's current use was erased")
        if i >= mc_op_num_operands(c, op) or mc_op_operand(c, op, i).index != self.value.value.index:
            stale("the iterator's current use was changed")
        aim_at_use(self, c, mc_use_next(c, mc_op_operand_use(c, op, i)))
        return make_operand(self.value.root, op, i)
