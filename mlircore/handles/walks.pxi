# walks.pxi - walking over operations with callbacks.

cdef int walk_tree(_OperationBase start, callback, bint post_order, bint as_views, str only) except -1:
    cdef McContext *c = alive(start)
    cdef Root root = start.root
    cdef McWalk walk
    cdef McOp op
    whole(root, start.op)
    mc_walk_init_checked(c, &walk, start.op, post_order)
    while True:
        op = walk_on(c, &walk)
        if op.index == 0:
            return 0
        if only is not None and op_name_text(root.ctx, mc_op_get_name(c, op)) != only:
            continue
        answer = call_in_walk(root, &walk, callback, make_opview(root, op) if as_views else make_operation(root, op))
        if answer is WALK_INTERRUPT:
            return 0
        if answer is WALK_SKIP:
            mc_walk_skip(c, &walk, op)


cdef McOp walk_on(McContext *c, McWalk *walk) except *:
    """The next operation; 0: there is none."""
    cdef McOp op = mc_walk_next(c, walk)
    if walk.stale:
        raise MLIRError("the callback erased the operation from which the walk continues")
    return op


cdef object call_in_walk(Root root, McWalk *walk, callback, _OperationBase op):
    """The callback's WalkResult; None: go on."""
    cdef uint64_t epoch = root.ctx.epoch
    answer = callback(op)
    if root.ctx.epoch != epoch:
        check_walk(root.ctx.c, walk)
    if answer is None or answer is WALK_ADVANCE:
        return None
    if answer is not WALK_INTERRUPT and answer is not WALK_SKIP:
        raise TypeError(f"the callback of walk() returned {answer!r}, not a WalkResult")
    return answer


cdef int check_walk(McContext *c, McWalk *walk) except -1:
    """After a change: checks that the operation from which the walk continues, if it still exists, is inside of the walked operation."""
    cdef McOp op = walk.next
    if op.index == 0 or not mc_op_is_live(c, op, walk.generation):
        return 0                      # mc_walk_next ends, and reports why
    while op.index != 0 and op.index != walk.root.index:
        op = mc_op_parent(c, op)
    if op.index == 0:
        raise MLIRError("the callback moved the operation from which the walk continues")
    return 0


def walk_around(_OperationBase start not None, before, after):
    """Calls `before(op)` ahead of all that is in an operation and `after(op)` afterwards, for `mlircore.analysis.walk`; None: no call.

    Operations that were begun are on a list, not on the stack. Returns the WalkResult.
    """
    cdef McContext *c = alive(start)
    cdef Root root = start.root
    cdef list begun = []
    cdef McWalk walk
    cdef McOp op, parent
    whole(start.root, start.op)
    mc_walk_init_checked(c, &walk, start.op, False)
    while True:
        op = walk_on(c, &walk)
        parent.index = 0
        if op.index != 0 and begun:
            parent = mc_op_parent(c, op)
        while begun and (<Operation>begun[-1]).op.index != parent.index:
            if call_in_walk(root, &walk, after, begun.pop()) is WALK_INTERRUPT:
                return WALK_INTERRUPT
        if op.index == 0:
            return WALK_ADVANCE
        made = make_operation(root, op)
        answer = None if before is None else call_in_walk(root, &walk, before, made)
        if answer is WALK_INTERRUPT:
            return WALK_INTERRUPT
        if answer is WALK_SKIP:
            mc_walk_skip(c, &walk, op)
        elif after is not None:
            begun.append(made)
