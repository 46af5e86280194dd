# cursors.pxi - positions in lists of operations and of blocks, kept by the context, so that counting up or down by index is linear in all.
#
# A list is linked, so element i costs a walk. The context keeps, for some lists, their length and the element that was found last. Both hold
# for one version of the list: a list of operations has one of its own, and for a list of blocks any change through the API ends it.

cdef Cursor *cursor_of(Cursor *cursors, uint32_t id, uint32_t generation, uint64_t version) noexcept:
    """The cursor of a list, a new one if its place has another list's or an old one."""
    cdef Cursor *cursor = &cursors[id & (CURSORS - 1)]
    cdef uint64_t key = <uint64_t>generation << 32 | id
    if cursor.key != key or cursor.version != version:
        cursor.key = key
        cursor.version = version
        cursor.at = cursor.count = -1
    return cursor


cdef int forget_cursor(Context ctx, McRegion region) except -1:
    """The region's blocks were erased, although the epoch is the same."""
    cdef Cursor *cursor = &ctx.block_cursors[region.index & (CURSORS - 1)]
    if <uint32_t>cursor.key == region.index:
        cursor.key = 0
    return 0


cdef Py_ssize_t count_operations(Block handle) except -1:
    """How many operations a block has."""
    return mc_block_num_ops(block_alive(handle), handle.block)


cdef Cursor *region_cursor(Region handle) noexcept:
    cdef Context ctx = handle.root.ctx
    return cursor_of(ctx.block_cursors, handle.region.index, handle.generation, ctx.epoch)


cdef Py_ssize_t count_blocks(Region handle) except -1:
    """How many blocks a region has. Linear after a change, else constant."""
    cdef McContext *c = region_alive(handle)
    cdef Cursor *cursor = region_cursor(handle)
    cdef McBlock block
    if cursor.count < 0:
        cursor.count = 0
        block = mc_region_first_block(c, handle.region)
        while block.index != 0:
            cursor.count += 1
            block = mc_block_next(c, block)
        handle.root.ctx.steps += cursor.count
    return cursor.count


cdef Py_ssize_t walk_start(Cursor *cursor, Py_ssize_t index) noexcept:
    """Where to begin a walk to an index >= 0: at 0, at the cursor or, when the length is known, at the last element."""
    cdef Py_ssize_t at = 0
    if cursor.at >= 0 and abs(index - cursor.at) < index:
        at = cursor.at
    if 0 <= index < cursor.count and cursor.count - 1 - index < abs(index - at):
        at = cursor.count - 1
    return at


cdef McOp operation_at(Block handle, Py_ssize_t index) except *:
    """The operation at an index, which counts from the end when it is negative; id 0: there is none."""
    cdef McContext *c = block_alive(handle)
    cdef Cursor *cursors = handle.root.ctx.operation_cursors
    cdef Cursor *cursor = cursor_of(cursors, handle.block.index, handle.generation, mc_block_list_version(c, handle.block))
    cdef McOp op = mc_block_last_op(c, handle.block)
    cdef Py_ssize_t at
    cursor.count = mc_block_num_ops(c, handle.block)
    if index == -1:
        return op
    if index < 0:
        index += cursor.count
        if index < 0:
            op.index = 0
            return op
    at = walk_start(cursor, index)
    if at == cursor.at:
        op.index = cursor.element
    elif at == 0:
        op = mc_block_first_op(c, handle.block)
    while op.index != 0 and at < index:
        at += 1
        handle.root.ctx.steps += 1
        op = mc_op_next(c, op)
    while op.index != 0 and at > index:
        at -= 1
        handle.root.ctx.steps += 1
        op = mc_op_prev(c, op)
    if op.index != 0:
        cursor.at = at
        cursor.element = op.index
    return op


cdef McBlock block_at(Region handle, Py_ssize_t index) except *:
    """The block at an index, which counts from the end when it is negative; id 0: there is none."""
    cdef McContext *c = region_alive(handle)
    cdef Cursor *cursor = region_cursor(handle)
    cdef McBlock block = mc_region_last_block(c, handle.region)
    cdef Py_ssize_t at
    if index == -1:
        return block
    if index < 0:
        index += count_blocks(handle)
        if index < 0:
            block.index = 0
            return block
    at = walk_start(cursor, index)
    if at == cursor.at:
        block.index = cursor.element
    elif at == 0:
        block = mc_region_first_block(c, handle.region)
    while block.index != 0 and at < index:
        at += 1
        handle.root.ctx.steps += 1
        block = mc_block_next(c, block)
    while block.index != 0 and at > index:
        at -= 1
        handle.root.ctx.steps += 1
        block = mc_block_prev(c, block)
    if block.index != 0:
        cursor.at = at
        cursor.element = block.index
    return block
