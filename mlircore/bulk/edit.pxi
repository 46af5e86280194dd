# edit.pxi - changes of whole operations: calls replaced by their callees, parts of modules, other names. The names for users are in
# mlircore.edit. As in handles/edit.pxi, nothing has changed when one of these functions raises.

# --- symbols ---

cdef McOp table_around(McContext *c, McOp op) noexcept:
    """The nearest operation around `op` that has the trait of symbol tables; 0: there is none."""
    op = mc_op_parent(c, op)
    while op.index != 0 and not mc_op_name_has_trait(c, mc_op_get_name(c, op), b"SYMBOL_TABLE"):
        op = mc_op_parent(c, op)
    return op


cdef McAttr name_attribute(Context ctx, McOp op) except *:
    return mc_op_attribute(ctx.c, op, make_ident(ctx, "sym_name"))


cdef McBlock table_block(McContext *c, McOp table) noexcept:
    cdef McBlock none
    none.index = 0
    return mc_region_first_block(c, mc_op_region(c, table, 0)) if mc_op_num_regions(c, table) else none


cdef McOp find_symbol(Context ctx, McOp table, McIdent name) except *:
    """The symbol of that name in a table; 0: there is none.

    The context keeps the names of the table that was searched last: one that is found and still has that name costs a look-up, others a
    pass over the table, unless nothing has changed since the last one.
    """
    cdef McContext *c = ctx.c
    cdef McType untyped
    cdef McStr text = mc_ident_str(c, name)
    cdef McOp op, none
    cdef McAttr attr, wanted
    untyped.index = 0
    none.index = 0
    wanted = mc_attr_string(c, text.ptr, text.len, untyped)
    if wanted.index == 0:
        raise out_of_memory(ctx)
    cdef uint64_t key = mapping_key(table.index, mc_op_generation(c, table))
    cdef McBlock block = table_block(c, table)
    if ctx.symbols is not None and ctx.symbols_of == key:
        entry = ctx.symbols.get(wanted.index)
        if entry is not None:
            op.index = <uint32_t>(<uint64_t>entry)
            if (mc_op_is_live(c, op, <uint32_t>(<uint64_t>entry >> 32)) and mc_op_block(c, op).index == block.index
                    and name_attribute(ctx, op).index == wanted.index):
                return op
        elif ctx.symbols_epoch == ctx.epoch:
            return none
    ctx.symbols = {}
    ctx.symbols_of = key
    ctx.symbols_epoch = ctx.epoch
    op = none if block.index == 0 else mc_block_first_op(c, block)
    while op.index != 0:
        attr = name_attribute(ctx, op)
        if attr.index != 0:
            ctx.symbols.setdefault(attr.index, mapping_key(op.index, mc_op_generation(c, op)))
        op = mc_op_next(c, op)
    entry = ctx.symbols.get(wanted.index)
    op.index = 0 if entry is None else <uint32_t>(<uint64_t>entry)
    return op


cdef McLoc kept_location(Context ctx, McOp op) except *:
    """The location of an operation, interned: it does not depend on a source."""
    cdef McLoc loc = mc_op_loc(ctx.c, op)
    cdef McLoc kept = mc_loc_from_attr(ctx.c, mc_loc_attr(ctx.c, loc))
    if kept.index == 0 and loc.index != 0:
        raise out_of_memory(ctx)
    return kept


cdef tuple list_uses(Root root, McOp op):
    """The rows and the references of all uses of symbols in an operation, as lists."""
    cdef Context ctx = root.ctx
    cdef McSymbolUses uses
    cdef list rows = [], references = []
    cdef size_t i
    whole(root, op)
    memset(&uses, 0, sizeof(uses))
    if not mc_op_symbol_uses(ctx.c, op, &uses):
        mc_symbol_uses_fini(ctx.c, &uses)
        raise not_made(ctx)
    try:
        for i in range(uses.len):
            rows.append(uses.ptr[i].row)
            references.append(uses.ptr[i].reference.index)
    finally:
        mc_symbol_uses_fini(ctx.c, &uses)
    return rows, references


def symbol_uses_in(operation not None):
    """(rows in pre-order, positions of references, references): each reference to a symbol in an operation and everything in it."""
    cdef _OperationBase handle = operation_of(operation)
    alive(handle)
    cdef Context ctx = handle.root.ctx
    cdef list rows, ids
    cdef McAttr attr
    cdef list references = []
    rows, ids = list_uses(handle.root, handle.op)
    cdef dict seen = {}
    for index in ids:
        if index not in seen:
            attr.index = index
            seen[index] = len(references)
            references.append(make_attribute(ctx, attr))
    return rows, [seen[index] for index in ids], references


cdef list referred(Root root, McOp table, McOp op):
    """The ids of the symbols of a table that an operation refers to, each once."""
    cdef Context ctx = root.ctx
    cdef McAttr attr
    cdef dict found = {}
    cdef McOp symbol
    for index in dict.fromkeys(list_uses(root, op)[1]):
        attr.index = index
        symbol = find_symbol(ctx, table, mc_attr_symbol_root(ctx.c, attr))
        if symbol.index != 0:
            found[symbol.index] = None
    return list(found)


cdef bint is_function(Context ctx, McOp op) except -1:
    return mc_op_attribute(ctx.c, op, make_ident(ctx, "function_type")).index != 0 and mc_op_num_regions(ctx.c, op) == 1


cdef McOp declaration_of(Context ctx, McOp op) except *:
    """A private function without a body."""
    cdef McContext *c = ctx.c
    cdef McOpState state
    cdef McOp made
    cdef McType untyped
    untyped.index = 0
    memset(&state, 0, sizeof(state))
    state.name = mc_op_get_name(c, op)
    state.loc = kept_location(ctx, op)
    state.attrs = mc_op_attrs(c, op)
    state.properties = mc_op_properties(c, op)
    state.num_regions = 1
    cdef McAttr hidden = mc_attr_string(c, b"private", 7, untyped)
    made = mc_op_create(c, &state)
    if made.index == 0:
        raise out_of_memory(ctx)
    if mc_op_attribute(c, made, make_ident(ctx, "sym_visibility")).index != 0 or is_in_func(ctx, op):
        if hidden.index == 0 or not mc_op_set_attribute(c, made, make_ident(ctx, "sym_visibility"), hidden):
            mc_op_erase(c, made)
            raise out_of_memory(ctx)
    return made


cdef bint is_in_func(Context ctx, McOp op) except -1:
    return op_name_text(ctx, mc_op_get_name(ctx.c, op)) == "func.func"


cdef int compare_places(Context ctx, McOp a, McOp b) except -2:
    return -1 if mc_op_is_before(ctx.c, a, b) else 1


cdef list in_order(Context ctx, list ids):
    """Operations of one block in their order there."""
    from functools import cmp_to_key

    def compare(a, b):
        cdef McOp left, right
        left.index = a
        right.index = b
        return compare_places(ctx, left, right)

    return sorted(ids, key=cmp_to_key(compare))


def extract(symbol not None, *, bint declare=False):
    """A new module with a symbol and, transitively, the symbols of the same table that it refers to, in the order that they have there.

    With `declare`, functions that it refers to are private declarations, and their own references are not followed. The module has the
    attributes of the one around. Linear in what is copied; the names of the table are read once, while the same table is used.
    Raises ValueError for an operation that has no name or is in no symbol table.
    """
    cdef _OperationBase handle = operation_of(symbol)
    cdef McContext *c = alive(handle)
    cdef Context ctx = handle.root.ctx
    cdef McOp table = table_around(c, handle.op)
    cdef McOp op, copy, end
    cdef McOpState state
    cdef McBlock body
    cdef Root root
    symbol_name(handle)
    if table.index == 0:
        raise ValueError("the symbol is in no symbol table")
    check_idle(ctx, handle.op)
    cdef dict wanted = {handle.op.index: True} # id -> whether it is copied with its body
    cdef list waiting = [handle.op.index]
    while waiting:
        op.index = waiting.pop()
        for found in referred(handle.root, table, op):
            if found in wanted:
                continue
            copy.index = found
            wanted[found] = not (declare and is_function(ctx, copy))
            if wanted[found]:
                waiting.append(found)
    memset(&state, 0, sizeof(state))
    state.name = op_name_id(ctx, "builtin.module")
    state.loc = kept_location(ctx, table)
    if op_name_text(ctx, mc_op_get_name(c, table)) == "builtin.module":
        state.attrs = mc_op_attrs(c, table)
    state.num_regions = 1
    cdef McOp module = mc_op_create(c, &state)
    if module.index == 0:
        raise out_of_memory(ctx)
    root = new_root(ctx, module)  # from here on, an exception erases what was made
    end.index = 0
    body.index = 0
    body = mc_block_create(c, mc_op_region(c, module, 0), body)
    if body.index == 0:
        raise out_of_memory(ctx)
    for found in in_order(ctx, list(wanted)) if len(wanted) > 1 else wanted:
        op.index = found
        copy = mc_op_clone(c, op) if wanted[found] else declaration_of(ctx, op)
        if copy.index == 0:
            raise out_of_memory(ctx)
        mc_op_insert(c, copy, body, end)
    ctx.epoch += 1
    if ctx.symbols_of == mapping_key(table.index, mc_op_generation(c, table)):
        ctx.symbols_epoch = ctx.epoch # no symbol of that table has changed
    return make_module(root, module)


def defined_symbols(operation not None):
    """(name, operation) for each symbol in the first block of an operation, in order, except functions without a body."""
    cdef _OperationBase handle = operation_of(operation)
    cdef McContext *c = alive(handle)
    cdef Context ctx = handle.root.ctx
    cdef McBlock block = table_block(c, handle.op)
    cdef McOp op
    cdef McAttr attr
    cdef list found = []
    if block.index == 0:
        return found
    op = mc_block_first_op(c, block)
    while op.index != 0:
        attr = name_attribute(ctx, op)
        if (attr.index != 0 and mc_kind(c, attr.index) == MC_ATTR_STRING
                and not (is_function(ctx, op) and not mc_op_is_unread(c, op) and mc_region_first_block(c, mc_op_region(c, op, 0)).index == 0)):
            found.append((text_of(mc_attr_string_value(c, attr)), make_operation(handle.root, op)))
        op = mc_op_next(c, op)
    return found


def rename_symbols(operation not None, dict names not None):
    """Rename the references to symbols inside of an operation, except in nested symbol tables: {old: new}. Linear."""
    cdef _OperationBase handle = operation_of(operation)
    cdef McContext *c = alive(handle)
    cdef Context ctx = handle.root.ctx
    cdef Scratch room = Scratch.__new__(Scratch)
    cdef size_t i, count = <size_t>len(names)
    cdef McIdent *idents = <McIdent *>room.room(2 * count, sizeof(McIdent))
    for i, (old, new) in enumerate(names.items()):
        idents[i] = make_ident(ctx, old)
        idents[count + i] = make_ident(ctx, new)
    whole(handle.root, handle.op)
    check_idle(ctx, handle.op)
    if not mc_op_rename_symbols_uses(c, handle.op, idents, idents + count, count):
        raise not_made(ctx)


# --- calls ---

cdef _OperationBase callee_of(_OperationBase call):
    """The function that a call names."""
    cdef McContext *c = alive(call)
    cdef Context ctx = call.root.ctx
    cdef McAttr attr = mc_op_attribute(c, call.op, make_ident(ctx, "callee"))
    cdef McOp table, op
    if attr.index == 0 or mc_kind(c, attr.index) != MC_ATTR_SYMBOL_REF or mc_attr_symbol_num_nested(c, attr):
        raise MLIRError(f"'{call.name}' has no attribute 'callee' with the name of a function: give the callee")
    table = table_around(c, call.op)
    while table.index != 0:
        op = find_symbol(ctx, table, mc_attr_symbol_root(c, attr))
        if op.index != 0:
            return make_operation(call.root, op)
        table = table_around(c, table)
    raise MLIRError(f"no symbol table around the call has the symbol {make_attribute(ctx, attr)}")


cdef McBlock single_body(_OperationBase call, _OperationBase callee) except *:
    """Checks that a call can be replaced by the body of a callee; the block of that body, or 0 when there are several."""
    cdef McContext *c = alive(call)
    cdef McBlock block, none
    cdef McOp end
    cdef uint32_t i
    none.index = 0
    alive(callee)
    same_context(call.root.ctx, callee.root.ctx, "the callee")
    if mc_op_block(c, call.op).index == 0:
        raise MLIRError("the call is in no block")
    if mc_op_num_regions(c, callee.op) != 1:
        raise MLIRError(f"'{callee.name}' has no body to inline")
    whole(callee.root, callee.op)
    block = mc_region_first_block(c, mc_op_region(c, callee.op, 0))
    if block.index == 0:
        raise MLIRError("the callee is a declaration: it has no body to inline")
    if mc_block_num_args(c, block) != mc_op_num_operands(c, call.op):
        raise MLIRError(f"the call has {mc_op_num_operands(c, call.op)} operands, and the callee {mc_block_num_args(c, block)} arguments")
    for i in range(mc_op_num_operands(c, call.op)):
        value = mc_op_operand(c, call.op, i)
        if value.index == 0 or mc_value_op(c, value).index == call.op.index:
            raise MLIRError(f"operand {i} of the call was erased, or is its own result")
        if mc_value_type(c, value).index != mc_value_type(c, mc_block_arg(c, block, i)).index:
            raise MLIRError(f"operand {i} of the call and the callee's argument have different types")
    while block.index != 0:
        end = mc_block_last_op(c, block)
        if end.index == 0 or not mc_op_is_terminator(c, end):
            raise MLIRError("a block of the callee has no terminator")
        if mc_op_num_successors(c, end) == 0:
            check_returned(call, end)
        none = mc_block_next(c, block)
        if none.index == 0:
            break
        block = none
    block = mc_region_first_block(c, mc_op_region(c, callee.op, 0))
    none.index = 0
    return none if mc_block_next(c, block).index != 0 else block


cdef int check_returned(_OperationBase call, McOp end) except -1:
    """Checks that a terminator of the callee gives the results of the call."""
    cdef McContext *c = call.root.c
    cdef uint32_t i
    if mc_op_num_operands(c, end) != mc_op_num_results(c, call.op):
        raise MLIRError(f"the call has {mc_op_num_results(c, call.op)} results, and the callee returns {mc_op_num_operands(c, end)} values")
    for i in range(mc_op_num_results(c, call.op)):
        value = mc_op_operand(c, end, i)
        if value.index == 0 or mc_value_type(c, value).index != mc_value_type(c, mc_op_result(c, call.op, i)).index:
            raise MLIRError(f"result {i} of the call and the value that the callee returns have different types")
    return 0


def inline_one_block(call not None, callee=None):
    """(the values that replaced the call's results, None), or (None, callee) when the callee has several blocks: nothing has changed then."""
    cdef _OperationBase handle = operation_of(call)
    cdef McContext *c = alive(handle)
    cdef Context ctx = handle.root.ctx
    cdef _OperationBase function = callee_of(handle) if callee is None else operation_of(callee)
    cdef McBlock block = single_body(handle, function)
    cdef Scratch arg_room, result_room
    cdef McValue few[16]
    cdef McValue few_results[16]
    cdef McValue *args = few
    cdef McValue *results = few_results
    cdef McLoc loc
    cdef uint32_t i, num_args, num_results = mc_op_num_results(c, handle.op)
    if block.index == 0:
        around = make_operation(handle.root, mc_op_parent(c, handle.op))
        if mc_op_name_has_trait(c, mc_op_get_name(c, (<Operation>around).op), b"SINGLE_BLOCK"):
            raise MLIRError(f"the callee has several blocks, and a region of '{around.name}' has one")
        return None, make_operation(function.root, function.op)
    num_args = mc_block_num_args(c, block)
    if num_args > 16:
        arg_room = Scratch.__new__(Scratch)
        args = <McValue *>arg_room.room(num_args, sizeof(McValue))
    if num_results > 16:
        result_room = Scratch.__new__(Scratch)
        results = <McValue *>result_room.room(num_results, sizeof(McValue))
    for i in range(num_args):
        args[i] = mc_op_operand(c, handle.op, i)
    check_idle_deep(ctx, handle.op)
    if ctx.busy:
        check_idle_deep(ctx, function.op)
        for i in range(num_results):
            check_idle_users(make_result(handle.root, handle.op, i))
    loc = kept_location(ctx, handle.op)
    if not mc_block_clone_into(c, block, handle.op, args, loc, results):
        raise out_of_memory(ctx)
    cdef Root root = handle.root
    cdef list values = []
    for i in range(num_results):
        mc_value_replace_all_uses(c, mc_op_result(c, handle.op, i), results[i])
        values.append(make_value(root, results[i]))
    disown(ctx, handle.op)
    mc_op_erase(c, handle.op)
    return values, None


# --- names of operations ---

def replace_all(root not None, str old_name not None, str new_name not None, attributes=None):
    """Give every operation `old_name` in an operation, itself included, the name `new_name`; returns their number.

    The operations stay where they are: handles, operands, results and regions are kept. Attributes are kept, too, except those that have
    the default value of the old name and that the new one does not have. `attributes`: {name: Attribute} to set, None as the value removes
    one. The new operations are not verified. Some nanoseconds for each operation in the tree, and some 50 for each that is renamed.
    Raises MLIRError when the new name does not allow the attributes; then nothing has changed.
    """
    cdef _OperationBase handle = operation_of(root)
    alive(handle)
    cdef Context ctx = handle.root.ctx
    cdef McOpName old = op_name_id(ctx, old_name), new = op_name_id(ctx, new_name) # may load a dialect: may run any code
    cdef McContext *c = alive(handle)
    cdef Scratch room = Scratch.__new__(Scratch)
    cdef dict given = {} if attributes is None else dict(attributes)
    cdef size_t i, count = 0
    cdef McNamedAttr *changes = <McNamedAttr *>room.room(len(given), sizeof(McNamedAttr))
    cdef McDiags *diags
    cdef bint ok
    for i, (name, value) in enumerate(given.items()):
        if value is not None and not isinstance(value, Attribute):
            raise TypeError(f"attribute '{name}' must be an Attribute or None, not {type(value).__name__}")
        if value is not None:
            same_context(ctx, (<Attribute>value).ctx, "the attribute")
        changes[i].name = make_ident(ctx, name)
        changes[i].value.index = 0 if value is None else (<Attribute>value).attr.index
    whole(handle.root, handle.op)
    check_idle(ctx, handle.op)
    diags = new_diags(ctx)
    try:
        ok = mc_op_replace_names(c, handle.op, old, new, changes, <size_t>len(given), diags, &count)
        if not ok:
            raise_diags(ctx, diags, f"'{old_name}' cannot become '{new_name}'", MLIRError)
    finally:
        mc_diags_free(diags)
    return count
