# edit.pxi - what changes operations. Every function checks its handles, then that nothing is reading the trees it
# touches, then does it; nothing is half done when one raises.

cdef struct Target:               # where an operation goes; block 0: nowhere
    McBlock block
    McOp before


cdef Target resolve_target(ip, Context ctx) except *:
    """The place that an `ip` argument names: an InsertionPoint, None for the thread's default, or False."""
    cdef Target target
    cdef Frame frame
    target.block.index = 0
    target.before.index = 0
    if ip is False:
        return target
    if ip is None:
        frame = top_frame()
        if frame is None or frame.ip is None:
            return target
        ip = frame.ip
    if not isinstance(ip, InsertionPoint):
        raise TypeError(f"ip must be an InsertionPoint, None or False, not {type(ip).__name__}")
    insertion_target(<InsertionPoint>ip, ctx, &target)
    return target


cdef int insertion_target(InsertionPoint ip, Context ctx, Target *target) except -1:
    """Checks an insertion point and says where it is."""
    cdef McContext *c = block_alive(ip.block_handle)
    same_context(ctx, ip.block_handle.root.ctx, "the insertion point")
    target.block = ip.block_handle.block
    target.before.index = 0
    if ip.reference is not None:
        if not mc_op_is_live(c, ip.reference.op, ip.reference.generation):
            stale("insertion point: its operation was erased")
        if mc_op_block(c, ip.reference.op).index != target.block.index:
            stale("insertion point: its operation was moved to another block")
        target.before = ip.reference.op
    elif mc_op_is_terminator(c, mc_block_last_op(c, target.block)):
        raise IndexError(
            "Cannot insert operation at the end of a block that already has a terminator. Did you mean to use "
            "'InsertionPoint.at_block_terminator(block)' versus 'InsertionPoint(block)'?"
        )
    return 0


cdef int insert_operation(_OperationBase handle, Context ctx, McBlock block, McOp before) except -1:
    """Puts an operation, attached or not, in front of `before` (0: at the end) in a block of `ctx`."""
    cdef McContext *c = alive(handle)
    cdef McOp parent = mc_block_parent_op(c, block)
    same_context(ctx, handle.root.ctx, "the operation")
    if before.index == handle.op.index:
        return 0
    if mc_op_contains_block(c, handle.op, block):
        raise MLIRError("an operation cannot be moved into itself")
    check_idle(ctx, handle.op)
    check_idle(ctx, parent)
    cdef Root into = root_of_tree(ctx, parent)
    if mc_op_block(c, handle.op).index != 0:
        mc_op_detach(c, handle.op)
    else:
        address = ctx.roots.get(handle.op.index)
        if address is not None:
            forward_root(<Root><void *><uintptr_t>address, into)
    mc_op_insert(c, handle.op, block, before)
    handle.root = into
    return 0


cdef int detach_operation(_OperationBase handle) except -1:
    cdef McContext *c = alive(handle)
    if mc_op_block(c, handle.op).index == 0:
        raise ValueError("Detached operation has no parent.")
    check_idle(handle.root.ctx, handle.op)
    mc_op_detach(c, handle.op)
    handle.root = new_root(handle.root.ctx, handle.op)
    return 0


cdef int erase_operation(_OperationBase handle) except -1:
    cdef McContext *c = alive(handle)
    check_idle_deep(handle.root.ctx, handle.op)
    mc_op_erase(c, handle.op)
    return 0


cdef Operation attached_or_new(Context ctx, McOp op):
    return make_operation(root_of_tree(ctx, op), op)


cdef Operation clone_operation(_OperationBase handle, ip):
    cdef McContext *c = alive(handle)
    cdef Context ctx = handle.root.ctx
    cdef Target target = resolve_target(ip, ctx)
    check_idle_deep(ctx, handle.op) if ctx.busy else None
    if target.block.index != 0:
        check_idle(ctx, mc_block_parent_op(c, target.block))
    cdef McOp copy = mc_op_clone(c, handle.op)
    if copy.index == 0:
        raise MemoryError()
    ctx.epoch += 1
    if target.block.index != 0:
        mc_op_insert(c, copy, target.block, target.before)
    return attached_or_new(ctx, copy)


cdef int set_operand(_OperationBase handle, uint32_t i, Value value) except -1:
    cdef McContext *c = alive(handle)
    cdef McValue old
    value_alive(value)
    same_context(handle.root.ctx, value.root.ctx, "the value")
    check_idle(handle.root.ctx, handle.op)
    check_idle_value(handle.root.ctx, value.value)
    old = mc_op_operand(c, handle.op, i)
    if old.index != 0:
        check_idle_value(handle.root.ctx, old)
    mc_op_set_operand(c, handle.op, i, value.value)
    return 0


cdef McValue operand_of(Context ctx, thing) except *:
    """A value given as an operand: a Value, or an operation with one result."""
    cdef Value value
    if thing is None:
        raise ValueError("operand value cannot be None")
    if isinstance(thing, _OperationBase):
        thing = (<_OperationBase>thing).result
    if not isinstance(thing, Value):
        raise TypeError(f"operand must be a Value, not {type(thing).__name__}")
    value = <Value>thing
    value_alive(value)
    same_context(ctx, value.root.ctx, "the operand")
    check_idle_value(ctx, value.value)
    return value.value


@cython.no_gc
cdef class Scratch:
    """Memory for the arrays of one call."""

    cdef void *memory             # owned

    def __dealloc__(self):
        PyMem_Free(self.memory)

    cdef void *room(self, size_t count, size_t size) except NULL:
        self.memory = PyMem_Malloc(count * size + 1)
        if self.memory is NULL:
            raise MemoryError()
        return self.memory


cdef create_operation(str name, results, operands, attributes, successors, int regions, Location loc, ip,
                      bint infer_type):
    cdef Location place = location_or_default(loc)
    cdef Context ctx = bound(place.ctx, "location")
    cdef McContext *c = ctx.c
    cdef Target target = resolve_target(ip, ctx)
    cdef McOpState state
    cdef Type type
    cdef Block block
    cdef size_t i
    cdef McOp op
    memset(&state, 0, sizeof(state))
    if regions < 0:
        raise ValueError("number of regions must be >= 0")
    cdef bytes utf8 = name.encode()
    state.name = mc_op_name(c, utf8, len(utf8))
    raise_pending(ctx)
    if state.name.index == 0:
        raise MemoryError()
    if not mc_op_name_is_registered(c, state.name) and not mc_context_allows_unregistered(c):
        raise MLIRError(
            f"'{name}' is not registered: set allow_unregistered_dialects on the context to create such operations"
        )
    cdef list values = [] if operands is None else list(operands)
    cdef list types = [] if results is None else list(results)
    cdef list blocks = [] if successors is None else list(successors)
    cdef Scratch value_room = Scratch.__new__(Scratch)
    cdef Scratch type_room = Scratch.__new__(Scratch)
    cdef Scratch block_room = Scratch.__new__(Scratch)
    cdef McValue *raw_values = <McValue *>value_room.room(len(values), sizeof(McValue))
    cdef McType *raw_types = <McType *>type_room.room(len(types), sizeof(McType))
    cdef McBlock *raw_blocks = <McBlock *>block_room.room(len(blocks), sizeof(McBlock))
    for i in range(<size_t>len(values)):
        raw_values[i] = operand_of(ctx, values[i])
    if infer_type:
        types = infer_results(ctx, name, values, attributes, regions, place)
        raw_types = <McType *>type_room.room(len(types), sizeof(McType))
    for i in range(<size_t>len(types)):
        if types[i] is None:
            raise ValueError("result type cannot be None")
        type = <Type?>types[i]
        same_context(ctx, type.ctx, "the result type")
        raw_types[i] = type.type
    for i in range(<size_t>len(blocks)):
        if blocks[i] is None:
            raise ValueError("successor block cannot be None")
        block = <Block?>blocks[i]
        block_alive(block)
        same_context(ctx, block.root.ctx, "the successor")
        check_idle(ctx, mc_block_parent_op(c, block.block))
        raw_blocks[i] = block.block
    state.loc = place.loc
    state.operands = raw_values
    state.num_operands = len(values)
    state.results = raw_types
    state.num_results = len(types)
    state.successors = raw_blocks
    state.num_successors = len(blocks)
    state.num_regions = <size_t>regions
    split_attributes(ctx, name, attributes, &state)
    if target.block.index != 0:
        check_idle(ctx, mc_block_parent_op(c, target.block))
    op = mc_op_create_in(c, &state, target.block, target.before) if target.block.index != 0 else mc_op_create(c, &state)
    if op.index == 0:
        raise MemoryError()
    ctx.epoch += 1
    return attached_or_new(ctx, op)


cdef list infer_results(Context ctx, str name, list operands, attributes, int regions, Location loc):
    """Result types from the operation's definition."""
    from mlircore import dialect

    infer = getattr(dialect, "infer_result_types", None)
    types = None if infer is None else infer(ctx, name, operands, attributes or {}, regions, loc)
    if types is None:
        raise MLIRError(f"the result types of '{name}' cannot be inferred")
    return list(types)


cdef int split_attributes(Context ctx, str name, attributes, McOpState *state) except -1:
    """Turns a dict of attributes into the operation's properties and discardable dictionary."""
    cdef Attribute attr
    cdef Py_ssize_t count = 0 if attributes is None else len(attributes)
    cdef Scratch room = Scratch.__new__(Scratch)
    cdef McNamedAttr *entries = <McNamedAttr *>room.room(count, sizeof(McNamedAttr))
    cdef size_t filled = 0
    state.attrs.index = 0
    state.properties.index = 0
    if count == 0:
        return 0
    for key, value in attributes.items():
        if not isinstance(key, str):
            raise TypeError(f"attribute names are str, not {type(key).__name__}")
        if not isinstance(value, Attribute):
            if value is None:
                raise RuntimeError(
                    f'Found an invalid (`None`?) attribute value for the key "{key}" when attempting to create the '
                    f'operation "{name}"'
                )
            raise TypeError(f"attribute '{key}' must be an Attribute, not {type(value).__name__}")
        attr = <Attribute>value
        same_context(ctx, attr.ctx, "the attribute")
        entries[filled].name = make_ident(ctx, key)
        entries[filled].value = attr.attr
        filled += 1
    cdef McIdent duplicate
    state.attrs = mc_attr_dictionary(ctx.c, entries, filled, &duplicate)
    if state.attrs.index == 0:
        raise MemoryError()
    cdef McDiags *diags = new_diags(ctx)
    try:
        if not mc_op_name_split_attributes(ctx.c, state.name, state.loc, &state.attrs, &state.properties, diags):
            raise_diags(ctx, diags, f"Unable to create operation '{name}'", MLIRError)
    finally:
        mc_diags_free(diags)
    return 0
