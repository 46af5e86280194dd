# rewriting.pxi - what the drivers of mlircore.rewrite have in common: the changes that patterns report, and the listener that hears of them.

cdef int note_inserted(Context ctx, McOp op, bint nested) except -1:
    """Must be called after an operation was put into a block; nested: with operations in it that were not put there one by one."""
    if ctx.inserted is None:
        return 0
    root = root_of_tree(ctx, op)
    if nested:
        ctx.inserted += operations_inside(root, op)
    else:
        ctx.inserted.append(make_operation(root, op))
    return 0


cdef bint is_inside(McContext *c, McOp op, McOp top) noexcept:
    while op.index != 0 and op.index != top.index:
        op = mc_op_parent(c, op)
    return op.index != 0


cdef class RewriteDriver:
    """Base of the drivers: the operation that one works in, and the listener, or None, that is called for each change (rewrite.Listener)."""

    cdef _OperationBase top
    cdef readonly object listener
    cdef McRewriter *rw        # borrowed: the core's, while one of its patterns runs; NULL otherwise
    cdef list outer            # of the driver whose pattern runs this one

    cdef int begin_pattern(self) except -1:
        """Insertions are noted from now on, if there is a listener."""
        if self.listener is not None:
            self.outer = self.top.root.ctx.inserted
            self.top.root.ctx.inserted = []
        return 0

    cdef int end_pattern(self, bint failed) except -1:
        """Reports insertions, unless the pattern raised. Nothing is noted any more."""
        if self.listener is None:
            return 0
        try:
            if not failed:
                self.report_inserted()
        finally:
            self.top.root.ctx.inserted, self.outer = self.outer, None
        return 0

    cdef int report_inserted(self) except -1:
        """Calls the listener for the operations that were inserted since the last call, and are still there."""
        cdef Context ctx = self.top.root.ctx
        cdef Operation op
        cdef list found = ctx.inserted
        if not found:
            return 0
        ctx.inserted = []
        cdef set seen = set()
        for op in found:
            key = mapping_key(op.op.index, op.generation)
            if key in seen or not mc_op_is_live(ctx.c, op.op, op.generation) or not is_inside(ctx.c, op.op, self.top.op):
                continue
            seen.add(key)
            self.listener.operation_inserted(op)
        return 0

    def erasing(self, _OperationBase op not None):
        """Must be called before `op` is erased."""
        self.note_erasure(op)

    cdef int note_erasure(self, _OperationBase op) except -1:
        cdef _OperationBase inner
        self.note(op)
        if self.listener is not None:
            self.report_inserted()
            for inner in reversed(operations_inside(op.root, op.op)):
                self.listener.operation_erased(inner)
            alive(op)
        if self.rw != NULL:
            mc_rw_erasing(self.rw, op.op)

    cdef int replacing(self, _OperationBase op, list values) except -1:
        """Must be called before these values are used instead of the results of `op`."""
        self.note(op)
        if self.listener is not None:
            self.report_inserted()
            self.listener.operation_replaced(op.operation, values)
            alive(op)
        if self.rw != NULL:
            mc_rw_replacing(self.rw, op.op)

    def changed(self, _OperationBase op not None):
        """Must be called after `op` was changed: its operands, successors, attributes, or what it is in."""
        self.note(op)
        if self.rw != NULL:
            mc_rw_push(self.rw, op.op)
        if self.listener is not None:
            self.report_inserted()
            self.listener.operation_modified(op.operation)

    def placed(self, _OperationBase op not None):
        """Must be called after `op` was put into a block."""
        self.note(op)
        if self.rw != NULL:
            mc_rw_push(self.rw, op.op)
        if self.listener is not None:
            self.report_inserted()

    cdef int note(self, _OperationBase op) except -1:
        alive(op)
        same_context(self.top.root.ctx, op.root.ctx, "the operation")
        return 0


cdef list operations_inside(Root root, McOp top):
    """The operation, which is in that tree, and all in it, in pre-order."""
    cdef McContext *c = root.c
    cdef McWalk walk
    cdef McOp op
    cdef list found = []
    mc_walk_init_checked(c, &walk, top, False)
    op = mc_walk_next(c, &walk)
    while op.index != 0:
        found.append(make_operation(root, op))
        op = mc_walk_next(c, &walk)
    return found


def erase_block(Block block not None, RewriteDriver driver):
    """Erases a block with its operations. Raises ValueError when a branch leads to it, or one of its values is used outside of it."""
    cdef McContext *c = block_alive(block)
    cdef McUse use
    cdef McOp op
    cdef uint32_t i
    check_idle_block(block.root.ctx, block.block)
    if mc_block_first_use(c, block.block).index != 0:
        raise ValueError("a block that branches lead to cannot be erased")
    for i in range(mc_block_num_args(c, block.block)):
        check_used_inside(c, mc_block_arg(c, block.block, i), block.block)
    op = mc_block_first_op(c, block.block)
    while op.index != 0:
        for i in range(mc_op_num_results(c, op)):
            check_used_inside(c, mc_op_result(c, op, i), block.block)
        if block.root.ctx.busy:
            check_idle_deep(block.root.ctx, op)
        op = mc_op_next(c, op)
    if driver is not None:
        for inner in reversed(list(block.operations)):
            driver.note_erasure(inner)
        block_alive(block)
    mc_block_erase(c, block.block)


cdef int check_used_inside(McContext *c, McValue value, McBlock block) except -1:
    cdef McUse use = mc_value_first_use(c, value)
    cdef McOp op
    while use.index != 0:
        op = mc_use_owner(c, use)
        while op.index != 0 and mc_op_block(c, op).index != block.index:
            op = mc_op_parent(c, op)
        if op.index == 0:
            raise ValueError("a block whose values are used outside of it cannot be erased")
        use = mc_use_next(c, use)
    return 0


def replace_operation(_OperationBase op not None, new, RewriteDriver driver):
    """Replaces the results of `op` by those of an operation, or by values, and erases it. Raises ValueError when the numbers differ."""
    cdef McContext *c = alive(op)
    cdef Context ctx = op.root.ctx
    cdef _OperationBase made = new if isinstance(new, _OperationBase) else None
    cdef uint32_t i, count = mc_op_num_results(c, op.op)
    cdef Scratch room
    cdef McValue *values
    cdef Value value
    cdef list given = None
    if made is not None:
        alive(made)
        same_context(ctx, made.root.ctx, "the operation")
        check_idle(ctx, made.op)
    else:
        given = list(new)
    cdef size_t new_count = mc_op_num_results(c, made.op) if made is not None else <size_t>len(given)
    if new_count != count:
        raise ValueError(f"an operation with {count} results cannot be replaced by {new_count} values")
    room = Scratch.__new__(Scratch)
    values = <McValue *>room.room(count, sizeof(McValue))
    for i in range(count):
        if made is not None:
            values[i] = mc_op_result(c, made.op, i)
            continue
        value = <Value?>given[i]
        value_alive(value)
        same_context(ctx, value.root.ctx, "the value")
        check_idle_value(ctx, value.value)
        values[i] = value.value
    check_idle_deep(ctx, op.op)
    if ctx.busy:
        for value in op.results:
            check_idle_users(value)
    cdef list handles = []
    if driver is not None:
        if driver.listener is not None:
            handles = [make_value(op.root, values[i]) for i in range(count)]
        driver.replacing(op, handles)
        for value in handles: # the listener may have erased anything
            value_alive(value)
    for i in range(count):
        if mc_op_result(c, op.op, i).index != values[i].index:
            mc_value_replace_all_uses(c, mc_op_result(c, op.op, i), values[i])
    if driver is not None:
        driver.note_erasure(op)
    erase_operation(op)
