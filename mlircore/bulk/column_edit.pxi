# column_edit.pxi - changes of the operations of many rows of a table of columns.
#
# Each one reads its mask and finds all operations first, then checks that no call is reading the trees they are in, and then does the
# change; when one raises, nothing has changed.

cdef McOp *selected(Columns columns, mask, Scratch room, size_t *count) except NULL:
    """The operations of the rows that a mask has; they are in `room`. Raises MLIRError for one that was erased."""
    cdef McColumns *c = columns.made()
    cdef size_t row = 0, rows = mc_columns_rows(c)
    cdef McOp *ops = <McOp *>room.room(rows, sizeof(McOp))
    cdef Py_buffer view
    cdef bint ok
    if not PyObject_CheckBuffer(mask):
        raise TypeError(f"a mask is an array of bool with an entry for each row, not {type(mask).__name__}")
    PyObject_GetBuffer(mask, &view, PyBUF_STRIDES | PyBUF_FORMAT)
    try:
        if view.ndim != 1 or view.itemsize != 1 or (view.format is not NULL and view.format[0] not in b"?B"):
            kind = "B" if view.format is NULL else (<bytes>view.format).decode()
            raise TypeError(f"a mask is an array of bool with one dimension, not of format '{kind}' with {view.ndim}")
        if <size_t>view.shape[0] != rows:
            raise ValueError(f"the mask has {view.shape[0]} entries, and there are {rows} rows")
        ok = mc_columns_select(c, <const uint8_t *>view.buf, view.strides[0], ops, count, &row)
    finally:
        PyBuffer_Release(&view)
    if not ok:
        raise MLIRError(f"the operation of row {row} was erased")
    return ops


cdef int check_idle_all(Context ctx, const McOp *ops, size_t count, bint deep) except -1:
    """check_idle, or check_idle_deep, for each."""
    cdef size_t i
    ctx.epoch += 1
    for i in range(count if ctx.busy else 0):
        if deep:
            check_idle_deep(ctx, ops[i])
        else:
            check_idle(ctx, ops[i])
    return 0


cdef size_t set_attribute_of_rows(Columns columns, mask, str name, Attribute value) except? 0:
    cdef Scratch room = Scratch.__new__(Scratch)
    cdef Context ctx
    cdef McIdent ident
    cdef McAttr attr
    cdef size_t count = 0
    columns.made()
    ctx = columns.root.ctx
    attr.index = 0
    if value is not None:
        same_context(ctx, value.ctx, "the attribute")
        attr = value.attr
    ident = make_ident(ctx, name)
    cdef McOp *ops = selected(columns, mask, room, &count)
    check_idle_all(ctx, ops, count, False)
    if not mc_ops_set_attribute(ctx.c, ops, count, ident, attr):
        raise out_of_memory(ctx)
    return count


cdef str name_and_place(Context ctx, McOp op):
    return f"'{op_name_text(ctx, mc_op_get_name(ctx.c, op))}' at {place_text(make_location(ctx, mc_op_loc(ctx.c, op)))}"


cdef object still_used(Context ctx, McOp used, McOp user):
    return MLIRError(f"{name_and_place(ctx, used)} is still used by {name_and_place(ctx, user)}, which is not erased")


cdef int disown_detached(Context ctx, const McOp *ops, size_t count) except -1:
    cdef size_t i
    for i in range(count):
        if mc_op_block(ctx.c, ops[i]).index == 0:
            disown(ctx, ops[i])
    return 0


cdef size_t erase_rows(Columns columns, mask) except? 0:
    cdef Scratch room = Scratch.__new__(Scratch)
    cdef McDoomed found
    cdef size_t count = 0, heads
    cdef McOp *ops = selected(columns, mask, room, &count)
    cdef Context ctx = columns.root.ctx
    heads = count
    if not mc_ops_doom(ctx.c, ops, &heads, False, &found):
        raise still_used(ctx, found.used, found.user)
    try:
        check_idle_all(ctx, ops, heads, True)
    except BaseException:
        mc_ops_spare(ctx.c, ops, heads)
        raise
    disown_detached(ctx, ops, heads if found.detached else 0)
    mc_ops_erase(ctx.c, ops, heads)
    return count


# --- replacing ---

cdef list values_for(_OperationBase handle, answer):
    """The values that a function gave for the results of an operation; they have the same types."""
    cdef McContext *c = alive(handle)
    cdef Value value
    cdef list values
    cdef uint32_t i
    if isinstance(answer, Value):
        values = [answer]
    elif isinstance(answer, (_OperationBase, Module)):
        values = list(operation_of(answer).operation.results)
    else:
        values = list(answer)
    if <uint32_t>len(values) != mc_op_num_results(c, handle.op):
        raise ValueError(f"{name_and_place(handle.root.ctx, handle.op)} has {mc_op_num_results(c, handle.op)} results, and {len(values)} "
                         "values are to replace them")
    for i in range(<uint32_t>len(values)):
        if not isinstance(values[i], Value):
            raise TypeError(f"results are replaced by values, not by {type(values[i]).__name__}")
        value = <Value>values[i]
        value_alive(value)
        same_context(handle.root.ctx, value.root.ctx, "the value")
        if mc_value_type(c, value.value).index != mc_value_type(c, mc_op_result(c, handle.op, i)).index:
            raise ValueError(f"result {i} of {name_and_place(handle.root.ctx, handle.op)} and the value that is to replace it have different "
                             "types")
    return values


cdef int settle(Context ctx, dict new_values) except -1:
    """A value that is replaced itself gives way to the one that replaces it: {id of a result: Value}. Raises MLIRError for a circle."""
    cdef Value value
    for start in new_values:
        passed = [start]
        value = new_values[start]
        while value.value.index in new_values:
            if value.value.index == start:
                raise MLIRError(f"the results of {name_and_place(ctx, mc_value_op(ctx.c, value.value))} would be replaced by themselves")
            passed.append(value.value.index)
            value = new_values[value.value.index]
        for index in passed:
            new_values[index] = value
    return 0


cdef bint is_in_block(McContext *c, McOp op, McBlock block) noexcept:
    """Whether the operation, or one around it, is in the block."""
    while op.index != 0 and mc_op_block(c, op).index != block.index:
        op = mc_op_parent(c, op)
    return op.index != 0


cdef int check_new_users(McContext *c, Operation handle, Block made) except -1:
    """Raises MLIRError when what is made for an operation, in a block or None, uses a result of it."""
    cdef McUse use
    cdef uint32_t i
    for i in range(0 if made is None else mc_op_num_results(c, handle.op)):
        use = mc_value_first_use(c, mc_op_result(c, handle.op, i))
        while use.index != 0:
            if is_in_block(c, mc_use_owner(c, use), made.block):
                raise MLIRError(f"what replaces {name_and_place(handle.root.ctx, handle.op)} uses its result")
            use = mc_use_next(c, use)
    return 0


cdef size_t replace_rows(Columns columns, mask, fn) except? 0:
    cdef Scratch room = Scratch.__new__(Scratch)
    cdef Context ctx
    cdef size_t i, count = 0
    cdef McOp *ops
    cdef list handles = []
    cdef Operation bench
    if not callable(fn):
        raise TypeError(f"expected a function, got {type(fn).__name__}")
    ops = selected(columns, mask, room, &count)
    ctx = columns.root.ctx
    check_idle_all(ctx, ops, count, False)
    if count == 0:
        return 0
    for i in range(count):
        handles.append(make_operation(root_of_tree(ctx, ops[i]), ops[i]))
    bench = create_operation("builtin.module", None, None, None, None, 1, Location.unknown(ctx), False, False)
    try:
        return replace_handles(ctx, bench, handles, fn, ops)
    finally:
        release_root(bench.root) # with what is still in it


cdef Block block_of_bench(Operation bench):
    """A new block at its end."""
    cdef McBlock end
    end.index = 0
    return create_block(bench.root, mc_op_region(bench.root.c, bench.op, 0), end, (), ())


cdef size_t replace_handles(Context ctx, Operation bench, list handles, fn, McOp *ops) except? 0:
    """Replaces operations, at least one. `bench`: an empty module, in which those for the replacements are made: a block for each operation
    that makes any. `ops`: room for as many as there are handles."""
    cdef McContext *c = ctx.c
    cdef list answers = []            # for each operation, None: it stays
    cdef list blocks = []             # for each operation the block with what was made for it, or None
    cdef dict new_values = {}
    cdef Operation handle
    cdef Value value
    cdef Block block = block_of_bench(bench), made
    cdef McDoomed found
    cdef McOp op
    cdef size_t count = 0, heads
    cdef uint32_t i
    for handle in handles:
        alive(handle)
        ip = make_insertion_point(block, None)
        push_frame(ip, ctx, ip, handle.location)
        try:
            answer = fn(handle.opview)
        finally:
            pop_frame(ip, "replacement")
        answers.append(None if answer is None else values_for(handle, answer))
        if mc_block_first_op(c, block.block).index == 0:
            blocks.append(None)
        else:
            blocks.append(block)
            block = block_of_bench(bench)
    # from here on no code of users runs; all checks come before the first change
    for handle, values, made in zip(handles, answers, blocks):
        alive(handle)
        if made is not None and mc_op_block(c, handle.op).index == 0:
            raise MLIRError(f"'{handle.name}' is in no block: nothing can be inserted before it")
        if values is None:
            continue
        check_new_users(c, handle, made)
        ops[count] = handle.op
        count += 1
        for i in range(<uint32_t>len(values)):
            value = values[i]
            value_alive(value)
            new_values[mc_op_result(c, handle.op, i).index] = value
    settle(ctx, new_values)
    heads = count
    if not mc_ops_doom(c, ops, &heads, True, &found):
        raise still_used(ctx, found.used, found.user)
    try:
        ctx.epoch += 1
        for value in new_values.values():
            op = mc_value_op(c, value.value)
            if op.index == 0:
                op = mc_block_parent_op(c, mc_value_block(c, value.value))
            if op.index != 0 and mc_op_is_doomed(c, op):
                raise MLIRError(f"{value!r} is to replace a result, and the operation that defines it is erased")
        if ctx.busy:
            check_idle_replaced(ctx, handles, new_values)
    except BaseException:
        mc_ops_spare(c, ops, heads)
        raise
    for handle, values, made in zip(handles, answers, blocks):
        if made is not None:
            op = mc_block_first_op(c, made.block)
            while op.index != 0:
                mc_op_detach(c, op)
                mc_op_insert(c, op, mc_op_block(c, handle.op), handle.op)
                op = mc_block_first_op(c, made.block)
        for i in range(0 if values is None else mc_op_num_results(c, handle.op)):
            value = new_values[mc_op_result(c, handle.op, i).index]
            mc_value_replace_all_uses(c, mc_op_result(c, handle.op, i), value.value)
    disown_detached(ctx, ops, heads if found.detached else 0)
    handle = handles[0]
    forward_root(bench.root, final_root(handle.root)) # handles to what was made keep the tree
    mc_ops_erase(c, ops, heads)
    mc_op_erase(c, bench.op)
    return count


cdef int check_idle_replaced(Context ctx, list handles, dict new_values) except -1:
    cdef Operation handle
    cdef uint32_t i
    for handle in handles:
        check_idle_deep(ctx, handle.op)
        for i in range(mc_op_num_results(ctx.c, handle.op)):
            check_idle_users(make_result(handle.root, handle.op, i))
    for value in new_values.values():
        check_idle_value(ctx, (<Value>value).value)
    return 0
