# recipes.pxi - builders and accessors of a definition's class, compiled once (mlircore._views): what a call of arith.addi does
# with its arguments, and what op.lhs reads.

cdef enum Role:
    ROLE_RESULT, ROLE_OPERAND, ROLE_ATTR, ROLE_SUCCESSOR, ROLE_REGIONS, ROLE_RESULTS

cdef enum:
    SINGLE = 0        # arities, as in mlircore._program
    OPTIONAL = 1
    VARIADIC = 2
    FEW = 16          # what arrays on the stack have room for
    GROUPS = 64       # MAX_GROUPS of mlircore._program

cdef enum Answer:
    ANSWER_OP, ANSWER_RESULT, ANSWER_RESULTS, ANSWER_ANY


@cython.final
cdef class Slot:
    """What one argument of a builder is for. `convert(value, context)` makes an attribute of a Python value."""

    cdef Role role
    cdef int arity
    cdef bint must
    cdef bint prop    # it is a property and no attribute
    cdef str name     # of the argument
    cdef str key      # of the attribute
    cdef object convert

    def __init__(self, str role, int arity, bint must, str name not None, str key=None, convert=None, bint prop=False):
        self.role = <Role>"roasgR".index(role)
        self.arity, self.must, self.name, self.key, self.convert, self.prop = arity, must, name, key, convert, prop


cdef list group_members(Slot slot, thing):
    """The values, types or blocks that an argument stands for."""
    if slot.arity == SINGLE or (slot.arity == OPTIONAL and thing is not None):
        return [thing]
    if thing is None:
        return []
    if slot.role == ROLE_OPERAND and isinstance(thing, _OperationBase):
        return list((<_OperationBase>thing).results)
    return list(thing)


@cython.final
cdef class Recipe:
    """How operations of a class are made from the arguments of its builder."""

    cdef str name
    cdef bytes utf8
    cdef object cls           # the class of what is made
    cdef list slots            # of every argument but loc and ip
    cdef list operands, results, attrs, successors   # positions of arguments, in the order that the operation has them
    cdef list counts           # of regions of variadic groups
    cdef list told             # for each result: (function, ...) that says its type; None: types are arguments
    cdef Py_ssize_t given      # position of `results`; -1: there is none
    cdef int regions
    cdef bint operand_sizes, result_sizes   # attributes say how many there are in each group
    cdef Answer answer

    def __init__(self, str name not None, cls not None, list slots not None, list operands not None, list results not None, list attrs not None,
                 list successors not None, list counts not None, told, Py_ssize_t given, int regions, bint operand_sizes, bint result_sizes, str answer not None):
        cdef Slot slot
        check_op_class(cls, "cls")
        if len(operands) > GROUPS or len(results) > GROUPS or sum([(<Slot?>slot).prop for slot in slots]) > FEW:
            raise ValueError("too many groups")
        self.name, self.utf8, self.cls, self.slots = name, name.encode(), cls, slots
        self.operands, self.results, self.attrs, self.successors, self.counts = operands, results, attrs, successors, counts
        self.told, self.given, self.regions = told, given, regions
        self.operand_sizes, self.result_sizes = operand_sizes, result_sizes
        self.answer = <Answer>("op", "result", "results", "any").index(answer)

    def build(self, OpView view not None, *args):
        """Make the operation that `view` is then a handle to: an `__init__`. `args`: every argument, then loc and ip."""
        cdef McOp op
        cdef Root root = create_by_recipe(self, args, &op)
        view.root = root
        view.op = op
        view.generation = mc_op_generation(root.c, op)

    def infer(self, Context context not None, list values not None, dict attributes not None):
        """The types of the results of an operation with these operands and attributes; None: they do not tell."""
        cdef int32_t[GROUPS] sizes
        if self.told is None or not told_sizes(self, values, attributes, sizes):
            return None
        return told_types(context, self, values, sizes, attributes)

    def make(self, *args):
        """Make an operation, and answer what the function that builds it answers."""
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
        view = <OpView>OpView.__new__(<type>self.cls)
        view.root = root
        view.op = op
        view.generation = mc_op_generation(root.c, op)
        return view


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


cdef list operand_values(Recipe self, tuple args, int32_t *sizes):
    """The operands of all groups; `sizes` gets how many each has."""
    cdef list values = []
    cdef list members
    cdef Slot slot
    cdef Py_ssize_t i, position
    for i in range(len(self.operands)):
        position = self.operands[i]
        slot = <Slot>self.slots[position]
        if slot.arity == SINGLE:
            sizes[i] = 1
            values.append(operand_value(self, i, args[position], False))
            continue
        members = group_members(slot, args[position])
        if len(members) > INT32_MAX:
            raise OverflowError("too many operands")
        sizes[i] = <int32_t>len(members)
        for thing in members:
            values.append(operand_value(self, i, thing, slot.arity == VARIADIC))
    return values


cdef McAttr sizes_attribute(Context ctx, const int32_t *sizes, size_t count) except *:
    cdef McAttr attr = mc_attr_dense_array(ctx.c, mc_type_integer(ctx.c, 32, MC_SIGNLESS), sizes, count, NULL)
    if attr.index == 0:
        raise MemoryError()
    return attr


cdef int add_entry(Context ctx, McNamedAttr *entry, str key, Attribute attr) except -1:
    same_context(ctx, attr.ctx, "the attribute")
    entry.name = make_ident(ctx, key)
    entry.value = attr.attr
    return 0


cdef int attribute_entries(Context ctx, Recipe self, tuple args, McNamedAttr *entries, size_t *count, McNamedAttr *props, size_t *num_props,
                           dict made) except -1:
    """Fills in what the arguments say of attributes and properties. `made`, if not None, gets them by name."""
    cdef Slot slot
    for i in self.attrs:
        slot = <Slot>self.slots[i]
        value = args[i]
        if value is None:
            if slot.must:
                raise ValueError(f"'{slot.name}' must be given")
            continue
        if not isinstance(value, Attribute):
            value = slot.convert(value, ctx)
            if value is None:
                continue
            if not isinstance(value, Attribute):
                raise TypeError(f"'{slot.name}': what was made of {args[i]!r} is no attribute")
        if slot.prop:
            add_entry(ctx, &props[num_props[0]], slot.key, <Attribute>value)
            num_props[0] += 1
        else:
            add_entry(ctx, &entries[count[0]], slot.key, <Attribute>value)
            count[0] += 1
        if made is not None:
            made[slot.key] = value
    return 0


cdef list told_types(Context ctx, Recipe self, list values, const int32_t *sizes, dict made):
    """Types of results that operands and attributes say."""
    cdef list types = []
    cdef Py_ssize_t i, group, at
    for how, what, transform in self.told:
        if how == "operand":
            at, group = 0, what
            for i in range(group):
                at += sizes[i]
            type = (<Value>values[at]).type
            types.append(type if transform is None else transform_type(transform, type))
        elif how == "attribute":
            types.append(what(made))
        elif how == "type":
            types.append(what(ctx))
        else:
            types.extend(what(ctx, values, [sizes[i] for i in range(len(self.operands))], made))
    return types


cdef bint told_sizes(Recipe self, list values, dict attributes, int32_t *sizes) except -1:
    """How many of the operands each group has; false: they are not what the definition asks for."""
    cdef Py_ssize_t i, groups = len(self.operands), varying = 0, each = 0, total = 0
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


cdef McType given_type(Context ctx, Recipe self, Py_ssize_t i, thing) except *:
    if not isinstance(thing, Type):
        raise ValueError(f'Result {i} of operation "{self.name}" must be a Type (got {type(thing).__name__})')
    same_context(ctx, (<Type>thing).ctx, "the result type")
    return (<Type>thing).type


cdef int raw_operands(Context ctx, list values, McValue *raw) except -1:
    cdef Py_ssize_t i
    cdef Value value
    for i in range(len(values)):
        value = <Value>values[i]
        value_alive(value)
        same_context(ctx, value.root.ctx, "the operand")
        check_idle_value(ctx, value.value)
        raw[i] = value.value
    return 0


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


cdef list result_types_of(Context ctx, Recipe self, tuple args, list values, const int32_t *operand_sizes, dict made, int32_t *sizes):
    """The types of all results; `sizes` gets how many each group has."""
    cdef list types = []
    cdef list members
    cdef Py_ssize_t i, position
    if self.told is None:
        for i in range(len(self.results)):
            position = self.results[i]
            members = group_members(<Slot>self.slots[position], args[position])
            sizes[i] = <int32_t>len(members)
            types += members
    elif args[self.given] is None:
        types = told_types(ctx, self, values, operand_sizes, made)
    else:
        types = list(args[self.given])
    return types


cdef int split_entries(Context ctx, Recipe self, McNamedAttr *entries, size_t count, McNamedAttr *props, size_t num_props, McLoc loc,
                       McOpState *state) except -1:
    """What is given as attributes and properties as the operation's properties, defaults included, and its other attributes."""
    cdef McIdent duplicate
    if count == 0 and num_props == 0:
        mc_op_name_split_attributes(ctx.c, state.name, loc, &state.attrs, &state.properties, NULL)  # defaults: cannot fail
        return 0
    if count > 0:
        state.attrs = mc_attr_dictionary(ctx.c, entries, count, &duplicate)
    if num_props > 0:
        state.properties = mc_attr_dictionary(ctx.c, props, num_props, &duplicate)
    if (count > 0 and state.attrs.index == 0) or (num_props > 0 and state.properties.index == 0):
        raise MemoryError()
    state.loc = loc
    return split_state(ctx, state)


cdef Root create_by_recipe(Recipe self, tuple args, McOp *made_op):
    """Makes an operation; the answer is the Root of its tree. Nothing is made when one of the arguments is not what it must be.

    Whatever may run Python comes first: from where raw operands are taken on, nothing does.
    """
    cdef Py_ssize_t n = len(self.slots)
    if len(args) != n + 2:
        raise TypeError(f"{self.name}: {len(args)} arguments where there must be {n + 2}")
    loc, ip = args[n], args[n + 1]
    if loc is not None and not isinstance(loc, Location):
        raise TypeError(f"loc must be a Location or None, not {type(loc).__name__}")
    cdef Location place = location_for_operation(<Location>loc)
    cdef Context ctx = bound(place.ctx, "location")
    cdef McContext *c = ctx.c
    cdef Target target
    cdef McOpState state
    cdef McValue[FEW] few_values
    cdef McType[FEW] few_types
    cdef McBlock[FEW] few_blocks
    cdef McNamedAttr[FEW] few_attrs
    cdef McNamedAttr[FEW] few_props
    cdef int32_t[GROUPS] operand_sizes
    cdef int32_t[GROUPS] result_sizes
    cdef McValue *raw_values = few_values
    cdef McType *raw_types = few_types
    cdef McBlock *raw_blocks = few_blocks
    cdef McNamedAttr *entries = few_attrs
    cdef Scratch value_room, type_room, attr_room, block_room
    cdef McOp op
    cdef Py_ssize_t i
    cdef size_t count = 0, num_props = 0
    cdef list values, types
    cdef list blocks = None
    cdef dict made = None
    memset(&state, 0, sizeof(state))
    state.name = mc_op_name(c, self.utf8, <size_t>len(self.utf8))
    if ctx.pending:
        raise_pending(ctx)
    if state.name.index == 0:
        raise MemoryError()
    values = operand_values(self, args, operand_sizes)
    if len(self.attrs) > 0:
        if len(self.attrs) + 2 > FEW:
            attr_room = Scratch.__new__(Scratch)
            entries = <McNamedAttr *>attr_room.room(<size_t>len(self.attrs) + 2, sizeof(McNamedAttr))
        made = {} if self.told is not None else None
        attribute_entries(ctx, self, args, entries, &count, few_props, &num_props, made)
    types = result_types_of(ctx, self, args, values, operand_sizes, made, result_sizes)
    if self.successors:
        blocks = []
        for i in self.successors:
            blocks += group_members(<Slot>self.slots[i], args[i])
    state.num_regions = <size_t>self.regions
    for i in self.counts:
        if not 0 <= args[i] < 1 << 24:
            raise ValueError("number of regions must be >= 0")
        state.num_regions += <size_t>args[i]
    if self.operand_sizes:
        entries[count].name = make_ident(ctx, "operandSegmentSizes")
        entries[count].value = sizes_attribute(ctx, operand_sizes, <size_t>len(self.operands))
        count += 1
    if self.result_sizes:
        if self.told is not None:
            raise MLIRError(f"the result types of '{self.name}' cannot be inferred")
        entries[count].name = make_ident(ctx, "resultSegmentSizes")
        entries[count].value = sizes_attribute(ctx, result_sizes, <size_t>len(self.results))
        count += 1
    if len(types) > FEW:
        type_room = Scratch.__new__(Scratch)
        raw_types = <McType *>type_room.room(<size_t>len(types), sizeof(McType))
    for i in range(len(types)):
        raw_types[i] = given_type(ctx, self, i, types[i])
    split_entries(ctx, self, entries, count, few_props, num_props, place.loc, &state)
    if len(values) > FEW:
        value_room = Scratch.__new__(Scratch)
        raw_values = <McValue *>value_room.room(<size_t>len(values), sizeof(McValue))
    raw_operands(ctx, values, raw_values)
    if blocks is not None:
        if len(blocks) > FEW:
            block_room = Scratch.__new__(Scratch)
            raw_blocks = <McBlock *>block_room.room(<size_t>len(blocks), sizeof(McBlock))
        raw_successors(ctx, blocks, raw_blocks)
        state.num_successors = <size_t>len(blocks)
    state.loc = place.loc
    state.operands = raw_values
    state.num_operands = <size_t>len(values)
    state.results = raw_types
    state.num_results = <size_t>len(types)
    state.successors = raw_blocks
    cdef InsertionPoint at = resolve_target(ip, ctx, &target)
    if at is not None:
        check_idle(ctx, mc_block_parent_op(c, target.block))
        op = mc_op_create_in(c, &state, target.block, target.before)
    else:
        op = mc_op_create(c, &state)
    if op.index == 0:
        raise MemoryError()
    ctx.epoch += 1
    made_op[0] = op
    return owner_of_new(ctx, None if at is None else at.block_handle.root, op)


# --- accessors ---


cdef struct Span:                 # a group of operands or results
    uint32_t start, count


@cython.final
cdef class Accessor:
    """What an operation has for a field of its class. On the class it is the field, `field`."""

    cdef readonly object field, convert   # as Slot.convert
    cdef Role role
    cdef int arity
    cdef str key, op_name
    cdef tuple arities        # of all groups of operands or results
    cdef uint32_t number      # which of them it is
    cdef bint is_segmented, is_unit
    cdef readonly bint can_set, can_delete

    def __init__(self, field, str op_name not None, str role not None, int arity, str key not None, tuple arities not None, uint32_t number,
                 bint is_segmented=False, bint is_unit=False, bint can_delete=False, convert=None):
        self.field, self.op_name, self.role, self.arity, self.key = field, op_name, <Role>"roasgR".index(role), arity, key
        self.arities, self.number, self.is_segmented, self.convert = arities, number, is_segmented, convert
        self.is_unit, self.can_delete, self.can_set = is_unit, can_delete, role == "a"

    def __get__(self, op, owner):
        if op is None:
            return self.field
        return read_accessor(self, <_OperationBase?>op)

    def __set__(self, op, value):
        write_accessor(self, <_OperationBase?>op, value)

    def __delete__(self, op):
        cdef _OperationBase handle = <_OperationBase?>op
        if not self.can_delete:
            raise AttributeError(f"property '{self.key}' of '{type(op).__name__}' object has no deleter")
        del handle.attributes[self.key]


cdef Span group_span(Accessor self, McContext *c, _OperationBase op, uint32_t total) except *:
    """Where a group is. Raises MLIRError when the operation is not what its definition says."""
    cdef Span span
    cdef uint32_t i, single = 0, varying = 0, each = 0, sum = 0, size
    cdef uint32_t groups = <uint32_t>len(self.arities)
    cdef McAttr sizes
    cdef McStr bytes_
    cdef int32_t entry
    span.start = 0
    span.count = 0
    if self.is_segmented:
        sizes = mc_op_attribute(c, op.op, make_ident(op.root.ctx, "resultSegmentSizes" if self.role == ROLE_RESULT else "operandSegmentSizes"))
        if sizes.index != 0 and mc_kind(c, sizes.index) == MC_ATTR_DENSE_ARRAY and mc_attr_dense_count(c, sizes) == groups:
            bytes_ = mc_attr_dense_data(c, sizes)
            if bytes_.len == groups * sizeof(int32_t):
                for i in range(groups):
                    memcpy(&entry, bytes_.ptr + i * sizeof(int32_t), sizeof(int32_t))
                    if entry < 0 or <uint32_t>entry > total - sum:
                        break
                    if i == self.number:
                        span.start = sum
                        span.count = <uint32_t>entry
                    sum += <uint32_t>entry
                else:
                    if sum == total:
                        return span
    else:
        for i in range(groups):
            if <int>self.arities[i] == SINGLE:
                single += 1
            else:
                varying += 1
        if varying and total >= single:
            each = (total - single) // varying
        for i in range(groups):
            size = 1 if <int>self.arities[i] == SINGLE else each
            if i == self.number:
                span.start = sum
                span.count = size
            sum += size
        if sum == total and (each < 2 or VARIADIC in self.arities):
            return span
    what = "results" if self.role == ROLE_RESULT else "operands"
    raise MLIRError(f"'{self.op_name}' does not have the {what} that its definition asks for")


cdef object part_of(type cls, _OperationBase op, uint32_t start, uint32_t count):
    cdef _Sequence part = <_Sequence>make_sequence(cls, op, None)
    part.start = start
    part.count = count
    return part


cdef object read_accessor(Accessor self, _OperationBase op):
    cdef McContext *c = alive(op)
    cdef Span span
    cdef McAttr attr
    cdef McValue value
    cdef uint32_t count
    if self.role == ROLE_ATTR:
        attr = mc_op_attribute(c, op.op, make_ident(op.root.ctx, self.key))
        if self.is_unit:
            return attr.index != 0
        if attr.index != 0:
            return make_attribute(op.root.ctx, attr)
        if self.can_delete:
            return None
        raise KeyError("attempt to access a non-existent attribute")
    if self.role == ROLE_REGIONS:
        count = mc_op_num_regions(c, op.op)
        if self.arity == VARIADIC:
            return part_of(RegionSequence, op, self.number, count - self.number if count >= self.number else 0)
        if count <= self.number:
            raise IndexError("index out of range")
        return make_region(op.root, mc_op_region(c, op.op, self.number))
    if self.role == ROLE_SUCCESSOR:
        count = mc_op_num_successors(c, op.op)
        if self.arity == VARIADIC:
            return part_of(OpSuccessors, op, self.number, count - self.number if count >= self.number else 0)
        return op.successors[self.number]
    span = group_span(self, c, op, mc_op_num_results(c, op.op) if self.role == ROLE_RESULT else mc_op_num_operands(c, op.op))
    if self.arity == VARIADIC:
        return part_of(OpResultList if self.role == ROLE_RESULT else OpOperandList, op, span.start, span.count)
    if span.count == 0:
        return None
    if self.role == ROLE_RESULT:
        return make_result(op.root, op.op, span.start)
    value = mc_op_operand(c, op.op, span.start)
    if value.index == 0:
        raise MLIRError("the operand has no value: what defined it was erased")
    return make_value(op.root, value)


cdef int write_accessor(Accessor self, _OperationBase op, value) except -1:
    alive(op)
    if not self.can_set:
        raise AttributeError(f"property '{self.key}' of '{type(op).__name__}' object has no setter")
    if self.is_unit:
        value = self.convert(True, op.root.ctx) if value else None
    elif value is None and not self.can_delete:
        raise ValueError("'None' not allowed as value for mandatory attributes")
    elif value is not None and not isinstance(value, Attribute):
        value = self.convert(value, op.root.ctx)
    if value is not None:
        op.attributes[self.key] = value
    elif self.key in op.attributes:
        del op.attributes[self.key]
    return 0
