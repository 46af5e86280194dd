# edit.pxi - functions that change operations. Each one first checks its handles, then that no call is reading the trees it touches, and
# then does the change; when one raises, nothing has changed.

cdef struct Target:               # the place for an operation; block 0: none
    McBlock block
    McOp before


cdef InsertionPoint resolve_target(ip, Frame frame, Context ctx, Target *target):
    """The place of an `ip` argument: an InsertionPoint, None for that of `frame`, the thread's top, or False. Returns None for no place."""
    target.block.index = 0
    target.before.index = 0
    if ip is False:
        return None
    if ip is None:
        if frame is None or frame.ip is None:
            return None
        ip = frame.ip
    elif not isinstance(ip, InsertionPoint):
        raise TypeError(f"ip must be an InsertionPoint, None or False, not {type(ip).__name__}")
    insertion_target(<InsertionPoint>ip, ctx, target)
    return <InsertionPoint>ip


cdef int insertion_target(InsertionPoint ip, Context ctx, Target *target) except -1:
    """Checks an insertion point and puts its place into `target`."""
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
    same_context(ctx, handle.root.ctx, "the operation")
    cdef McOp parent = mc_block_parent_op(c, block)
    if before.index == handle.op.index:
        return 0
    if mc_op_contains_block(c, handle.op, block):
        raise MLIRError("an operation cannot be moved into itself")
    check_idle(ctx, handle.op)
    check_idle(ctx, parent)
    cdef Root into = root_of_tree(ctx, parent)
    cdef bint attached = mc_op_block(c, handle.op).index != 0
    if attached:
        mc_op_detach(c, handle.op)
    else:
        address = ctx.roots.get(handle.op.index)
        if address is not None:
            forward_root(<Root><void *><uintptr_t>address, into)
    mc_op_insert(c, handle.op, block, before)
    handle.root = into
    note_inserted(ctx, handle.op, not attached)
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
    disown(handle.root.ctx, handle.op)
    mc_op_erase(c, handle.op)
    return 0


cdef Operation attached_or_new(Context ctx, McOp op):
    return make_operation(root_of_tree(ctx, op), op)


cdef Operation clone_operation(_OperationBase handle, ip):
    cdef McContext *c = alive(handle)
    cdef Context ctx = handle.root.ctx
    cdef Target target
    whole(handle.root, handle.op)
    resolve_target(ip, top_frame(), ctx, &target)
    check_idle_deep(ctx, handle.op) if ctx.busy else None
    if target.block.index != 0:
        check_idle(ctx, mc_block_parent_op(c, target.block))
    cdef McOp copy = mc_op_clone(c, handle.op)
    if copy.index == 0:
        raise out_of_memory(ctx)
    ctx.epoch += 1
    if target.block.index != 0:
        mc_op_insert(c, copy, target.block, target.before)
        note_inserted(ctx, copy, True)
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
