# root.pxi - the owners of trees.
#
# One Root owns a tree's top operation. Every handle into the tree holds it, so the tree lives as long as a handle into it. When a tree is
# inserted into another, its Root forwards to the other's. When part of a tree is detached, it gets a Root of its own; older handles into
# that part keep the old Root alive and become stale when the new one is freed.

@cython.no_gc
cdef class Root:
    def __dealloc__(self):
        cdef Root following = self.forward
        cdef Root after
        self.forward = None
        while following is not None and Py_REFCNT(following) == 1: # only this reference: a long chain must not recurse
            after = following.forward
            following.forward = None
            following = after
            after = None                           # a second reference would end the loop
        if self.names is not NULL:
            mc_print_names_free(self.c, self.names)
        release_root(self)


cdef void release_root(Root root) noexcept:
    """Erases the tree if it is still one, now or when no call reads this context any more."""
    cdef Context ctx = root.ctx
    cdef McOp op = root.op
    if ctx is None or op.index == 0:
        return
    root.op.index = 0
    if ctx.roots.get(op.index) == <uintptr_t><void *>root:
        del ctx.roots[op.index]
    if not mc_op_is_live(ctx.c, op, root.generation) or mc_op_block(ctx.c, op).index != 0:
        return
    if ctx.busy:
        ctx.unwanted.append((op.index, root.generation))
    else:
        ctx.epoch += 1
        ctx.harmless += 1
        mc_op_erase(ctx.c, op)


cdef Root new_root(Context ctx, McOp op):
    """Makes the owner of a detached operation."""
    cdef Root root = Root.__new__(Root)
    root.ctx = ctx
    root.c = ctx.c
    root.op = op
    root.generation = mc_op_generation(ctx.c, op)
    ctx.roots[op.index] = <uintptr_t><void *>root
    return root


cdef Root parsed_root(Context ctx, McOp op, bint verified):
    """Makes the owner of a tree that was just parsed."""
    cdef Root root = new_root(ctx, op)
    root.verified = ctx.epoch + 1 if verified else 0
    return root


cdef int forward_root(Root root, Root into) except -1:
    """The tree of `root` is part of the tree of `into` from now on."""
    if root.ctx.roots.get(root.op.index) == <uintptr_t><void *>root:
        del root.ctx.roots[root.op.index]
    root.op.index = 0
    root.forward = into
    return 0


cdef int disown(Context ctx, McOp op) except -1:
    """Must be called before the operation is erased: the next operation with its id is not the tree of its Root, if it has one."""
    address = ctx.roots.pop(op.index, None)
    if address is not None:
        (<Root><void *><uintptr_t>address).op.index = 0
    return 0


cdef Root final_root(Root root):
    """The end of a chain of forwards."""
    while root.forward is not None:
        root = root.forward
    return root


cdef Root lend_names(Context ctx, Root root, McNames **names):
    """The Root of the tree, whose names go to `names` for one call if the tree is as it was then; return_names takes them back."""
    root = final_root(root)
    if root.names_epoch != ctx.epoch and root.names is not NULL:
        mc_print_names_free(root.c, root.names)
        root.names = NULL
    names[0] = root.names
    root.names = NULL
    return root


cdef int return_names(Root root, McNames *names, uint64_t epoch) except -1:
    """`epoch`: the context's when they were made."""
    if root.names is not NULL:                     # another call was quicker
        mc_print_names_free(root.c, names)
    else:
        root.names = names
        root.names_epoch = epoch
    return 0


cdef inline McOp top_of(McContext *c, McOp op) noexcept:
    cdef McOp parent = mc_op_parent(c, op)
    while parent.index != 0:
        op = parent
        parent = mc_op_parent(c, op)
    return op


cdef Root root_of_tree(Context ctx, McOp op):
    """The Root of the tree that holds `op` now."""
    cdef McOp top = top_of(ctx.c, op)
    address = ctx.roots.get(top.index)
    if address is None:
        return new_root(ctx, top)
    return <Root><void *><uintptr_t>address


cdef int check_idle(Context ctx, McOp op) except -1:
    """Refuses to change a tree that a call without the GIL is reading."""
    if ctx.busy and top_of(ctx.c, op).index in ctx.busy:
        raise MLIRError(f"the operation is being {'changed by a pass' if ctx.busy[top_of(ctx.c, op).index] < 0 else 'printed or verified'} and "
                        "cannot be changed meanwhile")
    ctx.epoch += 1
    return 0


cdef int check_idle_value(Context ctx, McValue value) except -1:
    cdef McOp op
    if ctx.busy:
        op = mc_value_op(ctx.c, value)
        if op.index == 0:
            op = mc_block_parent_op(ctx.c, mc_value_block(ctx.c, value))
        if op.index != 0:
            check_idle(ctx, op)
    ctx.epoch += 1
    return 0


cdef int check_idle_deep(Context ctx, McOp op) except -1:
    """check_idle for `op` and for every tree whose values something inside `op` uses."""
    cdef McWalk walk
    cdef McOp inner
    cdef McValue value
    cdef uint32_t i
    check_idle(ctx, op)
    if ctx.busy:
        mc_walk_init_checked(ctx.c, &walk, op, False)
        inner = mc_walk_next(ctx.c, &walk)
        while inner.index != 0:
            for i in range(mc_op_num_operands(ctx.c, inner)):
                value = mc_op_operand(ctx.c, inner, i)
                if value.index != 0:
                    check_idle_value(ctx, value)
            inner = mc_walk_next(ctx.c, &walk)
    return 0


cdef object begin_reading(Context ctx, McOp op):
    """Marks the tree of `op` busy; the result must be passed to end_reading."""
    key = top_of(ctx.c, op).index
    count = ctx.busy.get(key, 0)
    if count < 0:
        if ctx.region_reader == PyThread_get_thread_ident():
            return None                            # a check in Python, while regions are read
        raise MLIRError("a pass is changing the operation, which cannot be read meanwhile")
    ctx.busy[key] = count + 1
    if ctx.is_lazy:
        me = PyThread_get_thread_ident()
        ctx.tree_readers[me] = ctx.tree_readers.get(me, 0) + 1
    return key


cdef object begin_changing(Context ctx, McOp op):
    """Marks the tree of `op`, which must be idle, as one that no other call may read or change; for end_changing."""
    key = top_of(ctx.c, op).index
    ctx.busy[key] = -1
    return key


cdef int end_changing(Context ctx, key) except -1:
    ctx.busy[key] = 1
    return end_reading(ctx, key)


cdef int end_reading(Context ctx, key) except -1:
    cdef McOp op
    if key is None:
        return 0
    if ctx.is_lazy:
        me = PyThread_get_thread_ident()
        others = ctx.tree_readers.pop(me, 1) - 1
        if others:
            ctx.tree_readers[me] = others
    count = ctx.busy[key] - 1
    if count:
        ctx.busy[key] = count
        return 0
    del ctx.busy[key]
    if not ctx.busy and ctx.unwanted:
        unwanted = ctx.unwanted
        ctx.unwanted = []
        for index, generation in unwanted:
            op.index = index
            if not mc_op_is_live(ctx.c, op, generation) or mc_op_block(ctx.c, op).index != 0 or index in ctx.roots:
                continue                           # erased, or adopted meanwhile
            ctx.epoch += 1
            ctx.harmless += 1
            mc_op_erase(ctx.c, op)
    return 0
