# recipes.pxi - how operations of a definition's class are made, compiled once (mlircore.bind.builders): the work of a call of arith.addi
# with its arguments.

cdef enum Role:
    ROLE_RESULT, ROLE_OPERAND, ROLE_ATTR, ROLE_SUCCESSOR, ROLE_REGIONS, ROLE_RESULTS

cdef enum:
    SINGLE = 0        # arities, as in mlircore.define.opcodes
    OPTIONAL = 1
    VARIADIC = 2
    FEW = 16          # the room of arrays on the stack
    GROUPS = 64       # MAX_GROUPS of mlircore.define.opcodes

cdef enum Answer:
    ANSWER_OP, ANSWER_RESULT, ANSWER_RESULTS, ANSWER_ANY


@cython.final
cdef class Slot:
    """The use of one argument of a builder. `convert(value, context)` makes an attribute of a Python value."""

    cdef Role role
    cdef int arity
    cdef bint must
    cdef bint prop    # it is a property and not an attribute
    cdef str name     # of the argument
    cdef str key      # of the attribute
    cdef object convert
    cdef McIdent ident     # `key` in the context of that serial number
    cdef uint64_t serial

    def __init__(self, str role, int arity, bint must, str name not None, str key=None, convert=None, bint prop=False):
        self.role = <Role>"roasgR".index(role)
        self.arity, self.must, self.name, self.key, self.convert, self.prop = arity, must, name, key, convert, prop


cdef list group_members(Slot slot, thing):
    """The values, types or blocks of an argument."""
    if slot.arity == SINGLE or (slot.arity == OPTIONAL and thing is not None):
        return [thing]
    if thing is None:
        return []
    if slot.role == ROLE_OPERAND and isinstance(thing, _OperationBase):
        return list((<_OperationBase>thing).results)
    return list(thing)


cdef int fill_places(uint8_t *places, list positions, Py_ssize_t slots) except -1:
    """Positions of arguments as the recipe has them. Raises ValueError for an impossible position."""
    cdef Py_ssize_t i
    if len(positions) > GROUPS or slots > 255:
        raise ValueError("too many groups")
    for i in range(len(positions)):
        if not 0 <= positions[i] < slots:
            raise ValueError("there is no such argument")
        places[i] = positions[i]
    return 0


@cython.final
cdef class Recipe:
    """How operations of a class are made from the arguments of its builder."""

    cdef str name
    cdef bytes utf8
    cdef object cls            # the class of the operations
    cdef tuple slots           # of every argument except loc and ip
    cdef uint8_t[GROUPS] operands, results, attrs     # positions of arguments, in the order that the operation has them
    cdef Py_ssize_t num_operands, num_results, num_attrs
    cdef list successors       # positions, too
    cdef list counts           # of regions of variadic groups
    cdef object function       # that infers the types of results; None: the definition's words do, or types are arguments
    cdef bint one_each         # every group of operands is one value, and there are few
    cdef Py_ssize_t given      # position of `results`; -1: there is none, types are arguments
    cdef int regions
    cdef bint operand_sizes, result_sizes   # attributes give the number of values in each group
    cdef Answer answer
    cdef McOpName op_name      # in the context of that serial number
    cdef uint64_t serial

    def __init__(self, str name not None, cls not None, list slots not None, list operands not None, list results not None, list attrs not None,
                 list successors not None, list counts not None, function, Py_ssize_t given, int regions, bint operand_sizes, bint result_sizes, str answer not None):
        cdef Slot slot
        check_op_class(cls, "cls")
        self.name, self.utf8, self.cls, self.slots = name, name.encode(), cls, tuple(slots)
        if sum([(<Slot?>slot).prop for slot in self.slots]) > FEW:
            raise ValueError("too many properties")
        fill_places(self.operands, operands, len(slots))
        fill_places(self.results, results, len(slots))
        fill_places(self.attrs, attrs, len(slots))
        self.num_operands, self.num_results, self.num_attrs = len(operands), len(results), len(attrs)
        self.successors, self.counts = successors, counts
        self.one_each = len(operands) <= FEW and all([(<Slot>self.slots[i]).arity == SINGLE for i in operands])
        if not -1 <= given < len(slots) or (function is not None and given < 0):
            raise ValueError("there is no such argument")
        self.function = function
        self.given, self.regions = given, regions
        self.operand_sizes, self.result_sizes = operand_sizes, result_sizes
        self.answer = <Answer>("op", "result", "results", "any").index(answer)

    def build(self, OpView view not None, *args):
        """Make an operation, to which `view` becomes a handle: an `__init__`. `args`: every argument, then loc and ip."""
        cdef McOp op
        cdef Root root = create_by_recipe(self, all_arguments(self, args), &op)
        view.root = root
        view.op = op
        view.generation = mc_op_generation(root.c, op)

    def make(self, *args):
        """Make an operation, and return the same as the function that builds it."""
        return make_by_recipe(self, all_arguments(self, args))

    def infer(self, Context context not None, list values not None, dict attributes not None):
        """The types of the results of an operation with these operands and attributes; None: they are not inferred."""
        cdef int32_t[GROUPS] sizes
        cdef tuple handles = tuple([<Value?>value for value in values])
        cdef McOpState state
        cdef McInferred inferred
        cdef Scratch entry_room = Scratch.__new__(Scratch), value_room = Scratch.__new__(Scratch)
        cdef McNamedAttr *entries
        cdef McValue *raw
        cdef size_t count = 0, i
        for attr in attributes.values():
            same_context(context, (<Attribute?>attr).ctx, "the attribute")
        if self.given < 0:
            return None
        if self.function is not None:
            if not sizes_of_groups(self, values, attributes, sizes):
                return None
            return types_by_function(self, context, handles, sizes, attributes)
        memset(&state, 0, sizeof(state))
        state.name = recipe_name(self, context)
        entries = <McNamedAttr *>entry_room.room(<size_t>len(attributes) + 1, sizeof(McNamedAttr))
        for name, attr in attributes.items():
            entries[count].name = make_ident(context, name)
            entries[count].value = (<Attribute>attr).attr
            count += 1
        split_entries(context, entries, count, NULL, 0, mc_loc_unknown(context.c), &state)
        state.num_operands = <size_t>len(handles)
        raw = <McValue *>value_room.room(state.num_operands + 1, sizeof(McValue))
        raw_operands(context, tuple_items(handles), state.num_operands, raw)
        state.operands = raw
        state.loc = mc_loc_unknown(context.c)
        try:
            infer_types(context, self, &state, &inferred)
            return [make_type(context, inferred.ptr[i]) for i in range(inferred.len)]
        finally:
            mc_inferred_fini(context.c, &inferred)


cdef PyObject **all_arguments(Recipe self, tuple args) except NULL:
    """The arguments in an array: borrowed from `args`."""
    if len(args) != len(self.slots) + 2:
        raise TypeError(f"{self.name}: {len(args)} arguments instead of {len(self.slots) + 2}")
    return tuple_items(args)


cdef make_by_recipe(Recipe self, PyObject **args):
    cdef McOp op
    cdef Root root = create_by_recipe(self, args, &op)
    cdef OpView view
    cdef Answer answer = self.answer
    if answer == ANSWER_ANY:
        answer = (ANSWER_OP, ANSWER_RESULT, ANSWER_RESULTS)[min(<int>mc_op_num_results(root.c, op), 2)]
    if answer == ANSWER_RESULT:
        if mc_op_num_results(root.c, op) == 0:
            raise IndexError("index out of range")
        return make_result(root, op, 0)
    if answer == ANSWER_RESULTS:
        return make_sequence(OpResultList, make_operation(root, op), None)
    view = <OpView>new_of(OpView, self.cls, ())
    view.root = root
    view.op = op
    view.generation = mc_op_generation(root.c, op)
    return view


# --- operands ---


cdef Value operand_value(Recipe self, Py_ssize_t i, thing, bint in_group):
    """A value, or the only result of an operation."""
    cdef _OperationBase op
    cdef McContext *c
    if isinstance(thing, Value):
        return <Value>thing
    if isinstance(thing, _OperationBase):
        op = <_OperationBase>thing
        c = alive(op)
        if mc_op_num_results(c, op.op) == 1:
            return make_result(op.root, op.op, 0)
        raise ValueError(f"Cannot call .result on operation {op.name} which has {mc_op_num_results(c, op.op)} results "
                         "(it is only valid for operations with a single result)")
    if isinstance(thing, OpResultList) and not in_group and len(<OpResultList>thing) == 1:
        return thing[0]
    what = "a Sequence of Values" if in_group and self.operand_sizes else "a Value"
    why = "contained a None item" if thing is None else "is not a Value"
    raise ValueError(f'Operand {i} of operation "{self.name}" must be {what} ({why})')


cdef tuple operand_values(Recipe self, PyObject **args, int32_t *sizes):
    """The operands of all groups; `sizes` gets the number of each group."""
    cdef list values = []
    cdef list members
    cdef Slot slot
    cdef Py_ssize_t i
    for i in range(self.num_operands):
        slot = <Slot>self.slots[self.operands[i]]
        members = group_members(slot, <object>args[self.operands[i]])
        if len(members) > INT32_MAX:
            raise OverflowError("too many operands")
        sizes[i] = <int32_t>len(members)
        for thing in members:
            values.append(operand_value(self, i, thing, slot.arity == VARIADIC))
    return tuple(values)


cdef int raw_operands(Context ctx, PyObject **values, size_t count, McValue *raw) except -1:
    cdef size_t i
    cdef Value value
    for i in range(count):
        value = <Value>values[i]
        value_alive(value)
        same_context(ctx, value.root.ctx, "the operand")
        if ctx.busy:
            check_idle_value(ctx, value.value)
        raw[i] = value.value
    return 0


# --- attributes ---


cdef McAttr sizes_attribute(Context ctx, const int32_t *sizes, size_t count) except *:
    cdef McAttr attr = mc_attr_dense_array(ctx.c, mc_type_integer(ctx.c, 32, MC_SIGNLESS), sizes, count, NULL)
    if attr.index == 0:
        raise out_of_memory(ctx)
    return attr


cdef inline McIdent slot_ident(Slot slot, Context ctx) except *:
    if slot.serial != ctx.serial:
        slot.ident = make_ident(ctx, slot.key)
        slot.serial = ctx.serial
    return slot.ident


cdef int attribute_entries(Context ctx, Recipe self, PyObject **args, McNamedAttr *entries, size_t *count, McNamedAttr *props,
                           size_t *num_props) except -1:
    """Fills in the attributes and properties that the arguments give."""
    cdef Slot slot
    cdef Attribute attr
    cdef Py_ssize_t i
    cdef McNamedAttr entry
    for i in range(self.num_attrs):
        slot = <Slot>self.slots[self.attrs[i]]
        value = <object>args[self.attrs[i]]
        if value is None:
            if slot.must:
                raise ValueError(f"'{slot.name}' must be given")
            continue
        if not isinstance(value, Attribute):
            value = slot.convert(value, ctx)
            if value is None:
                continue
            if not isinstance(value, Attribute):
                raise TypeError(f"'{slot.name}': the builder made no attribute from {<object>args[self.attrs[i]]!r}")
        attr = <Attribute>value
        same_context(ctx, attr.ctx, "the attribute")
        entry.name = slot_ident(slot, ctx)
        entry.value = attr.attr
        if slot.prop:
            props[num_props[0]] = entry
            num_props[0] += 1
        else:
            entries[count[0]] = entry
            count[0] += 1
    return 0


cdef dict attribute_dict(Context ctx, const McNamedAttr *entries, size_t count):
    """Attributes by name, for a function in Python."""
    cdef size_t i
    return {ident_text(ctx, entries[i].name): make_attribute(ctx, entries[i].value) for i in range(count)}


cdef int split_entries(Context ctx, McNamedAttr *entries, size_t count, McNamedAttr *props, size_t num_props, McLoc loc, McOpState *state) except -1:
    """Splits given attributes and properties into the operation's properties, defaults included, and its other attributes."""
    cdef McIdent duplicate
    if count == 0 and num_props == 0:
        mc_op_name_split_attributes(ctx.c, state.name, loc, &state.attrs, &state.properties, NULL)  # defaults: cannot fail
        return 0
    if count > 0:
        state.attrs = mc_attr_dictionary(ctx.c, entries, count, &duplicate)
    if num_props > 0:
        state.properties = mc_attr_dictionary(ctx.c, props, num_props, &duplicate)
    if (count > 0 and state.attrs.index == 0) or (num_props > 0 and state.properties.index == 0):
        raise out_of_memory(ctx)
    state.loc = loc
    return split_state(ctx, state)


# --- types of results ---


cdef bint sizes_of_groups(Recipe self, list values, dict attributes, int32_t *sizes) except -1:
    """The number of operands in each group; false when they do not meet the definition."""
    cdef Py_ssize_t i, groups = self.num_operands, varying = 0, each = 0, total = 0
    cdef McStr raw
    cdef Attribute attr
    for i in range(groups):
        varying += (<Slot>self.slots[self.operands[i]]).arity != SINGLE
    if self.operand_sizes:
        attr = attributes.get("operandSegmentSizes")
        if attr is None or mc_kind(attr.ctx.c, attr.attr.index) != MC_ATTR_DENSE_ARRAY:
            return False
        raw = mc_attr_dense_data(attr.ctx.c, attr.attr)
        if raw.len != <size_t>groups * sizeof(int32_t):
            return False
        memcpy(sizes, raw.ptr, raw.len)
    else:
        if varying:
            each = (len(values) - groups + varying) // varying
        for i in range(groups):
            sizes[i] = 1 if (<Slot>self.slots[self.operands[i]]).arity == SINGLE else <int32_t>each
    for i in range(groups):
        if sizes[i] < 0 or ((<Slot>self.slots[self.operands[i]]).arity == SINGLE and sizes[i] != 1):
            return False
        total += sizes[i]
    return total == len(values)


cdef list types_by_function(Recipe self, Context ctx, tuple values, const int32_t *sizes, dict attributes):
    """The types of all results that a Python function infers (mlircore.bind.inference)."""
    cdef Py_ssize_t i
    return list(self.function(ctx, list(values), [sizes[i] for i in range(self.num_operands)], attributes))


cdef int infer_types(Context ctx, Recipe self, const McOpState *state, McInferred *out) except -1:
    """The types of all results, as the definition infers them. The caller frees `out`, after an exception, too."""
    memset(out, 0, sizeof(McInferred))
    cdef McDiags *diags = take_diags(ctx)
    if not mc_op_infer_types(ctx.c, state, out, diags):
        try:
            raise_not_inferred(ctx, self, diags)
        finally:
            mc_diags_free(diags)
    ctx.spare_diags = diags
    return 0


cdef int raise_not_inferred(Context ctx, Recipe self, McDiags *diags) except -1:
    mc_diags_explain(diags)
    if mc_diags_out_of_memory(diags):
        raise out_of_memory(ctx)
    cdef list infos = diagnostics_of(ctx, diags)
    why = f": {infos[0].message}" if infos else ""
    raise MLIRError(f"the result types of '{self.name}' cannot be inferred{why}: give them as `results`")


cdef McType given_type(Context ctx, Recipe self, Py_ssize_t i, thing) except *:
    if not isinstance(thing, Type):
        raise ValueError(f'Result {i} of operation "{self.name}" must be a Type (got {type(thing).__name__})')
    same_context(ctx, (<Type>thing).ctx, "the result type")
    return (<Type>thing).type


cdef list given_types(Recipe self, PyObject **args, int32_t *sizes):
    """The types that are arguments; `sizes` gets the number of each group."""
    cdef list types = []
    cdef list members
    cdef Py_ssize_t i
    if self.given >= 0:
        return list(<object>args[self.given])
    for i in range(self.num_results):
        members = group_members(<Slot>self.slots[self.results[i]], <object>args[self.results[i]])
        sizes[i] = <int32_t>len(members)
        types += members
    return types


# --- making ---


cdef int raw_successors(Context ctx, list blocks, McBlock *raw) except -1:
    cdef Py_ssize_t i
    cdef Block block
    for i in range(len(blocks)):
        if blocks[i] is None:
            raise ValueError("successor block cannot be None")
        if not isinstance(blocks[i], Block):
            raise TypeError(f"a successor must be a Block, not {type(blocks[i]).__name__}")
        block = <Block>blocks[i]
        block_alive(block)
        same_context(ctx, block.root.ctx, "the successor")
        check_idle(ctx, mc_block_parent_op(ctx.c, block.block))
        raw[i] = block.block
    return 0


cdef McOpName recipe_name(Recipe self, Context ctx) except *:
    cdef McOpName name
    if self.serial == ctx.serial:
        return self.op_name
    name = mc_op_name(ctx.c, self.utf8, <size_t>len(self.utf8))
    raise_pending(ctx)
    if name.index == 0:
        raise out_of_memory(ctx)
    if mc_op_name_is_registered(ctx.c, name):  # else its dialect is not loaded yet: the next call tries again
        self.op_name = name
        self.serial = ctx.serial
    return name


cdef Root create_by_recipe(Recipe self, PyObject **args, McOp *made_op):
    """Makes an operation; returns the Root of its tree. When an argument is wrong, nothing is made.

    `args`: for each slot, then loc and ip; borrowed. All code that may run Python comes first: after the first raw operand is taken, no
    Python runs.
    """
    cdef Py_ssize_t n = len(self.slots)
    cdef Frame frame = top_frame()
    cdef Location place = location_for_operation(<object>args[n], frame)
    cdef Context ctx = bound(place.ctx, "location")
    cdef McContext *c = ctx.c
    cdef Target target
    cdef McOpState state
    cdef PyObject *few_handles[FEW]
    cdef McValue[FEW] few_values
    cdef McType[FEW] few_types
    cdef McBlock[FEW] few_blocks
    cdef McNamedAttr[FEW] few_attrs
    cdef McNamedAttr[FEW] few_props
    cdef int32_t[GROUPS] operand_sizes
    cdef int32_t[GROUPS] result_sizes
    cdef PyObject **handles = few_handles
    cdef McValue *raw_values = few_values
    cdef McType *raw_types = few_types
    cdef McBlock *raw_blocks = few_blocks
    cdef McNamedAttr *entries = few_attrs
    cdef Scratch value_room, type_room, attr_room, block_room
    cdef McOp op
    cdef McInferred inferred
    cdef Py_ssize_t i
    cdef size_t count = 0, num_props = 0
    cdef tuple values = None
    cdef list kept = None      # handles of single results, for arguments that are operations
    cdef list types = None
    cdef list blocks = None
    memset(&state, 0, sizeof(state))
    state.name = recipe_name(self, ctx)
    if self.one_each:
        state.num_operands = <size_t>self.num_operands
        for i in range(self.num_operands):
            operand_sizes[i] = 1
            handles[i] = args[self.operands[i]]
            if not isinstance(<object>handles[i], Value):
                value = operand_value(self, i, <object>handles[i], False)
                if kept is None:
                    kept = []
                kept.append(value)
                handles[i] = <PyObject *>value
    else:
        values = operand_values(self, args, operand_sizes)
        handles = tuple_items(values)
        state.num_operands = <size_t>len(values)
    if self.num_attrs > 0:
        if self.num_attrs + 2 > FEW:
            attr_room = Scratch.__new__(Scratch)
            entries = <McNamedAttr *>attr_room.room(<size_t>self.num_attrs + 2, sizeof(McNamedAttr))
        attribute_entries(ctx, self, args, entries, &count, few_props, &num_props)
    if self.given < 0 or <object>args[self.given] is not None:
        types = given_types(self, args, result_sizes)
    elif self.function is not None:
        made = attribute_dict(ctx, entries, count)
        made.update(attribute_dict(ctx, few_props, num_props))
        types = types_by_function(self, ctx, tuple([<object>handles[i] for i in range(<Py_ssize_t>state.num_operands)]), operand_sizes, made)
    if types is not None:
        state.num_results = <size_t>len(types)
        if state.num_results > FEW:
            type_room = Scratch.__new__(Scratch)
            raw_types = <McType *>type_room.room(state.num_results, sizeof(McType))
        for i in range(<Py_ssize_t>state.num_results):
            raw_types[i] = given_type(ctx, self, i, types[i])
    if self.successors:
        blocks = []
        for i in self.successors:
            blocks += group_members(<Slot>self.slots[i], <object>args[i])
    state.num_regions = <size_t>self.regions
    for i in self.counts:
        regions = <object>args[i]
        if not 0 <= regions < 1 << 24:
            raise ValueError("number of regions must be >= 0")
        state.num_regions += <size_t>regions
    if self.operand_sizes:
        entries[count].name = make_ident(ctx, "operandSegmentSizes")
        entries[count].value = sizes_attribute(ctx, operand_sizes, <size_t>self.num_operands)
        count += 1
    if self.result_sizes:
        if self.given >= 0:
            raise MLIRError(f"the result types of '{self.name}' cannot be inferred")
        entries[count].name = make_ident(ctx, "resultSegmentSizes")
        entries[count].value = sizes_attribute(ctx, result_sizes, <size_t>self.num_results)
        count += 1
    split_entries(ctx, entries, count, few_props, num_props, place.loc, &state)
    if state.num_operands > FEW:
        value_room = Scratch.__new__(Scratch)
        raw_values = <McValue *>value_room.room(state.num_operands, sizeof(McValue))
    raw_operands(ctx, handles, state.num_operands, raw_values)
    state.loc = place.loc
    state.operands = raw_values
    if types is None:
        try:
            infer_types(ctx, self, &state, &inferred)
            state.num_results = inferred.len
            if inferred.len > FEW:
                type_room = Scratch.__new__(Scratch)
                raw_types = <McType *>type_room.room(inferred.len, sizeof(McType))
            memcpy(raw_types, inferred.ptr, inferred.len * sizeof(McType))
        finally:
            mc_inferred_fini(c, &inferred)
    if blocks is not None:
        if len(blocks) > FEW:
            block_room = Scratch.__new__(Scratch)
            raw_blocks = <McBlock *>block_room.room(<size_t>len(blocks), sizeof(McBlock))
        raw_successors(ctx, blocks, raw_blocks)
        state.num_successors = <size_t>len(blocks)
    state.results = raw_types
    state.successors = raw_blocks
    cdef InsertionPoint at = resolve_target(<object>args[n + 1], frame, ctx, &target)
    if at is not None:
        if ctx.busy:
            check_idle(ctx, mc_block_parent_op(c, target.block))
        op = mc_op_create_in(c, &state, target.block, target.before)
    else:
        op = mc_op_create(c, &state)
    if op.index == 0:
        raise out_of_memory(ctx)
    ctx.epoch += 1
    made_op[0] = op
    note_inserted(ctx, op, False) if at is not None else None
    return owner_of_new(ctx, None if at is None else at.block_handle.root, op)
