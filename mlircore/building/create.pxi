# create.pxi - new operations: Operation.create, and OpView's constructor with operands and results in segments.

@cython.no_gc
cdef class Scratch:
    """Memory for the arrays of one call."""

    cdef void *memory             # owned

    def __dealloc__(self):
        PyMem_Free(self.memory)

    cdef void *room(self, size_t count, size_t size) except NULL:
        PyMem_Free(self.memory)
        self.memory = PyMem_Malloc(count * size + 1)
        if self.memory is NULL:
            raise MemoryError("out of memory")
        return self.memory


cdef McValue operand_of(Context ctx, thing) except *:
    """A value given as an operand: a Value, or an operation with one result."""
    cdef Value value
    cdef _OperationBase op
    cdef McValue only
    if not isinstance(thing, Value):
        if thing is None:
            raise ValueError("operand value cannot be None")
        if not isinstance(thing, _OperationBase):
            raise TypeError(f"operand must be a Value, not {type(thing).__name__}")
        op = <_OperationBase>thing
        only = only_result(op)
        same_context(ctx, op.root.ctx, "the operand")
        check_idle_value(ctx, only)
        return only
    value = <Value>thing
    value_alive(value)
    same_context(ctx, value.root.ctx, "the operand")
    if ctx.busy:
        check_idle_value(ctx, value.value)
    return value.value


cdef McValue only_result(_OperationBase op) except *:
    """The result of an operation that has one."""
    cdef McContext *c = alive(op)
    cdef uint32_t count = mc_op_num_results(c, op.op)
    if count != 1:
        raise ValueError(
            f"Cannot call .result on operation {op_name_text(op.root.ctx, mc_op_get_name(c, op.op))} which has {count} results "
            "(it is only valid for operations with a single result)"
        )
    return mc_op_result(c, op.op, 0)


cdef inline list as_list(things):
    """The things as a list. It cannot change during the call, since no code after this runs Python code of users."""
    if type(things) is list:
        return <list>things
    return [] if things is None else list(things)


cdef inline dict as_dict(things):
    """The same for attributes."""
    return {} if things is None else <dict>things if type(things) is dict else dict(things)


cdef McOpName op_name_id(Context ctx, str name) except *:
    cdef McOpName id
    found = ctx.op_ids.get(name)
    if found is not None:
        id.index = found
        return id
    cdef bytes utf8 = name.encode()
    id = mc_op_name(ctx.c, utf8, len(utf8))
    raise_pending(ctx)
    if id.index == 0:
        raise out_of_memory(ctx)
    ctx.op_ids[name] = id.index
    return id


cdef Root owner_of_new(Context ctx, Root likely, McOp op):
    """The Root of the tree that a new operation is in."""
    if likely is not None and likely.forward is None and likely.op.index == top_of(ctx.c, op).index:
        return likely
    return root_of_tree(ctx, op)


cdef int create_operation_in(_OperationBase made, str name, list results, list operands, dict attributes, list successors,
                             Py_ssize_t regions, Location place, ip) except -1:
    """Makes an operation; `made` becomes a handle to it. When it raises, nothing has changed."""
    cdef Context ctx = bound(place.ctx, "location")
    cdef McContext *c = ctx.c
    cdef Target target
    cdef InsertionPoint at
    cdef McOpState state
    cdef McValue few_values[FEW]
    cdef McType few_types[FEW]
    cdef McBlock few_blocks[FEW]
    cdef McValue *raw_values = few_values
    cdef McType *raw_types = few_types
    cdef McBlock *raw_blocks = few_blocks
    cdef Scratch value_room, type_room, block_room
    cdef Type type
    cdef Block block
    cdef Py_ssize_t i
    cdef McOp op
    cdef Root owner
    memset(&state, 0, sizeof(state))
    state.name = op_name_id(ctx, name)  # may load a dialect, which may run any code: nothing below runs Python code
    state.loc = place.loc
    split_attributes(ctx, name, attributes, &state)
    at = resolve_target(ip, top_frame(), ctx, &target)
    if len(operands) > FEW:
        value_room = Scratch.__new__(Scratch)
        raw_values = <McValue *>value_room.room(len(operands), sizeof(McValue))
    for i in range(len(operands)):
        raw_values[i] = operand_of(ctx, operands[i])
    if len(results) > FEW:
        type_room = Scratch.__new__(Scratch)
        raw_types = <McType *>type_room.room(len(results), sizeof(McType))
    for i in range(len(results)):
        if not isinstance(results[i], Type):
            if results[i] is None:
                raise ValueError("result type cannot be None")
            raise TypeError(f"result type must be a Type, not {(<object>results[i]).__class__.__name__}")
        type = <Type>results[i]
        same_context(ctx, type.ctx, "the result type")
        raw_types[i] = type.type
    if successors:
        if len(successors) > FEW:
            block_room = Scratch.__new__(Scratch)
            raw_blocks = <McBlock *>block_room.room(len(successors), sizeof(McBlock))
        for i in range(len(successors)):
            if successors[i] is None:
                raise ValueError("successor block cannot be None")
            block = <Block?>successors[i]
            block_alive(block)
            same_context(ctx, block.root.ctx, "the successor")
            check_idle(ctx, mc_block_parent_op(c, block.block))
            raw_blocks[i] = block.block
        state.num_successors = len(successors)
    state.operands = raw_values
    state.num_operands = len(operands)
    state.results = raw_types
    state.num_results = len(results)
    state.successors = raw_blocks
    state.num_regions = <size_t>regions
    if at is not None:
        if ctx.busy:
            check_idle(ctx, mc_block_parent_op(c, target.block))
        op = mc_op_create_in(c, &state, target.block, target.before)
    else:
        op = mc_op_create(c, &state)
    if op.index == 0:
        raise out_of_memory(ctx)
    ctx.epoch += 1
    owner = owner_of_new(ctx, None if at is None else at.block_handle.root, op)
    made.root = owner
    made.op = op
    made.generation = mc_op_generation(c, op)
    note_inserted(ctx, op, False) if at is not None else None
    return 0


cdef Operation create_operation(str name, results, operands, attributes, successors, Py_ssize_t regions, Location loc, ip,
                                bint infer_type):
    cdef Operation made = Operation.__new__(Operation)
    cdef Location place = location_for_operation(loc, top_frame())
    cdef list types = as_list(results)
    cdef list values = as_list(operands)
    cdef list blocks = as_list(successors)
    attributes = as_dict(attributes)
    if regions < 0:
        raise ValueError("number of regions must be >= 0")
    if infer_type:
        types = infer_results(bound(place.ctx, "location"), name, values, attributes, place)
    create_operation_in(made, name, types, values, attributes, blocks, regions, place, ip)
    return made


cdef list infer_results(Context ctx, str name, list operands, attributes, Location loc):
    """Result types from the operation's definition. Raises MLIRError when there is no definition, or it does not give them."""
    from mlircore.bind import interfaces

    cdef DiagnosticInfo info
    cdef list values = []
    cdef size_t i
    cdef McOpName id = op_name_id(ctx, name)
    if mc_op_name_is_registered(ctx.c, id):
        for i in range(<size_t>len(operands)):
            operand = operands[i]
            operand_of(ctx, operand)
            values.append(operand if isinstance(operand, Value) else make_result((<_OperationBase>operand).root,
                                                                                (<_OperationBase>operand).op, 0))
        try:
            types = interfaces.result_types(ctx, name, values, attributes)
        except MLIRError as error:
            raise MLIRError("Operation creation failed", [note_at(loc, error.message)]) from None
        if types is not None:
            return list(types)
        why = "does not support type inference; result types must be specified explicitly"
    else:
        why = "was not registered; ensure that the dialect containing the operation is linked into MLIR and registered with the context"
    raise MLIRError("Operation creation failed",
                    [note_at(loc, f"type inference was requested for the operation {name}, but the operation {why}")])


cdef DiagnosticInfo note_at(Location loc, str message):
    """An error of the bindings themselves."""
    cdef DiagnosticInfo info = DiagnosticInfo.__new__(DiagnosticInfo)
    info.severity = DiagnosticSeverity.ERROR
    info.location = loc
    info.message = message
    info.notes = []
    info.rendered = f"{place_text(loc)}: error: {message}\n"
    return info


cdef int split_attributes(Context ctx, str name, dict attributes, McOpState *state) except -1:
    """Turns a dict of attributes into the operation's properties and discardable dictionary."""
    cdef Attribute attr
    cdef McNamedAttr few[FEW]
    cdef McNamedAttr *entries = few
    cdef Scratch room
    cdef size_t filled = 0
    cdef McIdent duplicate
    state.attrs.index = 0
    state.properties.index = 0
    if attributes:
        if len(attributes) > FEW:
            room = Scratch.__new__(Scratch)
            entries = <McNamedAttr *>room.room(len(attributes), sizeof(McNamedAttr))
        for key, value in attributes.items():
            if not isinstance(key, str):
                raise TypeError(f'Invalid attribute key (not a string) when attempting to create the operation "{name}"')
            if not isinstance(value, Attribute):
                if value is None:
                    raise RuntimeError(
                        f'Found an invalid (`None`?) attribute value for the key "{key}" when attempting to create the '
                        f'operation "{name}"'
                    )
                raise TypeError(
                    f'Invalid attribute value for the key "{key}" when attempting to create the operation "{name}" '
                    f"(it is a {(<object>value).__class__.__name__})"
                )
            attr = <Attribute>value
            same_context(ctx, attr.ctx, "the attribute")
            entries[filled].name = make_ident(ctx, <str>key)
            entries[filled].value = attr.attr
            filled += 1
        state.attrs = mc_attr_dictionary(ctx.c, entries, filled, &duplicate)
        if state.attrs.index == 0:
            raise out_of_memory(ctx)
    return split_state(ctx, state)


cdef int split_state(Context ctx, McOpState *state) except -1:
    """Moves inherent entries from the state's attributes into its properties, and adds defaults."""
    cdef McDiags *diags = take_diags(ctx)
    if not mc_op_name_split_attributes(ctx.c, state.name, state.loc, &state.attrs, &state.properties, diags):
        try:
            raise_diags(ctx, diags, "Operation creation failed", MLIRError)
        finally:
            mc_diags_free(diags)
    ctx.spare_diags = diags
    return 0


# --- OpView's constructor ---


cdef Value only_operand(thing):
    """One value: from a value, an operation with one result, or a sequence of results with one element."""
    cdef _OperationBase op
    if isinstance(thing, Value):
        return <Value>thing
    if isinstance(thing, OpResultList):
        results = <OpResultList>thing
        if results.size() != 1:
            only_result((<OpResultList>thing).op)
            raise ValueError("there is not one result")
        return results[0]
    if isinstance(thing, _OperationBase):
        op = <_OperationBase>thing
        only_result(op)
        return make_result(op.root, op.op, 0)
    raise ValueError("is not a Value")


cdef list flat_operands(str name, list operands, spec, list lengths):
    """The operands of all segments, whose lengths are appended to `lengths`; ValueErrors are upstream's."""
    cdef list flat = []
    cdef Py_ssize_t i, before
    if spec is None:
        for i in range(len(operands)):
            try:
                if operands[i] is None:
                    raise ValueError("contained a None item")
                flat.append(only_operand(operands[i]))
            except ValueError as error:
                raise ValueError(f'Operand {i} of operation "{name}" must be a Value ({error})') from None
        return flat
    if len(operands) != len(spec):
        raise ValueError(f'Operation "{name}" requires {len(spec)}operand segments but was provided {len(operands)}')
    for i, kind in enumerate(spec):
        thing = operands[i]
        before = len(flat)
        if kind == -1:
            try:
                if isinstance(thing, (Value, _OperationBase, str)):
                    raise ValueError("is not a sequence")
                if thing is not None:
                    for each in thing:
                        if each is None:
                            raise ValueError("contained a None item")
                        flat.append(only_operand(each))
            except (TypeError, ValueError) as error:
                raise ValueError(f'Operand {i} of operation "{name}" must be a Sequence of Values ({error})') from None
        elif thing is not None:
            try:
                flat.append(only_operand(thing))
            except ValueError as error:
                raise ValueError(f'Operand {i} of operation "{name}" must be a Value ({error})') from None
        elif kind != 0:
            raise ValueError(f'Operand {i} of operation "{name}" must be a Value (was None and operand is not optional)')
        lengths.append(len(flat) - before)
    return flat


cdef list flat_results(str name, list results, spec, list lengths):
    """The types of all segments of results, as flat_operands."""
    cdef list flat = []
    cdef Py_ssize_t i, before
    if spec is None:
        for i in range(len(results)):
            if not isinstance(results[i], Type):
                raise ValueError(f'Result {i} of operation "{name}" must be a Type (is not a Type)')
        return results
    if len(results) != len(spec):
        raise ValueError(f'Operation "{name}" requires {len(spec)} result segments but was provided {len(results)}')
    for i, kind in enumerate(spec):
        thing = results[i]
        before = len(flat)
        if kind == -1:
            try:
                for each in () if thing is None else thing:
                    if not isinstance(each, Type):
                        raise ValueError("contained a None item" if each is None else "is not a Type")
                    flat.append(each)
            except (TypeError, ValueError) as error:
                raise ValueError(f'Result {i} of operation "{name}" must be a Sequence of Types ({error})') from None
        elif thing is not None:
            if not isinstance(thing, Type):
                raise ValueError(f'Result {i} of operation "{name}" must be a Type (is not a Type)')
            flat.append(thing)
        elif kind != 0:
            raise ValueError(f'Result {i} of operation "{name}" must be a Type (was None and result is not optional)')
        lengths.append(len(flat) - before)
    return flat


cdef dict with_segments(Context ctx, attributes, str key, list lengths):
    """The attributes with the lengths of segments added."""
    cdef dict found = {} if attributes is None else dict(attributes)
    if key in found:
        raise ValueError(
            f"Manually setting a '{key}' attribute is unsupported. Use Operation.create for such low-level access."
        )
    sizes = ", ".join([str(length) for length in lengths])
    found[key] = Attribute.parse(f"array<i32: {sizes}>" if lengths else "array<i32>", ctx)
    return found


cdef int create_view(_OperationBase made, str name, region_spec, operand_spec, result_spec, results, operands, attributes,
                     successors, regions, Location loc, ip) except -1:
    """The implementation of generated constructors: counts are checked against the class, and results inferred when none are given."""
    cdef Location place = location_for_operation(loc, top_frame())
    cdef Context ctx = bound(place.ctx, "location")
    cdef list operand_lengths = []
    cdef list result_lengths = []
    cdef list values = flat_operands(name, as_list(operands), operand_spec, operand_lengths)
    cdef list types
    least, fixed = (0, False) if region_spec is None else region_spec
    cdef Py_ssize_t count = least if regions is None else regions
    if count < least:
        raise ValueError(f'Operation "{name}" requires a minimum of {least} regions but was built with regions={count}')
    if fixed and count > least:
        raise ValueError(f'Operation "{name}" requires a maximum of {least} regions but was built with regions={count}')
    if operand_spec is not None:
        attributes = with_segments(ctx, attributes, "operandSegmentSizes", operand_lengths)
    if results is None:
        types = infer_results(ctx, name, values, attributes, place)
    else:
        types = flat_results(name, as_list(results), result_spec, result_lengths)
        if result_spec is not None:
            attributes = with_segments(ctx, attributes, "resultSegmentSizes", result_lengths)
    return create_operation_in(made, name, types, values, as_dict(attributes), as_list(successors), count, place, ip)


def fill_builtin_region(_OperationBase op not None):
    """Makes the body of a named operation from its definition and its operands' types, for operations of linalg that were made without one.

    Raises MLIRError for other operations, and for one that has a body; nothing has changed then.
    """
    cdef Context ctx = op.root.ctx
    for namespace in ("arith", "complex", "linalg", "math"):   # bodies are made of these; loading runs Python code
        ctx._load_dialect(namespace)
    cdef McContext *c = alive(op)
    touch(op.root, op.op)
    check_idle(ctx, op.op)
    cdef McDiags *diags = new_diags(ctx)
    try:
        if not mc_op_fill_body(c, op.op, diags):
            raise_diags(ctx, diags, "The body cannot be made", MLIRError)
        ctx.epoch += 1
    finally:
        mc_diags_free(diags)


def structure_of(_OperationBase op not None):
    """The indexing maps of an operation of linalg (an ArrayAttr), and for each loop whether it is a reduction; None for others."""
    cdef McContext *c = alive(op)
    cdef Context ctx = op.root.ctx
    cdef uint32_t i, count = mc_linalg_loops(c, op.op, NULL, 0)
    cdef Scratch room = Scratch.__new__(Scratch)
    cdef cbool *reductions = <cbool *>room.room(count, sizeof(cbool))
    cdef McDiags *diags = new_diags(ctx)
    cdef McAttr maps
    try:
        maps = mc_linalg_indexing_maps(c, op.op, diags)
        if maps.index == 0:
            if mc_diags_count(diags):
                raise_diags(ctx, diags, "The indexing maps cannot be inferred", MLIRError)
            return None
    finally:
        mc_diags_free(diags)
    mc_linalg_loops(c, op.op, reductions, count)
    return make_attribute(ctx, maps), [bool(reductions[i]) for i in range(count)]
